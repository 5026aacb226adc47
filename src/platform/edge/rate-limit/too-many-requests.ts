import { Problem } from '../../../kernel/problems/problem.js';

/** The problem for a caller over its rate limit, with the seconds until it may retry. */
export function tooManyRequests(retrySeconds: number): Problem {
  const headers = { 'Retry-After': String(retrySeconds) };
  return new Problem('too_many_requests', `The rate is used up; wait ${retrySeconds} s.`, { headers });
}
