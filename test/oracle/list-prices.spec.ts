import { Decimal } from '../../src/kernel/money/decimal.js';
import {
  isPrice,
  offeredPrice,
  type OfferedList,
  type PriceQuestion,
} from '../../src/kernel/prices/offered-price.js';
import { Dice } from './random-documents.js';

/** With WHOLE=1, all of them. */
const CASES = process.env['WHOLE'] === '1' ? 10_000 : 1_000;

const DAYS = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'] as const;
const CURRENCIES = ['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'JPY', 'KWD'] as const;
const EXPONENTS = { EUR: 2n, JPY: 0n, KWD: 3n } as const;
const PRODUCTS = ['wheel', 'axle'] as const;

type Currency = (typeof CURRENCIES)[number];

/** A price of up to six decimals; those that end on half a cent are frequent. */
function somePrice(dice: Dice): Decimal {
  const decimals = 10n ** BigInt(dice.one([0, 3, 4, 4, 5, 6]));
  return Decimal.ofMicros(dice.digits(5) * decimals);
}

function someDay(dice: Dice): string | null {
  return dice.one([null, null, null, ...DAYS]);
}

function someList(dice: Dice, base: OfferedList | undefined): OfferedList {
  const steps = new Map(
    PRODUCTS.map((product) => {
      const quantities = [
        ...new Set(Array.from({ length: dice.roll(4) }, () => dice.one([0n, 1n, 2n, 10n, 11n]))),
      ];
      return [
        product,
        quantities.map((whole) => {
          return { min_quantity: Decimal.ofMicros(whole * 1_000_000n), price: somePrice(dice) };
        }),
      ];
    }),
  );
  return {
    id: base === undefined ? 'base' : 'own',
    currency: dice.one(CURRENCIES),
    prices_include_tax: false,
    valid_from: someDay(dice),
    valid_until: someDay(dice),
    discount_percent: dice.one([null, null, Decimal.ofMicros(BigInt(dice.roll(1_000_001)) * 100n)]),
    isArchived: dice.roll(20) === 0,
    base,
    steps,
  };
}

function someQuestion(dice: Dice): PriceQuestion {
  const price = dice.roll(6) === 0 ? null : somePrice(dice);
  return {
    product: { id: dice.one(PRODUCTS), price, currency: dice.one(CURRENCIES) },
    quantity: Decimal.ofMicros(
      dice.one([-1n, 1n]) * dice.one([1n, 999_999n, 1_000_000n, 10_000_000n, 11_500_000n]),
    ),
    on: dice.one(DAYS),
    currency: dice.one(CURRENCIES),
  };
}

/** The rules once more, as a person reads them off the page of price lists: from the price of the product upwards. */
function read(list: OfferedList | undefined, question: PriceQuestion): string {
  const { product, currency, on, quantity } = question;
  let answer = 'required';
  if (product.price !== null)
    answer = product.currency === currency ? product.price.toString() : 'wrong_currency';
  for (const one of [list?.base, list]) {
    if (one === undefined) continue;
    // What is based on a list that does not hold is read on its own.
    const holds = on >= (one.valid_from ?? '0') && on <= (one.valid_until ?? '9');
    if (!holds) {
      if (one === list) answer = read(undefined, question);
      continue;
    }
    const pieces = quantity.toString().replace('-', '');
    const reached = (one.steps.get(product.id) ?? [])
      .filter(({ min_quantity }) => Number(min_quantity.toString()) <= Number(pieces))
      .toSorted((a, b) => Number(a.min_quantity.toString()) - Number(b.min_quantity.toString()));
    if (one.isArchived) answer = 'archived';
    else if (one.currency !== currency) answer = 'wrong_currency';
    else if (reached.length > 0) answer = String(reached.at(-1)?.price.toString());
    else if (one.discount_percent !== null) answer = less(answer, one.discount_percent, currency as Currency);
  }
  return answer;
}

/** A price less a percentage, cut to its decimals, and put up by one where half of the last place or more is gone. */
function less(full: string, percent: Decimal, currency: Currency): string {
  if (!/^\d/.test(full)) return full;
  const [whole = '', fraction = ''] = full.split('.');
  const decimals = BigInt(Math.max(Number(EXPONENTS[currency]), fraction.length));
  // In units of the last place, and in millionths of one percent.
  const units = BigInt(whole + fraction.padEnd(Number(decimals), '0'));
  const left = units * (100_000_000n - percent.micros);
  const cut = left / 100_000_000n;
  const isUp = (left % 100_000_000n) * 2n >= 100_000_000n;
  const text = String(cut + (isUp ? 1n : 0n)).padStart(Number(decimals) + 1, '0');
  if (decimals === 0n) return text;
  return `${text.slice(0, -Number(decimals))}.${text.slice(-Number(decimals))}`.replace(/\.?0+$/, '');
}

describe(`the price that lists give, in ${CASES} random cases`, () => {
  it('is the one that the rules give when they are read from the product upwards', () => {
    const dice = new Dice(431);
    const met = new Map<string, number>();
    const wrong: unknown[] = [];
    for (let index = 0; index < CASES; index += 1) {
      const base = dice.roll(2) === 0 ? someList(dice, undefined) : undefined;
      const list = dice.roll(8) === 0 ? undefined : { ...someList(dice, base), id: 'own', base };
      const question = someQuestion(dice);
      const found = offeredPrice(list, question);
      const answer = isPrice(found) ? found.price.toString() : found.code;
      if (answer !== read(list, question)) wrong.push([list, question, answer, read(list, question)]);
      const kind = isPrice(found)
        ? found.source.discount_percent
          ? 'discount'
          : found.source.from
        : found.code;
      met.set(kind, (met.get(kind) ?? 0) + 1);
    }
    expect(wrong).toEqual([]);
    // Each way out of the rules was met often.
    const often = ['price_list', 'discount', 'product', 'required', 'wrong_currency', 'archived'];
    expect(often.filter((kind) => (met.get(kind) ?? 0) < CASES / 100)).toEqual([]);
  });
});
