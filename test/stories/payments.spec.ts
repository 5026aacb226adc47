import type { ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { eventsOf } from '../support/events-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const NOBODYS = '01h455vb4pex5vsknk084sn02q';

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

describe('a payment of one invoice', () => {
  it('settles the whole amount due if no amount is given', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const paid = await api.post(`/invoices/${id}/payments`, { method: 'card', reference: 'VISA 42' });
    expect(paid.status).toBe(201);
    expect(paid.headers.get('location')).toBe(`/api/payments/${paid.body.id}`);
    expect(paid.headers.get('etag')).toBe('"v1"');
    expect(paid.body).toMatchObject({
      status: 'recorded',
      customer_id,
      customer_name: 'Difference Engines GmbH',
      currency: 'EUR',
      amount: 119,
      applied_amount: 119,
      unapplied_amount: 0,
      method: 'card',
      received_on: '2026-11-21',
      reference: 'VISA 42',
      allocations: [{ invoice_id: id, amount: 119 }],
      available_actions: ['unallocate', 'reverse', 'send'],
    });
    expect((await api.get(`/payments/${paid.body.id}`)).body).toEqual(paid.body);
    expect(await tenant.shownInvoice(id)).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
      amount_paid: 119,
      amount_due: 0,
      paid_at: service.clock.now().toISOString(),
    });
    expect(await eventsOf(service, id, paid.body.id as string)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'payment.created',
      'invoice.paid',
    ]);
  });

  it('leaves the rest due if it is partial', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'cash' });
    expect(await tenant.shownInvoice(id)).toMatchObject({
      status: 'open',
      payment_status: 'partially_paid',
      amount_due: 100,
    });
    const second = await api.post(`/invoices/${id}/payments`, { method: 'check' });
    expect(second.body.amount).toBe(100);
    expect(await eventsOf(service, id)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.partially_paid',
      'invoice.paid',
    ]);
  });

  it('is refused above the amount due, for fractions of a cent, and for a date in the future', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const refused = async (body: object): Promise<string[]> => {
      const answer = await api.post(`/invoices/${id}/payments`, { method: 'cash', ...body });
      return [String(answer.status), ...errorsOf(answer)];
    };
    expect(await refused({ amount: 119.01 })).toEqual(['422', '#/amount more_than_due']);
    expect(await refused({ amount: 1.005 })).toEqual(['422', '#/amount too_many_decimals']);
    expect(await refused({ received_on: '2026-11-22' })).toEqual(['422', '#/received_on in_the_future']);
    expect(await tenant.shownInvoice(id)).toMatchObject({ amount_due: 119, version: 2 });
  });

  it('is refused for a draft, a paid and a void invoice, whose error names the state', async () => {
    const draft = await tenant.invoice({ customer_id });
    const [paid, voided] = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    await api.post(`/invoices/${paid}/payments`, { method: 'cash' });
    await api.post(`/invoices/${voided}/void`);
    for (const [id, state] of [
      [draft, 'draft'],
      [paid, 'paid'],
      [voided, 'void'],
    ]) {
      const refused = await api.post(`/invoices/${id}/payments`, { amount: 1, method: 'cash' });
      expect([refused.status, refused.body.code, refused.body.state]).toEqual([
        409,
        'invalid_state_transition',
        state,
      ]);
    }
  });

  it('is accepted for an uncollectible one', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${id}/mark-uncollectible`);
    await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'cash' });
    expect(await tenant.shownInvoice(id)).toMatchObject({ status: 'uncollectible', amount_due: 100 });
    await api.post(`/invoices/${id}/payments`, { method: 'cash' });
    expect(await tenant.shownInvoice(id)).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  it('is dated today where the organization is', async () => {
    const apia = await service.newTenant('apia');
    await service.database.admin.query(
      `UPDATE organizations SET time_zone = 'Pacific/Apia' WHERE name = 'apia'`,
    );
    service.clock.set('2026-11-21T11:00:00.000Z');
    const id = await apia.issuedInvoice();
    const paid = await apia.api.post(`/invoices/${id}/payments`, { method: 'cash' });
    expect(paid.body.received_on).toBe('2026-11-22');
  });
});

describe('a payment over several invoices', () => {
  it('settles each with its part; the remainder is credit that can be used later', async () => {
    const [first, second] = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    const paid = await api.post('/payments', {
      customer_id,
      amount: 200,
      method: 'bank_transfer',
      received_on: '2026-11-01',
      metadata: { bank: 'GLS' },
      allocations: [
        { invoice_id: first, amount: 119 },
        { invoice_id: second, amount: 19 },
      ],
    });
    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({
      applied_amount: 138,
      unapplied_amount: 62,
      available_actions: ['allocate', 'unallocate', 'refund', 'reverse', 'send'],
    });
    expect((await api.get(`/customers/${customer_id}/balance`)).body.data).toEqual([
      { currency: 'EUR', due: 100, overdue: 0, credit: 62 },
    ]);
    const used = await api.post(
      `/payments/${paid.body.id}/allocate`,
      { allocations: [{ invoice_id: second, amount: 62 }] },
      { headers: { 'if-match': '"v1"' } },
    );
    expect(used.status).toBe(200);
    expect(used.body).toMatchObject({
      version: 2,
      unapplied_amount: 0,
      available_actions: ['unallocate', 'reverse', 'send'],
    });
    expect(used.body.allocations.map((one: { amount: number }) => one.amount)).toEqual([119, 19, 62]);
    expect(await tenant.shownInvoice(second)).toMatchObject({ amount_paid: 81, amount_due: 38 });
    expect(await eventsOf(service, paid.body.id as string)).toEqual(['payment.created', 'payment.updated']);
    const stale = await api.post(
      `/payments/${paid.body.id}/allocate`,
      { allocations: [{ invoice_id: second, amount: 1 }] },
      { headers: { 'if-match': '"v1"' } },
    );
    expect(stale.status).toBe(412);
  });

  it('stores nothing if a part is refused, and names every refused part', async () => {
    const own = await tenant.issuedInvoice({ customer_id });
    const draft = await tenant.invoice({ customer_id });
    const japanese = await tenant.issuedInvoice({ customer_id, currency: 'JPY' });
    const stranger = await tenant.issuedInvoice();
    const refused = await api.post('/payments', {
      customer_id,
      amount: 100,
      method: 'cash',
      allocations: [
        { invoice_id: `inv_${NOBODYS}`, amount: 1 },
        { invoice_id: draft, amount: 1 },
        { invoice_id: japanese, amount: 1 },
        { invoice_id: stranger, amount: 1 },
        { invoice_id: own, amount: 119.01 },
        { invoice_id: own, amount: 1 },
      ],
    });
    expect([refused.status, ...errorsOf(refused)]).toEqual([
      422,
      '#/allocations/0/invoice_id unknown_reference',
      '#/allocations/1/invoice_id not_payable',
      '#/allocations/2/invoice_id wrong_currency',
      '#/allocations/3/invoice_id wrong_customer',
      '#/allocations/4/amount more_than_due',
      '#/allocations/5/invoice_id repeated',
      '#/allocations more_than_available',
    ]);
    expect((await api.get(`/payments?customer_id=${customer_id}`)).body.data).toEqual([]);
    expect(await tenant.shownInvoice(own)).toMatchObject({ amount_due: 119, version: 2 });
  });

  it('never allocates more than was received', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const allocations = [{ invoice_id: id, amount: 50.01 }];
    const refused = await api.post('/payments', { customer_id, amount: 50, method: 'cash', allocations });
    expect(errorsOf(refused)).toEqual(['#/allocations more_than_available']);
    const paid = await api.post('/payments', { customer_id, amount: 50, method: 'cash' });
    const again = await api.post(`/payments/${paid.body.id}/allocate`, { allocations });
    expect(errorsOf(again)).toEqual(['#/allocations more_than_available']);
    expect(await tenant.shownInvoice(id)).toMatchObject({ amount_due: 119 });
  });

  it('has the decimals of its currency', async () => {
    const yen = { customer_id, currency: 'JPY', method: 'cash' };
    const refused = await api.post('/payments', { ...yen, amount: 10.5 });
    expect(errorsOf(refused)).toEqual(['#/amount too_many_decimals']);
    const dinar = await api.post('/payments', { ...yen, currency: 'KWD', amount: 10.125 });
    expect(dinar.body).toMatchObject({ currency: 'KWD', amount: 10.125, unapplied_amount: 10.125 });
  });
});
