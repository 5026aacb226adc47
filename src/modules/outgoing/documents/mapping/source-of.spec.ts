import { eInvoiceFrom } from '../../../../kernel/en16931/index.js';
import { issuedInvoiceExample } from '../../../books/invoices/index.js';
import type { InvoiceText } from './issued-document.js';
import { printedFigures } from './printed-figures.js';
import { sourceOf } from './source-of.js';

/** An invoice as it was frozen before electronic invoices were known. */
const before: InvoiceText = withoutNewFields(issuedInvoiceExample);

function withoutNewFields(invoice: InvoiceText): InvoiceText {
  const { total_excluding_tax: _net, amount_payable: _payable, ...old } = invoice;
  return old;
}

function source(invoice: InvoiceText) {
  return sourceOf({ type: 'invoice', invoice, corrects: undefined });
}

describe('an invoice from before electronic invoices', () => {
  it('says its sums, as they follow from the others', () => {
    expect(source(before).totals).toEqual({
      subtotal: 119375n,
      discount_total: 0n,
      charge_total: 0n,
      total_excluding_tax: 119375n,
      withholding_total: 0n,
      tax_total: 22681n,
      total: 142056n,
      prepaid_amount: 0n,
      payable_rounding: 0n,
      amount_payable: 142056n,
    });
  });

  it('is written as a document whose figures are the stored ones', () => {
    const { totals, lines, type_code } = eInvoiceFrom(source(before), 'ubl');
    expect(type_code).toBe('380');
    expect(totals).toMatchObject({ without_tax: '1193.75', with_tax: '1420.56', payable: '1420.56' });
    expect(lines).toMatchObject([{ quantity: '12.5', unit: 'HUR', price: { net: '95.5' }, net: '1193.75' }]);
  });

  it('gives a discount to the one tax group that can bear it', () => {
    const discounts = [{ percent: 10, amount: 119.38, reason: null, tax_rate: null, tax_category: null }];
    expect(source({ ...before, discounts }).discounts).toMatchObject([
      { tax_shares: [{ category: 'S', amount: 11938n, base_amount: 119375n }] },
    ]);
    expect(source({ ...before, discounts, prices_include_tax: true }).discounts[0]?.tax_shares).toEqual([]);
  });
});

describe('what an invoice does not say', () => {
  const buyer = { ...before.buyer!, buyer_reference: 'B-1', buyer_accounting_reference: 'K-1', locale: 'de' };

  it('is taken from its customer as it was frozen, and from its reference', () => {
    const { references } = source({ ...before, buyer, reference: 'PO 1' });
    expect(references).toMatchObject({
      buyer_reference: 'B-1',
      buyer_accounting_reference: 'K-1',
      order_reference: 'PO 1',
    });
    const own = { buyer_reference: 'I-1', order_reference: 'O-1' };
    expect(source({ ...before, buyer, reference: 'PO 1', ...own }).references).toMatchObject(own);
  });
});

describe('payment terms', () => {
  const payment_terms = {
    net_days: 30,
    early_payment: [
      { days: 7, percent: 2.5 },
      { days: 14, percent: 1, base_amount: 1000.5 },
    ],
  };

  it('are said in the language of the document, and as German documents want it', () => {
    const invoice = { ...before, payment_terms, buyer: { ...before.buyer!, locale: 'de-AT' } };
    expect(eInvoiceFrom(source(invoice), 'peppol').payment_terms).toBe(
      '2,5 % Skonto bei Zahlung innerhalb von 7 Tagen.\n' +
        '1 % Skonto auf 1000,50 EUR bei Zahlung innerhalb von 14 Tagen.',
    );
    expect(eInvoiceFrom(source(invoice), 'xrechnung_ubl').payment_terms).toContain(
      '#SKONTO#TAGE=7#PROZENT=2.50#\n#SKONTO#TAGE=14#PROZENT=1.00#BASISBETRAG=1000.50#\n',
    );
  });

  it('are written in Swiss German without a space before the percent sign', () => {
    const invoice = { ...before, payment_terms, buyer: { ...before.buyer!, locale: 'de-CH' } };
    expect(eInvoiceFrom(source(invoice), 'peppol').payment_terms).toBe(
      '2.5% Skonto bei Zahlung innerhalb von 7 Tagen.\n' +
        '1% Skonto auf 1000.50 EUR bei Zahlung innerhalb von 14 Tagen.',
    );
  });
});

describe('a correction', () => {
  it('names the invoice that it stands in for before those from elsewhere', () => {
    const corrects = { number: 'INV-1', issue_date: '2026-11-01' };
    const invoice = { ...before, preceding_invoices: [{ number: 'OLD-1' }] };
    expect(sourceOf({ type: 'invoice', invoice, corrects }).preceding_invoices).toEqual([
      corrects,
      { number: 'OLD-1' },
    ]);
  });
});

describe('printed figures', () => {
  it('are with tax where prices are', () => {
    const [item] = before.items;
    const discounts = [{ percent: 10, amount: 119.38, reason: 'Volume' }];
    const items = [{ ...item!, discounts }];
    const invoice = { ...before, items, prices_include_tax: true };
    const figures = printedFigures({ type: 'invoice', invoice, corrects: undefined });
    expect(figures).toMatchObject({
      prices_include_tax: true,
      subtotal: '1074.37',
      lines: [
        { unit: 'h', price: '95.5', amount: '1074.37', discounts: [{ amount: '119.38', percent: '10' }] },
      ],
    });
  });

  it('are units alone where prices are without tax', () => {
    expect(printedFigures({ type: 'invoice', invoice: before, corrects: undefined })).toEqual({
      lines: [{ unit: 'h' }],
    });
  });
});
