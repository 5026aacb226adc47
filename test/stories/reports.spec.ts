import { addMonths } from '../../src/kernel/time/month.js';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import type { ApiAnswer } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';
import type { Tenant } from '../support/tenant.js';

let service: TestService;
let books: Tenant;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set('2026-11-21T10:00:00Z');
  books = await service.newTenant('reports');
});
afterAll(() => service.stop());

describe('receivables', () => {
  it('have the organization’s currency before there are documents', async () => {
    expect((await receivables()).body).toEqual({
      as_of: '2026-11-21',
      time_zone: 'UTC',
      data: [currency('EUR', { not_due: [0, 0] })],
    });
  });

  it('group what is due by currency and by the days since the due date', async () => {
    service.clock.set('2025-08-01T10:00:00Z');
    for (const [due, price] of [
      ['2026-11-21', 1],
      ['2026-11-20', 2],
      ['2026-10-22', 4],
      ['2026-10-21', 8],
      ['2026-09-22', 16],
      ['2026-09-21', 32],
      ['2026-08-23', 64],
      ['2026-08-22', 128],
      ['2025-08-22', 256],
    ] as const) {
      await issued({ due_date: due, price });
    }
    await issued({ due_date: '2026-11-20', price: 500, currency: 'JPY' });
    await issued({ due_date: '2026-11-20', price: 1.2345, currency: 'KWD' });
    await books.invoice({ due_date: '2026-01-01' });
    service.clock.set('2026-11-21T10:00:00Z');
    const { data } = (await receivables()).body;
    expect(data.map((entry: { currency: string }) => entry.currency)).toEqual(['EUR', 'JPY', 'KWD']);
    expect(data[0]).toEqual(
      currency('EUR', {
        not_due: [1, 1],
        '1_30': [6, 2],
        '31_60': [24, 2],
        '61_90': [96, 2],
        over_90: [384, 2],
      }),
    );
    expect(data[0]).toMatchObject({
      due: 511,
      overdue: 510,
      open_invoices: 9,
      overdue_invoices: 8,
    });
    expect([data[1].overdue, data[2].overdue]).toEqual([500, 1.235]);
  });

  it('exclude void, uncollectible and draft invoices', async () => {
    const [open, voided, lost] = [await issued({}), await issued({}), await issued({})];
    await books.api.post(`/invoices/${voided}/void`);
    await books.api.post(`/invoices/${lost}/mark-uncollectible`);
    expect((await receivables()).body.data[0]).toMatchObject({ due: 100, open_invoices: 1 });
    await books.api.post(`/invoices/${open}/void`);
    expect((await receivables()).body.data[0]).toMatchObject({ due: 0, open_invoices: 0 });
  });

  it('use the organization’s current day', async () => {
    await issued({ due_date: '2026-11-21' });
    service.clock.set('2026-11-21T10:00:01Z');
    await livesIn('Pacific/Kiritimati');
    expect((await receivables()).body).toMatchObject({
      as_of: '2026-11-22',
      time_zone: 'Pacific/Kiritimati',
      data: [{ overdue: 100, overdue_invoices: 1 }],
    });
    await livesIn('Pacific/Pago_Pago');
    expect((await receivables()).body).toMatchObject({ as_of: '2026-11-20', data: [{ overdue: 0 }] });
  });
});

describe('revenue', () => {
  it('has each of the last twelve months, with zeros for months without documents', async () => {
    const { body } = await revenue();
    expect([body.from, body.to]).toEqual(['2025-12', '2026-11']);
    const [euros, ...others] = body.data;
    expect(others).toEqual([]);
    expect(euros.months.map(({ month }: { month: string }) => month)).toEqual(
      Array.from({ length: 12 }, (_none, index) => addMonths('2025-12', index)),
    );
    const nothing = { documents: 0, net: 0, tax: 0, total: 0 };
    expect(euros.months[0]).toEqual({
      month: '2025-12',
      invoiced: nothing,
      credited: nothing,
      discounted: { net: 0, tax: 0, total: 0 },
      bank_fees: 0,
      net_revenue: 0,
      payments_received: 0,
      payments_refunded: 0,
    });
  });

  it('is summed by currency and month of issue, without drafts and void invoices', async () => {
    service.clock.set('2026-09-30T23:59:59Z');
    await issued({ price: 100, tax_rate: 19 });
    await issued({ price: 0.05, tax_rate: 19 });
    const voided = await issued({ price: 7 });
    service.clock.set('2026-10-01T00:00:00Z');
    await issued({ price: 1_000, tax_rate: 7 });
    await issued({ price: 500, currency: 'JPY' });
    const lost = await issued({ price: 20 });
    await books.api.post(`/invoices/${voided}/void`);
    await books.api.post(`/invoices/${lost}/mark-uncollectible`);
    await books.invoice({ issue_date: '2026-10-01' });
    const { data } = (await revenue('?from=2026-09&to=2026-10')).body;
    const [euros, yen] = data;
    expect(euros.months.map(({ invoiced }: { invoiced: object }) => invoiced)).toEqual([
      { documents: 2, net: 100.05, tax: 19.01, total: 119.06 },
      { documents: 2, net: 1020, tax: 70, total: 1090 },
    ]);
    expect(euros.invoiced).toEqual({ documents: 4, net: 1120.05, tax: 89.01, total: 1209.06 });
    expect(yen.currency).toBe('JPY');
    expect(yen.months.map(({ net_revenue }: { net_revenue: number }) => net_revenue)).toEqual([0, 500]);
  });

  it('counts payments when received and credit notes when issued, without reversed ones', async () => {
    const { api } = books;
    service.clock.set('2026-09-10T10:00:00Z');
    const customer_id = await books.customer();
    const [invoice, other] = [
      await issued({ tax_rate: 19, customer_id }),
      await issued({ tax_rate: 19, customer_id }),
    ];
    service.clock.set('2026-10-05T10:00:00Z');
    const allocations = [{ invoice_id: invoice, amount: 119 }];
    await api.post('/payments', { customer_id, amount: 150, method: 'cash', allocations });
    const mistaken = await api.post('/payments', { customer_id, amount: 10, method: 'cash' });
    await api.post(`/payments/${mistaken.body.id}/reverse`, {});
    const early = { customer_id, amount: 5, method: 'cash', received_on: '2026-09-30' };
    expect((await api.post('/payments', early)).status).toBe(201);
    service.clock.set('2026-11-01T10:00:00Z');
    await credited(invoice);
    await api.post(`/credit-notes/${await credited(other)}/void`);

    const months = (await revenue('?from=2026-09&to=2026-11')).body.data[0].months as {
      credited: object;
      net_revenue: string;
      payments_received: string;
    }[];
    expect(months.map((month) => [month.net_revenue, month.payments_received])).toEqual([
      [200, 5],
      [0, 150],
      [-100, 0],
    ]);
    expect(months[2]?.credited).toEqual({ documents: 1, net: 100, tax: 19, total: 119 });
    expect((await receivables()).body.data[0]).toMatchObject({ due: 119, unapplied_credit: 155 });
  });

  it('ends with the organization’s current month', async () => {
    service.clock.set('2026-11-30T12:00:00Z');
    await livesIn('Pacific/Kiritimati');
    expect((await revenue()).body).toMatchObject({ from: '2026-01', to: '2026-12' });
    await livesIn('Pacific/Pago_Pago');
    expect((await revenue()).body).toMatchObject({ from: '2025-12', to: '2026-11' });
    expect((await revenue('?to=2026-03')).body).toMatchObject({ from: '2025-04', to: '2026-03' });
    expect((await revenue('?from=2026-03')).body).toMatchObject({ from: '2026-03', to: '2026-11' });
  });

  it('covers at most 36 months, in order', async () => {
    expect((await revenue('?from=2023-12&to=2026-11')).body.data[0].months).toHaveLength(36);
    for (const [query, faults] of [
      ['?from=2023-11&to=2026-11', ['from out_of_range']],
      ['?from=2026-12', ['from out_of_range']],
      ['?from=2026-13&to=26-01', ['from invalid_parameter', 'to invalid_parameter']],
      ['?from=&to=2026-11-01', ['from invalid_parameter', 'to invalid_parameter']],
    ] as const) {
      const { status, body } = await revenue(query);
      const reported = body.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
      expect([query, status, body.code, reported]).toEqual([query, 400, 'invalid_parameter', faults]);
    }
  });
});

describe('a sum of more than 15 digits', () => {
  it('is exact beyond the range of a bigint, and is returned as the nearest number', async () => {
    const invoice = await issued({ price: 100 });
    const total = 999_999_999_999_999n;
    await copies(invoice, 10_000, total);
    const expected = Number((10_000n * total + 10_000n) / 100n);
    expect(expected).toBe(100_000_000_000_000_000);
    expect((await receivables()).body.data[0]).toMatchObject({ due: expected, open_invoices: 10_001 });
    expect((await revenue()).body.data[0]).toMatchObject({
      invoiced: { net: expected, total: expected },
      net_revenue: expected,
    });
  });
});

describe('the books of another organization', () => {
  it('are not in the reports', async () => {
    await issued({});
    const stranger = await service.newTenant('stranger');
    const theirs = await stranger.api.get('/reports/receivables');
    expect(theirs.body.data[0]).toMatchObject({ due: 0 });
    const { body } = await stranger.api.get('/reports/revenue');
    expect(body.data[0].invoiced.documents).toBe(0);
  });
});

/** Creates an open invoice: one piece at a price, without tax. */
async function issued({ price = 100, tax_rate = 0, ...fields }: Record<string, unknown>): Promise<string> {
  const items = [{ product_id: await books.product(), quantity: 1, price }];
  const id = await books.invoice({ items, tax_rate, due_date: '2027-01-31', ...fields });
  const { status } = await books.api.post(`/invoices/${id}/finalize`);
  expect(status).toBe(200);
  return id;
}

/** Creates a credit note for the remainder of an invoice. */
async function credited(invoice: string): Promise<string> {
  const { status, body } = await books.api.post(`/invoices/${invoice}/credit-notes`, { reason: 'other' });
  expect(status).toBe(201);
  return body.id as string;
}

function receivables(): Promise<ApiAnswer> {
  return books.api.get('/reports/receivables');
}

function revenue(query = ''): Promise<ApiAnswer> {
  return books.api.get(`/reports/revenue${query}`);
}

/** Returns a currency's entry with the given buckets, and zeros in the others. */
function currency(code: string, buckets: Readonly<Record<string, [number, number]>>): unknown {
  const names = ['not_due', '1_30', '31_60', '61_90', 'over_90'];
  const aging = names.map((bucket) => {
    const [amount, invoices] = buckets[bucket] ?? [0, 0];
    return { bucket, amount, invoices };
  });
  const rest = { due: expect.any(Number), overdue: expect.any(Number) } as object;
  const counts = { open_invoices: expect.any(Number), overdue_invoices: expect.any(Number) } as object;
  return { currency: code, ...rest, ...counts, aging, unapplied_credit: 0 };
}

/** Changes the organization's time zone in the database, because the test is about the report, not the settings. */
async function livesIn(zone: string): Promise<void> {
  const { organization } = (await (await books.signIn()).get('/auth/me')).body;
  const id = fromTypeId('org', organization.id as string);
  await service.database.admin.query('UPDATE organizations SET time_zone = $2 WHERE id = $1', [id, zone]);
}

/** Copies an invoice many times with another total, more than anyone would write by hand. */
async function copies(id: string, count: number, total: bigint): Promise<void> {
  await service.database.admin.query(
    `INSERT INTO invoices
     SELECT copy.* FROM invoices i, generate_series(1, $2::integer) n,
            jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', 'C-' || n,
              'subtotal', $3::bigint, 'total', $3::bigint, 'amount_due', $3::bigint)) AS copy
      WHERE i.id = $1`,
    [fromTypeId('inv', id), count, total],
  );
}
