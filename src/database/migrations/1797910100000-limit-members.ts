import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * What a member may not go beyond, what it used of its day, and that members ask for approvals, too. Locks memberships
 * and approvals for a moment.
 */
export class LimitMembers1797910100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE memberships
        ADD COLUMN limits jsonb,
        ADD COLUMN limits_version integer DEFAULT 1 NOT NULL,
        ADD CONSTRAINT ck_memberships_owner_free CHECK (role <> 'owner' OR limits IS NULL);
      ALTER TABLE approvals
        ADD COLUMN asked_by_kind text DEFAULT 'api_key' NOT NULL,
        ADD CONSTRAINT ck_approvals_asked_by_kind CHECK (asked_by_kind IN ('api_key', 'user'));
      ALTER TABLE approvals ALTER COLUMN asked_by_kind DROP DEFAULT;
      CREATE TABLE member_day_uses (
        organization_id uuid NOT NULL,
        user_id uuid NOT NULL,
        day date NOT NULL,
        kind text NOT NULL,
        object_id uuid NOT NULL,
        amount bigint NOT NULL,
        currency text NOT NULL,
        times integer NOT NULL,
        CONSTRAINT pk_member_day_uses PRIMARY KEY (organization_id, user_id, day, kind, object_id),
        CONSTRAINT fk_member_day_uses_membership FOREIGN KEY (organization_id, user_id)
          REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE
      );
      ${tenantWall({ table: 'member_day_uses', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE member_day_uses;
      DELETE FROM approvals WHERE asked_by_kind = 'user';
      ALTER TABLE approvals DROP CONSTRAINT ck_approvals_asked_by_kind, DROP COLUMN asked_by_kind;
      ALTER TABLE memberships
        DROP CONSTRAINT ck_memberships_owner_free, DROP COLUMN limits_version, DROP COLUMN limits`);
  }
}
