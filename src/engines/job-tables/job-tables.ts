/** Where the tables of graphile-worker are, apart from ours. */
export const QUEUE_SCHEMA = 'graphile_worker';

const JOBS = `${QUEUE_SCHEMA}._private_jobs`;
const TABLES = ['_private_jobs', '_private_job_queues', '_private_tasks'];

/**
 * What a role needs to work on jobs. It cannot add one: only the function `enqueue_job` does.
 *
 * The tables have row-level security without policies, so that each needs one.
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

/**
 * No job works for five minutes: its statements are bounded. Its process has died, and another one takes it over.
 *
 * $1 are workers of this node that have stopped without an end of their jobs.
 */
export const RELEASE_ABANDONED = `
  UPDATE ${JOBS} SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
   WHERE locked_at < now() - interval '5 minutes' OR (locked_at IS NOT NULL AND locked_by = $1)`;

/** How many jobs could be worked on and are not yet. */
export const DUE = `
  SELECT count(*)::integer AS due FROM ${JOBS} WHERE is_available = true AND priority = 0 AND run_at <= now()`;
