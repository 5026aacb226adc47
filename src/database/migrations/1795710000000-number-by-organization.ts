import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers the events of each organization apart from all others (decision 0194), so that numbering runs in parallel and
 * everything about an organization can be stored in one place.
 *
 * Waits for the pass of numbering that is under way, and locks event_queue while its index is built anew. That table
 * has only what was committed in the last moments.
 */
export class NumberByOrganization1795710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AFTER_THE_PASS_UNDER_WAY);
    await runner.query(keyOfQueue('organization_id, position'));
    await runner.query(NUMBER_EVENTS_OF);
    await runner.query(OLD_NAMES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(NUMBER_ALL);
    await runner.query(NUMBER_ALL_AND_ORDER);
    await runner.query('DROP FUNCTION number_events_of(uuid, integer, timestamptz)');
    await runner.query(keyOfQueue('position'));
  }
}

/** Nodes of the release before number under this lock, and give up at once while somebody else has it. */
const AFTER_THE_PASS_UNDER_WAY = 'SELECT pg_advisory_xact_lock(4706233)';

function keyOfQueue(columns: string): string {
  return `
  ALTER TABLE event_queue
    DROP CONSTRAINT pk_event_queue, ADD CONSTRAINT pk_event_queue PRIMARY KEY (${columns});`;
}

/**
 * Gives the committed events of one organization the next numbers, in the order of the queue, and orders their fan-out
 * to webhooks. Returns how many; null if somebody else is at it.
 *
 * Each statement names the organization, and its rows come from a table of the organization: a distributed database
 * refuses others. What a statement takes it also returns, so that nothing that commits between two statements is lost.
 */
const NUMBER_EVENTS_OF = `
  CREATE FUNCTION number_events_of(organization uuid, batch integer, at timestamptz) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      amount integer;
      events uuid[];
      types text[];
      objects uuid[];
      last bigint;
      listens boolean;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtextextended(organization::text, 4706238)) THEN RETURN NULL; END IF;
      -- A statement of its own, so that it sees what was committed before the lock was free.
      WITH taken AS (
        DELETE FROM public.event_queue
         WHERE organization_id = organization AND position <= (
           SELECT max(q.position)
             FROM (SELECT q.position FROM public.event_queue q WHERE q.organization_id = organization
                    ORDER BY q.position LIMIT batch) AS q)
        RETURNING position, event_id, type, object_id
      )
      SELECT count(*), array_agg(t.event_id ORDER BY t.position), array_agg(t.type ORDER BY t.position),
             array_agg(t.object_id ORDER BY t.position)
        INTO amount, events, types, objects FROM taken t;
      IF amount = 0 THEN RETURN 0; END IF;
      INSERT INTO public.event_counters AS c (organization_id, last_sequence) VALUES (organization, amount)
      ON CONFLICT (organization_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
      RETURNING c.last_sequence, c.has_endpoints INTO last, listens;
      INSERT INTO public.event_feed (organization_id, sequence, event_id, type, object_id)
      SELECT c.organization_id, last - amount + e.place, e.event_id, e.type, e.object_id
        FROM public.event_counters c,
             unnest(events, types, objects) WITH ORDINALITY AS e (event_id, type, object_id, place)
       WHERE c.organization_id = organization;
      IF listens THEN
        PERFORM public.add_job(
          identifier => 'webhooks.fan_out',
          payload => json_build_object('organization_id', organization, 'due_at', at, 'payload', json_build_object()),
          job_key => format('%s %s %s', 'webhooks.fan_out', organization, 'feed'));
      END IF;
      RETURN amount;
    END $$;
  REVOKE ALL ON FUNCTION number_events_of(uuid, integer, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION number_events_of(uuid, integer, timestamptz) TO countinghouse_runtime;`;

/** For nodes of the releases before, which number all organizations at once. */
const OLD_NAMES = `
  CREATE OR REPLACE FUNCTION number_events(batch integer, at timestamptz) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      organization uuid;
      numbered integer := 0;
    BEGIN
      FOR organization IN SELECT DISTINCT q.organization_id FROM public.event_queue q LIMIT 100 LOOP
        numbered := numbered + coalesce(public.number_events_of(organization, batch, at), 0);
      END LOOP;
      -- As many as were asked for means that there may be more.
      RETURN least(numbered, batch);
    END $$;
  CREATE OR REPLACE FUNCTION number_events(batch integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    BEGIN
      RETURN public.number_events(batch, now());
    END $$;`;

/** As it was: one process at a time numbers the events of all organizations. */
const NUMBER_ALL = `
  CREATE OR REPLACE FUNCTION number_events(batch integer) RETURNS integer
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
    END $$;`;

/** As it was: the same, with the order of a fan-out. */
const NUMBER_ALL_AND_ORDER = `
  CREATE OR REPLACE FUNCTION number_events(batch integer, at timestamptz) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      numbered integer;
      listening uuid[];
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
        RETURNING organization_id, last_sequence, has_endpoints
      ), fed AS (
        INSERT INTO public.event_feed (organization_id, sequence, event_id, type, object_id)
        SELECT t.organization_id,
               c.last_sequence - n.amount + row_number() OVER (PARTITION BY t.organization_id ORDER BY t.position),
               t.event_id, t.type, t.object_id
          FROM taken t JOIN counts n USING (organization_id) JOIN counters c USING (organization_id)
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM fed),
             (SELECT array_agg(organization_id ORDER BY organization_id) FROM counters WHERE has_endpoints)
        INTO numbered, listening;
      PERFORM public.add_job(
        identifier => 'webhooks.fan_out',
        payload => json_build_object('organization_id', organization, 'due_at', at, 'payload', json_build_object()),
        job_key => format('%s %s %s', 'webhooks.fan_out', organization, 'feed'))
        FROM unnest(listening) AS organization;
      RETURN numbered;
    END $$;`;
