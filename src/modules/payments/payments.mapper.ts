import { toTypeId } from '../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../kernel/money/amount.js';
import { instantText } from '../../kernel/time/instant.js';
import { paymentActionsOf, paymentStatus } from './domain/payment.js';
import type { PaymentDto, PaymentSummaryDto } from './dto/payment.dto.js';
import type { PaymentEntity, PaymentWithAllocations } from './entities/payment.entity.js';
import { customers } from '../customers/customers.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import { payments } from './payments.resource.js';

/** A payment with what it settles in the form of the API. */
export function toPaymentDto(payment: PaymentWithAllocations): PaymentDto {
  const allocations = payment.allocations.map(({ invoice_id, amount, created_at }) => ({
    invoice_id: toTypeId(invoices.idPrefix, invoice_id),
    amount: amountNumber(amount, payment.currency),
    created_at: instantText(created_at),
  }));
  return Object.assign(toPaymentSummaryDto(payment), { allocations });
}

/** A payment in a list. */
export function toPaymentSummaryDto(payment: PaymentEntity): PaymentSummaryDto {
  const amount = (units: MinorUnits): number => amountNumber(units, payment.currency);
  const status = paymentStatus(payment);
  return {
    id: toTypeId(payments.idPrefix, payment.id),
    version: payment.version,
    status,
    customer_id: toTypeId(customers.idPrefix, payment.customer_id),
    customer_name: payment.customer_name,
    currency: payment.currency,
    amount: amount(payment.amount),
    applied_amount: amount(status === 'reversed' ? 0n : payment.amount - payment.unapplied_amount),
    unapplied_amount: amount(payment.unapplied_amount),
    method: payment.method,
    received_on: payment.received_on,
    reference: payment.reference,
    note: payment.note,
    metadata: payment.metadata,
    reversed_at: payment.reversed_at && instantText(payment.reversed_at),
    reversal_reason: payment.reversal_reason,
    available_actions: paymentActionsOf(payment),
    created_at: instantText(payment.created_at),
    updated_at: instantText(payment.updated_at),
  };
}
