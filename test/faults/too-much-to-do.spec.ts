import { request } from 'node:http';
import type { ApiAnswer } from '../support/api-client.js';
import { eventually, until } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

/** The least that can be set; whoever is beyond it is refused whatever the others wait for. */
const AT_ONCE = 32;
const BEYOND = 10;
const POOL = 8;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({
    env: { REQUESTS_MAX: String(AT_ONCE), DATABASE_POOL_SIZE: String(POOL), RATE_LIMIT_PER_SECOND: '1000' },
  });
});
afterAll(() => service.stop());

describe('more requests than can be answered', () => {
  it('are refused at once, while who watches over the service is answered', async () => {
    const release = await locked('LOCK TABLE customers IN ACCESS EXCLUSIVE MODE');
    const answers: ApiAnswer[] = [];
    const asked = Array.from({ length: AT_ONCE + BEYOND }, async () => {
      answers.push(await service.owner.api.get('/customers'));
    });
    await until(() => answers.length >= BEYOND);
    expect(answers.slice(0, BEYOND).map(({ status, body }) => [status, body.detail])).toEqual(
      Array(BEYOND).fill([503, 'The service has too much to do right now.']),
    );
    expect(answers[0]?.headers.get('retry-after')).toBe('1');
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${service.url}/metrics`)).status).toBe(200);
    await release();
    await Promise.all(asked);
    expect((await service.owner.api.get('/customers')).status).toBe(200);
  });

  it('of the heavy kind are refused to their caller alone', async () => {
    const id = await service.owner.invoice();
    const release = await locked('LOCK TABLE invoices IN ACCESS EXCLUSIVE MODE');
    const answers: ApiAnswer[] = [];
    const asked = Array.from({ length: 6 }, async () => {
      answers.push(await service.owner.api.get(`/invoices/${id}/calculation`));
    });
    await until(() => answers.length === 2);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([429, 'too_many_requests']),
    );
    await release();
    await Promise.all(asked);
    expect(answers.slice(2).map(({ status }) => status)).toEqual(Array(4).fill(200));
  });
});

describe('requests whose bodies do not come', () => {
  it('keep nobody out', async () => {
    const { hostname, port } = new URL(service.url);
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const slow = Array.from({ length: 2 * AT_ONCE }, () => {
      const asking = request({ hostname, port, method: 'POST', path: '/api/auth/login', headers });
      asking.on('error', () => undefined).write('{');
      return asking;
    });
    await eventually(async () => {
      const statuses = await Promise.all(
        Array.from({ length: 5 }, async () => (await service.owner.api.get('/auth/me')).status),
      );
      return statuses.every((status) => status === 200) ? true : undefined;
    }, 5_000);
    slow.forEach((asking) => asking.destroy());
  });
});

describe('one row that all writers wait for', () => {
  it('leaves connections to those who want something else', async () => {
    await service.owner.issuedInvoice();
    const drafts = await Promise.all(Array.from({ length: 2 * POOL }, () => service.owner.invoice()));
    const release = await locked("SELECT FROM number_series WHERE document_type = 'invoice' FOR UPDATE");
    const finalized = drafts.map((id) => service.owner.api.post(`/invoices/${id}/finalize`));
    await eventually(async () => ((await waiting()) === POOL / 2 ? true : undefined));
    const others = await Promise.all(
      Array.from({ length: POOL }, async () => (await service.owner.api.get('/customers')).status),
    );
    expect(others).toEqual(Array(POOL).fill(200));
    expect(await waiting()).toBe(POOL / 2);
    await release();
    const statuses = (await Promise.all(finalized)).map(({ status }) => status);
    expect(statuses).toEqual(Array(2 * POOL).fill(200));
  });
});

/** Does a statement that locks something; gives how to let it go. */
async function locked(statement: string): Promise<() => Promise<void>> {
  const blocker = await service.database.admin.connect();
  await blocker.query(`BEGIN; ${statement}`);
  return async () => {
    await blocker.query('ROLLBACK');
    blocker.release();
  };
}

async function waiting(): Promise<number> {
  const { rows } = await service.database.admin.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].waiting as number;
}
