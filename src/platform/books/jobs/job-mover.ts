import { OrganizationRounds, type RoundsWork, type Served } from '../organization-rounds.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Log } from '../../signals/log.js';
import type { JobsIn } from './jobs-in.js';

/** At most this many jobs of an organization in one round. */
const BATCH = 200;
/** An outbox that nobody writes to may have jobs from before the setting was changed. */
const LOOK_EVERY_MS = { queue: 60_000, outbox: 1_000 } as const satisfies Record<JobsIn, number>;

/**
 * Moves jobs from the outbox to the queue, each exactly once. Runs on every node.
 *
 * Each commit of this process with jobs in the outbox wakes it. It also looks for the jobs of processes that died.
 */
export class JobMover {
  private readonly rounds: OrganizationRounds;

  constructor(
    private readonly work: UnitOfWork,
    log: Log,
    private readonly jobsIn: JobsIn,
  ) {
    this.rounds = new OrganizationRounds(new Moving(work, LOOK_EVERY_MS[jobsIn]), log);
  }

  start(): void {
    if (this.jobsIn === 'outbox')
      this.work.onJobsCommitted((organizationId) => this.rounds.tell(organizationId));
    this.rounds.start();
  }

  /** Resolves after the current rounds. Another node, or the next start, moves the remaining jobs. */
  async stop(): Promise<void> {
    await this.rounds.stop();
  }
}

class Moving implements RoundsWork {
  readonly trouble = 'jobs not moved yet';
  /** Each organization needs transactions of its own, because a distributed database may have it on another server. */
  readonly organizationsMax = 1;
  readonly roundsMax = 2;
  readonly patienceMs = 0;

  constructor(
    private readonly work: UnitOfWork,
    readonly lookEveryMs: number,
  ) {}

  async waiting(): Promise<string[]> {
    const statement = 'SELECT o.id FROM organizations_with_jobs() AS o (id)';
    const rows = await this.work.runControl((tx) => tx.rows<{ id: string }>(statement, []));
    return rows.map(({ id }) => id);
  }

  async serve([organizationId = '']: readonly string[]): Promise<Served> {
    const moved = await this.work.runControl((tx) =>
      tx.row<{ positions: string[] | null }>('SELECT move_jobs($1, $2, false) AS positions', [
        organizationId,
        BATCH,
      ]),
    );
    const positions = moved?.positions ?? null;
    if (positions === null) return { again: [organizationId], rests: true };
    if (positions.length === 0) return { again: [], rests: false };
    await this.work.runControl((tx) =>
      tx.rows('SELECT strike_off_jobs($1, $2::bigint[])', [organizationId, positions]),
    );
    const isFull = positions.length === BATCH;
    return { again: isFull ? [organizationId] : [], rests: !isFull };
  }
}
