import { readFileSync } from 'node:fs';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

interface VectorItem {
  readonly quantity: string;
  readonly price: string;
  readonly tax_rate: string;
  readonly discount_percent?: string;
  readonly net?: string;
}

interface Vector {
  readonly name: string;
  readonly currency: string;
  readonly mode?: 'document' | 'line';
  readonly incl?: true;
  readonly items: readonly VectorItem[];
  readonly expect: { readonly subtotal: string; readonly tax_total: string; readonly total: string };
}

const file = readFileSync('test/vectors/totals.json', 'utf8');
const { cases } = JSON.parse(file) as { cases: readonly Vector[] };

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
});
afterAll(() => service.stop());

describe('invoices that other products get wrong by a cent', () => {
  it('are all included, each under a unique name', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(12);
  });

  it.each(cases.map((vector) => [vector.name, vector] as const))('%s', async (_name, vector) => {
    service.clock.passes('1 second');
    await service.database.admin.query('UPDATE organizations SET tax_rounding = $1', [
      vector.mode ?? 'document',
    ]);
    const product_id = await tenant.product();
    const items = vector.items.map(({ quantity, price, tax_rate, discount_percent: percent }) => {
      const numbers = { quantity: Number(quantity), price: Number(price), tax_rate: Number(tax_rate) };
      return { product_id, ...numbers, discounts: percent && [{ percent: Number(percent) }] };
    });
    const customer_id = await tenant.customer();
    const { currency, incl: prices_include_tax } = vector;
    const body = { customer_id, items, tax_rate: 0, currency, prices_include_tax };
    const created = await tenant.api.post('/invoices', body);
    const { subtotal, tax_total, total } = created.body as Record<string, number>;
    expect({ subtotal, tax_total, total }).toEqual({
      subtotal: Number(vector.expect.subtotal),
      tax_total: Number(vector.expect.tax_total),
      total: Number(vector.expect.total),
    });
    const lines = created.body.items as { net: number }[];
    vector.items.forEach(({ net }, at) => {
      if (net !== undefined) expect(lines[at]?.net).toBe(Number(net));
    });
    const read = await tenant.api.get(`/invoices/${created.body.id}`);
    const listed = await tenant.api.get('/invoices?limit=1');
    expect(read.body.total).toBe(total);
    expect(listed.body.data[0].total).toBe(total);
  });
});
