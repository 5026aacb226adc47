import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { appliedAmount, paymentActionsOf, paymentStatus } from './domain/payment.js';
import { standingAmount } from './domain/unallocation.js';
import type { PaymentDto, PaymentSummaryDto } from './dto/payment.dto.js';
import type { PaymentEntity, PaymentWithAllocations } from './entities/payment.entity.js';
import { customers } from '../customers/customers.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import { payments, refunds as refundNoun } from './payments.resource.js';

/** A payment with its allocations and refunds in the form of the API. */
export function toPaymentDto(payment: PaymentWithAllocations): PaymentDto {
  const { currency } = payment;
  const standing = payment.allocations.filter((allocation) => standingAmount(allocation) > 0n);
  const allocations = standing.map((allocation) => ({
    invoice_id: toTypeId(invoices.idPrefix, allocation.invoice_id),
    amount: amountNumber(standingAmount(allocation), currency),
    created_at: instantText(allocation.created_at),
  }));
  const refunds = payment.refunds.map((refund) => ({
    id: toTypeId(refundNoun.idPrefix, refund.id),
    amount: amountNumber(refund.amount, currency),
    method: refund.method,
    refunded_on: refund.refunded_on,
    reference: refund.reference,
    reason: refund.reason,
    cancelled_at: refund.cancelled_at && instantText(refund.cancelled_at),
    created_at: instantText(refund.created_at),
  }));
  return Object.assign(toPaymentSummaryDto(payment), { allocations, refunds });
}

/** A payment in a list. */
export function toPaymentSummaryDto(payment: PaymentEntity): PaymentSummaryDto {
  const amount = (units: MinorUnits): number => amountNumber(units, payment.currency);
  return {
    id: toTypeId(payments.idPrefix, payment.id),
    version: payment.version,
    status: paymentStatus(payment),
    customer_id: toTypeId(customers.idPrefix, payment.customer_id),
    customer_name: payment.customer_name,
    currency: payment.currency,
    amount: amount(payment.amount),
    applied_amount: amount(appliedAmount(payment)),
    unapplied_amount: amount(payment.unapplied_amount),
    refunded_amount: amount(payment.refunded_amount),
    method: payment.method,
    received_on: payment.received_on,
    reference: payment.reference,
    note: payment.note,
    metadata: payment.metadata,
    reversed_at: payment.reversed_at && instantText(payment.reversed_at),
    reversal_reason: payment.reversal_reason,
    receipt_sent_at: payment.receipt_sent_at && instantText(payment.receipt_sent_at),
    available_actions: paymentActionsOf(payment),
    created_at: instantText(payment.created_at),
    updated_at: instantText(payment.updated_at),
  };
}
