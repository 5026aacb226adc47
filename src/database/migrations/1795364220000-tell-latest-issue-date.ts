import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The start of the service can find out, across organizations, whether a document is dated after today, as a clock
 * that was ahead leaves it.
 *
 * Locks number_series for a moment.
 */
export class TellLatestIssueDate1795364220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE POLICY latest_issue ON number_series FOR SELECT TO CURRENT_USER USING (true);
      CREATE FUNCTION latest_issue_date() RETURNS date
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$ SELECT max(last_issue_date) FROM public.number_series $$;
      REVOKE ALL ON FUNCTION latest_issue_date() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION latest_issue_date() TO countinghouse_runtime;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION latest_issue_date(); DROP POLICY latest_issue ON number_series;');
  }
}
