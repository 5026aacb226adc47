import { exponentOf, written } from '../model/fraction.js';
import type { Books } from '../model/books.js';
import type { Invoice } from '../model/shapes.js';
import type { Random } from '../run/random.js';

/** Returns one of the invoices that fulfil a condition. */
export function anInvoice(
  model: Books,
  random: Random,
  condition: (invoice: Invoice) => boolean,
): Invoice | undefined {
  return random.pick([...model.invoices.values()].filter((invoice) => condition(invoice)));
}

/** Returns the next name of a kind: i1, i2, i3. */
export function nextLabel(kind: string, things: ReadonlyMap<string, unknown>): string {
  return `${kind}${things.size + 1}`;
}

/** Returns a part of an amount, most often all of it. At least one minor unit. */
export function aPartOf(amount: bigint, random: Random): bigint {
  if (random.chance(0.6)) return amount;
  const part = (amount * BigInt(1 + random.below(99))) / 100n;
  return part > 0n ? part : amount;
}

/** Writes minor units as the number that a body has. */
export function numberOf(units: bigint, currency: string): number {
  return Number(written(units, currency));
}

/** Reads such a number again. */
export function unitsOfNumber(amount: number, currency: string): bigint {
  const exponent = exponentOf(currency);
  const [whole = '', decimals = ''] = String(amount).split('.');
  return BigInt(whole + decimals.padEnd(exponent, '0'));
}
