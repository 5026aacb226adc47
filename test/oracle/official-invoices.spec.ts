import { existsSync, readFileSync } from 'node:fs';
import { amountText } from '../../src/kernel/money/amount.js';
import { amountFaults, noLimits } from '../../src/modules/books/invoices/domain/amount-faults.js';
import { invoiceTotals } from '../../src/modules/books/invoices/domain/invoice-totals.js';
import { cents, decimal, officialInvoices, pricedSample } from './official-invoices.js';

const samples = officialInvoices();

describe('the official sample invoices', () => {
  it('are complete', () => {
    const shared = '../shared/vectors/official-invoices.json';
    const text = readFileSync('test/vectors/official-invoices.json', 'utf8');
    expect(existsSync(shared) ? readFileSync(shared, 'utf8') : text).toBe(text);
    expect(samples).toHaveLength(72);
  });

  it.each(samples.map((sample) => [sample.file, sample] as const))(
    'have the computed totals: %s',
    (_file, sample) => {
      const { exp } = sample;
      const document = pricedSample(sample);
      const totals = invoiceTotals(document);
      const same = (text: string | null): string => amountText(cents(text ?? '0'), sample.cur);
      const text = (amount: bigint): string => amountText(amount, sample.cur);
      expect({
        lines: totals.lines.map(({ net }) => text(net)),
        subtotal: text(totals.subtotal),
        discount_total: text(totals.discount_total),
        charge_total: text(totals.charge_total),
        tax_total: text(totals.tax_total),
        total: text(totals.total),
        amount_due: text(totals.amount_due),
      }).toEqual({
        lines: sample.lines.map(({ net }) => same(net)),
        subtotal: same(exp.line),
        discount_total: same(exp.allow),
        charge_total: same(exp.charge),
        tax_total: same(exp.tax),
        total: same(exp.gross),
        amount_due: same(exp.payable),
      });
      const groups = totals.tax_breakdown.map(({ category, rate, taxable, tax }) => {
        return `${category} ${rate.toString()} ${text(taxable)} ${text(tax)}`;
      });
      const expected = exp.bd.map(({ cat, rate, base, tax }) => {
        return `${cat} ${decimal(rate ?? '0').toString()} ${same(base)} ${same(tax)}`;
      });
      expect(groups.sort()).toEqual(expected.sort());
      expect(
        amountFaults(document, totals, { isReasoned: () => true, faults: [], limits: noLimits }),
      ).toEqual([]);
    },
  );
});
