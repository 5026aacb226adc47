import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../../../kernel/problems/problem.js';
import { Log } from '../../signals/log.js';
import { notFoundPath } from '../not-found-path.js';
import { contextOf } from '../request-context.js';
import { RouteTable } from '../route-table.js';
import { sendProblem } from './send-problem.js';

/** Answers everything that is thrown as problem+json. If it is a bug, logs its whole chain of causes. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly routes: RouteTable,
    private readonly log: Log,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = this.problemOf(thrown, request);
    if (problem.kind.status >= 500) {
      this.log.error('request failed', {
        requestId: contextOf(request).requestId,
        code: problem.code,
        error: problem.extras.cause ?? problem,
      });
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(request, response, problem);
  }

  private problemOf(thrown: unknown, request: Request): Problem {
    if (thrown instanceof Problem) return thrown;
    const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
    if (status === 404) return this.routes.methodNotAllowed(request) ?? notFoundPath();
    if (status === 400) return new Problem('malformed_request', 'The path is not valid.', { cause: thrown });
    if (status === 412)
      return new Problem('precondition_failed', 'The file has changed since it was read.', { cause: thrown });
    if (status > 400 && status < 500)
      return new Problem('malformed_request', 'A header asks for what this path cannot give.', {
        cause: thrown,
      });
    return new Problem('internal_error', 'The request failed for a reason that was not foreseen.', {
      cause: thrown,
    });
  }
}

/** Express throws plain errors with a status, for example for a path with broken escapes. */
function statusOf(thrown: unknown): number {
  const carried = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  return typeof carried === 'number' ? carried : 500;
}
