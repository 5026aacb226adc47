import { modelled, type ListModel } from '../support/list-model.js';
import { allPages, type Listed } from '../support/all-pages.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
const models: Record<string, ListModel> = {};

const CUSTOMERS = [
  { name: 'Łódź Straße GmbH', email: 'Kasse@Lodz.example', external_id: 'CRM-1', currency: 'EUR' },
  { name: 'acme Ltd', email: 'accounts@acme.example', metadata: { segment: 'small' } },
  { name: 'Acme Limited', email: 'accounts@acme.example', currency: 'USD', metadata: { segment: 'large' } },
  { name: 'Ørsted & Söhne', external_id: 'CRM-2', metadata: { segment: 'large', 'a=b': 'c' } },
  { name: 'ΑΘΗΝΑ Α.Ε.', email: 'info@athina.example', metadata: { segment: '' } },
  { name: '東京 株式会社', currency: 'JPY' },
  { name: 'Zebra', email: 'zebra@example.com' },
  { name: 'zebra' },
];

const PRODUCTS = [
  { name: 'Programming', sku: 'PRG-1', currency: 'EUR', metadata: { shelf: '1' } },
  { name: 'Café crème', sku: 'caf-2' },
  { name: 'Cafe noir', sku: 'CAF-1', active: false },
  { name: 'Gear wheel', currency: 'EUR' },
  { name: 'Gear', active: false, metadata: { shelf: '1', row: '2' } },
  { name: 'gear' },
];

const STATES = ['draft', 'open', 'paid', 'open', 'void', 'draft', 'uncollectible'];

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  await fill();
  await service.database.admin.query(`UPDATE organizations SET time_zone = 'Pacific/Kiritimati'`);
  const customers = await read('/customers?include_archived=true');
  const shared = { customers: new Map(customers.map((one) => [one.id, one])), today: '2026-11-22' };
  models['invoices'] = { ...shared, rows: await read('/invoices') };
  models['customers'] = { ...shared, rows: customers };
  models['products'] = { ...shared, rows: await read('/products?include_archived=true') };
  service.clock.set('2026-11-21T10:30:00.000Z');
});
afterAll(() => service.stop());

describe('invoices filtered by', () => {
  it.each<Record<string, string>>([
    {},
    { status: 'draft' },
    { status: 'open' },
    { status: 'overdue' },
    { status: 'overdue,open' },
    { status: 'overdue,paid,paid' },
    { status: 'void,uncollectible' },
    { customer_id: 'of acme' },
    { customer_id: 'cus_01h455vb4pex5vsknk084sn02q' },
    { number: 'INV-00002' },
    { number: 'inv-00002' },
    { currency: 'JPY' },
    { currency: 'CHF' },
    { 'issue_date[gte]': '2026-11-10' },
    { 'issue_date[gt]': '2026-11-10', 'issue_date[lte]': '2026-11-20' },
    { 'due_date[lt]': '2026-11-22' },
    { currency: 'EUR', 'total[gte]': '20' },
    { currency: 'EUR', 'total[gt]': '20.50', 'total[lt]': '40' },
    { currency: 'JPY', 'total[lte]': '20' },
    { 'created_at[gte]': '2026-11-21T10:00:05Z' },
    { 'created_at[gt]': '2026-11-21T12:00:05+02:00', 'created_at[lte]': '2026-11-21T10:00:09.000Z' },
    { updated_since: '2026-11-21T10:00:07Z' },
    { 'metadata[order]': '7' },
    { 'metadata[shop]': 'Zürich' },
    { 'metadata[shop]': 'Zürich', 'metadata[order]': '8' },
    { 'metadata[shop]': 'zürich' },
    { q: 'INV-0000' },
    { q: 'inv-00003' },
    { q: 'acme' },
    { q: 'ACME lim' },
    { q: 'accounts@acme.example' },
    { q: 'lodz strasse' },
    { q: 'STRASSE' },
    { q: 'orsted' },
    { q: 'αθήνα' },
    { q: '東京' },
    { q: 'po 7' },
    { q: 'acme po' },
    { q: '%' },
    { q: 'a' },
    { q: 'project', status: 'open,paid', currency: 'EUR', 'total[gte]': '10' },
    { status: 'overdue', customer_id: 'of acme', 'due_date[gte]': '2026-01-01' },
  ])('%j', async (query) => {
    await expectModelled('invoices', query, [
      'created_at',
      'updated_at',
      'issue_date',
      'due_date',
      'total',
      'number',
    ]);
  });
});

describe('customers filtered by', () => {
  it.each<Record<string, string>>([
    {},
    { external_id: 'CRM-2' },
    { external_id: 'crm-2' },
    { email: 'kasse@lodz.example' },
    { email: 'accounts@acme.example' },
    { email: 'acme.example' },
    { currency: 'USD' },
    { 'created_at[lt]': '2026-11-21T10:00:02Z' },
    { updated_since: '2026-11-21T10:00:02Z' },
    { 'metadata[segment]': 'large' },
    { 'metadata[segment]': '' },
    { 'metadata[a=b]': 'c' },
    { 'metadata[a]': 'b=c' },
    { q: 'acme' },
    { q: 'ltd acme' },
    { q: 'crm-2' },
    { q: 'sohne' },
    { q: '株' },
    { q: 'Αθηνα' },
    { q: 'zebra example.com' },
    { q: 'acme', 'metadata[segment]': 'small' },
  ])('%j', (query) => expectModelled('customers', query, ['created_at', 'updated_at', 'name']));
});

describe('products filtered by', () => {
  it.each<Record<string, string>>([
    {},
    { sku: 'CAF-1' },
    { active: 'true' },
    { active: 'false' },
    { currency: 'EUR' },
    { 'created_at[gte]': '2026-11-21T10:00:01Z' },
    { updated_since: '2026-11-21T10:00:01Z' },
    { 'metadata[shelf]': '1' },
    { 'metadata[shelf]': '1', 'metadata[row]': '2' },
    { q: 'cafe' },
    { q: 'caf 1' },
    { q: 'gear' },
    { q: 'gear', active: 'false' },
  ])('%j', (query) => expectModelled('products', query, ['created_at', 'updated_at', 'name', 'sku']));
});

describe('the search', () => {
  it('finds a number that was copied out of a document, with the marks that let its line break', async () => {
    const invoice = await tenant.issuedInvoice();
    const { number } = await tenant.shownInvoice(invoice);
    const copied = `\ufeff${String(number).replace('-', '-\u200b').replace('2', '\u200c2\u200d')}`;
    for (const name of ['q', 'number']) {
      const { body } = await tenant.api.get(`/invoices?${name}=${encodeURIComponent(copied)}`);
      expect([name, body.data.map(({ id }: { id: string }) => id)]).toEqual([name, [invoice]]);
    }
    expect((await tenant.api.get(`/invoices?q=${encodeURIComponent('\u200b')}`)).body.data).toEqual([]);
  });

  it('finds the current text at once, and no longer the previous one', async () => {
    const found = async (path: string, q: string): Promise<number> => {
      return (await tenant.api.get(`${path}?q=${encodeURIComponent(q)}`)).body.data.length as number;
    };
    const customer = await tenant.customer({ name: 'Quicksilver' });
    const invoice = await tenant.invoice({ customer_id: customer, reference: 'Vanadium' });
    expect([await found('/customers', 'quick'), await found('/invoices', 'quick')]).toEqual([1, 1]);
    expect(await found('/invoices', 'vanad')).toBe(1);
    await tenant.api.put(`/customers/${customer}`, { name: 'Mercury' });
    expect([await found('/customers', 'quick'), await found('/invoices', 'quick')]).toEqual([0, 0]);
    expect([await found('/customers', 'mercury'), await found('/invoices', 'mercury')]).toEqual([1, 1]);
    await tenant.api.delete(`/invoices/${invoice}`);
    await tenant.api.delete(`/customers/${customer}`);
    expect([await found('/customers', 'mercury'), await found('/invoices', 'vanad')]).toEqual([0, 0]);
    const { rows } = await service.database.admin.query(
      `SELECT term FROM customer_terms WHERE term IN ('quicksilver', 'mercury')
        UNION SELECT term FROM invoice_terms WHERE term = 'vanadium'`,
    );
    expect(rows).toEqual([]);
  });
});

/** Compares a list with the model, in every order, in both directions, with pages that split ties and empty values. */
async function expectModelled(
  list: string,
  given: Readonly<Record<string, string>>,
  sorts: readonly string[],
): Promise<void> {
  const model = models[list]!;
  const query =
    given['customer_id'] === 'of acme' ? { ...given, customer_id: customerOf(model, 'acme Ltd') } : given;
  for (const sort of sorts.flatMap((name) => [name, `-${name}`])) {
    const rows = await allPages(tenant.api, `/${list}`, { query: { ...query, sort, limit: '4' } });
    expect([sort, rows.map(({ id }) => id)]).toEqual([sort, modelled(model, { ...query, sort })]);
  }
  const { body } = await tenant.api.get(
    `/${list}?${new URLSearchParams({ ...query, with_total: 'true' }).toString()}`,
  );
  expect(body.total_count).toBe(modelled(model, query).length);
}

function customerOf(model: ListModel, name: string): string {
  return [...model.customers.values()].find((customer) => customer['name'] === name)?.id ?? '';
}

async function read(path: string): Promise<Listed[]> {
  return allPages(tenant.api, path.split('?')[0]!, {
    query: { limit: '100', ...Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? '')) },
  });
}

async function fill(): Promise<void> {
  const customers = await eachAfterASecond(CUSTOMERS, (fields) => tenant.customer(fields));
  const products = await eachAfterASecond(PRODUCTS, (fields) => tenant.product(fields));
  service.clock.set('2026-11-21T10:00:00.000Z');
  const invoices = Array.from({ length: 42 }, (_none, index) => ({
    customer_id: customers[(index * 5) % customers.length],
    items: [{ product_id: products[0], quantity: 1, price: (index * 7) % 45 }],
    tax_rate: 0,
    currency: ['EUR', 'JPY', 'EUR', 'USD'][index % 4],
    ...(index % 3 > 0 && { issue_date: `2026-11-${String(1 + (index % 21)).padStart(2, '0')}` }),
    due_date: `2026-${index % 2 === 0 ? '11' : '12'}-${21 + (index % 5)}`,
    ...(index % 5 === 0 && { reference: `PO ${index} / Projekt-Größe` }),
    ...(index % 4 === 0 && { metadata: { order: String(index), shop: 'Zürich' } }),
    ...(index % 4 === 3 && { metadata: { order: '7' } }),
  }));
  await eachAfterASecond(invoices, async (body) => {
    return (await tenant.api.post('/invoices', body)).body.id as string;
  });
  await service.database.admin.query(
    `UPDATE invoices i SET status = state, updated_at = created_at + (n % 3) * interval '2 seconds',
            amount_due = CASE WHEN state = 'void' THEN 0 ELSE total END,
            (number, issue_date, finalized_at, seller, buyer) = (
              SELECT 'INV-' || lpad(n::text, 5, '0'), coalesce(issue_date, '2026-11-20'), created_at,
                     '{}'::jsonb, '{}'::jsonb
               WHERE state <> 'draft')
       FROM (SELECT id, n, ($1::text[])[1 + n % 7] AS state
               FROM (SELECT id, row_number() OVER (ORDER BY id)::integer AS n FROM invoices) AS counted) AS numbered
      WHERE numbered.id = i.id`,
    [STATES],
  );
}

/** Four at a time have the same instant, so that there are ties. */
async function eachAfterASecond<T>(all: readonly T[], make: (one: T) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, one] of all.entries()) {
    if (index % 4 === 0) service.clock.passes('1 second');
    ids.push(await make(one));
  }
  return ids;
}
