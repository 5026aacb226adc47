import type { ApiClient } from '../support/api-client.js';
import { bankEntries } from '../support/bank-line.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

type Json = Record<string, any>;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function merge(id: string, into: string, dry_run = false): Promise<Json> {
  const { status, body } = await api.post(`/customers/${id}/merge`, { into, dry_run });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

const NOTHING = {
  invoices: 0,
  credit_notes: 0,
  payments: 0,
  quotes: 0,
  recurring_invoices: 0,
  matching_rules: 0,
  messages: 0,
  contacts: 0,
  note: false,
};

describe('what names a customer besides invoices', () => {
  it('moves too: quotes, schedules, rules and mails', async () => {
    const [old, kept] = [await tenant.customer({ email: 'a@example.com' }), await tenant.customer()];
    const items = [{ product_id: await tenant.product({ price: 10 }), quantity: 1 }];
    const quote = (await api.post('/quotes', { customer_id: old, items, tax_rate: 19 })).body.id as string;
    const issued = (await api.post('/quotes', { customer_id: old, items, tax_rate: 19 })).body.id as string;
    await api.post(`/quotes/${issued}/issue`);
    const schedule = await api.post('/recurring-invoices', {
      name: 'Monthly',
      rule: { every: 1, unit: 'month' },
      content: { customer_id: old, items, tax_rate: 19 },
      action: 'draft',
      start_on: '2026-12-20',
    });
    expect([schedule.status, schedule.body.errors]).toEqual([201, undefined]);
    const rule = await api.post('/matching-rules', {
      name: 'Old',
      text_contains: 'old words',
      outcome: 'customer',
      customer_id: old,
    });
    expect(rule.status).toBe(201);
    const invoice = await tenant.issuedInvoice({ customer_id: old });
    const sent = await api.post(`/invoices/${invoice}/send`, {});
    expect(sent.status).toBe(200);
    expect((await merge(old, kept)).moved).toEqual({
      ...NOTHING,
      invoices: 1,
      quotes: 2,
      recurring_invoices: 1,
      matching_rules: 1,
      messages: 1,
    });
    for (const path of [
      `/quotes/${quote}`,
      `/quotes/${issued}`,
      `/recurring-invoices/${String(schedule.body.id)}`,
      `/matching-rules/${String(rule.body.id)}`,
    ]) {
      expect([path, (await api.get(path)).body.customer_id]).toEqual([path, kept]);
    }
    expect((await api.get(`/messages?customer_id=${kept}`)).body.data).toHaveLength(1);
    const accepted = { name: 'Ada', channel: 'phone' };
    const answer = await api.post(`/quotes/${issued}/accept`, accepted);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    expect((await api.post(`/quotes/${issued}/invoices`, {})).body).toMatchObject({ customer_id: kept });
    service.clock.passes('32 days');
    await service.jobsRun();
    const { data } = (await api.get(`/invoices?customer_id=${kept}&status=draft`)).body as { data: Json[] };
    expect(data.length).toBeGreaterThan(0);
  });

  it('keeps the currency of a schedule that had that of its customer', async () => {
    const [old, kept] = [await tenant.customer({ currency: 'CHF' }), await tenant.customer()];
    const items = [{ product_id: await tenant.product({ price: 10 }), quantity: 1, price: 1000 }];
    const { status, body: schedule } = await api.post('/recurring-invoices', {
      name: 'Rent',
      rule: { every: 1, unit: 'month' },
      content: { customer_id: old, items, tax_rate: 19 },
      action: 'draft',
      start_on: '2027-02-20',
    });
    expect([status, schedule.errors]).toEqual([201, undefined]);
    await merge(old, kept);
    const { body } = await api.post(`/recurring-invoices/${String(schedule.id)}/run-now`);
    expect(await api.get(`/recurring-invoices/${String(schedule.id)}`)).toMatchObject({
      body: { customer_id: kept, content: { customer_id: kept, currency: 'CHF' } },
    });
    const drafts = (await api.get(`/invoices?customer_id=${kept}`)).body as { data: Json[] };
    expect([body.code, drafts.data.map(({ currency, subtotal }) => [currency, subtotal])]).toEqual([
      undefined,
      [['CHF', 1000]],
    ]);
  });

  it('is not kept by the database alone: a cluster has no triggers', async () => {
    await service.database.admin.query('ALTER TABLE customers DISABLE TRIGGER keep_standing_id');
    try {
      const [old, kept] = [await tenant.customer(), await tenant.customer()];
      await tenant.issuedInvoice({ customer_id: old });
      expect((await merge(old, kept)).moved).toMatchObject({ invoices: 1 });
      const { rows } = await service.database.admin.query(
        'SELECT standing_id IS NULL AS gone FROM customers WHERE merged_into IS NOT NULL AND standing_id IS NOT NULL',
      );
      expect(rows).toEqual([]);
    } finally {
      await service.database.admin.query('ALTER TABLE customers ENABLE TRIGGER keep_standing_id');
    }
  });

  it('pays with the old payment reference, and from the old account', async () => {
    const [old, kept] = [await tenant.customer(), await tenant.customer()];
    const invoice = await tenant.shownInvoice(await tenant.issuedInvoice({ customer_id: old }));
    await merge(old, kept);
    const [line] = await bankEntries(api, [{ amount: 119, text: String(invoice['number']) }]);
    const { body } = await api.get(`/bank-lines/${String(line?.['id'])}/proposals`);
    expect(JSON.stringify(body)).toContain(kept);
    expect(JSON.stringify(body)).not.toContain(old);
  });
});

describe('a chain of merges', () => {
  it('ends at the one that stays, for whoever was merged earlier too', async () => {
    const [first, second, third] = [
      await tenant.customer(),
      await tenant.customer(),
      await tenant.customer(),
    ];
    await tenant.issuedInvoice({ customer_id: first });
    await merge(first, second);
    expect((await merge(second, third)).moved).toMatchObject({ invoices: 1 });
    for (const id of [first, second]) {
      expect((await api.get(`/customers/${id}`)).body).toMatchObject({ merged_into: third });
    }
    expect(await eventsOf(service, first)).toEqual([
      'customer.created',
      'customer.merged',
      'customer.merged',
    ]);
    expect((await api.delete(`/customers/${third}`)).status).toBe(409);
  });
});
