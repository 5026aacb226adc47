import type { ServerResponse } from 'node:http';
import type { Problem } from '../../../kernel/problems/problem.js';
import { problemDocument, problemMediaType } from './problem-document.js';

/** Answers with a problem. Takes the path without its query, and the id of the request. */
export function sendProblem(
  response: ServerResponse,
  problem: Problem,
  at: { readonly path: string; readonly requestId: string },
): void {
  response.statusCode = problem.kind.status;
  for (const [name, value] of Object.entries(problem.extras.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Content-Type', problemMediaType);
  response.end(JSON.stringify(problemDocument(problem, at)));
}
