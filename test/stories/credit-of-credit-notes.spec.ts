import type { ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
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

describe('a partial payment, then a credit note, then a refund', () => {
  it('reduces the amount due first, and makes credit of the rest', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { amount: 100, method: 'card' });
    const note = await tenant.credit(id);
    expect(note.body).toMatchObject({ total: 119, applied_amount: 19, unapplied_amount: 100 });
    expect(note.body.available_actions).toEqual(['allocate', 'mark_refunded', 'void', 'send']);
    expect(await tenant.shownInvoice(id)).toMatchObject({
      status: 'paid',
      amount_paid: 100,
      amount_credited: 19,
      amount_due: 0,
    });
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toEqual([
      { currency: 'EUR', due: 0, overdue: 0, credit: 100 },
    ]);
    const at = `/credit-notes/${note.body.id}`;
    const part = await api.post(`${at}/mark-refunded`, { amount: 40 });
    expect(part.body).toMatchObject({ version: 2, refunded_amount: 40, unapplied_amount: 60 });
    const tooMuch = await api.post(`${at}/mark-refunded`, { amount: 60.01 });
    expect(errorsOf(tooMuch)).toEqual(['#/amount more_than_available']);
    const rest = await api.post(`${at}/mark-refunded`, {});
    expect(rest.body).toMatchObject({
      refunded_amount: 100,
      unapplied_amount: 0,
      available_actions: ['send'],
    });
    expect((await api.post(`${at}/mark-refunded`, {})).body).toEqual(rest.body);
    const refused = await api.post(`${at}/void`);
    expect([refused.status, refused.body.code, refused.body.available_actions]).toEqual([
      409,
      'invalid_state_transition',
      ['send'],
    ]);
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toEqual([]);
    expect(await eventsOf(service, note.body.id as string)).toEqual([
      'credit_note.created',
      'credit_note.updated',
      'credit_note.updated',
    ]);
  });

  it('can record at once that the rest was refunded', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { method: 'card' });
    const note = await tenant.credit(id, { settlement: 'refunded' });
    expect(note.body).toMatchObject({
      applied_amount: 0,
      refunded_amount: 119,
      unapplied_amount: 0,
      allocations: [],
    });
  });
});

describe('the credit of a credit note', () => {
  it('settles another invoice of the customer', async () => {
    const [old, next] = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    await api.post(`/invoices/${old}/payments`, { method: 'card' });
    const note = await tenant.credit(old, { items: [{ amount: 50, tax_rate: 19, description: 'Discount' }] });
    expect(note.body.unapplied_amount).toBe(59.5);
    const used = await api.post(`/credit-notes/${note.body.id}/allocate`, {
      allocations: [{ invoice_id: next, amount: 59.5 }],
    });
    expect(used.body).toMatchObject({
      applied_amount: 59.5,
      unapplied_amount: 0,
      available_actions: ['send'],
    });
    expect(await tenant.shownInvoice(next)).toMatchObject({
      status: 'open',
      payment_status: 'partially_paid',
      amount_credited: 59.5,
      credit_notes_total: 0,
      amount_due: 59.5,
    });
    expect((await api.post(`/credit-notes/${note.body.id}/void`)).status).toBe(409);
    expect((await api.post(`/invoices/${next}/void`)).status).toBe(409);
    const refused = await api.post(`/credit-notes/${note.body.id}/allocate`, {
      allocations: [{ invoice_id: next, amount: 1 }],
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
  });
});

describe('the voiding of a credit note', () => {
  it('makes its invoice due again and keeps its number used', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const note = await tenant.credit(id);
    const at = `/credit-notes/${note.body.id}`;
    const voided = await api.post(`${at}/void`);
    expect(voided.body).toMatchObject({
      version: 2,
      status: 'void',
      number: note.body.number,
      total: 119,
      applied_amount: 0,
      unapplied_amount: 0,
      voided_at: service.clock.now().toISOString(),
      available_actions: [],
    });
    expect((await api.post(`${at}/void`)).body).toEqual(voided.body);
    expect((await api.post(`${at}/mark-refunded`, {})).status).toBe(409);
    expect(await tenant.shownInvoice(id)).toMatchObject({
      status: 'open',
      amount_credited: 0,
      credit_notes_total: 0,
      amount_due: 119,
      paid_at: null,
    });
    const next = await tenant.credit(id);
    expect(next.body.total).toBe(119);
    expect(Number(next.body.number.slice(-5))).toBe(Number(note.body.number.slice(-5)) + 1);
    expect(await eventsOf(service, id, note.body.id as string)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'credit_note.created',
      'invoice.paid',
      'credit_note.voided',
      'invoice.reopened',
      'invoice.paid',
    ]);
  });
});
