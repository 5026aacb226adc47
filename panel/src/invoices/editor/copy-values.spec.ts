import type { Invoice, InvoiceItem } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { invoiceBody } from '../invoice-values';
import { copyValues } from './copy-values';

const item = {
  id: 'itm_1',
  product_id: 'prd_1',
  product_name: 'Hosting',
  quantity: 1,
  price: 20,
  price_base_quantity: 1,
  tax_rate: 19,
  tax_category: 'S',
  discounts: [],
  charges: [],
  note: 'As agreed',
  order_line_reference: '10',
  service_period: { start: '2026-10-01', end: '2026-10-31' },
  standard_id: { scheme: '0160', value: '04012345678901' },
} as unknown as InvoiceItem;

const invoice = {
  id: 'inv_1',
  status: 'open',
  customer_id: 'cus_1',
  currency: 'EUR',
  issue_date: '2026-10-01',
  due_date: '2026-10-15',
  payment_terms: { net_days: 14 },
  items: [item],
  discounts: [],
  charges: [],
  prepaid_amount: 10,
  round_payable_to: null,
  payable_rounding: 0,
  reference: 'PO 4711',
  order_reference: 'O-1',
  contract_reference: 'C-1',
  message: 'Thank you.',
  note: null,
  metadata: { plan: 'big' },
  document_type: 'corrected',
  preceding_invoices: [{ number: 'OLD-1' }],
  service_period: { start: '2026-10-01', end: '2026-10-31' },
  delivery: { date: '2026-10-31', name: 'Dock 3' },
  tax_currency: 'CZK',
  tax_exchange_rate: 24.35,
} as unknown as Invoice;

describe('a copy of an invoice', () => {
  it('has its content, and nothing that happened once', () => {
    expect(invoiceBody(copyValues(invoice))).toEqual({
      customer_id: 'cus_1',
      currency: 'EUR',
      tax_rate: 19,
      payment_terms: { net_days: 14 },
      contract_reference: 'C-1',
      message: 'Thank you.',
      metadata: { plan: 'big' },
      delivery: { name: 'Dock 3' },
      items: [{ product_id: 'prd_1', quantity: 1, price: 20, tax_rate: 19, note: 'As agreed' }],
    });
  });
});
