import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps of a message what it was made of, so that it can be made again when it leaves, and why it was cancelled, since
 * figures move while it waits (decision 0200). Locks the table for the moment that adding empty columns takes.
 */
export class RemakeMessages1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN parts jsonb, ADD COLUMN cancel_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN cancel_reason, DROP COLUMN parts');
  }
}
