import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set('2026-11-02T10:00:00Z');
  tenant = await service.newTenant('terms');
  ({ api } = tenant);
  product_id = await tenant.product();
});
afterAll(() => service.stop());

/** An invoice over 100 and 19 % of tax; it is issued today. */
async function issued(customer_id: string, fields: object = {}) {
  const items = [{ product_id, quantity: 1, price: 100 }];
  const body = { customer_id, items, tax_rate: 19, finalize: true, ...fields };
  const answer = await api.post('/invoices', body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body;
}

async function refused(payment_terms: object) {
  const { status, body } = await api.post('/customers', { name: 'Ada', payment_terms });
  expect(status).toBe(422);
  return (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code]);
}

describe('terms of other countries', () => {
  it.each([
    ['one month after', { net_months: 1, net_days: 0 }, '2026-12-02'],
    ['fin de mois, puis 30 jours', { end_of_month_first: true, net_days: 30 }, '2026-12-30'],
    ['30 jours, puis fin de mois', { net_days: 30, end_of_month: true }, '2026-12-31'],
    ['the 10th or the 25th', { net_days: 10, days_of_month: [10, 25] }, '2026-11-25'],
    ['ten business days', { net_days: 0, net_business_days: 10 }, '2026-11-16'],
    [
      'ten business days in the United States, over Veterans Day',
      { net_days: 0, net_business_days: 10, holidays_of: 'US' },
      '2026-11-17',
    ],
    [
      'Christmas, moved on in England',
      { net_days: 53, if_day_off: 'next_business_day', holidays_of: 'GB-ENG' },
      '2026-12-29',
    ],
  ])('such as %s say when an invoice is due', async (_name, payment_terms, due_date) => {
    const customer = await tenant.customer({ payment_terms });
    expect(await issued(customer)).toMatchObject({ due_date, payment_terms });
  });

  it('count from the day of issue, whenever that is', async () => {
    const customer = await tenant.customer({ payment_terms: { net_months: 1, net_days: 0 } });
    const draft = await tenant.invoice({ customer_id: customer });
    service.clock.set('2027-01-31T10:00:00Z');
    const { body } = await api.post(`/invoices/${draft}/finalize`);
    expect(body).toMatchObject({ issue_date: '2027-01-31', due_date: '2027-02-28' });
  });

  it('are refused where they say nothing that exists', async () => {
    expect(await refused({ net_days: 0, holidays_of: 'DE-XX' })).toEqual([
      ['#/payment_terms/holidays_of', 'wrong_format'],
    ]);
    expect(await refused({ net_days: 0, days_of_month: [0] })).toEqual([
      ['#/payment_terms/days_of_month', 'out_of_range'],
    ]);
    expect(await refused({ net_days: 0, days_of_month: [] })).toEqual([
      ['#/payment_terms/days_of_month', 'too_few'],
    ]);
    expect(await refused({ net_days: 0, if_day_off: 'never' })).toEqual([
      ['#/payment_terms/if_day_off', 'not_allowed'],
    ]);
  });
});

describe('terms in instalments', () => {
  const HALVES = [
    { percent: 50, days: 0 },
    { percent: 50, days: 30 },
  ];

  it('make the plan of each invoice that names none', async () => {
    const customer = await tenant.customer({ payment_terms: { net_days: 14, instalments: HALVES } });
    expect(await issued(customer)).toMatchObject({
      due_date: '2026-11-02',
      payment_plan: [
        { due_date: '2026-11-02', amount: 59.5, percent: 50, days: 0 },
        { due_date: '2026-12-02', amount: 59.5, percent: 50, days: 30 },
      ],
      payment_terms: { net_days: 14, instalments: HALVES },
    });
    const named = {
      payment_plan: [
        { percent: 10, days: 7 },
        { percent: 90, days: 8 },
      ],
    };
    expect(await issued(customer, named)).toMatchObject({ due_date: '2026-11-09', payment_terms: null });
    expect(await issued(customer, { due_date: '2026-11-20' })).toMatchObject({ payment_plan: null });
    const others = { payment_terms: { net_days: 3 } };
    expect(await issued(customer, others)).toMatchObject({ due_date: '2026-11-05', payment_plan: null });
  });

  it('follow the draft: its total, and the day on which it is issued', async () => {
    const manager = await tenant.signIn();
    const said = { name: 'Engines', currency: 'EUR', time_zone: 'UTC' };
    const terms = { payment_terms: { net_days: 14, instalments: HALVES } };
    expect((await manager.put('/organization', { ...said, ...terms })).status).toBe(200);
    const customer_id = await tenant.customer();
    const body = (quantity: number) => {
      return { customer_id, items: [{ product_id, quantity, price: 100 }], tax_rate: 0 };
    };
    const { body: draft } = await api.post('/invoices', body(1));
    expect((await api.put(`/invoices/${draft.id as string}`, body(3))).status).toBe(200);
    service.clock.set('2026-11-12T10:00:00Z');
    const { body: issued } = await api.post(`/invoices/${draft.id as string}/finalize`);
    expect(issued.payment_plan).toMatchObject([
      { due_date: '2026-11-12', amount: 150 },
      { due_date: '2026-12-12', amount: 150 },
    ]);
  });

  it('share what there is to pay, and not what the customer withholds', async () => {
    const withholdings = [{ name: 'IRPF', rate: 15 }];
    const payment_terms = { net_days: 14, instalments: HALVES };
    const customer = await tenant.customer({ payment_terms, withholdings });
    expect(await issued(customer)).toMatchObject({
      total: 119,
      amount_due: 104,
      payment_plan: [{ amount: 52 }, { amount: 52 }],
      instalments: [{ state: 'open' }, { state: 'open' }],
    });
  });

  it('are not kept where the invoice has a plan of its own, but their discount is', async () => {
    const early_payment = [{ days: 10, percent: 2 }];
    const customer = await tenant.customer({
      payment_terms: { net_days: 14, instalments: HALVES, early_payment },
    });
    const payment_plan = [
      { percent: 30, days: 0 },
      { percent: 70, days: 30 },
    ];
    const { id, payment_terms } = await issued(customer, { payment_plan });
    expect(payment_terms).toEqual({ net_days: 14, early_payment });
    const { body } = await api.post(`/invoices/${id as string}/duplicate`, { prices: 'keep' });
    expect(body.payment_plan).toMatchObject(payment_plan);
  });

  it('leave alone what is too little for them', async () => {
    const customer = await tenant.customer({ payment_terms: { net_days: 14, instalments: HALVES } });
    const items = [{ product_id, quantity: 1, price: 0.01 }];
    expect(await issued(customer, { items, tax_rate: 0 })).toMatchObject({
      due_date: '2026-11-16',
      payment_plan: null,
    });
    expect(await issued(customer, { items: [{ product_id, quantity: 1, price: 0 }] })).toMatchObject({
      status: 'paid',
      payment_plan: null,
    });
  });

  it('are copied with their invoice, and fit the copy', async () => {
    const customer = await tenant.customer({ payment_terms: { net_days: 14, instalments: HALVES } });
    const { id } = await issued(customer);
    service.clock.set('2027-03-01T10:00:00Z');
    const { status, body } = await api.post(`/invoices/${id as string}/duplicate`, { prices: 'keep' });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.payment_plan).toMatchObject([{ due_date: '2027-03-01' }, { due_date: '2027-03-31' }]);
  });

  it('are refused where they do not fit together', async () => {
    const instalments = (...parts: object[]) => refused({ net_days: 14, instalments: parts });
    expect(await instalments({ percent: 50, days: 0 }, { percent: 40, days: 30 })).toEqual([
      ['#/payment_terms/instalments', 'sum_differs'],
    ]);
    expect(await instalments({ percent: 50, days: 30 }, { percent: 50, days: 30 })).toEqual([
      ['#/payment_terms/instalments', 'not_after_previous'],
    ]);
    expect(await instalments({ percent: 100, days: 30 })).toEqual([
      ['#/payment_terms/instalments', 'too_few'],
    ]);
    expect(await instalments({ percent: 0, days: 30 }, { percent: 100, days: 31 })).toEqual([
      ['#/payment_terms/instalments/0/percent', 'out_of_range'],
    ]);
  });
});
