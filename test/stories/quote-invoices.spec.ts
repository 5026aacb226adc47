import { acceptedQuote, convert, converted, groupsInCents, type Shown } from '../support/accepted-quote.js';
import type { ApiClient } from '../support/api-client.js';
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
  tenant = await service.newTenant('quotes');
  ({ api } = tenant);
  customer_id = await tenant.customer();
  product_id = await tenant.product();
});
afterAll(() => service.stop());

const line = (fields: object = {}): object => ({ product_id, quantity: 1, price: 100, ...fields });

function accepted(fields: object = {}, chosen: number[] = []): Promise<Shown> {
  return acceptedQuote(api, { customer_id, items: [line()], tax_rate: 19, ...fields }, chosen);
}

const itemsOf = (quote: Shown) => (quote['items'] as Shown[]).map(({ id }) => id as string);

async function shown(path: string, { id }: Shown): Promise<Shown> {
  return (await api.get(`/${path}/${String(id)}`)).body as Shown;
}

async function left(quote: Shown): Promise<unknown> {
  return (await api.get(`/quotes/${String(quote['id'])}/invoices`)).body.left;
}

async function act(invoice: Shown, action: string, body?: object): Promise<Shown> {
  const answer = await api.post(`/invoices/${String(invoice['id'])}/${action}`, body);
  expect([answer.status, answer.body.errors ?? []]).toEqual([200, []]);
  return answer.body as Shown;
}

const issued = (invoice: Shown) => act(invoice, 'finalize');

describe('an accepted quote', () => {
  it('becomes one draft with what was accepted, which names it and its lines', async () => {
    const items = [
      line({ quantity: 2, description: 'Blue' }),
      line({ price: 50, optional: true, tax_rate: 7 }),
      line({ price: 10, optional: true }),
    ];
    const quote = await accepted({ items, reference: 'Inquiry 12', discounts: [{ percent: 10 }] }, [1]);
    const invoice = await converted(api, quote);
    const [blue, extra] = itemsOf(quote);
    expect(invoice).toMatchObject({
      status: 'draft',
      quote_id: quote['id'],
      customer_id,
      reference: 'Inquiry 12',
      total: quote['acceptance'].total,
      items: [
        { quote_item_id: blue, quantity: 2, description: 'Blue' },
        { quote_item_id: extra, quantity: 1 },
      ],
    });
    expect(invoice['tax_breakdown']).toEqual(quote['acceptance'].tax_breakdown);
    expect(invoice['items']).toHaveLength(2);
    expect(await shown('invoices', invoice)).toEqual(invoice);
    expect(await shown('quotes', quote)).toMatchObject({ status: 'invoiced', available_actions: [] });
    expect(await eventsOf(service, quote['id'] as string)).toContain('quote.invoiced');
    const made = (await api.get(`/invoices?quote_id=${String(quote['id'])}`)).body.data as Shown[];
    expect(made.map(({ id }) => id)).toEqual([invoice['id']]);
    expect(await left(quote)).toEqual([]);
    const again = await convert(api, quote);
    expect([again.status, again.body.code, again.body.state]).toEqual([
      409,
      'invalid_state_transition',
      'invoiced',
    ]);
    const final = await issued(invoice);
    expect(final).toMatchObject({ status: 'open', quote_id: quote['id'], total: quote['acceptance'].total });
  });

  it('is found in the list by its state', async () => {
    const [open, done] = [await accepted(), await accepted()];
    await converted(api, done);
    const found = async (status: string) => {
      const { data } = (await api.get(`/quotes?status=${status}`)).body;
      return (data as Shown[]).map((one) => [one['id'], one['status']]);
    };
    expect(await found('accepted')).toEqual([[open['id'], 'accepted']]);
    expect(await found('invoiced')).toEqual([[done['id'], 'invoiced']]);
  });

  it('is invoiced in parts, and the last one takes the cents that are left', async () => {
    const quote = await accepted({ items: [line({ quantity: 3, price: 3.33 }), line({ price: 5 })] });
    const [three, five] = itemsOf(quote);
    const part = { items: [{ quote_item_id: three, quantity: 1 }] };
    const first = await converted(api, quote, part);
    expect(first).toMatchObject({ total: 3.96, items: [{ quote_item_id: three, quantity: 1 }] });
    expect(await left(quote)).toEqual([
      { quote_item_id: three, quantity: 2 },
      { quote_item_id: five, quantity: 1 },
    ]);
    expect(await shown('quotes', quote)).toMatchObject({ status: 'accepted' });
    const second = await converted(api, quote, part);
    const last = await converted(api, quote);
    expect(groupsInCents([first, second, last])).toEqual(groupsInCents([quote['acceptance']]));
    const { body } = await api.get(`/invoices/${String(last['id'])}/calculation`);
    expect((body.steps as Shown[]).map(({ step }) => step as string)).toContain('tax_difference');
    expect(await issued(last)).toMatchObject({ tax_breakdown: last['tax_breakdown'] });
  });

  it('is refused before it was accepted', async () => {
    const { body } = await api.post('/quotes', { customer_id, items: [line()], tax_rate: 19 });
    const refused = await convert(api, body as Shown);
    expect([refused.status, refused.body.state]).toEqual([409, 'draft']);
  });

  it('is invoiced although its customer and its products were archived since', async () => {
    const quote = await accepted();
    // What documents name is archived in place of being deleted.
    await tenant.invoice({ items: [line()] });
    expect((await api.delete(`/products/${product_id}`)).status).toBe(204);
    expect((await api.delete(`/customers/${customer_id}`)).status).toBe(204);
    expect((await converted(api, quote))['total']).toBe(119);
  });
});

describe('more than was accepted', () => {
  it('is refused by the line, unless it is allowed', async () => {
    const quote = await accepted({ items: [line({ quantity: 2 }), line()] });
    const [two, one] = itemsOf(quote);
    const ask = (...items: object[]) => convert(api, quote, { items });
    const strange = itemsOf(await accepted())[0];
    expect(errorsOf(await ask({ quote_item_id: two, quantity: 3 }))).toEqual([
      '#/items/0/quantity not_allowed',
    ]);
    expect(errorsOf(await ask({ quote_item_id: two, quantity: -1 }))).toEqual([
      '#/items/0/quantity not_allowed',
    ]);
    expect(
      errorsOf(await ask({ quote_item_id: two }, { quote_item_id: two }, { quote_item_id: strange })),
    ).toEqual(['#/items/1/quote_item_id not_distinct', '#/items/2/quote_item_id unknown_reference']);
    const more = { items: [{ quote_item_id: two, quantity: 3 }], allow_more: true };
    expect(await converted(api, quote, more)).toMatchObject({ total: 357 });
    expect(errorsOf(await ask({ quote_item_id: two }))).toEqual(['#/items/0/quote_item_id not_allowed']);
    expect(await left(quote)).toEqual([{ quote_item_id: one, quantity: 1 }]);
    expect(await converted(api, quote)).toMatchObject({ total: 119 });
    expect(await shown('quotes', quote)).toMatchObject({ status: 'invoiced' });
  });

  it('is refused with what excludes each other', async () => {
    const quote = await accepted();
    const items = [{ quote_item_id: itemsOf(quote)[0] }];
    const refused = async (body: object) => errorsOf(await convert(api, quote, body));
    expect(await refused({ items, deposit: { percent: 10 } })).toEqual(['#/deposit not_allowed']);
    expect(await refused({ items, final: true })).toEqual(['#/final not_allowed']);
    expect(await refused({ deposit: { percent: 10, amount: 5 } })).toEqual(['#/deposit not_allowed']);
    expect(await refused({ deposit: {} })).toEqual(['#/deposit not_allowed']);
    expect(await refused({ deposit: { amount: 119.01 } })).toEqual(['#/deposit not_allowed']);
  });
});

describe('a deposit of a quote', () => {
  const items = () => [line({ quantity: 3, price: 33.33 }), line({ price: 50, tax_rate: 7 })];

  it('is a prepayment invoice by tax group, and the final invoice takes it off by its number', async () => {
    const quote = await accepted({ items: items(), discounts: [{ percent: 5 }] });
    const draft = await converted(api, quote, { deposit: { percent: 30 } });
    expect(draft).toMatchObject({ document_type: 'partial', quote_id: quote['id'] });
    expect(draft['total']).toBe(Math.round(quote['acceptance'].total * 30) / 100);
    expect((draft['items'] as Shown[]).map((item) => item['tax_rate'])).toEqual([19, 7]);
    const unissued = await convert(api, quote, { final: true });
    expect([unissued.status, unissued.body.code]).toEqual([409, 'invalid_state_transition']);
    const deposit = await issued(draft);
    expect(errorsOf(await convert(api, quote))).toEqual(['#/final required']);
    const final = await converted(api, quote, { final: true });
    expect(final).toMatchObject({
      prepaid_amount: 0,
      preceding_invoices: [{ number: deposit['number'], issue_date: deposit['issue_date'] }],
    });
    const off = (final['items'] as Shown[]).filter(({ quantity }) => quantity < 0);
    expect(off.map(({ description, tax_rate }) => [description, tax_rate])).toEqual([
      [deposit['number'], 19],
      [deposit['number'], 7],
    ]);
    expect(groupsInCents([deposit, final])).toEqual(groupsInCents([quote['acceptance']]));
    // Reports count each once, because nothing was prepaid beside the lines.
    expect(await issued(final)).toMatchObject({ status: 'open', amount_due: final['total'] });
    const { data } = (await api.get(`/quotes/${String(quote['id'])}/invoices`)).body;
    expect((data as Shown[]).map(({ kind, counts }) => [kind, counts])).toEqual([
      ['deposit', true],
      ['final', true],
    ]);
  });

  it('stands again when the final invoice is void, and the next one takes it off', async () => {
    const quote = await accepted({ items: items() });
    const deposit = await issued(await converted(api, quote, { deposit: { amount: 50 } }));
    const first = await issued(await converted(api, quote, { final: true }));
    await act(first, 'void');
    expect(await shown('quotes', quote)).toMatchObject({ status: 'accepted' });
    const second = await converted(api, quote, { final: true });
    expect(second['tax_breakdown']).toEqual(first['tax_breakdown']);
    expect(groupsInCents([deposit, second])).toEqual(groupsInCents([quote['acceptance']]));
  });

  it('keeps what would take it off from being invoiced without it', async () => {
    const quote = await accepted({ items: [line({ quantity: 10 })] });
    await issued(await converted(api, quote, { deposit: { percent: 50 } }));
    const [ten] = itemsOf(quote);
    const tooMuch = { items: [{ quote_item_id: ten, quantity: 6 }] };
    expect(errorsOf(await convert(api, quote, tooMuch))).toEqual(['#/items not_allowed']);
    expect(await left(quote)).toEqual([{ quote_item_id: ten, quantity: 10 }]);
    await converted(api, quote, { items: [{ quote_item_id: ten, quantity: 5 }] });
    expect(await converted(api, quote, { final: true })).toMatchObject({ total: 0 });
  });
});

describe('the share of an invoice', () => {
  it('comes back when the draft is deleted, and when it is void or credited as a whole', async () => {
    const quote = await accepted({ items: [line({ quantity: 4 })] });
    const all = [{ quote_item_id: itemsOf(quote)[0], quantity: 4 }];
    const draft = await converted(api, quote);
    expect((await api.delete(`/invoices/${String(draft['id'])}`)).status).toBe(204);
    expect(await left(quote)).toEqual(all);
    await act(await issued(await converted(api, quote)), 'void');
    expect(await left(quote)).toEqual(all);
    const credited = await issued(await converted(api, quote));
    const note = await api.post(`/invoices/${String(credited['id'])}/credit-notes`, { reason: 'other' });
    expect(note.status).toBe(201);
    expect(await left(quote)).toEqual(all);
    expect(await shown('quotes', quote)).toMatchObject({ status: 'accepted' });
    expect(await converted(api, quote)).toMatchObject({ total: 476 });
  });

  it('follows the draft: fewer of a line leave the rest to the quote', async () => {
    const quote = await accepted({ items: [line({ quantity: 4 })] });
    const draft = await converted(api, quote);
    const items = [line({ quantity: 1 }), line({ price: 7 })];
    const path = `/invoices/${String(draft['id'])}`;
    const changed = await api.put(path, { customer_id, items, tax_rate: 19 });
    expect(changed.body.items.map((item: Shown) => item['quote_item_id'])).toEqual([
      itemsOf(quote)[0],
      undefined,
    ]);
    expect(changed.body.quote_id).toBe(quote['id']);
    expect(await left(quote)).toEqual([{ quote_item_id: itemsOf(quote)[0], quantity: 3 }]);
  });

  it('goes with a correction', async () => {
    const quote = await accepted();
    const invoice = await issued(await converted(api, quote));
    const { status, body } = await api.post(`/invoices/${String(invoice['id'])}/correct`, {
      customer_id,
      items: [line({ price: 90 })],
      tax_rate: 19,
    });
    expect(status).toBe(200);
    expect(body.invoice).toMatchObject({ quote_id: quote['id'], total: 107.1 });
    expect(await shown('quotes', quote)).toMatchObject({ status: 'invoiced' });
  });

  it('is taken once by a request that is sent again', async () => {
    const quote = await accepted();
    const headers = { 'idempotency-key': `once-${String(quote['id'])}` };
    const once = () => api.post(`/quotes/${String(quote['id'])}/invoices`, {}, { headers });
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  });
});
