import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Problem } from '../../../kernel/problems/problem.js';
import {
  InProcessCalls,
  UnitOfWork,
  type AnnouncedEvent,
  type AnswerInProcess,
  type CatalogEntry,
  type OnBehalf,
  type Principal,
  type Transaction,
} from '../../../platform/index.js';
import { amountsOf } from '../../people/auth/index.js';
import {
  addressOf,
  jsonOf,
  preflightAfter,
  toDryRunDto,
  type DryRunDto,
  type Report,
} from '../dry-runs/index.js';
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

/** Why nothing was done, and what would have been done. */
interface NotDone {
  readonly stale: Staleness;
  readonly now: DryRunDto;
}

/** What became of it: the result, or why nothing was done. */
export type Performed =
  | ({ readonly result?: never } & NotDone)
  | { readonly result: ApprovalResult; readonly stale?: never; readonly now?: never };

/** Undoes what was done of a request that turns out to be another one than was shown. */
class Undone extends Error {
  constructor(readonly why: NotDone) {
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
      if (error instanceof Undone) return error.why;
      throw error;
    }
  }

  /** What is done turns out to be a dry run if something has changed: then it is told, and undone. */
  private async once(
    units: OnBehalf,
    approved: ApprovedRequest,
    entry: CatalogEntry,
  ): Promise<ApprovalResult> {
    const { row } = approved;
    const fields = await this.changedTarget(units, approved, entry);
    const answer = await this.send(approved.asker, { ...approved, entry });
    units.assertWhole();
    const content = jsonOf(answer);
    const undone = async (stale: Staleness): Promise<Undone> =>
      new Undone({ stale, now: await this.told(units, approved, { answer, content }) });
    const { status } = answer;
    if (fields.length === 0 && status >= 300) {
      throw stays(answer, content) ?? (await undone(refusal(content)));
    }
    if (fields.length === 0) fields.push(...otherThanShown(row, { content, events: units.events }));
    if (fields.length > 0) throw await undone({ reason: 'changed', fields, problem: null });
    const id = (content as { readonly id?: unknown } | null)?.id;
    return { status, id: typeof id === 'string' ? id : null };
  }

  /** The fields of what the request is about that are others now. */
  private async changedTarget(
    units: OnBehalf,
    { row, asker, request }: ApprovedRequest,
    entry: CatalogEntry,
  ): Promise<string[]> {
    const { target = null } = row.seen ?? {};
    if (target === null) return [];
    const now = await this.targets.seen({ who: asker, request, entry, id: row.target_id });
    units.assertWhole();
    return now === null ? [] : changedFields(target, now);
  }

  /** What was done, in the form of a dry run. */
  private async told(
    units: OnBehalf,
    { row, asker, request }: ApprovedRequest,
    { answer, content }: { readonly answer: AnswerInProcess; readonly content: object | null },
  ): Promise<DryRunDto> {
    const { status, headers } = answer;
    const { operation, target_id } = row;
    const events = [...units.events];
    const about = target_id === null ? {} : { id: target_id };
    const url = status < 300 ? preflightAfter(operation, about, content) : undefined;
    const call = { who: asker, via: 'approval', method: 'GET' } as const;
    const checked = url === undefined ? undefined : await this.calls.call(request, { ...call, url });
    units.assertWhole();
    const report = checked?.status === 200 ? (jsonOf(checked) as Report) : undefined;
    return toDryRunDto({ operation, status, headers, content, events, report }, asker);
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

/** The problem of a refusal after which the request still waits; undefined if it is stale. */
function stays({ status, headers }: AnswerInProcess, content: object | null): Problem | undefined {
  const problem = refusedAgain(content, headers);
  if (problem.code === 'insufficient_scope') return askerMayNot();
  return refusalOf(status) === 'later' ? problem : undefined;
}

function refusal(content: object | null): Staleness {
  const { code = null } = (content ?? {}) as { readonly code?: string };
  return { reason: 'refused', fields: [], problem: code };
}

/** The amounts that are others than those that were shown. */
function otherThanShown(
  { dry_run, seen }: ApprovalEntity,
  { content, events }: { readonly content: object | null; readonly events: readonly AnnouncedEvent[] },
): string[] {
  const told = (dry_run as { readonly answer?: object | null } | null)?.answer ?? null;
  const fields = otherAmounts(told, content);
  // The answer of a batch or a schedule has no amount of its own; what happened has.
  const isOther = fields.length === 0 && !isDeepStrictEqual(amountsOf(events), seen?.amounts ?? []);
  return isOther ? ['amounts'] : fields;
}
