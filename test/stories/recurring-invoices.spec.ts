import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const START = '2027-01-15T10:00:00Z';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set(START);
  tenant = await service.newTenant('recurring');
  ({ api } = tenant);
  customer_id = await tenant.customer({ locale: 'de', email: 'accounts@example.com' });
  product_id = await tenant.product({ price: 20, tax_rate: 19 });
});
afterAll(() => service.stop());

function content(fields: object = {}): object {
  const line = {
    product_id,
    quantity: 2,
    price: 9.5,
    description: 'Lauf {{number_of_run}}, {{month}} {{year}}',
  };
  return { customer_id, items: [line], tax_rate: 19, message: '{{period.from}} – {{period.to}}', ...fields };
}

function create(fields: object = {}): Promise<ApiAnswer> {
  const rule = { every: 1, unit: 'month', day: 31 };
  return api.post('/recurring-invoices', { name: 'Hosting', content: content(), rule, ...fields });
}

async function idOf(fields: object = {}): Promise<string> {
  const { status, body } = await create(fields);
  expect([status, body.errors ?? []]).toEqual([201, []]);
  return body.id as string;
}

async function at(instant: string): Promise<void> {
  service.clock.set(instant);
  await service.jobsRun();
}

async function runsOf(id: string): Promise<Record<string, any>[]> {
  return (await api.get(`/recurring-invoices/${id}/runs`)).body.data as Record<string, unknown>[];
}

async function shown(id: string): Promise<Record<string, unknown>> {
  return (await api.get(`/recurring-invoices/${id}`)).body as Record<string, unknown>;
}

describe('a recurring invoice', () => {
  it('makes an invoice on each of its dates, at its time and not before', async () => {
    const id = await idOf({ action: 'finalize', end_after: 3 });
    await at('2027-01-31T05:59:59Z');
    expect(await runsOf(id)).toEqual([]);
    for (const instant of ['2027-01-31T06:00:00Z', '2027-02-28T06:00:00Z', '2027-03-31T06:00:00Z']) {
      await at(instant);
      await service.jobsRun();
    }
    await at('2027-06-30T06:00:00Z');
    const runs = await runsOf(id);
    expect(runs.map((run) => [run['occurrence'], run['planned_on'], run['state']])).toEqual([
      [3, '2027-03-31', 'done'],
      [2, '2027-02-28', 'done'],
      [1, '2027-01-31', 'done'],
    ]);
    expect(await shown(id)).toMatchObject({
      status: 'ended',
      next_on: null,
      available_actions: ['duplicate'],
    });
    const second = (await api.get(`/invoices/${String(runs[1]?.['invoice_id'])}`)).body;
    expect(second).toMatchObject({
      status: 'open',
      recurring_invoice_id: id,
      issue_date: '2027-02-28',
      service_period: { start: '2027-02-28', end: '2027-03-30' },
      message: '28.02.2027 – 30.03.2027',
      total: 22.61,
    });
    expect(second.items[0].description).toBe('Lauf 2, Februar 2027');
    expect(await eventsOf(service, id)).toEqual([
      'recurring_invoice.created',
      'recurring_invoice.run',
      'recurring_invoice.run',
      'recurring_invoice.run',
      'recurring_invoice.ended',
    ]);
  });

  it('sends what it makes, to the address of the customer', async () => {
    const id = await idOf({ action: 'finalize_and_send', rule: { every: 1, unit: 'day' }, end_after: 1 });
    await at('2027-01-16T06:00:00Z');
    const [run] = await runsOf(id);
    const { body } = await api.get(`/messages?invoice_id=${String(run?.['invoice_id'])}`);
    expect(body.data).toMatchObject([{ kind: 'invoice', to: [{ address: 'accounts@example.com' }] }]);
  });

  it('takes the prices that products have at the run, if that is wanted', async () => {
    const rule = { every: 1, unit: 'week' };
    const id = await idOf({ prices: 'product', rule, start_on: '2027-01-16', end_after: 1 });
    await api.patch(`/products/${product_id}`, { price: 30, tax_rate: 7 });
    await at('2027-01-16T10:00:01Z');
    const [run] = await runsOf(id);
    const { body } = await api.get(`/invoices/${String(run?.['invoice_id'])}`);
    expect(body).toMatchObject({ status: 'draft', subtotal: 60, tax_total: 4.2 });
  });

  it('follows the time zone of the organization over the change of the clocks', async () => {
    const abroad = { name: 'Abroad', currency: 'EUR', time_zone: 'Europe/Berlin' };
    expect((await (await tenant.signIn()).put('/organization', abroad)).status).toBe(200);
    const id = await idOf({
      run_at: '02:30',
      rule: { every: 1, unit: 'day' },
      start_on: '2027-03-27',
      end_after: 4,
    });
    await at('2027-03-27T01:30:00Z');
    await at('2027-03-28T00:59:59Z');
    expect(await runsOf(id)).toHaveLength(1);
    await at('2027-03-28T01:00:00Z');
    await at('2027-03-29T00:30:00Z');
    expect(await runsOf(id)).toHaveLength(3);
  });
});

describe('dates that passed while nothing ran', () => {
  const rule = { every: 1, unit: 'month', day: 20 };
  const states = async (id: string) => (await runsOf(id)).map((run) => run['state'] as string).reverse();

  it('are all run, the oldest first, and dated today', async () => {
    const id = await idOf({ rule, action: 'finalize' });
    await at('2029-06-21T12:00:00Z');
    const runs = await runsOf(id);
    expect(runs.map((run) => run['occurrence'])).toEqual(Array.from({ length: 30 }, (_none, n) => 30 - n));
    const invoices = await Promise.all(
      runs.map(async (run) => (await api.get(`/invoices/${String(run['invoice_id'])}`)).body),
    );
    expect(new Set(invoices.map((one) => one.issue_date))).toEqual(new Set(['2029-06-21']));
    expect(new Set(invoices.map((one) => one.number)).size).toBe(30);
    expect(invoices.at(-1)?.service_period).toEqual({ start: '2027-01-20', end: '2027-02-19' });
  });

  it('are skipped but for the latest, or all of them', async () => {
    const latest = await idOf({ rule, catch_up: 'latest' });
    const none = await idOf({ rule, catch_up: 'none' });
    await at('2027-04-21T12:00:00Z');
    expect(await states(latest)).toEqual(['skipped', 'skipped', 'skipped', 'done']);
    expect(await states(none)).toEqual(['skipped', 'skipped', 'skipped', 'skipped']);
  });

  it('never become a flood of mails: the last three are sent, the others are drafts', async () => {
    const id = await idOf({ rule, action: 'finalize_and_send' });
    await at('2027-06-21T12:00:00Z');
    const made = (await runsOf(id)).map((run) => String(run['invoice_id']));
    const invoices = await Promise.all(
      made.map(async (one) => (await api.get(`/invoices/${one}`)).body.status),
    );
    expect(invoices).toEqual(['open', 'open', 'open', 'draft', 'draft', 'draft']);
  });

  it('wait while it is paused, and are run as resuming says', async () => {
    const id = await idOf({ rule });
    await api.post(`/recurring-invoices/${id}/pause`);
    await at('2027-03-21T12:00:00Z');
    expect(await runsOf(id)).toEqual([]);
    await api.post(`/recurring-invoices/${id}/resume`, { catch_up: 'latest' });
    await service.jobsRun();
    expect(await states(id)).toEqual(['skipped', 'skipped', 'done']);
  });
});

describe('a run that cannot be', () => {
  it('makes nothing, says why, lets later dates wait, and goes on once it is mended and retried', async () => {
    const id = await idOf({ rule: { every: 1, unit: 'week' }, action: 'finalize', start_on: '2027-01-16' });
    await tenant.issuedInvoice({ items: [{ product_id, quantity: 1, price: 1 }] });
    await api.delete(`/products/${product_id}`);
    await at('2027-01-23T12:00:00Z');
    expect(await shown(id)).toMatchObject({ status: 'attention', next_occurrence: 1 });
    expect(await runsOf(id)).toMatchObject([
      {
        occurrence: 1,
        state: 'failed',
        invoice_id: null,
        problem: {
          code: 'validation_failed',
          errors: [{ pointer: '#/content/items/0/product_id', code: 'archived' }],
        },
      },
    ]);
    const refused = await api.post(`/recurring-invoices/${id}/retry`);
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed']);
    await api.post(`/products/${product_id}/unarchive`);
    const retried = await api.post(`/recurring-invoices/${id}/retry`);
    expect([retried.status, retried.body.state, retried.body.problem]).toEqual([200, 'done', null]);
    await service.jobsRun();
    expect((await runsOf(id)).map((run) => [run['occurrence'], run['state']])).toEqual([
      [2, 'done'],
      [1, 'done'],
    ]);
    expect(await eventsOf(service, id)).toContain('recurring_invoice.run_failed');
    expect((await api.post(`/recurring-invoices/${id}/retry`)).status).toBe(409);
  });

  it('can be skipped', async () => {
    const id = await idOf({ rule: { every: 1, unit: 'week' }, start_on: '2027-01-16' });
    await tenant.issuedInvoice({ items: [{ product_id, quantity: 1, price: 1 }] });
    await api.delete(`/products/${product_id}`);
    await at('2027-01-16T12:00:00Z');
    const { body } = await api.post(`/recurring-invoices/${id}/skip`);
    expect(body).toMatchObject({ occurrence: 1, state: 'skipped', problem: null });
    expect(await shown(id)).toMatchObject({ status: 'active', next_on: '2027-01-23' });
  });
});

describe('what people do with a recurring invoice', () => {
  it('runs the next date now, and leaves the later ones where they were', async () => {
    const id = await idOf();
    const { body } = await api.post(`/recurring-invoices/${id}/run-now`);
    expect(body).toMatchObject({ occurrence: 1, planned_on: '2027-01-31', state: 'done' });
    expect(await shown(id)).toMatchObject({ next_occurrence: 2, next_on: '2027-02-28' });
    await at('2027-01-31T06:00:00Z');
    expect(await runsOf(id)).toHaveLength(1);
  });

  it('shows the dates to come with their periods', async () => {
    const id = await idOf({ period: 'in_arrears', end_on: '2027-04-30' });
    const { body } = await api.get(`/recurring-invoices/${id}/occurrences`);
    expect(body.data).toMatchObject([
      { occurrence: 1, planned_on: '2027-01-31', period_start: '2026-12-31', is_weekend: true },
      { occurrence: 2, planned_on: '2027-02-28', period_start: '2027-01-31', period_end: '2027-02-27' },
      { occurrence: 3, planned_on: '2027-03-31' },
      { occurrence: 4, planned_on: '2027-04-30', period_end: '2027-04-29' },
    ]);
  });

  it('changes the rule from the next date on, so that no date comes twice', async () => {
    const id = await idOf();
    await at('2027-01-31T06:00:00Z');
    const { version: _version, ...before } = await shown(id);
    const changed = { name: 'Hosting', content: before['content'], rule: { every: 1, unit: 'week' } };
    const { status, body } = await api.put(`/recurring-invoices/${id}`, changed);
    expect([status, body.next_on, body.next_occurrence]).toEqual([200, '2027-02-28', 2]);
    await at('2027-03-07T06:00:00Z');
    expect((await runsOf(id)).map((run) => run['planned_on'])).toEqual([
      '2027-03-07',
      '2027-02-28',
      '2027-01-31',
    ]);
  });

  it('keeps and gives back what was said, with exact numbers', async () => {
    const said = content({
      items: [{ product_id, quantity: 0.333333, price: 1.25, discounts: [{ percent: 12.5 }], tax_rate: 7 }],
      metadata: { price: '007' },
      discounts: [{ amount: 0.05, reason: 'Loyal' }],
      payment_terms: { net_days: 10, early_payment: [{ days: 5, percent: 2 }] },
    });
    const id = await idOf({ content: said });
    expect((await shown(id))['content']).toEqual(said);
  });

  it('is refused with the place of every fault, and stores nothing', async () => {
    const wrong = content({
      items: [{ product_id: customer_id.replace('cus', 'prd'), quantity: 1, price: 1 }],
    });
    expect(errorsOf(await create({ content: wrong }))).toEqual([
      '#/content/items/0/product_id unknown_reference',
    ]);
    const dated = content({ issue_date: '2027-01-31' });
    expect(errorsOf(await create({ content: dated }))).toEqual(['#/content/issue_date unknown_field']);
    const misspelt = content({ message: '{{perod.from}}' });
    expect(errorsOf(await create({ content: misspelt }))).toEqual(['#/content/message not_allowed']);
    expect(errorsOf(await create({ rule: { every: 1, unit: 'week', day: 3 } }))).toEqual([
      '#/rule/day not_allowed',
    ]);
    expect(errorsOf(await create({ start_on: '2027-01-14' }))).toEqual(['#/start_on in_the_past']);
    expect(errorsOf(await create({ end_on: '2027-01-30' }))).toEqual(['#/end_on not_allowed']);
    expect((await api.get('/recurring-invoices')).body.data).toEqual([]);
  });

  it('ends it for good', async () => {
    const id = await idOf();
    expect((await api.post(`/recurring-invoices/${id}/end`)).body.status).toBe('ended');
    await at('2027-02-28T12:00:00Z');
    expect(await runsOf(id)).toEqual([]);
    const { status, body } = await api.post(`/recurring-invoices/${id}/run-now`);
    expect([status, body.state, body.available_actions]).toEqual([409, 'ended', ['duplicate', 'delete']]);
  });
});
