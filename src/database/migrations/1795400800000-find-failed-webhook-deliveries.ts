import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed deliveries can be found among many. */
export class FindFailedWebhookDeliveries1795400800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_webhook_deliveries_failed ON webhook_deliveries (organization_id, created_at, id)
        WHERE status = 'failed';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_webhook_deliveries_failed;');
  }
}
