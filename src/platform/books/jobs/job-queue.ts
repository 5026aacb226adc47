import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runTaskList, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Connection } from '../connection.js';
import type { DatabaseMonitor } from '../database-monitor.js';
import { Presence } from './presence.js';
import { queuePool, type QueuePool } from './queue-pool.js';
import { DUE, QUEUE_SCHEMA } from '../../../engines/job-tables/job-tables.js';
import type { Log } from '../../signals/log.js';

/** Jobs of one node at once; their work takes connections from the pool that serves requests. */
const CONCURRENCY = 2;
/** One per worker, one that listens, one that shows that they live. */
const POOL_SIZE = CONCURRENCY + 2;
/** New jobs are told at once; this often a node looks for those whose time has come. */
const LOOK_EVERY_MS = 2_000;
/** Between trouble and another try. */
const REST_MS = 1_000;
const STOP_WITHIN_MS = 15_000;
/** A job that was cut off with its process waits for little more than this. */
const RELEASE_EVERY_MS = 2_000;
const LOGGED_LEVELS: readonly string[] = ['error', 'warning'];

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

  /** Whether this node works on jobs, if it shall. */
  get isWorking(): boolean {
    return this.working === undefined || this.workers !== undefined;
  }

  private async work(tasks: TaskList, begun: () => void): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
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
    const trouble = troubleOf(events);
    const workers = this.startWorkers(tasks, events);
    const showing = Presence.of(this.pool, workers.id);
    try {
      const presence = await Promise.race([showing, trouble]);
      await presence.releaseAbandoned();
      this.workers = workers;
      begun();
      await Promise.race([ended, workers.promise, trouble, presence.lost, this.keepReleasing(presence)]);
    } finally {
      this.workers = undefined;
      // Each worker finds the trouble by itself; stopped before that, it would fail instead of being idle.
      await this.rest();
      await this.stopWorkers(workers);
      await showing.then((presence) => presence.end()).catch(() => undefined);
    }
  }

  private startWorkers(tasks: TaskList, events: WorkerEvents): WorkerPool {
    const logger = new Logger(() => (level, message, facts) => {
      // Each failed job has a line of its own already.
      if (LOGGED_LEVELS.includes(level) && facts?.['failure'] !== true)
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
  private async rest(ms = REST_MS): Promise<void> {
    await pause(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  /** Ends with the service, or with the failure to look. */
  private async keepReleasing(presence: Presence): Promise<void> {
    while (this.workers !== undefined && !this.ending.signal.aborted) {
      await presence.releaseAbandoned();
      await this.rest(RELEASE_EVERY_MS);
    }
  }
}

/** How many jobs could be worked on and are not yet. */
export async function dueJobs(watch: DatabaseMonitor): Promise<number> {
  const [row] = await watch.rows<{ due: number }>(DUE);
  return row?.due ?? 0;
}

/** Fails with the first failure to look for a job or to listen for new ones. */
function troubleOf(events: WorkerEvents): Promise<never> {
  const trouble = new Promise<never>((_resolve, reject) => {
    events.on('worker:getJob:error', ({ error }) => reject(error as Error));
    events.on('pool:listen:error', ({ error }) => reject(error as Error));
  });
  // What happens after the first trouble, or before anybody waits for it, is the same trouble.
  trouble.catch(() => undefined);
  return trouble;
}
