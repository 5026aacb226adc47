import { enqueue, jobKind, type Transaction } from '../../../platform/index.js';
import { approvalEnded } from './approvals.events.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { forgettingOf, type ApprovalState } from './domain/approval.js';
import type { ApprovalEntity } from './entities/approval.entity.js';

/** Which approval. */
export interface ApprovalOrder {
  readonly id: string;
}

/** Ends an approval that nobody has decided on. */
export const expireApproval = jobKind<ApprovalOrder>('approvals.expire');

/** Forgets what was sent. */
export const forgetApproval = jobKind<ApprovalOrder>('approvals.forget');

type Ended = Parameters<ApprovalsRepository['end']>;

/** Ends a locked approval, tells of it, and orders that what was sent is forgotten in time. */
export async function endApproval(
  tx: Transaction,
  row: ApprovalEntity,
  [state, columns]: readonly [Exclude<ApprovalState, 'pending'>, Ended[2]?],
): Promise<ApprovalEntity> {
  const ended = await new ApprovalsRepository(tx).end(row, state, columns);
  enqueue(tx, forgetApproval, { key: row.id, payload: { id: row.id }, due: forgettingOf(tx.now) });
  tx.announce(approvalEnded(ended));
  return ended;
}
