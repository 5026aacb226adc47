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

/** Brings what an organization $1 has in the outbox into the queue. Whoever strikes off the outbox comes later. */
export const MOVE_ALL = 'SELECT move_jobs($1, NULL, true)';

/** The jobs of an organization that wait. $1 organization, $2 kinds, $3 how many at most. */
export const WAITING = `
  SELECT j.id::text, j.revision, t.identifier AS kind, j.key, j.payload->'payload' AS payload,
         j.payload->>'due_at' AS due_at
    FROM ${JOBS} j JOIN ${QUEUE_SCHEMA}._private_tasks t ON t.id = j.task_id
   WHERE j.payload->>'organization_id' = $1 AND j.is_available AND t.identifier = ANY ($2::text[])
   ORDER BY (j.payload->>'due_at')::timestamptz, j.id LIMIT $3`;

/** Strikes off jobs that were done elsewhere, unless somebody has replaced or taken them. $1 ids, $2 revisions. */
export const STRIKE_OFF = `
  DELETE FROM ${JOBS} j USING unnest($1::bigint[], $2::integer[]) AS done (id, revision)
   WHERE j.id = done.id AND j.revision = done.revision AND j.locked_at IS NULL`;

/** Brings the jobs of an organization forward. Those that failed wait on. $1 organization, $2 milliseconds. */
export const BRING_FORWARD = `
  UPDATE ${JOBS} SET run_at = greatest(now(), run_at - $2::bigint * interval '1 millisecond')
   WHERE payload->>'organization_id' = $1 AND locked_at IS NULL AND attempts = 0`;

/** Wakes the workers of all nodes at the commit. */
export const WAKE = `SELECT pg_notify('jobs:insert', '{"count":2}')`;

/** Whether workers are at work for an organization $1, or have something to do, in the queue or on the way there. */
export const BUSY = `
  SELECT EXISTS (SELECT FROM ${JOBS} WHERE payload->>'organization_id' = $1::text AND run_at <= now()
                    AND (attempts < max_attempts OR locked_at IS NOT NULL))
      OR EXISTS (SELECT FROM public.event_queue WHERE organization_id = $1::uuid)
      OR $1::uuid IN (SELECT organizations_with_jobs()) AS busy`;
