import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Addresses that want events, one delivery for each event and address, and the log of attempts (decision 0102).
 *
 * Locks event_counters for a moment, while the column is added.
 */
export class CreateWebhooks1795400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENDPOINTS);
    await runner.query(DELIVERIES);
    await runner.query(ATTEMPTS);
    await runner.query(FEED);
    await runner.query(UPKEEP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION prune_webhook_log(timestamptz, timestamptz, integer);
      DROP FUNCTION order_overdue_webhooks(timestamptz, timestamptz);
      DROP FUNCTION number_events(integer, timestamptz);
      DROP FUNCTION set_has_endpoints(boolean);
      ALTER TABLE event_counters DROP COLUMN has_endpoints;
      DROP TABLE webhook_attempts, webhook_deliveries, webhook_endpoints;`);
  }
}

const ENDPOINTS = `
  CREATE TABLE webhook_endpoints (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    url text NOT NULL,
    description text,
    event_types text[] NOT NULL,
    payload text NOT NULL,
    ordering text NOT NULL,
    header_names text[] NOT NULL,
    headers bytea,
    reads text[] NOT NULL,
    secret bytea NOT NULL,
    previous_secret bytea,
    previous_secret_ends_at timestamptz,
    status text NOT NULL,
    status_reason text,
    cursor bigint NOT NULL,
    failures integer NOT NULL DEFAULT 0,
    is_slowed boolean NOT NULL DEFAULT false,
    failing_since timestamptz,
    last_success_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_webhook_endpoints PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_webhook_endpoints_status CHECK (status IN ('active', 'failing', 'disabled')),
    CONSTRAINT ck_webhook_endpoints_payload CHECK (payload IN ('full', 'thin')),
    CONSTRAINT ck_webhook_endpoints_ordering CHECK (ordering IN ('object', 'none'))
  );
  CREATE INDEX ix_webhook_endpoints_created_at ON webhook_endpoints (organization_id, created_at, id);
  ${tenantWall({
    table: 'webhook_endpoints',
    rights: 'SELECT, INSERT, UPDATE, DELETE',
    binds: 'countinghouse_runtime',
  })}
  CREATE POLICY upkeep ON webhook_endpoints TO CURRENT_USER USING (true) WITH CHECK (true);`;

/** One delivery of each lane is under way at a time; the unique index of lanes makes sure of it. */
const DELIVERIES = `
  CREATE TABLE webhook_deliveries (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY,
    endpoint_id uuid NOT NULL,
    event_id uuid,
    sequence bigint,
    event_type text NOT NULL,
    object_id uuid,
    lane text,
    origin text NOT NULL,
    status text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    attempts_before integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    begun_at timestamptz,
    last_status integer,
    last_error text,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    CONSTRAINT pk_webhook_deliveries PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_webhook_deliveries_status CHECK (status IN ('pending', 'delivered', 'failed', 'cancelled')),
    CONSTRAINT ck_webhook_deliveries_origin CHECK (origin IN ('feed', 'replay', 'resend', 'test'))
  );
  CREATE UNIQUE INDEX uq_webhook_deliveries_feed ON webhook_deliveries (organization_id, endpoint_id, sequence)
    WHERE origin = 'feed';
  CREATE UNIQUE INDEX uq_webhook_deliveries_lane ON webhook_deliveries (organization_id, endpoint_id, lane)
    WHERE status = 'pending' AND next_attempt_at IS NOT NULL;
  CREATE INDEX ix_webhook_deliveries_waiting ON webhook_deliveries (organization_id, endpoint_id, lane, position)
    WHERE status = 'pending';
  CREATE INDEX ix_webhook_deliveries_due ON webhook_deliveries (organization_id, endpoint_id, next_attempt_at, position)
    WHERE status = 'pending' AND next_attempt_at IS NOT NULL;
  CREATE INDEX ix_webhook_deliveries_overdue ON webhook_deliveries (next_attempt_at)
    WHERE status = 'pending' AND next_attempt_at IS NOT NULL;
  CREATE INDEX ix_webhook_deliveries_created_at ON webhook_deliveries (organization_id, created_at, id);
  CREATE INDEX ix_webhook_deliveries_endpoint ON webhook_deliveries (organization_id, endpoint_id, created_at, id);
  CREATE INDEX ix_webhook_deliveries_object ON webhook_deliveries (organization_id, object_id, created_at, id);
  CREATE INDEX ix_webhook_deliveries_ended ON webhook_deliveries (status, created_at) WHERE status <> 'pending';
  ${tenantWall({
    table: 'webhook_deliveries',
    rights: 'SELECT, INSERT, UPDATE',
    binds: 'countinghouse_runtime',
  })}
  CREATE POLICY upkeep ON webhook_deliveries TO CURRENT_USER USING (true) WITH CHECK (true);`;

const ATTEMPTS = `
  CREATE TABLE webhook_attempts (
    organization_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamptz NOT NULL,
    url text NOT NULL,
    request_headers jsonb NOT NULL,
    status integer,
    response_headers jsonb,
    response_text text,
    duration_ms integer NOT NULL,
    address text,
    error text,
    CONSTRAINT pk_webhook_attempts PRIMARY KEY (organization_id, delivery_id, number)
  );
  CREATE INDEX ix_webhook_attempts_at ON webhook_attempts (at);
  ${tenantWall({ table: 'webhook_attempts', rights: 'SELECT, INSERT', binds: 'countinghouse_runtime' })}
  CREATE POLICY upkeep ON webhook_attempts TO CURRENT_USER USING (true) WITH CHECK (true);`;

/**
 * Numbers events as number_events(integer) does, and orders the fan-out for each organization that has endpoints.
 *
 * The order is made in the same transaction, so nothing polls. The older function stays for nodes of the release
 * before; what they number is fanned out by the next event, or by order_overdue_webhooks() within a minute.
 */
const FEED = `
  ALTER TABLE event_counters ADD COLUMN has_endpoints boolean NOT NULL DEFAULT false;

  CREATE FUNCTION set_has_endpoints(present boolean) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    INSERT INTO public.event_counters AS c (organization_id, last_sequence, has_endpoints)
    VALUES (nullif(current_setting('app.organization', true), '')::uuid, 0, present)
    ON CONFLICT (organization_id) DO UPDATE SET has_endpoints = present $$;
  REVOKE ALL ON FUNCTION set_has_endpoints(boolean) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION set_has_endpoints(boolean) TO countinghouse_runtime;

  CREATE FUNCTION number_events(batch integer, at timestamptz) RETURNS integer
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
      PERFORM graphile_worker.add_job(
        identifier => 'webhooks.fan_out',
        payload => json_build_object('organization_id', organization, 'due_at', at, 'payload', json_build_object()),
        job_key => format('%s %s %s', 'webhooks.fan_out', organization, 'feed'))
        FROM unnest(listening) AS organization;
      RETURN numbered;
    END $$;
  REVOKE ALL ON FUNCTION number_events(integer, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION number_events(integer, timestamptz) TO countinghouse_runtime;`;

/**
 * Orders again what a node that died has left, in all organizations: endpoints with deliveries that are overdue for a
 * minute, and fan-outs that lag behind the feed. And deletes what the log no longer has to keep.
 */
const UPKEEP = `
  CREATE FUNCTION order_overdue_webhooks(at timestamptz, before timestamptz) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE ordered integer;
    BEGIN
      PERFORM graphile_worker.add_job(
        identifier => late.name,
        payload => json_build_object('organization_id', late.organization_id, 'due_at', at, 'payload', late.payload),
        job_key => format('%s %s %s', late.name, late.organization_id, late.key))
        FROM (
          SELECT DISTINCT 'webhooks.deliver' AS name, organization_id, 'sweep ' || endpoint_id AS key,
                 jsonb_build_object('endpoint_id', endpoint_id) AS payload
            FROM (SELECT d.organization_id, d.endpoint_id FROM public.webhook_deliveries d
                    JOIN public.webhook_endpoints e ON e.organization_id = d.organization_id AND e.id = d.endpoint_id
                   WHERE d.status = 'pending' AND d.next_attempt_at < before
                     AND (e.status <> 'disabled' OR d.origin = 'resend')
                   ORDER BY d.next_attempt_at LIMIT 10000) AS overdue
          UNION ALL
          SELECT DISTINCT 'webhooks.fan_out', c.organization_id, 'feed', '{}'::jsonb
            FROM public.event_counters c JOIN public.webhook_endpoints e USING (organization_id)
           WHERE c.has_endpoints AND e.status <> 'disabled' AND e.cursor < c.last_sequence
        ) AS late;
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $$;
  REVOKE ALL ON FUNCTION order_overdue_webhooks(timestamptz, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION order_overdue_webhooks(timestamptz, timestamptz) TO countinghouse_runtime;

  CREATE FUNCTION prune_webhook_log(before timestamptz, failed_before timestamptz, at_most integer) RETURNS integer
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    WITH attempts AS (
      DELETE FROM public.webhook_attempts WHERE (organization_id, delivery_id, number) IN (
        SELECT organization_id, delivery_id, number FROM public.webhook_attempts
         WHERE at < before ORDER BY at LIMIT at_most FOR UPDATE SKIP LOCKED)
      RETURNING 1
    ), deliveries AS (
      DELETE FROM public.webhook_deliveries WHERE (organization_id, id) IN (
        SELECT organization_id, id FROM public.webhook_deliveries
         WHERE (status IN ('delivered', 'cancelled') AND created_at < before)
            OR (status = 'failed' AND created_at < failed_before)
         LIMIT at_most FOR UPDATE SKIP LOCKED)
      RETURNING 1
    )
    SELECT ((SELECT count(*) FROM attempts) + (SELECT count(*) FROM deliveries))::integer $$;
  REVOKE ALL ON FUNCTION prune_webhook_log(timestamptz, timestamptz, integer) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION prune_webhook_log(timestamptz, timestamptz, integer) TO countinghouse_runtime;`;
