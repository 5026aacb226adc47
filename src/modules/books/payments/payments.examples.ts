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

export const unallocatePaymentExample = allocatePaymentExample;

export const refundPaymentExample = { amount: 20, reason: 'Paid twice.' };

export const cancelRefundExample = { refund_id: 'rfd_01h455vb4pex5vsknk084sn02q' };

export const paymentRemarksExample = { note: 'Came in twice; asked the bank.' };

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
  refunded_amount: 0,
  method: 'bank_transfer',
  received_on: '2026-11-20',
  reference: null,
  note: null,
  metadata: {},
  reversed_at: null,
  reversal_reason: null,
  receipt_sent_at: null,
  available_actions: ['allocate', 'unallocate', 'refund', 'reverse', 'send'],
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const paymentExample = {
  ...paymentSummaryExample,
  allocations: [{ invoice_id, amount: 0.25, created_at: '2026-11-21T10:00:00.000Z' }],
  refunds: [],
};

/** The allocated money is credit of the customer again. */
export const unallocatedPaymentExample = {
  ...paymentExample,
  version: 2,
  applied_amount: 0,
  unapplied_amount: 1420.56,
  available_actions: ['allocate', 'refund', 'reverse', 'send'],
  allocations: [],
};

const refundExample = {
  id: 'rfd_01h455vb4pex5vsknk084sn02q',
  amount: 20,
  method: 'bank_transfer',
  refunded_on: '2026-11-22',
  reference: null,
  reason: 'Paid twice.',
  cancelled_at: null,
  created_at: '2026-11-22T10:00:00.000Z',
};

export const refundedPaymentExample = {
  ...paymentExample,
  version: 2,
  unapplied_amount: 1400.31,
  refunded_amount: 20,
  available_actions: ['allocate', 'unallocate', 'refund', 'cancel_refund', 'send'],
  refunds: [refundExample],
  updated_at: '2026-11-22T10:00:00.000Z',
};

export const cancelledRefundExample = {
  ...paymentExample,
  version: 3,
  refunds: [{ ...refundExample, cancelled_at: '2026-11-22T11:00:00.000Z' }],
  updated_at: '2026-11-22T11:00:00.000Z',
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
