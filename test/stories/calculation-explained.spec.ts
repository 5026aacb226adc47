import type { ApiClient } from '../support/api-client.js';
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

describe('a calculation without an invoice', () => {
  it('returns what creating would, and stores nothing', async () => {
    const asked = body([{ discounts: [{ percent: 3 }] }], { round_payable_to: 0.1 });
    const count = async (): Promise<unknown> =>
      (await service.database.admin.query('SELECT count(*) FROM invoices')).rows;
    const before = await count();
    const calculated = await api.post('/invoices/calculate', asked);
    expect(calculated.status).toBe(200);
    expect(await count()).toEqual(before);
    const created = await api.post('/invoices', asked);
    const { items, ...rest } = calculated.body;
    expect(created.body).toMatchObject(rest);
    expect(created.body.items[0]).toMatchObject(items[0]);
  });
});

describe('the explanation of an invoice', () => {
  it('has each step with its numbers, its rounding and its rules', async () => {
    const created = await api.post(
      '/invoices',
      body(
        [
          { quantity: 3, price: 0.335 },
          { price: 2, tax_rate: 7 },
        ],
        {
          discounts: [{ amount: 1 }],
        },
      ),
    );
    const { body: explained } = await api.get(`/invoices/${created.body.id}/calculation`);
    expect(explained).toMatchObject({
      invoice_id: created.body.id,
      version: 1,
      currency: 'EUR',
      tax_rounding: 'document',
    });
    const steps = explained.steps as {
      step: string;
      scope: string;
      formula: string;
      exact: string | null;
      result: number;
    }[];
    const line = (at: number): string => {
      const { step, scope, formula, exact, result } = steps[at]!;
      return `${step} of ${scope}: ${formula} = ${exact ?? ''} -> ${result}`;
    };
    expect(steps.map((_step, at) => line(at))).toEqual([
      'line_gross of line 1: 3 × 0.335 = 1.005 -> 1.01',
      'line_gross of line 2: 1 × 2 = 2.00 -> 2',
      'document_discount of discount 1: 1.00 =  -> 1',
      'group_shares of discount 1: 1.00, split in proportion =  -> 1',
      'line_shares of discount 1, tax group S 19 %: 0.34, split in proportion =  -> 0.34',
      'line_shares of discount 1, tax group S 7 %: 0.66, split in proportion =  -> 0.66',
      'group_sum of tax group S 19 %: 1.01 - 0.34 =  -> 0.67',
      'group_tax of tax group S 19 %: 0.67 × 19 % = 0.1273 -> 0.13',
      'group_sum of tax group S 7 %: 2.00 - 0.66 =  -> 1.34',
      'group_tax of tax group S 7 %: 1.34 × 7 % = 0.0938 -> 0.09',
      'subtotal of document: 1.01 + 2.00 =  -> 3.01',
      'discount_total of document: 1.00 =  -> 1',
      'charge_total of document: 0 =  -> 0',
      'taxable_total of document: 3.01 - 1.00 =  -> 2.01',
      'tax_total of document: 0.13 + 0.09 =  -> 0.22',
      'total of document: 2.01 + 0.22 =  -> 2.23',
      'amount_due of document: 2.23 =  -> 2.23',
    ]);
    expect(explained.steps[3]).toMatchObject({
      rules: ['BR-32'],
      rounding: 'largest-remainder',
      shares: [
        { scope: 'discount 1, tax group S 19 %', exact: '0.3355481727…', amount: 0.34 },
        { scope: 'discount 1, tax group S 7 %', exact: '0.6644518272…', amount: 0.66 },
      ],
    });
    expect(explained.steps[7]).toMatchObject({ rules: ['BR-CO-17', 'BR-S-09'], rounding: 'half-up' });
  });

  it('stays the same for an issued document, even if the organization changes its rounding', async () => {
    const lines = [25.06, 25.61, 25.63].map((price) => ({ price, tax_rate: 15 }));
    const created = await api.post('/invoices', body(lines, { finalize: true }));
    const before = await api.get(`/invoices/${created.body.id}/calculation`);
    await service.database.admin.query(`UPDATE organizations SET tax_rounding = 'line'`);
    const after = await api.get(`/invoices/${created.body.id}/calculation`);
    expect(after.body).toEqual(before.body);
    expect(after.body).toMatchObject({ status: 'open', tax_rounding: 'document' });
    const other = await api.post('/invoices', body(lines));
    await service.database.admin.query(`UPDATE organizations SET tax_rounding = 'document'`);
    expect([created.body.tax_total, other.body.tax_total]).toEqual([11.45, 11.44]);
  });

  it('covers prices with tax, tax by line, returns and the payable rounding', async () => {
    const lines = [
      { price: 10.01, tax_rate: 15, discounts: [{ percent: 7 }] },
      { price: 9.99, quantity: -1, tax_rate: 15 },
      { price: 33.33, tax_rate: 7, charges: [{ amount: 1 }] },
    ];
    const adjustments = {
      discounts: [{ percent: 3 }],
      charges: [{ amount: 4.99, tax_rate: 15 }],
      round_payable_to: 0.05,
    };
    for (const tax_rounding of ['line', 'document']) {
      await service.database.admin.query('UPDATE organizations SET tax_rounding = $1', [tax_rounding]);
      for (const prices_include_tax of [true, false]) {
        const created = await api.post('/invoices', body(lines, { ...adjustments, prices_include_tax }));
        const explained = await api.get(`/invoices/${created.body.id}/calculation`);
        expect([explained.status, explained.body.steps.at(-1).result]).toEqual([
          200,
          created.body.amount_due,
        ]);
      }
    }
  });

  it('is not sent again while the invoice is unchanged', async () => {
    const id = await service.owner.invoice();
    const first = await api.get(`/invoices/${id}/calculation`);
    expect(first.headers.get('etag')).toBe('"v1"');
    const again = await api.get(`/invoices/${id}/calculation`, { headers: { 'if-none-match': '"v1"' } });
    expect(again.status).toBe(304);
  });
});
