import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isAllowed } from '../../contract/access.js';
import { insufficientScope, invalidToken } from '../../contract/challenges.js';
import { newPrincipal, type CredentialHolder, type Principal } from '../../contract/principal.js';
import type { OperationRequest } from '../answer-adapter.js';
import { contextOf } from '../request-context.js';

/** A request whose answer takes long: the caller may leave, and the credential may end. */
export interface WaitingCall {
  /** Aborted when the caller has gone. */
  readonly gone: AbortSignal;
  /**
   * Returns the principal as it is now. Call it after each wait, before anything is read.
   *
   * It counts as no use of the credential. Raises `invalid_token` if that has ended, and `insufficient_scope`.
   */
  again(): Promise<Principal>;
}

/** A request that remembers how its credential was found. The bearer strategy sets it. */
export interface RecheckedRequest extends Request {
  recheck?: () => Promise<CredentialHolder | undefined>;
}

/** What a route needs that lets its caller wait, as an argument of it. */
export const Waiting = createParamDecorator((_data: unknown, context: ExecutionContext): WaitingCall => {
  const http = context.switchToHttp();
  const request = http.getRequest<OperationRequest & RecheckedRequest>();
  const leaving = new AbortController();
  http.getResponse<Response>().once('close', () => leaving.abort());
  return { gone: leaving.signal, again: () => again(request) };
});

async function again(request: OperationRequest & RecheckedRequest): Promise<Principal> {
  const known = await request.recheck?.();
  if (known === undefined) throw invalidToken();
  const who = newPrincipal(known, contextOf(request).requestId);
  const access = request.operation?.access ?? 'manager';
  if (!isAllowed(who, access)) throw insufficientScope(access);
  return who;
}
