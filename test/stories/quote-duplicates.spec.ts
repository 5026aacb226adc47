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
});
beforeEach(async () => {
  service.clock.set('2027-01-15T10:00:00Z');
  tenant = await service.newTenant('duplicates');
  ({ api } = tenant);
  customer_id = await tenant.customer();
  product_id = await tenant.product({ name: 'Hosting', price: 20, tax_rate: 7 });
});
afterAll(() => service.stop());

type Quote = Record<string, any>;

/** Everything that a copy carries over. */
function content() {
  return {
    items: [
      { product_id, quantity: 3, price: 10.5, discounts: [{ percent: 10 }], description: 'Big server' },
      { product_id, quantity: 1, price: 5, optional: true },
      { product_id, quantity: 1, price: 7, group: 'Place' },
      { product_id, quantity: 2, price: 9, group: 'Place' },
    ],
    tax_rate: 19,
    currency: 'CHF',
    discounts: [{ percent: 2, reason: 'Loyalty' }],
    terms: 'Payable at once.',
    message: 'Thank you.',
    note: 'Ask Ada.',
    metadata: { plan: 'big' },
  };
}

const ONCE = { reference: 'Inquiry 12', valid_until: '2027-02-01' };

async function stored(fields: object): Promise<Quote> {
  const { status, body } = await api.post('/quotes', { customer_id, ...fields });
  expect([status, body.errors ?? []]).toEqual([201, []]);
  return body as Quote;
}

async function accepted(fields: object, chosen: number[]): Promise<Quote> {
  const { id, items } = await stored(fields);
  await api.post(`/quotes/${String(id)}/issue`);
  const answer = {
    name: 'Ada',
    channel: 'phone',
    items: chosen.map((at) => ({ quote_item_id: (items as Quote[])[at]?.['id'] as string })),
  };
  const { status, body } = await api.post(`/quotes/${String(id)}/accept`, answer);
  expect([status, body.errors ?? []]).toEqual([200, []]);
  return body as Quote;
}

function duplicate({ id }: Quote, fields: object = {}): Promise<ApiAnswer> {
  return api.post(`/quotes/${String(id)}/duplicate`, { prices: 'keep', ...fields });
}

function withoutIds({ id: _id, items, ...quote }: Quote): Quote {
  return { ...quote, items: (items as Quote[]).map(({ id: _of, ...item }) => item) };
}

describe('the duplicate of a quote', () => {
  it('is what its content makes, and takes nothing over of number, dates and answer', async () => {
    const source = await accepted({ ...content(), ...ONCE }, [1, 3]);
    service.clock.passes('40 days');
    const { status, body, headers } = await duplicate(source);
    expect([status, headers.get('location')]).toEqual([201, `/api/quotes/${String(body.id)}`]);
    expect((await api.get(`/quotes/${String(body.id)}`)).body).toEqual(body);
    expect(withoutIds(body as Quote)).toEqual(withoutIds(await stored(content())));
    expect(body).toMatchObject({ status: 'draft', revision: 1, revises_quote_id: null, acceptance: null });
    expect((await api.get(`/quotes/${String(source['id'])}`)).body).toEqual(source);
    expect(await eventsOf(service, body.id as string)).toEqual(['quote.created']);
    const issued = await api.post(`/quotes/${String(body.id)}/issue`);
    expect([issued.status, issued.body.valid_until]).toEqual([200, '2027-03-26']);
    expect((await api.get(`/quotes/${String(source['id'])}`)).body.status).toBe('accepted');
  });

  it('is for another customer, at the prices of products as they are now', async () => {
    const source = await stored({ ...content(), currency: 'EUR' });
    await api.patch(`/products/${product_id}`, { name: 'Cloud', price: 30 });
    const other = await tenant.customer();
    const { status, body } = await duplicate(source, { customer_id: other, prices: 'product' });
    expect([status, body.customer_id, body.terms]).toEqual([201, other, 'Payable at once.']);
    const items = body.items as Quote[];
    expect(items.map(({ product_name, price, tax_rate }) => [product_name, price, tax_rate])).toEqual(
      items.map(() => ['Cloud', 30, 7]),
    );
    expect(items.map(({ optional, group }) => [optional, group])).toEqual([
      [false, null],
      [true, null],
      [false, 'Place'],
      [false, 'Place'],
    ]);
  });

  it('is refused for what is archived or has no price that fits, and stores nothing', async () => {
    const source = await stored(content());
    const free = await tenant.product({ price: undefined });
    const priceless = await stored({ items: [{ product_id: free, quantity: 1, price: 1 }], tax_rate: 19 });
    expect(errorsOf(await duplicate(priceless, { prices: 'product' }))).toEqual(['#/items/0/price required']);
    // On an invoice, so that it is archived and not deleted.
    await tenant.issuedInvoice({ items: [{ product_id: free, quantity: 1, price: 1 }] });
    await api.delete(`/products/${free}`);
    expect(errorsOf(await duplicate(priceless))).toEqual(['#/items/0/product_id archived']);
    expect((await duplicate({ id: source['id'].replace(/.{4}$/, '0000') })).status).toBe(404);
  });

  it('is refused once the content went with the data of the customer', async () => {
    const owner = await service.owner.signIn();
    const made = async (path: string, body: object): Promise<Quote> => {
      const answer = await owner.post(path, body);
      expect([path, answer.status]).toEqual([path, 201]);
      return answer.body as Quote;
    };
    const { id: customer } = await made('/customers', { name: 'Ada' });
    const { id: product } = await made('/products', { name: 'Hosting' });
    const items = [{ product_id: product as string, quantity: 1, price: 1 }];
    const source = await made('/quotes', { customer_id: customer as string, items, tax_rate: 19 });
    const asked = { reason: 'requested', dry_run: false };
    expect((await owner.post(`/customers/${String(customer)}/erase`, asked)).status).toBe(200);
    const path = `/quotes/${String(source['id'])}/duplicate`;
    const other = await made('/customers', { name: 'Eva' });
    const { status, body } = await owner.post(path, { prices: 'keep', customer_id: other['id'] as string });
    expect([status, body.code, body.state]).toEqual([409, 'invalid_state_transition', 'draft']);
  });
});
