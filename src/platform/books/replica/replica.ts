import type { DataSource } from 'typeorm';
import { originOf, type Principal } from '../../contract/principal.js';
import type { Log } from '../../signals/log.js';
import { beginOf } from '../begin.js';
import { asProblem, isCancelled } from '../database-errors.js';
import type { DatabaseMonitor } from '../database-monitor.js';
import { inTransaction, type Done } from '../one-transaction.js';
import { EnteredQueues, RowQueues } from '../row-queues.js';
import { assertRestrictedRole } from '../runtime-role.js';
import type { Handles } from '../handles.js';
import { openPosition, sealPosition } from './consistency-token.js';
import { LeaderPositions } from './leader-positions.js';
import { logPosition, POSITION, REPLAYED } from './log-position.js';
import { strangenessOf, SYSTEM, type SystemFacts } from './replica-check.js';

/** The age of an answer is exact to this, and a replica that is away or back is noticed within it. */
const LOOK_EVERY_MS = 250;

/** The position of each moment, of a server that can be asked at any time. */
type Asked = Pick<DatabaseMonitor, 'rows'>;

interface ReplicaOptions {
  readonly dataSource: DataSource;
  /** Asks the server that takes writes. */
  readonly leader: Asked;
  /** Asks the replica, on a connection of its own. */
  readonly standby: Asked & Pick<DatabaseMonitor, 'stop'>;
  /** An older answer comes from the leader instead. */
  readonly lagMaxMs: number;
  readonly log: Log;
}

/** Says that the leader has to answer, because the replica is too far behind. */
class Behind extends Error {}

/**
 * A copy of the database that answers reports.
 *
 * It never fails a request: whatever goes wrong here, the leader answers. Nor does the start wait for it.
 */
export class Replica {
  private readonly positions: LeaderPositions;
  /** The age of what each request was answered from. */
  private readonly ages = new WeakMap<object, number>();
  /** Where the log ended after the last commit of this process. */
  private committed = 0n;
  private isChecked = false;
  private isThere = false;
  private isTold = false;
  private isLooking = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private secret: Uint8Array | undefined;

  constructor(private readonly options: ReplicaOptions) {
    this.positions = new LeaderPositions(options.lagMaxMs);
  }

  /** Begins to look at both servers. Tokens are sealed with the secret of the installation. */
  async start(secret: Uint8Array): Promise<void> {
    this.secret = secret;
    await this.look();
    this.timer = setInterval(() => {
      if (!this.isLooking) this.looking = this.look();
    }, LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    const { standby, dataSource } = this.options;
    await standby.stop();
    if (dataSource.isInitialized) await dataSource.destroy();
  }

  /** Takes the position that a COMMIT has told. */
  noteCommit(position: string | undefined): void {
    if (position === undefined) return;
    const reached = logPosition(position);
    if (reached > this.committed) this.committed = reached;
  }

  /** The token of everything that this process has committed; undefined before the first commit. */
  token(): string | undefined {
    const { secret, committed } = this;
    return secret === undefined || committed === 0n ? undefined : sealPosition(committed, secret);
  }

  /** How old the answer to a request is at most, in milliseconds; undefined if the leader gave all of it. */
  ageOf(who: Principal): number | undefined {
    return this.ages.get(originOf(who));
  }

  /**
   * Runs reads in a transaction of the replica. Returns undefined if the leader has to answer.
   *
   * Raises only that the reads took longer than a statement may: asking the leader as well would help nobody.
   */
  async read<T>(
    who: Principal,
    reads: (handles: Handles) => Promise<Done<T>>,
  ): Promise<{ readonly result: T } | undefined> {
    const after = this.positionAfter(who);
    // The clock of test books moves, and jobs do not say what kind of books they work in.
    if (!this.isThere || after === undefined || who.books?.mode !== 'live') return undefined;
    const { dataSource, log } = this.options;
    const begin = beginOf(['BEGIN'], who);
    const given = { begin, queues: new EnteredQueues(new RowQueues(1)), isRepeated: false };
    try {
      const { result } = await inTransaction(dataSource, given, async (handles) => {
        const ageMs = await this.ageIn(handles, after);
        const done = await reads(handles);
        return { ...done, result: { ageMs, result: done.result } };
      });
      this.noteAge(who, result.ageMs);
      return result;
    } catch (error) {
      if (isCancelled(error)) throw asProblem(error);
      if (!(error instanceof Behind)) log.info('the leader answers in place of the replica', { error });
      return undefined;
    }
  }

  /** What the replica must have: everything before the caller's token. Undefined for a token that is not ours. */
  private positionAfter({ consistencyToken }: Principal): bigint | undefined {
    if (consistencyToken === undefined) return 0n;
    return this.secret && openPosition(consistencyToken, this.secret);
  }

  /** Asked before the reads: what they see is at least as new. Raises Behind. */
  private async ageIn({ client }: Handles, after: bigint): Promise<number> {
    const { rows } = await client.query<{ position: string | null }>(REPLAYED);
    const text = rows[0]?.position ?? null;
    const replayed = text === null ? undefined : logPosition(text);
    if (replayed === undefined || replayed < after) throw new Behind();
    const ageMs = this.positions.ageMs(replayed, performance.now());
    if (ageMs === undefined || ageMs > this.options.lagMaxMs) throw new Behind();
    return ageMs;
  }

  /** A request may read several times; its oldest part counts. */
  private noteAge(who: Principal, ageMs: number): void {
    const origin = originOf(who);
    this.ages.set(origin, Math.max(ageMs, this.ages.get(origin) ?? 0));
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    await Promise.all([this.lookAtLeader(), this.lookAtStandby()]);
    this.isLooking = false;
  }

  private async lookAtLeader(): Promise<void> {
    const atMs = performance.now();
    try {
      const [row] = await this.options.leader.rows<{ position: string }>(POSITION);
      if (row !== undefined) this.positions.add(logPosition(row.position), atMs);
    } catch {
      // Without new positions, the answers of the replica get older, until nobody gets them.
    }
  }

  private async lookAtStandby(): Promise<void> {
    const { standby, log } = this.options;
    try {
      if (!this.isChecked) await this.connect();
      const [row] = await standby.rows<{ position: string | null }>(REPLAYED);
      this.isThere = row !== undefined && row.position !== null;
      if (this.isTold && this.isThere) log.info('the replica is there again');
      if (this.isThere) this.isTold = false;
    } catch (error) {
      this.isThere = false;
      if (!this.isTold) log.warn('the replica cannot be used, so the leader answers reports', { error });
      this.isTold = true;
    }
  }

  /** It may be away when the service starts, so what the start checks is checked here, too. */
  private async connect(): Promise<void> {
    const { standby, leader, dataSource } = this.options;
    const [[found], [expected]] = await Promise.all([
      standby.rows<SystemFacts>(SYSTEM),
      leader.rows<SystemFacts>(SYSTEM),
    ]);
    const strangeness = strangenessOf(found, expected);
    if (strangeness !== undefined) throw new Error(strangeness);
    if (!dataSource.isInitialized) await dataSource.initialize();
    await assertRestrictedRole(dataSource);
    this.isChecked = true;
  }
}
