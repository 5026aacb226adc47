import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Lets the personal data of a customer be erased, also where the service can only add (decision 0116).
 *
 * Creates a table and functions only.
 */
export class ErasePersonalData1795630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ERASURES);
    await runner.query(IS_REDACTION);
    await runner.query(REDACT);
    await runner.query(ERASE_TEXTS);
    await runner.query(ORDER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION order_due_erasures;
      DROP FUNCTION erase_kept_texts;
      DROP FUNCTION redact_events;
      DROP FUNCTION is_redaction;
      DROP TABLE erasures;`);
  }
}

/** One for each customer whose data was erased. It names nobody. */
const ERASURES = `
  CREATE TABLE erasures (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    customer_id uuid NOT NULL,
    reason text NOT NULL,
    erased_at timestamptz NOT NULL,
    next_on date,
    CONSTRAINT pk_erasures PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_erasures_customer UNIQUE (organization_id, customer_id),
    CONSTRAINT ck_erasures_reason
      CHECK (reason IN ('requested', 'consent_withdrawn', 'objection', 'no_longer_needed')),
    CONSTRAINT fk_erasures_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'erasures', rights: 'SELECT, INSERT, UPDATE', binds: 'countinghouse_runtime' })}
  CREATE POLICY ordering ON erasures TO CURRENT_USER USING (true) WITH CHECK (true);`;

/** Whether a value is another one in which some values became null, and nothing else is different. */
const IS_REDACTION = `
  CREATE FUNCTION is_redaction(redacted jsonb, original jsonb) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, public, pg_temp
    AS $$
    BEGIN
      IF redacted IS NOT DISTINCT FROM original OR redacted = 'null'::jsonb THEN RETURN true; END IF;
      IF redacted IS NULL OR original IS NULL OR jsonb_typeof(redacted) <> jsonb_typeof(original) THEN
        RETURN false;
      END IF;
      IF jsonb_typeof(redacted) = 'array' THEN
        RETURN jsonb_array_length(redacted) = jsonb_array_length(original)
           AND NOT EXISTS (SELECT FROM generate_series(0, jsonb_array_length(original) - 1) AS place
                            WHERE NOT public.is_redaction(redacted->place, original->place));
      END IF;
      IF jsonb_typeof(redacted) <> 'object' THEN RETURN false; END IF;
      RETURN ARRAY(SELECT jsonb_object_keys(redacted) ORDER BY 1) = ARRAY(SELECT jsonb_object_keys(original) ORDER BY 1)
         AND NOT EXISTS (SELECT FROM jsonb_object_keys(original) AS name
                          WHERE NOT public.is_redaction(redacted->name, original->name));
    END $$;
  REVOKE ALL ON FUNCTION is_redaction FROM PUBLIC;`;

/**
 * Takes values out of events of the organization of the transaction. It can set values to null and nothing else, and
 * it keeps their hashes, so that an anchor tells whether the service has told the truth of them.
 */
const REDACT = `
  CREATE FUNCTION redact_events(ids uuid[], contents jsonb[], redactions jsonb[]) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
      redacted integer;
    BEGIN
      IF EXISTS (SELECT FROM unnest(ids, contents) AS given (id, content)
                   JOIN public.events e ON e.organization_id = organization AND e.id = given.id
                  WHERE NOT public.is_redaction(given.content, e.data)) THEN
        RAISE EXCEPTION 'an event can only lose values';
      END IF;
      UPDATE public.events e SET data = given.content, redaction = given.redaction, salt = NULL
        FROM unnest(ids, contents, redactions) AS given (id, content, redaction)
       WHERE e.organization_id = organization AND e.id = given.id;
      GET DIAGNOSTICS redacted = ROW_COUNT;
      RETURN redacted;
    END $$;
  REVOKE ALL ON FUNCTION redact_events FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION redact_events TO countinghouse_runtime;`;

/**
 * Erases the texts of documents, payments and mails of the organization of the transaction, where the service can only
 * add. Of a document its number, date and hashes stay, so that the chain can be verified. Only of a customer that an
 * erasure speaks of.
 */
const ERASE_TEXTS = `
  CREATE FUNCTION erase_kept_texts(erased_customer uuid, documents uuid[], mails uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
    BEGIN
      IF NOT EXISTS (SELECT FROM public.erasures
                      WHERE organization_id = organization AND customer_id = erased_customer) THEN
        RAISE EXCEPTION 'no erasure speaks of this customer';
      END IF;
      documents := ARRAY(
        SELECT d.id FROM public.invoices d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)
        UNION ALL
        SELECT d.id FROM public.credit_notes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)
        UNION ALL
        SELECT d.id FROM public.payments d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents));
      UPDATE public.issued_documents SET document = NULL
       WHERE organization_id = organization AND document_id = ANY (documents);
      DELETE FROM public.issued_files WHERE organization_id = organization AND document_id = ANY (documents);
      UPDATE public.credit_note_items SET description = 'Erased'
       WHERE organization_id = organization AND credit_note_id = ANY (documents);
      UPDATE public.payment_refunds SET reference = NULL, reason = NULL
       WHERE organization_id = organization AND payment_id = ANY (documents);
      UPDATE public.message_attempts a SET text = ''
        FROM public.messages m
       WHERE a.organization_id = organization AND a.message_id = ANY (mails)
         AND m.organization_id = organization AND m.id = a.message_id AND m.customer_id = erased_customer;
      DELETE FROM public.message_files f
       USING public.messages m, jsonb_array_elements(m.attachments) AS attached
       WHERE f.organization_id = organization AND encode(f.sha256, 'hex') = attached->>'sha256'
         AND m.organization_id = organization AND m.id = ANY (mails) AND m.customer_id = erased_customer;
    END $$;
  REVOKE ALL ON FUNCTION erase_kept_texts FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION erase_kept_texts TO countinghouse_runtime;`;

/** Orders the work for organizations where a retention is over. Takes the day by UTC; the job looks at theirs. */
const ORDER = `
  CREATE FUNCTION order_due_erasures(at timestamptz, today date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => 'personal_data.erase_due',
        payload => json_build_object('organization_id', due.organization_id, 'due_at', at, 'payload', '{}'::json),
        job_key => format('personal_data.erase_due %s nightly', due.organization_id))
        FROM (SELECT DISTINCT organization_id FROM public.erasures WHERE next_on <= today) AS due;
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $$;
  REVOKE ALL ON FUNCTION order_due_erasures FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION order_due_erasures TO countinghouse_runtime;`;
