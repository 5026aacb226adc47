import { Problem } from '../../kernel/problems/problem.js';
import type { Principal } from '../contract/principal.js';
import { asProblem, isLockTimeout, isRepeatable, isStaleStatement } from './database-errors.js';
import { storeEvents } from './events/event-store.js';
import { withFirstFailure } from './first-failure.js';
import type { Handles, TransactionTime } from './handles.js';
import type { Done } from './one-transaction.js';
import { RowQueueFull } from './row-queues.js';
import { Transaction, type AnnouncedEvent } from './transaction.js';

/** Whoever only tries something waits no longer than this for a row that others have locked. */
const LOCK_WAIT_MS = 1_000;
const ATTEMPTS_MAX = 3;

/**
 * A transaction in which the units of work of one request run as they would in their own, and which is rolled back
 * (decision 0395).
 *
 * A unit that fails is undone alone, so that the next one, or what is asked afterwards, finds the books as they would
 * be. Jobs do not get into the queue, and nothing that waits for a commit happens.
 */
export class DryRun {
  private readonly announced: AnnouncedEvent[] = [];
  private failure: unknown;

  constructor(
    private readonly handles: Handles,
    private readonly time: TransactionTime,
  ) {}

  /** What the units have announced. */
  get events(): readonly AnnouncedEvent[] {
    return this.announced;
  }

  /**
   * Runs work that consists of units, and ends it with ROLLBACK.
   *
   * Raises what kept the units from being tried, which says nothing of what would happen.
   */
  async whole<T>(who: Principal, work: (dryRun: DryRun) => Promise<T>): Promise<Done<T>> {
    await this.handles.client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
    const result = await work(this);
    if (this.failure !== undefined) throw this.failure as Error;
    const tx = new Transaction(this.handles, who, this.time);
    return { result, tx, committed: tx.rollback(), end: 'ROLLBACK' };
  }

  /** Runs one unit of work. Raises what it would raise in a transaction of its own. */
  async run<T>(who: Principal, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.once(who, attempts > 1, work);
      } catch (error) {
        if (isRepeatable(error) && attempts < ATTEMPTS_MAX) continue;
        if (isStaleStatement(error)) this.failure ??= error;
        if (isLockTimeout(error) || error instanceof RowQueueFull) this.failure ??= busy(error);
        throw asProblem(this.failure ?? error);
      }
    }
  }

  private async once<T>(
    who: Principal,
    isRepeated: boolean,
    work: (tx: Transaction) => Promise<T> | T,
  ): Promise<T> {
    const { client } = this.handles;
    const handles = { ...this.handles, isRepeated, isDryRun: true };
    const tx = new Transaction(handles, who, this.time, () => undefined);
    await client.query('SAVEPOINT unit');
    try {
      const result = await withFirstFailure(tx.pipelined, work(tx));
      await storeEvents(tx);
      await Promise.all(tx.pipelined);
      await client.query('RELEASE SAVEPOINT unit');
      this.announced.push(...tx.events);
      return result;
    } catch (error) {
      await Promise.allSettled(tx.pipelined);
      await client.query('ROLLBACK TO SAVEPOINT unit');
      throw error;
    }
  }
}

function busy(cause: unknown): Problem {
  const detail = 'Others are at work on the same; ask again in a moment.';
  return new Problem('busy', detail, { cause, headers: { 'Retry-After': '1' } });
}
