import type { ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('named');
  ({ api } = tenant);
  customer_id = await tenant.customer();
  product_id = await tenant.product();
});
afterAll(() => service.stop());

const content = (product = product_id) => ({
  customer_id,
  items: [{ product_id: product, quantity: 1, price: 10 }],
  tax_rate: 19,
});

async function quoted(): Promise<string> {
  const { status, body } = await api.post('/quotes', content());
  expect(status).toBe(201);
  return `/quotes/${body.id as string}`;
}

async function recurring(): Promise<string> {
  const { status, body } = await api.post('/recurring-invoices', {
    name: 'Hosting',
    content: content(),
    rule: { every: 1, unit: 'month' },
    start_on: '2030-01-31',
  });
  expect(status).toBe(201);
  return `/recurring-invoices/${body.id as string}`;
}

/** What became of the product that was deleted. */
async function deleted(id = product_id): Promise<'gone' | 'archived'> {
  expect((await api.delete(`/products/${id}`)).status).toBe(204);
  const { status, body } = await api.get(`/products/${id}`);
  if (status === 404) return 'gone';
  expect([status, body.archived_at]).toEqual([200, expect.any(String)]);
  return 'archived';
}

describe('a product on a quote', () => {
  it('is archived in place of being deleted, and no new quote can name it', async () => {
    await quoted();
    expect(await deleted()).toBe('archived');
    expect(await eventsOf(service, product_id)).toEqual(['product.created', 'product.archived']);
    const refused = await api.post('/quotes', content());
    expect(refused.body.errors).toMatchObject([{ pointer: '#/items/0/product_id', code: 'archived' }]);
  });

  it('may stay on the draft that names it, which can be changed, issued, accepted and invoiced', async () => {
    const quote = await quoted();
    expect(await deleted()).toBe('archived');
    const changed = await api.put(quote, { ...content(), reference: 'Inquiry 7' });
    expect([changed.status, changed.body.errors ?? []]).toEqual([200, []]);
    expect((await api.post(`${quote}/issue`)).status).toBe(200);
    expect((await api.post(`${quote}/accept`, { name: 'Ada', channel: 'phone' })).status).toBe(200);
    expect((await api.post(`${quote}/invoices`, {})).status).toBe(201);
  });

  it('is archived while a revision or a duplicate names it alone', async () => {
    const quote = await quoted();
    const copy = await api.post(`${quote}/duplicate`, { prices: 'keep' });
    expect([copy.status, copy.body.errors ?? []]).toEqual([201, []]);
    expect((await api.delete(quote)).status).toBe(204);
    expect(await deleted()).toBe('archived');
    expect((await api.post(`/quotes/${copy.body.id as string}/issue`)).status).toBe(200);
  });

  it('is deleted for good once its draft names others, or is deleted', async () => {
    const other = await tenant.product();
    const quote = await quoted();
    expect((await api.put(quote, content(other))).status).toBe(200);
    expect([await deleted(), await deleted(other)]).toEqual(['gone', 'archived']);
    expect((await api.delete(quote)).status).toBe(204);
    expect(await deleted(other)).toBe('gone');
  });
});

describe('a product of a recurring invoice', () => {
  it('is archived in place of being deleted', async () => {
    await recurring();
    expect(await deleted()).toBe('archived');
  });

  it('is deleted for good once it is named no more', async () => {
    const other = await tenant.product();
    const schedule = await recurring();
    const changes = { name: 'Hosting', rule: { every: 1, unit: 'month' }, content: content(other) };
    expect((await api.put(schedule, changes)).status).toBe(200);
    expect([await deleted(), await deleted(other)]).toEqual(['gone', 'archived']);
    expect((await api.delete(schedule)).status).toBe(204);
    expect(await deleted(other)).toBe('gone');
  });

  it('holds nothing up that another organization deletes', async () => {
    await recurring();
    await quoted();
    const stranger = await service.newTenant('strangers');
    expect((await stranger.api.delete(`/products/${product_id}`)).status).toBe(404);
    expect((await stranger.api.post('/quotes', content())).status).toBe(422);
  });
});
