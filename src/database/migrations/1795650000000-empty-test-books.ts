import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets test books be emptied, also where the service can only add (decision 0118). Creates a function only. */
export class EmptyTestBooks1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EMPTY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION empty_test_books');
  }
}

/**
 * Empties the books of the organization of the transaction, and refuses all but test books.
 *
 * What is not named as kept is emptied, so that a table that comes later cannot be forgotten. A table comes after those
 * that refer to it. Series begin anew. Jobs that name something are dropped with it; those that only repeat stay.
 */
const EMPTY = `
  CREATE FUNCTION empty_test_books(at timestamptz) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
    DECLARE
      books uuid := nullif(current_setting('app.organization', true), '')::uuid;
      kept text[] := ARRAY[
        'api_key_addresses', 'api_keys', 'document_settings', 'event_anchors', 'event_counters', 'event_feed',
        'event_queue', 'events', 'idempotency_keys', 'invitations', 'logos', 'mail_settings', 'mail_templates',
        'memberships', 'number_series', 'organization_data_keys', 'reminder_policies', 'sessions',
        'sign_in_challenges', 'webhook_endpoints'];
      waiting oid[];
      next oid;
    BEGIN
      PERFORM FROM public.organizations WHERE id = books AND mode = 'test' FOR UPDATE;
      IF NOT FOUND THEN RAISE EXCEPTION 'only test books can be emptied'; END IF;
      waiting := ARRAY(
        SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
           AND a.attname = 'organization_id' AND NOT a.attisdropped AND c.relname <> ALL (kept));
      WHILE waiting <> '{}' LOOP
        SELECT one INTO next FROM unnest(waiting) AS one
         WHERE NOT EXISTS (SELECT FROM pg_constraint f
                            WHERE f.contype = 'f' AND f.confrelid = one AND f.conrelid <> one
                              AND f.conrelid = ANY (waiting))
         ORDER BY one LIMIT 1;
        IF NOT FOUND THEN RAISE EXCEPTION 'tables refer to each other: %', waiting::regclass[]; END IF;
        EXECUTE format('DELETE FROM %s WHERE organization_id = $1', next::regclass) USING books;
        waiting := array_remove(waiting, next);
      END LOOP;
      -- The request that empties the books has no answer yet.
      DELETE FROM public.idempotency_keys WHERE organization_id = books AND answer IS NOT NULL;
      UPDATE public.number_series
         SET version = version + 1, period = '', last_sequence = 0, documents = 0, last_issue_date = NULL,
             last_hash = NULL, last_issued_at = NULL, updated_at = at
       WHERE organization_id = books;
      DELETE FROM graphile_worker._private_jobs
       WHERE payload->>'organization_id' = books::text AND locked_at IS NULL
         AND EXISTS (SELECT FROM json_object_keys(payload->'payload') AS name
                      WHERE name LIKE '%\\_id' AND name <> 'endpoint_id');
    END $$;
  REVOKE ALL ON FUNCTION empty_test_books FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION empty_test_books TO countinghouse_runtime;`;
