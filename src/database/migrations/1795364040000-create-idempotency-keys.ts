import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** The answers that Idempotency-Key gives again (decision 0018). Locks nothing. */
export class CreateIdempotencyKeys1795364040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IDEMPOTENCY_KEYS);
    await runner.query(PRUNING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION prune_idempotency_keys(timestamptz); DROP TABLE idempotency_keys;');
  }
}

const IDEMPOTENCY_KEYS = `
  CREATE TABLE idempotency_keys (
    organization_id uuid NOT NULL,
    key_hash bytea NOT NULL,
    fingerprint bytea NOT NULL,
    answer bytea,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_idempotency_keys PRIMARY KEY (organization_id, key_hash)
  );
  CREATE INDEX ix_idempotency_keys_created_at ON idempotency_keys (created_at);
  ${tenantWall({ table: 'idempotency_keys', rights: 'SELECT, INSERT, UPDATE', binds: 'countinghouse_runtime' })}`;

/** Old keys of all organizations go at once, which only the owner of the table can do. */
const PRUNING = `
  CREATE POLICY pruning ON idempotency_keys TO CURRENT_USER USING (true) WITH CHECK (true);
  CREATE FUNCTION prune_idempotency_keys(before timestamptz) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ DELETE FROM public.idempotency_keys WHERE created_at <= before $$;
  REVOKE ALL ON FUNCTION prune_idempotency_keys(timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION prune_idempotency_keys(timestamptz) TO countinghouse_runtime;`;
