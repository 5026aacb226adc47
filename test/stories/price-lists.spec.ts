import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let [wheel, axle]: string[] = [];

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  [wheel, axle] = [
    await idOf('/products', { name: 'Wheel', price: 12.5 }),
    await idOf('/products', { name: 'Axle', price: 9.99 }),
  ];
});
afterAll(() => service.stop());

async function idOf(path: string, body: object): Promise<string> {
  const { status, body: created } = await api.post(path, body);
  expect([status, created]).toEqual([201, expect.anything()]);
  return created.id as string;
}

/** What a product costs a customer: price and source, else why it has none. */
async function priceOf(product: string | undefined, query: string): Promise<unknown> {
  const { status, body } = await api.get(`/products/${product as string}/price?${query}`);
  expect(status).toBe(200);
  return body.price === null ? body.no_price.code : [body.price, body.price_source];
}

function listOf(...entries: object[]) {
  return { name: 'Ørsted wholesale', currency: 'EUR', entries };
}

describe('a price list', () => {
  it('comes back as it was created, and is found', async () => {
    const details = {
      ...listOf(
        { product_id: wheel, price: 11, min_quantity: null },
        { product_id: wheel, price: 10, min_quantity: 100 },
      ),
      prices_include_tax: false,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      discount_percent: 2.5,
      note: 'Agreed by telephone.',
      metadata: { region: 'north' },
    };
    const { status, body } = await api.post('/price-lists', details);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...details, version: 1 })]);
    expect((await api.get(`/price-lists/${body.id as string}`)).body).toEqual(body);
    const { entries: _entries, ...summary } = body;
    for (const query of ['q=orsted', 'currency=EUR', 'metadata[region]=north', 'sort=name']) {
      expect([query, (await api.get(`/price-lists?${query}`)).body.data]).toEqual([query, [summary]]);
    }
  });

  it('is replaced with all of its prices, and deleted when nobody has it', async () => {
    const id = await idOf(
      '/price-lists',
      listOf({ product_id: wheel, price: 1 }, { product_id: axle, price: 2 }),
    );
    const path = `/price-lists/${id}`;
    const entries = [{ product_id: axle, price: 3, min_quantity: 5 }];
    const { body } = await api.put(
      path,
      { name: 'Ampère', currency: 'USD', entries },
      { headers: { 'if-match': '"v1"' } },
    );
    expect(body).toMatchObject({ name: 'Ampère', currency: 'USD', entries, version: 2 });
    expect((await api.get(path)).body).toEqual(body);
    expect((await api.delete(path, { headers: { 'if-match': '"v1"' } })).status).toBe(412);
    const { status, headers } = await api.delete(path);
    expect([status, headers.get('deletion-outcome')]).toEqual([204, 'deleted']);
    expect((await api.get(path)).status).toBe(404);
  });

  it('says what it refuses, each with its place', async () => {
    const inDollars = await idOf('/price-lists', { name: 'Dollars', currency: 'USD' });
    const based = await idOf('/price-lists', { name: 'Based', currency: 'USD', base_list_id: inDollars });
    const faultsOf = async (details: object): Promise<unknown> => {
      const { status, body } = await api.post('/price-lists', { ...listOf(), ...details });
      expect(status).toBe(422);
      return body.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code]);
    };
    const twice = [
      { product_id: wheel, price: 1 },
      { product_id: wheel, price: 2 },
      { product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 1 },
    ];
    expect(await faultsOf({ entries: twice, valid_from: '2026-02-01', valid_until: '2026-01-31' })).toEqual([
      ['#/valid_until', 'out_of_range'],
      ['#/entries/1', 'overlap'],
      ['#/entries/2/product_id', 'unknown_reference'],
    ]);
    expect(await faultsOf({ base_list_id: inDollars, prices_include_tax: true })).toEqual([
      ['#/currency', 'wrong_currency'],
      ['#/prices_include_tax', 'not_allowed'],
    ]);
    expect(await faultsOf({ base_list_id: based, currency: 'USD' })).toEqual([
      ['#/base_list_id', 'not_allowed'],
    ]);
    const whole = { name: 'Dollars', currency: 'USD' };
    for (const base_list_id of [based, inDollars]) {
      const { body } = await api.put(`/price-lists/${inDollars}`, { ...whole, base_list_id });
      expect(body.errors).toEqual([
        expect.objectContaining({ pointer: '#/base_list_id', code: 'not_allowed' }),
      ]);
    }
  });
});

describe('the price of a product for a customer', () => {
  it('is that of the list from the quantity that is bought, else the product’s own', async () => {
    const list = await idOf(
      '/price-lists',
      listOf({ product_id: wheel, price: 11 }, { product_id: wheel, price: 10, min_quantity: 100 }),
    );
    const customer = await idOf('/customers', { name: 'Ørsted', price_list_id: list });
    const from = { from: 'price_list', price_list_id: list };
    const of = `customer_id=${customer}`;
    expect(await priceOf(wheel, of)).toEqual([11, from]);
    expect(await priceOf(wheel, `${of}&quantity=99.999999`)).toEqual([11, from]);
    expect(await priceOf(wheel, `${of}&quantity=100`)).toEqual([10, { ...from, min_quantity: 100 }]);
    expect(await priceOf(wheel, `${of}&quantity=-100`)).toEqual([10, { ...from, min_quantity: 100 }]);
    expect(await priceOf(axle, of)).toEqual([9.99, { from: 'product' }]);
    expect(await priceOf(wheel, 'quantity=100')).toEqual([12.5, { from: 'product' }]);
  });

  it('comes from the list that another one is based on, less a discount', async () => {
    const all = await idOf('/price-lists', listOf({ product_id: wheel, price: 11 }));
    const own = await idOf('/price-lists', { ...listOf(), base_list_id: all, discount_percent: 5 });
    const customer = await idOf('/customers', { name: 'Ampère', price_list_id: own });
    const source = { from: 'price_list', price_list_id: own, discount_percent: 5 };
    expect(await priceOf(wheel, `customer_id=${customer}`)).toEqual([10.45, source]);
    // 9.4905, in cents as the full price.
    expect(await priceOf(axle, `customer_id=${customer}`)).toEqual([9.49, source]);
  });

  it('is the product’s own outside the days of the list', async () => {
    const days = { valid_from: '2027-01-01', valid_until: '2027-01-31' };
    const list = await idOf('/price-lists', { ...listOf({ product_id: wheel, price: 11 }), ...days });
    const customer = await idOf('/customers', { name: 'Volta', price_list_id: list });
    const prices = ['2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01'].map((on) => {
      return priceOf(wheel, `customer_id=${customer}&on=${on}`);
    });
    const found = (await Promise.all(prices)) as [number, object][];
    expect(found.map(([price]) => price)).toEqual([12.5, 11, 11, 12.5]);
  });

  it('is never one in another currency, nor of an archived list', async () => {
    const list = await idOf('/price-lists', listOf({ product_id: wheel, price: 11 }));
    const customer = await idOf('/customers', { name: 'Ohm', price_list_id: list });
    const of = `customer_id=${customer}`;
    expect(await priceOf(wheel, `${of}&currency=USD`)).toBe('wrong_currency');
    expect(await priceOf(wheel, 'currency=USD')).toBe('wrong_currency');
    const { headers } = await api.delete(`/price-lists/${list}`);
    expect(headers.get('deletion-outcome')).toBe('archived');
    expect(await priceOf(wheel, of)).toBe('archived');
    const { body } = await api.post('/customers', { name: 'Ohm II', price_list_id: list });
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '#/price_list_id', code: 'archived' })]);
    // What the customer has stays with what is changed beside it.
    expect((await api.patch(`/customers/${customer}`, { note: 'Asks for a new list.' })).status).toBe(200);
    expect((await api.post(`/price-lists/${list}/unarchive`)).body.archived_at).toBeNull();
    expect(await priceOf(wheel, of)).toEqual([11, { from: 'price_list', price_list_id: list }]);
    const unpriced = await idOf('/products', { name: 'Talk' });
    expect(await priceOf(unpriced, of)).toBe('required');
  });

  it('is asked with parameters that are checked', async () => {
    const path = `/products/${wheel as string}/price`;
    const { status, body } = await api.get(`${path}?quantity=0&on=2027-02-30&currency=EURO`);
    const pointers = body.errors.map(({ pointer }: Record<string, string>) => pointer);
    expect([status, pointers]).toEqual([400, ['quantity', 'on', 'currency']]);
    expect((await api.get(`${path}?customer_id=cus_01h455vb4pex5vsknk084sn02q`)).status).toBe(400);
    expect((await api.get(`/products/prd_01h455vb4pex5vsknk084sn02q/price`)).status).toBe(404);
  });

  it('keeps a product that a list names', async () => {
    const product = await idOf('/products', { name: 'Rare', price: 1 });
    await idOf('/price-lists', listOf({ product_id: product, price: 2 }));
    expect((await api.delete(`/products/${product}`)).headers.get('deletion-outcome')).toBe('archived');
  });
});

describe('a customer', () => {
  it('has a list in the currency that the customer has', async () => {
    const list = await idOf('/price-lists', listOf());
    const refused = await api.post('/customers', { name: 'Watt', currency: 'GBP', price_list_id: list });
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ pointer: '#/price_list_id', code: 'wrong_currency' }),
    ]);
    const customer = await idOf('/customers', { name: 'Watt', currency: 'EUR', price_list_id: list });
    const changed = await api.patch(`/customers/${customer}`, { currency: 'GBP' });
    expect(changed.body.errors).toEqual([expect.objectContaining({ code: 'wrong_currency' })]);
    const none = await api.patch(`/customers/${customer}`, { price_list_id: null, currency: 'GBP' });
    expect(none.body).toMatchObject({ price_list_id: null, currency: 'GBP' });
  });
});
