import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers the events of several organizations in one statement, where they are all on one server, because a call for
 * each costs more than what it does (decision 0194). Locks nothing.
 */
export class NumberSeveralAtOnce1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NUMBER_EVENTS_OF_SEVERAL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION number_events_of_several(uuid[], integer, timestamptz)');
  }
}

/**
 * Does for several organizations what number_events_of() does for one, under the same locks, so that both may run at
 * once. Returns how many events of each it has numbered; null if somebody else is at it, and no row if there are none.
 *
 * Rows of the queue are taken by their place. Nobody changes them, and no place goes to another row meanwhile, because
 * the snapshot of the calling statement keeps what is deleted.
 */
const NUMBER_EVENTS_OF_SEVERAL = `
  CREATE FUNCTION number_events_of_several(organizations uuid[], batch integer, at timestamptz)
    RETURNS TABLE (organization uuid, numbered integer)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      free uuid[];
      places tid[];
      ready uuid[];
      amounts integer[];
      listening uuid[];
    BEGIN
      free := ARRAY(
        SELECT o.id FROM unnest(organizations) AS o (id)
         WHERE pg_try_advisory_xact_lock(hashtextextended(o.id::text, 4706238)));
      -- A statement of its own, so that it sees what was committed before the locks were free.
      places := ARRAY(
        SELECT w.ctid FROM public.event_queue w WHERE w.organization_id = ANY (free) LIMIT batch + 1);
      IF cardinality(places) > batch THEN
        -- After an interruption. Of each organization the first ones are taken.
        RETURN QUERY SELECT o.id, public.number_events_of(o.id, batch, at) FROM unnest(organizations) AS o (id);
        RETURN;
      END IF;
      WITH taken AS (
        DELETE FROM public.event_queue q WHERE q.ctid = ANY (places)
        RETURNING q.position, q.organization_id, q.event_id, q.type, q.object_id
      ), counts AS (
        SELECT t.organization_id, count(*)::integer AS amount FROM taken t GROUP BY t.organization_id
      ), counters AS (
        INSERT INTO public.event_counters AS c (organization_id, last_sequence)
        SELECT n.organization_id, n.amount FROM counts n
        ON CONFLICT (organization_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
        RETURNING c.organization_id, c.last_sequence, c.has_endpoints
      ), fed AS (
        INSERT INTO public.event_feed (organization_id, sequence, event_id, type, object_id)
        SELECT t.organization_id,
               c.last_sequence - n.amount + row_number() OVER (PARTITION BY t.organization_id ORDER BY t.position),
               t.event_id, t.type, t.object_id
          FROM taken t JOIN counts n USING (organization_id) JOIN counters c USING (organization_id)
      )
      SELECT array_agg(n.organization_id), array_agg(n.amount),
             (SELECT array_agg(c.organization_id) FROM counters c WHERE c.has_endpoints)
        INTO ready, amounts, listening FROM counts n;
      IF listening IS NOT NULL THEN
        PERFORM public.add_job(
          identifier => 'webhooks.fan_out',
          payload => json_build_object('organization_id', l.id, 'due_at', at, 'payload', json_build_object()),
          job_key => format('%s %s %s', 'webhooks.fan_out', l.id, 'feed'))
          FROM unnest(listening) AS l (id);
      END IF;
      RETURN QUERY SELECT r.id, r.amount FROM unnest(ready, amounts) AS r (id, amount);
      IF cardinality(free) < cardinality(organizations) THEN
        RETURN QUERY SELECT o.id, NULL::integer FROM unnest(organizations) AS o (id) WHERE o.id <> ALL (free);
      END IF;
    END $$;
  REVOKE ALL ON FUNCTION number_events_of_several(uuid[], integer, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION number_events_of_several(uuid[], integer, timestamptz) TO countinghouse_runtime;`;
