import fc from 'fast-check';
import { accountSteps } from '../support/account-steps.js';
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

/** What was open and what was credit at the end of a day, as it was told on that day. */
interface Told {
  readonly currency: string;
  readonly day: string;
  readonly account: unknown;
}

let told: Told[];
let receivables: Map<string, unknown>;

async function wait(nth: number): Promise<void> {
  await rememberDay();
  service.clock.passes(`${(nth % 9) + 1} days`);
}

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
    const names = [...Object.keys(accountSteps), 'wait'];
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
        for (const [name, nth, cents] of done)
          await (name === 'wait'
            ? wait(nth)
            : accountSteps[name]?.({ tenant, customer_id, product_id }, nth, cents));

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
