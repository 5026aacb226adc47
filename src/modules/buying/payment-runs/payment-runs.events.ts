import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { PaymentRunEntity } from './entities/payment-run.entity.js';
import { toPaymentRunFactsDto } from './payment-runs.mapper.js';

export function paymentRunCreated(run: PaymentRunEntity): DomainEvent {
  return { type: 'payment_run.created', objectId: run.id, object: toPaymentRunFactsDto(run) };
}

export function paymentRunChanged(
  happened: 'updated' | 'released' | 'settled' | 'cancelled',
  before: PaymentRunEntity,
  now: PaymentRunEntity,
): DomainEvent {
  const change = { before: toPaymentRunFactsDto(before), now: toPaymentRunFactsDto(now) };
  return changeEvent(`payment_run.${happened}`, now.id, change);
}
