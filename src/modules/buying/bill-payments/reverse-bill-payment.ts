import { notFound } from '../../../kernel/problems/problem.js';
import { assertVersion, type Target, type Transaction } from '../../../platform/index.js';
import { billPaymentChanged } from './bill-payments.events.js';
import { BillPaymentsRepository } from './bill-payments.repository.js';
import { billPaymentStatus } from './domain/bill-payment.js';
import type { BillPaymentWithAllocations } from './entities/bill-payment.entity.js';
import { lockBills, settleBills } from './settle-bills.js';

/** Takes a payment back, and with it all that it has settled. One that is reversed already stays as it is. */
export async function reverseBillPayment(
  tx: Transaction,
  target: Target,
  reason: string,
): Promise<BillPaymentWithAllocations> {
  const before = await lockedBillPayment(tx, target);
  if (billPaymentStatus(before) === 'reversed') return before;
  const standing = standingOf(before);
  const bills = await lockBills(tx, standing);
  const now = await new BillPaymentsRepository(tx).reverse(before, reason);
  tx.announce(billPaymentChanged('bill_payment.reversed', { before, now }));
  await settleBills(tx, bills, { allocations: standing, sign: -1n });
  return now;
}

/** A payment, held against every other writer. Raises `not_found` and `precondition_failed`. */
export async function lockedBillPayment(
  tx: Transaction,
  { id, seen }: Target,
): Promise<BillPaymentWithAllocations> {
  const payment = await new BillPaymentsRepository(tx).lockById(id);
  if (payment === undefined) throw notFound('bill payment');
  assertVersion(seen, payment.version);
  return payment;
}

/** What a payment settles now. */
export function standingOf({
  allocations,
}: BillPaymentWithAllocations): BillPaymentWithAllocations['allocations'] {
  return allocations.filter(({ released_at }) => released_at === null);
}
