import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../../kernel/problems/problem.js';
import type { Log } from '../signals/log.js';
import type { Metrics } from '../signals/metrics.js';
import { problemDocument, problemMediaType } from './problems/problem-document.js';
import { pathOf, requestIdOf } from './request-context.js';
import { ShedLines } from './shed-lines.js';
import { withoutToken } from './without-token.js';

const TOO_MUCH_TO_DO = new Problem('unavailable', 'The service has too much to do right now.');
const RETRY_AFTER_SECONDS = '1';

/**
 * Refuses requests that could not be answered soon, before anything else is done for them.
 *
 * Under overload most requests are refused, so that each of them takes time from those that are admitted. So a refusal
 * passes neither Express nor its handlers, and of many only some have a line in the log.
 */
export class Overload {
  private readonly lines: ShedLines;

  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    this.lines = new ShedLines(log);
  }

  refuse(request: IncomingMessage, response: ServerResponse): void {
    const beganMs = performance.now();
    const [path, requestId] = [pathOf(request), requestIdOf(request)];
    const body = JSON.stringify(problemDocument(TOO_MUCH_TO_DO, { path, requestId }));
    const { status } = TOO_MUCH_TO_DO.kind;
    const head = [
      'X-Request-Id',
      requestId,
      'Retry-After',
      RETRY_AFTER_SECONDS,
      'Content-Type',
      problemMediaType,
    ];
    response.writeHead(status, [...head, 'Content-Length', String(Buffer.byteLength(body))]).end(body);
    const operation = 'none';
    const durationMs = performance.now() - beganMs;
    this.metrics.answered({ operation, status, durationMs });
    if (!this.lines.take()) return;
    const { method } = request;
    this.log.info('request', { requestId, operation, method, path: withoutToken(path), status, durationMs });
  }
}
