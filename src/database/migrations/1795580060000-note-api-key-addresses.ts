import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Keeps from where each API key was used, so that the first use from elsewhere is told. Locks nothing. */
export class NoteApiKeyAddresses1795580060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key_addresses (
        organization_id uuid NOT NULL,
        api_key_id uuid NOT NULL,
        address text NOT NULL,
        first_used_at timestamptz NOT NULL,
        CONSTRAINT pk_api_key_addresses PRIMARY KEY (organization_id, api_key_id, address)
      );
      ${tenantWall({ table: 'api_key_addresses', rights: 'SELECT, INSERT' })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_key_addresses;');
  }
}
