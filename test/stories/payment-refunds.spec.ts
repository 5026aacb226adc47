import type { ApiAnswer, ApiClient } from '../support/api-client.js';
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

async function payment(fields: object = {}): Promise<string> {
  const answer = await api.post('/payments', { customer_id, amount: 500, method: 'card', ...fields });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

function refund(id: string, body: object = {}): Promise<ApiAnswer> {
  return api.post(`/payments/${id}/refund`, body);
}

async function credit(): Promise<unknown> {
  return (await api.get(`/customers/${customer_id}/balance`)).body.data;
}

describe('a refund', () => {
  it('gives back a part of what settles nothing, the way it came in', async () => {
    const id = await payment();
    const refunded = await refund(id, { amount: 200, reference: 'R-1', reason: 'Paid twice.' });
    expect([refunded.status, refunded.headers.get('etag')]).toEqual([200, '"v2"']);
    expect(refunded.body).toMatchObject({
      status: 'recorded',
      amount: 500,
      applied_amount: 0,
      unapplied_amount: 300,
      refunded_amount: 200,
      available_actions: ['allocate', 'refund', 'cancel_refund', 'send'],
      refunds: [
        {
          amount: 200,
          method: 'card',
          refunded_on: '2026-11-21',
          reference: 'R-1',
          reason: 'Paid twice.',
          cancelled_at: null,
          created_at: service.clock.now().toISOString(),
        },
      ],
    });
    expect((await api.get(`/payments/${id}`)).body).toEqual(refunded.body);
    expect(await credit()).toEqual([{ currency: 'EUR', due: 0, overdue: 0, credit: 300 }]);
    expect(await eventsOf(service, id)).toEqual(['payment.created', 'payment.refunded']);
  });

  it('is of all that is left when no amount is said, and done again changes nothing', async () => {
    const invoice = await tenant.issuedInvoice({ customer_id });
    const id = await payment({ allocations: [{ invoice_id: invoice, amount: 119 }] });
    const refunded = await refund(id);
    expect(refunded.body).toMatchObject({ applied_amount: 119, unapplied_amount: 0, refunded_amount: 381 });
    const again = await refund(id);
    expect([again.status, again.body]).toEqual([200, refunded.body]);
    expect(await credit()).toEqual([]);
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ status: 'paid', amount_paid: 119 });
    const more = await refund(id, { amount: 1 });
    expect([more.status, more.body.state, more.body.available_actions]).toEqual([
      409,
      'recorded',
      ['unallocate', 'cancel_refund', 'send'],
    ]);
  });

  it('is refused for more than is left, for parts of a cent, and on days that cannot be', async () => {
    const id = await payment({ received_on: '2026-11-20' });
    const refused = async (body: object): Promise<string[]> => {
      const answer = await refund(id, body);
      return [String(answer.status), ...errorsOf(answer)];
    };
    expect(await refused({ amount: 500.01 })).toEqual(['422', '#/amount more_than_available']);
    expect(await refused({ amount: 1.005 })).toEqual(['422', '#/amount too_many_decimals']);
    expect(await refused({ refunded_on: '2026-11-22' })).toEqual(['422', '#/refunded_on in_the_future']);
    expect(await refused({ refunded_on: '2026-11-19' })).toEqual(['422', '#/refunded_on too_early']);
    expect((await api.get(`/payments/${id}`)).body).toMatchObject({ version: 1, refunds: [] });
  });

  it('takes effect once for one idempotency key', async () => {
    const id = await payment();
    const headers = { 'idempotency-key': `refund-${id}` };
    const first = await api.post(`/payments/${id}/refund`, { amount: 50 }, { headers });
    const second = await api.post(`/payments/${id}/refund`, { amount: 50 }, { headers });
    expect(second.body).toEqual(first.body);
    expect((await api.get(`/payments/${id}`)).body.refunded_amount).toBe(50);
  });

  it('stands in the way of a reversal until it is cancelled', async () => {
    const id = await payment();
    const { body } = await refund(id, { amount: 200 });
    const refused = await api.post(`/payments/${id}/reverse`);
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
    const cancelled = await api.post(`/payments/${id}/cancel-refund`, { refund_id: body.refunds[0].id });
    expect(cancelled.body).toMatchObject({
      unapplied_amount: 500,
      refunded_amount: 0,
      refunds: [{ amount: 200, cancelled_at: service.clock.now().toISOString() }],
      available_actions: ['allocate', 'refund', 'reverse', 'send'],
    });
    const again = await api.post(`/payments/${id}/cancel-refund`, { refund_id: body.refunds[0].id });
    expect([again.status, again.body]).toEqual([200, cancelled.body]);
    expect((await api.post(`/payments/${id}/reverse`)).status).toBe(200);
    expect(await eventsOf(service, id)).toEqual([
      'payment.created',
      'payment.refunded',
      'payment.refund_cancelled',
      'payment.reversed',
    ]);
    const late = await refund(id, { amount: 1 });
    expect([late.status, late.body.state, late.body.available_actions]).toEqual([409, 'reversed', []]);
  });

  it('of another payment cannot be cancelled here', async () => {
    const { body } = await refund(await payment(), { amount: 200 });
    const refused = await api.post(`/payments/${await payment()}/cancel-refund`, {
      refund_id: body.refunds[0].id,
    });
    expect([refused.status, ...errorsOf(refused)]).toEqual([422, '#/refund_id unknown_reference']);
  });

  it('is in the revenue of the month in which it went out, until it is cancelled', async () => {
    const other = await service.newTenant('refunds');
    const paid = await other.api.post('/payments', {
      customer_id: await other.customer(),
      amount: 500,
      method: 'cash',
      received_on: '2026-10-30',
    });
    const path = `/payments/${paid.body.id}`;
    await other.api.post(`${path}/refund`, { amount: 120.5, refunded_on: '2026-11-02' });
    const second = await other.api.post(`${path}/refund`, { amount: 79.5, refunded_on: '2026-10-31' });
    const revenue = async (): Promise<unknown> => {
      const { body } = await other.api.get('/reports/revenue?from=2026-10&to=2026-11');
      const [{ months, payments_received, payments_refunded }] = body.data;
      const refunded = months.map((month: { payments_refunded: number }) => month.payments_refunded);
      return [payments_received, payments_refunded, refunded];
    };
    expect(await revenue()).toEqual([500, 200, [79.5, 120.5]]);
    const { body: receivables } = await other.api.get('/reports/receivables');
    expect(receivables.data[0].unapplied_credit).toBe(300);
    await other.api.post(`${path}/cancel-refund`, { refund_id: second.body.refunds[1].id });
    expect(await revenue()).toEqual([500, 120.5, [0, 120.5]]);
  });
});

describe('taking back what a payment settles', () => {
  it('makes the invoice due again, and is credit that can be used and refunded', async () => {
    const invoice = await tenant.issuedInvoice({ customer_id });
    const id = await payment({ allocations: [{ invoice_id: invoice, amount: 119 }] });
    const part = await api.post(`/payments/${id}/unallocate`, {
      allocations: [{ invoice_id: invoice, amount: 19 }],
    });
    expect(part.body).toMatchObject({
      version: 2,
      applied_amount: 100,
      unapplied_amount: 400,
      allocations: [{ invoice_id: invoice, amount: 100 }],
    });
    expect((await api.get(`/payments/${id}`)).body).toEqual(part.body);
    expect(await tenant.shownInvoice(invoice)).toMatchObject({
      status: 'open',
      amount_paid: 100,
      amount_due: 19,
    });
    const all = await api.post(`/payments/${id}/unallocate`, { allocations: [{ invoice_id: invoice }] });
    expect(all.body).toMatchObject({ applied_amount: 0, unapplied_amount: 500, allocations: [] });
    expect(all.body.available_actions).toEqual(['allocate', 'refund', 'reverse', 'send']);
    const again = await api.post(`/payments/${id}/allocate`, {
      allocations: [{ invoice_id: invoice, amount: 119 }],
    });
    expect(again.body.allocations).toMatchObject([{ invoice_id: invoice, amount: 119 }]);
    expect((await api.get(`/payments/${id}`)).body).toEqual(again.body);
    expect(await eventsOf(service, id, invoice)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'payment.created',
      'invoice.paid',
      'payment.updated',
      'invoice.reopened',
      'payment.updated',
      'invoice.updated',
      'payment.updated',
      'invoice.paid',
    ]);
  });

  it('lets the invoice be voided, and the payment reversed without touching it', async () => {
    const [first, second] = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    const id = await payment({
      allocations: [
        { invoice_id: first, amount: 119 },
        { invoice_id: second, amount: 119 },
      ],
    });
    await api.post(`/payments/${id}/unallocate`, { allocations: [{ invoice_id: first }] });
    expect((await api.post(`/invoices/${first}/void`)).status).toBe(200);
    const reversed = await api.post(`/payments/${id}/reverse`);
    expect(reversed.body.allocations).toMatchObject([{ invoice_id: second, amount: 119 }]);
    expect(await tenant.shownInvoice(first)).toMatchObject({ status: 'void', amount_paid: 0, amount_due: 0 });
    expect(await tenant.shownInvoice(second)).toMatchObject({ status: 'open', amount_due: 119 });
    const listed = async (invoice: string): Promise<number> => {
      return (await api.get(`/payments?invoice_id=${invoice}`)).body.data.length as number;
    };
    expect([await listed(first), await listed(second)]).toEqual([0, 1]);
  });

  it('leads an invoice that was written off back to uncollectible', async () => {
    const invoice = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${invoice}/mark-uncollectible`);
    const id = await payment({ allocations: [{ invoice_id: invoice, amount: 119 }] });
    await api.post(`/payments/${id}/unallocate`, { allocations: [{ invoice_id: invoice }] });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ status: 'uncollectible', amount_due: 119 });
  });

  it('is refused where the payment settles nothing, or less', async () => {
    const invoice = await tenant.issuedInvoice({ customer_id });
    const id = await payment({ allocations: [{ invoice_id: invoice, amount: 19 }] });
    const refused = await api.post(`/payments/${id}/unallocate`, {
      allocations: [
        { invoice_id: invoice, amount: 19.01 },
        { invoice_id: await tenant.issuedInvoice({ customer_id }) },
      ],
    });
    expect([refused.status, ...errorsOf(refused)]).toEqual([
      422,
      '#/allocations/0/amount more_than_allocated',
      '#/allocations/1/invoice_id unknown_reference',
    ]);
    const empty = await api.post(`/payments/${await payment()}/unallocate`, {
      allocations: [{ invoice_id: invoice }],
    });
    expect([empty.status, empty.body.available_actions]).toEqual([
      409,
      ['allocate', 'refund', 'reverse', 'send'],
    ]);
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ amount_due: 100 });
  });
});

describe('a remark', () => {
  it('on a payment changes note, reference and metadata, reversed or not', async () => {
    const id = await payment({ reference: 'Old', note: 'Old', metadata: { a: '1' } });
    const path = `/payments/${id}`;
    const { body } = await api.patch(path, { reference: 'RF18', note: null });
    expect(body).toMatchObject({
      version: 2,
      reference: 'RF18',
      note: null,
      metadata: { a: '1' },
      amount: 500,
    });
    await api.post(`${path}/reverse`);
    expect((await api.patch(path, { metadata: { b: '2' } })).body).toMatchObject({
      status: 'reversed',
      metadata: { a: '1', b: '2' },
    });
    expect((await api.patch(path, {})).body.version).toBe(4);
    expect((await api.patch(path, { amount: 1 })).status).toBe(422);
    expect(await eventsOf(service, id)).toEqual([
      'payment.created',
      'payment.updated',
      'payment.reversed',
      'payment.updated',
    ]);
  });

  it('on a credit note changes note and metadata, and nothing of the document', async () => {
    const invoice = await tenant.issuedInvoice({ customer_id });
    const { body } = await api.post(`/invoices/${invoice}/credit-notes`, { reason: 'other', note: 'Old' });
    const remarked = await api.patch(`/credit-notes/${body.id}`, { note: null, metadata: { a: '1' } });
    expect(remarked.body).toEqual({ ...body, version: 2, note: null, metadata: { a: '1' } });
    expect((await api.patch(`/credit-notes/${body.id}`, { message: 'New' })).status).toBe(422);
    expect((await api.get('/number-series')).status).toBe(200);
  });
});
