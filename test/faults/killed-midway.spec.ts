import { until } from '../support/eventually.js';
import { createTestDatabase, testServer, type TestDatabase } from '../support/test-database.js';
import { StartedService } from '../process/started-service.js';

const ROUNDS = 4;
const WRITERS = 8;
/** How many requests are answered before the service is killed; each round has one more. */
const ANSWERED = 50;

let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port } = testServer();
  const url = `postgres://countinghouse_owner@localhost:${port}/${database.name}?host=${encodeURIComponent(host)}`;
  environment = { DATABASE_URL: url, HOST: '127.0.0.1', RATE_LIMIT_PER_SECOND: '0' };
});
afterAll(() => database.drop());

describe('a service killed in the middle of its work', () => {
  it('has executed each request completely or not at all; a repetition completes it exactly once', async () => {
    let key = '';
    const asked: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const service = new StartedService(environment);
      const url = await service.ready();
      key ||= /ch_live_\w+/.exec(service.output)?.[0] ?? '';
      const create = (name: string) => post(url, key, name);
      let [answered, killed] = [0, false];
      const writers = Array.from({ length: WRITERS }, async (_none, writer) => {
        for (let n = 0; !killed; n += 1) {
          const name = `round-${round}-${writer}-${n}`;
          asked.push(name);
          if ((await create(name).catch(() => undefined)) === undefined) return;
          answered += 1;
        }
      });
      await until(() => answered >= ANSWERED + round);
      killed = true;
      service.signal('SIGKILL');
      await Promise.all([service.end(), ...writers]);
    }
    const service = new StartedService(environment);
    const url = await service.ready();
    for (const name of asked) expect((await post(url, key, name)).status).toBe(201);
    await service.stop();

    const { rows } = await database.admin.query<{ name: string; events: number }>(
      `SELECT c.name, (SELECT count(*)::int FROM events e WHERE e.object_id = c.id) AS events FROM customers c`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...asked].sort());
    expect(rows.filter(({ events }) => events !== 1)).toEqual([]);
    const feed = await database.admin.query<{ sequence: string }>(
      'SELECT sequence FROM event_feed ORDER BY sequence',
    );
    expect(feed.rows.map(({ sequence }) => Number(sequence))).toEqual(
      feed.rows.map((_row, index) => index + 1),
    );
  });
});

function post(url: string, key: string, name: string): Promise<Response> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'idempotency-key': name,
  };
  return fetch(`${url}/api/customers`, { method: 'POST', headers, body: JSON.stringify({ name }) });
}
