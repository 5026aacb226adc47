import type { ApiAnswer, ApiClient } from '../support/api-client.js';
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
  tenant = service.owner;
  ({ api } = tenant);
});
beforeEach(async () => {
  customer_id = await tenant.customer();
  product_id = await tenant.product();
});
afterAll(() => service.stop());

/** Corrects an invoice to the right amounts: 80 without tax, 95.20 with it. */
function correct(id: string, fields: object = {}): Promise<ApiAnswer> {
  const items = [{ product_id, quantity: 1, price: 80 }];
  return api.post(`/invoices/${id}/correct`, { customer_id, items, tax_rate: 19, ...fields });
}

describe('the correction of a draft', () => {
  it('edits it', async () => {
    const id = await tenant.invoice({ customer_id });
    const { status, body } = await correct(id, { reference: 'PO 4712' });
    expect(status).toBe(200);
    expect(body).toEqual({ path: 'edited', invoice: (await api.get(`/invoices/${id}`)).body });
    expect(body.invoice).toMatchObject({
      id,
      status: 'draft',
      version: 2,
      total: 95.2,
      reference: 'PO 4712',
    });
    expect(await eventsOf(service, id)).toEqual(['invoice.created', 'invoice.updated']);
  });
});

describe('the correction of an issued invoice that nobody has paid', () => {
  it('voids it and issues a new one', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const { body } = await correct(id);
    expect(body.path).toBe('voided_and_reissued');
    expect(body).not.toHaveProperty('credit_note');
    expect(body.corrected_invoice).toMatchObject({ id, status: 'void', amount_due: 0 });
    expect(body.invoice).toMatchObject({ status: 'open', total: 95.2, corrects_invoice_id: id });
    expect(body.invoice.number).not.toBe(body.corrected_invoice.number);
    expect((await api.get(`/invoices/${body.invoice.id}`)).body).toEqual(body.invoice);
    expect((await api.get(`/invoices/${id}`)).body).toEqual(body.corrected_invoice);
    expect(await eventsOf(service, id, body.invoice.id as string)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.created',
      'invoice.voided',
      'invoice.finalized',
    ]);
    const refused = await correct(id);
    expect([refused.status, refused.body.state]).toEqual([409, 'void']);
  });
});

describe('the correction of an invoice that was paid', () => {
  it('credits it completely and issues a new one, which the payment settles', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { method: 'card' });
    const { body } = await correct(id, { reason: 'order_change' });
    expect(body.path).toBe('credited_and_reissued');
    expect(body.corrected_invoice).toMatchObject({
      id,
      status: 'paid',
      credit_notes_total: 119,
      available_actions: ['send'],
    });
    expect(body.invoice).toMatchObject({
      status: 'paid',
      total: 95.2,
      amount_credited: 95.2,
      amount_due: 0,
      corrects_invoice_id: id,
    });
    expect(body.credit_note).toMatchObject({
      reason: 'order_change',
      invoice_id: id,
      total: 119,
      applied_amount: 95.2,
      unapplied_amount: 23.8,
    });
    for (const [path, shown] of [
      [`/invoices/${body.invoice.id}`, body.invoice],
      [`/invoices/${id}`, body.corrected_invoice],
      [`/credit-notes/${body.credit_note.id}`, body.credit_note],
    ] as const) {
      expect((await api.get(path)).body).toEqual(shown);
    }
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toEqual([
      { currency: 'EUR', due: 0, overdue: 0, credit: 23.8 },
    ]);
  });

  it('credits the remainder if it was partly paid', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'card' });
    const { body } = await correct(id);
    expect(body.credit_note).toMatchObject({
      reason: 'other',
      total: 119,
      applied_amount: 119,
      unapplied_amount: 0,
    });
    expect(body.invoice).toMatchObject({ status: 'open', amount_credited: 19, amount_due: 76.2 });
    expect(body.corrected_invoice).toMatchObject({ status: 'paid', amount_paid: 19, amount_credited: 100 });
  });

  it('keeps the credit if the new invoice is in another currency', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { method: 'card' });
    const { body } = await correct(id, { currency: 'CHF' });
    expect(body.invoice).toMatchObject({ status: 'open', currency: 'CHF', amount_due: 95.2 });
    expect(body.credit_note).toMatchObject({ currency: 'EUR', unapplied_amount: 119 });
  });
});

describe('the credit note of a correction', () => {
  it('cannot be voided while the new invoice counts, or one that corrects that one', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'card' });
    const goodwill = await api.post(`/invoices/${id}/credit-notes`, {
      reason: 'other',
      items: [{ amount: 10, tax_rate: 19, description: 'Goodwill' }],
    });
    expect(goodwill.body.available_actions).toEqual(['void', 'send']);
    // The payment stays credit, because the new invoice is in another currency.
    const { body: first } = await correct(id, { currency: 'CHF' });
    expect(first.path).toBe('credited_and_reissued');
    const notes: readonly string[] = [goodwill.body.id, first.credit_note.id];

    await expectRefused(notes, first.invoice.number as string);
    const { body: second } = await correct(first.invoice.id as string, { currency: 'CHF' });
    expect(second.path).toBe('voided_and_reissued');
    await expectRefused(notes, second.invoice.number as string);

    expect((await api.post(`/invoices/${second.invoice.id}/void`)).status).toBe(200);
    for (const note of notes) {
      expect((await api.get(`/credit-notes/${note}`)).body.available_actions).toContain('void');
      expect((await api.post(`/credit-notes/${note}/void`)).body.status).toBe('void');
    }
    expect((await api.get(`/invoices/${id}`)).body).toMatchObject({ status: 'open', amount_due: 100 });
  });

  it('appears in the answer to the correction', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { method: 'card' });
    const { body } = await correct(id, { currency: 'CHF' });
    expect(body.credit_note.available_actions).toEqual(['allocate', 'mark_refunded', 'send']);
    expect((await api.get(`/credit-notes/${body.credit_note.id}`)).body).toEqual(body.credit_note);
  });

  async function expectRefused(notes: readonly string[], reissuedAs: string): Promise<void> {
    for (const note of notes) {
      const { body: shown } = await api.get(`/credit-notes/${note}`);
      const { status, body } = await api.post(`/credit-notes/${note}/void`);
      expect([status, body.code, body.state]).toEqual([409, 'invalid_state_transition', 'issued']);
      const why = `invoice ${reissuedAs} counts instead of the one that it takes back`;
      expect(body.detail).toBe(`Credit note ${shown.number} cannot be voided; ${why}.`);
      expect(body.available_actions).toEqual(shown.available_actions);
      expect(shown.available_actions).not.toContain('void');
    }
  }
});

describe('a refused correction', () => {
  it('changes nothing and uses no number', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'card' });
    const before = (await api.get(`/invoices/${id}`)).body;
    const other = await correct(id, { customer_id: await tenant.customer() });
    expect(other.body.errors).toMatchObject([{ pointer: '#/customer_id', code: 'not_allowed' }]);
    const unknown = { product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 1, price: 1 };
    expect((await correct(id, { items: [unknown] })).status).toBe(422);
    expect((await correct(id, { due_date: '2026-01-01' })).status).toBe(422);
    expect((await correct(id, { issue_date: '2026-11-20' })).status).toBe(422);
    const stale = await api.post(
      `/invoices/${id}/correct`,
      { customer_id, items: [unknown], tax_rate: 19 },
      { headers: { 'if-match': '"v1"' } },
    );
    expect(stale.status).toBe(412);
    expect((await api.get(`/invoices/${id}`)).body).toEqual(before);
    expect((await api.get(`/credit-notes?customer_id=${customer_id}`)).body.data).toEqual([]);
    const next = (await api.get(`/invoices/${await tenant.issuedInvoice()}`)).body.number as string;
    expect(Number(next.slice(-5))).toBe(Number(before.number.slice(-5)) + 1);
  });

  it('does not fail because a product was archived in the meantime', async () => {
    const items = [{ product_id, quantity: 1, price: 100 }];
    const id = await tenant.issuedInvoice({ customer_id, items });
    expect((await api.delete(`/products/${product_id}`)).status).toBe(204);
    expect((await correct(id)).status).toBe(200);
  });
});

describe('two corrections of one invoice at once', () => {
  it('end as one correction and one error', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const answers = await Promise.all([correct(id), correct(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await api.get(`/invoices?customer_id=${customer_id}`);
    expect(body.data).toHaveLength(2);
  });
});
