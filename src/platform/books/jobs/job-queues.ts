import type { TaskList } from 'graphile-worker';
import type { Log } from '../../signals/log.js';
import type { Connection } from '../connection.js';
import type { JobRunner } from './job.js';
import { JobQueue } from './job-queue.js';

/** Outbound jobs spend their time waiting for other servers. */
const OUTBOUND_CONCURRENCY = 16;

/** The runners of a node: one for ordinary jobs, and one for those that wait for other servers. */
export class JobQueues {
  private readonly queues: Readonly<Record<JobRunner, JobQueue>>;

  constructor(connection: Connection, log: Log) {
    this.queues = {
      ordinary: new JobQueue(connection, log),
      outbound: new JobQueue(connection, log, OUTBOUND_CONCURRENCY),
    };
  }

  /** Resolves once this node runs jobs, or knows that it cannot yet. */
  async start(tasks: Readonly<Record<JobRunner, TaskList>>): Promise<void> {
    await Promise.all([
      this.queues.ordinary.start(tasks.ordinary),
      this.queues.outbound.start(tasks.outbound),
    ]);
  }

  /** Resolves after the current jobs. Another node, or the next start, runs the remaining ones. */
  async stop(): Promise<void> {
    await Promise.all([this.queues.ordinary.stop(), this.queues.outbound.stop()]);
  }

  /** Whether this node runs jobs of every kind, or has none to run. */
  get isWorking(): boolean {
    return this.queues.ordinary.isWorking && this.queues.outbound.isWorking;
  }
}
