import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { storeEvents } from './events/event-store.js';
import { liveBooks, type BooksState } from '../contract/books-state.js';
import { originOf, type Principal } from '../contract/principal.js';
import type { Clock } from '../contract/clock.js';
import { BooksStates, type StoredState } from './books-states.js';
import type { ClockWatch } from './clock-watch.js';
import { openingOf } from './data-source.js';
import {
  asProblem,
  isClockMoved,
  isStaleStatement,
  isRepeatable,
  isStorageFull,
  unavailable,
} from './database-errors.js';
import { beginOf, type Messages } from './begin.js';
import { DryRun } from './dry-run.js';
import type { Handles, TransactionTime } from './handles.js';
import { withFirstFailure } from './first-failure.js';
import { OnBehalf } from './on-behalf.js';
import { inTransaction, type Done } from './one-transaction.js';
import type { Replica } from './replica/replica.js';
import { RowQueues, EnteredQueues, RowQueueFull } from './row-queues.js';
import { heldClock, Stage } from './stage.js';
import { isAround, isUnits, Withheld, type CommitListener, type Units } from './units.js';
import { ControlTransaction, Transaction } from './transaction.js';

const ATTEMPTS_MAX = 3;
/** Who comes while the clock of test books is being moved waits for so long, without a connection. */
const CLOCK_PATIENCE_MS = 10_000;
const CLOCK_PAUSE_MS = 50;

/**
 * The only access to the database: a unit of work is one transaction, committed completely or not at all.
 *
 * `run` inside the work of the same principal throws, because it would wait for a second connection while it holds the
 * first. Work must have no effect outside the database, because it runs again after a deadlock.
 */
export class UnitOfWork {
  /** The current transaction of each origin: one that its further work joins, or why there is none to join. */
  private readonly underWay = new WeakMap<object, Transaction | Units | 'alone' | 'withheld'>();

  private readonly books = new BooksStates((organizationId) => this.lookUp(organizationId));
  private readonly rowQueues: RowQueues;
  private announceCommit: CommitListener = () => undefined;
  private announceJobs: CommitListener = () => undefined;
  private notifyFullStorage: () => void = () => undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly clocks: ClockWatch,
    /** A copy of the database that may answer reports; absent without one. */
    private readonly replica?: Replica,
  ) {
    this.rowQueues = new RowQueues(Math.max(1, Math.floor(this.connections / 2)));
  }

  /**
   * Runs the work of one organization and stores its announced events in the same transaction.
   *
   * Raises what the work raises, and Problem `unavailable` if the database cannot be reached in time.
   */
  async run<T>(who: Principal, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const joined = this.joinedBy(who);
    if (isUnits(joined)) return joined.run(who, work);
    return joined === undefined ? this.open(who, work) : work(joined);
  }

  /**
   * Runs reads that do not wait for each other's answers.
   *
   * COMMIT is sent with them, so everything takes one round trip.
   */
  async read<T>(who: Principal, reads: (tx: Transaction) => Promise<T>): Promise<T> {
    const joined = this.joinedBy(who);
    if (isUnits(joined)) return joined.run(who, reads);
    if (joined !== undefined) return reads(joined);
    return this.alone(who, async (handles, books) => {
      const tx = new Transaction(handles, who, this.time(books));
      const answers = reads(tx);
      const committed = tx.commit();
      return { result: await answers, tx, committed };
    });
  }

  /**
   * Runs reads that may be some seconds old, such as those of reports: the replica answers, if there is one and it has
   * what the caller has written before. Otherwise, and whenever the replica fails, this is `run`.
   *
   * Nothing that a write is decided on may come from here.
   */
  async readFromReplica<T>(who: Principal, reads: (tx: Transaction) => Promise<T>): Promise<T> {
    const found = this.underWay.has(originOf(who))
      ? undefined
      : await this.replica?.read(who, async (handles) => {
          const tx = new Transaction(handles, who, this.time(liveBooks));
          const result = await withFirstFailure(tx.pipelined, reads(tx));
          return { result, tx, committed: tx.commit() };
        });
    return found === undefined ? this.run(who, reads) : found.result;
  }

  /**
   * Runs work whose own calls of `run` and `read` join its transaction instead of opening their own.
   *
   * Only for the platform, which wraps whole requests in it, such as with their Idempotency-Key.
   */
  around<T>(who: Principal, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.open(who, (tx) => {
      this.underWay.set(originOf(who), tx);
      return work(tx);
    });
  }

  /** Whether the principal's calls of `run` and `read` join a transaction that was opened around them. */
  isAround(who: Principal): boolean {
    return isAround(this.underWay.get(originOf(who)));
  }

  /** Runs work whose own calls of `run` and `read` are rolled back (decision 0395). Raises `busy`, `unavailable`. */
  dryRun<T>(who: Principal, work: (dryRun: DryRun) => Promise<T>): Promise<T> {
    return this.alone(who, (handles, books) =>
      new DryRun(handles, this.time(books)).whole(who, (dryRun) => {
        this.underWay.set(originOf(who), dryRun);
        return work(dryRun);
      }),
    );
  }

  /**
   * Runs units of work of somebody else of the same organization within a transaction: their calls of `run` and `read`
   * join it, and are committed with it.
   */
  onBehalf<T>(tx: Transaction, of: Principal, work: (units: OnBehalf) => Promise<T>): Promise<T> {
    const units = new OnBehalf(tx);
    return this.during(of, units, () => work(units));
  }

  /** Runs what may open no transaction of its own for this principal: `run` and `read` raise Withheld. */
  withhold<T>(who: Principal, work: () => Promise<T>): Promise<T> {
    return this.during(who, 'withheld', work);
  }

  private async during<T>(who: Principal, state: Units | 'withheld', work: () => Promise<T>): Promise<T> {
    this.underWay.set(originOf(who), state);
    try {
      return await work();
    } finally {
      this.underWay.delete(originOf(who));
    }
  }

  private open<T>(who: Principal, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    return this.alone(who, async (handles, books) => {
      const tx = new Transaction(handles, who, this.time(books));
      const result = await withFirstFailure(tx.pipelined, work(tx));
      const hasEvents = await storeEvents(tx);
      const { organizationId: of } = who;
      const told = { ...(hasEvents && { eventsOf: of }), ...(tx.hasJobs && { jobsOf: of }) };
      return { result, tx, committed: this.commit(tx), ...told };
    });
  }

  /**
   * Runs work while nobody else works in these books, and their clock can be moved (decision 0170).
   *
   * `work` gets a stage for units of work at times of their own. All of them are committed together, or none.
   */
  onStage<T>(who: Principal, work: (stage: Stage) => Promise<T>): Promise<T> {
    return this.attempt(beginOf(openingOf(this.dataSource), who), async (handles) => {
      const time = this.time(await heldClock(handles));
      const stage = new Stage(handles, time, (member) => this.underWay.set(originOf(member), stage));
      const result = await work(stage);
      const [tx, of] = [stage.end(who), who.organizationId];
      return { result, tx, committed: this.commit(tx), eventsOf: of, jobsOf: of };
    });
  }

  /** Sets the one listener that is called after each commit that stored events. */
  onEventsCommitted(listener: CommitListener): void {
    this.announceCommit = listener;
  }

  /** Sets the one listener that is called after each commit that ordered jobs of an organization. */
  onJobsCommitted(listener: CommitListener): void {
    this.announceJobs = listener;
  }

  /** Sets the one listener that is called when a statement finds no disk space. */
  onFullStorage(listener: () => void): void {
    this.notifyFullStorage = listener;
  }

  /** Runs work on the control tables, which belong to no organization. */
  runControl<T>(work: (tx: ControlTransaction) => Promise<T>): Promise<T> {
    return this.attempt(openingOf(this.dataSource), async ({ runner, client }) => {
      const tx = new ControlTransaction(runner, client, this.clock.now());
      const result = await withFirstFailure(tx.pipelined, work(tx));
      return { result, tx, committed: this.commit(tx) };
    });
  }

  private commit(tx: ControlTransaction): Done<unknown>['committed'] {
    return tx.commit({ tellsPosition: this.replica !== undefined });
  }

  private joinedBy(who: Principal): Transaction | Units | undefined {
    const around = this.underWay.get(originOf(who));
    if (around === 'withheld') throw new Withheld();
    return around === 'alone' ? undefined : around;
  }

  private async alone<T>(
    who: Principal,
    work: (handles: Handles, books: BooksState) => Promise<Done<T>>,
  ): Promise<T> {
    const origin = originOf(who);
    if (this.underWay.has(origin)) throw new Error('A unit of work was asked for inside another one.');
    this.underWay.set(origin, 'alone');
    const patience = performance.now() + CLOCK_PATIENCE_MS;
    try {
      for (let known = who.books; ; known = undefined) {
        const books =
          known ?? this.books.known(who.organizationId) ?? (await this.books.of(who.organizationId));
        try {
          return await this.attempt(beginOf(openingOf(this.dataSource), who, books), (handles) =>
            work(handles, books),
          );
        } catch (error) {
          if (!isClockMoved(error)) throw error;
          if (performance.now() > patience)
            throw unavailable('The clock of these test books is being moved.', error);
        }
        // What a credential knows of the clock is out of date, or somebody is about to move it.
        if (known === undefined) await pause(CLOCK_PAUSE_MS);
      }
    } finally {
      this.underWay.delete(origin);
    }
  }

  private async attempt<T>(begin: Messages, work: (handles: Handles) => Promise<Done<T>>): Promise<T> {
    const queues = new EnteredQueues(this.rowQueues);
    let [attempts, outdated] = [0, 0];
    for (;;) {
      try {
        const { result, tx } = await this.once(begin, { queues, isRepeated: attempts > 0 }, work);
        queues.leave();
        for (const hook of tx.afterCommitHooks) await hook();
        return result;
      } catch (error) {
        queues.leave();
        if (error instanceof RowQueueFull) {
          await queues.wait(error.row);
          continue;
        }
        // Each connection of the pool may hold stale statements. Each failure discards one such connection.
        if (isStaleStatement(error) && (outdated += 1) <= this.connections) continue;
        if ((attempts += 1) >= ATTEMPTS_MAX || !isRepeatable(error)) throw asProblem(error);
      }
    }
  }

  /** The clock of test books may be ahead. */
  private time({ mode, aheadMs }: BooksState): TransactionTime {
    const real = this.clock.now();
    const now = aheadMs === 0 ? real : new Date(real.getTime() + aheadMs);
    return { now, real, mode, clocks: this.clocks };
  }

  private lookUp(organizationId: string): Promise<StoredState | undefined> {
    return this.runControl((tx) => tx.row<StoredState>('SELECT * FROM books_of($1)', [organizationId]));
  }

  /** The maximum number of connections in the pool. */
  private get connections(): number {
    return this.dataSource.options.poolSize ?? ATTEMPTS_MAX;
  }

  private async once<T>(
    begin: Messages,
    given: Pick<Handles, 'queues' | 'isRepeated'>,
    work: (handles: Handles) => Promise<Done<T>>,
  ): Promise<Done<T>> {
    try {
      const done = await inTransaction(this.dataSource, { begin, ...given }, work);
      this.replica?.noteCommit(done.position);
      if (done.eventsOf !== undefined) this.announceCommit(done.eventsOf);
      if (done.tx.hasEventsElsewhere) this.announceCommit(undefined);
      if (done.jobsOf !== undefined) this.announceJobs(done.jobsOf);
      return done;
    } catch (error) {
      if (isStorageFull(error)) this.notifyFullStorage();
      throw error;
    }
  }
}
