import { limitExceeded, type Principal } from '../../../platform/index.js';

/**
 * Refuses to a key with limits what lets lines be booked by themselves: then nobody looks at its limits.
 *
 * Raises `limit_exceeded`.
 */
export function assertBooksUnlimited({ limits }: Principal): void {
  if (limits === undefined) return;
  const detail =
    'This key has limits, so it cannot let bank lines be booked by themselves. Let a person do it.';
  throw limitExceeded({ name: 'operations', detail });
}
