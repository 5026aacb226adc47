import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What a recurring invoice will do, in both forms of its rule, and what becomes of one that is copied or deleted. */

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set('2027-01-15T10:00:00Z');
  tenant = await service.newTenant('dates');
  ({ api } = tenant);
  customer_id = await tenant.customer({ email: 'accounts@example.com' });
  product_id = await tenant.product({ price: 20, tax_rate: 19 });
});
afterAll(() => service.stop());

function content(fields: object = {}): object {
  const items = [{ product_id, quantity: 2, price: 9.5, description: 'Run {{number_of_run}}' }];
  return { customer_id, items, tax_rate: 19, message: '{{period.from}} to {{period.to}}', ...fields };
}

function create(fields: object): Promise<ApiAnswer> {
  return api.post('/recurring-invoices', { name: 'Hosting', content: content(), ...fields });
}

async function added(fields: object): Promise<Record<string, any>> {
  const { status, body } = await create(fields);
  expect([status, body.errors ?? []]).toEqual([201, []]);
  return body as Record<string, unknown>;
}

const monthly = { rule: { every: 1, unit: 'month', day: 31 } };

async function archivedProduct(): Promise<void> {
  await tenant.issuedInvoice({ items: [{ product_id, quantity: 1, price: 1 }] });
  expect((await api.delete(`/products/${product_id}`)).status).toBe(204);
}

describe('a preview', () => {
  it('answers dates, periods, amounts, days off and the first invoice, and stores nothing', async () => {
    const { status, body } = await api.post('/recurring-invoices/preview', {
      rrule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1MO;COUNT=2',
      start_on: '2026-03-01',
      content: content(),
    });
    expect([status, body.errors ?? []]).toEqual([200, []]);
    expect(body.rule).toEqual({ every: 1, unit: 'year', month: 3, weekday: 'monday', nth: 5 });
    expect(body.rrule).toBe('FREQ=YEARLY;BYMONTH=3;BYDAY=-1MO;COUNT=2');
    const priced = { total: 22.61, currency: 'EUR', is_weekend: false };
    expect(body.data).toEqual([
      {
        ...{ ...priced, occurrence: 1, planned_on: '2026-03-30', is_bank_holiday: false },
        ...{ period_start: '2026-03-30', period_end: '2027-03-28' },
      },
      {
        ...{ ...priced, occurrence: 2, planned_on: '2027-03-29', is_bank_holiday: true },
        ...{ period_start: '2027-03-29', period_end: '2028-03-26' },
      },
    ]);
    expect(body.invoice).toMatchObject({
      issue_date: '2026-03-30',
      message: '30\u00a0Mar\u00a02026 to 28\u00a0Mar\u00a02027',
      service_period: { start: '2026-03-30', end: '2027-03-28' },
      total: 22.61,
      items: [{ description: 'Run 1', net: 19 }],
    });
    expect((await api.get('/recurring-invoices')).body.data).toEqual([]);
    expect((await api.get('/invoices')).body.data).toEqual([]);
  });

  it('answers the dates alone while there is no content', async () => {
    const { body } = await api.post('/recurring-invoices/preview', monthly);
    expect(body.data).toHaveLength(24);
    expect(body.data[0]).toMatchObject({ planned_on: '2027-01-31', is_weekend: true, total: null });
    expect(body.invoice).toBeNull();
  });

  it('is refused as creating it would be', async () => {
    const refused = (body: object) => api.post('/recurring-invoices/preview', body);
    await archivedProduct();
    expect(errorsOf(await refused({ ...monthly, content: content() }))).toEqual([
      '#/content/items/0/product_id archived',
    ]);
    expect(errorsOf(await refused({}))).toEqual(['#/rule required']);
    expect(errorsOf(await refused({ ...monthly, end_on: '2027-01-30' }))).toEqual(['#/end_on not_allowed']);
  });
});

describe('a rule of RFC 5545', () => {
  it('is taken, answered and counted from where it begins', async () => {
    const one = await added({ rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3' });
    expect(one).toMatchObject({
      rule: { every: 1, unit: 'month', day: 31 },
      end_after: 3,
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
      rule_from: '2027-01-15',
      next_on: '2027-01-31',
    });
    await api.post(`/recurring-invoices/${String(one['id'])}/run-now`);
    const changed = { name: 'Hosting', content: content(), rrule: 'FREQ=WEEKLY;BYDAY=SU,WE', end_after: 3 };
    const { body } = await api.put(`/recurring-invoices/${String(one['id'])}`, changed);
    expect(body).toMatchObject({
      rrule: 'FREQ=WEEKLY;BYDAY=SU,WE;COUNT=2',
      rule_from: '2027-02-28',
      next_on: '2027-02-28',
    });
  });

  it('does not move the dates when the same one is said again', async () => {
    // Not today, a Friday: the job would run that date before somebody does.
    const { id } = await added({ rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA' });
    const again = { name: 'Hosting', content: content(), rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA' };
    await api.post(`/recurring-invoices/${String(id)}/run-now`);
    expect((await api.put(`/recurring-invoices/${String(id)}`, again)).body).toMatchObject({
      rule_from: '2027-01-15',
      next_on: '2027-01-30',
    });
  });

  it('is refused where it would leave out months, with what to write instead', async () => {
    const refused = await create({ rrule: 'FREQ=MONTHLY;BYMONTHDAY=31' });
    expect(errorsOf(refused)).toEqual(['#/rrule not_allowed']);
    expect(refused.body.errors[0].detail).toContain('BYMONTHDAY=-1');
    expect(errorsOf(await create({ ...monthly, rrule: 'FREQ=DAILY' }))).toEqual(['#/rrule not_allowed']);
    expect(errorsOf(await create({ rrule: 'FREQ=DAILY;COUNT=1', end_after: 2 }))).toEqual([
      '#/end_after not_allowed',
    ]);
  });
});

describe('dates to come', () => {
  it('have the amount of an invoice today, and none while that would be refused', async () => {
    const { id } = await added({ ...monthly, prices: 'product' });
    const shown = async () => (await api.get(`/recurring-invoices/${String(id)}/occurrences`)).body.data[1];
    expect(await shown()).toMatchObject({ planned_on: '2027-02-28', total: 47.6, currency: 'EUR' });
    await api.patch(`/products/${product_id}`, { price: 30 });
    expect(await shown()).toMatchObject({ total: 71.4 });
    await archivedProduct();
    expect(await shown()).toMatchObject({ planned_on: '2027-02-28', total: null, currency: null });
  });

  it('are in a calendar of all for twelve months, the soonest first, without those that are paused', async () => {
    const twice = await added({ rule: { every: 1, unit: 'year' }, start_on: '2027-02-28' });
    await added({ ...monthly, end_after: 2, name: 'Support' });
    const paused = await added(monthly);
    await api.post(`/recurring-invoices/${String(paused['id'])}/pause`);
    const { body } = await api.get('/recurring-invoices/calendar');
    const entries = (body.data as Record<string, unknown>[]).map((one) => [one['planned_on'], one['name']]);
    expect(entries[0]).toEqual(['2027-01-31', 'Support']);
    expect(entries.slice(1).sort()).toEqual([
      ['2027-02-28', 'Hosting'],
      ['2027-02-28', 'Support'],
    ]);
    expect(body.has_more).toBe(false);
    expect(body.data.find((one: { name: string }) => one.name === 'Hosting')).toEqual({
      recurring_invoice_id: twice['id'],
      ...{ name: 'Hosting', customer_id, occurrence: 1, planned_on: '2027-02-28' },
      ...{ is_weekend: true, is_bank_holiday: false, total: 22.61, currency: 'EUR' },
    });
  });
});

describe('what an invoice of it comes to', () => {
  it('is told as it was checked, and as the latest run made it', async () => {
    const one = await added({ ...monthly, prices: 'product' });
    expect(one).toMatchObject({ total: 47.6, currency: 'EUR' });
    await api.patch(`/products/${product_id}`, { price: 30 });
    const run = await api.post(`/recurring-invoices/${String(one['id'])}/run-now`);
    const { body } = await api.get(`/recurring-invoices/${String(one['id'])}`);
    expect(body).toMatchObject({ total: 71.4, currency: 'EUR' });
    const made = await api.get(`/invoices?recurring_invoice_id=${String(one['id'])}`);
    expect(made.body.data.map((invoice: { id: string }) => invoice.id)).toEqual([run.body.invoice_id]);
    const none = await api.get('/invoices?recurring_invoice_id=rec_01h455vb4pex5vsknk084sn02q');
    expect(none.body.data).toEqual([]);
  });
});

describe('a duplicate', () => {
  it('is paused, keeps step with its source, and says the same', async () => {
    const terms = { net_days: 10 };
    const { id } = await added({
      ...{ ...monthly, action: 'finalize', end_after: 3, end_on: '2027-12-31', period: 'in_arrears' },
      content: content({ payment_terms: terms, reference: 'PO 4711' }),
    });
    await api.post(`/recurring-invoices/${String(id)}/run-now`);
    const { status, body } = await api.post(`/recurring-invoices/${String(id)}/duplicate`, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'paused', name: 'Hosting', customer_id, action: 'finalize', period: 'in_arrears' },
      ...{
        start_on: '2027-02-28',
        next_on: '2027-02-28',
        next_occurrence: 1,
        end_after: 3,
        end_on: '2027-12-31',
      },
      content: { payment_terms: terms, reference: 'PO 4711' },
    });
    service.clock.set('2027-03-01T10:00:00Z');
    await service.jobsRun();
    expect((await api.get(`/recurring-invoices/${String(body.id)}/runs`)).body.data).toEqual([]);
  });

  it('for another customer leaves out what belongs to the first, and ends that have passed', async () => {
    const { id } = await added({
      ...{ ...monthly, end_on: '2027-06-30' },
      content: content({ payment_terms: { net_days: 10 }, reference: 'PO 4711', note: 'Ours' }),
    });
    const other = await tenant.customer();
    await api.post(`/recurring-invoices/${String(id)}/end`);
    service.clock.set('2027-08-01T10:00:00Z');
    const wishes = { customer_id: other, name: 'For another' };
    const { body } = await api.post(`/recurring-invoices/${String(id)}/duplicate`, wishes);
    expect(body).toMatchObject({
      customer_id: other,
      name: 'For another',
      start_on: '2027-08-01',
      end_on: null,
    });
    expect(Object.keys(body.content as object).sort()).toEqual([
      ...['customer_id', 'items', 'message', 'note', 'tax_rate'],
    ]);
  });
});

describe('deleting a recurring invoice', () => {
  it('leaves nothing of one that made nothing, even if a run failed', async () => {
    const { id } = await added({ rule: { every: 1, unit: 'day' }, start_on: '2027-01-16' });
    await archivedProduct();
    service.clock.set('2027-01-16T10:00:00Z');
    await service.jobsRun();
    const path = `/recurring-invoices/${String(id)}`;
    expect((await api.get(path)).body.status).toBe('attention');
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get(path)).status).toBe(404);
    service.clock.set('2027-01-18T10:00:00Z');
    await service.jobsRun();
    expect((await api.get('/invoices?status=draft')).body.data).toEqual([]);
    expect(await eventsOf(service, String(id))).toEqual([
      'recurring_invoice.created',
      'recurring_invoice.run_failed',
      'recurring_invoice.deleted',
    ]);
  });

  it('is refused once a date ran or was skipped, and says what may be done', async () => {
    const { id } = await added(monthly);
    await api.post(`/recurring-invoices/${String(id)}/skip`);
    const { status, body } = await api.delete(`/recurring-invoices/${String(id)}`);
    expect([status, body.code]).toEqual([409, 'invalid_state_transition']);
    expect(body.available_actions).toContain('end');
    expect(body.available_actions).not.toContain('delete');
  });
});
