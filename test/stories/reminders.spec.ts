import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** A Monday, right after the time of day at which reminders go out. The organization of a test is in UTC. */
const START = '2026-11-23T09:00:00Z';
const EVERY_DAY = { enabled: true, business_days_only: false };

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  service.clock.set(START);
  tenant = await service.newTenant('seller');
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function policy(fields: object = EVERY_DAY): Promise<void> {
  // A session ends long before the days of a test do.
  const owner = await tenant.signIn();
  expect((await owner.put('/reminder-policy', fields)).status).toBe(200);
}

/** An invoice of 119 euros that is due on the 30th, of a customer who has an address. */
async function dueInvoice(
  fields: object = {},
  customer: object = { email: 'ap@example.com' },
): Promise<string> {
  const customer_id = await tenant.customer(customer);
  return tenant.issuedInvoice({ customer_id, due_date: '2026-11-30', ...fields });
}

async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    service.clock.passes('1 day');
    await service.jobsRun();
  }
}

interface Asked {
  readonly level: number;
  readonly channel: string;
  readonly asked_on: string;
  readonly message_id: string | null;
}

async function asked(invoice: string): Promise<Asked[]> {
  return (await api.get(`/invoices/${invoice}/reminders`)).body.data as Asked[];
}

async function days(invoice: string): Promise<string[]> {
  return (await asked(invoice)).map(({ level, asked_on }) => `${level} ${asked_on}`);
}

async function mails(invoice: string): Promise<{ kind: string; status: string; text: string }[]> {
  return (await api.get(`/messages?invoice_id=${invoice}`)).body.data as never;
}

describe('an invoice that is late', () => {
  it('is asked for once at each level, and then no more', async () => {
    await policy();
    const invoice = await dueInvoice();
    expect((await api.get(`/invoices/${invoice}/reminders`)).body).toEqual({
      data: [],
      next: { level: 1, channel: 'email', on: '2026-12-03' },
    });
    await daysPass(40);
    expect(await days(invoice)).toEqual(['1 2026-12-03', '2 2026-12-14', '3 2026-12-28']);
    const sent = await mails(invoice);
    expect(sent.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'reminder_3 logged',
      'reminder_2 logged',
      'reminder_1 logged',
    ]);
    expect(sent[0]?.text).toMatch(/28 days ago[^]*RF\d\d\sINV[^]*https:\/\/books\.example\.com\/i\//);
    await service.eventsNumbered();
    const { body } = await api.get(`/events?object_id=${invoice}&type=invoice.reminded`);
    expect(body.data).toHaveLength(3);
  });

  it('is asked for once after weeks in which the service was away', async () => {
    await policy();
    const invoice = await dueInvoice();
    service.clock.passes('35 days');
    await service.jobsRun();
    await daysPass(3);
    expect(await days(invoice)).toEqual(['3 2026-12-28']);
  });

  it('is left alone once it is paid, also when its mail waits already', async () => {
    await policy();
    const [early, late] = [await dueInvoice(), await dueInvoice()];
    await api.post(`/invoices/${early}/payments`, { method: 'cash' });
    const { body } = await api.post(`/invoices/${late}/remind`);
    expect(body).toMatchObject({ kind: 'reminder_1', status: 'queued' });
    await api.post(`/invoices/${late}/payments`, { method: 'cash' });
    await daysPass(20);
    expect(await mails(early)).toEqual([]);
    expect((await mails(late)).map(({ status }) => status)).toEqual(['cancelled']);
    expect((await api.get(`/invoices/${late}/reminders`)).body.next).toBeNull();
  });

  it('waits for money that is expected, and for the week to begin', async () => {
    await policy({ enabled: true });
    const [promised, weekend] = [await dueInvoice(), await dueInvoice({ due_date: '2026-12-02' })];
    await api.patch(`/invoices/${promised}`, { expected_payment_date: '2026-12-07' });
    await daysPass(16);
    expect(await days(promised)).toEqual(['1 2026-12-08']);
    expect(await days(weekend)).toEqual(['1 2026-12-07']);
  });

  it('waits while it is paused, and is told so before', async () => {
    await policy(EVERY_DAY);
    const paused = await dueInvoice();
    const patched = await api.patch(`/invoices/${paused}`, { reminders_paused_until: '2026-12-17' });
    expect(patched.body).toMatchObject({ reminders_paused_until: '2026-12-17' });
    expect((await api.get(`/invoices/${paused}/reminders`)).body.next).toMatchObject({ on: '2026-12-17' });
    await daysPass(24);
    expect(await days(paused)).toEqual(['2 2026-12-17']);
  });

  it('is left to a person for customers who are not to be reminded', async () => {
    await policy(EVERY_DAY);
    const invoice = await dueInvoice({}, { email: 'ap@example.com', reminders: 'off' });
    await daysPass(30);
    const { body } = await api.get(`/invoices/${invoice}/reminders`);
    expect(body).toEqual({ data: [], next: null });
    expect((await api.get('/reminders/forecast')).body.data).toEqual([]);
    expect((await api.post(`/invoices/${invoice}/remind`)).status).toBe(200);
  });

  it('becomes a task where a person is to ask, or where no mail can go', async () => {
    await policy({ ...EVERY_DAY, levels: [{ days: 1, channel: 'task' }] });
    const called = await dueInvoice();
    await daysPass(9);
    expect(await asked(called)).toMatchObject([{ level: 1, channel: 'task', message_id: null }]);
    await policy({ ...EVERY_DAY, levels: [{ days: 1 }] });
    const unreachable = await dueInvoice({ due_date: '2026-12-03' }, {});
    await daysPass(3);
    const tasks = (await api.get('/reminders/tasks')).body.data as { invoice_id: string }[];
    expect(tasks.map(({ invoice_id }) => invoice_id)).toEqual([called, unreachable]);
    const done = await api.post(`/invoices/${called}/finish-reminder-tasks`);
    expect(done.body.data[0].done_at).not.toBeNull();
    await api.post(`/invoices/${unreachable}/payments`, { method: 'cash' });
    expect((await api.get('/reminders/tasks')).body).toEqual({ data: [] });
  });

  it('is shown before it is asked for, also while nothing goes out', async () => {
    const invoice = await dueInvoice({ due_date: '2026-11-24', issue_date: '2026-11-20' });
    service.clock.passes('4 days');
    const before = await api.get('/reminders/forecast');
    expect(before.body).toMatchObject({
      enabled: false,
      at: '2026-11-30T09:00:00.000Z',
      data: [{ level: 1, amount_due: 119, channel: 'email', fee: null, invoices: [{ invoice_id: invoice }] }],
    });
    await policy();
    await daysPass(1);
    expect((await asked(invoice)).length).toBe(1);
    expect((await api.get('/reminders/forecast')).body).toMatchObject({ enabled: true, data: [] });
  });
});

describe('a person', () => {
  it('asks at the next level at any time, with words of their own', async () => {
    const invoice = await dueInvoice();
    await api.post(`/invoices/${invoice}/remind`);
    service.clock.passes('15 days');
    const second = await api.post(`/invoices/${invoice}/remind`, { text: 'Please call me.' });
    expect(second.body).toMatchObject({ kind: 'reminder_2', text: 'Please call me.', status: 'queued' });
    expect((await days(invoice)).length).toBe(2);
    const draft = await api.post(`/invoices/${await tenant.invoice()}/remind`);
    expect([draft.status, draft.body.code]).toEqual([409, 'invalid_state_transition']);
    const nobody = await api.post(`/invoices/${await dueInvoice({ due_date: '2026-12-31' }, {})}/remind`);
    expect(nobody.body.errors).toMatchObject([{ pointer: '#/to', code: 'recipient_missing' }]);
  });

  it('is told what is wrong with a policy, and changes only what they have seen', async () => {
    const owner = await tenant.signIn();
    const wrong = await owner.put('/reminder-policy', { levels: [{ days: 7 }, { days: 3 }] });
    expect(wrong.body.errors).toMatchObject([{ pointer: '#/levels/1/days', code: 'out_of_order' }]);
    expect((await owner.put('/reminder-policy', { send_at: '24:00' })).status).toBe(422);
    await policy({ enabled: true });
    const stale = await owner.put('/reminder-policy', {}, { headers: { 'If-Match': '"1"' } });
    expect(stale.body.code).toBe('precondition_failed');
    expect((await owner.get('/reminder-policy')).body).toMatchObject({ version: 2, enabled: true });
  });
});
