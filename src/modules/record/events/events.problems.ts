import { Problem } from '../../../kernel/problems/problem.js';

/** The feed ends before the number that the caller has: the database was restored to an instant before it. */
export function feedEndsEarlier(last: bigint): Problem {
  const detail = `The feed ends at number ${last}, before the number that you gave in \`after\`.`;
  return new Problem('feed_ends_earlier', detail, { members: { last_sequence: Number(last) } });
}

/** So many callers of one organization wait for events already. */
export function tooManyWait(max: number): Problem {
  const detail = `At most ${max} callers of an organization can wait for events at once.`;
  return new Problem('too_many_requests', detail, { headers: { 'Retry-After': '5' } });
}
