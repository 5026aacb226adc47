import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
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
  tenant = service.owner;
  ({ api } = tenant);
});
beforeEach(async () => {
  customer_id = await tenant.customer();
  product_id = await tenant.product({ name: 'Consulting', price: 95.5 });
});
afterAll(() => service.stop());

/** What templates of these tests say, exact numbers included. */
function content(more: object = {}): object {
  return {
    items: [{ product_id, quantity: 0.1, price: 95.555555, description: 'Week 47' }],
    tax_rate: 19,
    discounts: [{ percent: 2.5, reason: 'Loyalty' }],
    message: 'Thank you for your order.',
    metadata: { price: '7' },
    ...more,
  };
}

async function template(body: object = { content: content() }): Promise<string> {
  const { status, body: made } = await api.post('/invoice-templates', { name: 'Consulting', ...body });
  expect([status, made]).toEqual([201, expect.anything()]);
  return made.id as string;
}

function use(id: string, body: object = {}): Promise<ApiAnswer> {
  return api.post(`/invoice-templates/${id}/invoices`, { customer_id, ...body });
}

describe('an invoice template', () => {
  it('comes back as it was stored, and can be replaced and deleted', async () => {
    const id = await template();
    const stored = await api.get(`/invoice-templates/${id}`);
    expect(stored.body).toMatchObject({ id, version: 1, name: 'Consulting', content: content() });
    const changed = await api.put(`/invoice-templates/${id}`, {
      name: 'Talks',
      content: { message: 'Thanks.' },
    });
    expect(changed.body).toMatchObject({ version: 2, name: 'Talks', content: { message: 'Thanks.' } });
    expect(Object.keys(changed.body.content)).toEqual(['message']);
    expect((await api.delete(`/invoice-templates/${id}`)).status).toBe(204);
    expect((await api.get(`/invoice-templates/${id}`)).status).toBe(404);
    expect(await eventsOf(service, id)).toEqual([
      'invoice_template.created',
      'invoice_template.updated',
      'invoice_template.deleted',
    ]);
  });

  it('is listed by name', async () => {
    for (const name of ['Zoo', 'Ärger']) await template({ name, content: {} });
    const { body } = await api.get('/invoice-templates?sort=name');
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names.indexOf('Ärger')).toBeLessThan(names.indexOf('Zoo'));
  });

  it('takes the content of an invoice, without what is of its customer or happened once', async () => {
    const invoice = await api.post('/invoices', {
      customer_id,
      ...content({ reference: 'PO 1', buyer_reference: '04011000-1234512345-35' }),
      issue_date: '2026-01-31',
    });
    const id = await template({ invoice_id: invoice.body.id });
    const { body } = await api.get(`/invoice-templates/${id}`);
    expect(body.content).toMatchObject({ ...content(), currency: 'EUR' });
    for (const left of ['customer_id', 'reference', 'issue_date', 'buyer_reference', 'payment_terms'])
      expect(body.content).not.toHaveProperty(left);
    expect((await use(id)).body.total).toBe(invoice.body.total);
  });

  it('refuses products that are not there, a customer, dates, and two sources or none', async () => {
    const stranger = await service.newTenant('stranger');
    const foreign = await stranger.product();
    const items = [{ product_id: foreign, quantity: 1 }];
    const refused = (body: object): Promise<ApiAnswer> => {
      return api.post('/invoice-templates', { name: 'Faulty', ...body });
    };
    expect(errorsOf(await refused({ content: { items } }))).toEqual([
      '#/content/items/0/product_id unknown_reference',
    ]);
    const named = await refused({ content: { customer_id, issue_date: '2026-01-31' } });
    expect(errorsOf(named)).toEqual([
      '#/content/customer_id unknown_field',
      '#/content/issue_date unknown_field',
    ]);
    const invoice_id = await tenant.invoice();
    expect(errorsOf(await refused({ content: {}, invoice_id }))).toEqual(['#/content mutually_exclusive']);
    expect(errorsOf(await refused({}))).toEqual(['#/content mutually_exclusive']);
    const other = await stranger.invoice();
    expect(errorsOf(await refused({ invoice_id: other }))).toEqual(['#/invoice_id unknown_reference']);
  });
});

describe('an invoice of a template', () => {
  it('is a draft with what the template says', async () => {
    const { status, headers, body } = await use(await template());
    expect([status, body.status]).toEqual([201, 'draft']);
    expect(headers.get('location')).toMatch(new RegExp(`/invoices/${String(body.id)}$`));
    const plain = await api.post('/invoices', { customer_id, ...content() });
    for (const what of ['total', 'subtotal', 'tax_total', 'message', 'metadata'])
      expect(body[what]).toEqual(plain.body[what]);
  });

  it('says what the request says instead, and nothing where that is null', async () => {
    const id = await template();
    const items = [{ product_id, quantity: 2, price: 10 }];
    const overrides = { items, tax_rate: 7, discounts: null, message: null, due_date: '2099-01-31' };
    const { body } = await use(id, { overrides });
    expect(body).toMatchObject({ subtotal: 20, total: 21.4, message: null, due_date: '2099-01-31' });
  });

  it('needs lines and a tax rate from one of both', async () => {
    const id = await template({ content: {} });
    expect(errorsOf(await use(id))).toEqual(['#/overrides/items required', '#/overrides/tax_rate required']);
    const overrides = { items: [{ product_id, quantity: 1 }], tax_rate: 19 };
    expect((await use(id, { overrides })).body.subtotal).toBe(95.5);
    expect(errorsOf(await use(await template(), { overrides: { tax_rate: null } }))).toEqual([
      '#/overrides/tax_rate required',
    ]);
  });

  it('finds the price where the template has none', async () => {
    const items = [{ product_id, quantity: 1 }];
    const id = await template({ content: content({ items, discounts: [] }) });
    await api.patch(`/products/${product_id}`, { price: 100 });
    expect((await use(id)).body.subtotal).toBe(100);
  });

  it('says of a fault whether it is of the template or of the request', async () => {
    const id = await template();
    await api.delete(`/products/${product_id}`);
    const { body } = await use(id);
    expect(body.errors).toMatchObject([
      { pointer: '#/content/items/0/product_id', where: 'invoice_template' },
    ]);
    const items = [{ product_id, quantity: 1, price: 1 }];
    expect(errorsOf(await use(id, { overrides: { items } }))).toEqual([
      '#/overrides/items/0/product_id unknown_reference',
    ]);
    const stranger = await (await service.newTenant('another')).customer();
    const product = await tenant.product();
    const own = { items: [{ product_id: product, quantity: 1, price: 1 }] };
    expect(errorsOf(await use(id, { customer_id: stranger, overrides: own }))).toEqual([
      '#/customer_id unknown_reference',
    ]);
  });

  it('is made of one’s own templates only', async () => {
    const id = await template();
    const stranger = await service.newTenant('foreigner');
    const path = `/invoice-templates/${id}`;
    expect((await stranger.api.get(path)).status).toBe(404);
    expect((await stranger.api.put(path, { name: 'Mine', content: {} })).status).toBe(404);
    expect((await stranger.api.delete(path)).status).toBe(404);
    const own = await stranger.customer();
    expect((await stranger.api.post(`${path}/invoices`, { customer_id: own })).status).toBe(404);
    expect((await stranger.api.get('/invoice-templates')).body.data).toEqual([]);
  });
});
