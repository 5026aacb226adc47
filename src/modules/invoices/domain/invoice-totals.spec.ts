import fc from 'fast-check';
import { Decimal } from '../../../kernel/money/decimal.js';
import { invoiceTotals, type PricedLine } from './invoice-totals.js';

const micros = (max: bigint) => fc.bigInt({ min: 0n, max });
const line = fc.record({
  quantity: fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }).filter((value) => value !== 0n),
  price: micros(10_000_000_000n),
  rate: fc.constantFrom(0n, 5_500_000n, 7_000_000n, 9_975_000n, 19_000_000n, 20_000_000n),
});
const lines = fc.array(
  line.map(({ quantity, price, rate }): PricedLine => {
    return {
      quantity: Decimal.ofMicros(quantity),
      price: Decimal.ofMicros(price),
      tax_rate: Decimal.ofMicros(rate),
    };
  }),
  { minLength: 1, maxLength: 12 },
);
const exponent = fc.constantFrom(0, 2, 3);

describe('the totals of an invoice', () => {
  it('add up to the smallest unit', () => {
    fc.assert(
      fc.property(lines, exponent, fc.constantFrom('document', 'line'), (priced, decimals, tax_rounding) => {
        const totals = invoiceTotals(priced, { exponent: decimals, tax_rounding });
        const nets = totals.lines.reduce((sum, { net }) => sum + net, 0n);
        const taxes = totals.tax_breakdown.reduce((sum, { tax }) => sum + tax, 0n);
        expect(totals.subtotal).toBe(nets);
        expect(totals.tax_total).toBe(taxes);
        expect(totals.total).toBe(nets + taxes);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, exponent, (priced, decimals) => {
        const options = { exponent: decimals, tax_rounding: 'document' } as const;
        const { lines: _lines, ...forward } = invoiceTotals(priced, options);
        const { lines: _reversed, ...backward } = invoiceTotals([...priced].reverse(), options);
        expect(backward).toEqual(forward);
      }),
    );
  });

  it('mirror when every quantity is a return', () => {
    fc.assert(
      fc.property(lines, exponent, (priced, decimals) => {
        const options = { exponent: decimals, tax_rounding: 'document' } as const;
        const returned = priced.map((item) => ({
          ...item,
          quantity: Decimal.ofMicros(-item.quantity.micros),
        }));
        expect(invoiceTotals(returned, options).total).toBe(-invoiceTotals(priced, options).total);
      }),
    );
  });
});
