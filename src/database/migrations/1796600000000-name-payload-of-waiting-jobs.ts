import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first form of CreateJobs1795364100000 called the payload of a job `told`, which no handler reads: jobs of that
 * time may wait still. Locks their rows alone.
 */
export class NamePayloadOfWaitingJobs1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE graphile_worker._private_jobs
         SET payload = (payload::jsonb - 'told' || jsonb_build_object('payload', payload::jsonb -> 'told'))::json
       WHERE json_typeof(payload) = 'object' AND payload::jsonb ? 'told' AND NOT payload::jsonb ? 'payload'`);
  }

  /** The version before reads `payload`, too. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
