import type { Clock } from '../../contract/clock.js';
import type { Siblings } from './siblings.js';
import type { RateLimits } from '../../edge/rate-limit/rate-limits.js';

/** The delay until a worker knows what was taken at another one. */
const SEND_EVERY_MS = 50;

/**
 * Applies the rate limits to all workers of this machine: what a worker admits is deducted at all others.
 *
 * No request waits for it. Several workers may together admit more than a burst within 50 ms. The bucket then goes
 * below zero, so that in the long run nobody exceeds the rate.
 */
export function shareRates(limits: RateLimits, siblings: Siblings, clock: Clock): void {
  const shared = limits.all().map((limit) => ({ ...limit, taken: limit.buckets.trackTakenTokens() }));
  siblings.on('spent', ({ limit, callers }) => {
    const buckets = shared.find(({ name }) => name === limit)?.buckets;
    const nowMs = clock.now().getTime();
    for (const [caller, tokens] of callers) buckets?.deduct(caller, tokens, nowMs);
  });
  const send = (): void => {
    for (const { name, taken } of shared) {
      const callers = taken();
      if (callers.length > 0) siblings.broadcast({ kind: 'spent', limit: name, callers });
    }
  };
  setInterval(send, SEND_EVERY_MS).unref();
}
