import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The limits of a member bind the keys that the member made, so whoever looks up a key reads them. These keys end when
 * the member leaves, which is decided above the organizations. Locks nothing.
 */
export class BindKeysToLimitsOfTheirMakers1797950100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(authentication({ type: ', maker_limits jsonb', column: ', m.limits' }));
    await runner.query(REVOKING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION revoke_keys_of_limited_member(uuid, uuid, timestamptz)');
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(authentication({ type: '', column: '' }));
  }
}

const REVOKING = `
  CREATE FUNCTION revoke_keys_of_limited_member(organization uuid, member uuid, at timestamptz)
    RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ UPDATE public.api_keys k SET revoked_at = at FROM public.memberships m
           WHERE k.organization_id = organization AND k.created_by = member AND k.revoked_at IS NULL
             AND m.organization_id = organization AND m.user_id = member AND m.limits IS NOT NULL $$;
  REVOKE ALL ON FUNCTION revoke_keys_of_limited_member(uuid, uuid, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION revoke_keys_of_limited_member(uuid, uuid, timestamptz) TO countinghouse_runtime;`;

function authentication({ type, column }: { readonly type: string; readonly column: string }): string {
  return `
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz,
                   mode text, clock_ahead_ms bigint,
                   created_by uuid, maker_role text, maker_expires_at timestamptz, limits jsonb${type})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at, o.mode, o.clock_ahead_ms, k.created_by, m.role, m.expires_at, k.limits${column}
            FROM public.api_keys k
            JOIN public.organizations o ON o.id = k.organization_id
            LEFT JOIN public.memberships m ON m.organization_id = k.organization_id AND m.user_id = k.created_by
           WHERE k.id = wanted $$;
  REVOKE ALL ON FUNCTION api_key_for_authentication(uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION api_key_for_authentication(uuid) TO countinghouse_runtime;`;
}
