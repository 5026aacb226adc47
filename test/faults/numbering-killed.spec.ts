import { StartedService } from '../process/started-service.js';
import { eventually, until } from '../support/eventually.js';
import { createTestDatabase, testServer, type TestDatabase } from '../support/test-database.js';

const INVOICES = 960;
/** So many that they wait for each other and are finalized together. */
const CLIENTS = 32;
const KILLS = 5;
/** How many invoices are finalized before connections are cut, and again before the service is killed. */
const FINALIZED = 20;

interface Series {
  readonly id: string;
  readonly documents: number;
}

let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port } = testServer();
  const url = `postgres://countinghouse_owner@localhost:${port}/${database.name}?host=${encodeURIComponent(host)}`;
  environment = { DATABASE_URL: url, HOST: '127.0.0.1', RATE_LIMIT_PER_SECOND: '0', DATABASE_POOL_SIZE: '8' };
});
afterAll(() => database.drop());

describe('a service that is killed while it finalizes', () => {
  it('leaves no gap and no duplicate and keeps each answer, although its connections are cut too', async () => {
    let service = new StartedService(environment);
    let url = await service.ready();
    const key = /ch_live_\w+/.exec(service.output)?.[0] ?? '';
    const api = async (
      method: string,
      path: string,
      { body, keyed }: { body?: object; keyed?: string } = {},
    ) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(keyed !== undefined && { 'idempotency-key': keyed }),
      };
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const isReplayed = answer.headers.get('idempotent-replayed') === 'true';
      const text = await answer.text();
      return { status: answer.status, isReplayed, text, body: JSON.parse(text) as Record<string, unknown> };
    };
    const customer = await api('POST', '/customers', { body: { name: 'Difference Engines GmbH' } });
    const product = await api('POST', '/products', { body: { name: 'Programming' } });
    const items = [{ product_id: product.body['id'], quantity: 1, price: 10 }];
    const draft = { customer_id: customer.body['id'], items, tax_rate: 19 };
    const open: string[] = [];
    const writers = Array.from({ length: CLIENTS }, async () => {
      for (let n = 0; n < INVOICES / CLIENTS; n += 1) {
        open.push(String((await api('POST', '/invoices', { body: draft })).body['id']));
      }
    });
    await Promise.all(writers);

    const finalize = (id: string) => api('POST', `/invoices/${id}/finalize`, { keyed: id });
    const together = async (): Promise<number> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/grouped_requests_total\{outcome="together".*?\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const acknowledged = new Map<string, unknown>();
    const answers = new Map<string, string>();
    let [cut, grouped] = [0, 0];
    for (let round = 0; round <= KILLS; round += 1) {
      let isOver = false;
      const left = open.filter((id) => !acknowledged.has(id));
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (let id = left.shift(); id !== undefined && !isOver; id = left.shift()) {
          const answer = await finalize(id).catch(() => undefined);
          if (answer?.status !== 200) continue;
          acknowledged.set(id, answer.body['number']);
          answers.set(id, answer.text);
        }
      });
      if (round < KILLS) {
        const before = acknowledged.size;
        await until(() => acknowledged.size >= before + FINALIZED);
        cut += await eventually(async () => (await cutConnections()) || undefined);
        await until(() => acknowledged.size >= before + 2 * FINALIZED);
        grouped += await together();
        isOver = true;
        service.signal('SIGKILL');
        await Promise.all([service.end(), ...clients]);
        service = new StartedService(environment);
        url = await service.ready();
      }
      await Promise.all(clients);
    }
    for (const id of open.filter((one) => !acknowledged.has(one))) {
      acknowledged.set(id, (await finalize(id)).body['number']);
    }
    expect(cut).toBeGreaterThan(0);
    expect(grouped).toBeGreaterThan(0);
    for (const [id, text] of answers) {
      const again = await finalize(id);
      expect([again.isReplayed, again.text]).toEqual([true, text]);
    }
    const [series] = (await api('GET', '/number-series')).body['data'] as Series[];
    const audit = await api('GET', `/number-series/${series?.id}/audit`);
    expect(audit.body).toMatchObject({ intact: true, documents: INVOICES, gaps: [], duplicates: [] });
    const { rows } = await database.admin.query<{ id: string; number: string }>(
      'SELECT number FROM invoices',
    );
    expect(rows.map(({ number }) => number).sort()).toEqual([...acknowledged.values()].sort());
    expect(await service.stop()).toBe(0);
  }, 600_000);
});

/** Cuts every second connection of the service that is in a transaction, which rolls it back. */
async function cutConnections(): Promise<number> {
  const { rowCount } = await database.admin.query(
    `SELECT pg_terminate_backend(pid)
       FROM (SELECT pid, row_number() OVER () AS n FROM pg_stat_activity
              WHERE datname = current_database() AND backend_type = 'client backend' AND xact_start IS NOT NULL
                AND pid <> pg_backend_pid()) AS busy
      WHERE n % 2 = 1`,
  );
  return rowCount ?? 0;
}
