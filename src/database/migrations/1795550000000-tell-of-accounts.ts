import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happens to an account is told in every organization of its user, and refused sign-ins are counted.
 *
 * Locks events while the index of the audit log is built, once per installation.
 */
export class TellOfAccounts1795550000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TELL);
    await runner.query(`
      CREATE TABLE refused_sign_ins (
        user_id uuid NOT NULL,
        untold integer NOT NULL,
        ip text NOT NULL,
        user_agent text,
        CONSTRAINT pk_refused_sign_ins PRIMARY KEY (user_id),
        CONSTRAINT fk_refused_sign_ins_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON refused_sign_ins TO countinghouse_runtime;
      CREATE INDEX ix_events_created_at ON events (organization_id, created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_events_created_at;
      DROP TABLE refused_sign_ins;
      DROP FUNCTION tell_of_account;`);
  }
}

/**
 * Stores an event in each open organization of a user, or in one of them. A transaction sees only its own organization,
 * so this function goes from one to the next, and leaves the transaction in its own.
 *
 * Each event has the first half of the given id, with its time, and a random second half.
 */
const TELL = `
  CREATE FUNCTION tell_of_account(
    told uuid, place uuid, type text, first_id uuid, at timestamptz, actor_kind text, actor_id uuid, request_id text,
    origin jsonb, data jsonb)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
  AS $$
    DECLARE
      before text := current_setting('app.organization', true);
      found uuid;
      event uuid;
    BEGIN
      IF type NOT LIKE 'user.%' THEN RAISE EXCEPTION 'not an event of an account: %', type; END IF;
      FOR found IN
        SELECT m.organization_id FROM public.memberships m JOIN public.organizations o ON o.id = m.organization_id
         WHERE m.user_id = told AND (place IS NULL OR m.organization_id = place) AND o.closed_at IS NULL
         ORDER BY m.organization_id
      LOOP
        event := encode(substring(uuid_send(first_id) FOR 8) || substring(uuid_send(gen_random_uuid()) FROM 9), 'hex');
        PERFORM set_config('app.organization', found::text, true);
        INSERT INTO public.event_queue (organization_id, event_id, type, object_id)
        VALUES (found, event, tell_of_account.type, told);
        INSERT INTO public.events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, request_id,
          origin, data)
        VALUES (found, event, tell_of_account.type, told, at, tell_of_account.actor_kind, tell_of_account.actor_id,
          tell_of_account.request_id, tell_of_account.origin, tell_of_account.data);
      END LOOP;
      PERFORM set_config('app.organization', coalesce(before, ''), true);
    END $$;
  REVOKE ALL ON FUNCTION tell_of_account FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION tell_of_account TO countinghouse_runtime;`;
