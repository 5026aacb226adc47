import type { Response } from 'express';
import type { Limit } from './rate-limits.js';
import { tooManyRequests } from './too-many-requests.js';

/** Counts a request of a caller, and says in headers how much is left. Raises `too_many_requests`. */
export function takeFrom(
  { name, policy, buckets }: Limit,
  { caller, now }: { readonly caller: string; readonly now: Date },
  response: Response,
): void {
  const verdict = buckets.take(caller, now.getTime());
  response.setHeader('RateLimit-Policy', policy);
  response.setHeader('RateLimit', `"${name}";r=${verdict.remaining};t=${verdict.resetSeconds}`);
  if (!verdict.admitted) throw tooManyRequests(verdict.retrySeconds);
}
