import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { Problem } from '../../../kernel/problems/problem.js';
import type { Principal } from '../../contract/principal.js';
import { Clock } from '../../contract/clock.js';
import type { OperationRequest } from '../answer-adapter.js';
import { callInProcessOf } from '../call-in-process.js';
import { RateLimits } from './rate-limits.js';
import { takeFrom } from './take-from.js';

/**
 * Enforces the rate limit of each caller, and reports in headers how much of it is left.
 *
 * The limit counts per credential, or per address for a request without one. Source of the headers:
 * draft-ietf-httpapi-ratelimit-headers-10.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<OperationRequest & { user?: Principal }>();
    const limit = this.limits.of(request.operation, request.user?.books?.mode);
    if (limit === undefined) return true;
    const response = context.switchToHttp().getResponse<Response>();
    const caller = request.user?.id ?? request.ip ?? '';
    // What asks for a dry run has been counted, and so has what was approved.
    const { via } = callInProcessOf(request) ?? {};
    if (via === 'dry_run' || via === 'approval') return this.beginIfHeavy(request, caller, response);
    takeFrom(limit, { caller, now: this.clock.now() }, response);
    return this.beginIfHeavy(request, caller, response);
  }

  private beginIfHeavy({ operation }: OperationRequest, caller: string, response: Response): true {
    if (operation?.heavy !== true) return true;
    const { heavyConcurrency } = this.limits;
    if (heavyConcurrency?.begin(caller) === false) {
      const detail = 'Too many heavy operations of this caller are under way at once.';
      throw new Problem('too_many_requests', detail, { headers: { 'Retry-After': '1' } });
    }
    response.once('close', () => heavyConcurrency?.end(caller));
    return true;
  }
}
