import { scope, type Fates, type Resource } from '../../../platform/index.js';
import { PaymentAllocationEntity } from './entities/payment-allocation.entity.js';
import { PaymentRefundEntity } from './entities/payment-refund.entity.js';
import { PaymentSearchTermEntity } from './entities/payment-search-term.entity.js';
import { PaymentEntity } from './entities/payment.entity.js';

/** What becomes of each column. */
export const paymentFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  customer_id: { is: 'told', personal: false },
  customer_name: { is: 'told', personal: true },
  currency: { is: 'told', personal: false },
  amount: { is: 'told' },
  unapplied_amount: { is: 'told' },
  refunded_amount: { is: 'told' },
  method: { is: 'told', personal: false },
  received_on: { is: 'told', personal: false },
  reference: { is: 'told', personal: true },
  note: { is: 'told', personal: true },
  metadata: { is: 'told', personal: true },
  reversed_at: { is: 'told' },
  reversal_reason: { is: 'told', personal: true },
  restorations: { is: 'internal', personal: false },
  receipt_sent_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<PaymentEntity>;

/** Money that came in. */
export const payments = {
  name: 'payments',
  noun: 'payment',
  idPrefix: 'pay',
  read: scope('payments:read'),
  write: scope('payments:write'),
  events: ['created', 'updated', 'refunded', 'refund_cancelled', 'reversed', 'deleted', 'receipt_sent'],
  partEvents: { matched: 'PaymentLine', unmatched: 'PaymentLine' },
  tags: [{ name: 'Payments', description: 'Money that came in, and what it settles.' }],
  entities: [PaymentEntity, PaymentAllocationEntity, PaymentSearchTermEntity],
} as const satisfies Resource;

/** Parts of payments that were given back. */
export const refunds = {
  name: 'refunds',
  noun: 'refund',
  idPrefix: 'rfd',
  tags: [],
  entities: [PaymentRefundEntity],
} as const satisfies Resource;
