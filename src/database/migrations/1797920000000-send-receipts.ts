import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Receipts of payments leave by themselves where the organization wants it, and a payment tells when one was sent. No
 * row is written anew; both tables are locked for a moment.
 */
export class SendReceipts1797920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organizations
        ADD COLUMN send_receipts text NOT NULL DEFAULT 'off',
        ADD CONSTRAINT ck_organizations_send_receipts CHECK (send_receipts IN ('off', 'on_receipt'))
    `);
    await runner.query('ALTER TABLE payments ADD COLUMN receipt_sent_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN receipt_sent_at');
    await runner.query('ALTER TABLE organizations DROP COLUMN send_receipts');
  }
}
