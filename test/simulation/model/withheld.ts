import { Fraction, exponentOf } from './fraction.js';
import type { Invoice, TaxGroup } from './shapes.js';

/** What the customer withholds of some net, by the rate of the invoice. */
export function withheldOf(
  { withheld, currency }: Pick<Invoice, 'withheld' | 'currency'>,
  groups: readonly Pick<TaxGroup, 'taxable'>[],
): bigint {
  if (withheld === undefined) return 0n;
  const exponent = exponentOf(currency);
  const net = groups.reduce((sum, { taxable }) => sum + taxable, 0n);
  const base = new Fraction(net, 10n ** BigInt(exponent));
  return base.times(new Fraction(BigInt(withheld), 100n)).rounded(exponent);
}
