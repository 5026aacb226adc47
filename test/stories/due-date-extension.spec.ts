import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './documents/german-parties.js';

/** Issued on this day, and due two weeks later: an organization of a test is in UTC. */
const ISSUED = '2026-11-21T10:00:00Z';
const DUE = '2026-12-05';
const LATER = '2027-01-15';
const REASON = 'Asked for six more weeks on the phone.';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  service.clock.set(ISSUED);
  tenant = await service.newTenant('seller');
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function customerWithInvoice(fields: object = {}): Promise<{ customer: string; invoice: string }> {
  const customer = await tenant.customer({ email: 'ap@example.com' });
  return { customer, invoice: await tenant.issuedInvoice({ customer_id: customer, ...fields }) };
}

async function extend(invoice: string, due_date = LATER, reason = REASON) {
  return api.post(`/invoices/${invoice}/extend`, { due_date, reason });
}

async function overdueEvents(): Promise<number> {
  await service.jobsRun();
  await service.eventsNumbered();
  return (await api.get('/events?type=invoice.overdue')).body.data.length as number;
}

/** Clock time goes on; a key ends later than a session. */
function dayIs(day: string): void {
  service.clock.set(`${day}T10:00:00Z`);
}

describe('an invoice whose customer has asked for more time', () => {
  it('is owed later, and stays as it was issued', async () => {
    const { invoice } = await customerWithInvoice({
      payment_terms: { net_days: 14, early_payment: [{ days: 7, percent: 2 }] },
    });
    const before = (await api.get(`/invoices/${invoice}`)).body;
    expect([before.due_date, before.issued_due_date, before.extensions]).toEqual([DUE, DUE, []]);
    expect(before.available_actions).toContain('extend');
    const answer = await extend(invoice);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"v3"']);
    const { updated_at } = answer.body;
    const granted = { extended_on: '2026-11-21', extended_at: '2026-11-21T10:00:00.000Z' };
    expect(answer.body).toEqual({
      ...before,
      version: 3,
      updated_at,
      due_date: LATER,
      extensions: [{ due_date: LATER, previous_due_date: DUE, ...granted, reason: REASON }],
      settlement: { ...before.settlement, by: LATER },
    });
    expect(before.settlement.open_discounts).toMatchObject([{ until: '2026-11-28' }]);
    expect((await api.get(`/invoices/${invoice}`)).body).toEqual(answer.body);
    const listed = (await api.get(`/invoices?due_date[gte]=${LATER}`)).body.data;
    expect(listed).toMatchObject([{ id: invoice, due_date: LATER, issued_due_date: DUE }]);
    const [series] = (await api.get('/number-series')).body.data;
    expect((await api.get(`/number-series/${series.id}/audit`)).body.intact).toBe(true);
  });

  it('is printed and written as it was issued', async () => {
    await becomeGerman(tenant);
    const customer_id = await tenant.customer(germanBuyer);
    const invoice = await tenant.issuedInvoice({ customer_id, ...validInvoice, due_date: DUE });
    await extend(invoice);
    const xml = (await api.get(`/invoices/${invoice}/documents/ubl`)).body as string;
    expect(xml).toContain(`<cbc:DueDate>${DUE}</cbc:DueDate>`);
    expect(xml).not.toContain(LATER);
  });

  it('is overdue no more, and is again after the new day, which is announced again', async () => {
    const { customer, invoice } = await customerWithInvoice();
    dayIs('2026-12-06');
    expect(await overdueEvents()).toBe(1);
    expect((await extend(invoice)).body).toMatchObject({ overdue: false });
    expect((await api.get(`/invoices?status=overdue&customer_id=${customer}`)).body.data).toEqual([]);
    expect(await overdueEvents()).toBe(1);
    dayIs(LATER);
    expect(await overdueEvents()).toBe(1);
    dayIs('2027-01-16');
    expect(await overdueEvents()).toBe(2);
    expect((await api.get(`/invoices/${invoice}`)).body.overdue).toBe(true);
    expect(await overdueEvents()).toBe(2);
  });

  it('is announced once where it is moved before its first day has passed', async () => {
    const { invoice } = await customerWithInvoice();
    await extend(invoice);
    dayIs('2026-12-06');
    expect(await overdueEvents()).toBe(0);
    dayIs('2027-01-16');
    expect(await overdueEvents()).toBe(1);
  });

  it('is reminded of after the new day', async () => {
    const owner = await tenant.signIn();
    await owner.put('/reminder-policy', { enabled: true, business_days_only: false });
    const { invoice } = await customerWithInvoice();
    await extend(invoice, '2026-12-10');
    const { next } = (await api.get(`/invoices/${invoice}/reminders`)).body;
    expect(next).toMatchObject({ level: 1, on: '2026-12-13' });
  });

  it('says the new day in mails and on the page of its customer', async () => {
    const { invoice } = await customerWithInvoice();
    await extend(invoice);
    const preview = await api.post(`/invoices/${invoice}/send-preview`, {});
    expect(preview.body.text).toMatch(/15\sJan\s2027/);
    expect(preview.body.text).not.toMatch(/5\sDec\s2026/);
    const { path } = (await api.post(`/invoices/${invoice}/links`)).body;
    const page = await fetch(`${service.url}${path as string}`);
    expect(await page.text()).toMatch(/15\sJan(uary)?\s2027/);
  });

  it('tells who has moved it, why and from which day', async () => {
    const { invoice } = await customerWithInvoice();
    await extend(invoice);
    await service.eventsNumbered();
    const [event] = (await api.get(`/events?type=invoice.extended&object_id=${invoice}`)).body.data;
    expect(event.data).toMatchObject({
      object: { id: invoice, due_date: LATER, extensions: [{ reason: REASON }] },
      previous_attributes: { due_date: DUE, extensions: [] },
    });
  });
});

describe('what was owed on an earlier day', () => {
  it('has the due date of that day, in reports and statements', async () => {
    const { customer, invoice } = await customerWithInvoice();
    dayIs('2026-12-10');
    await extend(invoice);
    await extend(invoice, '2027-01-10');
    const aged = async (day: string): Promise<unknown> => {
      const { body } = await api.get(`/reports/receivables?as_of=${day}`);
      const [{ overdue, aging }] = body.data;
      return [overdue, aging.filter((one: { invoices: number }) => one.invoices > 0)];
    };
    expect(await aged('2026-12-09')).toMatchObject([119, [{ bucket: '1_30', amount: 119 }]]);
    expect(await aged('2026-12-10')).toMatchObject([0, [{ bucket: 'not_due', amount: 119 }]]);
    const open = async (to: string): Promise<unknown> => {
      const query = `from=2026-11-01&to=${to}&currency=EUR`;
      return (await api.get(`/customers/${customer}/statement?${query}`)).body.open_invoices;
    };
    expect(await open('2026-12-09')).toMatchObject([{ due_date: DUE, days_overdue: 4 }]);
    expect(await open('2026-12-10')).toMatchObject([{ due_date: '2027-01-10', days_overdue: 0 }]);
  });
});

describe('a due date that cannot be moved', () => {
  it('is one before that of the document; an extension can be shortened and taken back', async () => {
    const { invoice } = await customerWithInvoice();
    expect((await extend(invoice, '2026-12-04')).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '#/due_date', code: 'before_issued_due_date' }],
    });
    await extend(invoice);
    const same = await extend(invoice);
    expect(same.body).toMatchObject({ version: 3, extensions: [{ due_date: LATER }] });
    expect((await extend(invoice, DUE, 'Was meant for another invoice.')).body).toMatchObject({
      due_date: DUE,
      issued_due_date: DUE,
      extensions: [{ due_date: LATER }, { due_date: DUE, previous_due_date: LATER }],
    });
  });

  it('is that of a draft, and of an invoice that nobody is asked for', async () => {
    const draft = await tenant.invoice();
    const { invoice } = await customerWithInvoice();
    await api.post(`/invoices/${invoice}/void`);
    for (const id of [draft, invoice]) {
      expect((await extend(id)).body).toMatchObject({ status: 409, code: 'invalid_state_transition' });
    }
    expect((await extend(invoice, LATER, '')).body.code).toBe('validation_failed');
  });
});
