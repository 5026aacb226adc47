import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answers that Idempotency-Key gives again. Locks nothing. */
export class KeepAnswers1763715600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        organization_id uuid NOT NULL,
        key_hash bytea NOT NULL,
        fingerprint bytea NOT NULL,
        answer bytea,
        created_at timestamptz NOT NULL,
        CONSTRAINT pk_idempotency_keys PRIMARY KEY (organization_id, key_hash)
      );
      CREATE INDEX ix_idempotency_keys_created_at ON idempotency_keys (created_at);
      ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
      ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON idempotency_keys TO countinghouse_runtime
        USING (organization_id = nullif(current_setting('app.organization', true), '')::uuid)
        WITH CHECK (organization_id = nullif(current_setting('app.organization', true), '')::uuid);
      CREATE POLICY pruning ON idempotency_keys TO CURRENT_USER USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE ON idempotency_keys TO countinghouse_runtime;
      CREATE FUNCTION prune_idempotency_keys(before timestamptz) RETURNS void
        LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$ DELETE FROM public.idempotency_keys WHERE created_at <= before $$;
      REVOKE ALL ON FUNCTION prune_idempotency_keys(timestamptz) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION prune_idempotency_keys(timestamptz) TO countinghouse_runtime;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION prune_idempotency_keys(timestamptz); DROP TABLE idempotency_keys;');
  }
}
