import { changeEvent, type DomainEvent } from '../../platform/index.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { toPaymentDto } from './payments.mapper.js';

export function paymentCreated(payment: PaymentWithAllocations): DomainEvent {
  return { type: 'payment.created', objectId: payment.id, object: toPaymentDto(payment) };
}

/** More of it settles invoices. */
export function paymentUpdated(payment: PaymentWithAllocations, before: PaymentWithAllocations): DomainEvent {
  return changed('payment.updated', payment, before);
}

export function paymentReversed(
  payment: PaymentWithAllocations,
  before: PaymentWithAllocations,
): DomainEvent {
  return changed('payment.reversed', payment, before);
}

function changed(
  type: DomainEvent['type'],
  payment: PaymentWithAllocations,
  before: PaymentWithAllocations,
): DomainEvent {
  return changeEvent(type, payment.id, { before: toPaymentDto(before), now: toPaymentDto(payment) });
}
