import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** What is read for the rows of before. The owner of the tables is bound by row-level security as well. */
const READ = [
  'invoices',
  'payments',
  'payment_allocations',
  'credit_notes',
  'credit_note_allocations',
  'invoice_deductions',
];

/**
 * What moved what is open of an invoice, and what was paid out of a credit note, is kept with its day (decision 0278).
 *
 * What was taken back before is not known by its day, but for reversals: it stands on the day of what it took back.
 */
export class CreateInvoiceSettlements1797680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_settlements (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        currency text NOT NULL,
        kind text NOT NULL,
        amount bigint NOT NULL,
        day date NOT NULL,
        day_known boolean NOT NULL DEFAULT true,
        payment_id uuid,
        credit_note_id uuid,
        created_at timestamptz NOT NULL,
        CONSTRAINT pk_invoice_settlements PRIMARY KEY (organization_id, id),
        CONSTRAINT fk_invoice_settlements_invoice FOREIGN KEY (organization_id, invoice_id)
          REFERENCES invoices (organization_id, id),
        CONSTRAINT ck_invoice_settlements_kind
          CHECK (kind IN ('payment', 'credit', 'discount', 'rest', 'write_off', 'void')),
        CONSTRAINT ck_invoice_settlements_amount CHECK (amount <> 0)
      );
      CREATE TABLE credit_note_refunds (
        organization_id uuid NOT NULL,
        credit_note_id uuid NOT NULL,
        position integer NOT NULL,
        currency text NOT NULL,
        amount bigint NOT NULL,
        method text,
        refunded_on date NOT NULL,
        day_known boolean NOT NULL DEFAULT true,
        reference text,
        created_at timestamptz NOT NULL,
        CONSTRAINT pk_credit_note_refunds PRIMARY KEY (organization_id, credit_note_id, position),
        CONSTRAINT fk_credit_note_refunds_credit_note FOREIGN KEY (organization_id, credit_note_id)
          REFERENCES credit_notes (organization_id, id),
        CONSTRAINT ck_credit_note_refunds_amount CHECK (amount > 0),
        CONSTRAINT ck_credit_note_refunds_method
          CHECK (method IN ('bank_transfer', 'card', 'cash', 'check', 'other'))
      );
      CREATE INDEX ix_credit_note_refunds_refunded
        ON credit_note_refunds (organization_id, refunded_on, currency, amount);
      CREATE INDEX ix_invoice_settlements_invoice ON invoice_settlements (organization_id, invoice_id, day, amount);
      CREATE INDEX ix_invoice_settlements_day
        ON invoice_settlements (organization_id, day, currency, kind, invoice_id, amount);
      ${READ.map((table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY;`).join('\n      ')}
      ${OLD_ROWS.map(insertOldRows).join('\n')}
      INSERT INTO credit_note_refunds (organization_id, credit_note_id, position, currency, amount, refunded_on,
                                       day_known, created_at)
      SELECT organization_id, id, 0, currency, refunded_amount, issue_date, false, updated_at
        FROM credit_notes WHERE refunded_amount > 0;
      ${READ.map((table) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;`).join('\n      ')}
      ${tenantWall({ table: 'invoice_settlements', rights: 'SELECT, INSERT' })}
      ${tenantWall({ table: 'credit_note_refunds', rights: 'SELECT, INSERT, UPDATE (reference)' })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE credit_note_refunds; DROP TABLE invoice_settlements;');
  }
}

/** In the order of the columns: kind, amount, day, day_known, payment_id, credit_note_id, created_at. */
function insertOldRows(rows: string): string {
  return `
  INSERT INTO invoice_settlements (organization_id, id, invoice_id, currency, kind, amount, day, day_known, payment_id,
                                   credit_note_id, created_at)
  SELECT i.organization_id, gen_random_uuid(), i.id, i.currency, m.kind, m.amount, greatest(m.day, i.issue_date),
         m.day_known, m.payment_id, m.credit_note_id, coalesce(m.at, i.updated_at)
    FROM (${rows}) AS m (organization_id, invoice_id, kind, amount, day, day_known, payment_id, credit_note_id, at)
    JOIN invoices i ON i.organization_id = m.organization_id AND i.id = m.invoice_id
   WHERE m.amount <> 0;`;
}

const OLD_ROWS = [
  `SELECT a.organization_id, a.invoice_id, 'payment', a.amount, p.received_on, true, p.id, NULL::uuid, a.created_at
     FROM payment_allocations a
     JOIN payments p ON p.organization_id = a.organization_id AND p.id = a.payment_id`,
  `SELECT a.organization_id, a.invoice_id, 'payment', -a.unallocated_amount, p.received_on, false, p.id, NULL::uuid,
          a.created_at
     FROM payment_allocations a
     JOIN payments p ON p.organization_id = a.organization_id AND p.id = a.payment_id`,
  `SELECT a.organization_id, a.invoice_id, 'payment', a.unallocated_amount - a.amount, p.reversed_at::date, true, p.id,
          NULL::uuid, p.reversed_at
     FROM payment_allocations a
     JOIN payments p ON p.organization_id = a.organization_id AND p.id = a.payment_id
    WHERE p.reversed_at IS NOT NULL`,
  `SELECT a.organization_id, a.invoice_id, 'credit', a.amount,
          CASE WHEN a.invoice_id = c.invoice_id THEN c.issue_date ELSE a.created_at::date END, true, NULL::uuid, c.id,
          a.created_at
     FROM credit_note_allocations a
     JOIN credit_notes c ON c.organization_id = a.organization_id AND c.id = a.credit_note_id`,
  `SELECT a.organization_id, a.invoice_id, 'credit', -a.unallocated_amount,
          CASE WHEN a.invoice_id = c.invoice_id THEN c.issue_date ELSE a.created_at::date END, false, NULL::uuid, c.id,
          a.created_at
     FROM credit_note_allocations a
     JOIN credit_notes c ON c.organization_id = a.organization_id AND c.id = a.credit_note_id`,
  `SELECT a.organization_id, a.invoice_id, 'credit', a.unallocated_amount - a.amount, c.voided_at::date, true,
          NULL::uuid, c.id, c.voided_at
     FROM credit_note_allocations a
     JOIN credit_notes c ON c.organization_id = a.organization_id AND c.id = a.credit_note_id
    WHERE c.status = 'void'`,
  `SELECT organization_id, invoice_id, CASE kind WHEN 'early_payment' THEN 'discount' ELSE 'rest' END, amount, day,
          true, payment_id, credit_note_id, created_at
     FROM invoice_deductions`,
  `SELECT organization_id, id, 'write_off', amount_due, marked_uncollectible_at::date, true, NULL::uuid, NULL::uuid,
          marked_uncollectible_at
     FROM invoices WHERE status = 'uncollectible'`,
  `SELECT organization_id, id, 'void', greatest(total + payable_rounding - prepaid_amount, 0), voided_at::date, true,
          NULL::uuid, NULL::uuid, voided_at
     FROM invoices WHERE status = 'void'`,
];
