import type { MigrationInterface, QueryRunner } from 'typeorm';
import { controlWall } from './support/control-wall.js';

/**
 * Lets people be invited, change role, lose their password and work in several organizations.
 *
 * Locks memberships, sessions and organizations for a moment. Members become bookkeepers, because the role of a member
 * no longer has payments and credit notes, and nobody shall lose a right.
 */
export class ManagePeople1795410060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROLES);
    await runner.query(FOUNDING);
    await runner.query(SESSIONS);
    await runner.query(PASSWORD_RESETS);
    await runner.query(INVITATIONS);
    await runner.query('ALTER TABLE organizations ADD COLUMN closed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organizations DROP COLUMN closed_at;
      DROP TABLE invitations, password_resets;
      DROP INDEX ix_sessions_user;
      ALTER TABLE sessions DROP COLUMN created_ip, DROP COLUMN last_ip, DROP COLUMN user_agent;
      DROP POLICY founding ON memberships;
      DROP POLICY control ON memberships;
      DROP POLICY tenant ON memberships;
      DROP FUNCTION membership_elsewhere(uuid, uuid), has_members(uuid);
      ALTER TABLE memberships NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY,
        DROP CONSTRAINT ck_memberships_owner_stays, DROP CONSTRAINT ck_memberships_role;
      UPDATE memberships SET role = 'member' WHERE role = 'bookkeeper';
      UPDATE memberships SET role = 'viewer' WHERE role = 'auditor';
      ALTER TABLE memberships DROP COLUMN expires_at, DROP COLUMN version,
        ADD CONSTRAINT ck_memberships_role CHECK (role IN ('owner', 'admin', 'member', 'viewer'));`);
  }
}

const ROLES = `
  ALTER TABLE memberships DROP CONSTRAINT ck_memberships_role,
    ADD COLUMN expires_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1;
  UPDATE memberships SET role = 'bookkeeper' WHERE role = 'member';
  ALTER TABLE memberships
    ADD CONSTRAINT ck_memberships_role
      CHECK (role IN ('owner', 'admin', 'bookkeeper', 'member', 'viewer', 'auditor')),
    ADD CONSTRAINT ck_memberships_owner_stays CHECK (role <> 'owner' OR expires_at IS NULL);
  ${controlWall({ table: 'memberships', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

/**
 * What a transaction of one organization needs of another one: to find the caller's own membership there, and to be the
 * first owner of a new one.
 */
const FOUNDING = `
  CREATE FUNCTION membership_elsewhere(wanted uuid, member uuid)
    RETURNS TABLE (role text, expires_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT m.role, m.expires_at FROM public.memberships m
           WHERE m.organization_id = wanted AND m.user_id = member $$;
  CREATE FUNCTION has_members(wanted uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT EXISTS (SELECT FROM public.memberships m WHERE m.organization_id = wanted) $$;
  REVOKE ALL ON FUNCTION membership_elsewhere(uuid, uuid), has_members(uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION membership_elsewhere(uuid, uuid), has_members(uuid) TO countinghouse_runtime;
  CREATE POLICY founding ON memberships FOR INSERT TO countinghouse_runtime
    WITH CHECK (role = 'owner' AND NOT has_members(organization_id));`;

const SESSIONS = `
  ALTER TABLE sessions ADD COLUMN created_ip text, ADD COLUMN last_ip text, ADD COLUMN user_agent text;
  CREATE INDEX ix_sessions_user ON sessions (user_id);`;

const PASSWORD_RESETS = `
  CREATE TABLE password_resets (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT pk_password_resets PRIMARY KEY (token_hash),
    CONSTRAINT fk_password_resets_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX ix_password_resets_user ON password_resets (user_id);
  GRANT SELECT, INSERT, DELETE ON password_resets TO countinghouse_runtime;`;

/** One open invitation per address, so that the last link that was sent is the one that works. */
const INVITATIONS = `
  CREATE TABLE invitations (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    membership_expires_at timestamptz,
    invited_by uuid,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    revoked_at timestamptz,
    CONSTRAINT pk_invitations PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_invitations_token_hash UNIQUE (token_hash),
    CONSTRAINT fk_invitations_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT fk_invitations_invited_by FOREIGN KEY (invited_by) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT ck_invitations_email CHECK (email = lower(email)),
    CONSTRAINT ck_invitations_role
      CHECK (role IN ('owner', 'admin', 'bookkeeper', 'member', 'viewer', 'auditor'))
  );
  CREATE INDEX ix_invitations_organization_created_at ON invitations (organization_id, created_at, id);
  CREATE UNIQUE INDEX uq_invitations_open ON invitations (organization_id, email)
    WHERE accepted_at IS NULL AND revoked_at IS NULL;
  ${controlWall({ table: 'invitations', rights: 'SELECT, INSERT, UPDATE' })}`;
