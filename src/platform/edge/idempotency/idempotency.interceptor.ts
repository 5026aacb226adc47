import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Problem } from '../../../kernel/problems/problem.js';
import { Held } from '../../contract/approval.js';
import type { OperationRequest } from '../answer-adapter.js';
import { unlessHeld } from '../approvals/held-request.js';
import type { Principal } from '../../contract/principal.js';
import { laneOf } from '../groups/lane-name.js';
import { Idempotency, type KeyedAnswer } from './idempotency.js';
import { fingerprintOf, idempotencyKey } from './idempotency-key.js';
import type { FirstAnswer } from './sealed-answer.js';

/** Names the lane of a handler that can work together with others. */
export const LANE = Symbol('lane');

/** Applies `Idempotency-Key` to every POST with a credential. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<OperationRequest & { user: Principal }>();
    const key = idempotencyKey(request.headers['idempotency-key']);
    if (key === undefined) return next.handle();
    const keyed = { who: request.user, key, fingerprint: fingerprintOf(request.user, request) };
    const handler = (): Promise<unknown> =>
      unlessHeld(request, () => lastValueFrom(next.handle(), { defaultValue: undefined }));
    const lane = laneFor(context.getHandler(), request.user);
    const answer = (): Promise<KeyedAnswer> => this.idempotency.answer(keyed, handler, lane);
    return from(this.answered(http.getResponse<Response>(), answer));
  }

  private async answered(response: Response, answer: () => Promise<KeyedAnswer>): Promise<unknown> {
    const given = await answer();
    if (given.replayed) response.setHeader('Idempotent-Replayed', 'true');
    return resultOf(given.answer);
  }
}

function laneFor(handler: object, who: Principal): string | undefined {
  const name = Reflect.getMetadata(LANE, handler) as string | undefined;
  return name === undefined ? undefined : laneOf(name, who);
}

function resultOf(answer: FirstAnswer): unknown {
  if ('body' in answer) return answer.isHeld ? new Held(answer.body as Held['approval']) : answer.body;
  const { problem, detail, ...extras } = answer;
  throw new Problem(problem, detail, extras);
}
