import type { ApiClient } from '../support/api-client.js';
import { bankEntries } from '../support/bank-line.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** A debit that the bank returned, and gave again: what was told between stays known, and stands in the statement. */

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set('2026-11-21T10:00:00Z');
  tenant = await service.newTenant('restored');
  ({ api } = tenant);
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

/** An invoice over 119 that a payment has settled. */
async function paidInvoice(): Promise<string> {
  const invoice_id = await tenant.issuedInvoice({ customer_id });
  const allocations = [{ invoice_id, amount: 119 }];
  const money = { customer_id, amount: 119, method: 'bank_transfer', reference: 'SEPA 7', allocations };
  const { status, body } = await api.post('/payments', money);
  expect(status).toBe(201);
  return body.id as string;
}

/** The bank takes a payment back. */
async function returned(payment_id: string): Promise<string> {
  const [line] = await bankEntries(api, [{ amount: -119 }]);
  const outcomes = [{ kind: 'reversal', payment_id, amount: 119 }];
  expect((await api.post(`/bank-lines/${String(line?.['id'])}/match`, { outcomes })).status).toBe(200);
  return String(line?.['id']);
}

async function givenAgain(line: string): Promise<void> {
  expect((await api.post(`/bank-lines/${line}/unmatch`)).status).toBe(200);
}

const statement = () => `/customers/${customer_id}/statement?from=2026-11-01`;
const questions = () => [
  '/reports/receivables?',
  '/reports/revenue?from=2026-11&to=2026-12',
  `/customers/${customer_id}/balance?`,
  statement(),
];

async function answers(query = ''): Promise<unknown[]> {
  const told: unknown[] = [];
  for (const path of questions()) {
    const { status, body } = await api.get(`${path}${query}`);
    expect([path, status]).toEqual([path, 200]);
    const { known_at: _known_at, ...figures } = body as Record<string, unknown>;
    told.push(figures);
  }
  return told;
}

/** What the customer owed and had at the end of a day; nothing at all is nothing owed. */
async function balanceOf(day: string): Promise<unknown> {
  const { body } = await api.get(`/customers/${customer_id}/balance?as_of=${day}`);
  return (body.data as unknown[])[0] ?? { due: 0, credit: 0 };
}

describe('a payment that was taken back and given again', () => {
  it('is told as it was known at each instant, whatever the bank did later', async () => {
    const payment = await paidInvoice();
    const lines: string[] = [];
    const remembered: [string, unknown[]][] = [];
    const remember = async (): Promise<void> => {
      service.clock.passes('1 minute');
      remembered.push([service.clock.now().toISOString(), await answers()]);
      service.clock.passes('3 days');
    };
    await remember();
    for (const _time of [1, 2]) {
      lines.push(await returned(payment));
      await remember();
      await givenAgain(lines.at(-1) ?? '');
      await remember();
    }
    await returned(payment);
    service.clock.passes('1 minute');
    for (const [instant, told] of remembered) expect(await answers(`&known_at=${instant}`)).toEqual(told);
    const received = remembered.map(([, [, revenue]]) =>
      JSON.stringify(revenue).includes('"payments_received":119'),
    );
    expect(received).toEqual([true, false, true, false, true]);
  });

  it('was no credit on the days between', async () => {
    const payment = await paidInvoice();
    service.clock.set('2026-11-24T10:00:00Z');
    const line = await returned(payment);
    service.clock.set('2026-11-27T10:00:00Z');
    await givenAgain(line);
    service.clock.set('2026-11-30T10:00:00Z');
    expect(await balanceOf('2026-11-23')).toMatchObject({ due: 0, credit: 0 });
    expect(await balanceOf('2026-11-25')).toMatchObject({ due: 119, credit: 0 });
    expect(await balanceOf('2026-11-28')).toMatchObject({ due: 0, credit: 0 });
    const { body } = await api.get('/reports/receivables?as_of=2026-11-25');
    expect(body.data).toMatchObject([{ due: 119, unapplied_credit: 0 }]);
  });

  it('stands in the statement with both, so that one follows from the one before it', async () => {
    const payment = await paidInvoice();
    service.clock.set('2026-11-24T10:00:00Z');
    const line = await returned(payment);
    service.clock.set('2026-11-27T10:00:00Z');
    await givenAgain(line);
    service.clock.set('2026-12-02T10:00:00Z');
    const { body } = await api.get(statement());
    const entries = body.entries as { date: string; type: string; number: string; balance: number }[];
    expect(entries.map(({ date, type, balance: left }) => [date, type, left])).toEqual([
      ['2026-11-21', 'invoice', 119],
      ['2026-11-21', 'payment', 0],
      ['2026-11-24', 'payment_reversed', 119],
      ['2026-11-27', 'payment_restored', 0],
    ]);
    expect(entries.at(-1)).toMatchObject({ number: 'SEPA 7', object_id: payment, amount: -119 });
    const until = await api.get(`${statement()}&to=2026-11-25`);
    expect(until.body).toMatchObject({ closing_balance: 119, unapplied_credit: 0 });
    const since = await api.get(statement().replace('2026-11-01', '2026-11-26'));
    expect(since.body).toMatchObject({ opening_balance: 119, closing_balance: 0 });
    const printed = await api.get(statement().replace('statement?', 'statement/pdf?'));
    expect(printed.status).toBe(200);
  });
});
