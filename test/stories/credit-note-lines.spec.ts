import type { ApiClient } from '../support/api-client.js';
import type { ShownInvoice, Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

const WEEK = { start: '2026-11-16', end: '2026-11-20' };
const HOURS = { label: 'h', code: 'HUR' };
const NOTHING = {
  product_name: null,
  item_description: null,
  note: null,
  unit: null,
  price: null,
  price_base_quantity: null,
  service_period: null,
};

/** An invoice of three hours on site at 40, and of 500 sheets at 9.99 a hundred less a tenth. */
async function twoLines(): Promise<ShownInvoice> {
  const work = await tenant.product({ name: 'Survey', unit: HOURS });
  const paper = await tenant.product({ name: 'Paper' });
  const said = { description: 'On site', note: 'As agreed', service_period: WEEK };
  const items = [
    { product_id: work, price: 40, quantity: 3, ...said },
    { product_id: paper, price: 9.99, price_base_quantity: 100, quantity: 500, discounts: [{ percent: 10 }] },
  ];
  return tenant.shownInvoice(await tenant.issuedInvoice({ items }));
}

describe('the lines of a credit note', () => {
  it('repeat what the lines of the invoice said', async () => {
    const invoice = await twoLines();
    const { body: note } = await tenant.credit(invoice.id);
    expect(note.items).toMatchObject([
      {
        description: 'Survey',
        product_name: 'Survey',
        item_description: 'On site',
        note: 'As agreed',
        unit: HOURS,
        price: 40,
        price_base_quantity: 1,
        service_period: WEEK,
        quantity: 3,
        amount: 120,
      },
      {
        description: 'Paper',
        product_name: 'Paper',
        item_description: null,
        note: null,
        service_period: null,
      },
    ]);
    expect((await api.get(`/credit-notes/${note.id}`)).body).toEqual(note);
    const told = await service.database.admin.query<{ items: unknown }>(
      `SELECT data->'object'->'items' AS items FROM events WHERE data->'object'->>'id' = $1`,
      [note.id],
    );
    expect(told.rows).toEqual([{ items: note.items }]);
    const chained = await service.database.admin.query<{ document: string }>(
      'SELECT document FROM issued_documents WHERE document_type = $1 ORDER BY created_at DESC LIMIT 1',
      ['credit_note'],
    );
    const frozen = JSON.parse(chained.rows[0]?.document ?? '') as { items: readonly object[] };
    expect(note.items).toMatchObject(frozen.items);
  });

  it('say the price only where it makes the amount', async () => {
    const { id, items } = await twoLines();
    const [work, paper] = items;
    const { body: note } = await tenant.credit(id, {
      items: [
        { item_id: work?.id, quantity: 0.5, description: 'Half an hour too much' },
        { item_id: work?.id, amount: 10 },
        { item_id: paper?.id, quantity: 100 },
      ],
    });
    const priced = { price: 40, price_base_quantity: 1 };
    const unpriced = { price: null, price_base_quantity: null };
    expect(note.items).toMatchObject([
      { description: 'Half an hour too much', product_name: 'Survey', amount: 20, unit: HOURS, ...priced },
      { description: 'Survey', item_description: 'On site', amount: 10, quantity: null, ...unpriced },
      { description: 'Paper', amount: 8.99, quantity: 100, ...unpriced },
    ]);
  });

  it('say no price that includes tax, because their amounts do not', async () => {
    const product_id = await tenant.product({ name: 'Survey' });
    const items = [{ product_id, price: 119, quantity: 1 }];
    const id = await tenant.issuedInvoice({ items, prices_include_tax: true });
    const { body: note } = await tenant.credit(id);
    expect(note.items).toMatchObject([{ product_name: 'Survey', amount: 100, price: null }]);
  });

  it('repeat nothing where they take back an amount of a tax rate', async () => {
    const { id } = await twoLines();
    const items = [{ amount: 5, tax_rate: 19, description: 'Goodwill' }];
    const { body: note } = await tenant.credit(id, { items });
    expect(note.items).toMatchObject([{ description: 'Goodwill', item_id: null, ...NOTHING }]);
  });

  it('repeat nothing on a credit note from before they did', async () => {
    const { id } = await twoLines();
    const { body: note } = await tenant.credit(id);
    await service.database.admin.query(
      `UPDATE credit_note_items SET product_name = NULL, item_description = NULL, note = NULL, unit = NULL,
              price = NULL, price_base_quantity = NULL, service_period = NULL`,
    );
    const { body: shown } = await api.get(`/credit-notes/${note.id}`);
    const former = note.items.map((item: object) => ({ ...item, ...NOTHING }));
    expect(shown).toEqual({ ...note, items: former });
  });
});
