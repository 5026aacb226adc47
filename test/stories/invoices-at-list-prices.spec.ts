import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let [wheel, axle, list, reseller]: string[] = [];

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  [wheel, axle] = [
    await idOf('/products', { name: 'Wheel', price: 12.5, currency: 'EUR' }),
    await idOf('/products', { name: 'Axle', price: 9.99, currency: 'EUR' }),
  ];
  list = await idOf('/price-lists', {
    name: 'Resellers',
    currency: 'EUR',
    entries: [
      { product_id: wheel, price: 11 },
      { product_id: wheel, price: 10, min_quantity: 100 },
    ],
  });
  reseller = await idOf('/customers', { name: 'Reseller', currency: 'EUR', price_list_id: list });
});
afterAll(() => service.stop());

async function idOf(path: string, body: object): Promise<string> {
  const { status, body: created } = await api.post(path, body);
  expect([status, created]).toEqual([201, expect.anything()]);
  return created.id as string;
}

/** An invoice for the reseller. */
function invoiceOf(items: readonly object[], more: object = {}): Record<string, unknown> {
  return { customer_id: reseller, currency: 'EUR', items, tax_rate: 19, ...more };
}

/** Price and source of each line. */
function pricesOf({ items }: { items?: { price: number; price_source?: object }[] }): unknown[] {
  return (items ?? []).map(({ price, price_source }) => [price, price_source]);
}

async function faultsOf(body: object): Promise<string[]> {
  const { status, body: refusal } = await api.post('/invoices', body);
  expect(status).toBe(422);
  return refusal.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
}

describe('a line without a price', () => {
  const lines = () => [
    { product_id: wheel, quantity: 100 },
    { product_id: wheel, quantity: 2 },
    { product_id: axle, quantity: 3 },
    { product_id: wheel, quantity: 1, price: 7.25 },
  ];
  const found = () => [
    [10, { from: 'price_list', price_list_id: list, min_quantity: 100 }],
    [11, { from: 'price_list', price_list_id: list }],
    [9.99, { from: 'product' }],
    // The price of the request always holds.
    [7.25, undefined],
  ];

  it('gets that of the customer’s list, else of the product, and says which', async () => {
    const { status, body } = await api.post('/invoices', invoiceOf(lines()));
    expect([status, pricesOf(body), body.subtotal]).toEqual([201, found(), 1059.22]);
    expect((await api.get(`/invoices/${body.id as string}`)).body).toEqual(body);
  });

  it('gets the same in a calculation, in a replaced draft, in a batch and in a dry run', async () => {
    const draft = await idOf('/invoices', invoiceOf([{ product_id: axle, quantity: 1, price: 1 }]));
    const body = invoiceOf(lines());
    const batch = await api.post('/invoices/batch', { invoices: [body, body] });
    const answers = [
      (await api.post('/invoices/calculate', body)).body,
      (await api.put(`/invoices/${draft}`, body)).body,
      batch.body.results[1].invoice,
    ];
    const dry = await api.post('/dry-runs', { operation: 'invoices.create', body });
    expect(pricesOf(dry.body.answer)).toEqual(found());
    expect(answers.map(pricesOf)).toEqual([found(), found(), found()]);
  });

  it('keeps its price when the list changes, and what is issued says where it came from', async () => {
    const own = await idOf('/price-lists', { name: 'For a year', currency: 'EUR', discount_percent: 10 });
    const customer_id = await idOf('/customers', { name: 'Watt', price_list_id: own });
    const item = { product_id: axle, quantity: 10 };
    const { body } = await api.post('/invoices', invoiceOf([item], { customer_id, finalize: true }));
    const source = { from: 'price_list', price_list_id: own, discount_percent: 10 };
    expect([body.status, pricesOf(body)]).toEqual(['open', [[8.99, source]]]);
    await api.put(`/price-lists/${own}`, { name: 'For a year', currency: 'EUR', discount_percent: 50 });
    expect((await api.get(`/invoices/${body.id as string}`)).body).toEqual(body);
  });

  it('gets the price of the day on which the invoice is issued', async () => {
    const entries = [{ product_id: wheel, price: 1 }];
    const days = { valid_from: '2031-01-01', valid_until: '2031-01-31' };
    const january = await idOf('/price-lists', { name: 'January', currency: 'EUR', ...days, entries });
    const customer_id = await idOf('/customers', { name: 'Ohm', price_list_id: january });
    for (const [issue_date, price] of [
      ['2030-12-31', 12.5],
      ['2031-01-31', 1],
    ] as const) {
      const item = { product_id: wheel, quantity: 1 };
      const { body } = await api.post('/invoices', invoiceOf([item], { customer_id, issue_date }));
      expect([issue_date, body.items[0].price]).toEqual([issue_date, price]);
    }
  });

  it('is refused where no price can be meant, and nothing is stored', async () => {
    const talk = await idOf('/products', { name: 'Talk' });
    const item = { product_id: wheel, quantity: 1 };
    expect(await faultsOf(invoiceOf([item, { product_id: talk, quantity: 1 }]))).toEqual([
      '#/items/1/price required',
    ]);
    expect(await faultsOf(invoiceOf([item], { currency: 'USD' }))).toEqual([
      '#/items/0/price wrong_currency',
    ]);
    expect(await faultsOf(invoiceOf([item], { prices_include_tax: true }))).toEqual([
      '#/items/0/price not_allowed',
    ]);
    expect(await faultsOf(invoiceOf([{ ...item, price_base_quantity: 10 }]))).toEqual([
      '#/items/0/price_base_quantity not_allowed',
    ]);
    expect(await faultsOf(invoiceOf([{ ...item, product_id: 'prd_01h455vb4pex5vsknk084sn02q' }]))).toEqual([
      '#/items/0/product_id unknown_reference',
    ]);
    expect(await faultsOf(invoiceOf([item], { customer_id: 'cus_01h455vb4pex5vsknk084sn02q' }))).toEqual([
      '#/customer_id unknown_reference',
    ]);
  });

  it('never gets a price of another organization', async () => {
    const stranger = await service.newTenant('stranger');
    const product_id = await stranger.product();
    const customer_id = await stranger.customer();
    const item = { product_id, quantity: 1 };
    const foreign = await stranger.api.get(`/products/${product_id}/price?customer_id=${reseller as string}`);
    expect(foreign.status).toBe(400);
    const { body } = await stranger.api.patch(`/customers/${customer_id}`, { price_list_id: list });
    expect(body.errors).toEqual([expect.objectContaining({ code: 'unknown_reference' })]);
    const refused = await stranger.api.post('/invoices', {
      customer_id: reseller,
      items: [item],
      tax_rate: 19,
    });
    expect(refused.status).toBe(422);
  });
});

describe('what is made of prices that were found', () => {
  it('a quote keeps them, whatever becomes of the list', async () => {
    const entries = [{ product_id: wheel, price: 8 }];
    const own = await idOf('/price-lists', { name: 'Offer', currency: 'EUR', entries });
    const customer_id = await idOf('/customers', { name: 'Volta', currency: 'EUR', price_list_id: own });
    const items = [{ product_id: wheel, quantity: 2 }];
    const quote = await api.post('/quotes', { customer_id, items, tax_rate: 19 });
    expect([quote.status, quote.body.items[0].price, quote.body.total]).toEqual([201, 8, 19.04]);
    const path = `/quotes/${quote.body.id as string}`;
    const source = { from: 'price_list', price_list_id: own };
    expect(quote.body.items[0].price_source).toEqual(source);
    await api.put(`/price-lists/${own}`, { name: 'Offer', currency: 'EUR' });
    const issued = await api.post(`${path}/issue`);
    expect(issued.body.items[0].price_source).toEqual(source);
    await api.post(`${path}/accept`, { name: 'Ada', channel: 'phone' });
    const { body } = await api.post(`${path}/invoices`, {});
    expect([body.items?.[0].price, body.total]).toEqual([8, 19.04]);
  });

  it('a duplicate keeps them or finds them anew', async () => {
    const id = await idOf('/invoices', invoiceOf([{ product_id: wheel, quantity: 1, price: 99 }]));
    const prices = async (said: object): Promise<unknown> => {
      return pricesOf((await api.post(`/invoices/${id}/duplicate`, said)).body);
    };
    expect(await prices({ prices: 'keep' })).toEqual([[99, undefined]]);
    expect(await prices({ prices: 'product' })).toEqual([[11, { from: 'price_list', price_list_id: list }]]);
  });

  it('a recurring invoice fixes them, or finds those of the day', async () => {
    const content = invoiceOf([{ product_id: wheel, quantity: 1 }]);
    const rule = { every: 1, unit: 'month' };
    const terms = { name: 'Wheels', rule, start_on: '2031-01-01', content };
    const fixed = await api.post('/recurring-invoices', terms);
    expect([fixed.status, fixed.body.content.items[0].price]).toEqual([201, 11]);
    const ofTheDay = await api.post('/recurring-invoices', { ...terms, prices: 'product' });
    expect([ofTheDay.status, ofTheDay.body.content.items[0].price ?? null]).toEqual([201, null]);
    expect(ofTheDay.body.total).toBe(13.09);
  });
});
