import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './documents/german-parties.js';

const DISCOUNT = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  service.clock.set('2026-11-02T10:00:00Z');
  tenant = await service.newTenant('instalments');
  ({ api } = tenant);
  await becomeGerman(tenant);
  customer_id = await tenant.customer({ ...germanBuyer, locale: 'en', email: 'ap@example.com' });
  product_id = await tenant.product();
});
afterAll(() => service.stop());

/** Three instalments, the first one at once. */
const THREE = [
  { percent: 50, days: 14 },
  { percent: 25, days: 45 },
  { percent: 25, days: 75 },
];

/** 1,000 and 19 % of tax, to be paid on 16 November, 17 December and 16 January. */
async function issued(fields: object = {}): Promise<string> {
  const items = [{ product_id, quantity: 1, price: 1000 }];
  const body = { customer_id, items, tax_rate: 19, payment_plan: THREE, finalize: true, ...fields };
  const { status, body: invoice } = await api.post('/invoices', body);
  expect([status, invoice.errors]).toEqual([201, undefined]);
  return invoice.id as string;
}

async function refused(fields: object): Promise<object[]> {
  const items = [{ product_id, quantity: 1, price: 1000 }];
  const { status, body } = await api.post('/invoices', { customer_id, items, tax_rate: 19, ...fields });
  expect(status).toBe(422);
  return (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code]);
}

async function shown(id: string) {
  const { body } = await api.get(`/invoices/${id}`);
  const instalments = body.instalments as {
    due_date: string;
    amount: number;
    amount_due: number;
    state: string;
  }[];
  return {
    body,
    instalments: instalments.map((one) => [one.due_date, one.amount, one.amount_due, one.state]),
  };
}

async function pay(id: string, amount: number): Promise<string> {
  const { status, body } = await api.post(`/invoices/${id}/payments`, { amount, method: 'bank_transfer' });
  expect(status).toBe(201);
  return body.id as string;
}

async function pageOf(invoice: string): Promise<string> {
  const { body } = await api.post(`/invoices/${invoice}/links`);
  return (await fetch(service.url + (body.path as string))).text();
}

/** The file of a valid invoice. */
async function printed(id: string, format: string): Promise<string> {
  const { status, body } = await api.get(`/invoices/${id}/documents/${format}`);
  expect([status, (body as { errors?: unknown }).errors]).toEqual([200, undefined]);
  return body as string;
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('an invoice in instalments', () => {
  it('tells what has become of each, and whatever comes settles the oldest first', async () => {
    const id = await issued();
    const first = await shown(id);
    expect(first.body).toMatchObject({
      due_date: '2026-11-16',
      issued_due_date: '2027-01-16',
      payment_terms: null,
      payment_plan: [
        { due_date: '2026-11-16', amount: 595, percent: 50, days: 14 },
        { due_date: '2026-12-17', amount: 297.5, percent: 25, days: 45 },
        { due_date: '2027-01-16', amount: 297.5, percent: 25, days: 75 },
      ],
      settlement: { due: 1190, due_next: 595, by: '2026-11-16' },
    });
    expect(first.instalments).toEqual([
      ['2026-11-16', 595, 595, 'open'],
      ['2026-12-17', 297.5, 297.5, 'open'],
      ['2027-01-16', 297.5, 297.5, 'open'],
    ]);
    const payment = await pay(id, 700);
    const after = await shown(id);
    expect(after.body).toMatchObject({ due_date: '2026-12-17', settlement: { due: 490, due_next: 192.5 } });
    expect(after.instalments).toEqual([
      ['2026-11-16', 595, 0, 'paid'],
      ['2026-12-17', 297.5, 192.5, 'partly_paid'],
      ['2027-01-16', 297.5, 297.5, 'open'],
    ]);
    expect((await api.post(`/payments/${payment}/reverse`, { reason: 'returned' })).status).toBe(200);
    expect((await shown(id)).instalments).toEqual(first.instalments);
  });

  it('with 2 % discount, paid whole in time: record what came, and nothing is due anywhere', async () => {
    const id = await issued({ payment_terms: DISCOUNT });
    await pay(id, 1166.2);
    const { body, instalments } = await shown(id);
    expect(body).toMatchObject({ status: 'paid', settlement: { due: 0, due_next: 0, discount: 23.8 } });
    expect(instalments.map(([, , due, state]) => [due, state])).toEqual([
      [0, 'paid'],
      [0, 'paid'],
      [0, 'paid'],
    ]);
    expect((await api.get(`/customers/${customer_id}/statement`)).body).toMatchObject({
      closing_balance: 0,
      open_invoices: [],
    });
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toEqual([]);
    expect((await api.get('/reports/receivables')).body.data).toMatchObject([{ due: 0, overdue: 0 }]);
    expect(textOf(await pageOf(id))).toContain('Nothing is left to be paid.');
  });

  it('counts by the day of each instalment in balance, statement and receivables', async () => {
    const id = await issued();
    service.clock.set('2026-12-20T10:00:00Z');
    const { body, instalments } = await shown(id);
    expect(body).toMatchObject({ overdue: true, settlement: { due: 1190, due_next: 892.5 } });
    expect(instalments.map(([, , , state]) => state)).toEqual(['overdue', 'overdue', 'open']);
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toMatchObject([
      { due: 1190, overdue: 892.5 },
    ]);
    const ages = [
      { bucket: 'not_due', amount: 297.5, invoices: 1 },
      { bucket: '1_30', amount: 297.5, invoices: 1 },
      { bucket: '31_60', amount: 595, invoices: 1 },
    ];
    const { body: statement } = await api.get(`/customers/${customer_id}/statement`);
    expect(statement).toMatchObject({
      closing_balance: 1190,
      aging: expect.arrayContaining(ages.map((one) => expect.objectContaining(one))),
    });
    expect(
      (statement.open_invoices as { due_date: string; amount_due: number }[]).map((one) => [
        one.due_date,
        one.amount_due,
      ]),
    ).toEqual([
      ['2026-11-16', 595],
      ['2026-12-17', 297.5],
      ['2027-01-16', 297.5],
    ]);
    const { body: now } = await api.get('/reports/receivables');
    expect(now.data).toMatchObject([{ due: 1190, overdue: 892.5 }]);
    expect((now.data[0] as { aging: object[] }).aging.slice(0, 3)).toMatchObject(ages);
    // As it was on the day before the second instalment was due.
    const { body: then } = await api.get('/reports/receivables?as_of=2026-12-16');
    expect(then.data).toMatchObject([{ due: 1190, overdue: 595 }]);
    await pay(id, 595);
    expect((await api.get('/reports/receivables')).body.data).toMatchObject([{ due: 595, overdue: 297.5 }]);
    expect((await api.get('/invoices?status=overdue')).body.data).toHaveLength(1);
    await pay(id, 297.5);
    expect((await api.get('/invoices?status=overdue')).body.data).toHaveLength(0);
  });

  it('is announced as overdue for each instalment that was due', async () => {
    const id = await issued();
    service.clock.set('2026-11-17T00:00:00Z');
    await service.jobsRun();
    await pay(id, 595);
    service.clock.set('2026-12-18T00:00:00Z');
    await service.jobsRun();
    await service.eventsNumbered();
    const { body } = await (await tenant.signIn()).get(`/events?object_id=${id}&type=invoice.overdue`);
    expect(body.data).toHaveLength(2);
  });

  it('is settled by what was prepaid and credited from the oldest on, too', async () => {
    const id = await issued({ prepaid_amount: 600 });
    expect((await shown(id)).body).toMatchObject({
      due_date: '2026-12-17',
      settlement: { due: 590, due_next: 292.5 },
    });
    const note = await api.post(`/invoices/${id}/credit-notes`, {
      reason: 'other',
      items: [{ amount: 250, tax_rate: 19, description: 'Part' }],
    });
    expect(note.status).toBe(201);
    expect((await shown(id)).instalments.map(([, , due, state]) => [due, state])).toEqual([
      [0, 'paid'],
      [0, 'paid'],
      [292.5, 'partly_paid'],
    ]);
  });

  it('is frozen as it was agreed on the day of issue, when its days count from there', async () => {
    const items = [{ product_id, quantity: 1, price: 1000 }];
    const draft = await api.post('/invoices', { customer_id, items, tax_rate: 19, payment_plan: THREE });
    service.clock.set('2026-11-05T10:00:00Z');
    const { body } = await api.post(`/invoices/${draft.body.id as string}/finalize`);
    expect((body.payment_plan as { due_date: string }[]).map(({ due_date }) => due_date)).toEqual([
      '2026-11-19',
      '2026-12-20',
      '2027-01-19',
    ]);
    expect((await tenant.signIn().then((owner) => owner.get('/audit/verify'))).body).toMatchObject({
      intact: true,
    });
    const copy = await api.post(`/invoices/${draft.body.id as string}/duplicate`, { prices: 'keep' });
    expect(copy.body.payment_plan).toMatchObject(THREE);
    const extended = await api.post(`/invoices/${draft.body.id as string}/extend`, {
      due_date: '2027-05-01',
      reason: 'Asked.',
    });
    expect([extended.status, extended.body.errors]).toMatchObject([
      422,
      [{ pointer: '#/due_date', code: 'paid_in_instalments' }],
    ]);
  });

  it.each([
    [{ payment_plan: [{ percent: 100, days: 1 }] }, ['#/payment_plan', 'too_few']],
    [{ payment_plan: THREE, due_date: '2027-01-01' }, ['#/due_date', 'not_allowed']],
  ])('is refused with a sentence where it cannot be: %j', async (fields, fault) => {
    expect(await refused(fields)).toEqual([fault]);
  });
});

describe('who asks for an invoice in instalments', () => {
  it('asks for what is overdue and no more, each instalment by itself', async () => {
    await (await tenant.signIn()).put('/reminder-policy', { enabled: true, business_days_only: false });
    const id = await issued();
    for (let day = 0; day < 8; day += 1) {
      service.clock.passes('1 day');
      await service.jobsRun();
    }
    service.clock.set('2026-11-25T10:00:00Z');
    await service.jobsRun();
    await pay(id, 595);
    service.clock.set('2026-12-26T10:00:00Z');
    await service.jobsRun();
    service.clock.passes('1 day');
    await service.jobsRun();
    const { body } = await api.get(`/invoices/${id}/reminders`);
    expect(
      (body.data as { instalment: number; level: number; amount_due: number }[]).map((one) => {
        return [one.instalment, one.level, one.amount_due];
      }),
    ).toEqual([
      [1, 1, 595],
      [2, 1, 297.5],
    ]);
    const { body: mails } = await api.get(`/messages?invoice_id=${id}`);
    expect((mails.data as { text: string }[])[0]?.text).toMatch(/297\.50/);
    expect((mails.data as { text: string }[])[0]?.text).not.toMatch(/1,190|595/);
  });

  it('mails what is to be paid next, and what follows', async () => {
    const id = await issued();
    const sent = await api.post(`/invoices/${id}/send`, {});
    expect(sent.status).toBe(200);
    const text = (sent.body.text as string).replace(/\s/g, ' ');
    expect(text).toContain('To be paid: €595.00 by 16 Nov 2026.');
    expect(text).toContain('Then €297.50 by 17 Dec 2026. Then €297.50 by 16 Jan 2027.');
  });

  it('shows the plan on the page, with a code over what is due next', async () => {
    const id = await issued();
    await pay(id, 700);
    const html = await pageOf(id);
    const text = textOf(html);
    expect(text).toContain('To be paid next €192.50');
    expect(text).toMatch(/Due by 16 Nov 2026 €595\.00 · Paid/);
    expect(text).toMatch(/Due by 17 Dec 2026 €297\.50 · Partly paid/);
  });

  it('prints the plan and writes it into the electronic invoice, which stays valid', async () => {
    const id = await issued(validInvoice);
    const { body: preflight } = await api.get(`/invoices/${id}/preflight?format=ubl`);
    expect(JSON.stringify(preflight)).not.toMatch(/BR-CO-25|BR-CO-16|BR-DE-18/);
    const xml = await printed(id, 'ubl');
    expect(xml).not.toContain('cbc:DueDate');
    expect(xml).toMatch(/Payable in 3 instalments:\s+1\. €595\.00 by 16\sNov\s2026/);
  });
});
