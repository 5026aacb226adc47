import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a user change the address, and end the account so that nothing is left that names its owner (decision 0174).
 *
 * Locks users and the two tables of sign-ins for a moment. Sign-ins of before are not found by their account; they end
 * by themselves after 90 days.
 */
export class EndAccounts1795684017400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(REDACT);
    await runner.query(ORDER);
    await runner.query(READDRESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION readdress_invitations;
      DROP FUNCTION order_user_redaction;
      DROP FUNCTION redact_events_and_origins;
      REVOKE DELETE ON api_key_addresses FROM countinghouse_runtime;
      DROP INDEX ix_known_sign_in_addresses_account, ix_sign_in_failures_account;
      ALTER TABLE known_sign_in_addresses DROP COLUMN account;
      ALTER TABLE sign_in_failures DROP COLUMN account;
      DROP TABLE email_changes;
      ALTER TABLE users DROP COLUMN erased_at;`);
  }
}

/** An address that a user wants to have, until it is confirmed. Who failed or succeeded is named by a hash only. */
const ACCOUNTS = `
  ALTER TABLE users ADD COLUMN erased_at timestamptz;
  CREATE TABLE email_changes (
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    email text NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT pk_email_changes PRIMARY KEY (user_id),
    CONSTRAINT fk_email_changes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT ck_email_changes_email CHECK (email = lower(email))
  );
  GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO countinghouse_runtime;
  ALTER TABLE known_sign_in_addresses ADD COLUMN account text;
  ALTER TABLE sign_in_failures ADD COLUMN account text;
  CREATE INDEX ix_known_sign_in_addresses_account ON known_sign_in_addresses (account);
  CREATE INDEX ix_sign_in_failures_account ON sign_in_failures (account);
  GRANT DELETE ON api_key_addresses TO countinghouse_runtime;`;

/** The same as redact_events(), for events that lose where they came from, too. */
const REDACT = `
  CREATE FUNCTION redact_events_and_origins(ids uuid[], contents jsonb[], origins jsonb[], redactions jsonb[])
    RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
      redacted integer;
    BEGIN
      IF EXISTS (SELECT FROM unnest(ids, contents, origins) AS given (id, content, origin)
                   JOIN public.events e ON e.organization_id = organization AND e.id = given.id
                  WHERE NOT public.is_redaction(given.content, e.data)
                     OR NOT public.is_redaction(given.origin, e.origin)) THEN
        RAISE EXCEPTION 'an event can only lose values';
      END IF;
      UPDATE public.events e
         SET data = given.content, origin = given.origin, ip = given.origin->>'ip', redaction = given.redaction,
             salt = NULL
        FROM unnest(ids, contents, origins, redactions) AS given (id, content, origin, redaction)
       WHERE e.organization_id = organization AND e.id = given.id;
      GET DIAGNOSTICS redacted = ROW_COUNT;
      RETURN redacted;
    END $$;
  REVOKE ALL ON FUNCTION redact_events_and_origins FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION redact_events_and_origins TO countinghouse_runtime;`;

/**
 * Orders the redaction of the events of a user in every organization that knows the user: a member of now, or somebody
 * whom an event tells of, as it does of everybody who joins. Nothing but a job comes of it.
 */
const ORDER = `
  CREATE FUNCTION order_user_redaction(erased uuid, at timestamptz) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => 'personal_data.redact_user',
        payload => json_build_object('organization_id', o.id, 'due_at', at,
                                     'payload', json_build_object('user', erased, 'is_again', false)),
        job_key => format('personal_data.redact_user %s %s', o.id, erased))
        FROM public.organizations o
       WHERE EXISTS (SELECT FROM public.memberships m WHERE m.organization_id = o.id AND m.user_id = erased)
          OR EXISTS (SELECT FROM public.api_keys k WHERE k.organization_id = o.id AND k.created_by = erased)
          OR EXISTS (SELECT FROM public.event_feed f WHERE f.organization_id = o.id AND f.object_id = erased)
          OR EXISTS (SELECT FROM public.event_queue q WHERE q.organization_id = o.id AND q.object_id = erased);
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $$;
  REVOKE ALL ON FUNCTION order_user_redaction FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION order_user_redaction TO countinghouse_runtime;`;

/** Accepted invitations follow the account to its new address, in all organizations, so that they end with it. */
const READDRESS = `
  CREATE FUNCTION readdress_invitations(former text, address text) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ UPDATE public.invitations SET email = address WHERE email = former AND accepted_at IS NOT NULL $$;
  REVOKE ALL ON FUNCTION readdress_invitations FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION readdress_invitations TO countinghouse_runtime;`;
