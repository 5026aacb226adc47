import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  CLAIM,
  CLAIMED_EVENTS,
  ENDED,
  START_LANES,
} from '../../src/modules/record/webhooks/webhook-deliveries.sql.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const [ORGANIZATION, ENDPOINT] = [randomUUID(), randomUUID()];
const [FEW, MANY] = [100, 4_000];
const TOGETHER = 8;
/** The row and the indexes that a change of it writes to. */
const PAGES_PER_DELIVERY = 60;
const [NOW, LATER] = ['2026-03-01T12:00:00Z', '2026-03-01T12:05:00Z'];

const ENDPOINTS = `
  INSERT INTO webhook_endpoints (organization_id, id, url, event_types, payload, ordering, header_names, reads, secret,
                                 status, cursor, created_at, updated_at)
  VALUES ($1, $2, 'https://example.com/', '{*}', 'full', 'object', '{}', '{}', '', 'active', 0, $3, $3)`;
const EVENTS = `
  INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, data)
  SELECT $1, gen_random_uuid(), 'invoice.created', gen_random_uuid(), $3, 'system', '{"object": {}}'
    FROM generate_series(1, $2::integer)`;
const PENDING = `
  INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_id, event_type, object_id, lane, origin,
                                  status, attempts, next_attempt_at, begun_at, created_at)
  SELECT $1, gen_random_uuid(), $2, id, type, object_id, id::text, 'replay', 'pending', 1,
         CASE WHEN n <= $4::integer THEN timestamptz '${LATER}' ELSE timestamptz '${NOW}' END,
         CASE WHEN n <= $4::integer THEN timestamptz '${NOW}' END, $3
    FROM (SELECT e.*, row_number() OVER () AS n FROM events e WHERE organization_id = $1 AND NOT EXISTS (
            SELECT 1 FROM webhook_deliveries WHERE event_id = e.id)) AS numbered`;
const WAITING = `
  INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_id, event_type, object_id, lane, origin,
                                  status, created_at)
  SELECT organization_id, gen_random_uuid(), endpoint_id, event_id, event_type, object_id, 'waits behind ' || lane,
         'replay', 'pending', created_at FROM webhook_deliveries WHERE organization_id = $1 AND begun_at IS NOT NULL`;

let database: TestDatabase;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.admin.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

describe('the statements that deliver webhooks', () => {
  it('read only their own rows, although they were planned while nothing was due', async () => {
    for (const table of ['webhook_deliveries', 'events'])
      await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
    await database.admin.query(ENDPOINTS, [ORGANIZATION, ENDPOINT, NOW]);
    await add(FEW, 0);
    await client.query(`UPDATE webhook_deliveries SET status = 'delivered', next_attempt_at = NULL`);
    await client.query('ANALYZE webhook_deliveries, events');
    await client.query(`SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off`);
    for (const [name, text] of Object.entries({ CLAIM, CLAIMED_EVENTS, ENDED, START_LANES }))
      await client.query(`PREPARE ${name} AS ${text}`);
    for (const execute of statementsFor([])) await planOf(execute);

    await add(MANY, TOGETHER);
    const { rows } = await client.query<{ id: string; lane: string }>(
      'SELECT id, lane FROM webhook_deliveries WHERE begun_at IS NOT NULL',
    );
    for (const execute of statementsFor(rows)) {
      const { rows: found, pages } = await planOf(execute);
      expect([execute, found]).toEqual([execute, TOGETHER]);
      expect([execute, Math.min(pages, PAGES_PER_DELIVERY * TOGETHER)]).toEqual([execute, pages]);
    }
  });
});

/** Adds events, with deliveries that are due. The first ones are under way, and another waits in a lane of its own. */
async function add(count: number, underWay: number): Promise<void> {
  await database.admin.query(EVENTS, [ORGANIZATION, count, NOW]);
  await database.admin.query(PENDING, [ORGANIZATION, ENDPOINT, NOW, underWay]);
  await database.admin.query(WAITING, [ORGANIZATION]);
}

/** The calls of the prepared statements, for deliveries that are under way. */
function statementsFor(underWay: readonly { readonly id: string; readonly lane: string }[]): string[] {
  const endpoint = `'${ORGANIZATION}', '${ENDPOINT}'`;
  const each = (value: string): string => `'{${underWay.map(() => value).join(',')}}'`;
  const ids = underWay.map(({ id }) => id).join(',');
  const lanes = underWay.map(({ lane }) => `waits behind ${lane}`);
  const ends = [`'{${ids}}'`, each('1'), each('delivered'), each('NULL'), each('204')];
  return [
    `CLAIMED_EVENTS (${endpoint}, '${NOW}', '${LATER}')`,
    `CLAIM (${endpoint}, '${NOW}', '${LATER}', ${TOGETHER}, 'The service ended.')`,
    `START_LANES (${endpoint}, '${NOW}', '{${lanes.join(',')}}')`,
    `ENDED ('${ORGANIZATION}', '${NOW}', ${ends.join(', ')}, ${each('NULL')})`,
  ];
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

/** Executes as the service does, and takes it back. Returns how many rows it met, and how many pages it looked at. */
async function planOf(execute: string): Promise<{ readonly rows: number; readonly pages: number }> {
  await client.query(
    `BEGIN; SET LOCAL ROLE countinghouse_runtime; SET LOCAL app.organization = '${ORGANIZATION}'`,
  );
  try {
    const explain = `EXPLAIN (ANALYZE, TIMING OFF, BUFFERS ON, FORMAT JSON) EXECUTE ${execute}`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan === undefined) throw new Error('There is no plan.');
    // A change without an answer tells the rows that it met in the node below.
    const { 'Actual Rows': met } = plan['Actual Rows'] > 0 ? plan : (plan.Plans?.at(-1) ?? plan);
    return { rows: met, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
  } finally {
    await client.query('ROLLBACK');
  }
}
