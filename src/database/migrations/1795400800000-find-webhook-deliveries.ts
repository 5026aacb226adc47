import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries can be found by the type of their event, and failed ones among many. */
export class FindWebhookDeliveries1795400800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_webhook_deliveries_type ON webhook_deliveries (organization_id, event_type, created_at, id);
      CREATE INDEX ix_webhook_deliveries_failed ON webhook_deliveries (organization_id, created_at, id)
        WHERE status = 'failed';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_webhook_deliveries_type, ix_webhook_deliveries_failed;');
  }
}
