import type { MinorUnits } from '../money/amount.js';
import { currencyExponent, type CurrencyCode } from '../money/currency.js';
import { Decimal } from '../money/decimal.js';

export const discountSettlings = ['auto', 'never'] as const;

/** What an organization says of invoices that money leaves a rest of. Amounts hold in whatever currency is due. */
export interface Settling {
  /** Whether a discount for paying early is taken by itself, or only where somebody says so. */
  readonly discounts: (typeof discountSettlings)[number];
  /** By how much money may differ from what a discount asks for; nothing where it is left out. */
  readonly tolerance?: number;
  /** The most of a rest that is let go; left out, no limit but a tenth of what was to be paid. */
  readonly rest_max?: number;
}

export const defaultSettling: Settling = { discounts: 'auto' };

/** Such an amount in the smallest unit of a currency; what is smaller than that is cut off. */
export function unitsWithin(amount: number, currency: CurrencyCode): MinorUnits {
  const micros = Decimal.ofNumber(amount)?.micros ?? 0n;
  return micros / 10n ** BigInt(6 - currencyExponent(currency));
}
