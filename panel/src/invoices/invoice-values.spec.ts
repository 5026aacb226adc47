import type { Invoice, InvoiceItem } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { calculable, invoiceBody, invoiceValues, toFormPath } from './invoice-values';
import { newAdjustment } from './adjustment-values';
import { termsValues } from '../forms/terms-values';
import { lineBody, lineValues, newLine } from './line-values';

const item = {
  id: 'itm_1',
  product_id: 'prd_1',
  product_name: 'Programming',
  description: null,
  quantity: 12.5,
  unit: null,
  price: 95.5,
  price_base_quantity: 1,
  tax_rate: 19,
  tax_category: 'S',
  gross: 1193.75,
  discounts: [{ percent: 10, amount: 119.38, reason: null }],
  charges: [{ percent: null, amount: 5, reason: 'Packing' }],
  net: 1079.37,
  taxable: 1079.37,
} satisfies InvoiceItem;

const line = { ...newLine(), product_id: 'prd_1', price: '10', tax_rate: '19' };

describe('a line in the editor', () => {
  it('is sent as it was stored, with all of its discounts and charges', () => {
    expect(lineBody(lineValues(item))).toEqual({
      product_id: 'prd_1',
      quantity: 12.5,
      price: 95.5,
      tax_rate: 19,
      discounts: [{ percent: 10 }],
      charges: [{ amount: 5, reason: 'Packing' }],
    });
  });

  it('shows a discount with a reason, or of an amount, in a separate row', () => {
    const discounts = [{ percent: null, amount: 3, reason: 'Loyalty' }];
    const values = lineValues({ ...item, discounts });
    expect(values.discount).toBe('');
    expect(values.discounts).toMatchObject([{ unit: 'amount', value: '3', reason: 'Loyalty' }]);
    expect(lineBody(values).discounts).toEqual([{ amount: 3, reason: 'Loyalty' }]);
  });

  it('is sent without empty discounts at its end', () => {
    const begun = { ...newAdjustment('amount'), value: '5' };
    const body = lineBody({
      ...line,
      discounts: [newAdjustment(), begun, newAdjustment()],
      charges: [newAdjustment()],
    });
    expect(body.discounts).toEqual([{}, { amount: 5 }]);
    expect(body.charges).toBeUndefined();
  });
});

describe('an invoice in the editor', () => {
  it('is sent without empty lines at its end, and with the first rate as its own', () => {
    const values = { ...invoiceValues(), customer_id: 'cus_1', items: [line, newLine('19')] };
    expect(invoiceBody(values)).toEqual({
      customer_id: 'cus_1',
      tax_rate: 19,
      items: [{ product_id: 'prd_1', quantity: 1, price: 10, tax_rate: 19 }],
    });
  });

  it('sends its due date in one way only', () => {
    const due = {
      due_date: '2026-12-24',
      payment_terms: { ...termsValues(), net_days: '14' },
    };
    const body = (due_by: 'usual' | 'terms' | 'day') => invoiceBody({ ...invoiceValues(), ...due, due_by });
    expect([body('usual').due_date, body('usual').payment_terms]).toEqual([undefined, undefined]);
    expect([body('day').due_date, body('day').payment_terms]).toEqual(['2026-12-24', undefined]);
    expect([body('terms').due_date, body('terms').payment_terms]).toEqual([undefined, { net_days: 14 }]);
  });

  it('shows its own discounts, charges, prepayment and rounding', () => {
    const discounts = [{ percent: 5, amount: 10, reason: 'Spring', tax_rate: null, tax_category: null }];
    const charges = [{ percent: null, amount: 4, reason: null, tax_rate: 7, tax_category: 'S' }];
    const stored = {
      ...({ items: [item], discounts, charges, prepaid_amount: 20, round_payable_to: 0.05 } as object),
      payment_terms: null,
      due_date: '2026-12-24',
    } as Invoice;
    expect(invoiceValues(stored)).toMatchObject({
      discounts: [{ unit: 'percent', value: '5', reason: 'Spring', tax_rate: '' }],
      charges: [{ unit: 'amount', value: '4', tax_rate: '7', tax_category: 'S' }],
      prepaid_amount: '20',
      round_payable_to: '0.05',
    });
    expect(invoiceBody(invoiceValues(stored))).toMatchObject({
      discounts: [{ percent: 5, reason: 'Spring' }],
      charges: [{ amount: 4, tax_rate: 7, tax_category: 'S' }],
      prepaid_amount: 20,
      round_payable_to: 0.05,
      due_date: '2026-12-24',
    });
  });
});

describe('what an electronic invoice says', () => {
  it('is not lost on the way through the editor', () => {
    const details = {
      buyer_reference: '05315',
      delivery: { date: '2026-11-20' },
      tax_exemptions: [{ category: 'E' as const, reason: 'Article 132' }],
    };
    const coded = [{ percent: 3, reason_code: '95', base_amount: 50 }];
    const lineDetails = { note: 'As agreed', unit: { label: 'd', code: 'DAY' }, list_price: 20 };
    const discounts = [{ percent: 5, amount: 10, reason: null, base_amount: 200, reason_code: '95' }];
    const stored = {
      ...({
        ...details,
        items: [{ ...item, ...lineDetails, sku: 'X', discounts: coded }],
        discounts,
      } as object),
      ...{ charges: [], prepaid_amount: 0, round_payable_to: null, payable_rounding: -0.03 },
    } as unknown as Invoice;
    const body = invoiceBody(invoiceValues(stored));
    expect(body).toMatchObject({ ...details, payable_rounding: -0.03 });
    expect(body.items[0]).toMatchObject(lineDetails);
    expect(body.items[0]).not.toHaveProperty('sku');
    expect(body.items[0]?.discounts).toEqual(coded);
    expect(body.discounts).toEqual([{ percent: 5, base_amount: 200, reason_code: '95' }]);
  });
});

describe('the calculable part of an invoice', () => {
  it('has the complete lines, with their positions', () => {
    const values = { ...invoiceValues(), customer_id: 'cus_1', items: [newLine(), line] };
    expect(calculable(values)).toMatchObject({ at: [1], body: { items: [{ product_id: 'prd_1' }] } });
  });

  it('is undefined without a customer, or with an invalid number', () => {
    const values = { ...invoiceValues(), items: [line] };
    expect(calculable(values)).toBeUndefined();
    expect(
      calculable({ ...values, customer_id: 'cus_1', items: [{ ...line, price: '1..' }] }),
    ).toBeUndefined();
  });
});

describe('the input of a fault', () => {
  const plain = { items: [line, line, { ...line, discount: '10' }] };
  it.each([
    ['items.2.discounts.0.percent', 'items.2.discount'],
    ['items.2.discounts.0', 'items.2.discount'],
    ['items.2.discounts.1.amount', 'items.2.discounts.0.value'],
    ['items.1.discounts.0.percent', 'items.1.discounts.0.value'],
    ['items.2.discounts.1.reason', 'items.2.discounts.0.reason'],
    ['items.2.charges.0.amount', 'items.2.charges.0.value'],
    ['discounts.3.percent', 'discounts.3.value'],
    ['discounts.3.reason', 'discounts.3.reason'],
    ['discounts.3.base_amount', 'discounts.3.base_amount'],
    ['items.2.discounts.1.reason_code', 'items.2.discounts.0.reason_code'],
    ['items.0.price', 'items.0.price'],
    ['tax_rate', 'items.0.tax_rate'],
  ])('in %s is %s', (path, shown) => {
    expect(toFormPath(path, plain)).toBe(shown);
  });
});

describe('when an invoice that was saved is payable', () => {
  const dueBy = (payment_terms: Invoice['payment_terms'], net_days?: number) =>
    invoiceValues(
      { items: [], discounts: [], charges: [], payment_terms } as unknown as Invoice,
      net_days === undefined ? undefined : { net_days },
    ).due_by;

  it('is as usual while its terms are those that apply without any, however they are written', () => {
    expect(dueBy({ net_days: 14, end_of_month: false } as never, 14)).toBe('usual');
  });

  it('is by its own terms if they differ or the usual ones are not known, and on a day without terms', () => {
    expect([dueBy({ net_days: 30 }, 14), dueBy({ net_days: 14 }), dueBy(null, 14)]).toEqual([
      'terms',
      'terms',
      'day',
    ]);
  });
});

describe('what a customer withholds', () => {
  const withholdings = [{ name: 'IRPF', rate: 15 }];

  it('is what is agreed with the customer, and not sent, where nobody says anything else', () => {
    expect(invoiceValues()).toMatchObject({ withheld_by: 'customer', withholdings: [] });
    expect(invoiceBody(invoiceValues())).not.toHaveProperty('withholdings');
  });

  it('is what an invoice says, and nothing where it says nothing', () => {
    const said = { ...invoiceValues(), withheld_by: 'invoice' } as const;
    expect(invoiceBody({ ...said, withholdings: [{ name: ' IRPF', rate: '15' }] })).toMatchObject({
      withholdings,
    });
    expect(invoiceBody({ ...said, withholdings: [] })).toMatchObject({ withholdings: [] });
  });
});
