import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runTaskList, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Connection } from '../connection.js';
import { asProblem, unavailable } from '../database-errors.js';
import { queuePool, type QueuePool } from './queue-pool.js';
import { DUE, QUEUE_SCHEMA, RELEASE_ABANDONED } from '../../../engines/job-tables/job-tables.js';
import type { Log } from '../../signals/log.js';

/** Jobs of one node at once; their work takes connections from the pool that serves requests. */
const CONCURRENCY = 2;
/** One per worker, one that listens, one for looking at the queue. */
const POOL_SIZE = CONCURRENCY + 2;
/** New jobs are told at once; this often a node looks for those whose time has come. */
const LOOK_EVERY_MS = 2_000;
/** Between trouble and another try. */
const REST_MS = 1_000;
const STOP_WITHIN_MS = 15_000;
const RELEASE_EVERY_MS = 60_000;
const TOLD_LEVELS: readonly string[] = ['error', 'warning'];

const OPTIONS = {
  schema: QUEUE_SCHEMA,
  concurrency: CONCURRENCY,
  pollInterval: LOOK_EVERY_MS,
  noHandleSignals: true,
  // Without a batch nobody waits for the end of a job to be written, and nobody catches that it could not be.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
};

/**
 * Works on the jobs in the database, on every node, and lives through times without a database.
 *
 * After any trouble with its connections the workers are stopped, and started anew once the database answers.
 */
export class JobQueue {
  private readonly pool: QueuePool;
  private readonly ending = new AbortController();
  private working: Promise<void> | undefined;
  private workers: WorkerPool | undefined;
  /** The id of the workers before these, which may have been cut off before they could end their jobs. */
  private stoppedWorkers: string | undefined;

  constructor(
    connection: Connection,
    private readonly log: Log,
  ) {
    this.pool = queuePool(connection, POOL_SIZE, (error) => log.warn('job queue connection lost', { error }));
  }

  /** Comes back once this node works on jobs, or knows that it cannot yet. */
  async start(tasks: TaskList): Promise<void> {
    if (Object.keys(tasks).length === 0) return;
    await new Promise<void>((resolve) => {
      this.working = this.work(tasks, resolve);
    });
  }

  /** Ends after the jobs that run; what is left is done by another node or after the next start. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.working;
    await this.pool.end();
  }

  /** Raises Problem `unavailable` unless this node works on jobs. */
  async assertReady(): Promise<void> {
    const isWorking = this.working === undefined || this.workers !== undefined;
    if (!isWorking) throw unavailable('No jobs are worked on right now.');
    await this.pool.query('SELECT 1').catch((error: unknown) => {
      throw asProblem(error);
    });
  }

  /** How many jobs could be worked on and are not yet. */
  async dueJobs(): Promise<number> {
    const { rows } = await this.pool.query<{ due: number }>(DUE);
    return rows[0]?.due ?? 0;
  }

  private async work(tasks: TaskList, begun: () => void): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        await this.pool.query(RELEASE_ABANDONED, [this.stoppedWorkers]);
        await this.workUntilTrouble(tasks, begun);
      } catch (error) {
        begun();
        this.log.warn('job queue interrupted', { error });
        await this.rest();
      }
    }
    begun();
  }

  /** Raises the trouble; comes back without one when the service stops. */
  private async workUntilTrouble(tasks: TaskList, begun: () => void): Promise<void> {
    if (this.ending.signal.aborted) return;
    const events = new EventEmitter() as WorkerEvents;
    const ended = once(this.ending.signal, 'abort');
    const workers = this.startWorkers(tasks, events);
    const releasing = setInterval(() => void this.releaseAbandoned(), RELEASE_EVERY_MS).unref();
    this.workers = workers;
    begun();
    try {
      await Promise.race([ended, workers.promise, troubleOf(events)]);
    } finally {
      this.workers = undefined;
      clearInterval(releasing);
      // Each worker finds the trouble by itself; stopped before that, it would fail instead of being idle.
      await this.rest();
      await this.stopWorkers(workers);
      this.stoppedWorkers = workers.id;
    }
  }

  private startWorkers(tasks: TaskList, events: WorkerEvents): WorkerPool {
    const logger = new Logger(() => (level, message, facts) => {
      // Each failed job has a line of its own already.
      if (TOLD_LEVELS.includes(level) && facts?.['failure'] !== true)
        this.log.warn('job queue', { said: message });
    });
    const workers = runTaskList({ ...OPTIONS, logger, events }, tasks, this.pool);
    workers.promise.catch(() => undefined);
    return workers;
  }

  private async stopWorkers(workers: WorkerPool): Promise<void> {
    const stopped = Promise.resolve(workers.gracefulShutdown()).catch((error: unknown) =>
      this.log.warn('job queue not stopped cleanly', { error }),
    );
    await Promise.race([stopped, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
  }

  /** Ends early when the service stops. */
  private async rest(): Promise<void> {
    await pause(REST_MS, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  private async releaseAbandoned(): Promise<void> {
    // The workers notice by themselves that the database is away.
    await this.pool.query(RELEASE_ABANDONED, [this.stoppedWorkers]).catch(() => undefined);
  }
}

/** Fails with the first failure to look for a job or to listen for new ones. */
function troubleOf(events: WorkerEvents): Promise<never> {
  return new Promise((_resolve, reject) => {
    events.on('worker:getJob:error', ({ error }) => reject(error as Error));
    events.on('pool:listen:error', ({ error }) => reject(error as Error));
  });
}
