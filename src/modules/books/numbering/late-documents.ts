import type { Clock, Log, UnitOfWork } from '../../../platform/index.js';
import { latestIssueDate } from './numbering.repository.js';

/** No place on earth is further ahead of UTC. */
const AHEAD_OF_UTC_MS = 14 * 60 * 60_000;

/**
 * Warns when a document is dated after today, as a clock that was ahead leaves it: no later one can be dated before it.
 *
 * Comes back without an answer when the database gives none.
 */
export async function warnOfLateDocuments(work: UnitOfWork, clock: Clock, log: Log): Promise<void> {
  const latest = await work.runControl((tx) => latestIssueDate(tx)).catch(() => null);
  const today = new Date(clock.now().getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
  if (latest !== null && latest > today) log.warn('a document is dated after today', { latest, today });
}
