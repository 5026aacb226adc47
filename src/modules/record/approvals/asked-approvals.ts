import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Problem } from '../../../kernel/problems/problem.js';
import {
  enqueue,
  fingerprintOf,
  idempotencyKey,
  limitExceeded,
  UnitOfWork,
  type ApprovalReason,
  type CatalogEntry,
  type OperationRequest,
  type Principal,
} from '../../../platform/index.js';
import { amountsOf } from '../../people/auth/index.js';
import { DryRunsService, toDryRunDto } from '../dry-runs/index.js';
import { expireApproval } from './approval-jobs.js';
import { approvalRequested } from './approvals.events.js';
import { keyReused } from './approvals.problems.js';
import { ApprovalsRepository, type NewApproval } from './approvals.repository.js';
import { PENDING_MAX } from './domain/approval.js';
import { refusedAgain } from './domain/refused-again.js';
import type { ApprovalEntity } from './entities/approval.entity.js';
import { Targets } from './targets.js';

type Asking = Request & { user: Principal };

/** Stores requests in place of doing them, once it is known that they could be done. */
@Injectable()
export class AskedApprovals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly dryRuns: DryRunsService,
    private readonly targets: Targets,
  ) {}

  /** Raises the problem of a request that would be refused anyway: then there is nothing to approve. */
  async prepare(request: Asking, reason: ApprovalReason): Promise<() => Promise<ApprovalEntity>> {
    const who = request.user;
    const { id: operation = '' } = (request as OperationRequest).operation ?? {};
    const entry = this.targets.operation(operation);
    const asked = askedOf(request, entry);
    const { target_id, request: sent } = asked;
    const target = await this.targets.seen({ who, request, entry, id: target_id });
    const tried = await this.dryRuns.run(
      { who, request },
      {
        operation,
        query: sent.query,
        ...(target_id !== null && { id: target_id }),
        ...(sent.body && { body: sent.body }),
        ...(sent.if_match !== null && { if_match: sent.if_match }),
      },
    );
    if (tried.status >= 300) throw refusedAgain(tried.content, tried.headers);
    const dry_run = toDryRunDto(tried, who);
    const seen = { target, amounts: amountsOf(tried.events) };
    return () => this.store(who, { ...asked, operation, reason, seen, dry_run });
  }

  private store(
    who: Principal,
    asked: Omit<NewApproval, 'asked_by' | 'asked_by_kind'>,
  ): Promise<ApprovalEntity> {
    return this.work.run(who, async (tx) => {
      const approvals = new ApprovalsRepository(tx);
      const askedBy = who.id ?? '';
      // The key itself is forgotten after three days, and an approval waits for longer.
      const same = asked.key_hash && (await approvals.pendingUnder(askedBy, asked.key_hash));
      if (same && !same.request_hash.equals(asked.request_hash)) throw keyReused();
      if (same) return same;
      if ((await approvals.countPending(askedBy)) >= PENDING_MAX) throw tooManyPending();
      const asked_by_kind = who.kind === 'user' ? 'user' : 'api_key';
      const row = await approvals.insert({ ...asked, asked_by: askedBy, asked_by_kind });
      enqueue(tx, expireApproval, { key: row.id, payload: { id: row.id }, due: row.expires_at });
      tx.announce(approvalRequested(row));
      return row;
    });
  }
}

function tooManyPending(): Problem {
  const detail = `${PENDING_MAX} requests of yours wait for an approval already.`;
  return limitExceeded({ name: 'needs_approval', detail, value: PENDING_MAX });
}

function askedOf(
  request: Asking,
  entry: CatalogEntry,
): Pick<NewApproval, 'target_id' | 'request' | 'request_hash' | 'key_hash'> {
  const [, parameters = ''] = request.url.split('?');
  const [target = null] = Object.values(request.params);
  const key = idempotencyKey(request.headers['idempotency-key']);
  return {
    target_id: target === null ? null : String(target),
    request: {
      query: Object.fromEntries(new URLSearchParams(parameters)),
      body: bodyOf(request, entry),
      if_match: request.headers['if-match'] ?? null,
    },
    request_hash: fingerprintOf(request.user, request),
    // Other methods take none, and do nothing twice anyway.
    key_hash:
      key === undefined || request.method !== 'POST' ? null : createHash('sha256').update(key).digest(),
  };
}

/** Null where nothing was sent, which some operations take for an empty object. */
function bodyOf({ body }: Asking, entry: CatalogEntry): object | null {
  const sent = body as object | undefined;
  if (entry.body === undefined || sent === undefined) return null;
  return entry.body.mayBeAbsent === true && Object.keys(sent).length === 0 ? null : sent;
}
