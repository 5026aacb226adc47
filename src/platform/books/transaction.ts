import type { EntityManager, QueryRunner } from 'typeorm';
import type pg from 'pg';
import type { Mode } from '../contract/books-state.js';
import type { DomainEvent } from '../contract/domain-event.js';
import * as errors from './database-errors.js';
import type { Handles, JobOrders, TransactionTime } from './handles.js';
import { withFirstFailure } from './first-failure.js';
import { POSITION } from './replica/log-position.js';
import type { Principal } from '../contract/principal.js';

/** The answer to COMMIT, alone or with the answer to the statement behind it. */
export type Committed = pg.QueryResult | readonly pg.QueryResult[];

/** Statements of a transaction that belongs to no organization: organizations, users, sessions. */
export class ControlTransaction {
  readonly afterCommitHooks: (() => Promise<void>)[] = [];
  /** Statements that were sent without waiting for their answers. The end of the transaction awaits them. */
  readonly pipelined: Promise<unknown>[] = [];
  /** The first failure of a statement. */
  protected failure: unknown;
  private isOver = false;
  private storesElsewhere = false;

  constructor(
    private readonly runner: QueryRunner,
    protected readonly client: pg.PoolClient,
    /** The instant of the transaction, from the service's clock. */
    readonly now: Date,
  ) {}

  /** The instant by the service's clock. Credentials live by it, and the clock of test books may be ahead of it. */
  get realNow(): Date {
    return this.now;
  }

  /** Must be called where a statement stores events of organizations that only the database knows. */
  storesEventsElsewhere(): void {
    this.storesElsewhere = true;
  }

  /** Whether there may be such events. */
  get hasEventsElsewhere(): boolean {
    return this.storesElsewhere;
  }

  /** TypeORM's own API, for paths where speed does not matter. */
  get manager(): EntityManager {
    return this.runner.manager;
  }

  /** Returns the rows of a statement. Pass values as parameters, never in the text. */
  async rows<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.query<Row>(sql, values);
    return result.rows;
  }

  /** The same, but unprepared, so that PostgreSQL plans for these values. */
  async rowsUnprepared<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.query<Row>({ text: sql, values: values as unknown[] });
    return result.rows;
  }

  /** Returns the first row of a statement; undefined if there is none. */
  async row<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row | undefined> {
    const rows = await this.rows<Row>(sql, values);
    return rows[0];
  }

  /**
   * Returns the first row of a statement whose columns are texts and bytes only. They come as they are stored: as
   * hexadecimal digits a file would be twice as long, and both sides would convert it.
   */
  async bytesRow<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row | undefined> {
    const statement = { text: sql, values: values as unknown[], binary: true };
    const { rows } = await this.query<Row>(statement);
    return rows[0];
  }

  /** Returns how many rows a statement changed. */
  async touched(sql: string, values: readonly unknown[]): Promise<number> {
    const result = await this.query(sql, values);
    return result.rowCount ?? 0;
  }

  /**
   * Lets a statement run without waiting for its answer. The next statement is sent at once.
   *
   * If it fails, all later statements and the transaction fail too, and the transaction raises this first failure.
   */
  pipeline(statement: Promise<unknown>): void {
    statement.catch(() => undefined);
    this.pipelined.push(statement);
  }

  /**
   * Sends COMMIT behind the pipelined statements. No statement may follow.
   *
   * With `tellsPosition`, the same message asks how far the log of the database was written afterwards.
   */
  commit({ tellsPosition } = { tellsPosition: false }): Promise<Committed> {
    const committed: Promise<Committed> = this.query(tellsPosition ? `COMMIT; ${POSITION}` : 'COMMIT');
    this.isOver = true;
    committed.catch(() => undefined);
    return committed;
  }

  /** Sends ROLLBACK behind the pipelined statements. No statement may follow. */
  rollback(): Promise<Committed> {
    const ended: Promise<Committed> = this.query('ROLLBACK');
    this.isOver = true;
    ended.catch(() => undefined);
    return ended;
  }

  /** After a failure, the server refuses the statements behind it. They raise the original failure instead. */
  protected async query<Row extends object>(
    statement: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    if (this.isOver) throw new Error('A statement was asked for after its transaction.');
    try {
      return await this.client.query<Row>(statement as string, values as unknown[]);
    } catch (error) {
      if (!errors.isTransactionAborted(error)) this.failure ??= error;
      throw this.failure ?? error;
    }
  }

  /** Adds a hook that runs after the commit, before the caller of the unit of work continues. */
  afterCommit(work: () => Promise<void>): void {
    this.afterCommitHooks.push(work);
  }

  /** Sends a notification to every listener of the channel. PostgreSQL delivers it on commit. */
  async notify(channel: string, payload: string): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }
}

/** An event, and who caused it. */
export interface AnnouncedEvent extends DomainEvent {
  readonly who: Principal;
}

/** The statements of one organization, under row-level security, and the events that they cause. */
export class Transaction extends ControlTransaction {
  readonly events: AnnouncedEvent[] = [];
  /** Whether jobs were ordered that do not go to `orders`. */
  hasJobs = false;

  constructor(
    private readonly handles: Handles,
    readonly who: Principal,
    private readonly time: TransactionTime,
    /** Absent where jobs go into the queue. */
    readonly orders?: JobOrders,
  ) {
    super(handles.runner, handles.client, time.now);
  }

  /** Whether an attempt before this one failed, such as for an `expectNone` that was wrong. */
  get isRepeated(): boolean {
    return this.handles.isRepeated;
  }

  /** Whether nothing of this will last, so that nothing outside the database may happen for it either. */
  get isDryRun(): boolean {
    return this.handles.isDryRun === true;
  }

  /** Whether the books count, or are for trying. */
  get mode(): Mode {
    return this.time.mode;
  }

  override get realNow(): Date {
    return this.time.real;
  }

  /** How far the clock of the books is ahead of the service's; always 0 for live books. */
  get aheadMs(): number {
    return this.time.now.getTime() - this.time.real.getTime();
  }

  /** Whether the clocks of service and database can be trusted at this moment. */
  get clocksAgree(): boolean {
    return this.time.clocks.agrees;
  }

  /** Must be called before a document gets its final date. Raises Problem `unavailable` while the clocks differ. */
  assertClocks(): void {
    this.time.clocks.assertAgreement();
  }

  get organizationId(): string {
    return this.who.organizationId;
  }

  /**
   * Pipelines a statement that changes the one row that this transaction has locked.
   *
   * If the row is missing, the server divides by zero. That makes COMMIT fail too, which may already be under way.
   */
  updateLockedRow(sql: string, values: readonly unknown[]): void {
    this.updateLockedRows(sql, values, 1);
  }

  /** The same for several rows of one statement. Takes how many it changes. */
  updateLockedRows(sql: string, values: readonly unknown[], count: number): void {
    const place = `$${values.length + 1}`;
    const checked = `
      WITH changed AS (${sql} RETURNING 1) SELECT 1 / (count(*) = ${place})::integer AS changed FROM changed`;
    const changed = this.rows(checked, [...values, count]).catch((error: unknown) => {
      throw errors.isDivisionByZero(error) ? new Error('A locked row changed under its lock.') : error;
    });
    this.pipeline(changed);
  }

  /**
   * Pipelines a query that is expected to find nothing, which saves a round trip. If it finds something, the work runs
   * again and must look before it decides (`isRepeated`).
   */
  expectNone(sql: string, values: readonly unknown[]): void {
    const expected = this.rows(`SELECT 1 / (NOT EXISTS (${sql}))::integer AS none`, values);
    this.pipeline(
      expected.catch((error: unknown) => {
        throw errors.isDivisionByZero(error) ? new errors.WrongExpectation() : error;
      }),
    );
  }

  /**
   * Must be called before the transaction locks a row that all writers of a kind need. If too many transactions already
   * wait for it, this one ends, and its work runs again when its turn comes.
   */
  queueForRow(row: string): void {
    this.handles.queues.enter(`${row} of ${this.organizationId}`);
  }

  /** Sets a savepoint. */
  savepoint(): void {
    this.pipeline(this.query('SAVEPOINT handler'));
  }

  /** Undoes everything since the savepoint: pipelined statements, announced events and after-commit hooks. */
  async rollbackToSavepoint(): Promise<void> {
    await this.query('ROLLBACK TO SAVEPOINT handler');
    this.failure = undefined;
    for (const undone of [this.events, this.pipelined, this.afterCommitHooks]) undone.length = 0;
  }

  /** Tries a statement. Returns the constraint that refuses it; then it alone is undone. */
  async refusalOf(sql: string, values: readonly unknown[]): Promise<string | undefined> {
    const steps = [
      this.query('SAVEPOINT trial'),
      this.query(sql, values),
      this.query('RELEASE SAVEPOINT trial'),
    ];
    const [, tried] = await Promise.allSettled(steps);
    if (tried?.status !== 'rejected') return undefined;
    const refusal = errors.violatedConstraint(tried.reason);
    if (refusal === undefined) throw tried.reason;
    await this.query('ROLLBACK TO SAVEPOINT trial');
    this.failure = undefined;
    return refusal;
  }

  /** Does a part of the work; if it raises, it is undone alone, with its events and hooks. Names do not nest. */
  async part<T>(work: () => Promise<T>, name: 'part' | 'unit' | 'approved' = 'part'): Promise<T> {
    const lists = [this.events, this.pipelined, this.afterCommitHooks];
    await Promise.all(this.pipelined);
    const lengths = lists.map(({ length }) => length);
    await this.query(`SAVEPOINT ${name}`);
    try {
      const result = await withFirstFailure(this.pipelined, work());
      await withFirstFailure(this.pipelined, this.query(`RELEASE SAVEPOINT ${name}`));
      return result;
    } catch (error) {
      await this.query(`ROLLBACK TO SAVEPOINT ${name}`);
      this.failure = undefined;
      for (const [at, list] of lists.entries()) list.length = lengths[at] ?? 0;
      throw error;
    }
  }

  /** The same transaction for somebody else: what it announces is theirs, and their limits count. */
  as(who: Principal): Transaction {
    return new Transaction(this.handles, who, this.time, this.orders);
  }

  /** Limits how long the next statements wait for locks of other transactions; without a limit, as long as usual. */
  limitLockWait(limitMs?: number): void {
    this.pipeline(this.query(`SET LOCAL lock_timeout TO ${limitMs ?? 'DEFAULT'}`));
  }

  /** Announces a change. The event is stored in the same transaction, as caused by `who`. */
  announce(event: DomainEvent, who = this.who): void {
    this.events.push({ ...event, who });
  }
}
