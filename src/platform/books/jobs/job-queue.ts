import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runTaskList, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Connection } from '../connection.js';
import type { DatabaseMonitor } from '../database-monitor.js';
import { Presence } from './presence.js';
import { queuePool, type QueuePool } from './queue-pool.js';
import { DUE, QUEUE_SCHEMA } from '../../../engines/job-tables/job-tables.js';
import type { Log } from '../../signals/log.js';

/** How many jobs a node runs at once, if not told otherwise. They use connections of the pool that serves requests. */
const CONCURRENCY = 2;
/** Connections to take and end jobs are needed for a moment only, so many jobs share a few. */
const TAKING_MAX = 4;
/** One that listens for new jobs, and one that holds the workers' locks. */
const CONNECTIONS_BESIDES = 2;
/** New jobs are announced at once. This is how often a node polls for jobs that become due. */
const LOOK_EVERY_MS = 2_000;
/** The pause between a failure and the next attempt. */
const REST_MS = 1_000;
const STOP_WITHIN_MS = 15_000;
/** A job that was interrupted by the death of its process waits little longer than this. */
const RELEASE_EVERY_MS = 2_000;
const LOGGED_LEVELS: readonly string[] = ['error', 'warning'];

const OPTIONS = {
  schema: QUEUE_SCHEMA,
  pollInterval: LOOK_EVERY_MS,
  noHandleSignals: true,
  // With a batch, nobody would wait until the end of a job is stored, and nobody would catch a failure to store it.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
};

/**
 * Runs the jobs of the database, on every node, and survives outages of the database.
 *
 * After any failure of its connections it stops the workers, and starts new ones once the database answers.
 */
export class JobQueue {
  private readonly pool: QueuePool;
  private readonly ending = new AbortController();
  private working: Promise<void> | undefined;
  private workers: WorkerPool | undefined;

  constructor(
    connection: Connection,
    private readonly log: Log,
    private readonly concurrency = CONCURRENCY,
  ) {
    const size = Math.min(concurrency, TAKING_MAX) + CONNECTIONS_BESIDES;
    this.pool = queuePool(connection, size, (error) => log.warn('job queue connection lost', { error }));
  }

  /** Resolves once this node runs jobs, or knows that it cannot yet. */
  async start(tasks: TaskList): Promise<void> {
    if (Object.keys(tasks).length === 0) return;
    await new Promise<void>((resolve) => {
      this.working = this.work(tasks, resolve);
    });
  }

  /** Resolves after the current jobs. Another node, or the next start, runs the remaining ones. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.working;
    await this.pool.end();
  }

  /** Whether this node runs jobs, or has none to run. */
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

  /** Raises the failure; returns when the service stops. */
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
      // Each worker notices the failure itself. If stopped earlier, it would fail instead of becoming idle.
      await this.rest();
      await this.stopWorkers(workers);
      await showing.then((presence) => presence.end()).catch(() => undefined);
    }
  }

  private startWorkers(tasks: TaskList, events: WorkerEvents): WorkerPool {
    const logger = new Logger(() => (level, message, facts) => {
      // Each failed job already has its own log line.
      if (LOGGED_LEVELS.includes(level) && facts?.['failure'] !== true)
        this.log.warn('job queue', { said: message });
    });
    const workers = runTaskList(
      { ...OPTIONS, concurrency: this.concurrency, logger, events },
      tasks,
      this.pool,
    );
    workers.promise.catch(() => undefined);
    return workers;
  }

  private async stopWorkers(workers: WorkerPool): Promise<void> {
    const stopped = Promise.resolve(workers.gracefulShutdown()).catch((error: unknown) =>
      this.log.warn('job queue not stopped cleanly', { error }),
    );
    await Promise.race([stopped, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
  }

  /** Returns early when the service stops. */
  private async rest(ms = REST_MS): Promise<void> {
    await pause(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  /** Runs until the service stops or a query fails. */
  private async keepReleasing(presence: Presence): Promise<void> {
    while (this.workers !== undefined && !this.ending.signal.aborted) {
      await presence.releaseAbandoned();
      await this.rest(RELEASE_EVERY_MS);
    }
  }
}

/** Returns how many jobs are due and not yet running. */
export async function dueJobs(watch: DatabaseMonitor): Promise<number> {
  const [row] = await watch.rows<{ due: number }>(DUE);
  return row?.due ?? 0;
}

/** Rejects with the first failure to poll for jobs or to listen for new ones. */
function troubleOf(events: WorkerEvents): Promise<never> {
  const trouble = new Promise<never>((_resolve, reject) => {
    events.on('worker:getJob:error', ({ error }) => reject(error as Error));
    events.on('pool:listen:error', ({ error }) => reject(error as Error));
  });
  // Failures after the first one, or before anybody awaits this promise, have the same cause.
  trouble.catch(() => undefined);
  return trouble;
}
