import { Problem } from '../../kernel/problems/problem.js';
import type { Principal } from '../contract/principal.js';
import { asProblem, unavailable } from './database-errors.js';
import { storeEvents } from './events/event-store.js';
import { withFirstFailure } from './first-failure.js';
import { RowQueueFull } from './row-queues.js';
import type { AnnouncedEvent, Transaction } from './transaction.js';

/**
 * Units of work of somebody else within a transaction: they do everything that they would in their own, under their
 * own limits, and are committed or undone with it (decision 0407).
 */
export class OnBehalf {
  private readonly announced: AnnouncedEvent[] = [];
  private broken: unknown;

  constructor(private readonly outer: Transaction) {}

  /** What the units have announced. */
  get events(): readonly AnnouncedEvent[] {
    return this.announced;
  }

  /** Raises what has nothing to do with what was asked, such as a deadlock: then the whole transaction is repeated. */
  assertWhole(): void {
    if (this.broken !== undefined) throw this.broken as Error;
  }

  /** Runs one unit of work. One that fails is undone alone. */
  async run<T>(who: Principal, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const tx = this.outer.as(who);
    try {
      const result = await this.outer.part(() => whole(tx, work), 'unit');
      this.announced.push(...tx.events);
      this.takeOver(tx);
      return result;
    } catch (error) {
      if (!(error instanceof Problem)) this.broken ??= error;
      // Then the whole transaction waits for its turn, and begins anew.
      throw error instanceof RowQueueFull
        ? unavailable('Others are at work on the same.', error)
        : asProblem(error);
    }
  }

  /** Does after the commit what a unit wants to be done then. */
  private takeOver(tx: Transaction): void {
    this.outer.afterCommitHooks.push(...tx.afterCommitHooks);
    if (tx.hasJobs) this.outer.hasJobs = true;
    if (tx.hasEventsElsewhere) this.outer.storesEventsElsewhere();
  }
}

async function whole<T>(tx: Transaction, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
  try {
    const result = await withFirstFailure(tx.pipelined, work(tx));
    await storeEvents(tx);
    await Promise.all(tx.pipelined);
    return result;
  } finally {
    await Promise.allSettled(tx.pipelined);
  }
}
