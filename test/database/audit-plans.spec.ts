import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toTypeId } from '../../src/kernel/ids/type-id.js';
import { AuditRepository } from '../../src/modules/record/events/audit.repository.js';
import { auditRequest } from '../../src/modules/record/events/domain/audit-request.js';
import type { Transaction } from '../../src/platform/index.js';
import type { Statement } from '../../src/platform/books/lists/list-statement.js';
import { planFaults } from '../support/query-plan.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const LARGE = randomUUID();
const SMALL = randomUUID();
const [BUSY, RARE] = [randomUUID(), randomUUID()];
const ROWS = 100_000;
/** A page of 50 and what is read besides: of a rare value its thousandth of all rows, or the rows near a bound. */
const FETCHED_MAX = 3_000;

/** One event a minute; one of a thousand is by somebody else, from elsewhere, of another type, about another thing. */
const EVENTS = `
  INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, origin, ip, data)
  SELECT $1, gen_random_uuid(), CASE WHEN rare THEN 'user.password_changed' ELSE 'invoice.created' END,
         CASE WHEN rare THEN $4::uuid ELSE gen_random_uuid() END,
         timestamptz '2026-01-01Z' + n * interval '1 minute', 'user', CASE WHEN rare THEN $4::uuid ELSE $3::uuid END,
         jsonb_build_object('ip', ip), ip, '{"object": {}}'
    FROM (SELECT n, n % 1000 = 0 AS rare, CASE WHEN n % 1000 = 0 THEN '192.0.2.9' ELSE '192.0.2.1' END AS ip
            FROM generate_series(1, $2::integer) n) AS drawn`;
const FEED = `
  INSERT INTO event_feed (organization_id, sequence, event_id, type, object_id)
  SELECT $1, row_number() OVER (ORDER BY created_at), id, type, object_id FROM events WHERE organization_id = $1`;

let database: TestDatabase;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  const { admin } = database;
  for (const [organization, rows] of [
    [LARGE, ROWS],
    [SMALL, 1_000],
  ] as const) {
    await admin.query(EVENTS, [organization, rows, BUSY, RARE]);
    await admin.query(FEED, [organization]);
  }
  await admin.query('VACUUM ANALYZE');
  client = await admin.connect();
}, 300_000);
afterAll(async () => {
  client.release();
  await database.drop();
});

/** The statements that read a page, as the repository sends them one after the other. */
async function statementsFor(query: Readonly<Record<string, string>>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const answer = async (text: string, values: readonly unknown[]): Promise<object[]> => {
    sent.push({ text, values });
    return (await client.query<object>(text, values as unknown[])).rows;
  };
  const tx = {
    organizationId: LARGE,
    row: async (text: string, values: readonly unknown[]) => (await answer(text, values))[0],
    rowsUnprepared: answer,
  };
  await new AuditRepository(tx as unknown as Transaction).find(auditRequest(query, ['usr']));
  return sent;
}

const [from, to] = ['2026-01-20T00:00:00Z', '2026-01-21T00:00:00Z'];

describe('the audit log', () => {
  it.each([
    ['nothing', {}],
    ['an older page', { before: '50000' }],
    ['a frequent type', { type: 'invoice.created' }],
    ['a rare type', { type: 'user.password_changed' }],
    ['a busy actor', { actor_id: toTypeId('usr', BUSY) }],
    ['a rare actor', { actor_id: toTypeId('usr', RARE) }],
    ['one thing', { object_id: toTypeId('usr', RARE) }],
    ['a frequent address', { ip: '192.0.2.1' }],
    ['a rare address', { ip: '192.0.2.9' }],
    ['a rare address on one day', { ip: '192.0.2.9', from, to }],
    ['one day long ago', { from, to }],
    ['everything until a day long ago', { to }],
    ['everything since the last day', { from: '2026-03-11T00:00:00Z' }],
    ['a busy actor on one day long ago', { actor_id: toTypeId('usr', BUSY), from, to }],
    ['a rare type until a day long ago', { type: 'user.password_changed', to }],
  ])('reads few rows for %s, by indexes', async (_name, query) => {
    for (const statement of await statementsFor(query)) {
      const { sequentialScans, sortedRows, rowsFetched } = await planFaults(client, LARGE, statement);
      // Users and API keys are few, and their names are looked up at the end.
      expect(sequentialScans.filter((table) => table.startsWith('event'))).toEqual([]);
      expect(sortedRows).toBeLessThanOrEqual(FETCHED_MAX);
      expect(rowsFetched).toBeLessThanOrEqual(FETCHED_MAX);
    }
  });

  it('finds the rows of a day whatever their order in the feed', async () => {
    const statements = await statementsFor({ from, to, limit: '200' });
    const { text = '', values } = statements.at(-1) ?? {};
    const { rows } = await client.query<{ created_at: Date }>(text, values as unknown[]);
    const times = rows.map(({ created_at }) => created_at.toISOString());
    expect([times.length, times[0]]).toEqual([201, '2026-01-20T23:59:00.000Z']);
  });
});
