import { limitExceeded, type Principal } from '../../../platform/index.js';

/**
 * Refuses to whoever has limits what lets lines be booked by themselves: then nobody looks at its limits.
 *
 * Raises `limit_exceeded`.
 */
export function assertBooksUnlimited({ limits }: Principal): void {
  if (limits === undefined) return;
  const detail =
    'Whoever has limits cannot let bank lines be booked by themselves. Let somebody without limits do it.';
  throw limitExceeded({ name: 'operations', detail });
}
