import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toSupplierPaymentFactsDto } from './bill-payments.mapper.js';
import type { BillPaymentEntity } from './entities/bill-payment.entity.js';

export function billPaymentCreated(payment: BillPaymentEntity): DomainEvent {
  return {
    type: 'bill_payment.created',
    objectId: payment.id,
    object: toSupplierPaymentFactsDto(payment),
  };
}

/** It settles more or less, or did not go out. */
export function billPaymentChanged(
  type: 'bill_payment.updated' | 'bill_payment.reversed',
  { before, now }: { readonly before: BillPaymentEntity; readonly now: BillPaymentEntity },
): DomainEvent {
  const change = { before: toSupplierPaymentFactsDto(before), now: toSupplierPaymentFactsDto(now) };
  return changeEvent(type, now.id, change);
}
