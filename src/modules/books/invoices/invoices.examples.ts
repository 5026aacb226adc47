export const createInvoiceExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  items: [{ product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 12.5, price: 95.5 }],
  tax_rate: 19,
};

export const amountsExample = {
  currency: 'EUR',
  tax_rate: 19,
  tax_category: 'S' as const,
  tax_exemption_reason: null,
  tax_rounding: 'document',
  prices_include_tax: false,
  discounts: [],
  charges: [],
  subtotal: 1193.75,
  discount_total: 0,
  charge_total: 0,
  total_excluding_tax: 1193.75,
  tax_total: 226.81,
  total: 1420.56,
  round_payable_to: null,
  withholdings: [],
  withholding_total: 0,
  payable_rounding: 0,
  prepaid_amount: 0,
  amount_payable: 1420.56,
  amount_paid: 0,
  amount_credited: 0,
  amount_due: 1420.56,
  tax_breakdown: [{ category: 'S' as const, rate: 19, taxable: 1193.75, tax: 226.81 }],
};

export const itemExample = {
  product_id: 'prd_01h455vb4pex5vsknk084sn02q',
  product_name: 'Programming',
  description: null,
  quantity: 12.5,
  unit: { label: 'h', code: 'HUR' },
  price: 95.5,
  price_base_quantity: 1,
  tax_rate: 19,
  tax_category: 'S' as const,
  gross: 1193.75,
  discounts: [],
  charges: [],
  net: 1193.75,
  taxable: 1193.75,
};

const invoiceSummaryExample = {
  id: 'inv_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'draft',
  payment_status: 'unpaid',
  overdue: false,
  immutable: false,
  available_actions: ['update', 'delete', 'finalize', 'correct'],
  number: null,
  payment_reference: null,
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  ...amountsExample,
  issue_date: null,
  due_date: '2026-12-21',
  issued_due_date: null,
  extensions: [],
  payment_terms: { net_days: 30 },
  payment_plan: null,
  instalments: [],
  reference: null,
  note: null,
  message: null,
  expected_payment_date: null,
  reminders_paused_until: null,
  metadata: {},
  credit_notes_total: 0,
  withholding_credited: 0,
  certificates: [],
  certified_amount: 0,
  amount_discounted: 0,
  amount_waived: 0,
  settlement: {
    paid: 0,
    credited: 0,
    prepaid: 0,
    discount: 0,
    waived: 0,
    written_off: 0,
    due: 1420.56,
    by: '2026-12-21',
    due_next: 1420.56,
    open_discounts: [],
  },
  corrects_invoice_id: null,
  recurring_invoice_id: null,
  quote_id: null,
  imported: false,
  imported_from: null,
  external_id: null,
  finalized_at: null,
  paid_at: null,
  voided_at: null,
  marked_uncollectible_at: null,
  sent_at: null,
  sent_via: null,
  viewed_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const invoiceExample = {
  ...invoiceSummaryExample,
  seller: null,
  buyer: null,
  items: [{ id: 'itm_01h455vb4pex5vsknk084sn02q', ...itemExample }],
};

export const invoiceListExample = { data: [invoiceSummaryExample], has_more: false, next_cursor: null };

/** The same invoice once it is issued. */
export const issuedInvoiceExample = {
  ...invoiceExample,
  version: 2,
  status: 'open',
  immutable: true,
  available_actions: [
    'void',
    'mark_uncollectible',
    'record_payment',
    'credit',
    'correct',
    'send',
    'remind',
    'extend',
  ],
  number: 'INV-2026-00001',
  payment_reference: 'RF76INV202600001',
  issue_date: '2026-11-21',
  issued_due_date: '2026-12-21',
  finalized_at: '2026-11-21T10:00:00.000Z',
  seller: {
    name: 'Countinghouse GmbH',
    address: { line1: 'Kontorhaus 1', city: 'Hamburg', postal_code: '20095', country: 'DE' },
    tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    bank_details: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    email: 'books@example.com',
    phone: null,
  },
  buyer: {
    name: 'Difference Engines GmbH',
    email: 'ap@example.com',
    billing_address: { line1: 'Analytical Way 2', city: 'Berlin', postal_code: '10115', country: 'DE' },
    shipping_address: null,
    tax_ids: [],
  },
};

export const sentInvoiceExample = {
  ...issuedInvoiceExample,
  version: 3,
  available_actions: [
    'mark_uncollectible',
    'record_payment',
    'credit',
    'correct',
    'send',
    'remind',
    'extend',
  ],
  sent_at: '2026-11-21T10:05:00.000Z',
  sent_via: 'post',
};

export const voidInvoiceExample = {
  ...issuedInvoiceExample,
  version: 3,
  status: 'void',
  available_actions: [],
  amount_due: 0,
  voided_at: '2026-11-22T10:00:00.000Z',
};

export const uncollectibleInvoiceExample = {
  ...issuedInvoiceExample,
  version: 3,
  status: 'uncollectible',
  available_actions: ['void', 'record_payment', 'credit', 'correct', 'send'],
  marked_uncollectible_at: '2026-11-22T10:00:00.000Z',
};

export const remarksExample = {
  note: 'Called on Monday; will pay this week.',
  expected_payment_date: '2026-12-28',
};

export const extendInvoiceExample = {
  due_date: '2099-12-31',
  reason: 'Asked for four more weeks on the phone.',
};

export const extendedInvoiceExample = {
  ...sentInvoiceExample,
  version: 4,
  due_date: '2027-01-21',
  extensions: [
    {
      due_date: '2027-01-21',
      previous_due_date: '2026-12-21',
      extended_on: '2026-12-18',
      extended_at: '2026-12-18T09:30:00.000Z',
      reason: 'Asked for four more weeks on the phone.',
    },
  ],
  settlement: { ...issuedInvoiceExample.settlement, by: '2027-01-21' },
};
