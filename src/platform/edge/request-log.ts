import type { NextFunction, Response } from 'express';
import type { Metrics } from '../signals/metrics.js';
import type { Log } from '../signals/log.js';
import type { OperationRequest } from './answer-adapter.js';
import { callInProcessOf } from './call-in-process.js';
import { contextOf, pathOf } from './request-context.js';
import { withoutToken } from './without-token.js';

/** Counts every admitted request and logs one line for its answer: no body, no query, no token, no name. */
export function requestLog(log: Log, metrics: Metrics) {
  return (request: OperationRequest, response: Response, next: NextFunction): void => {
    const via = callInProcessOf(request)?.via;
    // It is no request of anybody, and the one that asks for it has its line.
    if (via === 'dry_run') return next();
    const { requestId, traceparent, startedAt } = contextOf(request);
    response.on('close', () => {
      const durationMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
      const { method } = request;
      const { statusCode: status } = response;
      const operation = request.operation?.id ?? 'none';
      metrics.answered({ operation, status, durationMs });
      const path = withoutToken(pathOf(request));
      const facts = { requestId, traceparent, via, operation, method, path, status, durationMs };
      log.info(response.writableFinished ? 'request' : 'request broken off', facts);
    });
    next();
  };
}
