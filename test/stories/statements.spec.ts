import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

interface Statement {
  readonly opening_balance: number;
  readonly debit_total: number;
  readonly credit_total: number;
  readonly closing_balance: number;
  readonly unapplied_credit: number;
  readonly entries: readonly {
    date: string;
    type: string;
    number: string | null;
    amount: number;
    balance: number;
  }[];
  readonly open_invoices: readonly { number: string; days_overdue: number; amount_due: number }[];
  readonly aging: readonly { bucket: string; amount: number; invoices: number }[];
}

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let customer_id: string;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  service.clock.set('2026-11-21T10:00:00.000Z');
  await service.jobsRun();
  server.received.length = 0;
  tenant = await service.newTenant('accounts');
  customer_id = await tenant.customer({ email: 'ada@example.com', locale: 'de-AT' });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

async function statement(query = ''): Promise<Statement> {
  const answer = await tenant.api.get(`/customers/${customer_id}/statement${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

function lines({ entries }: Statement): unknown[] {
  return entries.map(({ date, type, amount, balance }) => [date, type, amount, balance]);
}

describe('a statement of account', () => {
  it('tells what happened, with the balance after each entry', async () => {
    const late = await tenant.issuedInvoice({ customer_id, due_date: '2026-11-23' });
    const voided = await tenant.issuedInvoice({ customer_id });
    await tenant.api.post(`/invoices/${voided}/void`);
    const moment = (): void => service.clock.passes('1 second');
    service.clock.passes('4 days');
    await tenant.api.post(`/invoices/${late}/payments`, { amount: 19, method: 'cash', reference: 'Till 7' });
    moment();
    await tenant.issuedInvoice({ customer_id });
    moment();
    const { body: payment } = await tenant.api.post('/payments', { customer_id, amount: 30, method: 'cash' });
    await tenant.api.post(`/payments/${payment.id as string}/refund`, { amount: 10 });
    moment();
    const other = await tenant.issuedInvoice({ customer_id });
    await tenant.credit(other);

    const shown = await statement();
    expect(lines(shown)).toEqual([
      ['2026-11-21', 'invoice', 119, 119],
      ['2026-11-21', 'invoice', 119, 238],
      ['2026-11-21', 'invoice_voided', -119, 119],
      ['2026-11-25', 'payment', -19, 100],
      ['2026-11-25', 'invoice', 119, 219],
      ['2026-11-25', 'payment', -30, 189],
      ['2026-11-25', 'refund', 10, 199],
      ['2026-11-25', 'invoice', 119, 318],
      ['2026-11-25', 'credit_note', -119, 199],
    ]);
    expect(shown).toMatchObject({
      opening_balance: 0,
      debit_total: 486,
      credit_total: 287,
      closing_balance: 199,
      unapplied_credit: 20,
    });
    expect(shown.open_invoices.map(({ days_overdue, amount_due }) => [days_overdue, amount_due])).toEqual([
      [2, 100],
      [0, 119],
    ]);
    expect(shown.aging.slice(0, 2)).toEqual([
      { bucket: 'not_due', amount: 119, invoices: 1 },
      { bucket: '1_30', amount: 100, invoices: 1 },
    ]);
  });

  it('opens with what was before, and a period in the past closes with what was then', async () => {
    await tenant.issuedInvoice({ customer_id });
    service.clock.passes('10 days');
    await tenant.api.post('/payments', { customer_id, amount: 50, method: 'cash' });
    const later = await statement('?from=2026-12-01');
    expect([later.opening_balance, lines(later)]).toEqual([119, [['2026-12-01', 'payment', -50, 69]]]);
    const before = await statement('?from=2026-11-01&to=2026-11-30');
    expect([before.opening_balance, before.closing_balance, before.entries.length]).toEqual([0, 119, 1]);
  });

  it('has the days of the organization, not those of UTC', async () => {
    const owner = await tenant.signIn();
    await owner.put('/organization', { name: 'Far', currency: 'EUR', time_zone: 'Pacific/Kiritimati' });
    const id = await tenant.issuedInvoice({ customer_id });
    await tenant.api.post(`/invoices/${id}/mark-uncollectible`);
    const shown = await statement();
    expect(lines(shown)).toEqual([
      ['2026-11-22', 'invoice', 119, 119],
      ['2026-11-22', 'invoice_written_off', -119, 0],
    ]);
    const before = await statement('?to=2026-11-21');
    expect(before.entries).toEqual([]);
  });

  it.each([
    ['?from=yesterday', 'from', 'invalid_parameter'],
    ['?from=2026-11-22&to=2026-11-21', 'from', 'out_of_range'],
    ['?to=2026-11-22', 'to', 'out_of_range'],
    ['?currency=euro', 'currency', 'invalid_parameter'],
  ])('refuses %s', async (query, pointer, code) => {
    const answer = await tenant.api.get(`/customers/${customer_id}/statement${query}`);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalid_parameter', errors: [{ pointer, code }] },
    ]);
  });

  it('of a stranger’s customer does not exist', async () => {
    const stranger = await service.newTenant('stranger');
    for (const path of ['statement', 'statement/pdf']) {
      expect((await stranger.api.get(`/customers/${customer_id}/${path}`)).status).toBe(404);
    }
    expect((await stranger.api.post(`/customers/${customer_id}/statement/send`, {})).status).toBe(404);
  });
});

describe('the PDF of a statement', () => {
  it('is a file for the customer, in a language that was asked for', async () => {
    await tenant.issuedInvoice({ customer_id });
    const own = await tenant.api.get(`/customers/${customer_id}/statement/pdf`);
    const french = await tenant.api.get(`/customers/${customer_id}/statement/pdf?language=fr`);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(own.headers.get('content-disposition')).toContain('statement-2026-11-21-EUR.pdf');
    expect(own.headers.get('etag')).not.toBe(french.headers.get('etag'));
    const again = await tenant.api.get(`/customers/${customer_id}/statement/pdf?language=de`);
    expect(again.headers.get('etag')).toBe(own.headers.get('etag'));
    const refused = await tenant.api.get(`/customers/${customer_id}/statement/pdf?language=it`);
    expect(refused.status).toBe(400);
  });
});

describe('a statement that is sent', () => {
  it('arrives with the PDF as it was then, and is announced', async () => {
    await tenant.issuedInvoice({ customer_id });
    const queued = await tenant.api.post(`/customers/${customer_id}/statement/send`, {});
    expect([queued.status, queued.body]).toMatchObject([
      200,
      { kind: 'statement', status: 'queued', object_id: customer_id, language: 'de' },
    ]);
    const pdf = await tenant.api.get(`/customers/${customer_id}/statement/pdf`);
    await tenant.issuedInvoice({ customer_id });
    await service.jobsRun();

    const [mail] = server.received;
    expect(mail?.subject).toBe('Kontoauszug von accounts');
    expect(mail?.text).toContain('Saldo: 119,00\u00a0€');
    expect(mail?.text).not.toContain('Überfällig');
    expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['statement-2026-11-21-EUR.pdf', 'application/pdf'],
    ]);
    const [attachment] = queued.body.attachments as { sha256: string }[];
    expect(pdf.headers.get('etag')).toBe(`"${attachment?.sha256 ?? ''}"`);
    const kept = await tenant.api.get(`/messages/${queued.body.id as string}/file`);
    expect(kept.headers.get('etag')).toBe(pdf.headers.get('etag'));
    // The feed numbers events after they are stored.
    const told = await eventually(async () => {
      const { body } = await tenant.api.get('/events?type=statement.sent');
      return (body.data as unknown[]).length > 0 ? (body.data as unknown[]) : undefined;
    });
    expect(told).toMatchObject([{ data: { object: { id: queued.body.id, status: 'sent' } } }]);
  });

  it('goes to the contact that wants statements, while invoices go to another one', async () => {
    const contacts = [
      { name: 'Ada', email: 'ada@example.com', receives_invoices: true },
      { name: 'Charles', email: 'charles@example.com', receives: ['statements', 'reminders'] },
    ];
    customer_id = await tenant.customer({ contacts });
    const to = ({ body }: { body: Record<string, unknown> }) =>
      (body['to'] as { address: string }[]).map(({ address }) => address);
    const sent = await tenant.api.post(`/customers/${customer_id}/statement/send`, {});
    expect(to(sent)).toEqual(['charles@example.com']);
    const invoice = await tenant.issuedInvoice({ customer_id });
    expect(to(await tenant.api.post(`/invoices/${invoice}/send`, {}))).toEqual(['ada@example.com']);
    const wrong = { contacts: [{ name: 'Ada', receives: ['letters'] }] };
    const refused = await tenant.api.post('/customers', { name: 'Engines', ...wrong });
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ pointer: '#/contacts/0/receives', code: 'not_allowed' }],
    ]);
  });

  it('can be sent again when it came back', async () => {
    const { body } = await tenant.api.post(`/customers/${customer_id}/statement/send`, {
      to: ['b@example.com'],
    });
    await service.jobsRun();
    await tenant.api.post(`/messages/${body.id as string}/report`, { outcome: 'bounced' });
    const again = await tenant.api.post(`/messages/${body.id as string}/resend`, { to: ['c@example.com'] });
    expect(again.status).toBe(200);
    await service.jobsRun();
    expect(server.received[1]?.attachments).toHaveLength(1);
  });

  it('names the fields of the body that are wrong, and is not sent', async () => {
    const path = `/customers/${customer_id}/statement/send`;
    const refused = await tenant.api.post(path, { period_from: '2026-11-21', period_to: '2026-11-20' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'validation_failed', errors: [{ pointer: '#/period_from', code: 'out_of_range' }] },
    ]);
    customer_id = await tenant.customer();
    const nobody = await tenant.api.post(`/customers/${customer_id}/statement/send`, {});
    expect([nobody.status, nobody.body]).toMatchObject([422, { errors: [{ pointer: '#/to' }] }]);
    await service.jobsRun();
    expect(server.received).toHaveLength(0);
  });
});
