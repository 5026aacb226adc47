import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../logging/log.js';
import { currentRequest } from './request-context.js';

/** One line for every request, when it is answered: no body, no query, no token, no name. */
export function requestLog(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const context = currentRequest();
    const path = request.originalUrl.split('?')[0];
    response.once('close', () => {
      const durationMs = Number(process.hrtime.bigint() - (context?.startedAt ?? 0n)) / 1e6;
      const { requestId, traceparent } = context ?? {};
      const facts = {
        requestId,
        traceparent,
        method: request.method,
        path,
        status: response.statusCode,
        durationMs,
      };
      log.info(response.writableFinished ? 'request' : 'request broken off', facts);
    });
    next();
  };
}
