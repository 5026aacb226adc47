import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a job again if a worker took the one with the same key at that moment (decision 0104). Locks nothing.
 *
 * The library then adds nothing: its first statement does not see yet that the job is taken, and its second one, which
 * has waited for the worker, must not change a job that is taken.
 */
export class LoseNoJobThatReplaces1795540000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADD_JOB);
    await runner.query(calling('graphile_worker.add_job(', 'public.add_job('));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(calling('public.add_job(', 'graphile_worker.add_job('));
    await runner.query('DROP FUNCTION add_job');
  }
}

/** Each round sees what was committed meanwhile, so the second one finds the job that was taken. */
const ADD_JOB = `
  CREATE FUNCTION add_job(identifier text, payload json, job_key text, run_at timestamptz DEFAULT now())
    RETURNS void LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
    DECLARE added record;
    BEGIN
      LOOP
        SELECT j.id INTO added FROM graphile_worker.add_job(
          identifier => add_job.identifier, payload => add_job.payload, run_at => add_job.run_at,
          job_key => add_job.job_key) AS j;
        EXIT WHEN added.id IS NOT NULL;
      END LOOP;
    END $$;
  REVOKE ALL ON FUNCTION add_job FROM PUBLIC;`;

const CALLERS = [
  'enqueue_job(text, text, json, timestamptz, double precision)',
  'enqueue_installation_job(text, text, json, timestamptz, double precision)',
  'number_events(integer, timestamptz)',
  'order_overdue_webhooks(timestamptz, timestamptz)',
];

/** Rewrites the functions that add jobs; nothing else of them changes, nor who may call them. */
function calling(before: string, after: string): string {
  const functions = CALLERS.map((caller) => `'public.${caller}'::regprocedure`).join(', ');
  return `
  DO $$
    DECLARE caller regprocedure;
    BEGIN
      FOREACH caller IN ARRAY ARRAY[${functions}] LOOP
        EXECUTE replace(pg_get_functiondef(caller), '${before}', '${after}');
      END LOOP;
    END $$;`;
}
