import type { Principal } from '../../contract/principal.js';

/**
 * Names the lane of those who wait for the same thing of the same organization, at the same time of its books.
 *
 * Undefined for one whose books are not known, as in a job, and for one with limits, which are checked for a whole
 * transaction: it goes alone.
 */
export function laneOf(name: string, { organizationId, books, limits }: Principal): string | undefined {
  if (limits !== undefined) return undefined;
  return books && `${name} of ${organizationId} ${books.mode} ${books.aheadMs}`;
}
