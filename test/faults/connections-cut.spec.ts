import { StartedService } from '../process/started-service.js';
import { eventually } from '../support/eventually.js';
import { PostgresProxy } from '../support/postgres-proxy.js';
import { createTestDatabase, testServer, type TestDatabase } from '../support/test-database.js';

const AT_ONCE = 8;
/** How long a statement may take. Its answer may take five seconds more. */
const STATEMENT_TIMEOUT_MS = 500;
const ANSWERED_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5_000 + 2_500;

let database: TestDatabase;
let proxy: PostgresProxy;
let service: StartedService;
let url: string;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await PostgresProxy.before(testServer());
  service = new StartedService({
    DATABASE_URL: proxy.urlOf(database.name),
    DATABASE_STATEMENT_TIMEOUT_MS: String(STATEMENT_TIMEOUT_MS),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_SECOND: '0',
  });
  url = await service.ready();
  key = /ch_live_\w+/.exec(service.output)?.[0] ?? '';
});
afterAll(async () => {
  expect(await service.stop()).toBe(0);
  await proxy.stop();
  await database.drop();
});

describe('a connection that the server ends in the packet that opens it', () => {
  it('fails only the requests that needed it', async () => {
    await cutAll();
    proxy.endingAtOnce = AT_ONCE;
    await eventually(async () => {
      const statuses = await customers();
      for (const status of statuses) expect([200, 503]).toContain(status);
      return statuses.every((status) => status === 200) && proxy.endingAtOnce === 0 ? true : undefined;
    });
    expect(service.errors).toBe('');
  });
});

describe('a network that has gone silent', () => {
  it('delays no request by more than the statement time-out and five seconds, and none afterwards', async () => {
    expect(await customers()).toEqual(Array(AT_ONCE).fill(200));
    proxy.silent = true;
    const began = performance.now();
    const answers = await Promise.all([customers(), statusOf('/health/ready'), statusOf('/metrics')]);
    expect(performance.now() - began).toBeLessThan(ANSWERED_WITHIN_MS);
    expect(answers.slice(0, 2)).toEqual([Array(AT_ONCE).fill(503), 503]);
    proxy.silent = false;
    await eventually(async () => ((await statusOf('/health/ready')) === 200 ? true : undefined));
    expect(await customers()).toEqual(Array(AT_ONCE).fill(200));
  });
});

function customers(): Promise<number[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, () => statusOf('/api/customers')));
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } });
  await answer.text();
  return answer.status;
}

async function cutAll(): Promise<void> {
  await database.admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}
