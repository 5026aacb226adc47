import fc from 'fast-check';
import { accountSteps, type Account } from '../support/account-steps.js';
import { TestService } from '../support/test-service.js';

/** The past as it was known at an instant: whatever is recorded later, it is told in the same words for ever. */

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

async function newAccount(): Promise<Account> {
  const tenant = await service.newTenant('known');
  return { tenant, customer_id: await tenant.customer(), product_id: await tenant.product() };
}

/** What is recorded late, with a day of before, and what moves a due date: both rewrite the past. */
const rewriting: typeof accountSteps = {
  pay_backdated: async ({ tenant, customer_id }, nth, cents) => {
    const received_on = dayBefore(nth % 30);
    const currency = nth % 4 === 0 ? 'CHF' : 'EUR';
    const money = { amount: cents / 100, method: 'cash', received_on };
    const { body } = await tenant.api.get(`/invoices?status=open&customer_id=${customer_id}`);
    const [open] = body.data as { id: string }[];
    if (nth % 3 > 0 && open !== undefined) return tenant.api.post(`/invoices/${open.id}/payments`, money);
    return tenant.api.post('/payments', { ...money, customer_id, currency });
  },
  refund_backdated: async ({ tenant, customer_id }, nth, cents) => {
    const { body } = await tenant.api.get(`/payments?customer_id=${customer_id}&unapplied=true`);
    const [payment] = body.data as { id: string }[];
    const refund = { amount: cents / 1000, refunded_on: dayBefore(nth % 5) };
    return tenant.api.post(`/payments/${payment?.id ?? 'none'}/refund`, refund);
  },
  extend: async ({ tenant, customer_id }, nth) => {
    const { body } = await tenant.api.get(`/invoices?status=open&customer_id=${customer_id}`);
    const invoices = body.data as { id: string }[];
    const id = invoices[nth % Math.max(invoices.length, 1)]?.id ?? 'none';
    return tenant.api.post(`/invoices/${id}/extend`, { due_date: '2029-03-31', reason: 'asked for' });
  },
};
const steps = { ...accountSteps, ...rewriting };

function dayBefore(days: number): string {
  return new Date(service.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** All that tells the past, for a day. */
function questions({ customer_id }: Account, day: string): string[] {
  const statement = `/customers/${customer_id}/statement?from=2026-01-01&to=${day}`;
  return [
    `/reports/receivables?as_of=${day}`,
    '/reports/revenue?from=2026-10&to=2027-12',
    `${statement}&currency=EUR`,
    `${statement}&currency=CHF`,
    `/customers/${customer_id}/balance?as_of=${day}`,
  ];
}

interface Told {
  readonly path: string;
  readonly said: string;
}

async function ask({ tenant }: Account, path: string): Promise<string> {
  const { status, body } = await tenant.api.get(path);
  expect([path, status]).toEqual([path, 200]);
  return JSON.stringify(body);
}

/** What is told now of today and of an earlier day: with the knowledge of now, it is told so for ever. */
async function told(account: Account): Promise<Told[]> {
  const known_at = service.clock.now().toISOString();
  const all = [dayBefore(0), dayBefore(12)].flatMap((day) => questions(account, day));
  const plain = await Promise.all(all.map((path) => ask(account, path)));
  return all.map((path, at) => ({ path: `${path}&known_at=${known_at}`, said: plain[at] ?? '' }));
}

/** Without what the answer says of the instant that was asked for, and of the currencies that had nothing. */
function figuresOf(text: string): unknown {
  const { known_at: _known_at, ...answer } = JSON.parse(text) as Record<string, unknown>;
  if (!Array.isArray(answer['data'])) return answer;
  const data = answer['data'].filter((row) =>
    /[1-9]/.test(JSON.stringify({ ...row, months: [], aging: [] })),
  );
  return { ...answer, data };
}

describe('what was known at an instant', () => {
  it.each(['/reports/receivables', '/reports/revenue', '/customers/ID/balance', '/customers/ID/statement'])(
    'is refused by %s for an instant that is none, or has not passed',
    async (path) => {
      const { tenant, customer_id } = await newAccount();
      const code = async (known_at: string): Promise<unknown> => {
        const { status, body } = await tenant.api.get(
          `${path.replace('ID', customer_id)}?known_at=${known_at}`,
        );
        return [status, body.code, body.errors];
      };
      const fault = { pointer: 'known_at', detail: expect.any(String) };
      for (const none of ['2026-11-20', 'yesterday', '2026-02-30T00:00:00Z', ''])
        expect(await code(none)).toEqual([
          400,
          'invalid_parameter',
          [{ ...fault, code: 'invalid_parameter' }],
        ]);
      for (const later of ['2026-11-21T10:00:00Z', '2999-01-01T00:00:00Z'])
        expect(await code(later)).toEqual([400, 'invalid_parameter', [{ ...fault, code: 'out_of_range' }]]);
    },
  );

  it('knows no day that had not come at that instant', async () => {
    const { tenant, customer_id } = await newAccount();
    service.clock.set('2026-12-24T10:00:00Z');
    const known = 'known_at=2026-11-30T10:00:00Z';
    for (const path of [
      `/reports/receivables?as_of=2026-12-01&${known}`,
      `/customers/${customer_id}/balance?as_of=2026-12-01&${known}`,
      `/customers/${customer_id}/statement?to=2026-12-01&${known}`,
    ])
      expect((await tenant.api.get(path)).body).toMatchObject({ errors: [{ code: 'out_of_range' }] });
    expect((await tenant.api.get(`/reports/receivables?${known}`)).body).toMatchObject({
      as_of: '2026-11-30',
      known_at: '2026-11-30T10:00:00.000Z',
    });
  });

  it('leaves out money that was recorded later with an earlier day', async () => {
    const { tenant, customer_id } = await newAccount();
    const id = await tenant.issuedInvoice({ customer_id });
    service.clock.set('2027-01-20T09:00:00Z');
    await tenant.api.post(`/invoices/${id}/payments`, {
      amount: 100,
      method: 'cash',
      received_on: '2026-12-30',
    });
    service.clock.set('2027-01-20T09:00:01Z');
    const due = async (query: string): Promise<unknown> => {
      const { body } = await tenant.api.get(`/reports/receivables?as_of=2026-12-31${query}`);
      return (body.data as { due: number }[])[0]?.due;
    };
    expect(await due('')).toBe(19);
    expect(await due('&known_at=2027-01-20T08:59:59Z')).toBe(119);
    expect(await due('&known_at=2027-01-20T10:00:00%2B01:00')).toBe(19);
    const { body } = await tenant.api.get(`/customers/${customer_id}/balance?known_at=2027-01-20T08:59:59Z`);
    expect(body.data).toEqual([{ currency: 'EUR', due: 119, overdue: 119, credit: 0 }]);
  });

  it('is told in the same words whatever is recorded later, and is what was told then', async () => {
    const step = fc.tuple(
      fc.constantFrom(...Object.keys(steps), 'wait'),
      fc.nat({ max: 20 }),
      fc.integer({ min: 1, max: 30_000 }),
    );
    const done = new Set<string>();
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 32 }), async (history) => {
        const account = await newAccount();
        const remembered: (Told & { first?: string })[] = [];
        for (const [name, nth, cents] of history) {
          if (name !== 'wait') {
            const answer = (await steps[name]?.(account, nth, cents)) as { status: number };
            if (answer.status < 300) done.add(name);
            continue;
          }
          service.clock.passes('1 minute');
          remembered.push(...(await told(account)));
          service.clock.passes(`${(nth % 9) + 1} days`);
          for (const one of remembered.slice(-10)) one.first = await ask(account, one.path);
        }
        service.clock.passes('1 minute');
        for (const { path, said, first } of remembered) {
          const last = await ask(account, path);
          expect([path, last]).toEqual([path, first]);
          expect([path, figuresOf(last)]).toEqual([path, figuresOf(said)]);
          const now = await ask(account, path.replace(/&known_at=.*/, ''));
          if (JSON.stringify(figuresOf(now)) !== JSON.stringify(figuresOf(last))) changed += 1;
        }
      }),
      { numRuns: 8, seed: 20_261_128, endOnFailure: true },
    );
    // Otherwise nothing would have been tried, and nothing would have needed it.
    const needed = ['credit', 'extend', 'pay_backdated', 'reverse', 'unallocate', 'void_credit', 'write_off'];
    expect([...done]).toEqual(expect.arrayContaining(needed));
    expect(changed).toBeGreaterThan(20);
  }, 300_000);
});
