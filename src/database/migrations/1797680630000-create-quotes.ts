import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';
import { termsTable } from './support/terms-table.js';

/**
 * What is offered to customers, with numbers of its own. Locks number_series for the moment that a check takes on one
 * small table.
 */
export class CreateQuotes1797680630000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(termsTable('quote'));
    await runner.query(kindsOfSeries(`'invoice', 'credit_note', 'quote'`));
    await runner.query(erasing(OF_QUOTES));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(erasing(''));
    await runner.query(`DELETE FROM issued_documents WHERE document_type = 'quote'`);
    await runner.query(`DELETE FROM number_series WHERE document_type = 'quote'`);
    await runner.query(kindsOfSeries(`'invoice', 'credit_note'`));
    await runner.query('DROP TABLE quote_terms, quotes');
  }
}

const TABLE = `
  CREATE TABLE quotes (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL,
    number text,
    revision integer NOT NULL,
    revises_quote_id uuid,
    superseded_by_quote_id uuid,
    customer_id uuid NOT NULL,
    customer_name text NOT NULL,
    currency text NOT NULL,
    content jsonb,
    items jsonb NOT NULL,
    tax_rate numeric(7, 4) NOT NULL,
    tax_category text NOT NULL,
    tax_exemption_reason text,
    tax_rounding text NOT NULL,
    prices_include_tax boolean NOT NULL,
    discounts jsonb NOT NULL,
    charges jsonb NOT NULL,
    subtotal bigint NOT NULL,
    discount_total bigint NOT NULL,
    charge_total bigint NOT NULL,
    tax_total bigint NOT NULL,
    total bigint NOT NULL,
    tax_breakdown jsonb NOT NULL,
    issue_date date,
    valid_until date,
    reference text,
    note text,
    message text,
    terms text,
    metadata jsonb NOT NULL,
    seller jsonb,
    buyer jsonb,
    acceptance jsonb,
    decline_reason text,
    issued_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_quotes PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_quotes_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id),
    CONSTRAINT ck_quotes_status
      CHECK (status IN ('draft', 'open', 'accepted', 'declined', 'expired', 'superseded', 'cancelled')),
    CONSTRAINT ck_quotes_issued
      CHECK ((status = 'draft') = (number IS NULL) AND (number IS NULL) = (issued_at IS NULL)),
    CONSTRAINT ck_quotes_accepted CHECK ((status = 'accepted') = (acceptance IS NOT NULL)),
    CONSTRAINT ck_quotes_superseded CHECK ((status = 'superseded') = (superseded_by_quote_id IS NOT NULL)),
    CONSTRAINT ck_quotes_total
      CHECK (total = subtotal - discount_total + charge_total + tax_total AND total >= 0),
    CONSTRAINT ck_quotes_tax_rounding CHECK (tax_rounding IN ('document', 'line'))
  );
  CREATE INDEX ix_quotes_created_at ON quotes (organization_id, created_at, id);
  CREATE INDEX ix_quotes_updated_at ON quotes (organization_id, updated_at, id);
  CREATE INDEX ix_quotes_customer ON quotes (organization_id, customer_id, created_at, id);
  CREATE INDEX ix_quotes_status ON quotes (organization_id, status, created_at, id);
  CREATE INDEX ix_quotes_number ON quotes (organization_id, number COLLATE "C", id);
  ${tenantWall({ table: 'quotes', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

function kindsOfSeries(kinds: string): string {
  return `
  ALTER TABLE number_series DROP CONSTRAINT ck_number_series_document_type;
  ALTER TABLE number_series ADD CONSTRAINT ck_number_series_document_type CHECK (document_type IN (${kinds}))`;
}

const OF_QUOTES = `
        UNION ALL
        SELECT d.id FROM public.quotes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)`;

/** Texts of quotes in their chain are erased with the other documents. Else it is as before. */
function erasing(quotes: string): string {
  return `
  CREATE OR REPLACE FUNCTION erase_kept_texts(erased_customer uuid, documents uuid[], mails uuid[]) RETURNS void
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
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)${quotes}
      );
      UPDATE public.issued_documents SET document = NULL
       WHERE organization_id = organization AND document_id = ANY (documents);
      DELETE FROM public.issued_files WHERE organization_id = organization AND document_id = ANY (documents);
      UPDATE public.credit_note_items SET description = 'Erased'
       WHERE organization_id = organization AND credit_note_id IN (
        SELECT d.id FROM public.credit_notes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer);
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
    END $$;`;
}
