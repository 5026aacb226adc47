import { takenReferences } from '../../src/modules/books/invoices/invoices.sql.js';
import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

interface Node {
  readonly 'Node Type': string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
}

function conditionsOf(node: Node): string[] {
  return [node['Index Cond'] ?? '', ...(node.Plans ?? []).flatMap(conditionsOf)];
}

describe('the look-up of payment references, under the lock of a series', () => {
  it('goes to each reference in the index, however many were given before', async () => {
    const { owner, database } = service;
    await Promise.all(Array.from({ length: 20 }, () => owner.issuedInvoice()));
    const client = await database.admin.connect();
    try {
      // The tables of a test are small, and a small table is read as a whole.
      await client.query(
        'ANALYZE invoices; BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off',
      );
      await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
      await client.query(`PREPARE taken AS ${takenReferences}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `EXPLAIN (FORMAT JSON) EXECUTE taken ('00000000-0000-4000-8000-000000000000', '{RF18539007547034}')`,
      );
      const conditions = rows.flatMap((row) => conditionsOf(row['QUERY PLAN'][0].Plan));
      expect(conditions.join(' ')).toMatch(/payment_reference = ANY/);
    } finally {
      await client.query('ROLLBACK; DEALLOCATE ALL');
      client.release();
    }
  });
});
