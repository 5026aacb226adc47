import { acceptedQuote, converted } from '../support/accepted-quote.js';
import { TestService } from '../support/test-service.js';
import type { Tenant } from '../support/tenant.js';
import type { ApiClient } from '../support/api-client.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  product_id = await tenant.product();
});
beforeEach(async () => {
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

const IRPF = { name: 'IRPF', rate: 15 };

/** What a Spanish designer writes: 1,000 and 21 % of tax, of which the client withholds 15 % of the net. */
function designed(fields: object = {}): object {
  const items = [{ product_id, quantity: 10, price: 100 }];
  return { customer_id, items, tax_rate: 21, withholdings: [IRPF], ...fields };
}

async function issued(fields: object = {}): Promise<string> {
  const { status, body } = await api.post('/invoices', designed({ ...fields, finalize: true }));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id as string;
}

describe('what is refused', () => {
  it.each([
    [
      'a rate of nothing',
      { withholdings: [{ name: 'IRPF', rate: 0 }] },
      '#/withholdings/0/rate out_of_range',
    ],
    [
      'a rate below zero',
      { withholdings: [{ name: 'IRPF', rate: -1 }] },
      '#/withholdings/0/rate out_of_range',
    ],
    [
      'a rate above 100',
      { withholdings: [{ name: 'IRPF', rate: 101 }] },
      '#/withholdings/0/rate out_of_range',
    ],
    [
      'more than 100 together',
      {
        withholdings: [
          { name: 'A', rate: 60 },
          { name: 'B', rate: 40.01 },
        ],
      },
      '#/withholdings more_than_100',
    ],
    ['one without a name', { withholdings: [{ rate: 15 }] }, '#/withholdings/0/name required'],
  ])('%s', async (_case, fields, expected) => {
    const { status, body } = await api.post('/invoices', designed(fields));
    expect([status, body.errors.map(({ pointer, code }: any) => `${pointer} ${code}`)]).toEqual([
      422,
      [expected],
    ]);
  });

  it('no line that anything could be withheld from', async () => {
    const items = [{ product_id, quantity: 1, price: 100, withholdable: false }];
    const { body } = await api.post('/invoices', designed({ items }));
    expect(body.errors).toMatchObject([{ pointer: '#/withholdings', code: 'nothing_to_withhold' }]);
  });

  it.each([
    ['more than the total', [100, -90], 100],
    ['less than nothing', [-50, 90], 15],
  ])('%s', async (_case, [first, other], rate) => {
    const items = [
      { product_id, quantity: Math.sign(Number(first)), price: Math.abs(Number(first)) },
      { product_id, quantity: Math.sign(Number(other)), price: Math.abs(Number(other)), withholdable: false },
    ];
    const { body } = await api.post('/invoices', designed({ items, withholdings: [{ name: 'IRPF', rate }] }));
    expect(body.errors).toMatchObject([{ pointer: '#/withholdings', code: 'more_than_total' }]);
  });
});

describe('a copy', () => {
  it('keeps what is withheld for the same customer, and not for another one', async () => {
    const id = await issued();
    const same = await api.post(`/invoices/${id}/duplicate`, { prices: 'keep' });
    expect(same.body).toMatchObject({ withholding_total: 150, amount_due: 1060 });
    const other = await api.post(`/invoices/${id}/duplicate`, {
      prices: 'keep',
      customer_id: await tenant.customer(),
    });
    expect(other.body).toMatchObject({ withholdings: [], amount_due: 1210 });
  });
});

describe('a customer that always withholds', () => {
  const agreed = [{ name: 'IRPF', rate: 15 }];

  it('does so of each invoice that says nothing else', async () => {
    await api.patch(`/customers/${customer_id}`, { withholdings: agreed });
    expect((await api.get(`/customers/${customer_id}`)).body.withholdings).toEqual(agreed);
    const said = await api.post('/invoices', designed({ withholdings: undefined }));
    expect(said.body).toMatchObject({ withholding_total: 150, amount_due: 1060 });
    const none = await api.post('/invoices', designed({ withholdings: [] }));
    expect(none.body).toMatchObject({ withholdings: [], amount_due: 1210 });
    const items = [{ product_id, quantity: 1, price: 100, withholdable: false }];
    const outlay = await api.post('/invoices', designed({ withholdings: undefined, items }));
    expect(outlay.body).toMatchObject({ withholdings: [], amount_due: 121 });
  });

  it('does so of invoices that are made of a quote', async () => {
    await api.patch(`/customers/${customer_id}`, { withholdings: agreed });
    const items = [{ product_id, quantity: 10, price: 100 }];
    const quote = await api.post('/quotes', { customer_id, items, tax_rate: 21 });
    expect(quote.body).toMatchObject({ total: 1210 });
    await api.post(`/quotes/${quote.body.id}/issue`);
    await api.post(`/quotes/${quote.body.id}/accept`, { name: 'Ada', channel: 'phone' });
    const { body } = await api.post(`/quotes/${quote.body.id}/invoices`, {});
    expect(body).toMatchObject({ withholding_total: 150, amount_due: 1060 });
  });

  it('withholds of deposits and the final invoice what it does of the whole, and nothing of expenses', async () => {
    await api.patch(`/customers/${customer_id}`, { withholdings: agreed });
    const expenses = { product_id, quantity: 1, price: 2000, withholdable: false };
    const items = [{ product_id, quantity: 10, price: 100 }, expenses];
    const quote = await acceptedQuote(api, { customer_id, items, tax_rate: 21 });
    for (const [percent, withheld, rest] of [
      [50, 75, 75],
      [40, 60, 15],
    ]) {
      const deposit = await converted(api, quote, { deposit: { percent } });
      expect(deposit).toMatchObject({ withholding_total: withheld });
      expect((await api.post(`/invoices/${String(deposit['id'])}/finalize`)).status).toBe(200);
      const final = await converted(api, quote, { final: true });
      expect(final).toMatchObject({ withholding_total: rest });
      expect((await api.delete(`/invoices/${String(final['id'])}`)).status).toBe(204);
    }
  });

  it('never withholds more than there is', async () => {
    const withholdings = [...agreed, { name: 'Other', rate: 90 }];
    const { status, body } = await api.patch(`/customers/${customer_id}`, { withholdings });
    expect([status, body.errors[0].code]).toEqual([422, 'more_than_100']);
  });
});
