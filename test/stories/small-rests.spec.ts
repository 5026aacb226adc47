import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('rests');
  ({ api } = tenant);
  product_id = await tenant.product();
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

/** 1,000 and 19 % of tax, with 2 % off within 10 days. */
async function issued(fields: object = {}): Promise<string> {
  const items = [{ product_id, quantity: 1, price: 1000 }];
  const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
  const draft = await tenant.invoice({ customer_id, items, tax_rate: 19, payment_terms, ...fields });
  expect((await api.post(`/invoices/${draft}/finalize`)).status).toBe(200);
  return draft;
}

/** What becomes of rests from now on. */
async function organizationSays(settling: object): Promise<void> {
  const owner = await tenant.signIn();
  const { name, currency, time_zone } = (await owner.get('/organization')).body;
  const answer = await owner.put('/organization', { name, currency, time_zone, settling });
  expect([answer.status, answer.body.settling]).toEqual([200, settling]);
}

async function settlementOf(id: string): Promise<Record<string, unknown>> {
  const { body } = await api.get(`/invoices/${id}`);
  return { status: body.status, ...(body.settlement as object) };
}

async function pay(id: string, amount: number, fields: object = {}): Promise<string> {
  const paid = await api.post(`/invoices/${id}/payments`, { amount, method: 'bank_transfer', ...fields });
  expect([paid.status, paid.body.errors]).toEqual([201, undefined]);
  return paid.body.id as string;
}

/** What the revenue report of this month says of discounts and fees. */
async function revenue(): Promise<{
  readonly discounted: { readonly net: number };
  readonly bank_fees: number;
}> {
  const { body } = await api.get('/reports/revenue');
  const [own] = body.data as { months: { discounted: { net: number }; bank_fees: number }[] }[];
  return own?.months.at(-1) ?? { discounted: { net: 0 }, bank_fees: 0 };
}

async function statement(): Promise<{ closing_balance: number; last: [string, number] }> {
  const { body } = await api.get(`/customers/${customer_id}/statement`);
  const [{ type, amount }] = (body.entries as { type: string; amount: number }[]).slice(-1) as [never];
  return { closing_balance: body.closing_balance as number, last: [type, amount] };
}

describe('a small rest', () => {
  const early = { payment_terms: { net_days: 30 } };

  it.each([
    ['bank_fee', 0, 5],
    ['rounding', 4.2, 0],
    ['goodwill', 4.2, 0],
  ])('is let go as %s, and lowers revenue by %d', async (settle_rest, net, fee) => {
    const id = await issued(early);
    const before = await revenue();
    const payment = await pay(id, 1185, { settle_rest });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', waived: 5, discount: 0, due: 0 });
    const { discounted, bank_fees } = await revenue();
    expect(discounted.net - before.discounted.net).toBeCloseTo(net, 5);
    expect(bank_fees - before.bank_fees).toBeCloseTo(fee, 5);
    expect((await statement()).last).toEqual(['deduction', -5]);
    await api.post(`/payments/${payment}/reverse`);
    expect(await settlementOf(id)).toMatchObject({ status: 'open', waived: 0, due: 1190 });
    expect(await statement()).toMatchObject({ closing_balance: 1190 });
  });

  it('is a tenth of what was to be paid at most', async () => {
    const id = await issued(early);
    const body = { amount: 1070.99, method: 'cash', settle_rest: 'goodwill' };
    const { status, body: problem } = await api.post(`/invoices/${id}/payments`, body);
    expect([status, problem.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/settle_rest', code: 'rest_too_large' })],
    ]);
    const allocations = [{ invoice_id: id, amount: 1070.99, settle_rest: 'goodwill' }];
    const refused = await api.post('/payments', {
      customer_id,
      amount: 1070.99,
      method: 'cash',
      allocations,
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/allocations/0/settle_rest', code: 'rest_too_large' })],
    ]);
    await pay(id, 1071, { settle_rest: 'goodwill' });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', waived: 119 });
  });

  it('is no more than the organization lets go', async () => {
    await organizationSays({ discounts: 'auto', rest_max: 2 });
    const id = await issued(early);
    const body = { amount: 1187, method: 'cash', settle_rest: 'goodwill' };
    const { status, body: problem } = await api.post(`/invoices/${id}/payments`, body);
    expect([status, problem.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/settle_rest', code: 'rest_too_large' })],
    ]);
    await pay(id, 1188, { settle_rest: 'goodwill' });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', waived: 2 });
  });

  it('is nothing where all is paid, and a discount where one is open', async () => {
    const [whole, early] = [await issued(), await issued()];
    await pay(whole, 1190, { settle_rest: 'rounding' });
    expect(await settlementOf(whole)).toMatchObject({ status: 'paid', waived: 0, discount: 0 });
    await pay(early, 1166.2, { settle_rest: 'rounding' });
    expect(await settlementOf(early)).toMatchObject({ status: 'paid', waived: 0, discount: 23.8 });
  });
});

describe('what the organization says of discounts', () => {
  it('takes one that is off by its tolerance, on paper as in the books', async () => {
    await organizationSays({ discounts: 'auto', tolerance: 0.05 });
    const [near, far] = [await issued(), await issued()];
    await pay(near, 1166.15);
    await pay(far, 1166.14);
    expect(await settlementOf(near)).toMatchObject({ status: 'paid', discount: 23.85, due: 0 });
    expect(await settlementOf(far)).toMatchObject({ status: 'open', discount: 0, due: 23.86 });
  });

  it('takes none by itself, if so wanted, but that which a payment takes', async () => {
    await organizationSays({ discounts: 'never' });
    const [kept, taken] = [await issued(), await issued()];
    await pay(kept, 1166.2);
    await pay(taken, 1166.2, { settle_rest: 'early_payment' });
    expect(await settlementOf(kept)).toMatchObject({ status: 'open', due: 23.8 });
    expect(await settlementOf(taken)).toMatchObject({ status: 'paid', discount: 23.8 });
  });

  it('is overruled by each payment: too late and taken, in time and left due', async () => {
    const [late, early] = [await issued(), await issued()];
    await pay(early, 1166.2, { settle_rest: 'none' });
    expect(await settlementOf(early)).toMatchObject({ status: 'open', due: 23.8 });
    service.clock.passes('25 days');
    const before = await revenue();
    const refused = { amount: 1100, method: 'cash', settle_rest: 'early_payment' };
    const { status, body } = await api.post(`/invoices/${late}/payments`, refused);
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/settle_rest', code: 'not_offered' })],
    ]);
    const payment = await pay(late, 1166.2, { settle_rest: 'early_payment' });
    expect(await settlementOf(late)).toMatchObject({ status: 'paid', discount: 23.8 });
    expect((await revenue()).discounted.net - before.discounted.net).toBeCloseTo(20, 5);
    await api.post(`/payments/${payment}/reverse`);
    expect(await settlementOf(late)).toMatchObject({ status: 'open', discount: 0, due: 1190 });
  });
});
