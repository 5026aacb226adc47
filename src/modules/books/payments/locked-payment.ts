import { notFound } from '../../../kernel/problems/problem.js';
import { assertVersion, type Target, type Transaction } from '../../../platform/index.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { PaymentsRepository } from './payments.repository.js';

/** A payment that is held until the transaction ends. Raises `not_found` and `precondition_failed`. */
export async function lockedPayment(tx: Transaction, { id, seen }: Target): Promise<PaymentWithAllocations> {
  const payment = await new PaymentsRepository(tx).lockById(id);
  if (payment === undefined) throw notFound('payment');
  assertVersion(seen, payment.version);
  return payment;
}
