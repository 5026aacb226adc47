import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What makes an invoice a legal document: seller and buyer, discounts, tax categories, numbers without gaps.
 *
 * Rewrites each invoice and line once; nobody can write to them meanwhile.
 */
export class LifeOfAnInvoice1763726400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SELLER);
    await runner.query(INVOICES);
    await runner.query(FILL);
    await runner.query(NUMBERING);
    await runner.query(TENANT_WALL);
    await runner.query(GRANTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE issued_documents, number_series;
      DROP INDEX uq_invoices_number, ix_invoices_open_due, ix_invoices_corrects;
      ALTER TABLE invoice_items
        DROP COLUMN price_base_quantity, DROP COLUMN tax_category, DROP COLUMN discounts, DROP COLUMN charges,
        DROP COLUMN taxable, DROP COLUMN unit;
      ALTER TABLE invoices
        DROP CONSTRAINT ck_invoices_finalized, DROP CONSTRAINT ck_invoices_total,
        DROP CONSTRAINT ck_invoices_amount_due, DROP CONSTRAINT ck_invoices_tax_category,
        DROP CONSTRAINT ck_invoices_not_overpaid,
        DROP COLUMN tax_category, DROP COLUMN tax_exemption_reason, DROP COLUMN prices_include_tax,
        DROP COLUMN discounts, DROP COLUMN charges, DROP COLUMN discount_total, DROP COLUMN charge_total,
        DROP COLUMN round_payable_to, DROP COLUMN payable_rounding, DROP COLUMN prepaid_amount,
        DROP COLUMN credit_notes_total, DROP COLUMN message, DROP COLUMN seller, DROP COLUMN buyer,
        DROP COLUMN expected_payment_date, DROP COLUMN corrects_invoice_id, DROP COLUMN finalized_at,
        DROP COLUMN paid_at, DROP COLUMN voided_at, DROP COLUMN marked_uncollectible_at, DROP COLUMN overdue_at,
        ADD CONSTRAINT ck_invoices_total CHECK (total = subtotal + tax_total AND total >= 0) NOT VALID,
        ADD CONSTRAINT ck_invoices_amount_due CHECK (amount_due = total - amount_paid - amount_credited) NOT VALID;
      ALTER TABLE products DROP COLUMN tax_category;
      ALTER TABLE organizations
        DROP COLUMN legal_name, DROP COLUMN address, DROP COLUMN tax_ids, DROP COLUMN bank_details,
        DROP COLUMN email, DROP COLUMN phone;`);
  }
}

const SELLER = `
  ALTER TABLE organizations
    ADD COLUMN legal_name text,
    ADD COLUMN address jsonb,
    ADD COLUMN tax_ids jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN bank_details jsonb,
    ADD COLUMN email text,
    ADD COLUMN phone text;`;

const CATEGORIES = `('S', 'Z', 'E', 'AE', 'K', 'G', 'O')`;

const INVOICES = `
  ALTER TABLE invoices
    DROP CONSTRAINT ck_invoices_total,
    DROP CONSTRAINT ck_invoices_amount_due,
    ADD COLUMN tax_category text NOT NULL DEFAULT 'S',
    ADD COLUMN tax_exemption_reason text,
    ADD COLUMN prices_include_tax boolean NOT NULL DEFAULT false,
    ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN charges jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN discount_total bigint NOT NULL DEFAULT 0,
    ADD COLUMN charge_total bigint NOT NULL DEFAULT 0,
    ADD COLUMN round_payable_to bigint,
    ADD COLUMN payable_rounding bigint NOT NULL DEFAULT 0,
    ADD COLUMN prepaid_amount bigint NOT NULL DEFAULT 0,
    ADD COLUMN credit_notes_total bigint NOT NULL DEFAULT 0,
    ADD COLUMN message text,
    ADD COLUMN seller jsonb,
    ADD COLUMN buyer jsonb,
    ADD COLUMN expected_payment_date date,
    ADD COLUMN corrects_invoice_id uuid,
    ADD COLUMN finalized_at timestamptz,
    ADD COLUMN paid_at timestamptz,
    ADD COLUMN voided_at timestamptz,
    ADD COLUMN marked_uncollectible_at timestamptz,
    ADD COLUMN overdue_at timestamptz,
    ADD CONSTRAINT fk_invoices_corrects FOREIGN KEY (organization_id, corrects_invoice_id)
      REFERENCES invoices (organization_id, id),
    ADD CONSTRAINT ck_invoices_finalized CHECK (
      (status = 'draft') = (finalized_at IS NULL)
      AND (status = 'draft' OR (issue_date IS NOT NULL AND seller IS NOT NULL AND buyer IS NOT NULL))),
    ADD CONSTRAINT ck_invoices_tax_category CHECK (tax_category IN ${CATEGORIES}),
    ADD CONSTRAINT ck_invoices_total CHECK (
      total = subtotal - discount_total + charge_total + tax_total AND total >= 0),
    ADD CONSTRAINT ck_invoices_amount_due CHECK (
      amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
        ELSE total + payable_rounding - prepaid_amount - amount_paid - amount_credited END),
    ADD CONSTRAINT ck_invoices_not_overpaid CHECK (
      amount_paid >= 0 AND amount_credited >= 0 AND prepaid_amount >= 0
      AND credit_notes_total BETWEEN 0 AND total);
  CREATE UNIQUE INDEX uq_invoices_number ON invoices (organization_id, number) WHERE number IS NOT NULL;
  CREATE INDEX ix_invoices_open_due ON invoices (organization_id, due_date, id, currency, amount_due)
    WHERE status = 'open';
  CREATE INDEX ix_invoices_corrects ON invoices (organization_id, corrects_invoice_id)
    WHERE corrects_invoice_id IS NOT NULL;
  ALTER TABLE invoice_items
    ADD COLUMN price_base_quantity numeric(15,6) NOT NULL DEFAULT 1,
    ADD COLUMN tax_category text NOT NULL DEFAULT 'S',
    ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN charges jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN taxable bigint NOT NULL DEFAULT 0,
    ADD COLUMN unit jsonb,
    ADD CONSTRAINT ck_invoice_items_price_base_quantity CHECK (price_base_quantity > 0),
    ADD CONSTRAINT ck_invoice_items_tax_category CHECK (tax_category IN ${CATEGORIES});
  ALTER TABLE products
    ADD COLUMN tax_category text,
    ADD CONSTRAINT ck_products_tax_category CHECK (tax_category IN ${CATEGORIES});`;

/** One organization after the other, because the owner too sees but one at a time. */
const FILL = `
  DO $$
    DECLARE organization uuid;
    BEGIN
      FOR organization IN SELECT id FROM organizations LOOP
        PERFORM set_config('app.organization', organization::text, true);
        UPDATE invoice_items SET taxable = net, tax_category = CASE WHEN tax_rate = 0 THEN 'Z' ELSE 'S' END;
        UPDATE invoices SET tax_category = CASE WHEN tax_rate = 0 THEN 'Z' ELSE 'S' END,
          tax_breakdown = (SELECT coalesce(jsonb_agg(
              jsonb_build_object('category', CASE WHEN (g ->> 'rate')::numeric = 0 THEN 'Z' ELSE 'S' END) || g), '[]')
            FROM jsonb_array_elements(tax_breakdown) AS g);
      END LOOP;
      PERFORM set_config('app.organization', '', true);
    END $$;
  ALTER TABLE invoice_items ALTER COLUMN taxable DROP DEFAULT;`;

const NUMBERING = `
  CREATE TABLE number_series (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    document_type text NOT NULL,
    format text NOT NULL,
    reset text NOT NULL,
    period text NOT NULL,
    last_sequence integer NOT NULL DEFAULT 0,
    documents bigint NOT NULL DEFAULT 0,
    last_issue_date date,
    last_hash bytea,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_number_series PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_number_series_document_type UNIQUE (organization_id, document_type),
    CONSTRAINT fk_number_series_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT ck_number_series_document_type CHECK (document_type IN ('invoice', 'credit_note')),
    CONSTRAINT ck_number_series_reset CHECK (reset IN ('never', 'yearly', 'monthly'))
  ) WITH (fillfactor = 50);
  CREATE TABLE issued_documents (
    organization_id uuid NOT NULL,
    series_id uuid NOT NULL,
    position bigint NOT NULL,
    document_id uuid NOT NULL,
    document_type text NOT NULL,
    number text NOT NULL,
    period text NOT NULL,
    sequence integer NOT NULL,
    issue_date date NOT NULL,
    document text NOT NULL,
    previous_hash bytea,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_issued_documents PRIMARY KEY (organization_id, series_id, position),
    CONSTRAINT uq_issued_documents_number UNIQUE (organization_id, document_type, number),
    CONSTRAINT uq_issued_documents_document UNIQUE (organization_id, document_id),
    CONSTRAINT fk_issued_documents_series FOREIGN KEY (organization_id, series_id)
      REFERENCES number_series (organization_id, id)
  );`;

const TENANT_WALL = ['number_series', 'issued_documents']
  .map(
    (table) => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON ${table}
    USING (organization_id = nullif(current_setting('app.organization', true), '')::uuid)
    WITH CHECK (organization_id = nullif(current_setting('app.organization', true), '')::uuid);`,
  )
  .join('');

/** What was issued can be neither changed nor deleted by the service. */
const GRANTS = `
  GRANT SELECT, INSERT, UPDATE ON number_series TO countinghouse_runtime;
  GRANT SELECT, INSERT ON issued_documents TO countinghouse_runtime;`;
