import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the feeds of some organizations have come, for those who wait for them to go on. Locks nothing. */
export class TellFeedEnds1795450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION feed_ends(organizations uuid[])
        RETURNS TABLE (organization_id uuid, last_sequence bigint)
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$
        SELECT c.organization_id, c.last_sequence FROM public.event_counters c
         WHERE c.organization_id = ANY (organizations)
        $$;
      REVOKE ALL ON FUNCTION feed_ends(uuid[]) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION feed_ends(uuid[]) TO countinghouse_runtime;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION feed_ends(uuid[]);');
  }
}
