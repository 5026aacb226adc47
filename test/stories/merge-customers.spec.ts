import type { ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

type Json = Record<string, any>;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function merge(id: string, into: string, dry_run = false): Promise<Json> {
  const { status, body } = await api.post(`/customers/${id}/merge`, { into, dry_run });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

const NOTHING = {
  invoices: 0,
  credit_notes: 0,
  payments: 0,
  quotes: 0,
  recurring_invoices: 0,
  matching_rules: 0,
  messages: 0,
  contacts: 0,
  note: false,
};

describe('a shop has made a second customer of a firm that was there', () => {
  let firm: string;
  let shop: string;
  let oldInvoice: string;
  let openInvoice: string;
  let draft: string;
  let product_id: string;

  beforeAll(async () => {
    const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };
    firm = await tenant.customer({
      name: 'Analytical Engines Ltd',
      contacts: [ada],
      note: 'Prefers letters.',
    });
    const charles = { name: 'Charles Babbage' };
    shop = await tenant.customer({
      name: 'analytical engines',
      currency: 'EUR',
      external_id: 'SHOP-17',
      contacts: [{ ...ada, role: 'Accounts' }, charles],
      note: 'Orders in the shop.',
    });
    product_id = await tenant.product({ price: 100 });
    oldInvoice = await tenant.issuedInvoice({ customer_id: firm });
    openInvoice = await tenant.issuedInvoice({ customer_id: shop, due_date: '2026-12-20' });
    draft = await tenant.invoice({ customer_id: shop });
    await api.post('/payments', { customer_id: shop, amount: 50, method: 'cash', reference: 'Twice' });
    const credited = await tenant.issuedInvoice({ customer_id: shop });
    await tenant.credit(credited);
  });

  it('sees first what would move, and nothing is changed', async () => {
    const before = (await api.get(`/customers/${shop}`)).body;
    expect(await merge(shop, firm, true)).toEqual({
      customer_id: shop,
      merged_into: firm,
      dry_run: true,
      moved: { ...NOTHING, invoices: 3, credit_notes: 1, payments: 1, contacts: 1, note: true },
      limited_api_keys: [],
      limited_members: [],
    });
    expect((await api.get(`/customers/${shop}`)).body).toEqual(before);
    expect((await api.get(`/invoices?customer_id=${shop}`)).body.data).toHaveLength(3);
    expect(await eventsOf(service, shop)).toEqual(['customer.created']);
  });

  it('has one customer afterwards, who owes all and has all credit', async () => {
    const seen = (await merge(shop, firm, true)).moved;
    expect((await merge(shop, firm)).moved).toEqual(seen);
    expect((await api.get(`/invoices?customer_id=${firm}`)).body.data).toHaveLength(4);
    expect((await api.get(`/invoices?customer_id=${shop}`)).body.data).toEqual([]);
    const [euro] = (await api.get(`/customers/${firm}/balance`)).body.data;
    expect(euro).toEqual({ currency: 'EUR', due: 238, overdue: 0, credit: 50 });
    const { settled } = (await api.post(`/customers/${firm}/apply-credit`)).body;
    expect(settled).toEqual([expect.objectContaining({ amount: 50, currency: 'EUR' })]);
    const { body } = await api.get(`/customers/${firm}/statement`);
    expect([body.errors, body.closing_balance]).toEqual([undefined, 188]);
  });

  it('reads the merged one as it was, with where everything of it is', async () => {
    const { body } = await api.get(`/customers/${shop}`);
    expect(body).toMatchObject({
      name: 'analytical engines',
      external_id: 'SHOP-17',
      merged_into: firm,
      note: 'Orders in the shop.',
      archived_at: expect.any(String) as string,
    });
    const ids = async (query: string) => {
      const { data } = (await api.get(`/customers?${query}`)).body as { data: { id: string }[] };
      return data.map(({ id }) => id);
    };
    expect(await ids('')).not.toContain(shop);
    expect(await ids(`merged_into=${firm}&include_archived=true`)).toEqual([shop]);
  });

  it('has the contacts that were lacking, and both notes', async () => {
    const { body } = await api.get(`/customers/${firm}`);
    expect(body).toMatchObject({
      name: 'Analytical Engines Ltd',
      currency: null,
      merged_into: null,
      contacts: [{ name: 'Ada Lovelace', email: 'ada@example.com' }, { name: 'Charles Babbage' }],
      note: 'Prefers letters.\n\nOrders in the shop.',
    });
  });

  it('leaves what was issued as it was: names, files and the chain', async () => {
    const invoice = await tenant.shownInvoice(openInvoice);
    expect(invoice).toMatchObject({ customer_id: firm, customer_name: 'analytical engines' });
    expect((invoice['buyer'] as Json)['name']).toBe('analytical engines');
    const { rows } = await service.database.admin.query<{ document: string }>(
      'SELECT document FROM issued_documents WHERE document LIKE $1',
      [`%"id":"${openInvoice}"%`],
    );
    expect(rows.map(({ document }) => (JSON.parse(document) as Json)['customer_id'])).toEqual([shop]);
    const { data } = (await api.get('/number-series')).body as { data: { id: string }[] };
    for (const { id } of data) {
      expect((await api.get(`/number-series/${id}/audit`)).body).toMatchObject({ intact: true });
    }
  });

  it('issues the draft to the one that stays', async () => {
    expect(await tenant.shownInvoice(draft)).toMatchObject({ customer_name: 'Analytical Engines Ltd' });
    const { status, body } = await api.post(`/invoices/${draft}/finalize`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ customer_id: firm, buyer: { name: 'Analytical Engines Ltd' } });
  });

  it('tells it in one event, with the credit of what moved', async () => {
    expect(await eventsOf(service, shop)).toEqual(['customer.created', 'customer.merged']);
    const { data } = (await api.get('/events?type=customer.merged')).body as { data: Json[] };
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      data: {
        object: { id: shop, merged_into: firm },
        previous_attributes: { merged_into: null, archived_at: null },
      },
    });
    expect(await eventsOf(service, firm)).toContain('customer.updated');
  });

  it('refuses every write of the merged one, and names the one that stays', async () => {
    const refused = { status: 409, body: { code: 'customer_merged', merged_into: firm } };
    for (const asked of [
      api.put(`/customers/${shop}`, { name: 'Other' }),
      api.patch(`/customers/${shop}`, { note: 'Other' }),
      api.post(`/customers/${shop}/unarchive`),
      api.delete(`/customers/${shop}`),
      api.post(`/customers/${shop}/merge`, { into: firm, dry_run: true }),
      api.post(`/customers/${shop}/apply-credit`),
      api.post(`/customers/${shop}/statement/send`, { period_from: '2026-11-01', period_to: '2026-11-30' }),
      api.get(`/customers/${shop}/balance`),
      api.get(`/customers/${shop}/duplicates`),
      api.get(`/customers/${shop}/statement`),
    ]) {
      expect(await asked).toMatchObject(refused);
    }
  });

  it('refuses it in new documents, and names the one that stays', async () => {
    const items = [{ product_id, quantity: 1 }];
    const rule = { name: 'Shop', text_contains: 'shop', outcome: 'customer' };
    for (const [path, body] of [
      ['/invoices', { items, tax_rate: 19 }],
      ['/invoices/calculate', { items, tax_rate: 19 }],
      ['/quotes', { items, tax_rate: 19 }],
      ['/payments', { amount: 5, method: 'cash' }],
      ['/matching-rules', rule],
    ] as const) {
      const answer = await api.post(path, { customer_id: shop, ...body });
      expect([path, answer.status, answer.body.errors]).toEqual([
        path,
        422,
        [
          {
            pointer: '#/customer_id',
            code: 'customer_merged',
            detail: `This customer was merged into ${firm}; name that one.`,
          },
        ],
      ]);
    }
    const changed = await api.put(`/invoices/${await tenant.invoice({ customer_id: firm })}`, {
      customer_id: shop,
      items,
      tax_rate: 19,
    });
    expect(changed.body.errors).toMatchObject([{ code: 'customer_merged' }]);
    const copied = await api.post(`/invoices/${oldInvoice}/duplicate`, { customer_id: shop, prices: 'keep' });
    expect(copied.body.errors).toMatchObject([{ code: 'customer_merged' }]);
  });
});
