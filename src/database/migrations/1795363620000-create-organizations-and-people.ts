import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Organizations, the people in them, and what both sign in with: what stands above the books. Locks nothing. */
export class CreateOrganizationsAndPeople1795363620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RUNTIME_ROLE);
    await runner.query(ORGANIZATIONS);
    await runner.query(PEOPLE);
    await runner.query(SIGN_IN);
    await runner.query(API_KEYS);
    await runner.query(AUTHENTICATION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION api_key_for_authentication(uuid), note_api_key_use(uuid, timestamptz);
      DROP TABLE api_keys, sign_in_failures, sessions, memberships, users, organizations, installation;`);
  }
}

/** The role that serves requests. It belongs to the server, not to this database, so that it may be there already. */
const RUNTIME_ROLE = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'countinghouse_runtime') THEN
      CREATE ROLE countinghouse_runtime NOLOGIN NOSUPERUSER NOBYPASSRLS;
    END IF;
  END $$;
  GRANT USAGE ON SCHEMA public TO countinghouse_runtime;`;

const ORGANIZATIONS = `
  CREATE TABLE installation (
    id boolean NOT NULL DEFAULT true,
    signing_secret bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_installation PRIMARY KEY (id),
    CONSTRAINT ck_installation_single CHECK (id)
  );
  GRANT SELECT, INSERT ON installation TO countinghouse_runtime;

  CREATE TABLE organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    currency text NOT NULL,
    time_zone text NOT NULL,
    payment_terms jsonb NOT NULL,
    tax_rounding text NOT NULL DEFAULT 'document',
    legal_name text,
    address jsonb,
    tax_ids jsonb NOT NULL DEFAULT '[]',
    bank_details jsonb,
    email text,
    phone text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_organizations PRIMARY KEY (id),
    CONSTRAINT ck_organizations_tax_rounding CHECK (tax_rounding IN ('document', 'line'))
  );
  GRANT SELECT, INSERT, UPDATE ON organizations TO countinghouse_runtime;`;

const PEOPLE = `
  CREATE TABLE users (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_users PRIMARY KEY (id),
    CONSTRAINT uq_users_email UNIQUE (email),
    CONSTRAINT ck_users_email CHECK (email = lower(email))
  );
  GRANT SELECT, INSERT, UPDATE ON users TO countinghouse_runtime;

  CREATE TABLE memberships (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_memberships PRIMARY KEY (organization_id, user_id),
    CONSTRAINT fk_memberships_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT fk_memberships_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT ck_memberships_role CHECK (role IN ('owner', 'admin', 'member', 'viewer'))
  );
  CREATE INDEX ix_memberships_user ON memberships (user_id);
  GRANT SELECT, INSERT, UPDATE, DELETE ON memberships TO countinghouse_runtime;`;

const SIGN_IN = `
  CREATE TABLE sessions (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT pk_sessions PRIMARY KEY (id),
    CONSTRAINT uq_sessions_token_hash UNIQUE (token_hash),
    CONSTRAINT fk_sessions_membership FOREIGN KEY (organization_id, user_id)
      REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE
  );
  CREATE INDEX ix_sessions_membership ON sessions (organization_id, user_id);
  CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
  GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO countinghouse_runtime;

  CREATE TABLE sign_in_failures (
    subject text NOT NULL,
    failures integer NOT NULL,
    since timestamptz NOT NULL,
    blocked_until timestamptz NOT NULL,
    CONSTRAINT pk_sign_in_failures PRIMARY KEY (subject)
  );
  CREATE INDEX ix_sign_in_failures_since ON sign_in_failures (since);
  GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_failures TO countinghouse_runtime;`;

const API_KEYS = `
  CREATE TABLE api_keys (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    secret_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    allowed_ips text[] NOT NULL,
    created_by uuid,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    CONSTRAINT pk_api_keys PRIMARY KEY (id),
    CONSTRAINT fk_api_keys_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT fk_api_keys_created_by FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL
  );
  CREATE INDEX ix_api_keys_organization_created_at ON api_keys (organization_id, created_at, id);
  ${tenantWall({ table: 'api_keys', rights: 'SELECT, INSERT, UPDATE', binds: 'countinghouse_runtime' })}`;

/** Who asks with a key has no organization yet: the owner's functions show and mark one key, by its identifier. */
const AUTHENTICATION = `
  CREATE POLICY authentication ON api_keys TO CURRENT_USER USING (true);
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at
            FROM public.api_keys k WHERE k.id = wanted $$;
  CREATE FUNCTION note_api_key_use(used uuid, used_at timestamptz) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ UPDATE public.api_keys SET last_used_at = used_at
           WHERE id = used AND (last_used_at IS NULL OR last_used_at < used_at) $$;
  REVOKE ALL ON FUNCTION api_key_for_authentication(uuid), note_api_key_use(uuid, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION api_key_for_authentication(uuid), note_api_key_use(uuid, timestamptz)
    TO countinghouse_runtime;`;
