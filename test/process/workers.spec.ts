import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { eventually, pause, until } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { StartedService } from './started-service.js';

const AT_ONCE = 12;
const STARTS_WITHIN_MS = 60_000;

let database: TestDatabase;
let url: string;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('two workers', () => {
  let service: StartedService;

  beforeAll(async () => {
    // Writers that run until something happens send more requests than the default limit admits.
    service = await started({ RATE_LIMIT_PER_SECOND: '10000', RATE_LIMIT_BURST: '10000' });
    key = /ch_live_\w+/.exec(service.output)?.[0] ?? '';
  });
  afterAll(() => service.stop());

  it('serve on one port, after one welcome, and show the metrics of both', async () => {
    expect(service.workers()).toHaveLength(2);
    expect(service.output.match(/is ready/g)).toHaveLength(1);
    const counts = await eventually(async () => {
      await statusesOf(key);
      const { body } = await ask('GET', '/metrics');
      expect(body.match(/# TYPE countinghouse_requests_total counter/g)).toHaveLength(1);
      const counted =
        /^countinghouse_requests_total\{operation="auth.me",status="200",worker="(\d)"\} \d+$/gm;
      const workers = [...body.matchAll(counted)].map(([, worker]) => worker);
      return workers.length === 2 ? workers.sort() : undefined;
    });
    expect(counts).toEqual(['1', '2']);
  });

  it('both know at once that a key is revoked', async () => {
    const token = await session();
    for (let round = 0; round < 10; round += 1) {
      const { id, secret } = await newKey(token);
      expect(await statusesOf(secret)).toEqual(Array(AT_ONCE).fill(200));
      expect((await ask('DELETE', `/api/api-keys/${id}`, { token })).status).toBe(204);
      expect(await statusesOf(secret)).toEqual(Array(AT_ONCE).fill(401));
    }
  });

  it('lose nothing acknowledged when one is killed, and the killed one is replaced', async () => {
    const [victim = 0, survivor] = service.workers();
    const acknowledged: string[] = [];
    const writing = { goesOn: true };
    const writers = Array.from({ length: 4 }, async () => {
      while (writing.goesOn) {
        const answer = await ask('POST', '/api/customers', { body: { name: 'Kept' } }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push((JSON.parse(answer.body) as { id: string }).id);
      }
    });
    await until(() => acknowledged.length > 20);
    process.kill(victim, 'SIGKILL');
    const replaced = await eventually(async () => {
      await pause(50);
      const workers = service.workers();
      return workers.length === 2 && !workers.includes(victim) ? workers : undefined;
    }, STARTS_WITHIN_MS);
    expect(replaced).toContain(survivor);
    await bothAnswer();
    writing.goesOn = false;
    await Promise.all(writers);
    expect(service.output).toContain('worker ended and is replaced');
    expect(acknowledged.length).toBeGreaterThan(20);
    const ids = acknowledged.map((id) => fromTypeId('cus', id));
    const kept = await database.admin.query('SELECT FROM customers WHERE id = ANY ($1)', [ids]);
    expect(kept.rowCount).toBe(acknowledged.length);
    const { rows } = await database.admin.query(
      'SELECT count(*)::integer AS count, max(sequence)::integer AS last FROM event_feed',
    );
    expect(rows[0].count).toBe(rows[0].last);
  });

  it('are killed when they hang, and replaced', async () => {
    const [victim = 0] = service.workers();
    process.kill(victim, 'SIGSTOP');
    await eventually(async () => {
      await pause(100);
      const workers = service.workers();
      return workers.length === 2 && !workers.includes(victim) ? true : undefined;
    }, STARTS_WITHIN_MS);
    expect(service.output).toContain('worker hangs and is killed');
    await bothAnswer();
    expect(await statusesOf(key)).toEqual(Array(AT_ONCE).fill(200));
  });

  it('are replaced when they hang before they serve', async () => {
    const hanging = await stoppedNewcomer(service);
    await eventually(async () => {
      await pause(100);
      const workers = service.workers();
      return workers.length === 2 && !workers.includes(hanging) ? true : undefined;
    }, 2 * STARTS_WITHIN_MS);
    await bothAnswer();
  });

  it('finish running requests when they are stopped, and the service ends with 0', async () => {
    const blocker = await database.admin.connect();
    await blocker.query('BEGIN; LOCK TABLE customers IN ACCESS EXCLUSIVE MODE');
    const running = Array.from({ length: 4 }, () =>
      ask('POST', '/api/customers', { body: { name: 'Last' } }),
    );
    await eventually(async () => {
      const { rows } = await database.admin.query('SELECT FROM pg_locks WHERE NOT granted');
      return rows.length === 4 ? true : undefined;
    });
    service.signal('SIGTERM');
    await bothRefuse();
    await blocker.query('COMMIT');
    blocker.release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect(await service.end()).toBe(0);
    expect(service.workers()).toEqual([]);
  });
});

describe('a worker that hangs before it serves', () => {
  it('does not hold up the end of the service', async () => {
    const service = await started({ SHUTDOWN_GRACE_MS: '60000' });
    await stoppedNewcomer(service);
    const since = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(service.workers()).toEqual([]);
  });
});

/** Kills a worker, and stops the one that replaces it as soon as it is there. Returns its process. */
async function stoppedNewcomer(service: StartedService): Promise<number> {
  const [victim = 0, survivor] = service.workers();
  process.kill(victim, 'SIGKILL');
  const newcomer = await eventually(() =>
    Promise.resolve(service.workers().find((pid) => pid !== victim && pid !== survivor)),
  );
  process.kill(newcomer, 'SIGSTOP');
  return newcomer;
}

describe('the rate limit of a caller', () => {
  it('applies to the service, whichever worker answers', async () => {
    const service = await started({ RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '10' });
    const began = performance.now();
    const statuses: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      const asked = await Promise.all([1, 2, 3, 4].map(() => ask('GET', '/api/auth/me')));
      statuses.push(...asked.map(({ status }) => status));
      await pause(200);
    }
    const admitted = statuses.filter((status) => status === 200).length;
    const seconds = (performance.now() - began) / 1_000;
    expect(admitted).toBeGreaterThanOrEqual(10);
    // The last requests may have come before this worker knew what the other one had admitted.
    expect(admitted).toBeLessThanOrEqual(10 + 3 + seconds);
    expect(await service.stop()).toBe(0);
  });
});

describe('the end of the primary process', () => {
  it('by Ctrl-C, which reaches all processes, is graceful', async () => {
    const service = await started({}, { ownGroup: true });
    process.kill(-service.pid, 'SIGINT');
    expect(await service.end()).toBe(0);
    expect(service.errors).toBe('');
    expect(service.output).not.toContain('worker ended');
  });

  it('by SIGKILL ends the workers too, and the next start finds database and port free', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-workers-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    const first = await started(env);
    const workers = first.workers();
    expect(workers).toHaveLength(2);
    first.signal('SIGKILL');
    await until(() => !workers.some(isAlive));
    const second = await started({ ...env, PORT: new URL(url).port });
    expect((await ask('GET', '/health/ready')).status).toBe(200);
    expect(await second.stop()).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('workers that cannot serve', () => {
  it('keep the service from starting, with one sentence', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const port = String((busy.address() as AddressInfo).port);
    const service = new StartedService({ ...environment(), PORT: port });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(`Port ${port} is in use by another program; set PORT to a free one.`);
    busy.close();
  });
});

function environment(): Record<string, string> {
  return {
    WORKERS: '2',
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    OWNER_PASSWORD: 'a long enough password',
  };
}

async function started(env: Record<string, string>, options = {}): Promise<StartedService> {
  const service = new StartedService({ ...environment(), ...env }, options);
  url = await service.ready();
  return service;
}

/** Sends each request on a connection of its own, which either worker may accept. */
function ask(
  method: string,
  path: string,
  { token = key, body }: { token?: string; body?: object } = {},
): Promise<{ status: number; body: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, headers, agent: new Agent() }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

async function session(): Promise<string> {
  const body = { email: 'owner@example.com', password: 'a long enough password' };
  const { body: text } = await ask('POST', '/api/auth/login', { body });
  return (JSON.parse(text) as { access_token: string }).access_token;
}

async function newKey(token: string): Promise<{ id: string; secret: string }> {
  const { body } = await ask('POST', '/api/api-keys', { token, body: { name: 'Short-lived' } });
  return JSON.parse(body) as { id: string; secret: string };
}

/** Sends so many requests at once that both workers get some. */
function statusesOf(token: string): Promise<number[]> {
  const asked = Array.from({ length: AT_ONCE }, () => ask('GET', '/api/auth/me', { token }));
  return Promise.all(asked.map(async (answer) => (await answer).status));
}

/** Waits until the new worker serves too. */
function bothAnswer(): Promise<true> {
  return eventually(async () => {
    const { body } = await ask('GET', '/metrics');
    return ['1', '2'].every((name) => body.includes(`worker="${name}"`)) ? true : undefined;
  }, STARTS_WITHIN_MS);
}

/** Waits until neither worker accepts new requests: by 503, or by no connection at all. */
function bothRefuse(): Promise<true> {
  const status = (): Promise<number> =>
    ask('GET', '/api/auth/me').then(
      (answer) => answer.status,
      () => 503,
    );
  return eventually(async () => {
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, status));
    return statuses.every((one) => one === 503) ? true : undefined;
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
