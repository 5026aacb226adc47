import { readFileSync } from 'node:fs';
import { amountText } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { invoiceTotals } from './invoice-totals.js';
import type { DocumentAdjustment, PricedDocument, PricedLine } from './priced-document.js';

interface Vector {
  readonly name: string;
  readonly currency: string;
  readonly mode?: 'document' | 'line';
  readonly incl?: true;
  readonly items: readonly Readonly<Record<'quantity' | 'price' | 'tax_rate', string> & VectorExtras>[];
  readonly expect: { readonly subtotal: string; readonly tax_total: string; readonly total: string };
}

interface VectorExtras {
  readonly discount_percent?: string;
  readonly net?: string;
}

const decimal = (text: string): Decimal => Decimal.parse(text) ?? Decimal.zero;
const { cases } = JSON.parse(readFileSync('test/vectors/totals.json', 'utf8')) as {
  cases: readonly Vector[];
};

function line(price: string, rate: string, fields: Partial<PricedLine> = {}): PricedLine {
  return {
    quantity: decimal('1'),
    price: decimal(price),
    price_base_quantity: decimal('1'),
    tax_rate: decimal(rate),
    tax_category: rate === '0' ? 'Z' : 'S',
    discounts: [],
    charges: [],
    ...fields,
  };
}

function euros(lines: readonly PricedLine[], fields: Partial<PricedDocument> = {}): PricedDocument {
  return {
    exponent: 2,
    tax_rounding: 'document',
    prices_include_tax: false,
    lines,
    discounts: [],
    charges: [],
    round_payable_to: null,
    prepaid_amount: 0n,
    ...fields,
  };
}

/** A tax of the standard category, as a discount or charge names it. */
function standard(rate: string): DocumentAdjustment['tax'] {
  return { tax_rate: decimal(rate), tax_category: 'S' };
}

function groupsOf(document: PricedDocument): unknown[] {
  return invoiceTotals(document).tax_breakdown.map(({ category, rate, taxable, tax }) => {
    return [category, rate.toString(), taxable, tax];
  });
}

describe('the totals of invoices that other products got wrong', () => {
  it.each(cases.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
    const lines = vector.items.map(({ quantity, price, tax_rate, discount_percent }) => {
      const discounts = discount_percent === undefined ? [] : [{ percent: decimal(discount_percent) }];
      return line(price, tax_rate, { quantity: decimal(quantity), discounts });
    });
    const totals = invoiceTotals(
      euros(lines, {
        exponent: currencyExponent(vector.currency),
        tax_rounding: vector.mode ?? 'document',
        prices_include_tax: vector.incl ?? false,
      }),
    );
    const text = (amount: bigint): string => amountText(amount, vector.currency);
    const { subtotal, tax_total, total } = totals;
    expect({ subtotal: text(subtotal), tax_total: text(tax_total), total: text(total) }).toEqual(
      vector.expect,
    );
    vector.items.forEach(({ net }, at) => {
      if (net !== undefined) expect(text(totals.lines[at]?.net ?? 0n)).toBe(net);
    });
  });
});

describe('a line', () => {
  it('may have a price for more than one unit', () => {
    const screws = line('9.99', '0', { quantity: decimal('250'), price_base_quantity: decimal('100') });
    expect(invoiceTotals(euros([screws])).total).toBe(2498n);
  });

  it('takes every discount and charge from quantity times price', () => {
    const discounts = [{ percent: decimal('10') }, { amount: 500n }];
    const charges = [{ percent: decimal('2.5') }];
    const totals = invoiceTotals(euros([line('200', '0', { discounts, charges })]));
    expect(totals.lines[0]).toEqual({
      gross: 20000n,
      discounts: [2000n, 500n],
      charges: [500n],
      net: 18000n,
      taxable: 18000n,
    });
  });
});

describe('a discount or charge of the document', () => {
  const mixed = [line('300', '19'), line('100', '7'), line('100', '7')];

  it('is spread over the tax groups in proportion, and within them over the lines', () => {
    const document = euros(mixed, { discounts: [{ amount: 1000n }] });
    const { lines, subtotal, discount_total, total } = invoiceTotals(document);
    expect(groupsOf(document)).toEqual([
      ['S', '19', 29400n, 5586n],
      ['S', '7', 19600n, 1372n],
    ]);
    expect(lines.map(({ net, taxable }) => [net, taxable])).toEqual([
      [30000n, 29400n],
      [10000n, 9800n],
      [10000n, 9800n],
    ]);
    expect([subtotal, discount_total, total]).toEqual([50000n, 1000n, 55958n]);
  });

  it('gives a cent that cannot be divided to the largest remainder', () => {
    const thirds = [line('10', '19'), line('10', '7'), line('10', '0')];
    const document = euros(thirds, { discounts: [{ amount: 100n }] });
    expect(groupsOf(document).map((group) => (group as bigint[])[2])).toEqual([966n, 967n, 967n]);
  });

  it('stays in the tax group that it names, and makes one where there is none', () => {
    const document = euros(mixed, {
      discounts: [{ percent: decimal('50'), tax: standard('7') }],
      charges: [{ amount: 590n, tax: standard('5.5') }],
    });
    expect(groupsOf(document)).toEqual([
      ['S', '19', 30000n, 5700n],
      ['S', '7', 10000n, 700n],
      ['S', '5.5', 590n, 32n],
    ]);
  });

  it('takes a percentage from returns as well, and shares an amount among what is sold', () => {
    const lines = [line('300', '19'), line('100', '7', { quantity: decimal('-1') })];
    const tenth = euros(lines, { discounts: [{ percent: decimal('10') }] });
    expect(groupsOf(tenth).map((group) => (group as bigint[])[2])).toEqual([27000n, -9000n]);
    const fixed = euros(lines, { discounts: [{ amount: 2000n }] });
    expect(groupsOf(fixed).map((group) => (group as bigint[])[2])).toEqual([28000n, -10000n]);
  });

  it('falls on goods that are given away, when there are no others', () => {
    const document = euros([line('0', '19'), line('0', '7')], { charges: [{ amount: 501n }] });
    expect(groupsOf(document)).toEqual([
      ['S', '19', 251n, 48n],
      ['S', '7', 250n, 18n],
    ]);
  });
});

describe('prices with tax', () => {
  it('keep the sum that the buyer saw, whatever is taken off or added', () => {
    const lines = [line('10', '15'), line('10', '15'), line('9.99', '7')];
    const document = euros(lines, {
      prices_include_tax: true,
      discounts: [{ amount: 100n }],
      charges: [{ amount: 499n, tax: standard('15') }],
    });
    const { subtotal, discount_total, charge_total, tax_total, total } = invoiceTotals(document);
    expect(total).toBe(2000n + 999n - 100n + 499n);
    expect(subtotal - discount_total + charge_total + tax_total).toBe(total);
  });

  it('do so with tax rounded per line too', () => {
    const lines = [line('0.03', '19'), line('0.03', '19'), line('0.03', '19')];
    const totals = invoiceTotals(euros(lines, { prices_include_tax: true, tax_rounding: 'line' }));
    expect([totals.subtotal, totals.tax_total, totals.total]).toEqual([9n, 0n, 9n]);
    const once = invoiceTotals(euros(lines, { prices_include_tax: true }));
    expect([once.subtotal, once.tax_total, once.total]).toEqual([8n, 1n, 9n]);
  });
});

describe('what is to be paid', () => {
  it.each([
    [1002n, 5n, -2n],
    [1003n, 5n, 2n],
    [1000n, 5n, 0n],
    [1050n, 100n, 50n],
  ])('of %d, rounded to %d, changes by %d', (price, step, rounding) => {
    const document = euros([line(amountText(price, 'EUR'), '0')], { round_payable_to: step });
    const { total, payable_rounding, amount_due } = invoiceTotals(document);
    expect([total, payable_rounding, amount_due]).toEqual([price, rounding, price + rounding]);
  });

  it('is rounded without what was paid before', () => {
    const document = euros([line('100', '19')], { round_payable_to: 100n, prepaid_amount: 1860n });
    const { payable_rounding, amount_due } = invoiceTotals(document);
    expect([payable_rounding, amount_due]).toEqual([-40n, 10000n]);
  });
});
