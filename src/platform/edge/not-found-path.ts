import { Problem } from '../../kernel/problems/problem.js';

/** The answer for a path that no operation has. */
export function notFoundPath(): Problem {
  return new Problem('not_found', 'There is nothing at this path. The operations are listed at /docs.');
}
