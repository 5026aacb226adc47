import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Kept answers are deleted so many at a time, because one statement for all of them ends at its time-out once they
 * are some millions; and how many wait for it can be counted.
 *
 * Locks nothing but the functions.
 */
export class PruneInBatches1795364160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION prune_idempotency_keys(before timestamptz, at_most integer) RETURNS integer
        LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$
        WITH pruned AS (
          DELETE FROM public.idempotency_keys WHERE (organization_id, key_hash) IN (
            SELECT organization_id, key_hash FROM public.idempotency_keys
             WHERE created_at <= before ORDER BY created_at LIMIT at_most FOR UPDATE SKIP LOCKED)
          RETURNING 1
        )
        SELECT count(*)::integer FROM pruned $$;
      CREATE FUNCTION expired_idempotency_keys(before timestamptz, at_most integer) RETURNS integer
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$
        SELECT count(*)::integer FROM (
          SELECT FROM public.idempotency_keys WHERE created_at <= before LIMIT at_most) AS expired $$;
      ${forRuntimeAlone('prune_idempotency_keys(timestamptz, integer)')}
      ${forRuntimeAlone('expired_idempotency_keys(timestamptz, integer)')}
      DROP FUNCTION prune_idempotency_keys(timestamptz);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION expired_idempotency_keys(timestamptz, integer);
      DROP FUNCTION prune_idempotency_keys(timestamptz, integer);
      CREATE FUNCTION prune_idempotency_keys(before timestamptz) RETURNS void
        LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$ DELETE FROM public.idempotency_keys WHERE created_at <= before $$;
      ${forRuntimeAlone('prune_idempotency_keys(timestamptz)')}`);
  }
}

function forRuntimeAlone(name: string): string {
  return `
      REVOKE ALL ON FUNCTION ${name} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${name} TO countinghouse_runtime;`;
}
