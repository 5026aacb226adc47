import type { Target, Transaction } from '../../../platform/index.js';
import { InvoiceSettlement, type OwnCredit } from '../invoices/index.js';
import { isPossible, paymentStatus } from './domain/payment.js';
import { plannedRestoration } from './domain/restoration.js';
import { standingAmount } from './domain/unallocation.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { lockedPayment } from './locked-payment.js';
import { paymentChanged } from './payments.events.js';
import { invalidTransition } from './payments.problems.js';
import { PaymentsRepository } from './payments.repository.js';
import { idsOf, settleInvoices, sumsByInvoice, takeBack } from './settle-invoices.js';

/** Which payment is reversed, and why. */
export interface Reversal {
  readonly target: Target;
  readonly reason?: string | undefined;
}

/**
 * Takes a payment back, and with it all that it has settled. One that is reversed already stays as it is.
 *
 * Raises `invalid_state_transition` while a part of it is refunded.
 */
export async function reversePayment(
  tx: Transaction,
  credit: OwnCredit,
  { target, reason }: Reversal,
): Promise<PaymentWithAllocations> {
  const before = await lockedPayment(tx, target);
  if (paymentStatus(before) === 'reversed') return before;
  if (!isPossible('reverse', before)) throw invalidTransition('reverse', before);
  const standing = before.allocations.map((row) => ({ ...row, amount: standingAmount(row) }));
  const settled = standing.filter(({ amount }) => amount > 0n);
  const held = await credit.hold(tx, idsOf(settled));
  const invoices = await new InvoiceSettlement(tx).lock(held.invoiceIds);
  const payment = await new PaymentsRepository(tx).reverse(before, reason ?? null);
  tx.announce(paymentChanged('payment.reversed', { before, now: payment }));
  await held.comeHome(await takeBack(tx, payment, { invoices, allocations: settled }));
  return payment;
}

/**
 * Takes back a reversal: the payment settles again what it had settled, as far as that is due, from today on. What is
 * not due any more is the customer's credit. One that is not reversed stays as it is.
 */
export async function restorePayment(tx: Transaction, target: Target): Promise<PaymentWithAllocations> {
  const before = await lockedPayment(tx, target);
  if (paymentStatus(before) !== 'reversed') return before;
  const invoices = await new InvoiceSettlement(tx).lock(idsOf(before.allocations));
  const plan = plannedRestoration(before, invoices);
  const now = await new PaymentsRepository(tx).restore(before, plan);
  tx.announce(paymentChanged('payment.updated', { before, now }));
  const allocations = sumsByInvoice(plan.settled);
  await settleInvoices(tx, now, { invoices, allocations, from: ({ today }) => today });
  return now;
}
