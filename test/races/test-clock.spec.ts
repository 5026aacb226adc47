import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { ClockMove } from '../../src/platform/books/jobs/clock-move.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

/** The clock of test books while others work, on two nodes, and when a job fails or there are too many. */

const CLOCK = '/organization/clock';
const YEAR_LATER = '2027-11-21T10:00:00.000Z';

let service: TestService;
let second: TestService;

beforeAll(async () => {
  service = await TestService.start();
  second = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

interface Books {
  readonly session: ApiClient;
  readonly there: ApiClient;
  readonly place: string;
}

/** New test books, with a session of their owner on each node. */
async function testBooks(): Promise<Books> {
  const { email, password } = service.owner;
  const { id: organization_id } = (await service.owner.api.get('/organization')).body;
  const login = await service.anonymous.post('/auth/login', { email, password, organization_id });
  const owner = service.anonymous.as(login.body.access_token as string);
  const made = await owner.post(`/organizations/${organization_id}/sandbox`);
  const { body } = await owner.post('/auth/switch', { organization_id: made.body.id });
  const token = body.access_token as string;
  const place = fromTypeId('org', made.body.id as string) ?? '';
  return { session: service.anonymous.as(token), there: second.anonymous.as(token), place };
}

/** What a draft needs. */
async function order(api: ApiClient): Promise<object> {
  const customer_id = (await api.post('/customers', { name: 'Ada' })).body.id;
  const product_id = (await api.post('/products', { name: 'Work' })).body.id;
  return { customer_id, items: [{ product_id, quantity: 1, price: 100 }], tax_rate: 19 };
}

const clockOf = async (api: ApiClient): Promise<string> => (await api.get(CLOCK)).body.now as string;

/** Puts jobs into the queue that are due in a month of the books. */
async function addJobs(
  place: string,
  { name, payload, count }: { name: string; payload: object; count: number },
) {
  const client = await service.database.admin.connect();
  try {
    await client.query(`BEGIN; SET LOCAL app.organization = '${place}'`);
    await client.query(
      `SELECT enqueue_job($1, 'of the test ' || n, $2, $3, 30 * 86400000.0) FROM generate_series(1, $4::integer) AS n`,
      [name, JSON.stringify(payload), '2026-12-21T10:00:00Z', count],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function waiting(place: string): Promise<{ jobs: number; bytes: string }> {
  const { rows } = await service.database.admin.query(
    `SELECT count(*)::integer AS jobs, coalesce(string_agg(j::text, E'\\n' ORDER BY id), '') AS bytes
       FROM graphile_worker._private_jobs j WHERE payload->>'organization_id' = $1`,
    [place],
  );
  return rows[0] as { jobs: number; bytes: string };
}

describe('two who move a clock at once', () => {
  it('move it one after the other, or the second one finds that it has passed', async () => {
    const { session, there } = await testBooks();
    const answers = await Promise.all([
      session.put(CLOCK, { now: YEAR_LATER }),
      there.put(CLOCK, { now: '2027-06-01T00:00:00Z' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses[0]).toBe(200);
    expect([200, 422]).toContain(statuses[1]);
    expect([await clockOf(session), await clockOf(there)]).toEqual([YEAR_LATER, YEAR_LATER]);
  });
});

describe('invoices that are issued on another node while the clock moves', () => {
  it('are of the day before or after, in the order of their numbers, and each becomes overdue once', async () => {
    const { session, there } = await testBooks();
    const draft = { ...(await order(session)), payment_terms: { net_days: 10 }, finalize: true };
    const issue = (api: ApiClient) => api.post('/invoices', draft);
    await issue(session);
    const writers = Array.from({ length: 12 }, (_, index) => issue(index % 2 === 0 ? session : there));
    const move = session.put(CLOCK, { now: YEAR_LATER });
    const later = Array.from({ length: 12 }, (_, index) => issue(index % 2 === 0 ? session : there));
    const answers = await Promise.all([...writers, ...later]);
    expect((await move).status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { body } = await session.get('/invoices?limit=100&sort=number');
    const shown = body.data as { id: string; number: string; issue_date: string }[];
    expect(shown).toHaveLength(25);
    const days = shown.map(({ issue_date }) => issue_date);
    expect(days).toEqual([...days].sort());
    expect(new Set([...days, '2026-11-21', '2027-11-21'])).toEqual(new Set(['2026-11-21', '2027-11-21']));

    // Whatever was issued before the move is overdue by now, and tells so once: at its time, or right after the move.
    expect((await session.put(CLOCK, { now: '2027-12-21T10:00:00Z' })).status).toBe(200);
    await service.eventsNumbered();
    const told = (await session.get('/events?type=invoice.overdue&limit=100')).body.data as {
      data: { object: { id: string } };
    }[];
    expect(told.map(({ data }) => data.object.id).sort()).toEqual(shown.map(({ id }) => id).sort());
  });
});

describe('a job that fails while the clock moves', () => {
  it('keeps nothing else from being done, and is left to the workers, who try it again', async () => {
    const { session, place } = await testBooks();
    const draft = { ...(await order(session)), payment_terms: { net_days: 10 }, finalize: true };
    await session.post('/invoices', draft);
    await addJobs(place, { name: 'messages.send', payload: { message_id: 'no identifier' }, count: 1 });
    const answer = await session.put(CLOCK, { now: YEAR_LATER });
    expect(answer.body).toMatchObject({ now: YEAR_LATER, jobs_failed: 1 });
    await service.eventsNumbered();
    expect((await session.get('/events?type=invoice.overdue')).body.data).toHaveLength(1);
    const { rows } = await service.database.admin.query(
      `SELECT attempts FROM graphile_worker._private_jobs
        WHERE payload->>'organization_id' = $1 AND key LIKE '%of the test 1'`,
      [place],
    );
    expect(rows).toEqual([{ attempts: 1 }]);
    await service.database.admin.query(
      `DELETE FROM graphile_worker._private_jobs WHERE payload->>'organization_id' = $1`,
      [place],
    );
  });
});

describe('more jobs than fit into a move', () => {
  it('undo the move, also when most of them are ordered on the way', async () => {
    const { session, place } = await testBooks();
    expect((await session.put('/reminder-policy', { enabled: true })).status).toBe(200);
    const before = await waiting(place);
    const moving = service.app.get(ClockMove).move(systemPrincipal(place), {
      to: new Date(YEAR_LATER),
      admit: () => undefined,
      jobsMax: 100,
      tooMany: () => new Error('That is too much.'),
      close: () => Promise.resolve(),
    });
    await expect(moving).rejects.toThrow('That is too much.');
    expect(await waiting(place)).toEqual(before);
    expect(await clockOf(session)).toBe('2026-11-21T10:00:00.000Z');
  });

  it('leave everything as it was', async () => {
    const { session, place } = await testBooks();
    await addJobs(place, { name: 'events.anchor', payload: {}, count: 10_001 });
    const before = await waiting(place);
    const answer = await session.put(CLOCK, { now: YEAR_LATER });
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ pointer: '#/now', code: 'too_many_jobs' }],
    ]);
    expect(await waiting(place)).toEqual(before);
    expect(await clockOf(session)).toBe('2026-11-21T10:00:00.000Z');
    expect((await session.get('/events?type=organization.clock_moved')).body.data).toEqual([]);
    const nearer = await session.put(CLOCK, { now: '2026-11-22T10:00:00Z' });
    expect(nearer.status).toBe(200);
    await service.database.admin.query(
      `DELETE FROM graphile_worker._private_jobs WHERE payload->>'organization_id' = $1`,
      [place],
    );
  });
});
