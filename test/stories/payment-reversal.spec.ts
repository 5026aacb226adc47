import type { ApiClient } from '../support/api-client.js';
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

describe('the reversal of a payment', () => {
  it('reverses all its allocations, and changes nothing if it is repeated', async () => {
    const [paid, partly] = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    const payment = await api.post('/payments', {
      customer_id,
      amount: 200,
      method: 'bank_transfer',
      allocations: [
        { invoice_id: paid, amount: 119 },
        { invoice_id: partly, amount: 19 },
      ],
    });
    const id = payment.body.id as string;
    const reversed = await api.post(`/payments/${id}/reverse`, { reason: 'The direct debit bounced.' });
    expect(reversed.status).toBe(200);
    expect(reversed.body).toMatchObject({
      version: 2,
      status: 'reversed',
      amount: 200,
      applied_amount: 0,
      unapplied_amount: 0,
      reversed_at: service.clock.now().toISOString(),
      reversal_reason: 'The direct debit bounced.',
      available_actions: [],
    });
    expect(reversed.body.allocations).toHaveLength(2);
    expect(await tenant.shownInvoice(paid)).toMatchObject({
      status: 'open',
      amount_paid: 0,
      amount_due: 119,
      paid_at: null,
    });
    expect(await tenant.shownInvoice(partly)).toMatchObject({
      status: 'open',
      amount_paid: 0,
      amount_due: 119,
    });
    const again = await api.post(`/payments/${id}/reverse`, { reason: 'Another reason.' });
    expect([again.status, again.body]).toEqual([200, reversed.body]);
    const refused = await api.post(`/payments/${id}/allocate`, {
      allocations: [{ invoice_id: paid, amount: 1 }],
    });
    expect([refused.body.code, refused.body.state]).toEqual(['invalid_state_transition', 'reversed']);
    expect(await eventsOf(service, id, paid)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'payment.created',
      'invoice.paid',
      'payment.reversed',
      'invoice.reopened',
    ]);
  });
});

describe('a payment of an invoice that was written off', () => {
  it('returns it to uncollectible when it is reversed, not to open', async () => {
    const invoice = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${invoice}/mark-uncollectible`);
    const payment = await api.post(`/invoices/${invoice}/payments`, { method: 'check' });
    const paid = await tenant.shownInvoice(invoice);
    expect(paid).toMatchObject({ status: 'paid', amount_due: 0 });
    await api.post(`/payments/${payment.body.id as string}/reverse`, { reason: 'The check bounced.' });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({
      status: 'uncollectible',
      payment_status: 'unpaid',
      amount_due: 119,
      paid_at: null,
      marked_uncollectible_at: paid['marked_uncollectible_at'],
    });
    const balance = await api.get(`/customers/${customer_id}/balance`);
    expect(balance.body.data).toEqual([]);
    expect((await eventsOf(service, invoice)).at(-1)).toBe('invoice.reopened');
  });
});

describe('the list of payments', () => {
  it('filters by customer, invoice, days and remainder', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const record = async (fields: object): Promise<string> => {
      const answer = await api.post('/payments', { customer_id, amount: 50, method: 'cash', ...fields });
      return answer.body.id as string;
    };
    const old = await record({ received_on: '2026-01-02' });
    const used = await record({ allocations: [{ invoice_id: id, amount: 50 }] });
    const listed = async (query: string): Promise<string[]> => {
      const { body } = await api.get(`/payments?customer_id=${customer_id}&${query}`);
      return body.data.map((payment: { id: string }) => payment.id) as string[];
    };
    expect(await listed('')).toEqual([used, old]);
    expect(await listed(`invoice_id=${id}`)).toEqual([used]);
    expect(await listed('unapplied=true')).toEqual([old]);
    expect(await listed('unapplied=false')).toEqual([used]);
    expect(await listed('received_on[lt]=2026-02-01')).toEqual([old]);
    expect(await listed('sort=received_on')).toEqual([old, used]);
  });
});

describe('a payment of an invoice that was corrected', () => {
  /** The invoices of the customer that are still to be paid, each with its sum. */
  async function open(): Promise<(readonly [id: string, due: number])[]> {
    const { body } = await api.get(`/invoices?customer_id=${customer_id}&status=open&sort=created_at`);
    return (body.data as { id: string; amount_due: number }[]).map(({ id, amount_due }) => [id, amount_due]);
  }

  async function pay(id: string, amount: number): Promise<string> {
    const { body } = await api.post(`/invoices/${id}/payments`, { amount, method: 'bank_transfer' });
    return body.id as string;
  }

  async function corrected(id: string, price: number, fields: object = {}): Promise<string> {
    const items = [{ product_id: await tenant.product(), quantity: 1, price }];
    const { body } = await api.post(`/invoices/${id}/correct`, {
      customer_id,
      items,
      tax_rate: 19,
      ...fields,
    });
    expect(body.path).toBe('credited_and_reissued');
    return (body.invoice as { id: string }).id;
  }

  async function balance(): Promise<object> {
    const { body } = await api.get(`/customers/${customer_id}/balance`);
    const [own] = body.data as { due: number; credit: number }[];
    return { due: own?.due ?? 0, credit: own?.credit ?? 0 };
  }

  it('leaves the new invoice to be paid when it is reversed, and the old one settled', async () => {
    const old = await tenant.issuedInvoice({ customer_id });
    const payment = await pay(old, 60);
    const now = await corrected(old, 200);
    expect(await open()).toEqual([[now, 178]]);
    await api.post(`/payments/${payment}/reverse`);
    expect(await open()).toEqual([[now, 238]]);
    const { body: was } = await api.get(`/invoices/${old}`);
    expect(was).toMatchObject({ status: 'paid', amount_paid: 0, amount_credited: 119, amount_due: 0 });
    const { body: notes } = await api.get(`/credit-notes?invoice_id=${old}`);
    const [{ id: note } = { id: '' }] = notes.data as { id: string }[];
    const { body: credit } = await api.get(`/credit-notes/${note}`);
    expect(credit).toMatchObject({ applied_amount: 119, unapplied_amount: 0 });
    expect((credit.allocations as { invoice_id: string }[]).map(({ invoice_id }) => invoice_id)).toEqual([
      old,
      old,
    ]);
    expect(await balance()).toEqual({ due: 238, credit: 0 });
  });

  it('leaves the last of several corrections to be paid', async () => {
    const first = await tenant.issuedInvoice({ customer_id });
    const payment = await pay(first, 119);
    const second = await corrected(first, 200);
    const third = await corrected(second, 300);
    expect(await open()).toEqual([[third, 238]]);
    await api.post(`/payments/${payment}/reverse`);
    expect(await open()).toEqual([[third, 357]]);
    expect(await balance()).toEqual({ due: 357, credit: 0 });
    await pay(third, 357);
    expect(await balance()).toEqual({ due: 0, credit: 0 });
  });

  it('is credit of the customer when it is unallocated, and the new invoice to be paid', async () => {
    const old = await tenant.issuedInvoice({ customer_id });
    const payment = await pay(old, 60);
    const now = await corrected(old, 100);
    await api.post(`/payments/${payment}/unallocate`, { allocations: [{ invoice_id: old }] });
    expect(await open()).toEqual([[now, 119]]);
    expect(await balance()).toEqual({ due: 119, credit: 60 });
    await api.post(`/payments/${payment}/allocate`, { allocations: [{ invoice_id: now, amount: 60 }] });
    expect(await open()).toEqual([[now, 59]]);
  });

  it('takes the discount for paying early with it that its credit has taken', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const old = await tenant.issuedInvoice({ customer_id, payment_terms });
    const payment = await pay(old, 116.62);
    const now = await corrected(old, 100, { payment_terms });
    expect(await open()).toEqual([]);
    await api.post(`/payments/${payment}/reverse`);
    expect(await open()).toEqual([[now, 119]]);
    const { body } = await api.get(`/customers/${customer_id}/statement`);
    expect(body.closing_balance).toBe(119);
  });

  it('leaves due what was given back of its credit', async () => {
    const old = await tenant.issuedInvoice({ customer_id });
    const payment = await pay(old, 119);
    const { body: note } = await api.post(`/invoices/${old}/credit-notes`, { reason: 'other' });
    await api.post(`/credit-notes/${note.id as string}/mark-refunded`, { amount: 100 });
    await api.post(`/payments/${payment}/reverse`);
    expect(await open()).toEqual([[old, 100]]);
    expect(await balance()).toEqual({ due: 100, credit: 0 });
  });
});
