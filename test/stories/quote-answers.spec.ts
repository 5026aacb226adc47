import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const START = '2027-01-15T10:00:00Z';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set(START);
  tenant = await service.newTenant('quotes');
  ({ api } = tenant);
  customer_id = await tenant.customer();
  product_id = await tenant.product();
});
afterAll(() => service.stop());

type Quote = Record<string, any>;

const line = (fields: object = {}): object => ({ product_id, quantity: 1, price: 100, ...fields });

function create(fields: object = {}): Promise<ApiAnswer> {
  return api.post('/quotes', { customer_id, items: [line()], tax_rate: 19, ...fields });
}

async function draft(fields: object = {}): Promise<Quote> {
  const { status, body } = await create(fields);
  expect([status, body.errors ?? []]).toEqual([201, []]);
  return body as Quote;
}

async function issued(fields: object = {}): Promise<Quote> {
  const { id } = await draft(fields);
  const { status, body } = await api.post(`/quotes/${String(id)}/issue`);
  expect([status, body.errors ?? []]).toEqual([200, []]);
  return body as Quote;
}

function act(quote: Quote, action: string, body?: object): Promise<ApiAnswer> {
  return api.post(`/quotes/${String(quote['id'])}/${action}`, body);
}

const byPhone = { name: 'Ada Lovelace', channel: 'phone' };

async function shown(quote: Quote): Promise<Quote> {
  return (await api.get(`/quotes/${String(quote['id'])}`)).body as Quote;
}

async function at(instant: string): Promise<void> {
  service.clock.set(instant);
  await service.jobsRun();
}

describe('an acceptance', () => {
  const terms = 'Payable at once — ever.';
  const items = () => [
    line(),
    line({ price: 50, optional: true, tax_rate: 7 }),
    line({ price: 10, group: 'Colour' }),
    line({ price: 20, group: 'Colour' }),
  ];

  it('keeps who, how, what was chosen, the hashes and the sums', async () => {
    const quote = await issued({ items: items(), terms, discounts: [{ percent: 10 }] });
    const [, extra, , green] = (quote['items'] as Quote[]).map((item) => item['id'] as string);
    const chosen = [{ quote_item_id: extra }, { quote_item_id: green }];
    service.clock.set('2027-01-16T08:00:00Z');
    const { status, body } = await act(quote, 'accept', { ...byPhone, items: chosen });
    expect(status).toBe(200);
    const series = (await api.get('/number-series')).body.data as Quote[];
    const own = series.find((one) => one['document_type'] === 'quote');
    const exported = (await api.get(`/number-series/${String(own?.['id'])}/export`))
      .body as unknown as string;
    const document = JSON.parse(exported.split('\n')[1] ?? '') as Quote;
    expect(body).toMatchObject({
      status: 'accepted',
      total: quote['total'],
      available_actions: ['create_invoice'],
    });
    expect(body.acceptance).toEqual({
      at: '2027-01-16T08:00:00.000Z',
      ...byPhone,
      ...{ email: null, link_id: null, address_hash: null },
      items: [(quote['items'] as Quote[])[0]?.['id'], extra, green],
      document_hash: createHash('sha256')
        .update(document['document'] as string)
        .digest('hex'),
      terms_hash: createHash('sha256').update(terms).digest('hex'),
      subtotal: 170,
      discount_total: 17,
      charge_total: 0,
      tax_total: 23.67,
      total: 176.67,
      tax_breakdown: [
        { category: 'S', rate: 19, taxable: 108, tax: 20.52 },
        { category: 'S', rate: 7, taxable: 45, tax: 3.15 },
      ],
    });
    expect(body.acceptance.document_hash).toBe(document['document_hash']);
    const { body: explained } = await api.get(`/quotes/${String(quote['id'])}/calculation`);
    expect(explained.steps.some((step: Quote) => step['step'] === 'total' && step['result'] === 176.67)).toBe(
      true,
    );
  });

  it('takes what is proposed if nothing is chosen', async () => {
    const { body } = await act(await issued({ items: items() }), 'accept', byPhone);
    expect([body.acceptance.total, body.total]).toEqual([130.9, 130.9]);
    expect(body.acceptance.terms_hash).toBeNull();
  });

  it('is refused for lines that are not there, and two of one group', async () => {
    const quote = await issued({ items: items() });
    const [, , red, green] = (quote['items'] as Quote[]).map((item) => item['id'] as string);
    const choose = (...ids: unknown[]) => {
      return act(quote, 'accept', { ...byPhone, items: ids.map((id) => ({ quote_item_id: id })) });
    };
    const strange = (await issued())['items'][0].id as string;
    expect(errorsOf(await choose(red, strange))).toEqual(['#/items/1/quote_item_id unknown_reference']);
    expect(errorsOf(await choose(red, green))).toEqual(['#/items/1/quote_item_id not_allowed']);
    expect(await shown(quote)).toMatchObject({ status: 'open', acceptance: null });
  });

  it('is refused below zero', async () => {
    const quote = await issued({ items: [line(), line({ quantity: -3, optional: true })] });
    const items = [{ quote_item_id: (quote['items'] as Quote[])[1]?.['id'] as string }];
    expect(errorsOf(await act(quote, 'accept', { ...byPhone, items }))).toEqual(['#/items not_allowed']);
  });

  it('comes once', async () => {
    const quote = await issued();
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(quote, 'accept', byPhone)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('the last day of a quote', () => {
  it('ends where the organization is, and the quote expires', async () => {
    const abroad = { name: 'Abroad', currency: 'EUR', time_zone: 'America/New_York' };
    expect((await (await tenant.signIn()).put('/organization', abroad)).status).toBe(200);
    const quote = await issued({ valid_until: '2027-01-31' });
    await at('2027-02-01T04:59:59Z');
    expect(await shown(quote)).toMatchObject({ status: 'open' });
    await at('2027-02-01T05:00:00Z');
    expect(await shown(quote)).toMatchObject({
      status: 'expired',
      closed_at: '2027-02-01T05:00:00.000Z',
      available_actions: ['revise', 'extend', 'cancel'],
    });
    expect(await eventsOf(service, quote['id'] as string)).toContain('quote.expired');
  });

  it('is over for an acceptance although nothing has written it down, and extending opens it again', async () => {
    const quote = await issued({ valid_until: '2027-01-31' });
    service.clock.set('2027-02-01T00:00:00Z');
    const late = await act(quote, 'accept', byPhone);
    expect([late.status, late.body.state, late.body.available_actions]).toEqual([
      409,
      'expired',
      ['revise', 'extend', 'cancel'],
    ]);
    await service.jobsRun();
    expect(errorsOf(await act(quote, 'extend', { valid_until: '2027-01-31' }))).toEqual([
      '#/valid_until in_the_past',
    ]);
    const extended = await act(quote, 'extend', { valid_until: '2027-02-10' });
    expect(extended.body).toMatchObject({ status: 'open', valid_until: '2027-02-10', closed_at: null });
    expect(errorsOf(await act(quote, 'extend', { valid_until: '2027-02-10' }))).toEqual([
      '#/valid_until not_allowed',
    ]);
    await at('2027-02-10T23:59:59Z');
    expect(await shown(quote)).toMatchObject({ status: 'open' });
    await at('2027-02-11T00:00:00Z');
    expect(await shown(quote)).toMatchObject({ status: 'expired' });
  });
});
