import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Messages to customers, how they are sent and what they say, and when documents were sent.
 *
 * Locks invoices and credit notes for the moment in which columns without a default are added.
 */
export class CreateMessages1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGES);
    await runner.query(ATTEMPTS);
    await runner.query(SETTINGS);
    await runner.query(SUPPRESSED);
    await runner.query(SENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_notes DROP COLUMN sent_at;
      ALTER TABLE invoices DROP COLUMN sent_at, DROP COLUMN sent_via;
      DROP TABLE suppressed_addresses, mail_templates, mail_settings, message_attempts, messages;`);
  }
}

/** The unique key is what makes a message once: there is one for each decision to send. */
const MESSAGES = `
  CREATE TABLE messages (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    kind text NOT NULL,
    status text NOT NULL DEFAULT 'queued',
    object_id uuid NOT NULL,
    customer_id uuid NOT NULL,
    language text NOT NULL,
    sender jsonb NOT NULL,
    recipients jsonb NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    attachments jsonb NOT NULL DEFAULT '[]',
    unique_key text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    last_answer jsonb,
    resends_id uuid,
    resent_as_id uuid,
    send_at timestamptz,
    sent_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_messages PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_messages_unique_key UNIQUE (organization_id, unique_key),
    CONSTRAINT ck_messages_status CHECK (status IN ('queued', 'sending', 'sent', 'logged', 'failed', 'unconfirmed',
      'cancelled', 'bounced', 'complained'))
  );
  CREATE INDEX ix_messages_created_at ON messages (organization_id, created_at, id);
  CREATE INDEX ix_messages_object ON messages (organization_id, object_id, created_at, id);
  CREATE INDEX ix_messages_customer ON messages (organization_id, customer_id, created_at, id);
  CREATE INDEX ix_messages_status ON messages (organization_id, status, created_at, id);
  CREATE INDEX ix_messages_kind ON messages (organization_id, kind, created_at, id);
  ${tenantWall({ table: 'messages', rights: 'SELECT, INSERT, UPDATE' })}`;

/** What the servers said stays as they said it. */
const ATTEMPTS = `
  CREATE TABLE message_attempts (
    organization_id uuid NOT NULL,
    message_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamptz NOT NULL,
    outcome text NOT NULL,
    smtp_code integer,
    enhanced_code text,
    text text NOT NULL,
    duration_ms integer NOT NULL,
    CONSTRAINT pk_message_attempts PRIMARY KEY (organization_id, message_id, number),
    CONSTRAINT fk_message_attempts_message FOREIGN KEY (organization_id, message_id)
      REFERENCES messages (organization_id, id)
  );
  ${tenantWall({ table: 'message_attempts', rights: 'SELECT, INSERT' })}`;

/** The password is sealed (decision 0100). */
const SETTINGS = `
  CREATE TABLE mail_settings (
    organization_id uuid NOT NULL,
    version integer NOT NULL,
    settings jsonb NOT NULL,
    smtp_password bytea,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_mail_settings PRIMARY KEY (organization_id),
    CONSTRAINT fk_mail_settings_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'mail_settings', rights: 'SELECT, INSERT, UPDATE' })}
  CREATE TABLE mail_templates (
    organization_id uuid NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_mail_templates PRIMARY KEY (organization_id, kind, language),
    CONSTRAINT fk_mail_templates_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'mail_templates', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const SUPPRESSED = `
  CREATE TABLE suppressed_addresses (
    organization_id uuid NOT NULL,
    address text NOT NULL,
    reason text NOT NULL,
    message_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_suppressed_addresses PRIMARY KEY (organization_id, address),
    CONSTRAINT ck_suppressed_addresses_reason CHECK (reason IN ('bounced', 'complained'))
  );
  ${tenantWall({ table: 'suppressed_addresses', rights: 'SELECT, INSERT, DELETE' })}`;

const SENT = `
  ALTER TABLE invoices ADD COLUMN sent_at timestamptz, ADD COLUMN sent_via text;
  ALTER TABLE credit_notes ADD COLUMN sent_at timestamptz;`;
