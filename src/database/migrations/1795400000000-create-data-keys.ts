import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** The sealed keys of secrets that the service must be able to read again (decision 0100). Locks nothing. */
export class CreateDataKeys1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DATA_KEYS);
    await runner.query(MASTER_KEYS_USED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION master_keys_used();
      DROP TABLE user_data_key, organization_data_keys;`);
  }
}

/** The owner of the tables seals the keys anew; the service can only make, read and delete them. */
const DATA_KEYS = `
  CREATE TABLE organization_data_keys (
    organization_id uuid NOT NULL,
    sealed_key bytea NOT NULL,
    sealed_by text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_organization_data_keys PRIMARY KEY (organization_id)
  );
  ${tenantWall({
    table: 'organization_data_keys',
    rights: 'SELECT, INSERT, DELETE',
    binds: 'countinghouse_runtime',
  })}
  CREATE POLICY rotation ON organization_data_keys TO CURRENT_USER USING (true) WITH CHECK (true);

  CREATE TABLE user_data_key (
    id boolean NOT NULL DEFAULT true,
    sealed_key bytea NOT NULL,
    sealed_by text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_user_data_key PRIMARY KEY (id),
    CONSTRAINT ck_user_data_key_single CHECK (id)
  );
  GRANT SELECT, INSERT, DELETE ON user_data_key TO countinghouse_runtime;`;

/** Lets a start see, over all organizations, which master keys it needs. */
const MASTER_KEYS_USED = `
  CREATE FUNCTION master_keys_used() RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    SELECT sealed_by FROM public.organization_data_keys
    UNION SELECT sealed_by FROM public.user_data_key $$;
  REVOKE ALL ON FUNCTION master_keys_used() FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION master_keys_used() TO countinghouse_runtime;`;
