import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a credit note settles elsewhere can come back to its own invoice (decision 0276). What was allocated once stays
 * on record; how much of it was taken back stands beside it.
 *
 * Locks credit_note_allocations for one reading of them.
 */
export class BringCreditHome1797410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_note_allocations
        ADD COLUMN unallocated_amount bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT ck_credit_note_allocations_unallocated CHECK (unallocated_amount BETWEEN 0 AND amount);
      GRANT UPDATE (unallocated_amount) ON credit_note_allocations TO countinghouse_runtime;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE credit_note_allocations DROP COLUMN unallocated_amount`);
  }
}
