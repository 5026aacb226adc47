import { booksStateOf, type BooksState } from '../contract/books-state.js';
import { systemPrincipal, type Principal } from '../contract/principal.js';
import type { StoredState } from './books-states.js';
import { storeEvents } from './events/event-store.js';
import { withFirstFailure } from './first-failure.js';
import type { Handles, OrderedJob, TransactionTime } from './handles.js';
import { Transaction } from './transaction.js';

/** Letters are printed within a move. On a busy machine one takes longer than a transaction may idle otherwise. */
const PRINTING_MS_MAX = 120_000;

/**
 * A transaction in which whole units of work run one after the other, each at a time of its own.
 *
 * A unit that fails is undone alone. The others are committed together, or none of them.
 */
export class Stage {
  /** The jobs that units have ordered since they were last taken. */
  private readonly ordered: OrderedJob[] = [];
  private readonly hooks: (() => Promise<void>)[] = [];
  private at: Date;

  constructor(
    private readonly handles: Handles,
    private readonly time: TransactionTime,
    /** Lets the calls of a principal join this stage. */
    private readonly admit: (member: Principal) => void,
  ) {
    this.at = time.now;
  }

  /** Where the clock of the books was before. */
  get begin(): TransactionTime {
    return this.time;
  }

  /** Returns the rows of a statement outside of all units. */
  async rows<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.handles.client.query<Row>(sql, values as unknown[]);
    return rows;
  }

  /** Lets the service itself work in the books at an instant. */
  async perform(organizationId: string, at: Date, work: (who: Principal) => Promise<unknown>): Promise<void> {
    const who = systemPrincipal(organizationId);
    this.admit(who);
    this.at = at;
    await work(who);
  }

  /** Takes the jobs that units have ordered since the last time. */
  takeOrdered(): OrderedJob[] {
    return this.ordered.splice(0);
  }

  /** Runs one unit of work at the instant that is being performed. */
  async run<T>(who: Principal, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const orders: OrderedJob[] = [];
    const tx = new Transaction(this.handles, who, { ...this.time, now: this.at }, (job) => orders.push(job));
    await this.handles.client.query('SAVEPOINT unit');
    try {
      const result = await withFirstFailure(tx.pipelined, work(tx));
      await storeEvents(tx);
      await Promise.all(tx.pipelined);
      await this.handles.client.query('RELEASE SAVEPOINT unit');
      this.ordered.push(...orders);
      this.hooks.push(...tx.afterCommitHooks);
      return result;
    } catch (error) {
      await Promise.allSettled(tx.pipelined);
      await this.handles.client.query('ROLLBACK TO SAVEPOINT unit');
      throw error;
    }
  }

  /** Runs the last unit, whose jobs go into the queue. Its statements are the last ones. */
  async close<T>(who: Principal, now: Date, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const tx = new Transaction(this.handles, who, { ...this.time, now });
    const result = await withFirstFailure(tx.pipelined, work(tx));
    await storeEvents(tx);
    await Promise.all(tx.pipelined);
    this.hooks.push(...tx.afterCommitHooks);
    return result;
  }

  /** The transaction to commit, with everything that is to happen afterwards. */
  end(who: Principal): Transaction {
    const tx = new Transaction(this.handles, who, this.time);
    tx.afterCommitHooks.push(...this.hooks);
    return tx;
  }
}

/** Waits until nobody works in the books, and keeps all out until the transaction ends. */
export async function heldClock({ client }: Handles): Promise<BooksState> {
  await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${PRINTING_MS_MAX}`);
  const { rows } = await client.query<StoredState>('SELECT * FROM hold_books_clock()');
  const [stored] = rows;
  if (stored === undefined) throw new Error('There are no such books.');
  return booksStateOf(stored);
}
