import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { randomBytesOf } from '../contract/ids/random-bytes.js';

/** What is known about every request, from its first moment. */
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

/** Returns the context of a request that passed the edge. */
export function contextOf(request: Request): RequestContext {
  return (request as RequestInContext).context;
}

/** Returns the path of a request without its query, which may contain personal data. */
export function pathOf(request: IncomingMessage): string {
  // Express cuts the prefix off `url`, and keeps the whole one.
  const { originalUrl: url = request.url ?? '' } = request as Partial<Request>;
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Returns the id that the caller gave if it has at most 128 plain characters, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && USABLE_ID.test(given) ? given : newRequestId();
}

/**
 * Creates the context of a request and sets its `X-Request-Id` header.
 *
 * Keeps the caller's id if it can be used, so that both logs have the same id.
 */
export function requestContext(request: RequestInContext, response: Response, next: NextFunction): void {
  const requestId = requestIdOf(request);
  const trace = request.get('traceparent');
  const traceparent = trace !== undefined && TRACEPARENT.test(trace) ? trace : undefined;
  response.setHeader('X-Request-Id', requestId);
  request.context = { requestId, traceparent, startedAt: process.hrtime.bigint() };
  next();
}

/** Makes an id for a request that has none. */
export function newRequestId(): string {
  return `req_${randomBytesOf(12).toString('hex')}`;
}
