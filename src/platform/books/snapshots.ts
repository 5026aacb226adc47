import type { DataSource } from 'typeorm';
import type { Clock } from '../contract/clock.js';
import { liveBooks } from '../contract/books-state.js';
import type { Principal } from '../contract/principal.js';
import { beginOf } from './begin.js';
import type { ClockWatch } from './clock-watch.js';
import { openingOf } from './data-source.js';
import { asProblem } from './database-errors.js';
import { withFirstFailure } from './first-failure.js';
import { inTransaction } from './one-transaction.js';
import { EnteredQueues, RowQueues } from './row-queues.js';
import { Transaction } from './transaction.js';

/** A statement reads a few hundred rows, and begins by counting or sorting those of a table. */
const STATEMENT_MS_MAX = 10 * 60_000;
/** Between two reads, what was read is written elsewhere. */
const PAUSE_MS_MAX = 10 * 60_000;

/** How the transaction of a snapshot differs from the others. */
const LIMITS = [
  `SET LOCAL statement_timeout = ${STATEMENT_MS_MAX}`,
  `SET LOCAL idle_in_transaction_session_timeout = ${PAUSE_MS_MAX}`,
];

/**
 * Reads that all see the books of one instant, however long they take (REPEATABLE READ, decision 0440).
 *
 * A snapshot holds a connection of the pool all the time, and the work inside may open units of work besides. So few
 * may run at once that connections are left: who asks for one sees to that.
 */
export class Snapshots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly clocks: ClockWatch,
  ) {}

  /**
   * Runs reads, once: whoever wants them again after a failure begins anew. Writes are refused by the database.
   *
   * The clock of test books may be moved meanwhile, which changes no row that is read.
   */
  async read<T>(who: Principal, reads: (tx: Transaction) => Promise<T>): Promise<T> {
    const [begin = 'BEGIN', ...settings] = openingOf(this.dataSource);
    const opening = [`${begin} ISOLATION LEVEL REPEATABLE READ READ ONLY`, ...settings, ...LIMITS];
    const queues = new EnteredQueues(new RowQueues(1));
    try {
      const given = { begin: beginOf(opening, who), queues, isRepeated: false };
      const { result } = await inTransaction(this.dataSource, given, async (handles) => {
        const now = this.clock.now();
        const time = { now, real: now, mode: liveBooks.mode, clocks: this.clocks };
        const tx = new Transaction(handles, who, time);
        const result = await withFirstFailure(tx.pipelined, reads(tx));
        return { result, tx, committed: tx.commit() };
      });
      return result;
    } catch (error) {
      throw asProblem(error);
    }
  }
}
