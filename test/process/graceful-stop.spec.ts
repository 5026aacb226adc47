import { Agent, request, type IncomingMessage } from 'node:http';
import { eventually } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { StartedService } from './started-service.js';

let database: TestDatabase;
let service: StartedService;
let url: URL;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new StartedService({ DATABASE_URL: database.url, HOST: '127.0.0.1' });
  url = new URL(await service.ready());
  key = /ch_live_\w+/.exec(service.output)?.[0] ?? '';
});
afterAll(() => database.drop());

describe('a service that gets SIGTERM', () => {
  it('finishes running requests, answers 503 on open connections, and ends with 0', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(agent, 'GET');
    const blocker = await database.admin.connect();
    await blocker.query('BEGIN; LOCK TABLE customers IN ACCESS EXCLUSIVE MODE');
    const running = ask(new Agent({ keepAlive: true }), 'POST');
    await locksWaitedFor();

    service.signal('SIGTERM');
    const refused = await eventually(async () => {
      const answer = await ask(agent, 'GET').catch(() => undefined);
      return answer?.status === 503 ? answer : undefined;
    });
    expect(refused.headers['retry-after']).toBe('5');
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'unavailable',
      detail: 'The service is stopping.',
    });

    await blocker.query('COMMIT');
    blocker.release();
    const finished = await running;
    expect([finished.status, JSON.parse(finished.body).name]).toEqual([201, 'Finished']);
    expect(await service.end()).toBe(0);
    const { rows } = await database.admin.query('SELECT name FROM customers');
    expect(rows).toEqual([{ name: 'Finished' }]);
  });
});

describe('a service behind a balancer that gets SIGTERM', () => {
  it('says that it is not ready, and serves for as long as it was told to', async () => {
    const env = { DATABASE_URL: database.url, HOST: '127.0.0.1', SHUTDOWN_DELAY_MS: '3000' };
    service = new StartedService(env);
    url = new URL(await service.ready());
    const ready = async (): Promise<unknown> => {
      const answer = await fetch(new URL('/health/ready', url));
      return [answer.status, ((await answer.json()) as { detail?: string }).detail];
    };
    expect(await ready()).toEqual([200, undefined]);
    const beganMs = performance.now();
    service.signal('SIGTERM');
    await eventually(async () => (String(await ready()) === '200,' ? undefined : true));
    expect(await ready()).toEqual([503, 'The service is about to stop.']);
    expect((await ask(new Agent(), 'GET')).status).toBe(200);
    expect(await service.end()).toBe(0);
    expect(performance.now() - beganMs).toBeGreaterThan(3_000);
  });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends GET /auth/me, or POST of a customer. */
function ask(agent: Agent, method: 'GET' | 'POST'): Promise<Answer> {
  const path = method === 'GET' ? '/api/auth/me' : '/api/customers';
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: url.hostname, port: url.port, path, method, headers, agent },
      (response) => {
        let body = '';
        response.on('data', (text: Buffer) => (body += text.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(method === 'POST' ? JSON.stringify({ name: 'Finished' }) : undefined);
  });
}

function locksWaitedFor(): Promise<true> {
  return eventually(async () => {
    const { rows } = await database.admin.query(
      'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted',
    );
    return rows[0].waiting > 0 ? true : undefined;
  });
}
