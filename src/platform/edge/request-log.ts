import type { NextFunction, Response } from 'express';
import type { Metrics } from '../signals/metrics.js';
import type { Log } from '../signals/log.js';
import type { OperationRequest } from './answer-adapter.js';
import { contextOf, pathOf } from './request-context.js';
import { ShedLines } from './shed-lines.js';
import { withoutToken } from './without-token.js';

/**
 * Counts every request and logs one line for its answer: no body, no query, no token, no name.
 *
 * Of many requests that are refused because there is too much to do, only some have a line.
 */
export function requestLog(log: Log, metrics: Metrics) {
  const shedLines = new ShedLines(log);
  return (request: OperationRequest, response: Response, next: NextFunction): void => {
    const context = contextOf(request);
    const { requestId, traceparent, startedAt } = context;
    response.on('close', () => {
      const durationMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
      const { method } = request;
      const { statusCode: status } = response;
      const operation = request.operation?.id ?? 'none';
      metrics.answered({ operation, status, durationMs });
      if (context.isShed && !shedLines.take()) return;
      const path = withoutToken(pathOf(request));
      const facts = { requestId, traceparent, operation, method, path, status, durationMs };
      log.info(response.writableFinished ? 'request' : 'request broken off', facts);
    });
    next();
  };
}
