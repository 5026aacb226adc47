import type { NextFunction, Request, Response } from 'express';
import { randomBytesOf } from '../contract/ids/random-bytes.js';

/** What is known of a request from its first moment. */
export interface RequestContext {
  readonly requestId: string;
  readonly traceparent: string | undefined;
  readonly startedAt: bigint;
}

const USABLE_ID = /^[A-Za-z0-9._:-]{1,128}$/;
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

interface RequestInContext extends Request {
  context: RequestContext;
}

/** What is known of a request that came in through the edge. */
export function contextOf(request: Request): RequestContext {
  return (request as RequestInContext).context;
}

/**
 * Opens the context of a request and answers its `X-Request-Id`.
 *
 * A caller's own id is kept when it is at most 128 plain characters, so that both logs speak of the same id.
 */
export function requestContext(request: RequestInContext, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given !== undefined && USABLE_ID.test(given) ? given : newRequestId();
  const trace = request.get('traceparent');
  const traceparent = trace !== undefined && TRACEPARENT.test(trace) ? trace : undefined;
  response.setHeader('X-Request-Id', requestId);
  request.context = { requestId, traceparent, startedAt: process.hrtime.bigint() };
  next();
}

/** An id of the service's own, for a request that brings none. */
export function newRequestId(): string {
  return `req_${randomBytesOf(12).toString('hex')}`;
}
