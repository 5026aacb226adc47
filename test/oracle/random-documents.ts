import { Decimal } from '../../src/kernel/money/decimal.js';
import type {
  Adjustment,
  DocumentAdjustment,
  PricedDocument,
  PricedLine,
  Tax,
} from '../../src/modules/books/invoices/domain/priced-document.js';

/** Random numbers that are the same in every run (mulberry32). */
export class Dice {
  constructor(private state: number) {}

  /** Returns a number from 0 to below the number of sides. */
  roll(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.roll(values.length)] as Value;
  }

  many<Value>(atMost: number, make: () => Value): Value[] {
    return Array.from({ length: this.roll(atMost + 1) }, make);
  }

  /** Returns an integer with at most this many digits; small ones are as likely as large ones. */
  digits(atMost: number): bigint {
    return BigInt(this.roll(10 ** (1 + this.roll(atMost))));
  }
}

const TAXES: readonly Tax[] = [
  ...['19', '7', '5.5', '9.975', '20', '100', '0.0001'].map((rate) => taxOf(rate, 'S')),
  ...(['Z', 'E', 'AE', 'L'] as const).map((category) => taxOf('0', category)),
  taxOf('7', 'L'),
  taxOf('10', 'M'),
];

/** Returns a document of a few lines with all possible parts, whose amounts often end on half a cent. */
export function randomDocument(dice: Dice): PricedDocument {
  const taxes = Array.from({ length: 1 + dice.roll(3) }, () => dice.one(TAXES));
  const exponent = dice.one([0, 2, 2, 2, 3]);
  const hasAdjustments = dice.roll(2) === 0;
  return {
    exponent,
    tax_rounding: dice.one(['document', 'line']),
    prices_include_tax: dice.roll(3) === 0,
    lines: Array.from({ length: 1 + dice.roll(6) }, () => randomLine(dice, taxes)),
    discounts: hasAdjustments ? dice.many(3, () => ofDocument(dice, taxes)) : [],
    charges: hasAdjustments ? dice.many(2, () => ofDocument(dice, taxes)) : [],
    round_payable_to: dice.one([null, null, 5n, 10n, 100n]),
    payable_rounding: dice.one([undefined, undefined, undefined, dice.digits(2) - 50n]),
    prepaid_amount: dice.one([0n, 0n, dice.digits(4)]),
  };
}

function randomLine(dice: Dice, taxes: readonly Tax[]): PricedLine {
  const micros = dice.one([1n, 1_000n, 10_000n, 500_000n, 1_000_000n]);
  const quantity =
    (1n + dice.digits(3)) * dice.one([1n, 1n, 1n, 1n, -1n]) * dice.one([500_000n, 1_000_000n, 1n]);
  return {
    ...dice.one(taxes),
    quantity: Decimal.ofMicros(quantity),
    price: Decimal.ofMicros(dice.digits(5) * micros),
    price_base_quantity: Decimal.ofMicros(dice.one([1n, 1n, 1n, 3n, 100n, 7n]) * 1_000_000n),
    discounts: dice.roll(3) === 0 ? dice.many(2, () => adjustment(dice)) : [],
    charges: dice.roll(5) === 0 ? dice.many(2, () => adjustment(dice)) : [],
  };
}

function adjustment(dice: Dice): Adjustment {
  if (dice.roll(2) === 0) return { amount: dice.digits(4) };
  return { percent: Decimal.ofMicros(dice.one([100n, 2_500n, 10_000n]) * 100n * dice.digits(2)) };
}

function ofDocument(dice: Dice, taxes: readonly Tax[]): DocumentAdjustment {
  const plain = adjustment(dice);
  return dice.roll(3) === 0 ? { ...plain, tax: dice.one([...taxes, dice.one(TAXES)]) } : plain;
}

function taxOf(rate: string, tax_category: Tax['tax_category']): Tax {
  return { tax_rate: Decimal.parse(rate) ?? Decimal.zero, tax_category };
}
