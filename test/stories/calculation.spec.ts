import type { ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  customer_id = await service.owner.customer();
  product_id = await service.owner.product({ unit: { label: 'h', code: 'HUR' } });
});
afterAll(() => service.stop());

/** An invoice of lines with a product and the given fields; quantity 1 unless they name another. */
function body(lines: readonly object[], fields: object = {}): object {
  const items = lines.map((line) => ({ product_id, quantity: 1, price: 100, ...line }));
  return { customer_id, items, tax_rate: 19, ...fields };
}

async function refused(fields: object, lines: readonly object[] = [{}]): Promise<string[]> {
  const asked = body(lines, fields);
  const answers = [await api.post('/invoices', asked), await api.post('/invoices/calculate', asked)];
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  expect(errorsOf(answers[1]!)).toEqual(errorsOf(answers[0]!));
  return errorsOf(answers[0]!);
}

describe('discounts and charges', () => {
  const asked = (): object =>
    body(
      [
        { quantity: 16, price: 348.35, discounts: [{ percent: 4, reason: 'Volume' }], tax_rate: 22 },
        { price: 100, charges: [{ amount: 2.5 }] },
      ],
      {
        discounts: [{ percent: 10 }, { amount: 5, tax_rate: 22, reason: 'Coupon' }],
        charges: [{ amount: 4.9, tax_rate: 7, reason: 'Shipping' }],
        message: 'Thank you.',
      },
    );

  it('are stored with their amounts, and returned', async () => {
    const created = await api.post('/invoices', asked());
    expect(created.body).toMatchObject({
      subtotal: 5453.16,
      discount_total: 550.32,
      charge_total: 4.9,
      discounts: [
        { percent: 10, amount: 545.32, reason: null, tax_rate: null, tax_category: null },
        { percent: null, amount: 5, reason: 'Coupon', tax_rate: 22, tax_category: 'S' },
      ],
      charges: [{ percent: null, amount: 4.9, reason: 'Shipping', tax_rate: 7, tax_category: 'S' }],
      tax_breakdown: [
        { category: 'S', rate: 22, taxable: 4810.59, tax: 1058.33 },
        { category: 'S', rate: 19, taxable: 92.25, tax: 17.53 },
        { category: 'S', rate: 7, taxable: 4.9, tax: 0.34 },
      ],
      tax_total: 1076.2,
      total: 5983.94,
      message: 'Thank you.',
    });
    const [first, second] = created.body.items as object[];
    expect(first).toMatchObject({
      gross: 5573.6,
      discounts: [{ percent: 4, amount: 222.94, reason: 'Volume' }],
      net: 5350.66,
      taxable: 4810.59,
      unit: { label: 'h', code: 'HUR' },
    });
    expect(second).toMatchObject({ charges: [{ percent: null, amount: 2.5 }], net: 102.5, taxable: 92.25 });
    expect((await api.get(`/invoices/${created.body.id}`)).body).toEqual(created.body);
  });

  it('are replaced by an update', async () => {
    const created = await api.post('/invoices', asked());
    const updated = await api.put(
      `/invoices/${created.body.id}`,
      body([{}], { discounts: [{ percent: 50 }] }),
    );
    expect(updated.body).toMatchObject({ charges: [], charge_total: 0, discount_total: 50, total: 59.5 });
    expect((await api.get(`/invoices/${created.body.id}`)).body).toEqual(updated.body);
  });
});

describe('the price of a line', () => {
  it('may cover more than one unit', async () => {
    const line = { quantity: 250, price: 9.99, price_base_quantity: 100 };
    const { body: created } = await api.post('/invoices', body([line]));
    expect(created.items[0]).toMatchObject({ price_base_quantity: 100, gross: 24.98 });
  });

  it('may include tax; the total is then what the buyer saw', async () => {
    const fields = { prices_include_tax: true, discounts: [{ amount: 10 }] };
    const { body: created } = await api.post(
      '/invoices',
      body([{ price: 119 }, { price: 21.4, tax_rate: 7 }], fields),
    );
    expect(created.total).toBe(130.4);
    const { subtotal, discount_total, tax_total } = created as Record<string, number>;
    expect(subtotal! - discount_total! + tax_total!).toBeCloseTo(130.4, 10);
  });
});

describe('the payable amount', () => {
  it('is rounded to the smallest coin, and less what was prepaid', async () => {
    const fields = { round_payable_to: 0.05, prepaid_amount: 20 };
    const { body: created } = await api.post('/invoices', body([{ price: 84.04 }], fields));
    expect(created).toMatchObject({
      total: 100.01,
      prepaid_amount: 20,
      payable_rounding: -0.01,
      amount_due: 80,
      round_payable_to: 0.05,
    });
    expect((await api.get(`/invoices/${created.id}`)).body).toEqual(created);
  });
});

describe('the tax category', () => {
  it('follows from the rate and from the customer', async () => {
    const categoryOf = async (fields: object): Promise<unknown> => {
      const created = await api.post('/invoices', body([{}], fields));
      return created.body.tax_breakdown.map((group: { category: string; exemption_reason?: string }) => [
        group.category,
        group.exemption_reason,
      ]);
    };
    const reversed = await service.owner.customer({ tax_exemption: 'reverse_charge' });
    const exempt = await service.owner.customer({ tax_exemption: 'exempt' });
    const why = { tax_exemption_reason: 'Article 132' };
    expect(await categoryOf({})).toEqual([['S', undefined]]);
    expect(await categoryOf({ tax_rate: 0 })).toEqual([['Z', undefined]]);
    expect(await categoryOf({ tax_rate: 0, customer_id: reversed })).toEqual([['AE', 'Reverse charge']]);
    expect(await categoryOf({ tax_rate: 0, customer_id: exempt, ...why })).toEqual([['E', 'Article 132']]);
    expect(await categoryOf({ tax_rate: 0, tax_category: 'K' })).toEqual([['K', 'Intra-community supply']]);
    expect(await categoryOf({ tax_rate: 19, customer_id: exempt })).toEqual([['S', undefined]]);
  });

  it('of a line removes its rate', async () => {
    const lines = [{}, { tax_category: 'G' }, { tax_category: 'E' }];
    const fields = { tax_exemption_reason: 'Article 132' };
    const { body: created } = await api.post('/invoices', body(lines, fields));
    expect(created.tax_breakdown).toEqual([
      { category: 'S', rate: 19, taxable: 100, tax: 19 },
      { category: 'E', rate: 0, taxable: 100, tax: 0, exemption_reason: 'Article 132' },
      { category: 'G', rate: 0, taxable: 100, tax: 0, exemption_reason: 'Export outside the EU' },
    ]);
  });
});

describe('an invoice is refused, with every fault at once', () => {
  it('if its fields contradict each other', async () => {
    const lines = [
      { discounts: [{ percent: 1 }, { percent: 1, amount: 1 }, {}] },
      { tax_category: 'S', tax_rate: 0 },
      { tax_category: 'E', tax_rate: 7 },
      { charges: [{ amount: 0.001 }], product_id: 'prd_01h455vb4pex5vsknk084sn02q' },
    ];
    const fields = {
      discounts: [{ percent: 1, tax_rate: 5 }],
      charges: [
        { percent: 1, tax_rate: 5 },
        { amount: 1, tax_category: 'S', tax_rate: 0 },
      ],
      round_payable_to: 0.005,
      prepaid_amount: 0.001,
      due_date: '2026-01-01',
    };
    expect((await refused(fields, lines)).sort()).toEqual(
      [
        '#/charges/0 unknown_tax_group',
        '#/charges/1/tax_category tax_category_mismatch',
        '#/discounts/0 unknown_tax_group',
        '#/due_date before_issue_date',
        '#/items/0/discounts/1 percent_or_amount',
        '#/items/0/discounts/2 percent_or_amount',
        '#/items/1/tax_category tax_category_mismatch',
        '#/items/2/tax_category tax_category_mismatch',
        '#/items/3/charges/0/amount too_many_decimals',
        '#/items/3/product_id unknown_reference',
        '#/prepaid_amount too_many_decimals',
        '#/round_payable_to too_many_decimals',
        '#/tax_exemption_reason required',
      ].sort(),
    );
  });

  it.each<[string, object, string]>([
    ['exempt without a reason', { tax_rate: 0, tax_category: 'E' }, '#/tax_exemption_reason required'],
    ['a standard rate of 0', { tax_rate: 0, tax_category: 'S' }, '#/tax_category tax_category_mismatch'],
    [
      'cents of a currency without',
      { currency: 'JPY', prepaid_amount: 0.5 },
      '#/prepaid_amount too_many_decimals',
    ],
    [
      'a sum with too many digits',
      { currency: 'KWD', charges: [{ amount: 999999999999.999 }] },
      '#/items amount_too_large',
    ],
  ])('for %s', async (_what, fields, fault) => {
    expect(await refused(fields)).toEqual([fault]);
  });

  it('for lines outside the scope of tax beside taxed lines', async () => {
    expect(await refused({}, [{}, { tax_category: 'O' }])).toEqual([
      '#/items/1/tax_category mixed_tax_categories',
    ]);
  });
});
