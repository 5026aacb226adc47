import { randomUUID } from 'node:crypto';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import { EventSequencer } from '../../src/platform/books/events/event-sequencer.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { Log } from '../../src/platform/signals/log.js';
import { schema } from '../../src/schema.js';
import { eventually } from '../support/eventually.js';
import { TestClock } from '../support/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { clocksOf } from '../support/watched-clocks.js';

interface Node {
  readonly dataSource: DataSource;
  readonly work: UnitOfWork;
}

const ORGANIZATIONS = 12;
const EVENTS_EACH = 20;
/** More than one round takes of an organization. */
const BACKLOG = 1_100;
const AT_ONCE =
  'SELECT organization, numbered FROM number_events_of_several($1::uuid[], 1000, now()) ORDER BY 2';

const clock = new TestClock();
let database: TestDatabase;
let nodes: Node[];
let organizations: string[];
let sequencers: EventSequencer[];

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = { poolSize: 4, statementTimeoutMs: 10_000, onPoolError: () => undefined };
  const connect = async (): Promise<Node> => {
    const dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
    return { dataSource, work: new UnitOfWork(dataSource, clock, clocksOf(database, clock)) };
  };
  nodes = [await connect(), await connect()];
});
beforeEach(() => {
  organizations = Array.from({ length: ORGANIZATIONS }, () => randomUUID());
  sequencers = [];
});
afterEach(() => Promise.all(sequencers.map((sequencer) => sequencer.stop())));
afterAll(async () => {
  for (const { dataSource } of nodes) await dataSource.destroy();
  await database.drop();
});

/** Whether the tables of each node are distributed: it then numbers each organization by a call of its own. */
describe.each([
  ['at once', [false, false]],
  ['each by a call of its own', [true, true]],
  ['in both ways at the same time', [false, true]],
])('organizations that are numbered %s', (_way, areDistributed) => {
  it('have each event once, in its order, without gaps, while two nodes write', async () => {
    start(areDistributed);
    const words = Array.from({ length: EVENTS_EACH }, (_none, n) => `word ${n}`);
    await Promise.all(
      organizations.map(async (organization) => {
        for (const [n, word] of words.entries()) await tell(organization, word, n % 2);
      }),
    );
    for (const organization of organizations) await expectFeed(organization, words);
  });

  it('have what dead nodes left, also if that is more than a round takes', async () => {
    const [first = '', second = ''] = organizations;
    for (const organization of [first, second]) await leave(organization, BACKLOG);
    start(areDistributed);
    const words = Array.from({ length: BACKLOG }, (_none, n) => `left ${n + 1}`);
    for (const organization of [first, second]) await expectFeed(organization, words);
  });

  it('have a fan-out ordered where a webhook listens, and only there', async () => {
    const [, listening = '', alsoListening = ''] = organizations;
    await database.admin.query(
      `INSERT INTO event_counters (organization_id, last_sequence, has_endpoints)
       VALUES ($1, 0, true), ($2, 0, true)`,
      [listening, alsoListening],
    );
    for (const organization of organizations) await leave(organization, 1);
    start(areDistributed);
    for (const organization of organizations) await expectFeed(organization, ['left 1']);
    const { rows } = await database.admin.query<{ organization: string }>(
      `SELECT payload->>'organization_id' AS organization FROM graphile_worker._private_jobs
        WHERE payload->>'organization_id' = ANY ($1)`,
      [organizations],
    );
    const ordered = rows.map(({ organization }) => organization).sort();
    expect(ordered).toEqual([listening, alsoListening].sort());
  });
});

describe('numbering several organizations at once', () => {
  it('leaves out those that another node is at, and does not wait', async () => {
    const [theirs = '', ours = '', quiet = ''] = organizations;
    for (const organization of [theirs, ours]) await leave(organization, 2);
    const other = await database.admin.connect();
    await other.query('BEGIN');
    await other.query('SELECT number_events_of($1, 1000, now())', [theirs]);
    expect(await numbered([theirs, ours, quiet])).toEqual([
      { organization: ours, numbered: 2 },
      { organization: theirs, numbered: null },
    ]);
    await other.query('ROLLBACK');
    other.release();
    expect(await numbered([theirs, ours])).toEqual([{ organization: theirs, numbered: 2 }]);
    await expectFeed(theirs, ['left 1', 'left 2']);
  });

  it('gives the same numbers again if whoever did it died before the commit', async () => {
    const [first = '', second = ''] = organizations;
    for (const organization of [first, second]) await leave(organization, 3);
    const dying = await database.admin.connect();
    await dying.query('BEGIN');
    await dying.query(AT_ONCE, [[first, second]]);
    await dying.query('ROLLBACK');
    dying.release();
    start([false]);
    for (const organization of [first, second])
      await expectFeed(organization, ['left 1', 'left 2', 'left 3']);
  });
});

function start(areDistributed: readonly boolean[]): void {
  sequencers = areDistributed.map(
    (distributed, at) =>
      new EventSequencer(node(at).work, new Log('silent'), { areDistributed: distributed }),
  );
  for (const sequencer of sequencers) sequencer.start();
}

function node(at: number): Node {
  const found = nodes[at];
  if (found === undefined) throw new Error('There is no such node.');
  return found;
}

async function tell(organization: string, word: string, at: number): Promise<void> {
  await node(at).work.run(systemPrincipal(organization), (tx) =>
    tx.announce({ type: 'customer.created', objectId: randomUUID(), object: { name: word } }),
  );
}

/** Stores events that nobody is told of, as by a process that was killed right after its commit. */
async function leave(organization: string, count: number): Promise<void> {
  await database.admin.query(
    `WITH stored AS (
       INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, data)
       SELECT $1, gen_random_uuid(), 'customer.created', gen_random_uuid(), now(), 'system',
              json_build_object('object', json_build_object('name', 'left ' || n))
         FROM generate_series(1, $2::integer) AS n
       RETURNING organization_id, id, type, object_id, data)
     INSERT INTO event_queue (organization_id, event_id, type, object_id)
     SELECT organization_id, id, type, object_id FROM stored
      ORDER BY substr(data->'object'->>'name', 6)::integer`,
    [organization, count],
  );
}

function numbered(asked: readonly string[]): Promise<object[]> {
  return node(0).work.runControl((tx) => tx.rows(AT_ONCE, [asked]));
}

/** The feed has exactly these events, and the numbers from one on. */
async function expectFeed(organization: string, words: readonly string[]): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.admin.query<{ queued: number }>(
      'SELECT count(*)::integer AS queued FROM event_queue WHERE organization_id = $1',
      [organization],
    );
    return rows[0]?.queued === 0 ? true : undefined;
  });
  const { rows } = await database.admin.query<{ sequence: number; name: string }>(
    `SELECT f.sequence::integer, e.data->'object'->>'name' AS name
       FROM event_feed f JOIN events e ON e.organization_id = f.organization_id AND e.id = f.event_id
      WHERE f.organization_id = $1 ORDER BY f.sequence`,
    [organization],
  );
  expect(rows.map(({ name }) => name)).toEqual(words);
  expect(rows.map(({ sequence }) => sequence)).toEqual(words.map((_word, index) => index + 1));
}
