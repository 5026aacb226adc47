import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Bills that are paid together, each in one open run at most. Locks the bills for a moment. */
export class CreatePaymentRuns1797797000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RUNS);
    await runner.query(ITEMS);
    await runner.query(BILLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bills DROP COLUMN payment_run_id');
    await runner.query('DROP TABLE payment_run_items');
    await runner.query('DROP TABLE payment_runs');
  }
}

const RUNS = `
  CREATE TABLE payment_runs (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL,
    bank_account_id uuid NOT NULL,
    execute_on date NOT NULL,
    currency text NOT NULL,
    total bigint NOT NULL,
    transfers integer NOT NULL,
    left_out jsonb NOT NULL DEFAULT '[]',
    file text,
    file_sha256 text,
    released_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_payment_runs PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_payment_runs_bank_account FOREIGN KEY (organization_id, bank_account_id)
      REFERENCES bank_accounts (organization_id, id),
    CONSTRAINT ck_payment_runs_status CHECK (status IN ('proposed', 'released', 'settled', 'cancelled')),
    CONSTRAINT ck_payment_runs_total CHECK (total > 0 AND transfers > 0),
    CONSTRAINT ck_payment_runs_file CHECK ((file IS NULL) = (file_sha256 IS NULL))
  );
  CREATE INDEX ix_payment_runs_created_at ON payment_runs (organization_id, created_at, id);
  CREATE INDEX ix_payment_runs_execute_on ON payment_runs (organization_id, execute_on, id);
  CREATE INDEX ix_payment_runs_status ON payment_runs (organization_id, status, created_at, id);
  ${tenantWall({ table: 'payment_runs', rights: 'SELECT, INSERT, UPDATE' })}`;

const ITEMS = `
  CREATE TABLE payment_run_items (
    organization_id uuid NOT NULL,
    run_id uuid NOT NULL,
    position integer NOT NULL,
    bill_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    amount bigint NOT NULL,
    creditor_name text NOT NULL,
    iban text NOT NULL,
    remittance text NOT NULL,
    payment_id uuid,
    ended_at timestamptz,
    CONSTRAINT pk_payment_run_items PRIMARY KEY (organization_id, run_id, position),
    CONSTRAINT fk_payment_run_items_run FOREIGN KEY (organization_id, run_id)
      REFERENCES payment_runs (organization_id, id),
    CONSTRAINT fk_payment_run_items_bill FOREIGN KEY (organization_id, bill_id)
      REFERENCES bills (organization_id, id),
    CONSTRAINT fk_payment_run_items_payment FOREIGN KEY (organization_id, payment_id)
      REFERENCES bill_payments (organization_id, id),
    CONSTRAINT ck_payment_run_items_amount CHECK (amount > 0)
  );
  CREATE UNIQUE INDEX uq_payment_run_items_bill ON payment_run_items (organization_id, bill_id)
    WHERE ended_at IS NULL;
  CREATE INDEX ix_payment_run_items_bill ON payment_run_items (organization_id, bill_id);
  CREATE INDEX ix_payment_run_items_payment ON payment_run_items (organization_id, payment_id);
  ${tenantWall({ table: 'payment_run_items', rights: 'SELECT, INSERT, UPDATE' })}`;

const BILLS = `
  ALTER TABLE bills
    ADD COLUMN payment_run_id uuid,
    ADD CONSTRAINT fk_bills_payment_run FOREIGN KEY (organization_id, payment_run_id)
      REFERENCES payment_runs (organization_id, id);
  CREATE INDEX ix_bills_payment_run ON bills (organization_id, payment_run_id) WHERE payment_run_id IS NOT NULL`;
