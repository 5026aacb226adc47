import { Problem } from '../../kernel/problems/problem.js';

export function externalIdTaken(cause: unknown): Problem {
  const detail = 'Another customer has this external_id.';
  return new Problem('already_exists', detail, {
    errors: [{ pointer: '#/external_id', code: 'already_exists', detail }],
    cause,
  });
}
