const invoice_id = 'inv_01h455vb4pex5vsknk084sn02q';

export const createCreditNoteExample = {
  reason: 'product_unsatisfactory',
  items: [{ item_id: 'itm_01h455vb4pex5vsknk084sn02q', quantity: 0.25 }],
  message: 'We are sorry.',
};

export const allocateCreditNoteExample = { allocations: [{ invoice_id, amount: 0.25 }] };

export const refundCreditNoteExample = { amount: 0.25, method: 'bank_transfer' };

export const creditNoteRemarksExample = { note: 'Agreed on the phone.' };

const creditNoteSummaryExample = {
  id: 'crn_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'issued',
  number: 'CN-2026-00001',
  invoice_id,
  invoice_number: 'INV-2026-00001',
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  currency: 'EUR',
  issue_date: '2026-11-21',
  reason: 'product_unsatisfactory',
  message: 'We are sorry.',
  note: null,
  metadata: {},
  subtotal: 23.88,
  tax_total: 4.54,
  total: 28.42,
  withholdings: [],
  withholding_total: 0,
  payable_rounding: 0,
  applied_amount: 28.42,
  refunded_amount: 0,
  unapplied_amount: 0,
  tax_breakdown: [{ category: 'S' as const, rate: 19, taxable: 23.88, tax: 4.54 }],
  available_actions: ['void', 'send'],
  voided_at: null,
  sent_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const creditNoteExample = {
  ...creditNoteSummaryExample,
  seller: {
    name: 'Countinghouse GmbH',
    address: null,
    tax_ids: [],
    bank_details: null,
    email: null,
    phone: null,
  },
  buyer: {
    name: 'Difference Engines GmbH',
    email: 'accounts@example.com',
    billing_address: { line1: 'Friedrichstraße 12', city: 'Berlin', postal_code: '10117', country: 'DE' },
    shipping_address: null,
    tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  },
  items: [
    {
      id: 'itm_01h455vb4pex5vsknk084sn02r',
      item_id: 'itm_01h455vb4pex5vsknk084sn02q',
      description: 'Programming',
      product_name: 'Programming',
      item_description: 'Week 47',
      note: null,
      unit: { label: 'h', code: 'HUR' },
      price: 95.5,
      price_base_quantity: 1,
      service_period: { start: '2026-11-16', end: '2026-11-20' },
      quantity: 0.25,
      amount: 23.88,
      tax_rate: 19,
      tax_category: 'S' as const,
    },
  ],
  allocations: [{ invoice_id, amount: 28.42, created_at: '2026-11-21T10:00:00.000Z' }],
  refunds: [],
};

/** Against an invoice that was paid. */
export const creditExample = {
  ...creditNoteExample,
  version: 2,
  applied_amount: 0.25,
  unapplied_amount: 28.17,
  available_actions: ['allocate', 'mark_refunded', 'send'],
  allocations: [{ invoice_id, amount: 0.25, created_at: '2026-11-21T10:00:00.000Z' }],
};

export const refundedCreditNoteExample = {
  ...creditNoteExample,
  version: 2,
  applied_amount: 0,
  refunded_amount: 0.25,
  unapplied_amount: 28.17,
  available_actions: ['allocate', 'mark_refunded', 'send'],
  allocations: [],
  refunds: [
    {
      amount: 0.25,
      method: 'bank_transfer',
      refunded_on: '2026-11-21',
      reference: null,
      created_at: '2026-11-21T10:00:00.000Z',
    },
  ],
};

export const voidCreditNoteExample = {
  ...creditNoteExample,
  version: 2,
  status: 'void',
  applied_amount: 0,
  available_actions: [],
  voided_at: '2026-11-22T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:00.000Z',
};

export const creditNoteListExample = {
  data: [creditNoteSummaryExample],
  has_more: false,
  next_cursor: null,
};
