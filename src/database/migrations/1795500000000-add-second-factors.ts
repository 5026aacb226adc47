import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors with their recovery codes, sign-ins that wait for one, and sessions that were confirmed.
 *
 * Locks sessions and organizations for a moment. Sessions that are open already count as not confirmed, so they are
 * asked before the next sensitive change.
 */
export class AddSecondFactors1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        user_id uuid NOT NULL,
        secret bytea NOT NULL,
        last_step integer NOT NULL,
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        CONSTRAINT pk_second_factors PRIMARY KEY (user_id),
        CONSTRAINT fk_second_factors_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON second_factors TO countinghouse_runtime;

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL,
        code_hash bytea NOT NULL,
        CONSTRAINT pk_recovery_codes PRIMARY KEY (user_id, code_hash),
        CONSTRAINT fk_recovery_codes_second_factor
          FOREIGN KEY (user_id) REFERENCES second_factors (user_id) ON DELETE CASCADE
      );
      GRANT SELECT, INSERT, DELETE ON recovery_codes TO countinghouse_runtime;

      CREATE TABLE sign_in_challenges (
        token_hash bytea NOT NULL,
        organization_id uuid NOT NULL,
        user_id uuid NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        CONSTRAINT pk_sign_in_challenges PRIMARY KEY (token_hash),
        CONSTRAINT fk_sign_in_challenges_membership FOREIGN KEY (organization_id, user_id)
          REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE
      );
      CREATE INDEX ix_sign_in_challenges_membership ON sign_in_challenges (organization_id, user_id);
      CREATE INDEX ix_sign_in_challenges_user ON sign_in_challenges (user_id);
      GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_challenges TO countinghouse_runtime;

      ALTER TABLE sessions ADD COLUMN confirmed_until timestamptz;
      ALTER TABLE organizations
        ADD COLUMN require_second_factor text NOT NULL DEFAULT 'nobody',
        ADD CONSTRAINT ck_organizations_require_second_factor
          CHECK (require_second_factor IN ('nobody', 'managers', 'everybody'));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organizations
        DROP CONSTRAINT ck_organizations_require_second_factor, DROP COLUMN require_second_factor;
      ALTER TABLE sessions DROP COLUMN confirmed_until;
      DROP TABLE sign_in_challenges, recovery_codes, second_factors;`);
  }
}
