import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps where each change was made from, for the audit log: address, device and session.
 *
 * Locks events while the index is built, once per installation. Events from before have no origin.
 */
export class KeepOriginsOfEvents1795500060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN origin jsonb;
      CREATE INDEX ix_events_actor ON events (organization_id, actor_id, created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_events_actor;
      ALTER TABLE events DROP COLUMN origin;`);
  }
}
