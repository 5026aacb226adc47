import type { Request, Response } from 'express';
import type { Problem } from '../../../kernel/problems/problem.js';
import { contextOf, pathOf } from '../request-context.js';
import { problemDocument, problemMediaType } from './problem-document.js';

/** Answers a request with a problem. */
export function sendProblem(request: Request, response: Response, problem: Problem): void {
  const { requestId } = contextOf(request);
  response.statusCode = problem.kind.status;
  for (const [name, value] of Object.entries(problem.extras.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Content-Type', problemMediaType);
  response.end(JSON.stringify(problemDocument(problem, { path: pathOf(request), requestId })));
}
