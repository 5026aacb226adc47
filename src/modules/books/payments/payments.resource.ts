import { scope, type Resource } from '../../../platform/index.js';
import { PaymentAllocationEntity } from './entities/payment-allocation.entity.js';
import { PaymentRefundEntity } from './entities/payment-refund.entity.js';
import { PaymentSearchTermEntity } from './entities/payment-search-term.entity.js';
import { PaymentEntity } from './entities/payment.entity.js';

/** Money that came in. */
export const payments = {
  name: 'payments',
  noun: 'payment',
  idPrefix: 'pay',
  read: scope('payments:read'),
  write: scope('payments:write'),
  events: ['created', 'updated', 'refunded', 'refund_cancelled', 'reversed'],
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
