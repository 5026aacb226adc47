import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The one way into the queue of jobs, for the role that serves requests (decision 0025). Locks nothing.
 *
 * The tables of the queue are made by the queue itself, at every start before this.
 */
export class CreateJobs1795364100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENQUEUE_JOB);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION enqueue_job');
  }
}

/** The organization is that of the transaction: nobody can make a job for another one, or replace one of its jobs. */
const ENQUEUE_JOB = `
  CREATE FUNCTION enqueue_job(name text, key text, payload json, due_at timestamptz, delay_ms double precision)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
    DECLARE organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
    BEGIN
      IF organization IS NULL THEN RAISE 'A job belongs to an organization.'; END IF;
      PERFORM graphile_worker.add_job(
        identifier => name,
        payload => json_build_object('organization_id', organization, 'due_at', due_at, 'payload', payload),
        run_at => now() + delay_ms * interval '1 millisecond',
        job_key => format('%s %s %s', name, organization, key));
    END $$;
  REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION enqueue_job TO countinghouse_runtime;`;
