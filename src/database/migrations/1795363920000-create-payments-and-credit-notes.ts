import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** How an invoice ends: payments, credit notes, and what each of them settles. Locks nothing. */
export class CreatePaymentsAndCreditNotes1795363920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYMENTS);
    await runner.query(PAYMENT_ALLOCATIONS);
    await runner.query(CREDIT_NOTES);
    await runner.query(CREDIT_NOTE_INDEXES);
    await runner.query(CREDIT_NOTE_ITEMS);
    await runner.query(CREDIT_NOTE_ALLOCATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE credit_note_allocations, credit_note_items, credit_notes, payment_allocations, payments;`);
  }
}

/** What was received is read off its index alone (decision 0030), which VACUUM has to visit often for that. */
const PAYMENTS = `
  CREATE TABLE payments (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    customer_id uuid NOT NULL,
    customer_name text NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    unapplied_amount bigint NOT NULL,
    method text NOT NULL,
    received_on date NOT NULL,
    reference text,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    reversed_at timestamptz,
    reversal_reason text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_payments PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_payments_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id),
    CONSTRAINT ck_payments_amount CHECK (amount > 0),
    CONSTRAINT ck_payments_unapplied_amount CHECK (unapplied_amount BETWEEN 0 AND amount),
    CONSTRAINT ck_payments_method CHECK (method IN ('bank_transfer', 'card', 'cash', 'check', 'other'))
  ) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
  CREATE INDEX ix_payments_created_at ON payments (organization_id, created_at, id);
  CREATE INDEX ix_payments_received_on ON payments (organization_id, received_on, id);
  CREATE INDEX ix_payments_customer ON payments (organization_id, customer_id, created_at, id);
  CREATE INDEX ix_payments_unapplied ON payments (organization_id, customer_id, currency, unapplied_amount)
    WHERE unapplied_amount > 0 AND reversed_at IS NULL;
  CREATE INDEX ix_payments_received ON payments (organization_id, received_on, currency, amount)
    WHERE reversed_at IS NULL;
  ${tenantWall({ table: 'payments', rights: 'SELECT, INSERT, UPDATE' })}`;

/** What was once settled stays on record: the service can neither change nor delete it. */
const PAYMENT_ALLOCATIONS = `
  CREATE TABLE payment_allocations (
    organization_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    position integer NOT NULL,
    invoice_id uuid NOT NULL,
    amount bigint NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_payment_allocations PRIMARY KEY (organization_id, payment_id, position),
    CONSTRAINT fk_payment_allocations_payment FOREIGN KEY (organization_id, payment_id)
      REFERENCES payments (organization_id, id),
    CONSTRAINT fk_payment_allocations_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id),
    CONSTRAINT ck_payment_allocations_amount CHECK (amount > 0)
  );
  CREATE INDEX ix_payment_allocations_invoice ON payment_allocations (organization_id, invoice_id);
  ${tenantWall({ table: 'payment_allocations', rights: 'SELECT, INSERT' })}`;

const CREDIT_NOTES = `
  CREATE TABLE credit_notes (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL DEFAULT 'issued',
    number text NOT NULL,
    invoice_id uuid NOT NULL,
    invoice_number text NOT NULL,
    customer_id uuid NOT NULL,
    customer_name text NOT NULL,
    currency text NOT NULL,
    issue_date date NOT NULL,
    reason text NOT NULL,
    message text,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    seller jsonb NOT NULL,
    buyer jsonb NOT NULL,
    tax_breakdown jsonb NOT NULL,
    subtotal bigint NOT NULL,
    tax_total bigint NOT NULL,
    total bigint NOT NULL,
    payable_rounding bigint NOT NULL DEFAULT 0,
    applied_amount bigint NOT NULL DEFAULT 0,
    refunded_amount bigint NOT NULL DEFAULT 0,
    unapplied_amount bigint NOT NULL,
    voided_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_credit_notes PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_credit_notes_number UNIQUE (organization_id, number),
    CONSTRAINT fk_credit_notes_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id),
    CONSTRAINT fk_credit_notes_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id),
    CONSTRAINT ck_credit_notes_status CHECK (status IN ('issued', 'void')),
    CONSTRAINT ck_credit_notes_reason CHECK (reason IN
      ('duplicate', 'order_change', 'product_unsatisfactory', 'order_cancellation', 'other')),
    CONSTRAINT ck_credit_notes_total CHECK (total = subtotal + tax_total AND total > 0),
    CONSTRAINT ck_credit_notes_amounts CHECK (
      applied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount >= 0
      AND (status = 'void' OR total + payable_rounding = applied_amount + refunded_amount + unapplied_amount))
  );
  ${tenantWall({ table: 'credit_notes', rights: 'SELECT, INSERT, UPDATE' })}`;

const CREDIT_NOTE_INDEXES = `
  CREATE INDEX ix_credit_notes_created_at ON credit_notes (organization_id, created_at, id);
  CREATE INDEX ix_credit_notes_issue_date ON credit_notes (organization_id, issue_date, id);
  CREATE INDEX ix_credit_notes_invoice ON credit_notes (organization_id, invoice_id, created_at, id);
  CREATE INDEX ix_credit_notes_customer ON credit_notes (organization_id, customer_id, created_at, id);
  CREATE INDEX ix_credit_notes_unapplied ON credit_notes (organization_id, customer_id, currency, unapplied_amount)
    WHERE unapplied_amount > 0 AND status = 'issued';
  CREATE INDEX ix_credit_notes_revenue ON credit_notes (organization_id, issue_date, currency, tax_total, total)
    WHERE status = 'issued';`;

const CREDIT_NOTE_ITEMS = `
  CREATE TABLE credit_note_items (
    organization_id uuid NOT NULL,
    credit_note_id uuid NOT NULL,
    position integer NOT NULL,
    id uuid NOT NULL,
    invoice_item_id uuid,
    description text NOT NULL,
    quantity numeric(15,6),
    net bigint NOT NULL,
    tax_rate numeric(7,4) NOT NULL,
    tax_category text NOT NULL,
    CONSTRAINT pk_credit_note_items PRIMARY KEY (organization_id, credit_note_id, position),
    CONSTRAINT uq_credit_note_items_id UNIQUE (organization_id, id),
    CONSTRAINT fk_credit_note_items_credit_note FOREIGN KEY (organization_id, credit_note_id)
      REFERENCES credit_notes (organization_id, id),
    CONSTRAINT ck_credit_note_items_tax_category CHECK (tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'))
  );
  ${tenantWall({ table: 'credit_note_items', rights: 'SELECT, INSERT' })}`;

const CREDIT_NOTE_ALLOCATIONS = `
  CREATE TABLE credit_note_allocations (
    organization_id uuid NOT NULL,
    credit_note_id uuid NOT NULL,
    position integer NOT NULL,
    invoice_id uuid NOT NULL,
    amount bigint NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_credit_note_allocations PRIMARY KEY (organization_id, credit_note_id, position),
    CONSTRAINT fk_credit_note_allocations_credit_note FOREIGN KEY (organization_id, credit_note_id)
      REFERENCES credit_notes (organization_id, id),
    CONSTRAINT fk_credit_note_allocations_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id),
    CONSTRAINT ck_credit_note_allocations_amount CHECK (amount > 0)
  );
  CREATE INDEX ix_credit_note_allocations_invoice ON credit_note_allocations (organization_id, invoice_id);
  ${tenantWall({ table: 'credit_note_allocations', rights: 'SELECT, INSERT' })}`;
