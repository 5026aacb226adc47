import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why a request was rejected, what it would do by now if it is stale, and which customers it names, so that what was
 * told of it can be erased with them. Locks approvals, which are few, while it reads them.
 */
export class TellMoreOfApprovals1797910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE approvals
        ADD COLUMN rejection_reason text,
        ADD COLUMN dry_run_now jsonb,
        ADD COLUMN customer_ids text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT ck_approvals_rejection CHECK (rejection_reason IS NULL OR state = 'rejected');
      ALTER TABLE approvals NO FORCE ROW LEVEL SECURITY;
      UPDATE approvals SET customer_ids = ARRAY(
        SELECT DISTINCT found[1]
          FROM regexp_matches(concat(target_id, ' ', request, ' ', dry_run, ' ', result),
                              'cus_[0-9a-z]{26}', 'g') AS found);
      ALTER TABLE approvals FORCE ROW LEVEL SECURITY`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE approvals
        DROP COLUMN customer_ids,
        DROP COLUMN dry_run_now,
        DROP CONSTRAINT ck_approvals_rejection,
        DROP COLUMN rejection_reason`);
  }
}
