import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Lets the audit log be proved: anchors over its events, each tied to the one before it (decision 0115).
 *
 * Each event gets a salt, so that the hash of an erased value does not give the value away, and the network address
 * gets a column of its own, because no index can find it within a JSON value under row-level security.
 *
 * Locks events while the table is written anew and its index is built, once per installation.
 */
export class AnchorEvents1795580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A computed column fills the rows that are there; from then on it is an ordinary one.
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN salt bytea DEFAULT uuid_send(gen_random_uuid()),
        ADD COLUMN redaction jsonb,
        ADD COLUMN ip text GENERATED ALWAYS AS (origin->>'ip') STORED;
      ALTER TABLE events ALTER COLUMN ip DROP EXPRESSION;
      CREATE INDEX ix_events_ip ON events (organization_id, ip, created_at);`);
    await runner.query(
      tellOfAccount('origin, data, ip', "tell_of_account.data, tell_of_account.origin->>'ip'"),
    );
    await runner.query(ANCHORS);
    await runner.query(ORDER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION order_event_anchors; DROP TABLE event_anchors;');
    await runner.query(tellOfAccount('origin, data', 'tell_of_account.data'));
    await runner.query(`
      DROP INDEX ix_events_ip;
      ALTER TABLE events DROP COLUMN ip, DROP COLUMN redaction, DROP COLUMN salt;`);
  }
}

/** The function that stores an event in each organization of a user. Takes the last columns of the event. */
function tellOfAccount(lastColumns: string, lastValues: string): string {
  return `
  CREATE OR REPLACE FUNCTION tell_of_account(
    told uuid, place uuid, type text, first_id uuid, at timestamptz, actor_kind text, actor_id uuid, request_id text,
    origin jsonb, data jsonb)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
  AS $$
    DECLARE
      before text := current_setting('app.organization', true);
      found uuid;
      event uuid;
    BEGIN
      IF type NOT LIKE 'user.%' THEN RAISE EXCEPTION 'not an event of an account: %', type; END IF;
      FOR found IN
        SELECT m.organization_id FROM public.memberships m JOIN public.organizations o ON o.id = m.organization_id
         WHERE m.user_id = told AND (place IS NULL OR m.organization_id = place) AND o.closed_at IS NULL
         ORDER BY m.organization_id
      LOOP
        event := encode(substring(uuid_send(first_id) FOR 8) || substring(uuid_send(gen_random_uuid()) FROM 9), 'hex');
        PERFORM set_config('app.organization', found::text, true);
        INSERT INTO public.event_queue (organization_id, event_id, type, object_id)
        VALUES (found, event, tell_of_account.type, told);
        INSERT INTO public.events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, request_id,
          ${lastColumns})
        VALUES (found, event, tell_of_account.type, told, at, tell_of_account.actor_kind, tell_of_account.actor_id,
          tell_of_account.request_id, tell_of_account.origin, ${lastValues});
      END LOOP;
      PERFORM set_config('app.organization', coalesce(before, ''), true);
    END $$;`;
}

/** The service adds anchors, and can neither change nor delete one. */
const ANCHORS = `
  CREATE TABLE event_anchors (
    organization_id uuid NOT NULL,
    number integer NOT NULL,
    id uuid NOT NULL,
    first_sequence bigint NOT NULL,
    last_sequence bigint NOT NULL,
    events_hash bytea NOT NULL,
    previous_hash bytea,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_event_anchors PRIMARY KEY (organization_id, number)
  );
  ${tenantWall({ table: 'event_anchors', rights: 'SELECT, INSERT', binds: 'countinghouse_runtime' })}
  CREATE POLICY ordering ON event_anchors TO CURRENT_USER USING (true) WITH CHECK (true);`;

/**
 * Orders the work for organizations where something has happened since the last anchor, if that one, or the
 * organization, is older than an instant. The event that tells of an anchor is no reason for another one.
 */
const ORDER = `
  CREATE FUNCTION order_event_anchors(at timestamptz, before timestamptz) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => 'events.anchor',
        payload => json_build_object('organization_id', c.organization_id, 'due_at', at, 'payload', '{}'::json),
        job_key => format('events.anchor %s nightly', c.organization_id))
        FROM public.event_counters c
        JOIN public.organizations o ON o.id = c.organization_id
        LEFT JOIN LATERAL (
          SELECT a.last_sequence, a.created_at FROM public.event_anchors a
           WHERE a.organization_id = c.organization_id ORDER BY a.number DESC LIMIT 1) AS last ON true
       WHERE c.last_sequence > coalesce(last.last_sequence + 1, 0)
         AND coalesce(last.created_at, o.created_at) < before;
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $$;
  REVOKE ALL ON FUNCTION order_event_anchors FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION order_event_anchors TO countinghouse_runtime;`;
