import type { ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { eventsOf } from '../support/events-of.js';
import type { ShownInvoice, Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
beforeEach(async () => {
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

/** An issued invoice of two lines at 19 % and one at 7 %: 30 + 10.01 and 20 without tax, 69.01 with it. */
async function threeLines(): Promise<ShownInvoice> {
  const product_id = await tenant.product();
  const items = [
    { product_id, quantity: 3, price: 10 },
    { product_id, quantity: 1, price: 10.01 },
    { product_id, quantity: 2, price: 10, tax_rate: 7 },
  ];
  return tenant.shownInvoice(await tenant.issuedInvoice({ customer_id, items }));
}

describe('a credit note for a whole invoice', () => {
  it('is a document of its own, mirrors the invoice, and leaves nothing due', async () => {
    const before = await threeLines();
    const answer = await tenant.credit(before.id, {
      reason: 'order_cancellation',
      message: 'As agreed.',
      note: 'By phone.',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/credit-notes/${answer.body.id}`);
    expect(answer.body).toMatchObject({
      status: 'issued',
      number: 'CN-2026-00001',
      invoice_id: before.id,
      invoice_number: before['number'],
      customer_id,
      issue_date: '2026-11-21',
      reason: 'order_cancellation',
      subtotal: before['subtotal'],
      tax_total: before['tax_total'],
      total: before['total'],
      applied_amount: 69.01,
      unapplied_amount: 0,
      seller: before['seller'],
      buyer: before['buyer'],
      tax_breakdown: before['tax_breakdown'],
      available_actions: ['void', 'send'],
      allocations: [{ invoice_id: before.id, amount: 69.01 }],
    });
    expect(answer.body.items.map((item: { item_id: string }) => item.item_id)).toEqual(
      before.items.map(({ id }) => id),
    );
    expect(await tenant.shownInvoice(before.id)).toMatchObject({
      status: 'paid',
      amount_paid: 0,
      amount_credited: 69.01,
      credit_notes_total: 69.01,
      amount_due: 0,
      available_actions: ['send'],
    });
    expect((await api.get(`/credit-notes/${answer.body.id}`)).body).toEqual(answer.body);
    const again = await tenant.credit(before.id);
    expect([again.status, again.body.code]).toEqual([409, 'invalid_state_transition']);
    expect(await eventsOf(service, before.id, answer.body.id as string)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'credit_note.created',
      'invoice.paid',
    ]);
  });

  it('covers what partial credit notes have left, to the last cent', async () => {
    const { id, items } = await threeLines();
    const [first, second, third] = items.map((item) => item.id);
    const parts = [
      await tenant.credit(id, { items: [{ item_id: first, quantity: 1 }] }),
      await tenant.credit(id, { items: [{ item_id: second, amount: 3.33 }, { item_id: third }] }),
      await tenant.credit(id, { items: [{ amount: 1.11, tax_rate: 19, description: 'Goodwill' }] }),
      await tenant.credit(id),
    ];
    expect(parts.map(({ body }) => body.total as number)).toEqual([11.9, 25.36, 1.32, 30.43]);
    expect(parts.at(-1)?.body.items.map((item: { amount: number }) => item.amount)).toEqual([
      20, 6.68, -1.11,
    ]);
    expect(parts.map(({ body }) => body.number as string)).toEqual([
      'CN-2026-00002',
      'CN-2026-00003',
      'CN-2026-00004',
      'CN-2026-00005',
    ]);
    expect(await tenant.shownInvoice(id)).toMatchObject({ credit_notes_total: 69.01, amount_due: 0 });
  });

  it('is possible for issued invoices only', async () => {
    const draft = await tenant.invoice({ customer_id });
    const voided = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${voided}/void`);
    for (const [id, state] of [
      [draft, 'draft'],
      [voided, 'void'],
    ] as const) {
      const refused = await tenant.credit(id);
      expect([refused.status, refused.body.state]).toEqual([409, state]);
    }
    const uncollectible = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${uncollectible}/mark-uncollectible`);
    expect((await tenant.credit(uncollectible)).status).toBe(201);
  });
});

describe('a requested credit note', () => {
  it('never exceeds the line, the tax rate, the invoice or the calendar', async () => {
    const { id, items } = await threeLines();
    const refused = async (body: object): Promise<string[]> => {
      const answer = await tenant.credit(id, body);
      return [String(answer.status), ...errorsOf(answer)];
    };
    const stranger = await threeLines();
    const [item_id] = items.map((item) => item.id);
    expect(
      await refused({ items: [{ item_id, amount: 30.01 }, { item_id: stranger.items[0]?.id }] }),
    ).toEqual(['422', '#/items/0/amount more_than_creditable', '#/items/1/item_id unknown_reference']);
    expect(await refused({ items: [{ amount: 40.02, tax_rate: 19, description: 'x' }] })).toEqual([
      '422',
      '#/items more_than_creditable',
    ]);
    expect(await refused({ issue_date: '2026-11-20' })).toEqual(['422', '#/issue_date before_invoice']);
    expect(await refused({ issue_date: '2026-11-22' })).toEqual(['422', '#/issue_date in_the_future']);
    expect(await tenant.shownInvoice(id)).toMatchObject({ version: 2, amount_due: 69.01 });
  });

  it('uses no number if it is refused', async () => {
    const { id } = await threeLines();
    const first = await tenant.credit(id, { items: [{ amount: 1, tax_rate: 19, description: 'x' }] });
    await tenant.credit(id, { items: [{ amount: 100, tax_rate: 19, description: 'x' }] });
    const second = await tenant.credit(id, { items: [{ amount: 1, tax_rate: 19, description: 'x' }] });
    const sequence = (answer: { body: any }): number => Number((answer.body.number as string).slice(-5));
    expect(sequence(second)).toBe(sequence(first) + 1);
  });
});

describe('the list of credit notes', () => {
  it('filters by invoice, customer, number and remainder', async () => {
    const [open, paid] = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    await api.post(`/invoices/${paid}/payments`, { method: 'card' });
    const [first, second] = [(await tenant.credit(open)).body, (await tenant.credit(paid)).body];
    const listed = async (query: string): Promise<string[]> => {
      const { body } = await api.get(`/credit-notes?customer_id=${customer_id}&${query}`);
      return body.data.map((note: { number: string }) => note.number) as string[];
    };
    expect(await listed('')).toEqual([second.number, first.number]);
    expect(await listed(`invoice_id=${open}`)).toEqual([first.number]);
    expect(await listed(`number=${second.number}`)).toEqual([second.number]);
    expect(await listed('unapplied=true')).toEqual([second.number]);
    expect(await listed('issue_date[gte]=2026-11-22')).toEqual([]);
  });
});

describe('an issued credit note', () => {
  it('is chained to the one before it, permanently', async () => {
    const note = await tenant.credit(await tenant.issuedInvoice({ customer_id }), { note: 'Ours alone.' });
    const { rows } = await service.database.admin.query<{
      document: string;
      hash: Buffer;
      previous_hash: Buffer;
    }>(
      `SELECT document, hash, previous_hash FROM issued_documents WHERE document_type = 'credit_note' AND number = $1`,
      [note.body.number],
    );
    const document = JSON.parse(rows[0]?.document ?? '{}') as Record<string, unknown>;
    expect(document).toMatchObject({ number: note.body.number, total: 119, buyer: note.body.buyer });
    expect(document).not.toHaveProperty('note');
    expect(document).not.toHaveProperty('status');
    expect(rows[0]?.previous_hash).not.toBeNull();
  });
});

describe('a credit note of an invoice with a line over nothing', () => {
  it('keeps the tax group of a line over nothing, as each line must stand in the breakdown', async () => {
    const product_id = await tenant.product();
    const items = [
      { product_id, quantity: 1, price: 100 },
      { product_id, quantity: 1, price: 0, tax_rate: 0, tax_category: 'Z' },
    ];
    const id = await tenant.issuedInvoice({ customer_id, items });
    const { body } = await tenant.credit(id, { reason: 'other' });
    const groups = (body.tax_breakdown as { category: string }[]).map(({ category }) => category);
    expect([body.total, groups]).toEqual([119, ['S', 'Z']]);
    const report = await api.get(`/credit-notes/${body.id as string}/preflight?format=ubl`);
    const rules = (report.body.findings as { rule: string }[]).map(({ rule }) => rule);
    expect(rules).not.toContain('BR-Z-01');
  });
});
