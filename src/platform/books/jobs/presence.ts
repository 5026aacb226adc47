import type pg from 'pg';
import { RELEASE_ABANDONED, RELEASE_OWN, WORKER_LOCKS } from '../../../engines/job-tables/job-tables.js';
import type { QueuePool } from './queue-pool.js';

/** Shows to all nodes that the workers of this one live, on a connection that ends with them. */
export class Presence {
  /** Fails when the connection ends; whoever works must stop then, because others take over. */
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

  /** Takes the lock of workers, by their id, as soon as they have one. */
  static async of(pool: QueuePool, workers: string): Promise<Presence> {
    const client = await pool.connect();
    const presence = new Presence(client, workers);
    await client.query(`SELECT pg_advisory_lock(hashtextextended($1, ${WORKER_LOCKS}))`, [workers]);
    return presence;
  }

  /** Lets others have the jobs of workers that are gone. */
  async releaseAbandoned(): Promise<void> {
    await this.client.query(RELEASE_ABANDONED, [this.workers]);
  }

  /** The workers have stopped: what they could not end is free at once. The connection is not used again. */
  async end(): Promise<void> {
    await this.client.query(RELEASE_OWN, [this.workers]).catch(() => undefined);
    this.client.release(true);
  }
}
