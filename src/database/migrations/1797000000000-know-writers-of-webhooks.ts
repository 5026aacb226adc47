import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps who wrote a webhook endpoint, and tells whose API keys are whose, so that neither goes on with more than that
 * member may have now (decision 0330). Adds empty columns, and fills them in from the feed for the few endpoints that
 * there are.
 */
export class KnowWritersOfWebhooks1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_endpoints
        ADD COLUMN writer_kind text,
        ADD COLUMN writer_id uuid,
        ADD COLUMN writer_left_at timestamptz,
        ADD CONSTRAINT ck_webhook_endpoints_writer
          CHECK (writer_kind IN ('user', 'api_key') AND writer_id IS NOT NULL
                 OR writer_kind IS NULL AND writer_id IS NULL)`);
    await runner.query(WRITERS_OF_BEFORE);
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(AUTHENTICATION_WITH_MAKER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(AUTHENTICATION_BEFORE);
    await runner.query(`
      ALTER TABLE webhook_endpoints
        DROP CONSTRAINT ck_webhook_endpoints_writer,
        DROP COLUMN writer_left_at, DROP COLUMN writer_id, DROP COLUMN writer_kind`);
  }
}

/** Who created or updated an endpoint last. Events are behind the wall of their organization. */
export const WRITERS_OF_BEFORE = `
  DO $$
    DECLARE endpoint record;
    BEGIN
      FOR endpoint IN SELECT organization_id, id FROM webhook_endpoints WHERE writer_id IS NULL LOOP
        EXECUTE format('SET LOCAL app.organization = %L', endpoint.organization_id);
        UPDATE webhook_endpoints e SET writer_kind = w.actor_kind, writer_id = w.actor_id
          FROM (SELECT v.actor_kind, v.actor_id FROM events v
                 WHERE v.organization_id = endpoint.organization_id
                   AND v.id IN (SELECT event_id FROM event_feed
                                 WHERE organization_id = endpoint.organization_id AND object_id = endpoint.id
                                 UNION ALL
                                SELECT event_id FROM event_queue
                                 WHERE organization_id = endpoint.organization_id AND object_id = endpoint.id)
                   AND v.type IN ('webhook_endpoint.created', 'webhook_endpoint.updated')
                   AND v.actor_kind <> 'system'
                 ORDER BY v.created_at DESC, v.id DESC LIMIT 1) AS w
         WHERE e.organization_id = endpoint.organization_id AND e.id = endpoint.id;
      END LOOP;
      SET LOCAL app.organization = '';
    END $$`;

const RIGHTS = `
  REVOKE ALL ON FUNCTION api_key_for_authentication(uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION api_key_for_authentication(uuid) TO countinghouse_runtime;`;

const AUTHENTICATION_WITH_MAKER = `
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz,
                   mode text, clock_ahead_ms bigint,
                   created_by uuid, maker_role text, maker_expires_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at, o.mode, o.clock_ahead_ms, k.created_by, m.role, m.expires_at
            FROM public.api_keys k
            JOIN public.organizations o ON o.id = k.organization_id
            LEFT JOIN public.memberships m ON m.organization_id = k.organization_id AND m.user_id = k.created_by
           WHERE k.id = wanted $$;
  ${RIGHTS}`;

const AUTHENTICATION_BEFORE = `
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz,
                   mode text, clock_ahead_ms bigint)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at, o.mode, o.clock_ahead_ms
            FROM public.api_keys k JOIN public.organizations o ON o.id = k.organization_id
           WHERE k.id = wanted $$;
  ${RIGHTS}`;
