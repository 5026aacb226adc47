import type { Target, Transaction } from '../../../../platform/index.js';
import { invalidBillAction } from '../bills.problems.js';
import { BillsRepository } from '../bills.repository.js';
import { billActionsOf, type BillAction } from '../domain/bill.js';
import type { BillEntity } from '../entities/bill.entity.js';

/** Locks a bill for an action. Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
export async function lockedBillFor(
  tx: Transaction,
  target: Target,
  action: BillAction,
): Promise<BillEntity> {
  const bill = await new BillsRepository(tx).lock(target);
  if (!billActionsOf(bill).includes(action)) throw invalidBillAction(action, bill);
  return bill;
}
