import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchTerms, searchTerms } from './support/search-terms.js';
import { tenantWall } from './support/tenant-wall.js';
import { termsOfOldRows } from './support/terms-of-old-rows.js';

/**
 * Payments can be refunded and unallocated (decision 0062), and payments and credit notes can be found by what a bank
 * statement says.
 *
 * Locks payments and credit_notes until all their rows have terms and indexes.
 */
export class RefundAndFindPayments1795364640000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REFUNDED);
    await runner.query(REFUNDS);
    await runner.query(UNALLOCATED);
    await runner.query(INDEXES);
    await runner.query(named(searchTerms(PAYMENT_TERMS)));
    await runner.query(named(termsOfOldRows(PAYMENT_TERMS)));
    await runner.query(searchTerms(CREDIT_NOTE_TERMS));
    await runner.query(termsOfOldRows(CREDIT_NOTE_TERMS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropSearchTerms('credit_note'));
    await runner.query(named(dropSearchTerms('payment')));
    await runner.query(DOWN);
  }
}

/** Payment terms are something else: they say when an invoice is due. */
function named(sql: string): string {
  return sql.replaceAll('payment_terms', 'payment_search_terms');
}

const REFUNDED = `
  ALTER TABLE payments
    DROP CONSTRAINT ck_payments_unapplied_amount,
    ADD COLUMN refunded_amount bigint NOT NULL DEFAULT 0,
    ADD CONSTRAINT ck_payments_amounts CHECK (
      unapplied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount + refunded_amount <= amount),
    ADD CONSTRAINT ck_payments_reversed CHECK (reversed_at IS NULL OR refunded_amount = 0);`;

/** A refund stays on record: the service can only say of it that it was cancelled. */
const REFUNDS = `
  CREATE TABLE payment_refunds (
    organization_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    position integer NOT NULL,
    id uuid NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    method text NOT NULL,
    refunded_on date NOT NULL,
    reference text,
    reason text,
    cancelled_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_payment_refunds PRIMARY KEY (organization_id, payment_id, position),
    CONSTRAINT uq_payment_refunds_id UNIQUE (organization_id, id),
    CONSTRAINT fk_payment_refunds_payment FOREIGN KEY (organization_id, payment_id)
      REFERENCES payments (organization_id, id),
    CONSTRAINT ck_payment_refunds_amount CHECK (amount > 0),
    CONSTRAINT ck_payment_refunds_method CHECK (method IN ('bank_transfer', 'card', 'cash', 'check', 'other'))
  ) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
  CREATE INDEX ix_payment_refunds_refunded ON payment_refunds (organization_id, refunded_on, currency, amount)
    WHERE cancelled_at IS NULL;
  ${tenantWall({ table: 'payment_refunds', rights: 'SELECT, INSERT, UPDATE (cancelled_at)' })}`;

/** What was allocated once stays on record; how much of it was taken back stands beside it. */
const UNALLOCATED = `
  ALTER TABLE payment_allocations
    ADD COLUMN unallocated_amount bigint NOT NULL DEFAULT 0,
    ADD CONSTRAINT ck_payment_allocations_unallocated CHECK (unallocated_amount BETWEEN 0 AND amount);
  GRANT UPDATE (unallocated_amount) ON payment_allocations TO countinghouse_runtime;`;

const INDEXES = `
  CREATE INDEX ix_payments_reference ON payments (organization_id, reference) WHERE reference IS NOT NULL;
  CREATE INDEX ix_payments_amount ON payments (organization_id, currency, amount);
  CREATE INDEX ix_payments_reversed ON payments (organization_id, created_at, id) WHERE reversed_at IS NOT NULL;
  CREATE INDEX ix_credit_notes_number ON credit_notes (organization_id, number COLLATE "C");
  CREATE INDEX ix_credit_notes_total ON credit_notes (organization_id, currency, total);
  CREATE INDEX ix_credit_notes_void ON credit_notes (organization_id, created_at, id) WHERE status = 'void';`;

const PAYMENT_TERMS = {
  noun: 'payment',
  columns: ['reference', 'metadata'],
  terms: `SELECT public.search_words(r.reference) UNION SELECT public.metadata_terms(r.metadata)`,
  onlyWhen: (row: string) => `${row}.reference IS NOT NULL OR ${row}.metadata <> '{}'`,
};

/** The number of the invoice never changes, and is what a credit note is asked for by. */
const CREDIT_NOTE_TERMS = {
  noun: 'credit_note',
  columns: ['invoice_number', 'metadata'],
  terms: `SELECT public.search_words(r.invoice_number) UNION SELECT public.metadata_terms(r.metadata)`,
};

const DOWN = `
  DROP INDEX ix_payments_reference, ix_payments_amount, ix_payments_reversed, ix_credit_notes_number,
             ix_credit_notes_total, ix_credit_notes_void;
  REVOKE UPDATE (unallocated_amount) ON payment_allocations FROM countinghouse_runtime;
  ALTER TABLE payment_allocations DROP COLUMN unallocated_amount;
  DROP TABLE payment_refunds;
  ALTER TABLE payments
    DROP CONSTRAINT ck_payments_amounts,
    DROP CONSTRAINT ck_payments_reversed,
    DROP COLUMN refunded_amount,
    ADD CONSTRAINT ck_payments_unapplied_amount CHECK (unapplied_amount BETWEEN 0 AND amount);`;
