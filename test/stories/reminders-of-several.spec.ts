import type { ApiClient } from '../support/api-client.js';
import { MailServer } from '../support/mail-server.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** A Monday, right after the time of day at which reminders go out. The organization of a test is in UTC. */
const START = '2026-11-23T09:00:00Z';
const LEVELS = [{ days: 3 }, { days: 14, fee: 5 }, { days: 28, fee: 12.5 }];

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  server = await MailServer.start();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'books@example.com',
    PUBLIC_URL: 'https://books.example.com',
    OUTBOUND_SPEED: '60',
  };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  service.clock.set(START);
  server.behaviour = { kind: 'accept' };
  server.received.length = 0;
  tenant = await service.newTenant('seller');
  ({ api } = tenant);
  customer_id = await tenant.customer({ email: 'ap@example.com' });
  await policy({ enabled: true, business_days_only: false, levels: LEVELS });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

async function policy(fields: object): Promise<void> {
  const owner = await tenant.signIn();
  expect((await owner.put('/reminder-policy', fields)).status).toBe(200);
}

async function invoice(due_date: string, fields: object = {}): Promise<string> {
  return tenant.issuedInvoice({ customer_id, due_date, ...fields });
}

async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    service.clock.passes('1 day');
    await service.jobsRun();
  }
}

interface Reminder {
  readonly level: number;
  readonly fee: number | null;
  readonly message_id: string | null;
  readonly channel: string;
}

async function remindersOf(id: string): Promise<Reminder[]> {
  return (await api.get(`/invoices/${id}/reminders`)).body.data as Reminder[];
}

async function mails(): Promise<Record<string, unknown>[]> {
  return (await api.get(`/messages?customer_id=${customer_id}`)).body.data as Record<string, unknown>[];
}

async function pay(id: string): Promise<void> {
  expect((await api.post(`/invoices/${id}/payments`, { method: 'cash' })).status).toBe(201);
}

function filesOf(mail: Record<string, unknown> | undefined): string[] {
  return (mail?.attachments as { format: string }[]).map(({ format }) => format);
}

describe('several late invoices of a customer', () => {
  it('are asked for by one mail, at the highest level, each with a reminder of its own', async () => {
    const old = await invoice('2026-11-30');
    const young = await invoice('2026-12-11');
    const elsewhere = await tenant.issuedInvoice({
      due_date: '2026-12-11',
      customer_id: await tenant.customer({ email: 'other@example.com' }),
    });
    await daysPass(10);
    server.received.length = 0;
    service.clock.set('2026-12-14T08:00:00Z');
    const forecast = (await api.get('/reminders/forecast')).body.data as { customer_id: string }[];
    expect(forecast.find((one) => one.customer_id === customer_id)).toMatchObject({
      level: 2,
      channel: 'email',
      amount_due: 238,
      fee: 5,
      invoices: [
        { invoice_id: old, level: 2 },
        { invoice_id: young, level: 1 },
      ],
    });
    service.clock.set('2026-12-14T09:00:00Z');
    await service.jobsRun();

    const [mail, ...more] = await mails();
    expect(mail).toMatchObject({
      kind: 'reminders_2',
      status: 'sent',
      object_id: customer_id,
      invoice_ids: [old, young],
    });
    expect(more.map(({ kind }) => kind)).toEqual(['reminder_1']);
    expect(filesOf(mail)).toEqual(['reminder_letter', 'pdf', 'pdf']);
    expect(mail?.text).toMatch(
      /INV-2026-00001 [^]*€119.00\nhttps:\/\/books\.example\.com\/i\/[^]*INV-2026-00002 [^]*€119.00\nhttps/u,
    );
    expect(mail?.text).toContain('With a reminder fee of €5.00, €243.00 is to be paid.');
    const asked = [...(await remindersOf(old)).slice(1), ...(await remindersOf(young))];
    expect(asked).toMatchObject([
      { level: 2, fee: 5, message_id: mail?.id },
      { level: 1, fee: null, message_id: mail?.id },
    ]);
    expect((await remindersOf(elsewhere)).map(({ level }) => level)).toEqual([1]);
    expect(await tenant.shownInvoice(old)).toMatchObject({ total: 119, amount_due: 119 });
    expect(server.received.map(({ envelopeTo }) => envelopeTo).sort()).toEqual([
      ['ap@example.com'],
      ['other@example.com'],
    ]);
    await service.eventsNumbered();
    const { body } = await api.get(`/events?object_id=${young}&type=invoice.reminded`);
    expect(body.data).toHaveLength(1);
    await expectLetter(mail?.id as string);
  });

  it('are asked for without those that were paid before the mail left', async () => {
    const [first, second, third] = [
      await invoice('2026-11-30'),
      await invoice('2026-11-30'),
      await invoice('2026-11-30'),
    ];
    server.behaviour = { kind: 'refuse', code: 451, text: '4.3.0 Later' };
    await daysPass(10);
    expect((await mails()).map(({ kind, status }) => [kind, status])).toEqual([['reminders_1', 'queued']]);
    await pay(second);
    server.behaviour = { kind: 'accept' };
    server.received.length = 0;
    await daysPass(1);
    const [again, before] = await mails();
    expect(before).toMatchObject({ status: 'cancelled', resent_as_id: again?.id });
    expect(again).toMatchObject({ kind: 'reminders_1', status: 'sent', invoice_ids: [first, third] });
    expect(again?.text).not.toContain('INV-2026-00002');
    expect(server.received).toHaveLength(1);
    const asked = await Promise.all([first, second, third].map(remindersOf));
    expect(asked.map(([one]) => one?.message_id)).toEqual([again?.id, before?.id, again?.id]);
  });

  it('become one when only one is left, and none when all are paid', async () => {
    const [kept, paid] = [await invoice('2026-11-30'), await invoice('2026-11-30')];
    server.behaviour = { kind: 'refuse', code: 451, text: '4.3.0 Later' };
    await daysPass(10);
    await pay(paid);
    await daysPass(1);
    expect((await mails()).map(({ kind, status, object_id }) => [kind, status, object_id])).toEqual([
      ['reminder_1', 'queued', kept],
      ['reminders_1', 'cancelled', customer_id],
    ]);
    await pay(kept);
    await daysPass(1);
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    server.behaviour = { kind: 'accept' };
    await daysPass(20);
    expect(await mails()).toHaveLength(2);
  });

  it('are asked for apart in each currency, without a fee where nobody said what it is', async () => {
    const euros = await invoice('2026-11-30');
    const francs = await invoice('2026-11-30', { currency: 'CHF' });
    service.clock.passes('21 days');
    await service.jobsRun();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['reminder_2', 'reminder_2']);
    expect((await remindersOf(euros)).map(({ fee }) => fee)).toEqual([5]);
    expect((await remindersOf(francs)).map(({ fee }) => fee)).toEqual([null]);
  });
});

describe('the letter of a reminder', () => {
  it('can be looked at before, and goes along from the second reminder on', async () => {
    const id = await invoice('2026-11-30');
    const before = await api.get(`/invoices/${id}/reminder-letter`);
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const first = await api.post(`/invoices/${id}/remind`);
    expect(filesOf(first.body)).toEqual(['pdf']);
    service.clock.passes('19 days');
    const second = await api.post(`/invoices/${id}/remind`);
    expect(filesOf(second.body)).toEqual(['reminder_letter', 'pdf']);
    await expectLetter(second.body.id as string);
    await pay(id);
    expect((await api.get(`/invoices/${id}/reminder-letter`)).body.code).toBe('invalid_state_transition');
  });

  it('is the only one that asks for a fee', async () => {
    const owner = await tenant.signIn();
    const wrong = await owner.put('/reminder-policy', {
      levels: [
        { days: 1, fee: 5 },
        { days: 2, channel: 'task', fee: 5 },
        { days: 3, fee: 5.001 },
      ],
    });
    expect(wrong.body.errors).toMatchObject([
      { pointer: '#/levels/0/fee', code: 'not_allowed' },
      { pointer: '#/levels/1/fee', code: 'not_allowed' },
      { pointer: '#/levels/2/fee', code: 'too_many_decimals' },
    ]);
    expect((await owner.get('/reminder-policy')).body.levels).toMatchObject([
      { days: 3, fee: null },
      { days: 14, fee: 5 },
      { days: 28, fee: 12.5 },
    ]);
  });
});

async function expectLetter(messageId: string): Promise<void> {
  const file = await api.get(`/messages/${messageId}/file`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const last = server.received.findLast(({ attachments }) =>
    attachments[0]?.filename?.startsWith('reminder-'),
  );
  if (last !== undefined) expect(last.attachments[0]?.content.toString('latin1').slice(0, 5)).toBe('%PDF-');
}
