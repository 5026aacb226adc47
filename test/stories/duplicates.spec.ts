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
  product_id = await tenant.product({ name: 'Hosting', price: 20, tax_rate: 7 });
});
afterAll(() => service.stop());

function duplicate(id: string, fields: object = {}): Promise<ApiAnswer> {
  return api.post(`/invoices/${id}/duplicate`, { prices: 'keep', ...fields });
}

/** Everything that a copy carries over. */
function content() {
  return {
    items: [
      {
        product_id,
        quantity: 3,
        price: 10.5,
        price_base_quantity: 2,
        unit: { label: 'mo', code: 'MON' },
        tax_rate: 19,
        tax_category: 'S',
        discounts: [{ percent: 10, base_amount: 12, reason: 'Volume', reason_code: '95' }],
        charges: [{ amount: 1.25, reason: 'Setup' }],
        description: 'Big server',
        note: 'As agreed',
        attributes: [{ name: 'Colour', value: 'Black' }],
        origin_country: 'DE',
      },
      {
        product_id,
        quantity: -1,
        price: 1,
        tax_rate: 7,
        tax_category: 'S',
        list_price: 1.5,
        price_discount: 0.5,
      },
      { product_id, quantity: 1, price: 5, tax_rate: 0, tax_category: 'E' },
    ],
    tax_rate: 19,
    tax_exemption_reason: 'Exempt under article 132',
    discounts: [{ percent: 2, reason: 'Loyalty' }],
    charges: [{ amount: 3, tax_rate: 19, tax_category: 'S' }],
    round_payable_to: 0.05,
    currency: 'CHF',
    message: 'Thank you.',
    note: 'Ask Ada.',
    metadata: { plan: 'big' },
    notes: [{ text: 'Keep it cool.' }],
    tax_exemptions: [{ category: 'E', rate: 0, code: 'VATEX-EU-132' }],
    payee: { name: 'Factoring AG' },
  };
}

const OF_THE_CUSTOMER = {
  payment_terms: { net_days: 7 },
  buyer_reference: '04011000-1234512345-06',
  contract_reference: 'C-1',
  project_reference: 'P-1',
  payment_instructions: { means: 'bank_transfer', text: 'By transfer' },
};

const ONCE = {
  issue_date: '2026-11-20',
  reference: 'PO 4711',
  order_reference: 'O-1',
  despatch_advice_reference: 'D-1',
  prepaid_amount: 5,
  service_period: { start: '2026-10-01', end: '2026-10-31' },
  preceding_invoices: [{ number: 'OLD-1' }],
  delivery: { date: '2026-10-31' },
  document_type: 'corrected',
};

describe('the duplicate of an invoice', () => {
  it('has its content and its amounts, and nothing that happened once', async () => {
    const id = await tenant.invoice({
      customer_id,
      ...content(),
      ...OF_THE_CUSTOMER,
      ...ONCE,
      finalize: true,
    });
    const source = (await api.get(`/invoices/${id}`)).body;
    service.clock.passes('40 days');
    const { status, body, headers } = await duplicate(id);
    expect([status, headers.get('location')]).toEqual([201, `/api/invoices/${body.id}`]);
    expect((await api.get(`/invoices/${body.id}`)).body).toEqual(body);
    const plain = await tenant.invoice({ customer_id, ...content(), ...OF_THE_CUSTOMER });
    expect(withoutIds(body)).toEqual(withoutIds((await api.get(`/invoices/${plain}`)).body));
    expect([body.status, body.number, body.issue_date, body.prepaid_amount]).toEqual([
      'draft',
      null,
      null,
      0,
    ]);
    for (const name of Object.keys(ONCE)) expect([name, body[name] ?? 0]).toEqual([name, 0]);
    expect([body.subtotal, body.total]).toEqual([source.subtotal, source.total]);
    expect((await api.get(`/invoices/${id}`)).body).toEqual({ ...source, overdue: true });
    expect(await eventsOf(service, body.id as string)).toEqual(['invoice.created']);
  });

  it('is made of a draft, a void, a paid and an uncollectible one', async () => {
    const ids = await Promise.all([
      tenant.invoice(),
      tenant.issuedInvoice(),
      tenant.issuedInvoice(),
      tenant.issuedInvoice(),
    ]);
    await api.post(`/invoices/${ids[1]}/void`, {});
    await api.post(`/invoices/${ids[2]}/payments`, { method: 'card' });
    await api.post(`/invoices/${ids[3]}/mark-uncollectible`, {});
    for (const id of ids) {
      const { status, body } = await duplicate(id);
      expect([status, body.status, body.total, body.amount_paid]).toEqual([201, 'draft', 119, 0]);
    }
  });

  it('gives another customer its own terms and details, in the same currency', async () => {
    const id = await tenant.invoice({ customer_id, ...content(), ...OF_THE_CUSTOMER });
    const other = await tenant.customer({
      name: 'Babbage Ltd',
      currency: 'USD',
      payment_terms: { net_days: 3 },
    });
    const { body } = await duplicate(id, { customer_id: other });
    expect(body).toMatchObject({
      customer_id: other,
      customer_name: 'Babbage Ltd',
      currency: 'CHF',
      payment_terms: { net_days: 3 },
      payee: { name: 'Factoring AG' },
    });
    for (const name of [
      'buyer_reference',
      'contract_reference',
      'project_reference',
      'payment_instructions',
    ]) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('names products as they are called now', async () => {
    const id = await tenant.issuedInvoice({ items: [{ product_id, quantity: 1, price: 9 }] });
    await api.patch(`/products/${product_id}`, { name: 'Hosting, new', gtin: '04012345678901' });
    const { body } = await duplicate(id);
    expect(body.items[0]).toMatchObject({
      product_name: 'Hosting, new',
      price: 9,
      standard_id: { scheme: '0160', value: '04012345678901' },
    });
  });
});

describe('the prices of a duplicate', () => {
  it('are those of the products, with their standard rate, when that is asked for', async () => {
    const items = [
      { product_id, quantity: 2, price: 9, price_base_quantity: 5, unit: { label: 'x' } },
      { product_id, quantity: 1, price: 9, tax_rate: 0, tax_category: 'AE' },
    ];
    const id = await tenant.issuedInvoice({ items });
    const { body } = await duplicate(id, { prices: 'product' });
    expect(body.items).toMatchObject([
      { price: 20, price_base_quantity: 1, unit: null, tax_rate: 7, tax_category: 'S', net: 40 },
      { price: 20, tax_rate: 0, tax_category: 'AE', net: 20 },
    ]);
  });

  it('are refused where a product has none, or one in another currency', async () => {
    const [none, dollars] = [
      await tenant.product({ name: 'No price' }),
      await tenant.product({ price: 1, currency: 'USD' }),
    ];
    const items = [none, product_id, dollars].map((one) => ({ product_id: one, quantity: 1, price: 9 }));
    const id = await tenant.issuedInvoice({ items });
    const refused = await duplicate(id, { prices: 'product' });
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual(['#/items/0/price required', '#/items/2/price wrong_currency']);
    expect((await duplicate(id)).status).toBe(201);
  });
});

describe('a duplicate', () => {
  it('is refused with the place of everything that is archived, and nothing is stored', async () => {
    const id = await tenant.issuedInvoice({
      customer_id,
      items: [await tenant.product(), product_id].map((one) => ({ product_id: one, quantity: 1, price: 9 })),
    });
    await api.post(`/invoices/${id}/payments`, { method: 'card' });
    await api.delete(`/products/${product_id}`);
    await api.delete(`/customers/${customer_id}`);
    const before = (await api.get('/invoices?limit=1')).body.data[0].id;
    const refused = await duplicate(id);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual(['#/customer_id archived', '#/items/1/product_id archived']);
    expect((await api.get('/invoices?limit=1')).body.data[0].id).toBe(before);
  });

  it('needs to be told which prices it takes', async () => {
    const id = await tenant.invoice();
    const refused = await api.post(`/invoices/${id}/duplicate`, {});
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['#/prices required']]);
  });

  it('is made once for one Idempotency-Key', async () => {
    const id = await tenant.invoice();
    const options = { headers: { 'idempotency-key': 'copy-1' } };
    const first = await api.post(`/invoices/${id}/duplicate`, { prices: 'keep' }, options);
    const second = await api.post(`/invoices/${id}/duplicate`, { prices: 'keep' }, options);
    expect([first.status, second.body]).toEqual([201, first.body]);
  });
});

function withoutIds({ id: _id, created_at: _created, updated_at: _updated, items, ...rest }: Shown) {
  return { ...rest, items: items.map(({ id: _item, ...item }) => item) };
}

interface Shown extends Readonly<Record<string, unknown>> {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
