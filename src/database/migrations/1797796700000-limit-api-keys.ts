import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** What an API key may not go beyond, and what it used of its day. Locks the keys for a moment. */
export class LimitApiKeys1797796700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_keys
        ADD COLUMN limits jsonb, ADD COLUMN limits_version integer DEFAULT 1 NOT NULL`);
    await runner.query(`
      CREATE TABLE api_key_day_uses (
        organization_id uuid NOT NULL,
        api_key_id uuid NOT NULL,
        day date NOT NULL,
        kind text NOT NULL,
        object_id uuid NOT NULL,
        amount bigint NOT NULL,
        currency text NOT NULL,
        times integer NOT NULL,
        CONSTRAINT pk_api_key_day_uses PRIMARY KEY (organization_id, api_key_id, day, kind, object_id)
      );
      ${tenantWall({ table: 'api_key_day_uses', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`);
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(authentication({ type: ', limits jsonb', column: ', k.limits' }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(authentication({ type: '', column: '' }));
    await runner.query('DROP TABLE api_key_day_uses');
    await runner.query('ALTER TABLE api_keys DROP COLUMN limits_version, DROP COLUMN limits');
  }
}

function authentication({ type, column }: { readonly type: string; readonly column: string }): string {
  return `
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz,
                   mode text, clock_ahead_ms bigint,
                   created_by uuid, maker_role text, maker_expires_at timestamptz${type})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at, o.mode, o.clock_ahead_ms, k.created_by, m.role, m.expires_at${column}
            FROM public.api_keys k
            JOIN public.organizations o ON o.id = k.organization_id
            LEFT JOIN public.memberships m ON m.organization_id = k.organization_id AND m.user_id = k.created_by
           WHERE k.id = wanted $$;
  REVOKE ALL ON FUNCTION api_key_for_authentication(uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION api_key_for_authentication(uuid) TO countinghouse_runtime;`;
}
