import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Money that is late is asked for, by levels, each once for an invoice. Creates tables only. */
export class CreateReminders1795560060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(POLICIES);
    await runner.query(REMINDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reminders, reminder_policies;');
  }
}

const POLICIES = `
  CREATE TABLE reminder_policies (
    organization_id uuid NOT NULL,
    version integer NOT NULL,
    policy jsonb NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_reminder_policies PRIMARY KEY (organization_id),
    CONSTRAINT fk_reminder_policies_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'reminder_policies', rights: 'SELECT, INSERT, UPDATE' })}`;

/** What was asked is never taken back. */
const REMINDERS = `
  CREATE TABLE reminders (
    organization_id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    level integer NOT NULL,
    channel text NOT NULL,
    message_id uuid,
    amount_due bigint NOT NULL,
    asked_on date NOT NULL,
    done_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_reminders PRIMARY KEY (organization_id, invoice_id, level),
    CONSTRAINT ck_reminders_channel CHECK (channel IN ('email', 'task')),
    CONSTRAINT ck_reminders_level CHECK (level > 0),
    CONSTRAINT fk_reminders_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id)
  );
  CREATE INDEX ix_reminders_tasks ON reminders (organization_id, created_at, invoice_id)
    WHERE channel = 'task' AND done_at IS NULL;
  ${tenantWall({ table: 'reminders', rights: 'SELECT, INSERT, UPDATE' })}`;
