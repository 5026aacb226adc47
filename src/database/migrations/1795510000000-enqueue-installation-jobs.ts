import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The way into the queue for jobs that belong to no organization, such as mails about accounts. Locks nothing. */
export class EnqueueInstallationJobs1795510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENQUEUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION enqueue_installation_job');
  }
}

/** Its key has no organization, so that it replaces no job of one. */
const ENQUEUE = `
  CREATE FUNCTION enqueue_installation_job(
    name text, key text, payload json, due_at timestamptz, delay_ms double precision)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
    BEGIN
      PERFORM graphile_worker.add_job(
        identifier => name,
        payload => json_build_object('organization_id', NULL, 'due_at', due_at, 'payload', payload),
        run_at => now() + delay_ms * interval '1 millisecond',
        job_key => format('%s - %s', name, key));
    END $$;
  REVOKE ALL ON FUNCTION enqueue_installation_job FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION enqueue_installation_job TO countinghouse_runtime;`;
