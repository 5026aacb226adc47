import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { Target, Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { isPossible } from './domain/payment.js';
import { newRefund, type RefundDetails } from './domain/refund.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { lockedPayment } from './locked-payment.js';
import { paymentChanged } from './payments.events.js';
import { invalidTransition } from './payments.problems.js';
import { PaymentsRepository } from './payments.repository.js';

/** Refunds unallocated money, all of it by default. A refunded payment stays as it is. */
export async function refundPayment(
  tx: Transaction,
  target: Target,
  details: RefundDetails,
): Promise<PaymentWithAllocations> {
  const [before, { today }] = await Promise.all([lockedPayment(tx, target), organizationToday(tx)]);
  if (details.amount === undefined && isRefunded(before)) return before;
  if (!isPossible('refund', before)) throw invalidTransition('refund', before);
  const now = await new PaymentsRepository(tx).refund(before, newRefund(details, before, today));
  tx.announce(paymentChanged('payment.refunded', { before, now }));
  return now;
}

/** Takes a refund for one that did not take place: it is the customer's credit again. */
export async function cancelPaymentRefund(
  tx: Transaction,
  target: Target,
  refundId: string,
): Promise<PaymentWithAllocations> {
  const before = await lockedPayment(tx, target);
  const refund = before.refunds.find(({ id }) => id === refundId);
  if (refund === undefined) throw validationFailed([UNKNOWN_REFUND]);
  if (refund.cancelled_at !== null) return before;
  const now = await new PaymentsRepository(tx).cancelRefund(before, refund);
  tx.announce(paymentChanged('payment.refund_cancelled', { before, now }));
  return now;
}

const UNKNOWN_REFUND: FieldFault = {
  pointer: '#/refund_id',
  code: 'unknown_reference',
  detail: 'The payment has no refund with this identifier.',
};

function isRefunded(payment: PaymentWithAllocations): boolean {
  return payment.unapplied_amount === 0n && payment.refunded_amount > 0n;
}
