import type pg from 'pg';
import { RELEASE_ABANDONED, RELEASE_OWN, WORKER_LOCKS } from '../../../engines/job-tables/job-tables.js';
import type { QueuePool } from './queue-pool.js';

/** Shows all nodes that the workers of this node are alive, by locks on a connection that dies with them. */
export class Presence {
  /** Rejects when the connection ends. The workers must stop then, because others take over their jobs. */
  readonly lost: Promise<never>;

  private constructor(
    private readonly client: pg.PoolClient,
    private readonly workers: string,
  ) {
    this.lost = new Promise((_resolve, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('Connection terminated')));
    });
    this.lost.catch(() => undefined);
  }

  /** Takes the lock of a worker pool. */
  static async of(pool: QueuePool, workers: string): Promise<Presence> {
    const client = await pool.connect();
    const presence = new Presence(client, workers);
    await client.query(`SELECT pg_advisory_lock(hashtextextended($1, ${WORKER_LOCKS}))`, [workers]);
    return presence;
  }

  /** Releases the jobs of workers that are gone. */
  async releaseAbandoned(): Promise<void> {
    await this.client.query(RELEASE_ABANDONED, [this.workers]);
  }

  /** Releases at once the jobs that the stopped workers could not finish. The connection is not used again. */
  async end(): Promise<void> {
    await this.client.query(RELEASE_OWN, [this.workers]).catch(() => undefined);
    this.client.release(true);
  }
}
