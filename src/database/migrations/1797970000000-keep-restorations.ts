import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When payments were reversed that a bank gave again stays beside them. The matches that said so tell it of those of
 * before. Locks payments and bank matches while it reads the matches that were undone, and while the index is built.
 */
export class KeepRestorations1797970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN restorations jsonb, NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE bank_matches NO FORCE ROW LEVEL SECURITY;
      UPDATE payments p SET restorations = told.restorations
        FROM (SELECT organization_id, payment_id,
                     jsonb_agg(jsonb_build_object('reversed_at', created_at, 'restored_at', undone_at)
                               ORDER BY created_at, id) AS restorations
                FROM bank_matches
               WHERE kind = 'reversal' AND is_made AND undone_at IS NOT NULL
               GROUP BY organization_id, payment_id) AS told
       WHERE p.organization_id = told.organization_id AND p.id = told.payment_id;
      ALTER TABLE bank_matches FORCE ROW LEVEL SECURITY;
      ALTER TABLE payments FORCE ROW LEVEL SECURITY;
      CREATE INDEX ix_payments_restored ON payments (organization_id, id) WHERE restorations IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_payments_restored;
      ALTER TABLE payments DROP COLUMN restorations`);
  }
}
