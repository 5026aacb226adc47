import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiAnswer } from '../support/api-client.js';
import { eventually, until } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

/** The smallest possible limit. Requests beyond it are refused, whatever the others wait for. */
const AT_ONCE = 32;
const BEYOND = 10;
const POOL = 8;
/** The limit of one caller. */
const HEAVY = 4;
const TOO_MUCH = 'The service has too much to do right now.';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({
    env: { REQUESTS_MAX: String(AT_ONCE), DATABASE_POOL_SIZE: String(POOL), RATE_LIMIT_PER_SECOND: '1000' },
  });
});
afterAll(() => service.stop());

describe('more requests than the service can answer', () => {
  it('are refused at once, while monitoring still gets answers', async () => {
    const answers: ApiAnswer[] = [];
    const asked = await whileLocked('LOCK TABLE customers IN ACCESS EXCLUSIVE MODE', async () => {
      const asking = Array.from({ length: AT_ONCE + BEYOND }, async () => {
        answers.push(await service.owner.api.get('/customers'));
      });
      await until(() => answers.some(({ body }) => body.detail === TOO_MUCH));
      expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
      expect((await fetch(`${service.url}/metrics`)).status).toBe(200);
      return asking;
    });
    await Promise.all(asked);
    const refused = answers.filter(({ body }) => body.detail === TOO_MUCH);
    expect(refused.length).toBeGreaterThanOrEqual(BEYOND);
    expect([refused[0]?.status, refused[0]?.headers.get('retry-after')]).toEqual([503, '1']);
    await eventually(async () => {
      return (await service.owner.api.get('/customers')).status === 200 ? true : undefined;
    });
  });

  it('are refused to their caller only, if they are heavy', async () => {
    const id = await service.owner.invoice();
    const answers: ApiAnswer[] = [];
    const asked = await whileLocked('LOCK TABLE invoices IN ACCESS EXCLUSIVE MODE', async () => {
      const asking = Array.from({ length: HEAVY + 2 }, async () => {
        answers.push(await service.owner.api.get(`/invoices/${id}/calculation`));
      });
      await until(() => answers.some(({ status }) => status === 429));
      expect((await service.owner.api.get('/customers')).status).toBe(200);
      return asking;
    });
    await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('requests whose bodies do not arrive', () => {
  it('keep no others out', async () => {
    const { hostname, port } = new URL(service.url);
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const slow = Array.from({ length: 2 * AT_ONCE }, () => {
      const asking = request({ hostname, port, method: 'POST', path: '/api/auth/login', headers });
      asking.on('error', () => undefined).write('{');
      return asking;
    });
    await Promise.all(
      slow.map((asking) => once(asking, 'socket').then(([socket]) => isConnected(socket as Socket))),
    );
    // At first they count like any other; then all others must be answered ten times in a row.
    await eventually(async () => {
      for (let time = 0; time < 10; time += 1) {
        if ((await service.owner.api.get('/auth/me')).status !== 200) return undefined;
      }
      return true;
    }, 5_000);
    slow.forEach((asking) => asking.destroy());
  });
});

describe('one row that all writers wait for', () => {
  it('leaves connections for requests that need other rows', async () => {
    await service.owner.issuedInvoice();
    const drafts: string[] = [];
    while (drafts.length < 2 * POOL) drafts.push(await service.owner.invoice());
    const finalize = (id: string) => service.owner.api.post(`/invoices/${id}/finalize`);
    const lock = "SELECT FROM number_series WHERE document_type = 'invoice' FOR UPDATE";
    const finalized = await whileLocked(lock, async () => {
      const asking = drafts.map(finalize);
      await eventually(async () => ((await waiting()) === POOL / 2 ? true : undefined));
      const others = await Promise.all(
        Array.from({ length: POOL }, async () => (await service.owner.api.get('/customers')).status),
      );
      expect(others).toEqual(Array(POOL).fill(200));
      return asking;
    });
    for (const { status } of await Promise.all(finalized)) expect([200, 503]).toContain(status);
    for (const id of drafts) await finalize(id);
    const shown = await Promise.all(drafts.map((id) => service.owner.shownInvoice(id)));
    expect(shown.map(({ status }) => status)).toEqual(Array(2 * POOL).fill('open'));
  });
});

function isConnected(socket: Socket): Promise<unknown> {
  return socket.connecting ? once(socket, 'connect') : Promise.resolve();
}

/** Runs something while another statement holds a lock. */
async function whileLocked<T>(statement: string, work: () => Promise<T>): Promise<T> {
  const blocker = await service.database.admin.connect();
  await blocker.query(`BEGIN; ${statement}`);
  try {
    return await work();
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }
}

async function waiting(): Promise<number> {
  const { rows } = await service.database.admin.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].waiting as number;
}
