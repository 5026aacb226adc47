import { Problem } from '../../../kernel/problems/problem.js';

export function skuTaken(cause: unknown): Problem {
  const detail = 'Another product has this SKU.';
  return new Problem('already_exists', detail, {
    errors: [{ pointer: '#/sku', code: 'already_exists', detail }],
    cause,
  });
}
