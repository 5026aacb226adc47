import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

/** Returns the types of the events of one object, in the order in which they were written. */
async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await service.database.admin.query<{ type: string }>(
    `SELECT type FROM events WHERE data->'object'->>'id' = $1 ORDER BY created_at, id`,
    [id],
  );
  return rows.map(({ type }) => type);
}

describe.each([
  [
    'customer',
    '/customers',
    'external_id',
    { name: 'Difference Engines GmbH', external_id: 'CRM-1', note: 'first' },
  ],
  ['product', '/products', 'sku', { name: 'Programming', sku: 'PRG-1', price: 95.123456, tax_rate: 9.975 }],
] as const)('a %s', (noun, path, unique, details) => {
  it('is returned as it was created', async () => {
    const created = await api.post(path, details);
    expect(created.body).toMatchObject({ ...details, version: 1, archived_at: null });
    expect(created.headers.get('location')).toBe(`/api${path}/${created.body.id}`);
    expect((await api.get(`${path}/${created.body.id}`)).body).toEqual(created.body);
    expect((await api.get(path)).body.data[0]).toEqual(created.body);
  });

  it(`has a ${unique} that nobody else in the organization has`, async () => {
    const again = await api.post(path, details);
    expect([again.status, again.body.code, again.body.errors[0].pointer]).toEqual([
      409,
      'already_exists',
      `#/${unique}`,
    ]);
    const holder = (await api.get(path)).body.data[0].id as string;
    expect(again.body).toMatchObject({ existing_id: holder, is_archived: false });
    const elsewhere = await service.newTenant('elsewhere');
    expect((await elsewhere.api.post(path, details)).status).toBe(201);
  });

  it('is completely replaced by an update', async () => {
    const { body } = await api.post(path, { ...details, [unique]: 'second' });
    service.clock.passes('1 minute');
    const updated = await api.put(`${path}/${body.id}`, { name: 'Another name' });
    expect(updated.body).toMatchObject({ id: body.id, version: 2, name: 'Another name', [unique]: null });
    expect(updated.body.created_at).toBe(body.created_at);
    expect(updated.body.updated_at).toBe(service.clock.now().toISOString());
    expect((await api.get(`${path}/${body.id}`)).body).toEqual(updated.body);
    expect(await eventsOf(body.id)).toEqual([`${noun}.created`, `${noun}.updated`]);
  });

  it('is deleted permanently while no document names it', async () => {
    const { body } = await api.post(path, { name: 'Nobody' });
    expect((await api.delete(`${path}/${body.id}`)).status).toBe(204);
    expect((await api.get(`${path}/${body.id}`)).status).toBe(404);
    expect(await eventsOf(body.id)).toEqual([`${noun}.created`, `${noun}.deleted`]);
  });
});

describe('a customer with documents', () => {
  it('cannot be deleted while there are drafts or open invoices', async () => {
    const customer_id = await tenant.customer();
    const invoice = await tenant.invoice({ customer_id });
    expect((await api.delete(`/customers/${customer_id}`)).body.code).toBe('has_open_documents');
    await api.delete(`/invoices/${invoice}`);
    expect((await api.delete(`/customers/${customer_id}`)).status).toBe(204);
  });

  it('is archived once all is settled: hidden from lists, readable, refused for new documents', async () => {
    const customer_id = await tenant.customer({ name: 'With history' });
    const invoice = await tenant.invoice({ customer_id });
    await api.post(`/invoices/${invoice}/finalize`);
    expect((await api.delete(`/customers/${customer_id}`)).body.code).toBe('has_open_documents');
    await api.post(`/invoices/${invoice}/void`);
    expect((await api.delete(`/customers/${customer_id}`)).status).toBe(204);
    expect((await api.get(`/customers/${customer_id}`)).body.archived_at).toBe(
      service.clock.now().toISOString(),
    );
    const listed = (await api.get('/customers?limit=100')).body.data as { id: string }[];
    expect(listed.some(({ id }) => id === customer_id)).toBe(false);
    expect((await api.get(`/invoices/${invoice}`)).body.customer_name).toBe('With history');
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 1 }];
    const refused = await api.post('/invoices', { customer_id, items, tax_rate: 0 });
    expect(refused.body.errors[0]).toMatchObject({ pointer: '#/customer_id', code: 'archived' });
    expect(await eventsOf(customer_id)).toEqual(['customer.created', 'customer.archived']);
  });
});

describe('a product on a line', () => {
  it('is archived instead of deleted; its draft can still be changed, but no new one can name it', async () => {
    const product_id = await tenant.product();
    const customer_id = await tenant.customer();
    const body = { customer_id, items: [{ product_id, quantity: 1, price: 100 }], tax_rate: 19 };
    const invoice = await api.post('/invoices', body);
    expect((await api.delete(`/products/${product_id}`)).status).toBe(204);
    expect((await api.get(`/products/${product_id}`)).body.archived_at).not.toBeNull();
    expect((await api.put(`/invoices/${invoice.body.id}`, { ...body, reference: 'PO 2' })).status).toBe(200);
    const refused = await api.post('/invoices', body);
    expect(refused.body.errors[0]).toMatchObject({ pointer: '#/items/0/product_id', code: 'archived' });
  });
});

describe('the version of a resource', () => {
  it.each(['/customers', '/products', '/invoices'])(
    'is the ETag of %s, which If-Match and If-None-Match compare',
    async (path) => {
      const make = {
        '/customers': () => tenant.customer(),
        '/products': () => tenant.product(),
        '/invoices': () => tenant.invoice(),
      };
      const id = await make[path as keyof typeof make]();
      const first = await api.get(`${path}/${id}`);
      const change = path === '/invoices' ? bodyOf(first.body) : { name: 'Changed' };
      expect(first.headers.get('etag')).toBe('"v1"');
      const unchanged = await api.get(`${path}/${id}`, { headers: { 'if-none-match': 'W/"v1"' } });
      expect([unchanged.status, unchanged.body]).toEqual([304, undefined]);

      const stale = await api.put(`${path}/${id}`, change, { headers: { 'if-match': '"v9"' } });
      expect([stale.status, stale.body.code, stale.headers.get('etag')]).toEqual([
        412,
        'precondition_failed',
        '"v1"',
      ]);
      const weak = await api.put(`${path}/${id}`, change, { headers: { 'if-match': 'W/"v1"' } });
      expect(weak.status).toBe(412);
      const malformed = await api.put(`${path}/${id}`, change, { headers: { 'if-match': 'v1' } });
      expect(malformed.body.code).toBe('invalid_parameter');

      const changed = await api.put(`${path}/${id}`, change, { headers: { 'if-match': '"v0", "v1"' } });
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"v2"']);
      expect((await api.get(`${path}/${id}`, { headers: { 'if-none-match': '"v1"' } })).status).toBe(200);
      expect((await api.delete(`${path}/${id}`, { headers: { 'if-match': '"v1"' } })).status).toBe(412);
      expect((await api.delete(`${path}/${id}`, { headers: { 'if-match': '*' } })).status).toBe(204);
    },
  );
});

function bodyOf(invoice: { customer_id: string; tax_rate: number; items: { product_id: string }[] }): object {
  const items = invoice.items.map(({ product_id }) => ({ product_id, quantity: 3, price: 7 }));
  return { customer_id: invoice.customer_id, tax_rate: invoice.tax_rate, items };
}
