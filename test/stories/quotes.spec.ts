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

describe('a draft of a quote', () => {
  it('is computed as an invoice is, out of the lines that hold', async () => {
    const quote = await draft({
      items: [
        line({ quantity: 3, price: 33.333333, discounts: [{ percent: 10 }] }),
        line({ price: 50, optional: true }),
        line({ price: 7, tax_rate: 7, group: 'Colour' }),
        line({ price: 9, tax_rate: 7, group: 'Colour' }),
      ],
      discounts: [{ percent: 5 }],
    });
    const { body: invoice } = await api.post('/invoices/calculate', {
      customer_id,
      items: [
        line({ quantity: 3, price: 33.333333, discounts: [{ percent: 10 }] }),
        line({ price: 7, tax_rate: 7 }),
      ],
      tax_rate: 19,
      discounts: [{ percent: 5 }],
    });
    for (const name of ['subtotal', 'discount_total', 'tax_total', 'total', 'tax_breakdown', 'discounts']) {
      expect([name, quote[name]]).toEqual([name, invoice[name]]);
    }
    const items = quote['items'] as Quote[];
    expect(items.map((item) => item['chosen'])).toEqual([true, false, true, false]);
    expect(items.map((item) => item['net'])).toEqual([90, 50, 7, 9]);
    expect(items[0]?.['taxable']).toBe(invoice.items[0].taxable);
    expect(quote).toMatchObject({ status: 'draft', number: null, revision: 1, valid_until: null });
  });

  it('is changed, found, and deleted', async () => {
    const quote = await draft({ reference: 'Inquiry twelve', metadata: { deal: '12' } });
    const changed = await api.put(`/quotes/${String(quote['id'])}`, {
      customer_id,
      items: [line({ price: 12.5 })],
      tax_rate: 19,
      reference: 'Inquiry thirteen',
      terms: 'Payable at once.',
    });
    expect([changed.status, changed.body.total, changed.body.terms]).toEqual([
      200,
      14.88,
      'Payable at once.',
    ]);
    const found = async (query: string): Promise<string[]> => {
      const { body } = await api.get(`/quotes?${query}`);
      return (body.data as Quote[]).map((one) => one['id'] as string);
    };
    expect(await found('q=thirteen&status=draft')).toEqual([quote['id']]);
    expect(await found('q=twelve')).toEqual([]);
    expect((await api.delete(`/quotes/${String(quote['id'])}`)).status).toBe(204);
    expect(await found('q=thirteen')).toEqual([]);
    expect(await eventsOf(service, quote['id'] as string)).toEqual([
      'quote.created',
      'quote.updated',
      'quote.deleted',
    ]);
  });

  it('is refused with the place of every fault, and stores nothing', async () => {
    const strange = customer_id.replace('cus', 'prd');
    const items = [line({ optional: true }), line(), line({ product_id: strange })];
    expect(errorsOf(await create({ items }))).toEqual(['#/items/2/product_id unknown_reference']);
    expect(errorsOf(await create({ items: [line({ optional: true })] }))).toEqual(['#/items not_allowed']);
    const group = [line(), line({ group: 'a' }), line({ group: 'a', optional: true })];
    expect(errorsOf(await create({ items: group }))).toEqual(['#/items/2/optional not_allowed']);
    const discounts = [{ percent: 5, tax_rate: 7 }];
    const other = [line({ optional: true, tax_rate: 7 }), line()];
    expect(errorsOf(await create({ items: other, discounts }))).toEqual(['#/discounts/0 unknown_tax_group']);
    expect((await api.get('/quotes')).body.data).toEqual([]);
  });

  it('is calculated before it is stored', async () => {
    const body = {
      customer_id,
      items: [
        line({ quantity: 3, price: 33.333333, discounts: [{ percent: 10 }] }),
        line({ price: 50, optional: true }),
        line({ price: 9, tax_rate: 7, group: 'Colour' }),
      ],
      tax_rate: 19,
      discounts: [{ percent: 5 }],
      currency: 'CHF',
      terms: 'Payable at once.',
    };
    const calculated = await api.post('/quotes/calculate', body);
    expect(calculated.status).toBe(200);
    expect((await api.get('/quotes')).body.data).toEqual([]);
    const stored = await draft(body);
    const { items, ...amounts } = calculated.body as Quote;
    for (const [name, value] of Object.entries(amounts)) expect([name, stored[name]]).toEqual([name, value]);
    expect(stored['items']).toMatchObject(items as object[]);
    expect((items as Quote[]).map(({ optional, group, chosen }) => [optional, group, chosen])).toEqual([
      [false, null, true],
      [true, null, false],
      [false, 'Colour', true],
    ]);
    const wrong = { ...body, items: [line({ optional: true })] };
    expect(errorsOf(await api.post('/quotes/calculate', wrong))).toEqual(['#/items not_allowed']);
  });

  it('is found by its currency and its last day', async () => {
    const [early, late] = [
      await draft({ valid_until: '2027-02-01', currency: 'CHF' }),
      await draft({ valid_until: '2027-02-02' }),
    ];
    await draft();
    const found = async (query: string): Promise<unknown[]> => {
      const { status, body } = await api.get(`/quotes?${query}&sort=created_at`);
      expect([status, body.errors ?? []]).toEqual([200, []]);
      return (body.data as Quote[]).map((one) => one['id'] as string);
    };
    expect(await found('currency=CHF')).toEqual([early['id']]);
    expect(await found('valid_until[gte]=2027-02-01')).toEqual([early['id'], late['id']]);
    expect(await found('valid_until[gt]=2027-02-01&valid_until[lte]=2027-02-02')).toEqual([late['id']]);
    expect(await found('currency=EUR&valid_until[lt]=2027-02-02')).toEqual([]);
    expect((await api.get('/quotes?valid_until[gte]=soon')).status).toBe(400);
  });

  it('explains its amounts', async () => {
    const quote = await draft({ items: [line({ quantity: 3 }), line({ optional: true })] });
    const { body } = await api.get(`/quotes/${String(quote['id'])}/calculation`);
    expect(body).toMatchObject({ quote_id: quote['id'], currency: 'EUR' });
    expect(body.steps.at(0)).toMatchObject({ step: 'line_gross', result: 300 });
    expect(body.steps.some((step: Quote) => step['step'] === 'total' && step['result'] === 357)).toBe(true);
  });
});

describe('an issued quote', () => {
  it('has number, date and parties, and stands in an intact chain', async () => {
    const first = await issued();
    const second = await issued({ valid_until: '2027-03-01' });
    expect(first).toMatchObject({
      status: 'open',
      number: 'QT-2027-00001',
      issue_date: '2027-01-15',
      valid_until: '2027-02-14',
      available_actions: ['send', 'revise', 'accept', 'decline', 'extend', 'cancel'],
    });
    expect([first['seller'].name, first['buyer'].name]).toEqual(['quotes', first['customer_name']]);
    expect([second['number'], second['valid_until']]).toEqual(['QT-2027-00002', '2027-03-01']);
    const series = (await api.get('/number-series')).body.data as Quote[];
    const own = series.find((one) => one['document_type'] === 'quote');
    const audit = (await api.get(`/number-series/${String(own?.['id'])}/audit`)).body;
    expect(audit).toMatchObject({ document_type: 'quote', intact: true, documents: 2 });
    expect((await api.get(`/quotes?number=QT-2027-00002`)).body.data).toHaveLength(1);
    expect((await api.get(`/quotes?q=QT-2027-0000`)).body.data).toHaveLength(2);
  });

  it('cannot be changed, deleted or issued again', async () => {
    const quote = await issued();
    const path = `/quotes/${String(quote['id'])}`;
    const body = { customer_id, items: [line()], tax_rate: 19 };
    const answers = [await api.put(path, body), await api.delete(path), await act(quote, 'issue')];
    expect(answers.map(({ status, body: { code, state } }) => [status, code, state])).toEqual(
      answers.map(() => [409, 'invalid_state_transition', 'open']),
    );
    expect(await shown(quote)).toEqual(quote);
  });

  it('is not issued with a last day that is over', async () => {
    const quote = await draft({ valid_until: '2027-01-14' });
    expect(errorsOf(await act(quote, 'issue'))).toEqual(['#/valid_until in_the_past']);
    expect(await shown(quote)).toMatchObject({ status: 'draft', number: null });
  });

  it('is superseded by the issue of its revision, and both name each other', async () => {
    const quote = await issued({ terms: 'Payable at once.' });
    const revision = (await act(quote, 'revise')).body as Quote;
    expect(revision).toMatchObject({ status: 'draft', revision: 2, revises_quote_id: quote['id'] });
    const [other] = [(await act(quote, 'revise')).body as Quote];
    expect(revision['items'][0].id).not.toBe(quote['items'][0].id);
    expect([revision['total'], revision['terms']]).toEqual([quote['total'], quote['terms']]);
    expect((await act(revision, 'issue')).body.number).toBe('QT-2027-00002');
    expect(await shown(quote)).toMatchObject({
      status: 'superseded',
      number: 'QT-2027-00001',
      superseded_by_quote_id: revision['id'],
      available_actions: [],
    });
    const late = await act(other, 'issue');
    expect([late.status, late.body.state]).toEqual([409, 'superseded']);
    expect((await act(quote, 'accept', byPhone)).status).toBe(409);
    expect(await eventsOf(service, quote['id'] as string)).toEqual([
      'quote.created',
      'quote.issued',
      'quote.superseded',
    ]);
  });

  it('is declined with a reason, or cancelled', async () => {
    const declined = await act(await issued(), 'decline', { reason: 'Too late.' });
    expect(declined.body).toMatchObject({ status: 'declined', decline_reason: 'Too late.' });
    const cancelled = await act(await issued(), 'cancel');
    expect(cancelled.body).toMatchObject({ status: 'cancelled', available_actions: [] });
    expect((await act(declined.body as Quote, 'accept', byPhone)).status).toBe(409);
  });
});
