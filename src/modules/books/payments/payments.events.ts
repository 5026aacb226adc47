import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { toPaymentDto } from './payments.mapper.js';

export function paymentCreated(payment: PaymentWithAllocations): DomainEvent {
  return { type: 'payment.created', objectId: payment.id, object: toPaymentDto(payment) };
}

/** Only what came in with an invoice of before is ever deleted, with that. */
export function paymentDeleted(payment: PaymentWithAllocations): DomainEvent {
  return { type: 'payment.deleted', objectId: payment.id, object: toPaymentDto(payment) };
}

/**
 * Says what happened: it settles more or less, money was given back or was not after all, a receipt has left, or it did
 * not come in.
 */
export function paymentChanged(
  type: `payment.${'updated' | 'refunded' | 'refund_cancelled' | 'reversed' | 'receipt_sent'}`,
  { before, now }: { readonly before: PaymentWithAllocations; readonly now: PaymentWithAllocations },
): DomainEvent {
  return changeEvent(type, now.id, { before: toPaymentDto(before), now: toPaymentDto(now) });
}
