import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { validationFailed } from '../../../kernel/problems/problem.js';
import {
  InProcessCalls,
  OperationCatalog,
  UnitOfWork,
  type AnswerInProcess,
  type CatalogEntry,
  type Principal,
} from '../../../platform/index.js';
import { whyNotOffered } from './domain/not-offered.js';
import { preflightAfter } from './domain/preflight-after.js';
import { jsonOf, type Report, type Tried } from './tried-answer.js';
import { addressOf, type DryRunOrder, type OrderFault } from './domain/tried-request.js';

/** Who asks for a dry run, and with which request. */
export interface Asking {
  readonly who: Principal;
  readonly request: Request;
}

/** Trying requests: the service makes them to itself, in a transaction that is rolled back. */
@Injectable()
export class DryRunsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly catalog: OperationCatalog,
    private readonly calls: InProcessCalls,
  ) {}

  /** Raises `validation_failed` for an operation that cannot be tried, `busy` and `unavailable`. */
  async run({ who, request }: Asking, order: DryRunOrder): Promise<Tried> {
    const { id: operation, method, path } = this.operationOf(order);
    const url = addressOf(path, order);
    if (typeof url !== 'string') throw validationFailed([url]);
    const { body, if_match } = order;
    const call = (verb: string, to: string, content: object = {}): Promise<AnswerInProcess> =>
      this.calls.call(request, { who, via: 'dry_run', method: verb, url: to, ...content });
    return this.work.dryRun(who, async (dryRun) => {
      const answer = await call(method.toUpperCase(), url, {
        ...(body && { body }),
        ...(if_match !== undefined && { headers: { 'if-match': if_match } }),
      });
      const events = [...dryRun.events];
      const { status, headers } = answer;
      const content = jsonOf(answer);
      const preflight = status < 300 ? preflightAfter(operation, order, content) : undefined;
      const checked = preflight === undefined ? undefined : await call('GET', preflight);
      const report = checked?.status === 200 ? (jsonOf(checked) as Report) : undefined;
      return { operation, status, headers, content, events, report };
    });
  }

  private operationOf({ operation }: DryRunOrder): CatalogEntry {
    const entry = this.catalog.all().find(({ id }) => id === operation);
    const reason = entry && whyNotOffered(entry);
    if (entry !== undefined && reason === undefined) return entry;
    const fault: OrderFault =
      reason === undefined
        ? { pointer: '#/operation', code: 'unknown_operation', detail: 'There is no operation of this name.' }
        : { pointer: '#/operation', code: 'not_offered', detail: `There is no dry run of it. ${reason}` };
    throw validationFailed([fault]);
  }
}
