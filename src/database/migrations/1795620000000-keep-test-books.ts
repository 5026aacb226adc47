import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Organizations whose books are for trying, and what a credential tells of them. Adds columns with constant defaults,
 * which rewrites nothing, and locks the organizations for a moment.
 */
export class KeepTestBooks1795620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query('DROP FUNCTION api_key_for_authentication(uuid)');
    await runner.query(AUTHENTICATION_WITH_BOOKS);
    await runner.query(BOOKS_OF);
    await runner.query(COPY_BOOKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION copy_into_sandbox(uuid, text[], timestamptz), copy_rows(text, uuid, uuid, jsonb),
                    books_of(uuid), api_key_for_authentication(uuid)`);
    await runner.query(AUTHENTICATION_BEFORE);
    await runner.query(`
      ALTER TABLE organizations
        DROP CONSTRAINT ck_organizations_test, DROP CONSTRAINT ck_organizations_mode,
        DROP CONSTRAINT fk_organizations_sandbox_of,
        DROP COLUMN clock_ahead_ms, DROP COLUMN sandbox_of, DROP COLUMN mode`);
  }
}

const COLUMNS = `
  ALTER TABLE organizations
    ADD COLUMN mode text NOT NULL DEFAULT 'live',
    ADD COLUMN sandbox_of uuid,
    ADD COLUMN clock_ahead_ms bigint NOT NULL DEFAULT 0,
    ADD CONSTRAINT ck_organizations_mode CHECK (mode IN ('live', 'test')),
    ADD CONSTRAINT ck_organizations_test
      CHECK (mode = 'test' OR (clock_ahead_ms = 0 AND sandbox_of IS NULL)),
    ADD CONSTRAINT fk_organizations_sandbox_of
      FOREIGN KEY (sandbox_of) REFERENCES organizations (id) ON DELETE SET NULL;`;

const RIGHTS = `
  REVOKE ALL ON FUNCTION api_key_for_authentication(uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION api_key_for_authentication(uuid) TO countinghouse_runtime;`;

const AUTHENTICATION_WITH_BOOKS = `
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

const AUTHENTICATION_BEFORE = `
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at
            FROM public.api_keys k WHERE k.id = wanted $$;
  ${RIGHTS}`;

/** For work that nobody has asked for with a credential: jobs and pages. */
const BOOKS_OF = `
  CREATE FUNCTION books_of(organization uuid) RETURNS TABLE (mode text, clock_ahead_ms bigint)
    LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT o.mode, o.clock_ahead_ms FROM public.organizations o WHERE o.id = organization $$;`;

/**
 * Copies rows of the transaction's organization into a new sandbox of it, under the walls of both: it reads as the one,
 * writes as the other, and is the first again in the end. Columns that later migrations add are copied too.
 *
 * `copy_rows` takes what is to be replaced in each row; `id` is replaced where there is one.
 */
const COPY_BOOKS = `
  CREATE FUNCTION copy_rows(name text, source uuid, target uuid, replaced jsonb) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
    DECLARE
      copied jsonb;
      has_id boolean := EXISTS (SELECT FROM pg_attribute WHERE attrelid = format('public.%I', name)::regclass
                                                            AND attname = 'id' AND NOT attisdropped);
    BEGIN
      EXECUTE format(
        'SELECT jsonb_agg(to_jsonb(r) || $2 || CASE WHEN $3 THEN jsonb_build_object(''id'', gen_random_uuid())
                                                    ELSE ''{}'' END)
           FROM (SELECT * FROM public.%I WHERE organization_id = $1 %s) r',
        name, CASE WHEN has_id THEN 'ORDER BY created_at DESC, id DESC LIMIT 10000' ELSE '' END)
        INTO copied USING source, replaced || jsonb_build_object('organization_id', target), has_id;
      PERFORM set_config('app.organization', target::text, true);
      EXECUTE format('INSERT INTO public.%1$I SELECT * FROM jsonb_populate_recordset(NULL::public.%1$I, $1)', name)
        USING coalesce(copied, '[]');
      PERFORM set_config('app.organization', source::text, true);
    END $$;
  CREATE FUNCTION copy_into_sandbox(target uuid, parts text[], at timestamptz) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
    DECLARE
      source uuid := current_setting('app.organization')::uuid;
    BEGIN
      IF NOT EXISTS (SELECT FROM public.organizations o
                      WHERE o.id = target AND o.mode = 'test' AND o.sandbox_of = source) THEN
        RAISE EXCEPTION 'Only a sandbox of the organization takes copies of it.';
      END IF;
      IF 'settings' = ANY (parts) THEN
        PERFORM public.copy_rows('number_series', source, target, jsonb_build_object(
          'version', 1, 'period', '', 'last_sequence', 0, 'documents', 0, 'last_issue_date', NULL, 'last_hash', NULL,
          'created_at', at, 'updated_at', at));
        PERFORM public.copy_rows('logos', source, target, '{}');
        PERFORM public.copy_rows('document_settings', source, target, '{}');
        PERFORM public.copy_rows('mail_templates', source, target, '{}');
      END IF;
      IF 'customers' = ANY (parts) THEN
        PERFORM public.copy_rows('customers', source, target, '{"version": 1}');
      END IF;
      IF 'products' = ANY (parts) THEN
        PERFORM public.copy_rows('products', source, target, '{"version": 1}');
      END IF;
    END $$;`;
