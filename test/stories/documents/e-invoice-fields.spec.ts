import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { errorsOf } from '../../support/errors-of.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  customer_id = await service.owner.customer();
  product_id = await service.owner.product({ sku: 'PRG-9', gtin: '4006381333931' });
});
afterAll(() => service.stop());

const references = {
  buyer_reference: '04011000-1234512345-06',
  order_reference: 'PO 1',
  sales_order_reference: 'SO 2',
  contract_reference: 'C 3',
  project_reference: 'P 4',
  receiving_advice_reference: 'RA 5',
  despatch_advice_reference: 'DA 6',
  tender_reference: 'LOT 7',
  buyer_accounting_reference: '4100',
  invoiced_object: { value: 'METER-8', scheme: 'AAB' },
};

const details = {
  ...references,
  document_type: 'partial',
  preceding_invoices: [{ number: '2025-1', issue_date: '2025-12-01' }, { number: '2025-2' }],
  notes: [{ text: 'Ex works', subject_code: 'AAI' }, { text: 'Two\nlines' }],
  tax_currency: 'CZK',
  tax_exchange_rate: 24.35,
  tax_point_date: '2026-11-20',
  delivery: { date: '2026-11-19', name: 'Gate 3', location: { value: '4012345000009', scheme: '0088' } },
  service_period: { start: '2026-11-01', end: '2026-11-30' },
  payment_instructions: { means: 'direct_debit', direct_debit: { mandate: 'M-1' }, reference: 'RF18' },
  payee: { name: 'Factor AG', bank_details: { iban: 'DE89370400440532013000' } },
  tax_exemptions: [{ category: 'E', rate: 0, reason: 'Article 132', code: 'VATEX-EU-132' }],
};

const lineDetails = {
  unit: { label: 'd', code: 'DAY' },
  note: 'As agreed',
  buyer_item_id: 'B-17',
  standard_id: { value: '4012345678901', scheme: '0160' },
  classifications: [{ value: '72000000', scheme: 'TST', version: '2008' }],
  origin_country: 'DE',
  attributes: [{ name: 'Colour', value: 'Black' }],
  order_line_reference: '10',
  buyer_accounting_reference: '4400',
  invoiced_object: { value: 'METER-9', scheme: 'AAB' },
  service_period: { start: '2026-11-02' },
  list_price: 110.5,
  price_discount: 10.5,
};

function invoice(fields: object, line: object = {}): object {
  return { customer_id, items: [{ product_id, quantity: 1, price: 100, ...line }], tax_rate: 19, ...fields };
}

async function created(fields: object, line: object = {}): Promise<ApiAnswer> {
  const answer = await api.post('/invoices', invoice(fields, line));
  expect(answer.status).toBe(201);
  return answer;
}

describe('what an electronic invoice says', () => {
  it('is kept on a draft and given back, numbers as numbers', async () => {
    const { body } = await created(details, { ...lineDetails, tax_rate: 19 });
    expect(body).toMatchObject({ ...details, tax_total: 19, tax_total_in_tax_currency: 462.65 });
    expect(body.items[0]).toMatchObject({ ...lineDetails, sku: 'PRG-9' });
    expect((await api.get(`/invoices/${body.id}`)).body).toEqual(body);
  });

  it('is absent from the answer where it was not given, and from lists', async () => {
    const { body } = await created({});
    for (const name of Object.keys(details)) expect(body).not.toHaveProperty(name);
    await created(details);
    const page = await api.get('/invoices?limit=1');
    for (const name of Object.keys(details)) expect(page.body.data[0]).not.toHaveProperty(name);
  });

  it('takes article number, GTIN and unit from the product', async () => {
    const { body } = await created({});
    expect(body.items[0]).toMatchObject({
      sku: 'PRG-9',
      standard_id: { scheme: '0160', value: '4006381333931' },
    });
  });

  it('is replaced by an update, and stays with a remark', async () => {
    const { body } = await created(details, lineDetails);
    const path = `/invoices/${body.id}`;
    const remarked = await api.patch(path, { note: 'Called' });
    expect(remarked.body).toMatchObject(details);
    const updated = await api.put(path, invoice({ buyer_reference: 'Other' }));
    expect(updated.body.buyer_reference).toBe('Other');
    expect(updated.body).not.toHaveProperty('order_reference');
    expect(updated.body.items[0]).not.toHaveProperty('note');
    expect((await api.get(path)).body).toEqual(updated.body);
  });

  it('is frozen on issue', async () => {
    const { body } = await created({ ...details, finalize: true }, lineDetails);
    expect(body).toMatchObject({ status: 'open', ...details });
    const { body: read } = await api.get(`/invoices/${body.id}`);
    expect(read).toEqual(body);
  });

  it.each<[string, object, object, string]>([
    [
      'a tax point and its date',
      { tax_point: 'issue', tax_point_date: '2026-11-20' },
      {},
      '#/tax_point not_allowed',
    ],
    ['a tax currency without a rate', { tax_currency: 'CZK' }, {}, '#/tax_exchange_rate required'],
    ['a rate without a tax currency', { tax_exchange_rate: 2 }, {}, '#/tax_currency required'],
    ['a list price that is another', {}, { list_price: 120 }, '#/items/0/list_price not_allowed'],
    ['a discount off no list price', {}, { price_discount: 1 }, '#/items/0/list_price required'],
    [
      'a base of an amount',
      { discounts: [{ amount: 1, base_amount: 5 }] },
      {},
      '#/discounts/0/base_amount not_allowed',
    ],
    [
      'two roundings',
      { payable_rounding: 0.01, round_payable_to: 0.05 },
      {},
      '#/payable_rounding rounded_twice',
    ],
    [
      'a rounding beyond what is to be paid',
      { payable_rounding: -119.01 },
      {},
      '#/payable_rounding more_than_total',
    ],
    ['a card number', { payment_instructions: { card: { last_digits: '4111111111111111' } } }, {}, ''],
  ])('is refused for %s', async (_what, fields, line, fault) => {
    const answer = await api.post('/invoices', invoice(fields, line));
    expect(answer.status).toBe(422);
    if (fault !== '') expect(errorsOf(answer)).toEqual([fault]);
  });
});

describe('amounts of an electronic invoice', () => {
  it('tell which tax group bears what of a discount', async () => {
    const items = [
      { product_id, quantity: 1, price: 300 },
      { product_id, quantity: 1, price: 100, tax_rate: 7 },
    ];
    const { body } = await created({ items, discounts: [{ percent: 10 }, { amount: 1, tax_rate: 7 }] });
    expect(body.discounts.map((one: { tax_shares: object }) => one.tax_shares)).toEqual([
      [
        { category: 'S', rate: 19, amount: 30, base_amount: 300 },
        { category: 'S', rate: 7, amount: 10, base_amount: 100 },
      ],
      [{ category: 'S', rate: 7, amount: 1, base_amount: 100 }],
    ]);
    expect(body).toMatchObject({ total_excluding_tax: 359, amount_payable: body.total });
  });

  it('take a percentage of the amount that it is said to be of', async () => {
    const discounts = [{ percent: 10, base_amount: 50, reason_code: '95' }];
    const { body } = await created({ discounts }, { discounts });
    const shown = { percent: 10, base_amount: 50, amount: 5, reason_code: '95' };
    expect(body.discounts[0]).toMatchObject(shown);
    expect(body.items[0]).toMatchObject({ net: 95, discounts: [shown] });
    expect(body.total_excluding_tax).toBe(90);
    const explained = await api.get(`/invoices/${body.id}/calculation`);
    expect(explained.status).toBe(200);
  });

  it('are changed by a rounding that was agreed', async () => {
    const { body } = await created({ payable_rounding: -0.4, prepaid_amount: 19 });
    expect(body).toMatchObject({
      total: 119,
      payable_rounding: -0.4,
      amount_payable: 99.6,
      amount_due: 99.6,
    });
    expect((await api.get(`/invoices/${body.id}/calculation`)).status).toBe(200);
  });

  it('know the taxes of the Canary Islands and of Ceuta and Melilla', async () => {
    const items = [
      { product_id, quantity: 1, price: 100, tax_category: 'L', tax_rate: 7 },
      { product_id, quantity: 1, price: 100, tax_category: 'M', tax_rate: 0 },
    ];
    const { body } = await created({ items, finalize: true });
    expect(body.tax_breakdown).toEqual([
      { category: 'L', rate: 7, taxable: 100, tax: 7 },
      { category: 'M', rate: 0, taxable: 100, tax: 0 },
    ]);
    const credited = await api.post(`/invoices/${body.id}/credit-notes`, { reason: 'other' });
    expect(credited.body).toMatchObject({ total: 207 });
  });

  it('say why no tax is charged, for each group, on credit notes too', async () => {
    const items = [
      { product_id, quantity: 1, price: 100, tax_category: 'E' },
      { product_id, quantity: 1, price: 50 },
    ];
    const tax_exemptions = [{ category: 'E', reason: 'Article 132', code: 'VATEX-EU-132' }];
    const { body } = await created({ items, tax_exemptions, finalize: true });
    const group = { category: 'E', exemption_reason: 'Article 132', exemption_code: 'VATEX-EU-132' };
    expect(body.tax_breakdown[1]).toMatchObject(group);
    const credited = await api.post(`/invoices/${body.id}/credit-notes`, { reason: 'other' });
    expect(credited.body.tax_breakdown[1]).toMatchObject(group);
  });

  it('make credit of what was prepaid above them, once', async () => {
    const payer = await service.owner.customer();
    const { body } = await created({ customer_id: payer, prepaid_amount: 150, finalize: true });
    expect(body).toMatchObject({ status: 'paid', amount_payable: -31, amount_due: 0 });
    await service.jobsRun();
    const { body: balance } = await api.get(`/customers/${payer}/balance`);
    expect(balance.data).toEqual([{ currency: 'EUR', due: 0, overdue: 0, credit: 31 }]);
    const { body: payments } = await api.get(`/payments?customer_id=${payer}`);
    expect(payments.data).toMatchObject([{ amount: 31, unapplied_amount: 31, reference: body.number }]);
  });

  it('below zero are calculated, and refused on an invoice', async () => {
    const asked = invoice({}, { quantity: -2 });
    expect((await api.post('/invoices/calculate', asked)).body).toMatchObject({
      total: -238,
      amount_payable: -238,
      amount_due: 0,
    });
    expect(errorsOf(await api.post('/invoices', asked))).toEqual(['#/items negative_total']);
    const discounted = invoice({ discounts: [{ amount: 100.01 }] });
    expect(errorsOf(await api.post('/invoices', discounted))).toEqual(['#/items negative_total']);
  });

  it('may take back discounts, charges and prepayments in a calculation, and in nothing else', async () => {
    const asked = invoice(
      { discounts: [{ amount: -10 }], charges: [{ amount: -5 }], prepaid_amount: -20 },
      { discounts: [{ amount: -1 }] },
    );
    expect((await api.post('/invoices/calculate', asked)).body).toMatchObject({
      subtotal: 101,
      discount_total: -10,
      charge_total: -5,
      total_excluding_tax: 106,
      total: 126.14,
      amount_payable: 146.14,
    });
    expect(errorsOf(await api.post('/invoices', asked)).sort()).toEqual([
      '#/charges/0/amount out_of_range',
      '#/discounts/0/amount out_of_range',
      '#/items/0/discounts/0/amount out_of_range',
      '#/prepaid_amount out_of_range',
    ]);
  });
});

describe('a discount for paying early', () => {
  const terms = (base_amount: number) => ({
    payment_terms: { net_days: 30, early_payment: [{ days: 10, percent: 2, base_amount }] },
  });

  it('may be of a part of an invoice', async () => {
    const { body } = await created(terms(50.25));
    expect(body.payment_terms).toEqual(terms(50.25).payment_terms);
  });

  it.each<[number, string]>([
    [0, 'out_of_range'],
    [-5, 'out_of_range'],
    [1.005, 'too_many_decimals'],
  ])('is not of %d', async (base, code) => {
    const answer = await api.post('/invoices', invoice(terms(base)));
    expect(errorsOf(answer)).toEqual([`#/payment_terms/early_payment/0/base_amount ${code}`]);
  });

  it('is of the whole in the terms of a customer, who has no currency', async () => {
    const answer = await api.post('/customers', { name: 'X', ...terms(50) });
    expect(errorsOf(answer)).toEqual(['#/payment_terms/early_payment/0/base_amount unknown_field']);
  });
});
