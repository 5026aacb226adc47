import fc from 'fast-check';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { percentOf } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { Problem } from '../../../../kernel/problems/problem.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CreditItemDetails, CreditSettlement } from './credit-note.js';
import { isSameGroup, type Credited, type InvoiceLine, type TaxGroup } from './creditable.js';
import { newCreditNote, type CreditableInvoice, type NewCreditNote } from './new-credit-note.js';

const NOTHING: Credited = { lines: [], groups: [] };
const RATES: readonly (readonly [TaxCategory, string])[] = [
  ['S', '19'],
  ['S', '7'],
  ['S', '5.5'],
  ['Z', '0'],
];

function decimal(text: string): Decimal {
  return Decimal.parse(text) ?? Decimal.zero;
}

function line(id: string, taxable: bigint, { at = 0, quantity = '1' } = {}): InvoiceLine {
  const [tax_category, rate] = RATES[at] ?? ['S', '19'];
  const amounts = { quantity: decimal(quantity), taxable, tax_rate: decimal(rate), tax_category };
  const said = { product_name: `Product ${id}`, description: null, unit: null, e_invoice: null };
  return { id, ...said, ...amounts, price: decimal('10'), price_base_quantity: decimal('1') };
}

/** Each group as it follows from the lines, with something that no line has. */
function invoiceOf(items: readonly InvoiceLine[], unlined = 0n, payable_rounding = 0n): CreditableInvoice {
  const groups = RATES.flatMap(([category, text]): TaxGroup[] => {
    const rate = decimal(text);
    const own = items.filter((item) => isSameGroup({ category, rate }, groupOf(item)));
    if (own.length === 0) return [];
    const taxable = sumOf(own.map((item) => item.taxable)) + unlined;
    return [{ category, rate, taxable, tax: percentOf(taxable, rate, 'half-up') }];
  });
  const total = totalOf(groups);
  const amount_due = total + payable_rounding;
  const pricing = { currency: 'EUR', prices_include_tax: false } as const;
  const nothing = { withholdings: null, without: new Set<string>() };
  return { ...pricing, ...nothing, amount_due, payable_rounding, endedBy: () => 0n, items, groups };
}

function groupOf(item: InvoiceLine): { category: TaxCategory; rate: Decimal } {
  return { category: item.tax_category, rate: item.tax_rate };
}

function totalOf(groups: readonly TaxGroup[]): bigint {
  return sumOf(groups.map(({ taxable, tax }) => taxable + tax));
}

function credit(
  invoice: CreditableInvoice,
  items: readonly CreditItemDetails[] | undefined,
  { credited = NOTHING, settlement = 'customer_credit' }: CreditOptions = {},
): NewCreditNote {
  return newCreditNote({ reason: 'other', settlement, ...(items && { items }) }, invoice, credited);
}

interface CreditOptions {
  readonly credited?: Credited;
  readonly settlement?: CreditSettlement;
}

function faultsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return (error.extras.errors ?? []).map((e) => `${e.pointer} ${e.code}`);
    throw error;
  }
  return [];
}

function and(credited: Credited, note: NewCreditNote): Credited {
  return { lines: [...credited.lines, ...note.lines], groups: [...credited.groups, ...note.groups] };
}

const hundred = invoiceOf([
  line('a', 10_000n, { at: 0, quantity: '10' }),
  line('b', -2_000n),
  line('c', 333n, { at: 1 }),
]);

describe('a credit note over everything', () => {
  it('mirrors the invoice', () => {
    const note = credit(hundred, undefined);
    expect(note.lines.map(({ invoice_item_id, net }) => [invoice_item_id, net])).toEqual([
      ['a', 10_000n],
      ['b', -2_000n],
      ['c', 333n],
    ]);
    expect(note).toMatchObject({ subtotal: 8_333n, tax_total: 1_543n, total: 9_876n, unapplied_amount: 0n });
    expect(note.groups).toEqual(hundred.groups);
  });

  it('takes back the rounding of the amount payable too', () => {
    const rounded = invoiceOf([line('a', 9_998n, { at: 3 })], 0n, 2n);
    expect(credit(rounded, undefined)).toMatchObject({
      total: 9_998n,
      payable_rounding: 2n,
      applied_amount: 10_000n,
    });
  });

  it('has a line for what no line of the invoice has', () => {
    const charged = invoiceOf([line('a', 100n, { at: 3 })], 50n);
    expect(
      credit(charged, undefined).lines.map(({ invoice_item_id, net }) => [invoice_item_id, net]),
    ).toEqual([
      ['a', 100n],
      [null, 50n],
    ]);
  });
});

describe('a credit note over some items', () => {
  it('takes a line in proportion to the quantity, and the rest with the last piece', () => {
    const thirds = invoiceOf([line('a', 1_000n, { at: 3, quantity: '3' })]);
    const one = credit(thirds, [{ item_id: 'a', quantity: decimal('1') }]);
    expect(one.total).toBe(333n);
    const rest = credit(thirds, [{ item_id: 'a', quantity: decimal('2') }], { credited: and(NOTHING, one) });
    expect(rest.total).toBe(667n);
  });

  it('computes the tax of the group, and takes the rest of it with the rest of the group', () => {
    const cents = invoiceOf([line('a', 3n), line('b', 3n), line('c', 3n)]);
    expect(cents.groups[0]?.tax).toBe(2n);
    const first = credit(cents, [{ item_id: 'a' }]);
    const second = credit(cents, [{ item_id: 'b' }], { credited: and(NOTHING, first) });
    const third = credit(cents, [{ item_id: 'c' }], { credited: and(and(NOTHING, first), second) });
    expect([first, second, third].map(({ tax_total }) => tax_total)).toEqual([1n, 1n, 0n]);
  });

  it('may name a tax group instead of a line', () => {
    const item = { amount: decimal('10'), tax_rate: decimal('19'), description: 'Goodwill' };
    const note = credit(hundred, [item]);
    expect(note).toMatchObject({ subtotal: 1_000n, tax_total: 190n, total: 1_190n });
    const rest = credit(hundred, undefined, { credited: and(NOTHING, note) });
    expect(rest.lines.at(-1)).toMatchObject({ invoice_item_id: null, net: -1_000n });
    expect(rest.total).toBe(9_876n - 1_190n);
  });

  it('lowers what is due first; the rest is credit, or was refunded', () => {
    const partlyPaid = { ...hundred, amount_due: 876n };
    expect(credit(partlyPaid, undefined)).toMatchObject({ applied_amount: 876n, unapplied_amount: 9_000n });
    const refunded = credit(partlyPaid, undefined, { settlement: 'refunded' });
    expect(refunded).toMatchObject({ applied_amount: 876n, refunded_amount: 9_000n, unapplied_amount: 0n });
  });

  it.each<[string, CreditItemDetails[], string[]]>([
    ['an unknown item', [{ item_id: 'x' }], ['#/items/0/item_id unknown_reference']],
    [
      'more than a line',
      [{ item_id: 'a' }, { item_id: 'c', amount: decimal('3.34') }],
      ['#/items/1/amount more_than_creditable'],
    ],
    [
      'one line twice',
      [{ item_id: 'a' }, { item_id: 'a', amount: decimal('0.01') }],
      ['#/items/1/item_id more_than_creditable'],
    ],
    [
      'more pieces than were sold',
      [{ item_id: 'a', quantity: decimal('10.000001') }],
      ['#/items/0/quantity more_than_creditable'],
    ],
    ['the wrong sign', [{ item_id: 'b', amount: decimal('1') }], ['#/items/0/amount more_than_creditable']],
    ['more than a tax group', [{ item_id: 'a' }], ['#/items more_than_creditable']],
    ['less than nothing', [{ item_id: 'b' }], ['#/items more_than_creditable']],
    ['half a cent', [{ item_id: 'c', amount: decimal('0.005') }], ['#/items/0/amount too_many_decimals']],
    [
      'the tax of another',
      [{ item_id: 'c', tax_rate: decimal('19') }],
      ['#/items/0/tax_rate not_on_invoice'],
    ],
    ['no line and no tax', [{ amount: decimal('1') }], ['#/items/0/tax_rate required']],
    [
      'a tax that the invoice has not',
      [{ amount: decimal('1'), tax_rate: decimal('20'), description: 'x' }],
      ['#/items/0/tax_rate not_on_invoice'],
    ],
  ])('is refused for %s', (_what, items, faults) => {
    expect(faultsOf(() => credit(hundred, items))).toEqual(faults);
  });
});

const lineArbitrary = fc.record({
  taxable: fc.bigInt({ min: -300n, max: 100_000n }),
  rate: fc.nat({ max: RATES.length - 1 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});

const itemArbitrary = fc.record({
  at: fc.nat({ max: 5 }),
  amount: fc.option(fc.bigInt({ min: -200n, max: 60_000n })),
  quantity: fc.option(fc.integer({ min: 1, max: 6 })),
  byGroup: fc.boolean(),
});

type DrawnItem = typeof itemArbitrary extends fc.Arbitrary<infer T> ? T : never;

function itemOf(
  { at, amount, quantity, byGroup }: DrawnItem,
  { items }: CreditableInvoice,
): CreditItemDetails {
  const chosen = items[at % items.length]!;
  const given = amount === null ? {} : { amount: Decimal.ofMicros(amount * 10_000n) };
  if (byGroup) {
    const { tax_rate, tax_category } = chosen;
    return { ...given, tax_rate, tax_category, description: 'x' };
  }
  return { item_id: chosen.id, ...given, ...(quantity !== null && { quantity: decimal(String(quantity)) }) };
}

describe('any credit notes and then one over everything', () => {
  it('add up to the invoice: per line, per tax group, in tax and in total; and none exceeds it', () => {
    fc.assert(
      fc.property(
        fc.array(lineArbitrary, { minLength: 1, maxLength: 5 }),
        fc.record({
          unlined: fc.bigInt({ min: -50n, max: 50n }),
          rounding: fc.bigInt({ min: -4n, max: 4n }),
        }),
        fc.array(fc.array(itemArbitrary, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        (drawn, { unlined, rounding }, wanted) => {
          const items = drawn.map(({ taxable, rate, quantity }, at) => {
            return line(String(at), taxable, { at: rate, quantity: String(quantity) });
          });
          const invoice = invoiceOf(items, unlined, rounding);
          const total = totalOf(invoice.groups);
          fc.pre(total > 0n && total + rounding >= 0n);
          const notes: NewCreditNote[] = [];
          let credited = NOTHING;
          let due = invoice.amount_due;
          const take = (names: readonly CreditItemDetails[] | undefined): void => {
            const note = credit({ ...invoice, amount_due: due }, names, { credited });
            notes.push(note);
            credited = and(credited, note);
            due -= note.applied_amount;
            assertSound(note, invoice, credited);
          };
          for (const one of wanted) {
            const names = one.map((item) => itemOf(item, invoice));
            const faults = faultsOf(() => credit({ ...invoice, amount_due: due }, names, { credited }));
            if (faults.length === 0) take(names);
          }
          const isUsedUp = totalOf(credited.groups) === total;
          if (!isUsedUp) take(undefined);
          expect(totalOf(credited.groups)).toBe(total);
          if (notes.every((note) => note.total > 4n)) expect(due).toBe(0n);
          if (!isUsedUp) assertComplete(invoice, credited);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

function assertSound(note: NewCreditNote, { groups }: CreditableInvoice, credited: Credited): void {
  expect(note.total).toBeGreaterThan(0n);
  expect(note.total).toBe(note.subtotal + note.tax_total);
  expect(sumOf(note.lines.map(({ net }) => net))).toBe(note.subtotal);
  const used = note.applied_amount + note.refunded_amount + note.unapplied_amount;
  expect(used).toBe(note.total + note.payable_rounding);
  expect(totalOf(credited.groups)).toBeLessThanOrEqual(totalOf(groups));
  for (const group of groups) {
    const taken = credited.groups.filter((other) => isSameGroup(group, other));
    expect(isBetween(sumOf(taken.map(({ taxable }) => taxable)), group.taxable)).toBe(true);
    expect(isBetween(sumOf(taken.map(({ tax }) => tax)), group.tax)).toBe(true);
  }
}

function assertComplete({ groups, items }: CreditableInvoice, credited: Credited): void {
  for (const group of groups) {
    const taken = credited.groups.filter((other) => isSameGroup(group, other));
    expect(sumOf(taken.map(({ taxable }) => taxable))).toBe(group.taxable);
    expect(sumOf(taken.map(({ tax }) => tax))).toBe(group.tax);
  }
  for (const item of items) {
    const taken = credited.lines.filter(({ invoice_item_id }) => invoice_item_id === item.id);
    expect(sumOf(taken.map(({ net }) => net))).toBe(item.taxable);
  }
}

function isBetween(amount: bigint, limit: bigint): boolean {
  return limit >= 0n ? amount >= 0n && amount <= limit : amount <= 0n && amount >= limit;
}
