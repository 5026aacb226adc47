import type { ApiAnswer, ApiClient } from '../support/api-client.js';
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
});
beforeEach(async () => {
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

/** 119 with tax, unless the price says otherwise. */
async function issued(price = 100, fields: object = {}): Promise<string> {
  return tenant.issuedInvoice({ customer_id, items: [{ product_id, quantity: 1, price }], ...fields });
}

async function lineOf(amount: number, more: Partial<ToldEntry> = {}): Promise<string> {
  const [line] = await bankEntries(api, [{ amount, ...more }]);
  return line?.['id'] as string;
}

function match(line: string, ...outcomes: object[]): Promise<ApiAnswer> {
  return api.post(`/bank-lines/${line}/match`, { outcomes });
}

function unmatch(line: string): Promise<ApiAnswer> {
  return api.post(`/bank-lines/${line}/unmatch`, {});
}

async function matchesOf(line: string): Promise<Record<string, any>[]> {
  return (await api.get(`/bank-lines/${line}/matches`)).body.data as Record<string, any>[];
}

async function paid(amount: number, fields: object = {}): Promise<string> {
  const { status, body } = await api.post('/payments', {
    customer_id,
    amount,
    method: 'bank_transfer',
    ...fields,
  });
  expect(status).toBe(201);
  return body.id as string;
}

/** What the customer owes and has, and the open items of the statement of account. */
async function account(): Promise<unknown> {
  const [balance, statement] = [
    await api.get(`/customers/${customer_id}/balance`),
    await api.get(`/customers/${customer_id}/statement`),
  ];
  const { closing, open_invoices } = statement.body as Record<string, unknown>;
  return [balance.body, closing, open_invoices];
}

const payment = (amount: number, ...allocations: [string, number][]) => ({
  kind: 'payment',
  amount,
  customer_id,
  allocations: allocations.map(([invoice_id, part]) => ({ invoice_id, amount: part })),
});

describe('a bank line', () => {
  it('is a payment of several invoices, as proposed, and undone without a trace in what is owed', async () => {
    const [one, other] = [await issued(), await issued(50)];
    const numbers = [await tenant.shownInvoice(one), await tenant.shownInvoice(other)].map(
      ({ number }) => number as string,
    );
    const before = await account();
    const line = await lineOf(178.5, { text: numbers.join(' '), name: 'Difference Engines', iban: 'DE1' });
    const { body: proposed } = await api.get(`/bank-lines/${line}/proposals`);
    const [first] = proposed.data;
    expect(first).toMatchObject({ verdict: 'certain' });
    const outcomes = JSON.parse(
      JSON.stringify(first.outcomes, (_key, value: unknown) => value ?? undefined),
    ) as Record<string, unknown>[];
    const answer = await match(line, ...outcomes);
    expect(answer.body).toMatchObject({
      state: 'matched',
      matched_amount: 178.5,
      available_actions: ['unmatch'],
    });
    expect((await tenant.shownInvoice(one))['status']).toBe('paid');
    const [matched] = await matchesOf(line);
    expect(matched).toMatchObject({ kind: 'payment', amount: 178.5, is_made: true, verdict: 'certain' });
    const { body: made } = await api.get(`/payments/${matched?.['payment_id'] as string}`);
    expect(made).toMatchObject({ amount: 178.5, reference: numbers.join(' '), method: 'bank_transfer' });
    expect((await unmatch(line)).body).toMatchObject({ state: 'new', matched_amount: 0 });
    expect(await account()).toEqual(before);
    expect((await matchesOf(line))[0]?.['undone_at']).not.toBeNull();
    const event = await eventually(async () => {
      const { body } = await api.get(`/events?object_id=${line}`);
      return (body.data as { type: string }[]).find(({ type }) => type === 'bank_line.unmatched');
    });
    expect(event).toMatchObject({ data: { object: { matched_amount: 0, state: 'new' } } });
  });

  it('is known by its account once it was matched', async () => {
    const iban = 'DE75512108001245126199';
    const one = await issued();
    await match(await lineOf(119, { iban }), payment(119, [one, 119]));
    await issued();
    const line = await lineOf(119, { iban, name: 'Somebody' });
    const { body } = await api.get(`/bank-lines/${line}/proposals`);
    expect(body.data[0]).toMatchObject({ verdict: 'likely', facts: ['due_exact', 'only_one', 'iban_known'] });
    const stranger = await tenant.customer({ name: 'Stranger' });
    await tenant.issuedInvoice({ customer_id: stranger, items: [{ product_id, quantity: 1, price: 77 }] });
    const other = await lineOf(91.63, { iban, name: 'Stranger' });
    const { body: vetoed } = await api.get(`/bank-lines/${other}/proposals`);
    expect(vetoed.data[0]).toMatchObject({
      verdict: 'possible',
      facts: expect.arrayContaining(['iban_of_other']),
    });
  });

  it('is gross with the fee that the bank kept, and a discount is taken by the rules of payments', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const invoice = await issued(100, { payment_terms });
    const line = await lineOf(113.62);
    const { body } = await match(line, payment(116.62, [invoice, 116.62]), { kind: 'fee', amount: 3 });
    expect(body).toMatchObject({ state: 'matched' });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({
      status: 'paid',
      settlement: { discount: 2.38 },
    });
  });

  it('is matched in part, held and ignored for the rest', async () => {
    const invoice = await issued();
    const line = await lineOf(150);
    expect((await match(line, payment(119, [invoice, 119]))).body).toMatchObject({
      state: 'new',
      matched_amount: 119,
      available_actions: ['hold', 'match', 'unmatch'],
    });
    expect((await api.post(`/bank-lines/${line}/ignore`, { reason: 'Private.' })).body.code).toBe(
      'invalid_state_transition',
    );
    const rest = { kind: 'ignore', amount: 31, reason: 'Private.' };
    expect((await match(line, rest)).body).toMatchObject({ state: 'matched', matched_amount: 150 });
    const again = await match(line, rest);
    expect([again.status, again.body.code]).toEqual([409, 'line_already_matched']);
  });

  it('is a payment on record, once, and may be one of several lines of it', async () => {
    const pay = await paid(100);
    const [one, other] = [await lineOf(60), await lineOf(60)];
    const recorded = (amount: number) => ({ kind: 'recorded_payment', payment_id: pay, amount });
    expect((await match(one, recorded(60))).body.state).toBe('matched');
    const refused = await match(other, recorded(60));
    expect(refused.body.errors).toMatchObject([
      { pointer: '#/outcomes/0/amount', code: 'more_than_available' },
    ]);
    expect((await match(other, recorded(40))).body).toMatchObject({ matched_amount: 40, state: 'new' });
    await unmatch(one);
    expect((await api.get(`/payments/${pay}`)).body).toMatchObject({ status: 'recorded', amount: 100 });
  });

  it('is free again when its payment is reversed, or its refund cancelled, in the payments room', async () => {
    const pay = await paid(100);
    const [line, out] = [await lineOf(100), await lineOf(-30)];
    await match(line, { kind: 'recorded_payment', payment_id: pay, amount: 100 });
    expect((await match(out, { kind: 'refund', payment_id: pay, amount: 30 })).body.state).toBe('matched');
    const [refund] = await matchesOf(out);
    await api.post(`/payments/${pay}/cancel-refund`, { refund_id: refund?.['refund_id'] });
    expect((await api.get(`/bank-lines/${out}`)).body).toMatchObject({ state: 'new', matched_amount: 0 });
    expect((await api.get(`/bank-lines/${line}`)).body).toMatchObject({ state: 'matched' });
    await api.post(`/payments/${pay}/reverse`, {});
    expect((await api.get(`/bank-lines/${line}`)).body).toMatchObject({ state: 'new', matched_amount: 0 });
  });

  it('takes a payment back with the fee for that, and gives it again when it is undone', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const invoice = await issued(100, { payment_terms });
    const allocations = [{ invoice_id: invoice, amount: 116.62 }];
    const pay = await paid(116.62, { allocations });
    const before = await account();
    const line = await lineOf(-119.62);
    const back = { kind: 'reversal', payment_id: pay, amount: 116.62, reason: 'MS03' };
    expect((await match(line, back, { kind: 'fee', amount: 3 })).body.state).toBe('matched');
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ status: 'open', amount_due: 119 });
    expect((await api.get(`/payments/${pay}`)).body).toMatchObject({
      status: 'reversed',
      reversal_reason: 'MS03',
    });
    await unmatch(line);
    expect((await api.get(`/payments/${pay}`)).body).toMatchObject({
      status: 'recorded',
      unapplied_amount: 0,
    });
    expect(await account()).toEqual(before);
  });

  it('gives a payment again as credit as far as its invoice was paid meanwhile', async () => {
    const invoice = await issued();
    const pay = await paid(119, { allocations: [{ invoice_id: invoice, amount: 119 }] });
    const line = await lineOf(-119);
    await match(line, { kind: 'reversal', payment_id: pay, amount: 119 });
    await api.post(`/invoices/${invoice}/payments`, { amount: 100, method: 'cash' });
    await unmatch(line);
    expect((await api.get(`/payments/${pay}`)).body).toMatchObject({ unapplied_amount: 100 });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  it('is a refund of a credit note on record, once', async () => {
    const invoice = await issued();
    await api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
    const note = (await tenant.credit(invoice)).body.id as string;
    await api.post(`/credit-notes/${note}/mark-refunded`, { amount: 19 });
    const [one, other] = [await lineOf(-19), await lineOf(-19)];
    const refund = { kind: 'recorded_refund', credit_note_id: note, amount: 19 };
    expect((await match(one, refund)).body.state).toBe('matched');
    expect((await match(other, refund)).body.errors).toMatchObject([{ code: 'unknown_reference' }]);
    await unmatch(one);
    expect((await match(other, refund)).body.state).toBe('matched');
  });

  it('is refused wholly where outcomes do not fit', async () => {
    const invoice = await issued();
    const line = await lineOf(100);
    const before = await account();
    const much = await match(line, payment(119, [invoice, 119]));
    expect(much.body).toMatchObject({
      code: 'match_does_not_add_up',
      left: 100,
      outcomes: 119,
      difference: 19,
    });
    const out = await match(line, { kind: 'fee', amount: 3 });
    expect(out.body.code).toBe('match_does_not_add_up');
    const second = await match(line, payment(50, [invoice, 50]), payment(50, [invoice, 90]));
    expect(second.body.errors).toMatchObject([
      { pointer: '#/outcomes/1/allocations/0/amount', code: 'more_than_due' },
      { pointer: '#/outcomes/1/allocations', code: 'more_than_available' },
    ]);
    const mixed = await match(line, { kind: 'payment', amount: 1, reason: 'x' });
    expect(mixed.body.errors).toMatchObject([
      { pointer: '#/outcomes/0/customer_id', code: 'required' },
      { pointer: '#/outcomes/0/reason', code: 'not_allowed' },
    ]);
    expect(await account()).toEqual(before);
    expect((await api.get(`/bank-lines/${line}`)).body).toMatchObject({ matched_amount: 0, version: 1 });
  });

  it('is matched once by two people at once', async () => {
    for (let trial = 0; trial < 10; trial += 1) {
      const invoice = await issued();
      const line = await lineOf(119);
      const answers = await Promise.all([1, 2].map(() => match(line, payment(119, [invoice, 119]))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('line_already_matched');
      expect(await matchesOf(line)).toHaveLength(1);
    }
  });

  it('keeps its statement while it is matched', async () => {
    const line = await lineOf(5);
    await match(line, { kind: 'ignore', amount: 2, reason: 'Private.' });
    const statement = (await api.get(`/bank-lines/${line}`)).body.bank_statement_id as string;
    expect((await api.delete(`/bank-statements/${statement}`)).status).toBe(409);
    await unmatch(line);
    expect((await api.delete(`/bank-statements/${statement}`)).status).toBe(204);
  });
});
