import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The addresses that an account was signed in to from, so that a stranger who guesses its password does not keep its
 * owner out. Both are in one hash.
 *
 * Locks nothing.
 */
export class KnowSignInAddresses1795364280000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_sign_in_addresses (
        subject text NOT NULL,
        last_success_at timestamptz NOT NULL,
        CONSTRAINT pk_known_sign_in_addresses PRIMARY KEY (subject)
      );
      CREATE INDEX ix_known_sign_in_addresses_last_success_at ON known_sign_in_addresses (last_success_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON known_sign_in_addresses TO countinghouse_runtime;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_sign_in_addresses;');
  }
}
