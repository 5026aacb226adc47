import { Decimal } from '../../../../kernel/money/decimal.js';
import { amountFaults, noLimits, type AmountLimits } from './amount-faults.js';
import { payableSplit } from './document-totals.js';
import { invoiceTotals } from './invoice-totals.js';
import type { PricedDocument, Tax } from './priced-document.js';

const whole = (units: number): Decimal => Decimal.ofMicros(BigInt(units) * 1_000_000n);
const standard: Tax = { tax_category: 'S', tax_rate: whole(19) };
const reduced: Tax = { tax_category: 'S', tax_rate: whole(7) };

function document(fields: Partial<PricedDocument>, quantity = 1): PricedDocument {
  const line = { quantity: whole(quantity), price: whole(100), price_base_quantity: whole(1), ...standard };
  return {
    exponent: 2,
    tax_rounding: 'document',
    prices_include_tax: false,
    lines: [{ ...line, discounts: [], charges: [] }],
    discounts: [],
    charges: [],
    round_payable_to: null,
    prepaid_amount: 0n,
    ...fields,
  };
}

function codesOf(priced: PricedDocument, limits?: AmountLimits): string[] {
  const said = { isReasoned: () => false, faults: [], ...(limits && { limits }) };
  return amountFaults(priced, invoiceTotals(priced), said).map(({ code }) => code);
}

describe('what a stored invoice is refused for, and a document that is only calculated is not', () => {
  it.each([
    ['a total below zero', document({}, -1), 'negative_total'],
    ['a rounding beyond what is to be paid', document({ payable_rounding: -11901n }), 'more_than_total'],
  ])('%s', (_what, priced, code) => {
    expect(codesOf(priced)).toEqual([code]);
    expect(codesOf(priced, noLimits)).toEqual([]);
  });

  it.each([
    ['more prepaid than the total', document({ prepaid_amount: 11901n })],
    [
      'a discount by amount without lines of its tax',
      document({ discounts: [{ amount: 1n, tax: reduced }] }),
    ],
  ])('lets %s stand', (_what, priced) => {
    expect(codesOf(priced)).toEqual([]);
  });

  it('does not let a percentage stand without lines of its tax', () => {
    const priced = document({ discounts: [{ percent: whole(10), tax: reduced }] });
    expect(codesOf(priced, noLimits)).toEqual(['unknown_tax_group']);
  });
});

describe('what is to be paid', () => {
  it('is changed by a rounding that was given', () => {
    const { amount_due, payable_rounding } = invoiceTotals(document({ payable_rounding: -3n }));
    expect([payable_rounding, amount_due]).toEqual([-3n, 11897n]);
  });

  it('is nothing when more was prepaid; the rest is credit', () => {
    const { amount_due } = invoiceTotals(document({ prepaid_amount: 12000n }));
    expect(payableSplit(amount_due)).toEqual({ amount_due: 0n, credit: 100n });
    expect(payableSplit(11900n)).toEqual({ amount_due: 11900n, credit: 0n });
  });
});

describe('the tax of the Canary Islands, of Ceuta and of Melilla', () => {
  it.each(['L', 'M'] as const)('%s may have any rate, zero too', (tax_category) => {
    const lines = [0, 7].map((rate) => {
      const [line] = document({}).lines;
      return { ...line!, tax_category, tax_rate: whole(rate) };
    });
    const priced = document({ lines });
    expect(codesOf(priced)).toEqual([]);
    expect(invoiceTotals(priced).tax_breakdown.map(({ tax }) => tax)).toEqual([700n, 0n]);
  });
});
