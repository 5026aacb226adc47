import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of webhooks is filtered by type, which read the whole log for a type that is rare.
 *
 * Locks webhook_deliveries against writes while the index is built.
 */
export class FindWebhookDeliveriesByType1795400200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_webhook_deliveries_type ON webhook_deliveries (organization_id, event_type, created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_webhook_deliveries_type');
  }
}
