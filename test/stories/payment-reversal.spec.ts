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
