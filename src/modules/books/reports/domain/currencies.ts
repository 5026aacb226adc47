import type { CurrencyCode } from '../../../../kernel/money/currency.js';

/** The organization's own currency, then those of the sums in the order of their letters. */
export function currenciesOf(
  sums: readonly { readonly currency: CurrencyCode }[],
  own: CurrencyCode,
): CurrencyCode[] {
  const others = new Set(sums.map(({ currency }) => currency).filter((currency) => currency !== own));
  return [own, ...[...others].sort()];
}
