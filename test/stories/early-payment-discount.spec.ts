import { TestService } from '../support/test-service.js';
import type { Tenant } from '../support/tenant.js';
import type { ApiClient } from '../support/api-client.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  product_id = await tenant.product();
});
beforeEach(async () => {
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

/** 1,000 and 19 % of tax, with 2 % off within 10 days. */
async function issued(fields: object = {}): Promise<string> {
  const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
  const items = [{ product_id, quantity: 1, price: 1000 }];
  const body = { customer_id, items, tax_rate: 19, payment_terms, finalize: true, ...fields };
  const { status, body: invoice } = await api.post('/invoices', body);
  expect(status).toBe(201);
  return invoice.id as string;
}

async function settlementOf(id: string): Promise<Record<string, unknown>> {
  const { body } = await api.get(`/invoices/${id}`);
  return { status: body.status, ...(body.settlement as object) };
}

async function pay(id: string, amount: number, fields: object = {}): Promise<string> {
  const paid = await api.post(`/invoices/${id}/payments`, { amount, method: 'bank_transfer', ...fields });
  expect(paid.body).toMatchObject({ amount });
  return paid.body.id as string;
}

async function creditNote(id: string, amount?: number): Promise<Record<string, unknown>> {
  const items = amount === undefined ? {} : { items: [{ amount, tax_rate: 19, description: 'Part' }] };
  const { status, body } = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other', ...items });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

interface Revenue {
  readonly discounted: { readonly net: number; readonly tax: number; readonly total: number };
  readonly bank_fees: number;
  readonly net_revenue: number;
}

/** The revenue report of this month. */
async function revenue(): Promise<Revenue> {
  const { body } = await api.get('/reports/revenue');
  const [own] = body.data as { months: Revenue[] }[];
  return own?.months.at(-1) as Revenue;
}

/** Customers that are owed or owe nothing have no balance. */
async function balance(): Promise<object> {
  const { body } = await api.get(`/customers/${customer_id}/balance`);
  const [own] = body.data as { due: number; credit: number }[];
  return { due: own?.due ?? 0, credit: own?.credit ?? 0 };
}

async function statement(): Promise<{ closing_balance: number; entries: [string, number][] }> {
  const { body } = await api.get(`/customers/${customer_id}/statement`);
  const entries = body.entries as { type: string; amount: number }[];
  return {
    closing_balance: body.closing_balance as number,
    entries: entries.map(({ type, amount }) => [type, amount]),
  };
}

async function today(): Promise<string> {
  const { body } = await api.get('/reports/receivables');
  return body.as_of as string;
}

/** Some days before today, or after it. */
function days(from: string, count: number): string {
  return new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10);
}

describe('a discount for paying early', () => {
  it('is told as long as it may be taken, and settles the invoice when it was', async () => {
    const id = await issued();
    const until = days(await today(), 10);
    const open = [{ percent: 2, amount: 23.8, until, pays: 1166.2 }];
    expect(await settlementOf(id)).toMatchObject({ due: 1190, open_discounts: open });
    const before = await revenue();
    await pay(id, 1166.2);
    expect(await settlementOf(id)).toEqual({
      status: 'paid',
      paid: 1166.2,
      credited: 0,
      prepaid: 0,
      discount: 23.8,
      waived: 0,
      written_off: 0,
      due: 0,
      by: days(await today(), 30),
      due_next: 0,
      open_discounts: [],
    });
    expect(await statement()).toEqual({
      closing_balance: 0,
      entries: [
        ['invoice', 1190],
        ['payment', -1166.2],
        ['discount', -23.8],
      ],
    });
    const { discounted, net_revenue } = await revenue();
    expect(discounted.net - before.discounted.net).toBeCloseTo(20, 5);
    expect(discounted.tax - before.discounted.tax).toBeCloseTo(3.8, 5);
    expect(net_revenue - before.net_revenue).toBeCloseTo(-20, 5);
  });

  it.each([
    ['too small', 1166.19, 0],
    ['more than it asks for', 1166.21, 0],
    ['too late', 1166.2, 11],
  ])('is not taken by money that is %s', async (_case, amount, late) => {
    const id = await issued();
    service.clock.passes(`${late} days`);
    await pay(id, amount);
    const { body } = await api.get(`/invoices/${id}`);
    expect([body.payment_status, body.amount_discounted]).toEqual(['partially_paid', 0]);
  });

  it('counts from the day of the money, not from the day it was recorded', async () => {
    const id = await issued();
    service.clock.passes('11 days');
    await pay(id, 1166.2, { received_on: days(await today(), -1) });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 23.8 });
  });

  it('is not taken where another part of the money came too late', async () => {
    const id = await issued();
    service.clock.passes('11 days');
    await pay(id, 500);
    await pay(id, 666.2, { received_on: days(await today(), -1) });
    expect(await settlementOf(id)).toMatchObject({ status: 'open', discount: 0, due: 23.8 });
  });

  it('is taken by each way that money comes to the invoice', async () => {
    const [one, other, third] = [await issued(), await issued(), await issued()];
    const allocations = [
      { invoice_id: one, amount: 1166.2 },
      { invoice_id: other, amount: 500 },
    ];
    const paid = { customer_id, amount: 2332.4, method: 'bank_transfer', allocations };
    const { body: payment } = await api.post('/payments', paid);
    expect(await settlementOf(one)).toMatchObject({ status: 'paid', discount: 23.8 });
    await api.post(`/payments/${payment.id as string}/allocate`, {
      allocations: [{ invoice_id: other, amount: 666.2 }],
    });
    expect(await settlementOf(other)).toMatchObject({ status: 'paid', discount: 23.8 });
    const credited = await issued({ payment_terms: { net_days: 30 } });
    await pay(credited, 1190);
    const { id: note } = await creditNote(credited);
    await api.post(`/credit-notes/${note as string}/allocate`, {
      allocations: [{ invoice_id: third, amount: 1166.2 }],
    });
    expect(await settlementOf(third)).toMatchObject({ status: 'paid', discount: 23.8, credited: 1166.2 });
    expect(await balance()).toEqual({ due: 0, credit: 23.8 });
  });

  it('ends when money of the invoice is taken back', async () => {
    const id = await issued();
    const before = await revenue();
    const payment = await pay(id, 1166.2);
    await api.post(`/payments/${payment}/unallocate`, { allocations: [{ invoice_id: id, amount: 66.2 }] });
    expect(await settlementOf(id)).toMatchObject({ status: 'open', discount: 0, due: 90, paid: 1100 });
    await api.post(`/payments/${payment}/allocate`, { allocations: [{ invoice_id: id, amount: 66.2 }] });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 23.8 });
    await api.post(`/payments/${payment}/reverse`);
    expect(await settlementOf(id)).toMatchObject({ status: 'open', discount: 0, due: 1190 });
    expect(await statement()).toMatchObject({ closing_balance: 1190 });
    expect(await revenue()).toEqual(before);
    await pay(id, 1166.2);
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 23.8 });
  });
});

describe('a credit note of an invoice with a discount for paying early', () => {
  it('lowers the discount that is open in proportion', async () => {
    const id = await issued();
    await creditNote(id, 500);
    expect(await settlementOf(id)).toMatchObject({
      due: 595,
      open_discounts: [{ amount: 11.9, pays: 583.1 }],
    });
    await pay(id, 583.1);
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 11.9 });
  });

  it('gives back what came in, and no discount', async () => {
    const id = await issued();
    await pay(id, 1166.2);
    const half = await creditNote(id, 500);
    expect(half).toMatchObject({ total: 595, applied_amount: 11.9, unapplied_amount: 583.1 });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 11.9, credited: 11.9 });
    const rest = await creditNote(id);
    expect(rest).toMatchObject({ total: 595, applied_amount: 11.9, unapplied_amount: 583.1 });
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 0, credited: 23.8 });
    expect(await balance()).toEqual({ due: 0, credit: 1166.2 });
    expect(await statement()).toMatchObject({ closing_balance: -1166.2 });
    const voided = await api.post(`/credit-notes/${rest.id as string}/void`);
    expect(voided.status).toBe(200);
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 11.9, credited: 11.9 });
    await api.post(`/credit-notes/${half.id as string}/void`);
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 23.8, credited: 0 });
    expect(await statement()).toMatchObject({ closing_balance: 0 });
  });

  it('gives no discount again that ended meanwhile', async () => {
    const id = await issued();
    const payment = await pay(id, 1166.2);
    const { id: note } = await creditNote(id);
    await api.post(`/payments/${payment}/reverse`);
    expect(await settlementOf(id)).toMatchObject({ status: 'paid', discount: 0, credited: 1190, due: 0 });
    await api.post(`/credit-notes/${note as string}/void`);
    expect(await settlementOf(id)).toMatchObject({ status: 'open', discount: 0, due: 1190 });
    expect(await statement()).toMatchObject({ closing_balance: 1190 });
  });

  it('gives a corrected invoice its discount anew', async () => {
    const id = await issued();
    await pay(id, 1166.2);
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const items = [{ product_id, quantity: 1, price: 1000 }];
    const { body } = await api.post(`/invoices/${id}/correct`, {
      customer_id,
      items,
      tax_rate: 19,
      payment_terms,
    });
    expect(body.invoice).toMatchObject({ status: 'paid', amount_credited: 1166.2, amount_discounted: 23.8 });
    expect(await balance()).toEqual({ due: 0, credit: 0 });
  });
});
