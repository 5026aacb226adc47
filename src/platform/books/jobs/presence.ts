import type pg from 'pg';
import type { QueuePool } from './queue-pool.js';
import { QUEUE_SCHEMA } from './queue-schema.js';

/** Apart from all other advisory locks of the database. */
const LOCKS = 4_706_234;

/**
 * A job is free again when the workers that took it are gone: nobody holds their lock, which ends with its session.
 *
 * $1 are the workers of this session, which holds theirs. Workers have three seconds to take their lock. No job works
 * for five minutes, because its statements are bounded, so that workers who hang are not waited for either.
 */
const RELEASE_ABANDONED = `
  UPDATE ${QUEUE_SCHEMA}._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
   WHERE locked_at < now() - interval '5 minutes'
      OR (locked_at < now() - interval '3 seconds' AND locked_by <> $1
          AND pg_try_advisory_xact_lock(hashtextextended(locked_by, ${LOCKS})))`;

const RELEASE_OWN = `
  UPDATE ${QUEUE_SCHEMA}._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
   WHERE locked_at IS NOT NULL AND locked_by = $1`;

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
    await client.query(`SELECT pg_advisory_lock(hashtextextended($1, ${LOCKS}))`, [workers]);
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
