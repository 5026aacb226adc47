import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start({ env: { RATE_LIMIT_PER_SECOND: '100' } });
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

/** A client with a key of a new sandbox, and one with a session there. */
async function sandbox(copy?: readonly string[]) {
  const { id } = (await owner.get('/organization')).body;
  const made = await owner.post(`/organizations/${id}/sandbox`, copy && { copy });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ mode: 'test', sandbox_of: id, role: 'owner' });
  const { body } = await owner.post('/auth/switch', { organization_id: made.body.id });
  const session = service.anonymous.as(body.access_token as string);
  const key = (await session.post('/api-keys', { name: 'Test' })).body.secret as string;
  return { session, key, api: service.anonymous.as(key) };
}

async function issued(api: ApiClient): Promise<Record<string, unknown>> {
  const customer_id = (await api.post('/customers', { name: 'Ada', email: 'ada@example.com' })).body.id;
  const product_id = (await api.post('/products', { name: 'Work' })).body.id;
  const items = [{ product_id, quantity: 1, price: 100 }];
  const answer = await api.post('/invoices', { customer_id, items, tax_rate: 19, finalize: true });
  expect(answer.status).toBe(201);
  return answer.body as Record<string, unknown>;
}

describe('a sandbox', () => {
  it('has keys and numbers that say so, and half the rate', async () => {
    const { key, api, session } = await sandbox();
    expect(key).toMatch(/^ch_test_/);
    const answer = await api.get('/organization');
    expect(answer.body).toMatchObject({ mode: 'test' });
    expect(answer.headers.get('ratelimit-policy')).toBe('"default test";q=100;w=2');
    expect((await issued(api)).number).toMatch(/^TEST-INV-\d{4}-00001$/);
    const series = (await session.get('/number-series')).body.data as { next_number: string }[];
    for (const { next_number } of series) expect(next_number).toMatch(/^TEST-/);
    expect(
      (await service.anonymous.as(key.replace('ch_test_', 'ch_live_')).get('/organization')).status,
    ).toBe(401);
  });

  it('takes over what is wanted, under new identifiers, and nothing else', async () => {
    const original = await service.owner.product({ name: 'Copied', price: 95.5, sku: 'C-1' });
    await service.owner.customer({ name: 'Left behind' });
    const { api } = await sandbox(['settings', 'products']);
    const products = (await api.get('/products?sku=C-1')).body.data as Record<string, unknown>[];
    expect(products).toMatchObject([{ name: 'Copied', price: 95.5 }]);
    expect(products[0]?.['id']).not.toBe(original);
    expect((await api.get('/customers')).body.data).toEqual([]);
    expect((await api.get(`/products/${original}`)).status).toBe(404);
  });

  it('leaves no trace in numbers, lists, reports and events of the live books', async () => {
    const api = service.owner.api;
    const seen = async (): Promise<unknown[]> => {
      await service.eventsNumbered();
      const paths = ['/invoices', '/customers', '/reports/receivables', '/number-series', '/messages'];
      const answers = await Promise.all(paths.map((path) => api.get(path)));
      const events = await api.get('/events?type=invoice.created');
      return [...answers, events].map(({ body }) => body as unknown);
    };
    const before = await seen();
    const { api: trying } = await sandbox(['customers']);
    await issued(trying);
    expect(await seen()).toEqual(before);
    expect((await issued(api)).number).toMatch(/^INV-\d{4}-00001$/);
  });

  it('is for whoever may open organizations, of the organization of the session', async () => {
    const other = await (await service.newTenant('other')).signIn();
    const { id } = (await other.get('/organization')).body;
    expect((await owner.post(`/organizations/${id}/sandbox`)).status).toBe(404);
  });
});
