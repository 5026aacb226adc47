import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Invoices that are made again and again, each date once. Locks invoices for the moment that an empty column takes. */
export class CreateRecurringInvoices1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEDULES);
    await runner.query(RUNS);
    await runner.query('ALTER TABLE invoices ADD COLUMN recurring_invoice_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN recurring_invoice_id');
    await runner.query('DROP TABLE recurring_runs, recurring_invoices');
  }
}

const SCHEDULES = `
  CREATE TABLE recurring_invoices (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL,
    name text NOT NULL,
    customer_id uuid NOT NULL,
    content jsonb,
    rule jsonb NOT NULL,
    start_on date NOT NULL,
    anchor_on date NOT NULL,
    anchor_occurrence integer NOT NULL,
    next_occurrence integer NOT NULL,
    next_on date,
    last_planned_on date,
    end_after integer,
    end_on date,
    run_at text NOT NULL,
    action text NOT NULL,
    prices text NOT NULL,
    period text NOT NULL,
    catch_up text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_recurring_invoices PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_recurring_invoices_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id),
    CONSTRAINT ck_recurring_invoices_status CHECK (status IN ('active', 'paused', 'attention', 'ended')),
    CONSTRAINT ck_recurring_invoices_action CHECK (action IN ('draft', 'finalize', 'finalize_and_send')),
    CONSTRAINT ck_recurring_invoices_prices CHECK (prices IN ('fixed', 'product')),
    CONSTRAINT ck_recurring_invoices_period CHECK (period IN ('in_advance', 'in_arrears')),
    CONSTRAINT ck_recurring_invoices_catch_up CHECK (catch_up IN ('all', 'latest', 'none')),
    CONSTRAINT ck_recurring_invoices_next CHECK ((status = 'ended') = (next_on IS NULL))
  );
  CREATE INDEX ix_recurring_invoices_created_at ON recurring_invoices (organization_id, created_at, id);
  CREATE INDEX ix_recurring_invoices_customer ON recurring_invoices (organization_id, customer_id, created_at, id);
  CREATE INDEX ix_recurring_invoices_status ON recurring_invoices (organization_id, status, created_at, id);
  ${tenantWall({ table: 'recurring_invoices', rights: 'SELECT, INSERT, UPDATE' })}`;

const RUNS = `
  CREATE TABLE recurring_runs (
    organization_id uuid NOT NULL,
    recurring_invoice_id uuid NOT NULL,
    occurrence integer NOT NULL,
    planned_on date NOT NULL,
    period_start date NOT NULL,
    period_end date NOT NULL,
    state text NOT NULL,
    invoice_id uuid,
    problem jsonb,
    at timestamptz NOT NULL,
    CONSTRAINT pk_recurring_runs PRIMARY KEY (organization_id, recurring_invoice_id, occurrence),
    CONSTRAINT fk_recurring_runs_recurring_invoice FOREIGN KEY (organization_id, recurring_invoice_id)
      REFERENCES recurring_invoices (organization_id, id),
    CONSTRAINT ck_recurring_runs_state CHECK (state IN ('done', 'failed', 'skipped')),
    CONSTRAINT ck_recurring_runs_done CHECK ((state = 'done') = (invoice_id IS NOT NULL))
  );
  ${tenantWall({ table: 'recurring_runs', rights: 'SELECT, INSERT, UPDATE' })}`;
