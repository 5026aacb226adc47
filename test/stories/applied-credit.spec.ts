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

async function paid(amount: number, fields: object = {}): Promise<string> {
  const answer = await api.post('/payments', { customer_id, amount, method: 'cash', ...fields });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

async function apply() {
  const answer = await api.post(`/customers/${customer_id}/apply-credit`);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}

describe('a customer who has paid too much', () => {
  it('has the oldest invoices settled first, by the oldest payment first', async () => {
    const late = await tenant.issuedInvoice({ customer_id, due_date: '2026-12-20' });
    const early = await tenant.issuedInvoice({ customer_id, due_date: '2026-12-01' });
    const second = await paid(30, { received_on: '2026-11-20' });
    const first = await paid(100, { received_on: '2026-11-10' });
    expect(await apply()).toEqual({
      settled: [
        { payment_id: first, credit_note_id: null, invoice_id: early, currency: 'EUR', amount: 100 },
        { payment_id: second, credit_note_id: null, invoice_id: early, currency: 'EUR', amount: 19 },
        { payment_id: second, credit_note_id: null, invoice_id: late, currency: 'EUR', amount: 11 },
      ],
      balance: [{ currency: 'EUR', due: 108, overdue: 0, credit: 0 }],
    });
    expect(await tenant.shownInvoice(early)).toMatchObject({ status: 'paid', amount_paid: 119 });
    expect(await tenant.shownInvoice(late)).toMatchObject({ status: 'open', amount_due: 108 });
    expect(await eventsOf(service, second)).toEqual(['payment.created', 'payment.updated']);
    expect(await eventsOf(service, early)).toContain('invoice.paid');
  });

  it('has what credit notes leave applied after the payments', async () => {
    const credited = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${credited}/payments`, { method: 'card' });
    const note = (await tenant.credit(credited)).body.id as string;
    const open = await tenant.issuedInvoice({ customer_id });
    const payment = await paid(50);
    expect((await apply()).settled).toEqual([
      { payment_id: payment, credit_note_id: null, invoice_id: open, currency: 'EUR', amount: 50 },
      { payment_id: null, credit_note_id: note, invoice_id: open, currency: 'EUR', amount: 69 },
    ]);
    const left = (await api.get(`/credit-notes/${note}`)).body;
    expect([left.applied_amount, left.unapplied_amount]).toEqual([69, 50]);
  });

  it('keeps credit of one currency apart from what is due in another', async () => {
    const open = await tenant.issuedInvoice({ customer_id, currency: 'USD' });
    const payment = await paid(50);
    const draft = await tenant.invoice({ customer_id });
    expect(await apply()).toEqual({
      settled: [],
      balance: [
        { currency: 'EUR', due: 0, overdue: 0, credit: 50 },
        { currency: 'USD', due: 119, overdue: 0, credit: 0 },
      ],
    });
    expect((await api.get(`/payments/${payment}`)).body.version).toBe(1);
    expect((await tenant.shownInvoice(open))['amount_due']).toBe(119);
    expect((await tenant.shownInvoice(draft))['status']).toBe('draft');
  });

  it('takes the discount for paying early where the payment is exactly what it leaves', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const early = await tenant.issuedInvoice({ customer_id, payment_terms });
    await paid(116.62);
    expect((await apply()).settled).toMatchObject([{ invoice_id: early, amount: 116.62 }]);
    expect(await tenant.shownInvoice(early)).toMatchObject({ status: 'paid', amount_discounted: 2.38 });
  });

  it('is shown beforehand what it would do, by a dry run', async () => {
    const open = await tenant.issuedInvoice({ customer_id });
    const payment = await paid(19);
    const { body } = await api.post('/dry-runs', { operation: 'customers.apply_credit', id: customer_id });
    expect(body).toMatchObject({
      status: 200,
      answer: { settled: [{ payment_id: payment, amount: 19 }] },
    });
    expect((await tenant.shownInvoice(open))['amount_due']).toBe(119);
    expect((await apply()).settled).toHaveLength(1);
    expect((await apply()).settled).toEqual([]);
  });

  it('settles each amount once, however many ask at the same time', async () => {
    const open = await tenant.issuedInvoice({ customer_id });
    const all = await Promise.all(Array.from({ length: 4 }, () => paid(25)));
    const answers = await Promise.all(all.map(() => apply()));
    expect(answers.flatMap(({ settled }) => settled as unknown[])).toHaveLength(4);
    expect(await tenant.shownInvoice(open)).toMatchObject({ amount_paid: 100, amount_due: 19 });
  });

  it('belongs to its organization', async () => {
    const stranger = await service.newTenant('stranger');
    expect((await stranger.api.post(`/customers/${customer_id}/apply-credit`)).status).toBe(404);
  });
});
