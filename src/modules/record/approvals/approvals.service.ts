import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../platform/index.js';
import { approvedAsker } from '../../people/auth/index.js';
import { endApproval } from './approval-jobs.js';
import { alreadyEnded, askerGone, ownRequest } from './approvals.problems.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { ApprovedRequests } from './approved-requests.js';
import { isForgotten } from './domain/approval.js';
import type { ApprovalEntity } from './entities/approval.entity.js';

/** Who decides, and by which request. */
export interface Deciding {
  readonly who: Principal;
  readonly request: Request;
}

/** Deciding on requests that wait, and ending what nobody decides on. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly requests: ApprovedRequests,
  ) {}

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<ApprovalEntity> {
    return this.work.read(who, (tx) => new ApprovalsRepository(tx).get(id));
  }

  /**
   * Does the request, as the one who asked, in one transaction with the state of the approval.
   *
   * Returns it `approved`; `stale` if something has changed meanwhile, and `expired` if it is too late: then nothing
   * was done. Raises `not_found`, `precondition_failed`, `invalid_state_transition` for what has ended and for an asker
   * that is gone, `second_person_required` for whoever asked, and `limit_exceeded`, with which it stays pending.
   */
  approve({ who, request }: Deciding, target: Target): Promise<ApprovalEntity> {
    return this.work.run(who, async (tx) => {
      const row = await pendingRow(tx, target);
      if (isOver(tx, row)) return endApproval(tx, row, ['expired']);
      if (row.asked_by === who.id) throw ownRequest();
      const approved = { approvalId: row.id, approvedBy: who.id ?? '' };
      const asker = await approvedAsker(tx, { kind: row.asked_by_kind, id: row.asked_by }, approved);
      if (asker === undefined) throw askerGone();
      const { result, stale, now } = await this.requests.perform(tx, { row, asker, request });
      const decided = { decided_by: who.id };
      if (stale !== undefined)
        return endApproval(tx, row, [
          'stale',
          { ...decided, stale_because: JSON.stringify(stale), dry_run_now: JSON.stringify(now) },
        ]);
      return endApproval(tx, row, ['approved', { ...decided, result: JSON.stringify(result) }]);
    });
  }

  /** Ends an approval without doing anything. Raises `not_found`, `precondition_failed`, `invalid_state_transition`. */
  reject(who: Principal, target: Target, reason: string | null): Promise<ApprovalEntity> {
    return this.work.run(who, async (tx) => {
      const row = await pendingRow(tx, target);
      if (isOver(tx, row)) return endApproval(tx, row, ['expired']);
      return endApproval(tx, row, ['rejected', { decided_by: who.id, rejection_reason: reason }]);
    });
  }

  /** Ends an approval that nobody has decided on. Does nothing the second time. */
  expire(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const row = await new ApprovalsRepository(tx).find(id);
      if (row?.state === 'pending') await endApproval(tx, row, ['expired']);
    });
  }

  /** Forgets what was sent. Does nothing the second time. */
  forget(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const approvals = new ApprovalsRepository(tx);
      const row = await approvals.find(id);
      if (row !== undefined && row.state !== 'pending' && !isForgotten(row)) await approvals.forget(row);
    });
  }
}

async function pendingRow(tx: Transaction, target: Target): Promise<ApprovalEntity> {
  const row = await new ApprovalsRepository(tx).lock(target);
  if (row.state !== 'pending') throw alreadyEnded(row.state);
  return row;
}

/** Its job may be late. */
function isOver(tx: Transaction, row: ApprovalEntity): boolean {
  return row.expires_at <= tx.now;
}
