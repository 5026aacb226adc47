import { Problem } from '../../../kernel/problems/problem.js';

/** So many callers of one organization wait for events already. */
export function tooManyWait(max: number): Problem {
  const detail = `At most ${max} callers of an organization can wait for events at once.`;
  return new Problem('too_many_requests', detail, { headers: { 'Retry-After': '5' } });
}
