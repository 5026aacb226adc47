import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  BRING_FORWARD,
  BUSY,
  MOVE_ALL,
  STRIKE_OFF,
  WAITING,
  WAKE,
} from '../../../engines/job-tables/job-tables.js';
import type { Principal } from '../../contract/principal.js';
import { Log } from '../../signals/log.js';
import { Metrics } from '../../signals/metrics.js';
import { isRepeatable, isUnavailable } from '../database-errors.js';
import type { Stage } from '../stage.js';
import type { OrderedJob } from '../handles.js';
import type { Transaction } from '../transaction.js';
import { UnitOfWork } from '../unit-of-work.js';
import { Agenda, type AgendaJob, type JobRow } from './agenda.js';
import { addToQueue } from './enqueue.js';
import { JobCatalog, type CatalogedJob } from './job-catalog.js';

/** Where the clock is to be moved, and what is done along with it. */
export interface ClockOrder {
  readonly to: Date;
  /** Raises what refuses the move. `from` is the books' time at which everybody else has left them. */
  readonly admit: (from: Stage['begin']) => void;
  /** Raises the refusal of a move that would run more jobs than this. */
  readonly jobsMax: number;
  readonly tooMany: () => Error;
  /** The last unit of work, at the new time. */
  readonly close: (tx: Transaction, from: Stage['begin']) => Promise<void>;
}

/** How many jobs a move has run, and how many of them have failed. */
export interface JobsDone {
  readonly run: number;
  readonly failed: number;
}

interface WaitingJob extends JobRow {
  readonly kind: string;
  readonly key: string;
  readonly payload: object;
  readonly due_at: string;
}

/** So many are read of the queue. The others are left to the workers. */
const WAITING_MAX = 50_000;
const LOOK_AGAIN_MS = 50;

/** Moves the clock of test books, and runs their jobs on the way (decision 0170). */
@Injectable()
export class ClockMove {
  constructor(
    private readonly work: UnitOfWork,
    private readonly catalog: JobCatalog,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  /** Everything is done and stored together, or nothing is. */
  async move(who: Principal, order: ClockOrder): Promise<JobsDone> {
    const kinds = this.catalog.all().filter(({ byWorkersOnly = false }) => !byWorkersOnly);
    return this.work.onStage(who, async (stage) => {
      order.admit(stage.begin);
      const passage = new Passage(stage, kinds, this);
      await passage.read(who, order);
      passage.addNights(order.to);
      await passage.go(who, order);
      await passage.close(who, order);
      return passage.done;
    });
  }

  /** Waits until workers have nothing to do for an organization. Returns false if that takes too long. */
  async settled(organizationId: string, withinMs: number): Promise<boolean> {
    const deadline = performance.now() + withinMs;
    for (;;) {
      const row = await this.work.runControl((tx) => tx.row<{ busy: boolean }>(BUSY, [organizationId]));
      if (row?.busy !== true) return true;
      if (performance.now() > deadline) return false;
      await pause(LOOK_AGAIN_MS);
    }
  }

  jobEnded(name: string, error?: unknown): void {
    this.metrics.jobEnded(name, error === undefined ? 'done' : 'failed');
    if (error !== undefined) this.log.error('job failed', { job: name, by: 'test clock', error });
  }
}

type Handler = Extract<CatalogedJob, { readonly belongsTo?: undefined }>['handler'];

/** The way of a clock from one instant to another. */
class Passage {
  private readonly agenda = new Agenda();
  private readonly handlers: ReadonlyMap<string, Handler>;
  private readonly over: JobRow[] = [];
  /** What workers have to do afterwards. */
  private readonly left: OrderedJob[] = [];
  private at: Date;
  private run = 0;
  private failed = 0;

  constructor(
    private readonly stage: Stage,
    private readonly kinds: readonly CatalogedJob[],
    private readonly move: ClockMove,
  ) {
    this.at = stage.begin.now;
    this.handlers = new Map(
      kinds.flatMap((kind) => (kind.belongsTo === undefined ? [[kind.name, kind.handler]] : [])),
    );
  }

  get done(): JobsDone {
    return { run: this.run, failed: this.failed };
  }

  /** Reads what waits in the queue. Refuses at once what can only be too much. */
  async read({ organizationId }: Principal, { to, jobsMax, tooMany }: ClockOrder): Promise<void> {
    const names = [...this.handlers.keys()];
    await this.stage.rows(MOVE_ALL, [organizationId]);
    const rows = await this.stage.rows<WaitingJob>(WAITING, [organizationId, names, WAITING_MAX]);
    if (rows.filter(({ due_at }) => new Date(due_at) <= to).length > jobsMax) throw tooMany();
    for (const { id, revision, kind, key, payload, due_at } of rows) {
      // The database puts kind and organization before the key.
      const own = key.slice(`${kind} ${organizationId} `.length);
      this.agenda.add({
        kind,
        key: own,
        payload,
        due: new Date(due_at),
        row: { id, revision },
        isQueued: true,
      });
    }
  }

  /** What is ordered every night runs at the end, if a night (UTC) has passed until then. */
  addNights(to: Date): void {
    if (dayOf(this.at) === dayOf(to)) return;
    for (const { name, nightly = false } of this.kinds)
      if (nightly) this.agenda.add({ kind: name, key: 'nightly', payload: {}, due: to });
  }

  async go(who: Principal, { to, jobsMax, tooMany }: ClockOrder): Promise<void> {
    for (let job = this.agenda.take(to); job !== undefined; job = this.agenda.take(to)) {
      if ((this.run += 1) > jobsMax) throw tooMany();
      if (job.due > this.at) this.at = job.due;
      await this.perform(who, job);
    }
    this.left.push(...this.agenda.left.filter(isNew));
  }

  private async perform({ organizationId }: Principal, job: AgendaJob): Promise<void> {
    const handler = this.handlers.get(job.kind);
    if (handler === undefined) throw new Error(`Nobody handles the job ${job.kind}.`);
    try {
      await this.stage.perform(organizationId, this.at, (system) => handler.run(system, job.payload));
      if (job.row !== undefined) this.over.push(job.row);
      this.move.jobEnded(job.kind);
    } catch (error) {
      if (isUnavailable(error) || isRepeatable(error)) throw error;
      this.failed += 1;
      this.move.jobEnded(job.kind, error);
      // Workers try it again, as they do with every job that fails.
      if (isNew(job)) this.left.push(job);
    }
    for (const ordered of this.stage.takeOrdered()) {
      if (this.handlers.has(ordered.kind)) this.agenda.add(ordered);
      else this.left.push(ordered);
    }
  }

  /** Leaves the queue as if the time had passed, and lets the caller finish. */
  close(who: Principal, { to, close }: ClockOrder): Promise<void> {
    const byMs = to.getTime() - this.stage.begin.now.getTime();
    return this.stage.close(who, to, async (tx) => {
      const rows = [this.over.map(({ id }) => id), this.over.map(({ revision }) => revision)];
      tx.pipeline(tx.rows(STRIKE_OFF, rows));
      tx.pipeline(tx.rows(BRING_FORWARD, [who.organizationId, byMs]));
      for (const job of this.left) addToQueue(tx, job.kind, job);
      tx.pipeline(tx.rows('SELECT set_books_clock($1)', [tx.aheadMs]));
      tx.pipeline(tx.rows(WAKE, []));
      await close(tx, this.stage.begin);
    });
  }
}

/** What the queue has stays there. */
function isNew({ isQueued = false }: AgendaJob): boolean {
  return !isQueued;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
