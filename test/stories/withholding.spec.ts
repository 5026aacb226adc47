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

const IRPF = { name: 'IRPF', rate: 15 };

/** What a Spanish designer writes: 1,000 and 21 % of tax, of which the client withholds 15 % of the net. */
function designed(fields: object = {}): object {
  const items = [{ product_id, quantity: 10, price: 100 }];
  return { customer_id, items, tax_rate: 21, withholdings: [IRPF], ...fields };
}

async function issued(fields: object = {}): Promise<string> {
  const { status, body } = await api.post('/invoices', designed({ ...fields, finalize: true }));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id as string;
}

async function invoice(id: string): Promise<Record<string, any>> {
  return (await api.get(`/invoices/${id}`)).body;
}

async function pay(id: string, amount: number, fields: object = {}): Promise<Record<string, any>> {
  const { body } = await api.post(`/invoices/${id}/payments`, { amount, method: 'bank_transfer', ...fields });
  return body;
}

async function creditNote(id: string, fields: object = {}): Promise<Record<string, any>> {
  const { status, body } = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other', ...fields });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

/** Customers that owe nothing and are owed nothing have no balance. */
async function balance(): Promise<object> {
  const { body } = await api.get(`/customers/${customer_id}/balance`);
  const [own] = body.data as { due: number; credit: number }[];
  return { due: own?.due ?? 0, credit: own?.credit ?? 0 };
}

describe('a designer in Spain whose client withholds IRPF', () => {
  it('asks for the total less what is withheld', async () => {
    const body = await invoice(await issued());
    expect(body).toMatchObject({
      total: 1210,
      withholdings: [{ name: 'IRPF', rate: 15, base: 1000, amount: 150 }],
      withholding_total: 150,
      amount_payable: 1060,
      amount_due: 1060,
    });
  });

  it('is told the same before the invoice is there', async () => {
    const { body } = await api.post('/invoices/calculate', designed());
    expect(body).toMatchObject({ total: 1210, withholding_total: 150, amount_payable: 1060 });
  });

  it('sees how the amount came to be', async () => {
    const { body } = await api.get(`/invoices/${await issued()}/calculation`);
    const steps = body.steps as { step: string; formula: string; result: number }[];
    const taken = steps.filter(({ step }) =>
      ['withholding_base', 'withholding', 'amount_due'].includes(step),
    );
    expect(taken.map(({ formula, result }) => [formula, result])).toEqual([
      ['1000.00', 1000],
      ['1000.00 × 15 %', 150],
      ['1210.00 - 150.00', 1060],
    ]);
  });

  it('is paid in full by the rest', async () => {
    const id = await issued();
    await pay(id, 1060);
    expect(await invoice(id)).toMatchObject({ status: 'paid', amount_due: 0, payment_status: 'paid' });
    expect(await balance()).toEqual({ due: 0, credit: 0 });
  });

  it('keeps what a client pays above it as credit of the client', async () => {
    const id = await issued();
    const allocations = [{ invoice_id: id, amount: 1060 }];
    const paid = await api.post('/payments', {
      customer_id,
      amount: 1210,
      method: 'bank_transfer',
      allocations,
    });
    expect(paid.body.errors).toBeUndefined();
    expect(await balance()).toEqual({ due: 0, credit: 150 });
  });

  it('counts the revenue and the tax in full', async () => {
    const before = await revenue();
    await issued();
    const { invoiced } = await revenue();
    expect([invoiced.net - before.invoiced.net, invoiced.tax - before.invoiced.tax]).toEqual([1000, 210]);
  });
});

interface Revenue {
  readonly invoiced: { readonly net: number; readonly tax: number };
}

/** This month's. */
async function revenue(): Promise<Revenue> {
  const { body } = await api.get('/reports/revenue');
  const months = (body.data as { currency: string; months: Revenue[] }[]).flatMap((own) => own.months);
  return months.at(-1) ?? { invoiced: { net: 0, tax: 0 } };
}

describe('what is withheld from', () => {
  it('is not the line of a lawyer in Italy that is the fund of his profession', async () => {
    const items = [
      { product_id, quantity: 1, price: 1000 },
      { product_id, quantity: 1, price: 40, withholdable: false, description: 'CPA 4 %' },
    ];
    const withholdings = [{ name: 'Ritenuta d’acconto', rate: 20 }];
    const body = await invoice(await issued({ items, tax_rate: 22, withholdings }));
    expect(body).toMatchObject({ total: 1268.8, withholding_total: 200, amount_due: 1068.8 });
    expect(body.withholdings[0].base).toBe(1000);
    expect(body.items.map(({ withholdable }: any) => withholdable)).toEqual([undefined, false]);
  });

  it('is the net after discounts of the document', async () => {
    const body = await invoice(await issued({ discounts: [{ percent: 10 }] }));
    expect(body).toMatchObject({ total: 1089, withholding_total: 135, amount_due: 954 });
  });

  it('is rounded half up, each withholding by itself', async () => {
    const items = [{ product_id, quantity: 1, price: 10.1 }];
    const withholdings = [
      { name: 'IRS', rate: 25 },
      { name: 'Other', rate: 5 },
    ];
    const body = await invoice(await issued({ items, tax_rate: 23, withholdings }));
    // 2.525 and 0.505.
    expect(body.withholdings.map(({ amount }: any) => amount)).toEqual([2.53, 0.51]);
    expect(body).toMatchObject({ total: 12.42, amount_due: 9.38 });
  });
});

describe('a credit note', () => {
  it('takes its share of what is withheld back, and the last one the rest', async () => {
    const items = [{ product_id, quantity: 3, price: 33.33 }];
    const id = await issued({ items });
    expect(await invoice(id)).toMatchObject({ total: 120.99, withholding_total: 15, amount_due: 105.99 });
    const [item] = (await invoice(id)).items;
    const one = await creditNote(id, { items: [{ item_id: item.id, quantity: 1 }] });
    expect(one).toMatchObject({ total: 40.33, withholding_total: 5, applied_amount: 35.33 });
    expect(await invoice(id)).toMatchObject({ withholding_credited: 5, amount_due: 70.66 });
    const rest = await creditNote(id);
    expect(rest).toMatchObject({ total: 80.66, withholding_total: 10, applied_amount: 70.66 });
    expect(await invoice(id)).toMatchObject({ withholding_credited: 15, amount_due: 0, status: 'paid' });
    expect(await balance()).toEqual({ due: 0, credit: 0 });
  });

  it('gives back no more than was paid', async () => {
    const id = await issued();
    await pay(id, 1060);
    const note = await creditNote(id);
    expect(note).toMatchObject({ total: 1210, withholding_total: 150, unapplied_amount: 1060 });
    expect(note.withholdings).toEqual([{ name: 'IRPF', rate: 15, base: 1000, amount: 150 }]);
    expect(await balance()).toEqual({ due: 0, credit: 1060 });
  });

  it('lets the invoice be as it was when it is voided', async () => {
    const id = await issued();
    const note = await creditNote(id, { items: [{ tax_rate: 21, amount: 100, description: 'Part' }] });
    expect(note).toMatchObject({ total: 121, withholding_total: 15, applied_amount: 106 });
    await api.post(`/credit-notes/${note.id}/void`);
    expect(await invoice(id)).toMatchObject({ withholding_credited: 0, amount_due: 1060 });
  });

  it('cannot say what is withheld by itself', async () => {
    const body = { reason: 'other', withholdings: [IRPF] };
    const { status, body: problem } = await api.post(`/invoices/${await issued()}/credit-notes`, body);
    expect([status, problem.errors[0].pointer]).toEqual([422, '#/withholdings']);
  });
});

describe('what is not asked for', () => {
  it('is in no instalment', async () => {
    const payment_plan = [
      { percent: 50, days: 10 },
      { percent: 50, days: 40 },
    ];
    const body = await invoice(await issued({ payment_plan }));
    expect(body.payment_plan.map(({ amount }: any) => amount)).toEqual([530, 530]);
  });

  it('has no discount for paying early', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const id = await issued({ payment_terms });
    const [offer] = (await invoice(id)).settlement.open_discounts;
    expect(offer).toMatchObject({ amount: 21.2, pays: 1038.8 });
    await pay(id, 1038.8);
    expect(await invoice(id)).toMatchObject({ status: 'paid', amount_discounted: 21.2 });
    const note = await creditNote(id);
    expect(note).toMatchObject({ withholding_total: 150, unapplied_amount: 1038.8 });
  });

  it('has no discount after a part was credited, either', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const id = await issued({ payment_terms });
    await creditNote(id, { items: [{ tax_rate: 21, amount: 500, description: 'Half' }] });
    const [offer] = (await invoice(id)).settlement.open_discounts;
    expect(offer).toMatchObject({ amount: 10.6, pays: 519.4 });
  });

  it('was not prepaid: what was is more than enough', async () => {
    const body = await invoice(await issued({ prepaid_amount: 1210 }));
    expect(body).toMatchObject({ status: 'paid', amount_due: 0 });
    await service.jobsRun();
    expect(await balance()).toEqual({ due: 0, credit: 150 });
  });

  it('is not on the statement, nor owed on an earlier day', async () => {
    const id = await issued();
    const note = await creditNote(id, { items: [{ tax_rate: 21, amount: 100, description: 'Part' }] });
    await api.post(`/credit-notes/${note.id}/void`);
    const { body } = await api.get(`/customers/${customer_id}/statement`);
    expect(body.entries.map(({ amount }: any) => amount)).toEqual([1060, -106, 106]);
    expect(body.closing_balance).toBe(1060);
    service.clock.passes('3 days');
    const day = (await invoice(id)).issue_date as string;
    const then = await api.get(`/customers/${customer_id}/balance?as_of=${day}`);
    expect(then.body.data[0]).toMatchObject({ due: 1060 });
  });

  it('is rounded off before what is to be paid is', async () => {
    const items = [{ product_id, quantity: 1, price: 33.33 }];
    const body = await invoice(await issued({ items, round_payable_to: 0.05 }));
    expect(body).toMatchObject({
      total: 40.33,
      withholding_total: 5,
      payable_rounding: 0.02,
      amount_due: 35.35,
    });
  });
});
