import { Problem } from '../../kernel/problems/problem.js';

/** The problem for a path without an operation. */
export function notFoundPath(): Problem {
  return new Problem('not_found', 'There is nothing at this path. The operations are listed at /docs.');
}
