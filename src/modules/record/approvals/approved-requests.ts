import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  InProcessCalls,
  UnitOfWork,
  type AnswerInProcess,
  type CatalogEntry,
  type OnBehalf,
  type Principal,
  type Transaction,
} from '../../../platform/index.js';
import { amountsOf } from '../../people/auth/index.js';
import { addressOf, jsonOf } from '../dry-runs/index.js';
import { askerMayNot } from './approvals.problems.js';
import type { ApprovalResult, Staleness } from './domain/approval.js';
import { refusalOf, refusedAgain } from './domain/refused-again.js';
import { changedFields, otherAmounts } from './domain/seen-target.js';
import type { ApprovalEntity } from './entities/approval.entity.js';
import { Targets } from './targets.js';

/** An approved request, whose it is, and the request of the one who approves. */
export interface ApprovedRequest {
  readonly row: ApprovalEntity;
  readonly asker: Principal;
  readonly request: Request;
}

/** What became of it: the result, or why nothing was done. */
export type Performed =
  | { readonly result: ApprovalResult; readonly stale?: never }
  | { readonly result?: never; readonly stale: Staleness };

/** Undoes what was done of a request that turns out to be another one than was shown. */
class Undone extends Error {
  constructor(readonly stale: Staleness) {
    super('The request was undone.');
  }
}

/** Makes approved requests to the service itself, as those who asked. */
@Injectable()
export class ApprovedRequests {
  constructor(
    private readonly work: UnitOfWork,
    private readonly calls: InProcessCalls,
    private readonly targets: Targets,
  ) {}

  /** Raises the problem of a request that may be done later, such as `limit_exceeded`. Then nothing was done. */
  async perform(tx: Transaction, approved: ApprovedRequest): Promise<Performed> {
    const entry = this.targets.operation(approved.row.operation);
    try {
      const done = (units: OnBehalf): Promise<ApprovalResult> => this.once(units, approved, entry);
      const whole = (): Promise<ApprovalResult> => this.work.onBehalf(tx, approved.asker, done);
      return { result: await tx.part(whole, 'approved') };
    } catch (error) {
      if (error instanceof Undone) return { stale: error.stale };
      throw error;
    }
  }

  private async once(
    units: OnBehalf,
    { row, asker, request }: ApprovedRequest,
    entry: CatalogEntry,
  ): Promise<ApprovalResult> {
    const { target = null, amounts = [] } = row.seen ?? {};
    if (target !== null) {
      const now = await this.targets.seen({ who: asker, request, entry, id: row.target_id });
      units.assertWhole();
      const fields = now === null ? [] : changedFields(target, now);
      if (fields.length > 0) throw new Undone({ reason: 'changed', fields, problem: null });
    }
    const answer = await this.send(asker, { row, request, entry });
    units.assertWhole();
    const content = jsonOf(answer);
    const { status } = answer;
    if (status >= 300) throw refused(answer, content);
    const told = (row.dry_run as { readonly answer?: object | null } | null)?.answer ?? null;
    const fields = otherAmounts(told, content);
    // The answer of a batch or a schedule has no amount of its own; what happened has.
    const isOther = fields.length === 0 && !isDeepStrictEqual(amountsOf(units.events), amounts);
    if (isOther) fields.push('amounts');
    if (fields.length > 0) throw new Undone({ reason: 'changed', fields, problem: null });
    const id = (content as { readonly id?: unknown } | null)?.id;
    return { status, id: typeof id === 'string' ? id : null };
  }

  private send(
    who: Principal,
    { row, request, entry }: { row: ApprovalEntity; request: Request; entry: CatalogEntry },
  ): Promise<AnswerInProcess> {
    const { query = {}, body = null, if_match = null } = row.request ?? {};
    const order = { operation: entry.id, query, ...(row.target_id !== null && { id: row.target_id }) };
    const url = addressOf(entry.path, order);
    if (typeof url !== 'string') throw new Error('An approval does not say what it is about.');
    return this.calls.call(request, {
      who,
      via: 'approval',
      method: entry.method.toUpperCase(),
      url,
      ...(body && { body }),
      ...(if_match !== null && { headers: { 'if-match': if_match } }),
    });
  }
}

/** What to raise for a refusal: that the request is stale, or the problem itself, if it may be done later. */
function refused({ status, headers }: AnswerInProcess, content: object | null): Error {
  const problem = refusedAgain(content, headers);
  if (problem.code === 'insufficient_scope') return askerMayNot();
  if (refusalOf(status) === 'later') return problem;
  return new Undone({ reason: 'refused', fields: [], problem: problem.code });
}
