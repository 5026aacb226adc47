import type { ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { countStatements } from '../support/statement-count.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What a new invoice that is issued at once asks of the database: one of it whether an imported one has its number. */
const ISSUING = 10;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('credit');
  ({ api } = tenant);
  customer_id = await tenant.customer({ apply_credit: 'oldest_first' });
});
afterAll(() => service.stop());

async function paid(amount: number, fields: object = {}): Promise<string> {
  const answer = await api.post('/payments', { customer_id, amount, method: 'cash', ...fields });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

/** Replaces what the organization says of credit. */
async function organizationSays(apply_credit?: string): Promise<void> {
  const manager = await tenant.signIn();
  const said = { name: 'Engines', currency: 'EUR', time_zone: 'UTC' };
  const answer = await manager.put('/organization', { ...said, ...(apply_credit && { apply_credit }) });
  expect([answer.status, answer.body.apply_credit]).toEqual([200, apply_credit ?? 'off']);
}

describe('a customer whose credit settles new invoices', () => {
  it('owes what the credit leaves, and every answer says so', async () => {
    const payment = await paid(50);
    const draft = await tenant.invoice({ customer_id });
    const issued = (await api.post(`/invoices/${draft}/finalize`)).body;
    expect(issued).toMatchObject({ status: 'open', amount_paid: 50, amount_due: 69, total: 119 });
    expect(await tenant.shownInvoice(draft)).toEqual(issued);
    const { body } = await api.get(`/payments/${payment}`);
    expect(body).toMatchObject({ unapplied_amount: 0, allocations: [{ invoice_id: draft, amount: 50 }] });
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toEqual([
      { currency: 'EUR', due: 69, overdue: 0, credit: 0 },
    ]);
  });

  it('has the oldest payment used first, and credit notes after payments', async () => {
    const sold = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${sold}/payments`, { method: 'card' });
    const note = (await tenant.credit(sold)).body.id as string;
    const later = await paid(100, { received_on: '2026-11-20' });
    const first = await paid(10, { received_on: '2026-11-10' });
    const id = await tenant.issuedInvoice({ customer_id });
    expect(await tenant.shownInvoice(id)).toMatchObject({
      ...{ status: 'paid', amount_paid: 110, amount_credited: 9, amount_due: 0 },
    });
    const left = async (path: string): Promise<unknown> => (await api.get(path)).body.unapplied_amount;
    expect(await left(`/payments/${first}`)).toBe(0);
    expect(await left(`/payments/${later}`)).toBe(0);
    expect(await left(`/credit-notes/${note}`)).toBe(110);
  });

  it('is told by the events that allocating writes', async () => {
    const payment = await paid(119);
    const id = await tenant.issuedInvoice({ customer_id });
    expect(await eventsOf(service, id)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.paid']);
    expect(await eventsOf(service, payment)).toEqual(['payment.created', 'payment.updated']);
    const byHand = await tenant.customer();
    const other = await paid(119, { customer_id: byHand });
    const open = await tenant.issuedInvoice({ customer_id: byHand });
    await api.post(`/customers/${byHand}/apply-credit`);
    expect(await eventsOf(service, open)).toEqual(await eventsOf(service, id));
    expect(await eventsOf(service, other)).toEqual(await eventsOf(service, payment));
  });

  it('keeps credit in another currency, and other customers keep theirs', async () => {
    const dollars = await paid(50, { currency: 'USD' });
    const others = await paid(50, { customer_id: await tenant.customer() });
    const id = await tenant.issuedInvoice({ customer_id });
    expect(await tenant.shownInvoice(id)).toMatchObject({ status: 'open', amount_due: 119 });
    for (const payment of [dollars, others]) {
      expect((await api.get(`/payments/${payment}`)).body).toMatchObject({
        version: 1,
        unapplied_amount: 50,
      });
    }
  });

  it('keeps older invoices open beside it: whoever left them so may have meant it', async () => {
    const older = await tenant.issuedInvoice({ customer_id });
    await paid(20);
    const id = await tenant.issuedInvoice({ customer_id });
    expect(await tenant.shownInvoice(id)).toMatchObject({ amount_due: 99 });
    expect(await tenant.shownInvoice(older)).toMatchObject({ amount_due: 119 });
  });

  it('gets back credit that is taken from the invoice, and it can be issued with nothing left to settle', async () => {
    const payment = await paid(30);
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/payments/${payment}/unallocate`, { allocations: [{ invoice_id: id }] });
    expect(await tenant.shownInvoice(id)).toMatchObject({ status: 'open', amount_due: 119 });
    const free = { items: [{ product_id: await tenant.product(), quantity: 1, price: 0 }] };
    const nothing = await tenant.issuedInvoice({ customer_id, ...free });
    expect(await tenant.shownInvoice(nothing)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect((await api.get(`/payments/${payment}`)).body.unapplied_amount).toBe(30);
  });
});

describe('credit settles an invoice, whichever way it is issued', () => {
  it('in a batch, one after the other', async () => {
    await paid(150);
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 100 }];
    const one = { customer_id, items, tax_rate: 19, finalize: true };
    const { body } = await api.post('/invoices/batch', { invoices: [one, { ...one, finalize: false }, one] });
    const dues = (body.results as { invoice: { amount_due: number } }[]).map(
      ({ invoice }) => invoice.amount_due,
    );
    expect(dues).toEqual([0, 119, 88]);
  });

  it('by a recurring invoice', async () => {
    await paid(19);
    const content = { customer_id, items: [{ product_id: await tenant.product(), quantity: 1, price: 100 }] };
    const { body: made } = await api.post('/recurring-invoices', {
      ...{ name: 'Hosting', content: { ...content, tax_rate: 19 }, rule: { every: 1, unit: 'month' } },
      ...{ start_on: '2099-01-31', action: 'finalize' },
    });
    const { body: run } = await api.post(`/recurring-invoices/${made.id as string}/run-now`);
    expect(await tenant.shownInvoice(run.invoice_id as string)).toMatchObject({
      status: 'open',
      amount_due: 100,
    });
  });

  it('by sending a draft: the mail asks for what is left', async () => {
    await paid(100);
    await api.patch(`/customers/${customer_id}`, { email: 'accounts@example.com' });
    const id = await tenant.invoice({ customer_id });
    const { status, body } = await api.post(`/invoices/${id}/send`, { finalize: true });
    expect([status, body.code]).toEqual([200, undefined]);
    expect(await tenant.shownInvoice(id)).toMatchObject({ amount_due: 19 });
    const { body: message } = await api.get(`/messages/${body.id as string}`);
    expect(message.text).toContain('€19.00');
  });

  it('by a correction, after what the corrected invoice gives back', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { method: 'card' });
    const payment = await paid(200);
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 200 }];
    const { status, body } = await api.post(`/invoices/${id}/correct`, { customer_id, items, tax_rate: 19 });
    expect([status, body.path]).toEqual([200, 'credited_and_reissued']);
    expect(body.credit_note).toMatchObject({ unapplied_amount: 0 });
    expect(body.invoice).toMatchObject({
      total: 238,
      amount_credited: 119,
      amount_paid: 119,
      amount_due: 0,
    });
    expect((await api.get(`/payments/${payment}`)).body.unapplied_amount).toBe(81);
    expect((await api.get(`/credit-notes/${body.credit_note.id as string}`)).body).toEqual(body.credit_note);
  });

  it('once, however many are issued at the same time', async () => {
    await paid(200);
    const drafts = await Promise.all(Array.from({ length: 4 }, () => tenant.invoice({ customer_id })));
    const answers = await Promise.all(drafts.map((id) => api.post(`/invoices/${id}/finalize`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const dues = answers.map(({ body }) => body.amount_due as number).sort((one, other) => one - other);
    expect(dues).toEqual([0, 38, 119, 119]);
  });

  it('and not at all in a dry run', async () => {
    const payment = await paid(19);
    const id = await tenant.invoice({ customer_id });
    const { body } = await api.post('/dry-runs', { operation: 'invoices.finalize', id });
    expect(body).toMatchObject({ status: 200, answer: { amount_due: 100 } });
    expect((await tenant.shownInvoice(id))['status']).toBe('draft');
    expect((await api.get(`/payments/${payment}`)).body.version).toBe(1);
  });
});

describe('whether credit settles new invoices', () => {
  it('is said by the customer, else by the organization, and is off by itself', async () => {
    const cases = [
      ...[
        { own: null, whole: undefined, due: 119 },
        { own: null, whole: 'oldest_first', due: 100 },
      ],
      ...[
        { own: 'off', whole: 'oldest_first', due: 119 },
        { own: 'oldest_first', whole: 'off', due: 100 },
      ],
    ];
    for (const { own, whole, due } of cases) {
      await organizationSays(whole);
      customer_id = await tenant.customer(own === null ? {} : { apply_credit: own });
      expect((await api.get(`/customers/${customer_id}`)).body.apply_credit).toBe(own);
      await paid(19);
      const draft = await tenant.invoice({ customer_id });
      const issued = await api.post(`/invoices/${draft}/finalize`);
      expect({ own, whole, due: issued.body.amount_due }).toEqual({ own, whole, due });
    }
  });

  it('is one of two words', async () => {
    const { status, body } = await api.post('/customers', { name: 'Ada', apply_credit: 'newest_first' });
    expect([status, body.errors[0].pointer]).toEqual([422, '#/apply_credit']);
  });

  it('costs no statement where it is off, and one where there is no credit', async () => {
    const issuing = async (id: string): Promise<number> => {
      const items = [{ product_id, quantity: 1, price: 100 }];
      const counter = countStatements();
      const { status } = await api.post('/invoices', {
        customer_id: id,
        items,
        tax_rate: 19,
        finalize: true,
      });
      const statements = counter.stop();
      expect(status).toBe(201);
      return statements;
    };
    const product_id = await tenant.product();
    const off = await tenant.customer();
    await issuing(off);
    expect([await issuing(off), await issuing(customer_id)]).toEqual([ISSUING, ISSUING + 1]);
  });
});
