import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of one thing is read off an index: the feed knows what each event is about.
 *
 * Nobody can write events or read them meanwhile: each row of the feed is written anew, a minute for some millions.
 */
export class FindEventsByObject1763748000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(numberEvents(['event_id', 'type', 'object_id']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(numberEvents(['event_id', 'type']));
    await runner.query(`
      ALTER TABLE event_feed DROP COLUMN object_id;
      ALTER TABLE event_queue DROP COLUMN object_id;`);
  }
}

/** The owner of the tables is bound by their policies like everybody, and sees no event until it is let go. */
const COLUMNS = `
  ALTER TABLE event_queue ADD COLUMN object_id uuid;
  ALTER TABLE event_feed ADD COLUMN object_id uuid;
  ALTER TABLE events NO FORCE ROW LEVEL SECURITY;
  UPDATE event_queue q SET object_id = e.object_id FROM events e
   WHERE e.organization_id = q.organization_id AND e.id = q.event_id;
  UPDATE event_feed f SET object_id = e.object_id FROM events e
   WHERE e.organization_id = f.organization_id AND e.id = f.event_id;
  ALTER TABLE events FORCE ROW LEVEL SECURITY;
  ALTER TABLE event_queue ALTER COLUMN object_id SET NOT NULL;
  ALTER TABLE event_feed ALTER COLUMN object_id SET NOT NULL;
  CREATE INDEX ix_event_feed_object ON event_feed (organization_id, object_id, sequence);`;

/** The function of NumberEvents1763722800000, which takes these columns from the queue to the feed. */
function numberEvents(columns: readonly string[]): string {
  return `
  CREATE OR REPLACE FUNCTION number_events(batch integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE numbered integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(4706233) THEN RETURN 0; END IF;
      WITH taken AS (
        DELETE FROM public.event_queue
         WHERE position IN (SELECT q.position FROM public.event_queue q ORDER BY q.position LIMIT batch)
        RETURNING position, organization_id, ${columns.join(', ')}
      ), counts AS (
        SELECT organization_id, count(*) AS amount FROM taken GROUP BY organization_id
      ), counters AS (
        INSERT INTO public.event_counters AS c (organization_id, last_sequence)
        SELECT organization_id, amount FROM counts
        ON CONFLICT (organization_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
        RETURNING organization_id, last_sequence
      )
      INSERT INTO public.event_feed (organization_id, sequence, ${columns.join(', ')})
      SELECT t.organization_id,
             c.last_sequence - n.amount + row_number() OVER (PARTITION BY t.organization_id ORDER BY t.position),
             ${columns.map((column) => `t.${column}`).join(', ')}
        FROM taken t JOIN counts n USING (organization_id) JOIN counters c USING (organization_id);
      GET DIAGNOSTICS numbered = ROW_COUNT;
      RETURN numbered;
    END $$`;
}
