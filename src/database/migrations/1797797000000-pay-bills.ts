import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Money that went to suppliers, and what it settles of bills. Locks the bills while it looks at each of them. */
export class PayBills1797797000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BILLS);
    await runner.query(PAYMENTS);
    await runner.query(ALLOCATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bill_payment_allocations');
    await runner.query('DROP TABLE bill_payments');
    await runner.query(`
      UPDATE bills SET status = 'approved' WHERE status = 'paid';
      ALTER TABLE bills
        DROP CONSTRAINT ck_bills_settled, DROP CONSTRAINT ck_bills_status,
        DROP COLUMN amount_paid, DROP COLUMN amount_discounted,
        ADD CONSTRAINT ck_bills_status
          CHECK (status IN ('inbox', 'draft', 'open', 'approved', 'disputed', 'rejected', 'void'))`);
  }
}

const BILLS = `
  ALTER TABLE bills
    ADD COLUMN amount_paid bigint NOT NULL DEFAULT 0,
    ADD COLUMN amount_discounted bigint NOT NULL DEFAULT 0,
    DROP CONSTRAINT ck_bills_status,
    ADD CONSTRAINT ck_bills_status
      CHECK (status IN ('inbox', 'draft', 'open', 'approved', 'paid', 'disputed', 'rejected', 'void')),
    ADD CONSTRAINT ck_bills_settled CHECK (
      amount_paid + amount_discounted
        BETWEEN least(coalesce(amount_payable, 0), 0) AND greatest(coalesce(amount_payable, 0), 0)
      AND (status = 'paid') = (amount_payable <> 0 AND amount_paid + amount_discounted = amount_payable))`;

const PAYMENTS = `
  CREATE TABLE bill_payments (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    supplier_id uuid NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    unapplied_amount bigint NOT NULL,
    method text NOT NULL,
    paid_on date NOT NULL,
    reference text,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    reversed_at timestamptz,
    reversal_reason text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_bill_payments PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_bill_payments_supplier FOREIGN KEY (organization_id, supplier_id)
      REFERENCES suppliers (organization_id, id),
    CONSTRAINT ck_bill_payments_amounts CHECK (amount >= 0 AND unapplied_amount >= 0),
    CONSTRAINT ck_bill_payments_method CHECK (method IN ('bank_transfer', 'card', 'cash', 'check', 'other'))
  );
  CREATE INDEX ix_bill_payments_created_at ON bill_payments (organization_id, created_at, id);
  CREATE INDEX ix_bill_payments_paid_on ON bill_payments (organization_id, paid_on, id);
  CREATE INDEX ix_bill_payments_supplier ON bill_payments (organization_id, supplier_id, created_at, id);
  CREATE INDEX ix_bill_payments_reversed ON bill_payments (organization_id, created_at, id)
    WHERE reversed_at IS NOT NULL;
  CREATE INDEX ix_bill_payments_unapplied
    ON bill_payments (organization_id, supplier_id, currency, unapplied_amount)
    WHERE unapplied_amount > 0 AND reversed_at IS NULL;
  ${tenantWall({ table: 'bill_payments', rights: 'SELECT, INSERT, UPDATE' })}`;

const ALLOCATIONS = `
  CREATE TABLE bill_payment_allocations (
    organization_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    position integer NOT NULL,
    bill_id uuid NOT NULL,
    amount bigint NOT NULL,
    discount bigint NOT NULL DEFAULT 0,
    is_credit boolean NOT NULL DEFAULT false,
    released_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_bill_payment_allocations PRIMARY KEY (organization_id, payment_id, position),
    CONSTRAINT fk_bill_payment_allocations_payment FOREIGN KEY (organization_id, payment_id)
      REFERENCES bill_payments (organization_id, id),
    CONSTRAINT fk_bill_payment_allocations_bill FOREIGN KEY (organization_id, bill_id)
      REFERENCES bills (organization_id, id),
    CONSTRAINT ck_bill_payment_allocations_amounts CHECK (amount > 0 AND discount >= 0)
  );
  CREATE INDEX ix_bill_payment_allocations_bill ON bill_payment_allocations (organization_id, bill_id);
  ${tenantWall({ table: 'bill_payment_allocations', rights: 'SELECT, INSERT, UPDATE' })}`;
