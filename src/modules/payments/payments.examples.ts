const invoice_id = 'inv_01h455vb4pex5vsknk084sn02q';

export const allocatePaymentExample = { allocations: [{ invoice_id, amount: 0.25 }] };

export const createPaymentExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  amount: 1420.56,
  method: 'bank_transfer',
  received_on: '2026-11-20',
  ...allocatePaymentExample,
};

export const createInvoicePaymentExample = { amount: 0.25, method: 'bank_transfer' };

export const reversePaymentExample = { reason: 'The direct debit bounced.' };

const paymentSummaryExample = {
  id: 'pay_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'recorded',
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  currency: 'EUR',
  amount: 1420.56,
  applied_amount: 0.25,
  unapplied_amount: 1420.31,
  method: 'bank_transfer',
  received_on: '2026-11-20',
  reference: null,
  note: null,
  metadata: {},
  reversed_at: null,
  reversal_reason: null,
  available_actions: ['allocate', 'reverse'],
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const paymentExample = {
  ...paymentSummaryExample,
  allocations: [{ invoice_id, amount: 0.25, created_at: '2026-11-21T10:00:00.000Z' }],
};

export const reversedPaymentExample = {
  ...paymentExample,
  version: 2,
  status: 'reversed',
  applied_amount: 0,
  unapplied_amount: 0,
  reversed_at: '2026-11-22T10:00:00.000Z',
  reversal_reason: 'The direct debit bounced.',
  available_actions: [],
  updated_at: '2026-11-22T10:00:00.000Z',
};

export const paymentListExample = { data: [paymentSummaryExample], has_more: false, next_cursor: null };
