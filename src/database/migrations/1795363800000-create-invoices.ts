import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchTerms, searchTerms } from './support/search-terms.js';
import { tenantWall } from './support/tenant-wall.js';

/** Invoices and their lines, from the draft to the end. Locks nothing. */
export class CreateInvoices1795363800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INVOICES);
    await runner.query(ORDERS);
    await runner.query(LOOK_UPS);
    await runner.query(ITEMS);
    await runner.query(TERMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${dropSearchTerms('invoice')} DROP TABLE invoice_items, invoices;`);
  }
}

/** VACUUM comes for 2 % of changes instead of 20 %: only where it has been does an index spare the look at a row. */
const INVOICES = `
  CREATE TABLE invoices (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL DEFAULT 'draft',
    number text,
    customer_id uuid NOT NULL,
    customer_name text NOT NULL,
    currency text NOT NULL,
    tax_rate numeric(7,4) NOT NULL,
    tax_category text NOT NULL DEFAULT 'S',
    tax_exemption_reason text,
    tax_rounding text NOT NULL,
    prices_include_tax boolean NOT NULL DEFAULT false,
    discounts jsonb NOT NULL DEFAULT '[]',
    charges jsonb NOT NULL DEFAULT '[]',
    issue_date date,
    due_date date NOT NULL,
    payment_terms jsonb,
    reference text,
    note text,
    message text,
    expected_payment_date date,
    metadata jsonb NOT NULL DEFAULT '{}',
    subtotal bigint NOT NULL,
    discount_total bigint NOT NULL DEFAULT 0,
    charge_total bigint NOT NULL DEFAULT 0,
    tax_total bigint NOT NULL,
    total bigint NOT NULL,
    round_payable_to bigint,
    payable_rounding bigint NOT NULL DEFAULT 0,
    prepaid_amount bigint NOT NULL DEFAULT 0,
    amount_paid bigint NOT NULL DEFAULT 0,
    amount_credited bigint NOT NULL DEFAULT 0,
    credit_notes_total bigint NOT NULL DEFAULT 0,
    amount_due bigint NOT NULL,
    tax_breakdown jsonb NOT NULL,
    seller jsonb,
    buyer jsonb,
    corrects_invoice_id uuid,
    finalized_at timestamptz,
    paid_at timestamptz,
    voided_at timestamptz,
    marked_uncollectible_at timestamptz,
    overdue_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_invoices PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_invoices_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id),
    CONSTRAINT fk_invoices_corrects FOREIGN KEY (organization_id, corrects_invoice_id)
      REFERENCES invoices (organization_id, id),
    CONSTRAINT ck_invoices_status CHECK (status IN ('draft', 'open', 'paid', 'void', 'uncollectible')),
    CONSTRAINT ck_invoices_number CHECK ((status = 'draft') = (number IS NULL)),
    CONSTRAINT ck_invoices_finalized CHECK (
      (status = 'draft') = (finalized_at IS NULL)
      AND (status = 'draft' OR (issue_date IS NOT NULL AND seller IS NOT NULL AND buyer IS NOT NULL))),
    CONSTRAINT ck_invoices_tax_rate CHECK (tax_rate BETWEEN 0 AND 100),
    CONSTRAINT ck_invoices_tax_category CHECK (tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
    CONSTRAINT ck_invoices_tax_rounding CHECK (tax_rounding IN ('document', 'line')),
    CONSTRAINT ck_invoices_total CHECK (
      total = subtotal - discount_total + charge_total + tax_total AND total >= 0),
    CONSTRAINT ck_invoices_amount_due CHECK (
      amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
        ELSE total + payable_rounding - prepaid_amount - amount_paid - amount_credited END),
    CONSTRAINT ck_invoices_not_overpaid CHECK (
      amount_paid >= 0 AND amount_credited >= 0 AND prepaid_amount >= 0
      AND credit_notes_total BETWEEN 0 AND total)
  ) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
  ${tenantWall({ table: 'invoices', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

/** Each gives the order of one sort of the list, and the range of the filter on the same column. */
const ORDERS = `
  CREATE INDEX ix_invoices_created_at ON invoices (organization_id, created_at, id);
  CREATE INDEX ix_invoices_updated_at ON invoices (organization_id, updated_at, id);
  CREATE INDEX ix_invoices_issue_date ON invoices (organization_id, issue_date, id);
  CREATE INDEX ix_invoices_due_date ON invoices (organization_id, due_date, id);
  CREATE INDEX ix_invoices_number ON invoices (organization_id, number COLLATE "C", id);
  CREATE INDEX ix_invoices_total ON invoices (organization_id, currency COLLATE "C", total, id);
  CREATE INDEX ix_invoices_status ON invoices (organization_id, status, created_at, id);
  CREATE INDEX ix_invoices_customer ON invoices (organization_id, customer_id, created_at, id);`;

/** What is due and the revenue are read off their index alone (decision 0030); drafts cost nothing there. */
const LOOK_UPS = `
  CREATE UNIQUE INDEX uq_invoices_number ON invoices (organization_id, number) WHERE number IS NOT NULL;
  CREATE INDEX ix_invoices_corrects ON invoices (organization_id, corrects_invoice_id)
    WHERE corrects_invoice_id IS NOT NULL;
  CREATE INDEX ix_invoices_open_due ON invoices (organization_id, due_date, id, currency, amount_due)
    WHERE status = 'open';
  CREATE INDEX ix_invoices_revenue ON invoices (organization_id, issue_date, currency, tax_total, total)
    WHERE status IN ('open', 'paid', 'uncollectible');`;

const ITEMS = `
  CREATE TABLE invoice_items (
    organization_id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    position integer NOT NULL,
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    product_name text NOT NULL,
    description text,
    unit jsonb,
    quantity numeric(15,6) NOT NULL,
    price numeric(15,6) NOT NULL,
    price_base_quantity numeric(15,6) NOT NULL DEFAULT 1,
    tax_rate numeric(7,4) NOT NULL,
    tax_category text NOT NULL DEFAULT 'S',
    discounts jsonb NOT NULL DEFAULT '[]',
    charges jsonb NOT NULL DEFAULT '[]',
    gross bigint NOT NULL,
    net bigint NOT NULL,
    taxable bigint NOT NULL,
    CONSTRAINT pk_invoice_items PRIMARY KEY (organization_id, invoice_id, position),
    CONSTRAINT uq_invoice_items_id UNIQUE (organization_id, id),
    CONSTRAINT fk_invoice_items_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT fk_invoice_items_product FOREIGN KEY (organization_id, product_id)
      REFERENCES products (organization_id, id),
    CONSTRAINT ck_invoice_items_quantity CHECK (quantity BETWEEN -999999999.999999 AND 999999999.999999),
    CONSTRAINT ck_invoice_items_price CHECK (price BETWEEN 0 AND 999999999.999999),
    CONSTRAINT ck_invoice_items_price_base_quantity CHECK (price_base_quantity > 0),
    CONSTRAINT ck_invoice_items_tax_rate CHECK (tax_rate BETWEEN 0 AND 100),
    CONSTRAINT ck_invoice_items_tax_category CHECK (tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'))
  );
  CREATE INDEX ix_invoice_items_product ON invoice_items (organization_id, product_id);
  ${tenantWall({ table: 'invoice_items', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

/** An invoice without reference and metadata has no terms, and costs nothing here; most drafts are so. */
const TERMS = searchTerms({
  noun: 'invoice',
  columns: ['reference', 'metadata'],
  terms: `SELECT public.search_words(r.reference) UNION SELECT public.metadata_terms(r.metadata)`,
  onlyWhen: (row) => `${row}.reference IS NOT NULL OR ${row}.metadata <> '{}'`,
});
