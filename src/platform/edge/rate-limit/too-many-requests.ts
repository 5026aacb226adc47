import { Problem } from '../../../kernel/problems/problem.js';

/** Somebody has asked too often and may ask again in so many seconds. */
export function tooManyRequests(retrySeconds: number): Problem {
  const headers = { 'Retry-After': String(retrySeconds) };
  return new Problem('too_many_requests', `The rate is used up; wait ${retrySeconds} s.`, { headers });
}
