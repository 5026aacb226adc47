import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/embedded-postgres/src/embedded-postgres.js';
import type { ApiAnswer } from '../support/api-client.js';
import { pause, until } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

/** No request may take longer than this, whatever the database does. */
const ANSWERED_WITHIN_MS = 12_000;

let folder: string;
let postgres: EmbeddedPostgres;
let service: TestService;

const start = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: folder, say: () => undefined });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-faults-'));
  postgres = await start();
  const { host, port, superuser: username } = postgres;
  service = await TestService.start({ server: { host, port, username } });
});
afterAll(async () => {
  await service.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('PostgreSQL gone under load', () => {
  it('causes 503 with Retry-After in time, and loses nothing that was acknowledged', async () => {
    const { api } = service.owner;
    const answers: (ApiAnswer & { name: string; tookMs: number })[] = [];
    let stopping = false;
    const load = Array.from({ length: 8 }, async (_none, worker) => {
      for (let n = 0; !stopping; n += 1) {
        const name = `Worker ${worker}, ${n}`;
        const began = Date.now();
        const answer = n % 2 === 0 ? await api.post('/customers', { name }) : await api.get('/customers');
        answers.push({ ...answer, name, tookMs: Date.now() - began });
        if (answer.status === 503) await pause(20);
      }
    });
    await until(() => answers.filter(({ status }) => status === 201).length > 50);
    await postgres.stop();
    await until(() => answers.filter(({ status }) => status === 503).length > 20);
    const ready = await fetch(`${service.url}/health/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
    postgres = await start();
    const before = answers.length;
    await until(() => answers.slice(before).filter(({ status }) => status === 201).length > 50);
    stopping = true;
    await Promise.all(load);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true);
    expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(ANSWERED_WITHIN_MS);
    const { rows } = await service.database.admin.query<{ name: string }>('SELECT name FROM customers');
    const stored = new Set(rows.map(({ name }) => name));
    const lost = answers.filter(({ status, name }) => status === 201 && !stored.has(name));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

describe('a transaction that blocks all others', () => {
  it('delays the others for a bounded time, and then causes 503', async () => {
    const blocker = await service.database.admin.connect();
    await blocker.query('BEGIN; LOCK TABLE customers IN ACCESS EXCLUSIVE MODE');
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.owner.api.get('/customers')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Date.now() - began).toBeLessThan(2 * ANSWERED_WITHIN_MS);
    await blocker.query('ROLLBACK');
    blocker.release();
    expect((await service.owner.api.get('/customers')).status).toBe(200);
  });
});
