import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { bankAccount, linesOf } from '../support/bank-files.js';
import { bankEntries, type ToldEntry } from '../support/bank-line.js';
import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';
import type { Tenant } from '../support/tenant.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  product_id = await tenant.product();
  customer_id = await tenant.customer({ name: 'Difference Engines' });
});
afterAll(() => service.stop());

interface Issued {
  readonly id: string;
  readonly number: string;
}

async function issued(price: number): Promise<Issued> {
  const id = await tenant.issuedInvoice({ customer_id, items: [{ product_id, quantity: 1, price }] });
  return { id, number: (await tenant.shownInvoice(id))['number'] as string };
}

/** Certainly the payment of an invoice. */
const paying = (amount: number, { number }: Issued): ToldEntry => ({
  amount,
  text: `Invoice ${number}`,
  name: 'Difference Engines',
});

const accept = (bac: string, body: object = {}, key?: string): Promise<ApiAnswer> =>
  api.post(`/bank-accounts/${bac}/accept-certain`, body, {
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

const idsOf = (lines: Record<string, unknown>[]): string[] => lines.map(({ id }) => id as string);

async function paymentOf(line: string): Promise<string> {
  const { body } = await api.get(`/bank-lines/${line}/matches`);
  return body.data[0].payment_id as string;
}

async function eventOf(object: string, type: string): Promise<Record<string, any>> {
  return eventually(async () => {
    const { body } = await api.get(`/events?object_id=${object}`);
    return (body.data as Record<string, any>[]).find((event) => event['type'] === type);
  });
}

describe('accepting all that is certain', () => {
  it('books that, leaves the rest with its reason, and a second time books nothing', async () => {
    const bac = await bankAccount(api);
    const [one, other] = [await issued(101), await issued(102)];
    const entries = [
      paying(120.19, one),
      // The same invoice again, which is paid by then.
      paying(120.19, one),
      { amount: 121.38, text: `Invoice ${other.number}`, name: 'Somebody' },
      { amount: -4, text: 'Fees' },
    ];
    const [paid, again, unsure, fee] = idsOf(await bankEntries(api, entries, bac)) as [
      string,
      string,
      string,
      string,
    ];
    const { body: tried } = await api.post('/dry-runs', {
      operation: 'bank_accounts.accept_certain',
      id: bac,
      body: {},
    });
    expect(tried).toMatchObject({ would_succeed: true, answer: { booked: 1, left: 3 } });
    expect((await api.get(`/bank-lines?bank_account_id=${bac}&state=new`)).body.data).toHaveLength(4);

    const { status, body } = await accept(bac);
    expect(status).toBe(200);
    expect(body).toMatchObject({ booked: 1, left: 3, next_after: null });
    const byLine = new Map((body.lines as Record<string, any>[]).map((line) => [line['bank_line_id'], line]));
    const [booked, doubled] = byLine.get(paid)?.['left'] === null ? [paid, again] : [again, paid];
    expect(byLine.get(booked)).toMatchObject({
      left: null,
      sentence: expect.stringContaining(`Pays ${one.number} of Difference Engines`),
      problem: null,
    });
    expect(byLine.get(doubled)?.['left']).toMatch(/^(not_certain|no_proposal)$/);
    expect(byLine.get(unsure)).toMatchObject({ left: 'not_certain', sentence: expect.any(String) });
    expect(byLine.get(fee)).toMatchObject({ left: 'no_proposal', sentence: null });
    expect(await tenant.shownInvoice(one.id)).toMatchObject({ status: 'paid' });
    expect((await accept(bac)).body).toMatchObject({ booked: 0, left: 3 });

    const pay = await paymentOf(booked);
    const event = await eventOf(pay, 'payment.matched');
    expect(event['data'].object).toEqual({
      id: pay,
      bank_line_id: booked,
      bank_account_id: bac,
      booked_on: expect.any(String),
      amount: 120.19,
      currency: 'EUR',
      kind: 'payment',
      matched_by: 'accept_certain',
    });
  });

  it('does not book again what somebody has taken back, nor what is held', async () => {
    const bac = await bankAccount(api);
    const [one, other] = [await issued(103), await issued(104)];
    const [back, held] = idsOf(await bankEntries(api, [paying(122.57, one), paying(123.76, other)], bac)) as [
      string,
      string,
    ];
    await api.post(`/bank-lines/${held}/hold`, {});
    expect((await accept(bac)).body).toMatchObject({ booked: 1, left: 0 });
    const pay = await paymentOf(back);
    await api.post(`/bank-lines/${back}/unmatch`, {});
    expect((await eventOf(pay, 'payment.unmatched'))['data'].object).toMatchObject({ bank_line_id: back });
    const { body } = await accept(bac);
    expect(body).toMatchObject({
      booked: 0,
      lines: [{ bank_line_id: back, left: 'taken_back', sentence: expect.stringContaining(one.number) }],
    });
    expect(await tenant.shownInvoice(one.id)).toMatchObject({ status: 'open' });
  });

  it('goes on behind the hundredth line, and repeats its answer for an Idempotency-Key', async () => {
    const bac = await bankAccount(api);
    const invoice = await issued(105);
    const fees = Array.from({ length: 100 }, () => ({ day: '2026-01-02', amount: -4, text: 'Fees' }));
    await bankEntries(api, fees, bac);
    await bankEntries(api, [paying(124.95, invoice)], bac);
    const first = await accept(bac);
    expect(first.body).toMatchObject({ booked: 0, left: 100 });
    const next = { after: first.body.next_after as string };
    const key = 'certain-1';
    const second = await accept(bac, next, key);
    expect(second.body).toMatchObject({ booked: 1, left: 0, next_after: null });
    expect((await accept(bac, next, key)).body).toEqual(second.body);
    const other = await bankAccount(api);
    expect((await accept(other, next)).body.errors).toMatchObject([
      { pointer: '#/after', code: 'unknown_reference' },
    ]);
  });

  it('is one line for two who ask at once', async () => {
    const bac = await bankAccount(api);
    const invoices = [await issued(106), await issued(107), await issued(108)];
    const amounts = [126.14, 127.33, 128.52];
    const entries = invoices.map((invoice, at) => paying(amounts[at] ?? 0, invoice));
    await bankEntries(api, entries, bac);
    const answers = await Promise.all([accept(bac), accept(bac), accept(bac, {}, 'certain-2')]);
    const booked = answers.map(({ body }) => body.booked as number);
    expect(booked.reduce((sum, count) => sum + count)).toBe(3);
    for (const line of await linesOf(api, bac)) {
      expect((await api.get(`/bank-lines/${line['id'] as string}/matches`)).body.data).toHaveLength(1);
    }
  });

  it('needs the right to write payments', async () => {
    const bac = await bankAccount(api);
    const session = await tenant.signIn();
    const { body } = await session.post('/api-keys', {
      name: 'Statements',
      scopes: ['bank_accounts:read', 'bank_accounts:write'],
    });
    const key = api.as(body.secret as string);
    expect((await key.post(`/bank-accounts/${bac}/accept-certain`, {})).status).toBe(403);
    const details = { name: 'Mine', auto_certain: true };
    expect((await key.post('/bank-accounts', { ...details, currency: 'EUR' })).status).toBe(403);
    expect((await key.put(`/bank-accounts/${bac}`, details)).status).toBe(403);
    expect((await key.put(`/bank-accounts/${bac}`, { name: 'Mine' })).status).toBe(200);
  });
});

describe('an import of an account that books by itself', () => {
  it('books what is certain, says by which setting, and leaves what was undone', async () => {
    const bac = await bankAccount(api, { auto_certain: true });
    expect((await api.get(`/bank-accounts/${bac}`)).body).toMatchObject({ auto_certain: true });
    const invoice = await issued(109);
    const [line, fee] = idsOf(
      await bankEntries(api, [paying(129.71, invoice), { amount: -4, text: 'Fees' }], bac),
    ) as [string, string];
    const event = await eventOf(line, 'bank_line.matched');
    expect(event).toMatchObject({
      actor: { kind: 'system' },
      data: { object: { state: 'matched', matched_by: 'auto_certain' } },
    });
    expect((await api.get(`/bank-lines/${line}/matches`)).body.data).toMatchObject([
      { kind: 'payment', matched_by: 'auto_certain', verdict: 'certain', is_made: true },
    ]);
    expect((await api.get(`/bank-lines/${fee}`)).body).toMatchObject({ state: 'new' });
    const pay = await paymentOf(line);
    expect((await eventOf(pay, 'payment.matched'))['data'].object).toMatchObject({
      bank_line_id: line,
      matched_by: 'auto_certain',
    });
    await api.post(`/bank-lines/${line}/unmatch`, {});
    expect(await tenant.shownInvoice(invoice.id)).toMatchObject({ status: 'open' });
    const next = await issued(110);
    const [further] = idsOf(await bankEntries(api, [paying(130.9, next)], bac)) as [string];
    await eventOf(further, 'bank_line.matched');
    expect((await api.get(`/bank-lines/${line}`)).body).toMatchObject({ state: 'new' });
  });

  it('is off unless the account says so', async () => {
    const [off, on] = [await bankAccount(api), await bankAccount(api, { auto_certain: true })];
    const [one, other] = [await issued(111), await issued(112)];
    const [left] = idsOf(await bankEntries(api, [paying(132.09, one)], off)) as [string];
    const [booked] = idsOf(await bankEntries(api, [paying(133.28, other)], on)) as [string];
    await eventOf(booked, 'bank_line.matched');
    expect((await api.get(`/bank-lines/${left}`)).body).toMatchObject({ state: 'new' });
    expect((await api.put(`/bank-accounts/${on}`, { name: 'Current' })).body.auto_certain).toBe(false);
  });
});
