import type { EntityManager, QueryRunner } from 'typeorm';
import type pg from 'pg';
import type { DomainEvent } from '../contract/domain-event.js';
import type { ClockWatch } from './clock-watch.js';
import { isTransactionAborted, isDivisionByZero } from './database-errors.js';
import type { EnteredQueues } from './row-queues.js';
import type { Principal } from '../contract/principal.js';

/** Statements of a transaction that belongs to no organization: organizations, users, sessions. */
export class ControlTransaction {
  readonly afterCommitHooks: (() => Promise<void>)[] = [];
  /** Statements under way whose answers nobody waits for before the transaction's end. */
  readonly pipelined: Promise<unknown>[] = [];
  /** The first failure of a statement. */
  protected failure: unknown;
  private isOver = false;

  constructor(
    private readonly runner: QueryRunner,
    protected readonly client: pg.PoolClient,
    /** The instant of the transaction, from the service's clock. */
    readonly now: Date,
  ) {}

  /** TypeORM's own way, for paths where speed does not matter. */
  get manager(): EntityManager {
    return this.runner.manager;
  }

  /** The rows of a statement. Values travel apart from the text, always. */
  async rows<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.query<Row>(sql, values);
    return result.rows;
  }

  /** The same, but planned for these very values and prepared for no others. */
  async rowsUnprepared<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.query<Row>({ text: sql, values: values as unknown[] });
    return result.rows;
  }

  /** The first row of a statement, or undefined when there is none. */
  async row<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row | undefined> {
    const rows = await this.rows<Row>(sql, values);
    return rows[0];
  }

  /** How many rows a writing statement touched. */
  async touched(sql: string, values: readonly unknown[]): Promise<number> {
    const result = await this.query(sql, values);
    return result.rowCount ?? 0;
  }

  /**
   * Lets a statement go without waiting for its answer; the next one follows at once.
   *
   * When it fails, so do all that follow, and the transaction with them; its own failure is the one that is told.
   */
  pipeline(statement: Promise<unknown>): void {
    statement.catch(() => undefined);
    this.pipelined.push(statement);
  }

  /** Sends COMMIT behind the statements that are under way; none can follow. */
  commit(): Promise<pg.QueryResult> {
    const committed = this.query('COMMIT');
    this.isOver = true;
    committed.catch(() => undefined);
    return committed;
  }

  /** After a failure the server refuses the statements behind it; what they raise is the failure itself. */
  protected async query<Row extends object>(
    statement: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    if (this.isOver) throw new Error('A statement was asked for after its transaction.');
    try {
      return await this.client.query<Row>(statement as string, values as unknown[]);
    } catch (error) {
      if (!isTransactionAborted(error)) this.failure ??= error;
      throw this.failure ?? error;
    }
  }

  /** Asks for something to be done once this transaction is committed, before its caller goes on. */
  afterCommit(work: () => Promise<void>): void {
    this.afterCommitHooks.push(work);
  }

  /** Tells every process that listens to the channel, once this transaction is committed. */
  async notify(channel: string, payload: string): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }
}

/** Statements of one organization, under row-level security, and the events they cause. */
export class Transaction extends ControlTransaction {
  readonly events: DomainEvent[] = [];

  constructor(
    private readonly handles: {
      readonly runner: QueryRunner;
      readonly client: pg.PoolClient;
      readonly queues: EnteredQueues;
    },
    readonly who: Principal,
    private readonly time: { readonly now: Date; readonly clocks: ClockWatch },
  ) {
    super(handles.runner, handles.client, time.now);
  }

  /** Whether the clocks of service and database can be believed at this moment. */
  get clocksAgree(): boolean {
    return this.time.clocks.agrees;
  }

  /** To be called before something is dated for good. Raises Problem `unavailable` while the clocks differ. */
  assertClocks(): void {
    this.time.clocks.assertAgreement();
  }

  get organizationId(): string {
    return this.who.organizationId;
  }

  /**
   * Lets a statement go that changes the one row that is locked for it.
   *
   * When there is no such row, the server divides by zero, so that COMMIT, which may be under way by then, fails too.
   */
  updateLockedRow(sql: string, values: readonly unknown[]): void {
    const checked = `WITH changed AS (${sql} RETURNING 1) SELECT 1 / count(*) AS changed FROM changed`;
    const changed = this.rows(checked, values).catch((error: unknown) => {
      throw isDivisionByZero(error) ? new Error('A locked row changed under its lock.') : error;
    });
    this.pipeline(changed);
  }

  /**
   * To be called before a row is locked that all writers of a kind want. When too many of them wait for it, this
   * transaction ends, and its work is done again when it is its turn.
   */
  queueForRow(row: string): void {
    this.handles.queues.enter(`${row} of ${this.organizationId}`);
  }

  /** A place to come back to within the transaction. */
  savepoint(): void {
    this.pipeline(this.query('SAVEPOINT handler'));
  }

  /** Undoes everything since the savepoint: statements under way, announced events, and what was to follow them. */
  async rollbackToSavepoint(): Promise<void> {
    await this.query('ROLLBACK TO SAVEPOINT handler');
    this.failure = undefined;
    for (const undone of [this.events, this.pipelined, this.afterCommitHooks]) undone.length = 0;
  }

  /** Bounds how long the next statements wait for other transactions. */
  limitLockWait(limitMs: number): void {
    this.pipeline(this.query(`SET LOCAL lock_timeout = ${Math.trunc(limitMs)}`));
  }

  resetLockWait(): void {
    this.pipeline(this.query('SET LOCAL lock_timeout TO DEFAULT'));
  }

  /** Tells of a change; the event is stored with it, or not at all. */
  announce(event: DomainEvent): void {
    this.events.push(event);
  }
}
