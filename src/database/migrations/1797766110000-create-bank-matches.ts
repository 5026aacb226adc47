import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * What bank lines are: payments, refunds, reversals, fees. A line knows how much of it is matched.
 *
 * Locks bank lines while their checks are added and the index of accounts is built.
 */
export class CreateBankMatches1797766110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINES);
    await runner.query(MATCHES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE bank_matches;
      DROP INDEX ix_bank_lines_counterparty;
      ALTER TABLE bank_lines
        DROP CONSTRAINT ck_bank_lines_matched, DROP CONSTRAINT ck_bank_lines_matched_amount,
        DROP CONSTRAINT ck_bank_lines_state, DROP COLUMN matched_amount;
      -- An UPDATE would see no rows: the wall between organizations holds for the owner of the tables, too.
      ALTER TABLE bank_lines
        ALTER COLUMN state TYPE text USING CASE state WHEN 'matched' THEN 'new' ELSE state END,
        ADD CONSTRAINT ck_bank_lines_state CHECK (state IN ('new', 'held', 'ignored'));`);
  }
}

const LINES = `
  ALTER TABLE bank_lines ADD COLUMN matched_amount bigint NOT NULL DEFAULT 0;
  ALTER TABLE bank_lines
    DROP CONSTRAINT ck_bank_lines_state,
    ADD CONSTRAINT ck_bank_lines_state CHECK (state IN ('new', 'held', 'ignored', 'matched')),
    ADD CONSTRAINT ck_bank_lines_matched_amount
      CHECK (matched_amount BETWEEN least(amount, 0) AND greatest(amount, 0)),
    ADD CONSTRAINT ck_bank_lines_matched CHECK ((state = 'matched') = (amount <> 0 AND matched_amount = amount));
  CREATE INDEX ix_bank_lines_counterparty ON bank_lines (organization_id, counterparty_iban)
    WHERE counterparty_iban IS NOT NULL AND matched_amount <> 0;`;

const MATCHES = `
  CREATE TABLE bank_matches (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    bank_line_id uuid NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    payment_id uuid,
    refund_id uuid,
    credit_note_id uuid,
    refund_position integer,
    is_made boolean NOT NULL,
    reason text,
    verdict text,
    facts text[] NOT NULL DEFAULT '{}',
    undone_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_bank_matches PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_bank_matches_line FOREIGN KEY (organization_id, bank_line_id)
      REFERENCES bank_lines (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT fk_bank_matches_payment FOREIGN KEY (organization_id, payment_id)
      REFERENCES payments (organization_id, id),
    CONSTRAINT fk_bank_matches_credit_note FOREIGN KEY (organization_id, credit_note_id)
      REFERENCES credit_notes (organization_id, id),
    CONSTRAINT ck_bank_matches_kind CHECK (kind IN
      ('payment', 'recorded_payment', 'reversal', 'refund', 'recorded_refund', 'fee', 'ignore')),
    CONSTRAINT ck_bank_matches_amount CHECK (amount <> 0),
    CONSTRAINT ck_bank_matches_verdict CHECK (verdict IN ('certain', 'likely', 'possible')),
    CONSTRAINT ck_bank_matches_outcome CHECK (CASE kind
      WHEN 'recorded_refund' THEN (refund_id IS NULL) <> (refund_position IS NULL)
        AND (payment_id IS NULL) = (refund_id IS NULL) AND (credit_note_id IS NULL) = (refund_position IS NULL)
      WHEN 'refund' THEN payment_id IS NOT NULL AND refund_id IS NOT NULL AND refund_position IS NULL
        AND credit_note_id IS NULL
      ELSE (payment_id IS NULL) = (kind IN ('fee', 'ignore')) AND refund_id IS NULL AND refund_position IS NULL
        AND credit_note_id IS NULL
      END)
  );
  CREATE INDEX ix_bank_matches_line ON bank_matches (organization_id, bank_line_id, created_at, id);
  CREATE INDEX ix_bank_matches_payment ON bank_matches (organization_id, payment_id) WHERE payment_id IS NOT NULL;
  CREATE INDEX ix_bank_matches_credit_note ON bank_matches (organization_id, credit_note_id)
    WHERE credit_note_id IS NOT NULL;
  CREATE UNIQUE INDEX uq_bank_matches_payment ON bank_matches (organization_id, bank_line_id, payment_id)
    WHERE undone_at IS NULL AND kind IN ('payment', 'recorded_payment');
  CREATE UNIQUE INDEX uq_bank_matches_reversal ON bank_matches (organization_id, payment_id)
    WHERE undone_at IS NULL AND kind = 'reversal';
  CREATE UNIQUE INDEX uq_bank_matches_refund ON bank_matches (organization_id, refund_id)
    WHERE undone_at IS NULL AND refund_id IS NOT NULL;
  CREATE UNIQUE INDEX uq_bank_matches_credit_note_refund
    ON bank_matches (organization_id, credit_note_id, refund_position)
    WHERE undone_at IS NULL AND refund_position IS NOT NULL;
  ${tenantWall({ table: 'bank_matches', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;
