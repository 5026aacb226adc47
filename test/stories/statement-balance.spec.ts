import fc from 'fast-check';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

interface Settlement {
  readonly due: number;
  readonly open_discounts: readonly { readonly pays: number }[];
}

/** What somebody does to the account; what the books do not allow is refused, and moves nothing. */
type Step = (nth: number, cents: number) => Promise<unknown>;

const steps: Readonly<Record<string, Step>> = {
  invoice: (nth, cents) => {
    const items = [{ product_id, quantity: 1, price: cents / 100 }];
    const currency = nth % 4 === 0 ? 'CHF' : 'EUR';
    const prepaid_amount = nth % 5 === 0 ? cents / 200 : 0;
    const payment_terms = { net_days: 30, early_payment: [{ days: 20, percent: 3 }] };
    const terms = nth % 3 === 0 ? {} : { payment_terms };
    const body = {
      customer_id,
      items,
      currency,
      tax_rate: 19,
      finalize: true,
      round_payable_to: 0.05,
      ...terms,
    };
    return tenant.api.post('/invoices', { ...body, prepaid_amount: Math.round(prepaid_amount * 100) / 100 });
  },
  void: async (nth) => tenant.api.post(`/invoices/${await one('invoices', nth)}/void`),
  write_off: async (nth) => tenant.api.post(`/invoices/${await one('invoices', nth)}/mark-uncollectible`),
  pay_part: async (nth, cents) =>
    tenant.api.post(`/invoices/${await one('invoices', nth)}/payments`, {
      amount: cents / 100,
      method: 'cash',
    }),
  pay_all: async (nth) => {
    const id = await one('invoices', nth);
    const { amount_due: amount } = await tenant.shownInvoice(id);
    return tenant.api.post(`/invoices/${id}/payments`, { amount, method: 'cash' });
  },
  pay_early: async (_nth, cents) => {
    await steps['invoice']?.(1, cents);
    const id = await one('invoices', 0);
    const { body } = await tenant.api.get(`/invoices/${id}`);
    const { open_discounts = [], due } = (body.settlement ?? {}) as Partial<Settlement>;
    const amount = open_discounts[0]?.pays ?? due;
    return tenant.api.post(`/invoices/${id}/payments`, { amount, method: 'cash' });
  },
  pay_almost: async (nth, cents) => {
    const id = await one('invoices', nth);
    const { body } = await tenant.api.get(`/invoices/${id}`);
    const amount = Math.round(Number(body.amount_due) * 100 - (cents % 10)) / 100;
    const settle_rest = ['bank_fee', 'rounding', 'goodwill'][nth % 3];
    return tenant.api.post(`/invoices/${id}/payments`, { amount, method: 'cash', settle_rest });
  },
  credit_part: async (nth, cents) =>
    tenant.api.post(`/invoices/${await one('invoices', nth)}/credit-notes`, {
      reason: 'other',
      items: [{ amount: cents / 200, tax_rate: 19, description: 'A part' }],
    }),
  receive: (nth, cents) => {
    const currency = nth % 4 === 0 ? 'CHF' : 'EUR';
    return tenant.api.post('/payments', { customer_id, currency, amount: cents / 100, method: 'cash' });
  },
  reverse: async (nth) =>
    tenant.api.post(`/payments/${await one('payments', nth)}/reverse`, { reason: 'bounced' }),
  refund: async (nth) => tenant.api.post(`/payments/${await one('payments', nth)}/refund`),
  credit: async (nth) =>
    tenant.credit(await one('invoices', nth), nth % 2 === 0 ? { settlement: 'refunded' } : {}),
  void_credit: async (nth) => tenant.api.post(`/credit-notes/${await one('credit-notes', nth)}/void`),
  allocate: async (nth, cents) => {
    const allocations = [{ invoice_id: await one('invoices', nth), amount: cents / 100 }];
    return tenant.api.post(`/credit-notes/${await one('credit-notes', nth)}/allocate`, { allocations });
  },
  pay_out: async (nth) =>
    tenant.api.post(`/credit-notes/${await one('credit-notes', nth)}/mark-refunded`, {}),
  unallocate: async (nth) => {
    const id = await one('payments', nth);
    const { body } = await tenant.api.get(`/payments/${id}`);
    const allocations = ((body.allocations ?? []) as { invoice_id: string }[]).slice(0, 1);
    const [first] = allocations.map(({ invoice_id }) => ({ invoice_id }));
    return tenant.api.post(`/payments/${id}/unallocate`, { allocations: [first] });
  },
  wait: async (nth) => {
    await rememberDay();
    service.clock.passes(`${(nth % 9) + 1} days`);
  },
};

/** What was open and what was credit at the end of a day, as it was told on that day. */
interface Told {
  readonly currency: string;
  readonly day: string;
  readonly account: unknown;
}

let told: Told[];
let receivables: Map<string, unknown>;

async function rememberDay(): Promise<void> {
  for (const currency of ['EUR', 'CHF']) {
    const { body } = await tenant.api.get(`/customers/${customer_id}/statement?currency=${currency}`);
    told.push({ currency, day: body.as_of as string, account: accountOf(body) });
  }
  const { body } = await tenant.api.get('/reports/receivables');
  receivables.set(body.as_of as string, sumsOf(body));
}

function accountOf({ open_invoices, aging, unapplied_credit }: Record<string, unknown>): unknown {
  return { open_invoices, aging, unapplied_credit };
}

/** A currency that had nothing on a day is not told of it. */
function sumsOf({ data }: Record<string, unknown>): unknown {
  const sums = data as { due: number; unapplied_credit: number }[];
  return sums.filter(({ due, unapplied_credit }) => due !== 0 || unapplied_credit !== 0);
}

/** Whatever happened since, each day of before is told as it was told then. */
async function expectThePast(): Promise<void> {
  for (const { currency, day, account } of told) {
    const { body } = await tenant.api.get(
      `/customers/${customer_id}/statement?currency=${currency}&from=2026-01-01&to=${day}`,
    );
    expect({ day, account: accountOf(body) }).toEqual({ day, account });
    const open = body.open_invoices as { amount_due: number }[];
    const due = open.reduce((sum, { amount_due }) => sum + amount_due, 0);
    expect(body.closing_balance).toBeCloseTo(due - Number(body.unapplied_credit), 6);
  }
  for (const [day, sums] of receivables) {
    const { body } = await tenant.api.get(`/reports/receivables?as_of=${day}`);
    expect([day, sumsOf(body)]).toEqual([day, sums]);
  }
}

async function one(collection: string, nth: number): Promise<string> {
  const { body } = await tenant.api.get(`/${collection}?limit=100&customer_id=${customer_id}`);
  const found = body.data as { id: string }[];
  return found[nth % Math.max(found.length, 1)]?.id ?? 'none';
}

interface Balance {
  readonly currency: string;
  readonly due: number;
  readonly credit: number;
}

async function closing(query: string): Promise<number> {
  const { body } = await tenant.api.get(`/customers/${customer_id}/statement?${query}`);
  return body.closing_balance as number;
}

describe('whatever is done to an account', () => {
  it('its statement up to today closes with its balance, and goes on where the one before has ended', async () => {
    const names = Object.keys(steps);
    const step = fc.tuple(
      fc.constantFrom(...names),
      fc.nat({ max: 20 }),
      fc.integer({ min: 1, max: 30_000 }),
    );
    const moved = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (done) => {
        tenant = await service.newTenant('property');
        [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
        [told, receivables] = [[], new Map()];
        for (const [name, nth, cents] of done) await steps[name]?.(nth, cents);

        const { body } = await tenant.api.get(`/customers/${customer_id}/balance`);
        for (const currency of ['EUR', 'CHF']) {
          const known = (body.data as Balance[]).find((balance) => balance.currency === currency);
          const owed = (known?.due ?? 0) - (known?.credit ?? 0);
          expect(await closing(`currency=${currency}`)).toBeCloseTo(owed, 6);
          await expectContinuity(currency, moved);
        }
        await expectThePast();
      }),
      { numRuns: 25, seed: 20_261_123, endOnFailure: true },
    );
    // Otherwise nothing would have been tried.
    expect([...moved].sort()).toEqual([
      'credit_note',
      'credit_note_refunded',
      'credit_note_voided',
      'deduction',
      'deduction_ended',
      'discount',
      'discount_ended',
      'invoice',
      'invoice_voided',
      'invoice_written_off',
      'payment',
      'payment_reversed',
      'refund',
      'write_off_ended',
    ]);
  });
});

/** Each day that something happened may be the end of one statement and the eve of the next one. */
async function expectContinuity(currency: string, moved: Set<string>): Promise<void> {
  const path = `/customers/${customer_id}/statement?from=2026-01-01&currency=${currency}`;
  const { body: whole } = await tenant.api.get(path);
  const entries = whole.entries as { date: string; type: string; balance: number }[];
  for (const { type } of entries) moved.add(type);
  expect(entries.at(-1)?.balance ?? 0).toBe(whole.closing_balance);
  for (const { date } of entries.slice(0, 3)) {
    const last = entries.filter((entry) => entry.date <= date).at(-1);
    expect(await closing(`from=2026-01-01&to=${date}&currency=${currency}`)).toBe(last?.balance);
    const { body: rest } = await tenant.api.get(
      `/customers/${customer_id}/statement?from=${date}&currency=${currency}`,
    );
    const before = entries.filter((entry) => entry.date < date).at(-1)?.balance ?? 0;
    expect([rest.opening_balance, rest.closing_balance]).toEqual([before, whole.closing_balance]);
  }
}
