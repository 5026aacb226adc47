import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApprovalNeeded, type ApprovalReason } from '../../contract/approval.js';
import { mayBeHeld } from '../../contract/held-operations.js';
import { isIdempotent, operationOf } from '../../contract/operation.js';
import type { Principal } from '../../contract/principal.js';
import { callInProcessOf } from '../call-in-process.js';
import { hold, unlessHeld, type HeldRequest } from './held-request.js';

/** Keeps requests that wait for an approval. The module that stores approvals implements it. */
export abstract class Approvals {
  /**
   * Tries a request, and returns what stores it. That is done in a unit of work of the caller.
   *
   * Raises the problem of a request that would be refused anyway.
   */
  abstract prepare(
    request: Request & { user: Principal },
    reason: ApprovalReason,
  ): Promise<() => Promise<{ readonly id: string }>>;
}

/** What is only tried, and what was approved, waits for nobody. */
const NEVER_WAITS = ['dry_run', 'approval'];

/**
 * Holds back what needs an approval by the limits of its API key.
 *
 * Whether an amount needs one is known at the end of the work. So the request is run, its work is undone by
 * ApprovalNeeded, and it is run again, which then stores it in place of its handler (decision 0407).
 */
@Injectable()
export class ApprovalInterceptor implements NestInterceptor {
  constructor(private readonly approvals: Approvals) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user?: Principal }>();
    const operation = operationOf(context.getHandler());
    const method = request.method.toLowerCase();
    const limits = request.user?.limits;
    const waits = !NEVER_WAITS.includes(callInProcessOf(request)?.via ?? '');
    if (limits === undefined || !waits || !mayBeHeld(operation, method)) return next.handle();
    const handler = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const isKeyed = isIdempotent(operation, method) && request.headers['idempotency-key'] !== undefined;
    const run = isKeyed ? handler : () => unlessHeld(request, handler);
    return from(this.answer(request as Asking, { always: limits.alwaysWaits(operation.id) }, run));
  }

  private async answer(request: Asking, held: HeldRequest, run: () => Promise<unknown>): Promise<unknown> {
    hold(request, held);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ApprovalNeeded)) throw error;
      held.store = await this.approvals.prepare(request, error.reason);
      return run();
    }
  }
}

type Asking = Request & { user: Principal };
