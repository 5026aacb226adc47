import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { limitedKey, type LimitedKey } from '../support/limited-key.js';
import { quoteBody } from '../support/quote-thing.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What an API key may do at most: each operation with an amount, just below, at and above its limits. */

let service: TestService;
let tenant: Tenant;
let customer_id: string;
let product_id: string;
let supplier_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('limits');
  [customer_id, product_id] = [await tenant.customer({ email: 'ap@example.com' }), await tenant.product()];
  supplier_id = await created('/suppliers', { name: 'Paper GmbH' });
});
afterAll(() => service.stop());

const AT = 100;
const sold = (price: number): object => ({
  customer_id,
  items: [{ product_id, quantity: 1, price }],
  tax_rate: 0,
  tax_exemption_reason: 'Reverse charge.',
});

/** An operation that comes to an amount: what the owner prepares, and what the key asks. */
type Deed = (amount: number) => Promise<(key: ApiClient) => Promise<ApiAnswer>>;

/** What needs nothing before it. */
const atOnce =
  (act: (amount: number) => (key: ApiClient) => Promise<ApiAnswer>): Deed =>
  (amount) =>
    Promise.resolve(act(amount));
const created = async (path: string, body: object): Promise<string> => {
  const answer = await tenant.api.post(path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
};
const issued = (price: number): Promise<string> => created('/invoices', { ...sold(price), finalize: true });
const paid = (amount: number): Promise<string> =>
  created('/payments', { customer_id, amount, method: 'card' });
let bills = 0;
const bill = (total: number): object => {
  bills += 1;
  const said = { supplier_number: `B-${bills}`, issue_date: '2026-01-20', currency: 'EUR' };
  return { ...said, supplier_id, total };
};

const DEEDS: Readonly<Record<string, Deed>> = {
  'invoices.create': atOnce((price) => (key) => key.post('/invoices', sold(price))),
  'invoices.create_batch': atOnce(
    (price) => (key) => key.post('/invoices/batch', { invoices: [sold(price)] }),
  ),
  'invoices.update': async (price) => {
    const id = await created('/invoices', sold(1));
    return (key) => key.put(`/invoices/${id}`, sold(price));
  },
  'invoices.duplicate': async (price) => {
    const id = await created('/invoices', sold(price));
    return (key) => key.post(`/invoices/${id}/duplicate`, { prices: 'keep' });
  },
  'invoices.finalize': async (price) => {
    const id = await created('/invoices', sold(price));
    return (key) => key.post(`/invoices/${id}/finalize`);
  },
  'invoices.credit': async (price) => {
    const id = await issued(price);
    return (key) => key.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
  },
  'invoices.void': async (price) => {
    const id = await issued(price);
    return (key) => key.post(`/invoices/${id}/void`);
  },
  'invoices.mark_uncollectible': async (price) => {
    const id = await issued(price);
    return (key) => key.post(`/invoices/${id}/mark-uncollectible`);
  },
  'invoices.record_payment': async (amount) => {
    const id = await issued(1000);
    return (key) => key.post(`/invoices/${id}/payments`, { method: 'cash', amount });
  },
  'payments.create': atOnce(
    (amount) => (key) => key.post('/payments', { customer_id, amount, method: 'card' }),
  ),
  'payments.refund': async (amount) => {
    const id = await paid(500);
    return (key) => key.post(`/payments/${id}/refund`, { amount });
  },
  'payments.reverse': async (amount) => {
    const id = await paid(amount);
    return (key) => key.post(`/payments/${id}/reverse`);
  },
  'quotes.create': atOnce(
    (price) => (key) => key.post('/quotes', { ...quoteBody(customer_id, product_id), ...sold(price) }),
  ),
  'quotes.issue': async (price) => {
    const id = await created('/quotes', { ...quoteBody(customer_id, product_id), ...sold(price) });
    return (key) => key.post(`/quotes/${id}/issue`);
  },
  'bills.create': atOnce((total) => (key) => key.post('/bills', bill(total))),
  'bills.open': async (total) => {
    const id = await created('/bills', bill(total));
    return (key) => key.post(`/bills/${id}/open`, {});
  },
  'recurring_invoices.create': atOnce(
    (price) => (key) =>
      key.post('/recurring-invoices', {
        name: 'Hosting',
        content: sold(price),
        rule: { every: 1, unit: 'month' },
        start_on: '2099-01-31',
      }),
  ),
};

async function books(): Promise<unknown> {
  const paths = ['/invoices', '/payments', '/credit-notes', '/quotes', '/bills', '/recurring-invoices'];
  return Promise.all(paths.map(async (path) => (await tenant.api.get(path)).body.data as unknown));
}

const usageOf = async ({ id, api }: LimitedKey) => (await api.get(`/api-keys/${id}/usage`)).body;

describe('the most of one', () => {
  it.each(Object.entries(DEEDS))('%s is allowed below and at the limit, and not above', async (_, deed) => {
    const key = await limitedKey(tenant, { max_amount: { amount: AT, currency: 'EUR' } });
    for (const amount of [AT - 0.01, AT]) {
      const { status, body } = await (await deed(amount))(key.api);
      expect([status < 300, body?.code]).toEqual([true, undefined]);
    }
    const ask = await deed(AT + 0.01);
    const before = await books();
    const { status, body } = await ask(key.api);
    expect([status, body.code, body.limit]).toEqual([
      403,
      'limit_exceeded',
      { name: 'max_amount', value: 100, asked: 100.01, left_today: null, currency: 'EUR', allowed: null },
    ]);
    expect(await books()).toEqual(before);
  });
});

describe('the sum of a day', () => {
  it.each(Object.entries(DEEDS))('of %s is exact to the cent', async (_, deed) => {
    const key = await limitedKey(tenant, { per_day: { amount: AT, currency: 'EUR' } });
    expect((await (await deed(60))(key.api)).status).toBeLessThan(300);
    const ask = await deed(40.01);
    const before = await books();
    const over = await ask(key.api);
    expect([over.status, over.body.limit]).toEqual([
      403,
      { name: 'per_day.amount', value: 100, asked: 40.01, left_today: 40, currency: 'EUR', allowed: null },
    ]);
    expect(await books()).toEqual(before);
    expect((await (await deed(40))(key.api)).status).toBeLessThan(300);
    expect(await usageOf(key)).toMatchObject({
      amounts: [{ amount: 100, currency: 'EUR' }],
      count: 2,
      left_amount: 0,
    });
    expect((await (await deed(0.01))(key.api)).body.code).toBe('limit_exceeded');
  });

  it('counts a document once, with its largest amount, and each refund', async () => {
    const key = await limitedKey(tenant, { per_day: { amount: 300, currency: 'EUR', count: 10 } });
    const { body: draft } = await key.api.post('/invoices', sold(80));
    await key.api.put(`/invoices/${draft.id}`, sold(120));
    await key.api.put(`/invoices/${draft.id}`, sold(90));
    await key.api.post(`/invoices/${draft.id}/finalize`);
    expect(await usageOf(key)).toMatchObject({ amounts: [{ amount: 120 }], count: 1, left_count: 9 });
    const id = await paid(500);
    for (const amount of [50, 60]) await key.api.post(`/payments/${id}/refund`, { amount });
    expect(await usageOf(key)).toMatchObject({ amounts: [{ amount: 230 }], count: 3, left_amount: 70 });
    const over = await key.api.post(`/payments/${id}/refund`, { amount: 70.01 });
    expect([over.status, over.body.limit.left_today]).toEqual([403, 70]);
  });

  it('counts how many, and begins anew with the next day of the organization', async () => {
    const key = await limitedKey(tenant, { per_day: { count: 2 } });
    for (let at = 0; at < 2; at += 1) expect((await key.api.post('/invoices', sold(5))).status).toBe(201);
    const third = await key.api.post('/invoices', sold(5));
    expect(third.body.limit).toEqual({
      name: 'per_day.count',
      value: 2,
      asked: 1,
      left_today: 0,
      currency: null,
      allowed: null,
    });
    service.clock.passes('1 day');
    expect((await key.api.post('/invoices', sold(5))).status).toBe(201);
    expect(await usageOf(key)).toMatchObject({ count: 1, left_count: 1 });
  });
});

describe('a batch', () => {
  it('gets by no limit, whether it is all or each by itself', async () => {
    const key = await limitedKey(tenant, {
      max_amount: { amount: 50, currency: 'EUR' },
      per_day: { amount: 100, currency: 'EUR' },
    });
    const invoices = [sold(50), sold(50), sold(50)].map((one) => ({ ...one, finalize: true }));
    const whole = await key.api.post('/invoices/batch', { invoices });
    expect([whole.status, whole.body.limit]).toMatchObject([403, { asked: 150, left_today: 100 }]);
    const one = await key.api.post('/invoices/batch', { invoices: [sold(1), sold(50.01)] });
    expect([one.status, one.body.limit.name]).toEqual([403, 'max_amount']);
    await key.api.post('/invoices/batch', { invoices, atomic: false });
    const { body } = await tenant.api.get('/invoices');
    const sum = (body.data as { total: number }[]).reduce((all, { total }) => all + total, 0);
    expect(sum).toBeLessThanOrEqual(100);
    expect(await usageOf(key)).toMatchObject({ left_amount: 100 - sum });
  });
});

describe('what narrows', () => {
  it('to drafts: nothing is issued, paid, sent or published', async () => {
    const { api } = await limitedKey(tenant, { draft_only: true });
    const { body: draft, status } = await api.post('/invoices', sold(10));
    expect(status).toBe(201);
    const id = await issued(10);
    const refused = [
      await api.post('/invoices', { ...sold(10), finalize: true }),
      await api.post(`/invoices/${draft.id}/finalize`),
      await api.post(`/invoices/${id}/send`, { attachments: ['pdf'] }),
      await api.post(`/invoices/${id}/payments`, { method: 'cash' }),
      await api.post(`/invoices/${id}/links`, {}),
      await api.post('/imports/imp_01h455vb4pex5vsknk084sn02q/commit'),
    ];
    for (const { body } of refused)
      expect([body.code, body.limit.name]).toEqual(['limit_exceeded', 'draft_only']);
    expect((await api.delete(`/invoices/${draft.id}`)).status).toBe(204);
  });

  it('to customers: documents, moves and payments of others are refused', async () => {
    const other = await tenant.customer();
    const { api } = await limitedKey(tenant, { customer_ids: [customer_id] });
    const { body: draft } = await api.post('/invoices', sold(10));
    expect(draft.customer_id).toBe(customer_id);
    const foreign = await created('/invoices', { ...sold(10), customer_id: other });
    const refused = [
      await api.post('/invoices', { ...sold(10), customer_id: other }),
      await api.put(`/invoices/${draft.id}`, { ...sold(10), customer_id: other }),
      await api.put(`/invoices/${foreign}`, sold(10)),
      await api.delete(`/invoices/${foreign}`),
      await api.post('/payments', { customer_id: other, amount: 5, method: 'card' }),
      await api.post('/customers', { name: 'New GmbH' }),
      await api.patch(`/customers/${other}`, { name: 'Other' }),
      await api.post(`/invoices/${foreign}/links`, {}),
    ];
    for (const { status, body } of refused)
      expect([status, body.limit]).toMatchObject([403, { name: 'customer_ids', allowed: [customer_id] }]);
    expect((await api.patch(`/customers/${customer_id}`, { name: 'Same' })).status).toBe(200);
  });

  it('to products: each line names one of them', async () => {
    const { api } = await limitedKey(tenant, { product_ids: [product_id] });
    expect((await api.post('/invoices', sold(10))).status).toBe(201);
    const other = await tenant.product();
    const items = [
      { product_id, quantity: 1, price: 1 },
      { product_id: other, quantity: 1, price: 1 },
    ];
    const { status, body } = await api.post('/invoices', { ...sold(10), items });
    expect([status, body.limit.name]).toEqual([403, 'product_ids']);
  });

  it('to operations: reading goes on, and trying too', async () => {
    const { api } = await limitedKey(tenant, { operations: ['invoices.create'] });
    const { body: draft } = await api.post('/invoices', sold(10));
    expect((await api.get(`/invoices/${draft.id}`)).status).toBe(200);
    expect((await api.post('/invoices/calculate', sold(10))).status).toBe(200);
    const { status, body } = await api.post(`/invoices/${draft.id}/finalize`);
    expect([status, body.limit]).toMatchObject([403, { name: 'operations', allowed: ['invoices.create'] }]);
    const order = { operation: 'invoices.finalize', id: draft.id };
    expect((await api.post('/dry-runs', order)).body).toMatchObject({ status: 403, would_succeed: false });
  });

  it('to a currency: amounts in another one are refused', async () => {
    const { api } = await limitedKey(tenant, { max_amount: { amount: 100, currency: 'EUR' } });
    const { body } = await api.post('/invoices', { ...sold(1), currency: 'USD' });
    expect([body.code, body.detail]).toEqual(['limit_exceeded', expect.stringContaining('this is in USD')]);
  });
});
