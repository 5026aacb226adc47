import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
});
afterAll(() => service.stop());

describe('a deletion', () => {
  it('archives a resource that documents name, which can be undone with its external id', async () => {
    const customer = await tenant.customer({ external_id: 'CRM-7' });
    const invoice = await tenant.issuedInvoice({ customer_id: customer });
    await tenant.api.post(`/invoices/${invoice}/void`);
    const deletion = await tenant.api.delete(`/customers/${customer}`);
    expect([deletion.status, deletion.headers.get('deletion-outcome')]).toEqual([204, 'archived']);
    const repeated = await tenant.api.delete(`/customers/${customer}`);
    expect(repeated.headers.get('deletion-outcome')).toBe('archived');
    const taken = await tenant.api.post('/customers', { name: 'Another', external_id: 'CRM-7' });
    expect(taken.body).toMatchObject({
      code: 'already_exists',
      detail: `The customer ${customer} has this external_id and is archived; unarchive it, or use another value.`,
      existing_id: customer,
      is_archived: true,
    });
    const other = await tenant.customer({ external_id: 'CRM-8' });
    const changed = await tenant.api.patch(`/customers/${other}`, { external_id: 'CRM-7' });
    expect(changed.body).toMatchObject({ existing_id: customer, is_archived: true });
    const unarchived = await tenant.api.post(`/customers/${customer}/unarchive`);
    expect(unarchived.body).toMatchObject({ external_id: 'CRM-7', archived_at: null, version: 3 });
    const again = await tenant.api.post(`/customers/${customer}/unarchive`);
    expect([again.status, again.body]).toEqual([200, unarchived.body]);
    const found = await tenant.api.get('/customers?external_id=CRM-7');
    expect(found.body.data).toHaveLength(1);
  });

  it('says that what no document names is gone', async () => {
    for (const path of [`/customers/${await tenant.customer()}`, `/products/${await tenant.product()}`]) {
      const deletion = await tenant.api.delete(path);
      expect([deletion.status, deletion.headers.get('deletion-outcome'), deletion.body]).toEqual([
        204,
        'deleted',
        undefined,
      ]);
      expect((await tenant.api.get(path)).status).toBe(404);
    }
  });

  it('of a product on a line is archived and taken back too', async () => {
    const product = await tenant.product({ sku: 'SKU-7' });
    await tenant.invoice({ items: [{ product_id: product, quantity: 1, price: 1 }] });
    expect((await tenant.api.delete(`/products/${product}`)).status).toBe(204);
    const taken = await tenant.api.post('/products', { name: 'Another', sku: 'SKU-7' });
    expect(taken.body).toMatchObject({ existing_id: product, is_archived: true });
    const { body } = await tenant.api.post(`/products/${product}/unarchive`);
    expect(body).toMatchObject({ sku: 'SKU-7', archived_at: null });
  });
});

describe('a PATCH', () => {
  it('keeps absent fields and removes those that are null', async () => {
    const id = await tenant.customer({ phone: '+49 30 1', note: 'Old', payment_terms: { net_days: 7 } });
    const { status, body } = await tenant.api.patch(`/customers/${id}`, { note: null, email: 'a@b.example' });
    expect([status, body.version]).toEqual([200, 2]);
    expect(body).toMatchObject({
      name: 'Difference Engines GmbH',
      phone: '+49 30 1',
      note: null,
      email: 'a@b.example',
      payment_terms: { net_days: 7 },
    });
  });

  it('without fields changes nothing, not even the version', async () => {
    const id = await tenant.product({ price: 5 });
    const { body } = await tenant.api.patch(`/products/${id}`, {});
    expect([body.version, body.price]).toEqual([1, 5]);
  });

  it('has the rules of creation', async () => {
    const id = await tenant.product();
    const { status, body } = await tenant.api.patch(`/products/${id}`, { price: -1, surprise: 1 });
    const faults = body.errors.map(({ pointer }: { pointer: string }) => pointer).sort();
    expect([status, faults]).toEqual([422, ['#/price', '#/surprise']]);
  });

  it('is refused if somebody was faster', async () => {
    const id = await tenant.product();
    const headers = { 'if-match': '"v2"' };
    const { body } = await tenant.api.call('PATCH', `/products/${id}`, { headers, body: { price: 1 } });
    expect(body.code).toBe('precondition_failed');
  });
});

describe('a resource that a key may not read', () => {
  it('is neither embedded nor searched', async () => {
    const name = 'Unreadable Partners';
    const customer_id = await tenant.customer({ name, email: 'secret@unreadable.example' });
    await tenant.invoice({ customer_id });
    const manager = await tenant.signIn();
    const { body } = await manager.post('/api-keys', { name: 'Invoices only', scopes: ['invoices:read'] });
    const reader = tenant.api.as(body.secret as string);
    const expanded = await reader.get('/invoices?expand=customer');
    expect([expanded.status, expanded.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer realm="countinghouse", error="insufficient_scope", scope="customers:read"',
    ]);
    expect((await reader.get('/invoices?q=secret')).body.data).toEqual([]);
    expect((await tenant.api.get('/invoices?q=secret')).body.data).toHaveLength(1);
  });
});
