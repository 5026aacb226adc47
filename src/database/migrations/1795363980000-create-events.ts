import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** What changed, stored with the change and numbered after its commit (decision 0017). Locks nothing. */
export class CreateEvents1795363980000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENTS);
    await runner.query(QUEUE);
    await runner.query(FEED);
    await runner.query(NUMBER_EVENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION number_events(integer);
      DROP TABLE event_feed, event_counters, event_queue, events;`);
  }
}

/** The service can neither change nor delete what it has written. */
const EVENTS = `
  CREATE TABLE events (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    object_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    request_id text,
    data jsonb NOT NULL,
    CONSTRAINT pk_events PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_events_actor_kind CHECK (actor_kind IN ('user', 'api_key', 'system'))
  );
  ${tenantWall({ table: 'events', rights: 'SELECT, INSERT' })}`;

/** Events of all organizations that have no number yet, and the last number of each; only their owner moves them. */
const QUEUE = `
  CREATE TABLE event_queue (
    position bigint GENERATED ALWAYS AS IDENTITY,
    organization_id uuid NOT NULL,
    event_id uuid NOT NULL,
    type text NOT NULL,
    object_id uuid NOT NULL,
    CONSTRAINT pk_event_queue PRIMARY KEY (position)
  );
  GRANT SELECT, INSERT ON event_queue TO countinghouse_runtime;

  CREATE TABLE event_counters (
    organization_id uuid NOT NULL,
    last_sequence bigint NOT NULL,
    CONSTRAINT pk_event_counters PRIMARY KEY (organization_id)
  );`;

const FEED = `
  CREATE TABLE event_feed (
    organization_id uuid NOT NULL,
    sequence bigint NOT NULL,
    event_id uuid NOT NULL,
    type text NOT NULL,
    object_id uuid NOT NULL,
    CONSTRAINT pk_event_feed PRIMARY KEY (organization_id, sequence),
    CONSTRAINT uq_event_feed_event UNIQUE (organization_id, event_id),
    CONSTRAINT fk_event_feed_event FOREIGN KEY (organization_id, event_id) REFERENCES events (organization_id, id)
  );
  CREATE INDEX ix_event_feed_type ON event_feed (organization_id, type, sequence);
  CREATE INDEX ix_event_feed_object ON event_feed (organization_id, object_id, sequence);
  ${tenantWall({ table: 'event_feed', rights: 'SELECT', binds: 'countinghouse_runtime' })}
  CREATE POLICY numbering ON event_feed TO CURRENT_USER USING (true) WITH CHECK (true);`;

/**
 * One process at a time takes the committed events out of the queue and numbers them by organization.
 *
 * Numbers are given here, after commit and one batch after the other, so that a reader who has seen a number has
 * seen all before it. The order is that of the queue: who waited for another's lock queues after it.
 */
const NUMBER_EVENTS = `
  CREATE FUNCTION number_events(batch integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE numbered integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(4706233) THEN RETURN 0; END IF;
      WITH taken AS (
        DELETE FROM public.event_queue
         WHERE position IN (SELECT q.position FROM public.event_queue q ORDER BY q.position LIMIT batch)
        RETURNING position, organization_id, event_id, type, object_id
      ), counts AS (
        SELECT organization_id, count(*) AS amount FROM taken GROUP BY organization_id
      ), counters AS (
        INSERT INTO public.event_counters AS c (organization_id, last_sequence)
        SELECT organization_id, amount FROM counts
        ON CONFLICT (organization_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
        RETURNING organization_id, last_sequence
      )
      INSERT INTO public.event_feed (organization_id, sequence, event_id, type, object_id)
      SELECT t.organization_id,
             c.last_sequence - n.amount + row_number() OVER (PARTITION BY t.organization_id ORDER BY t.position),
             t.event_id, t.type, t.object_id
        FROM taken t JOIN counts n USING (organization_id) JOIN counters c USING (organization_id);
      GET DIAGNOSTICS numbered = ROW_COUNT;
      RETURN numbered;
    END $$;
  REVOKE ALL ON FUNCTION number_events(integer) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION number_events(integer) TO countinghouse_runtime;`;
