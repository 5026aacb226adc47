import type { ApiClient } from '../../support/api-client.js';
import { Receiver, receiverEnv } from '../../support/receiver.js';
import { TestService } from '../../support/test-service.js';

/** The clock of test books: a year of work in one call, and nothing of it anywhere else. */

let service: TestService;
let receiver: Receiver;

const CLOCK = '/organization/clock';
const YEAR_LATER = '2027-11-21T10:00:00.000Z';

beforeAll(async () => {
  receiver = await Receiver.start();
  service = await TestService.start({ env: { ...receiverEnv, PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(() => {
  receiver.reset();
  service.clock.set('2026-11-21T10:00:00Z');
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

interface Books {
  readonly session: ApiClient;
  readonly api: ApiClient;
  readonly id: string;
}

/** A session in the live books, whose owner has many others. */
async function liveSession(): Promise<ApiClient> {
  const { email, password } = service.owner;
  const { id: organization_id } = (await service.owner.api.get('/organization')).body;
  const { body } = await service.anonymous.post('/auth/login', { email, password, organization_id });
  return service.anonymous.as(body.access_token as string);
}

/** New test books, with a session of their owner and a key. */
async function testBooks(): Promise<Books> {
  const owner = await liveSession();
  const { id: of } = (await owner.get('/organization')).body;
  const made = await owner.post(`/organizations/${of}/sandbox`);
  const { body } = await owner.post('/auth/switch', { organization_id: made.body.id });
  const session = service.anonymous.as(body.access_token as string);
  const key = (await session.post('/api-keys', { name: 'Test' })).body.secret as string;
  return { session, api: service.anonymous.as(key), id: made.body.id as string };
}

async function issued(api: ApiClient, fields: object = {}): Promise<string> {
  const customer_id = (await api.post('/customers', { name: 'Ada', email: 'ada@example.com' })).body.id;
  const product_id = (await api.post('/products', { name: 'Work' })).body.id;
  const items = [{ product_id, quantity: 1, price: 100 }];
  const answer = await api.post('/invoices', { customer_id, items, tax_rate: 19, finalize: true, ...fields });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

const moved = (session: ApiClient, now = YEAR_LATER) => session.put(CLOCK, { now });

async function told(
  api: ApiClient,
  type: string,
): Promise<{ created_at: string; data: { object: { id: string } } }[]> {
  await service.eventsNumbered();
  return (await api.get(`/events?type=${type}&limit=100`)).body.data as never;
}

describe('a year of the test clock', () => {
  it('passes in one call: reminders, overdue invoices and messages, each on its day', async () => {
    const { session, api } = await testBooks();
    const policy = { enabled: true, business_days_only: false };
    expect((await session.put('/reminder-policy', policy)).status).toBe(200);
    const first = await issued(api, { due_date: '2026-11-30' });
    const second = await issued(api, { due_date: '2027-05-10' });
    const later = await api.post(`/invoices/${second}/send`, { send_at: '2027-02-01T08:00:00Z' });
    expect(later.status).toBeLessThan(300);

    const answer = await moved(session);
    expect(answer.body).toMatchObject({
      mode: 'test',
      now: YEAR_LATER,
      today: '2027-11-21',
      ahead_seconds: 31_536_000,
      jobs_failed: 0,
      is_settled: true,
    });
    expect(answer.body.jobs_run).toBeGreaterThan(365);

    const asked = async (id: string) =>
      ((await api.get(`/invoices/${id}/reminders`)).body.data as { level: number; asked_on: string }[]).map(
        ({ level, asked_on }) => `${level} ${asked_on}`,
      );
    expect(await asked(first)).toEqual(['1 2026-12-03', '2 2026-12-14', '3 2026-12-28']);
    expect(await asked(second)).toEqual(['1 2027-05-13', '2 2027-05-24', '3 2027-06-07']);
    const overdue = await told(api, 'invoice.overdue');
    expect(overdue.map(({ created_at, data }) => [data.object.id, created_at])).toEqual([
      [first, '2026-12-01T00:00:00.000Z'],
      [second, '2027-05-11T00:00:00.000Z'],
    ]);
    const messages = (await api.get(`/messages?invoice_id=${second}`)).body.data as {
      kind: string;
      status: string;
    }[];
    expect(messages.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'reminder_3 logged',
      'reminder_2 logged',
      'reminder_1 logged',
      'invoice logged',
    ]);
    const logged = (await told(api, 'message.logged')).map(({ created_at }) => created_at.slice(0, 10));
    expect(logged).toEqual([
      '2026-12-03',
      '2026-12-14',
      '2026-12-28',
      '2027-02-01',
      '2027-05-13',
      '2027-05-24',
      '2027-06-07',
    ]);

    const today = await api.get(`/invoices/${await issued(api)}`);
    expect(today.body).toMatchObject({
      issue_date: '2027-11-21',
      number: expect.stringContaining('2027') as unknown,
    });
    const [event] = await told(api, 'organization.clock_moved');
    expect(event).toMatchObject({
      created_at: YEAR_LATER,
      actor: { kind: 'user' },
      data: { object: { now: YEAR_LATER }, previous_attributes: { ahead_seconds: 0, today: '2026-11-21' } },
    });
  }, 60_000);

  it('lets mails ask for the instalments that are owed on their own days', async () => {
    const { session, api } = await testBooks();
    const payment_plan = [
      { percent: 50, days: 0 },
      { percent: 25, days: 20 },
      { percent: 25, days: 45 },
    ];
    const payment_terms = { net_days: 0 };
    const invoice = await issued(api, { currency: 'KWD', payment_terms, payment_plan });
    for (const day of ['2026-11-23', '2026-12-20'])
      await api.post(`/invoices/${invoice}/send`, { send_at: `${day}T08:00:00Z` });

    expect((await moved(session, '2026-12-22T10:00:00.000Z')).body).toMatchObject({ jobs_failed: 0 });

    const mails = (await api.get(`/messages?invoice_id=${invoice}`)).body.data as { text: string }[];
    // Of 119 a half was owed on the first day, and a quarter more on 11 December.
    expect(mails.map(({ text }) => /To be paid: (.+?) by/.exec(text)?.[1])).toEqual([
      'KWD\u00a089.250',
      'KWD\u00a059.500',
    ]);
    const left = (await told(api, 'message.logged')).map(({ created_at }) => created_at.slice(0, 10));
    expect(left).toEqual(['2026-11-23', '2026-12-20']);
  });

  it('passes for the retries of webhooks, whose receivers see real timestamps', async () => {
    service.clock.set(new Date().toISOString());
    const { session, api } = await testBooks();
    const made = await session.post('/webhook-endpoints', { url: receiver.url, event_types: ['product.*'] });
    expect(made.status).toBe(201);
    receiver.answer = { status: 500 };
    await api.post('/products', { name: 'Nobody hears of it' });
    await service.eventsNumbered();
    await service.jobsRun();
    expect(receiver.requests).toHaveLength(1);
    const begin = service.clock.now().getTime();
    const answer = await moved(session, new Date(begin + 30 * 86_400_000).toISOString());
    expect(answer.body).toMatchObject({ is_settled: true });
    const [delivery] = (await api.get('/webhook-deliveries?limit=10')).body.data as { id: string }[];
    const { body } = await api.get(`/webhook-deliveries/${delivery?.id}`);
    expect(body).toMatchObject({ status: 'failed', attempts: 10 });
    const times = (body.log as { at: string }[]).map(({ at }) => Date.parse(at) - begin);
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true);
    expect((times.at(-1) ?? 0) / 3_600_000).toBeGreaterThan(75);
    expect((times.at(-1) ?? 0) / 3_600_000).toBeLessThan(84);
    const stamps = receiver.requests.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(new Set(stamps)).toEqual(new Set([Math.floor(begin / 1_000)]));
  });
});

describe('a test clock', () => {
  it('ends no session, no key and no invitation, and leaves other books alone', async () => {
    const { session, api } = await testBooks();
    const invited = await session.post('/invitations', { email: 'bob@example.com', role: 'viewer' });
    const live = (await service.owner.api.get(CLOCK)).body;
    expect(live).toMatchObject({ mode: 'live', now: '2026-11-21T10:00:00.000Z', ahead_seconds: 0 });
    expect((await moved(session, '2036-11-21T10:00:00Z')).status).toBe(200);
    expect((await session.get('/auth/me')).status).toBe(200);
    expect((await session.get('/auth/sessions')).body.data).not.toEqual([]);
    expect((await api.get(CLOCK)).body).toMatchObject({ today: '2036-11-21' });
    const accepted = await service.anonymous.post('/invitations/accept', {
      token: invited.body.token,
      password: 'seven wet otters under a bridge',
    });
    expect(accepted.status).toBe(200);
    expect((await service.owner.api.get(CLOCK)).body).toEqual(live);
    expect(await issuedOn(service.owner.api)).toBe('2026-11-21');
    expect((await (await liveSession()).get('/auth/me')).status).toBe(200);
  });

  it('only moves forward, within fifty years, for managers, and never in live books', async () => {
    const { session, api } = await testBooks();
    const owner = await liveSession();
    const refused = await moved(owner);
    expect([refused.status, refused.body.code]).toEqual([409, 'test_mode_only']);
    expect((await moved(api)).status).toBe(403);
    const codes = async (now: unknown) => {
      const { status, body } = await session.put(CLOCK, { now });
      return [status, ...((body.errors ?? []) as { code: string }[]).map(({ code }) => code)];
    };
    expect(await codes('2026-11-21T10:00:00Z')).toEqual([422, 'in_the_past']);
    expect(await codes('2026-11-21T09:59:59Z')).toEqual([422, 'in_the_past']);
    expect(await codes('2077-01-01T00:00:00Z')).toEqual([422, 'out_of_range']);
    expect(await codes('2027-02-30T00:00:00Z')).toEqual([422, expect.any(String)]);
    expect((await moved(session, '2026-11-21T10:00:01Z')).body).toMatchObject({ ahead_seconds: 1 });
    expect(await codes('2026-11-21T10:00:01Z')).toEqual([422, 'in_the_past']);
  });

  it('goes back to real time when the books are emptied', async () => {
    const { session, api } = await testBooks();
    await issued(api);
    await moved(session);
    expect(await issuedOn(api)).toBe('2027-11-21');
    expect((await session.post('/organization/reset')).status).toBe(200);
    expect((await api.get(CLOCK)).body).toMatchObject({ today: '2026-11-21', ahead_seconds: 0 });
    expect(await issuedOn(api)).toBe('2026-11-21');
    expect((await moved(session, '2026-12-21T10:00:00Z')).status).toBe(200);
    expect(await issuedOn(api)).toBe('2026-12-21');
  });

  it('repeats nothing that was answered under an Idempotency-Key before', async () => {
    const { session, api } = await testBooks();
    const post = () => api.post('/customers', { name: 'Ada' }, { headers: { 'Idempotency-Key': 'ada' } });
    const first = await post();
    await moved(session);
    const again = await post();
    expect([again.body.id, again.headers.get('idempotent-replayed')]).toEqual([first.body.id, 'true']);
  });
});

async function issuedOn(api: ApiClient): Promise<unknown> {
  return (await api.get(`/invoices/${await issued(api)}`)).body.issue_date;
}
