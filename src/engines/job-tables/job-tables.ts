/** The schema of graphile-worker's tables, apart from ours. */
export const QUEUE_SCHEMA = 'graphile_worker';

const JOBS = `${QUEUE_SCHEMA}._private_jobs`;
const TABLES = ['_private_jobs', '_private_job_queues', '_private_tasks'];

/**
 * Returns the SQL that grants a role the right to work on jobs. It cannot add a job: only the function `enqueue_job`
 * does.
 *
 * The tables have row-level security without policies, so each of them needs a policy.
 */
export function rightsOf(role: string): string {
  return `
  GRANT USAGE ON SCHEMA ${QUEUE_SCHEMA} TO ${role};
  GRANT SELECT, UPDATE, DELETE ON ${JOBS} TO ${role};
  GRANT SELECT, UPDATE ON ${QUEUE_SCHEMA}._private_job_queues TO ${role};
  GRANT SELECT, INSERT ON ${QUEUE_SCHEMA}._private_tasks TO ${role};
  CREATE INDEX IF NOT EXISTS ix_jobs_locked_at ON ${JOBS} (locked_at) WHERE locked_at IS NOT NULL;
  DO $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY ARRAY[${TABLES.map((table) => `'${table}'`).join(', ')}] LOOP
        IF NOT EXISTS (SELECT FROM pg_policies WHERE schemaname = '${QUEUE_SCHEMA}' AND tablename = name) THEN
          EXECUTE format(
            'CREATE POLICY workers ON ${QUEUE_SCHEMA}.%I TO ${role} USING (true) WITH CHECK (true)', name);
        END IF;
      END LOOP;
    END $$;`;
}

/** The class of the workers' advisory locks, apart from all other advisory locks of the database. */
export const WORKER_LOCKS = 4_706_234;

/**
 * Releases the jobs of workers that are gone. A worker is gone when nobody holds its lock, which ends with its session.
 *
 * $1 are the workers of this session, which holds their locks. A worker has three seconds to take its lock. No job runs
 * for five minutes, because its statements are bounded, so the jobs of workers that hang are released as well.
 */
export const RELEASE_ABANDONED = `
  UPDATE ${JOBS} SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
   WHERE locked_at < now() - interval '5 minutes'
      OR (locked_at < now() - interval '3 seconds' AND locked_by <> $1
          AND pg_try_advisory_xact_lock(hashtextextended(locked_by, ${WORKER_LOCKS})))`;

/** Releases at once what the workers $1 could not finish. */
export const RELEASE_OWN = `
  UPDATE ${JOBS} SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
   WHERE locked_at IS NOT NULL AND locked_by = $1`;

/** Counts the jobs that are due and not yet running. */
export const DUE = `
  SELECT count(*)::integer AS due FROM ${JOBS} WHERE is_available = true AND priority = 0 AND run_at <= now()`;
