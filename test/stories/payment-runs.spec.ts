import { createHash } from 'node:crypto';
import { parseXml } from '../documents/support/parse-xml.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let account: string;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  const own = { name: 'Giro', currency: 'EUR', iban: 'DE02120300000000202051' };
  account = (await api.post('/bank-accounts', own)).body.id as string;
});
afterAll(() => service.stop());

const IBAN = 'DE89370400440532013000';
let count = 0;

async function supplier(more: object = {}): Promise<string> {
  const known = { name: 'Müller & Söhne', bank_accounts: [{ iban: IBAN }] };
  return (await api.post('/suppliers', { ...known, ...more })).body.id as string;
}

/** An approved bill of a supplier. */
async function approved(supplier_id: string, total: number, more: object = {}): Promise<string> {
  count += 1;
  const bill = {
    supplier_id,
    supplier_number: `R_${count}`,
    issue_date: '2026-01-20',
    currency: 'EUR',
    total,
  };
  const { body } = await api.post('/bills', { ...bill, payment: { iban: IBAN }, ...more });
  const opened = await api.post(`/bills/${body.id}/open`, { approve: true });
  expect([opened.status, opened.body.status]).toEqual([200, 'approved']);
  return body.id as string;
}

const runOf = (more: object): Promise<ApiAnswer> =>
  api.post('/payment-runs', { bank_account_id: account, ...more });

const named = (...ids: string[]): object => ({ bills: ids.map((bill_id) => ({ bill_id })) });

const faults = ({ body }: ApiAnswer): string[] =>
  body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`);

describe('a payment run', () => {
  it('pays approved bills by a file that does not change, and settles them', async () => {
    const sup = await supplier();
    const [first, second] = [await approved(sup, 119.1), await approved(sup, 0.01)];
    const { body: run, status } = await runOf(named(first, second));
    expect([status, run.status, run.total, run.transfers]).toEqual([201, 'proposed', 119.11, 2]);
    expect((await api.get(`/bills/${first}`)).body).toMatchObject({
      ...{ status: 'approved', payment_run_id: run.id, available_actions: [] },
    });
    const byHand = { supplier_id: sup, amount: 1, currency: 'EUR', method: 'cash' };
    const paid = await api.post('/bill-payments', {
      ...byHand,
      allocations: [{ bill_id: first, amount: 1 }],
    });
    expect(faults(paid)).toEqual(['#/allocations/0/bill_id in_payment_run']);
    const disputed = await api.post(`/bills/${first}/dispute`, { reason: 'No.' });
    expect([disputed.status, disputed.body.detail]).toEqual([
      409,
      expect.stringContaining('in a payment run'),
    ]);
    const path = `/payment-runs/${run.id}`;
    expect((await api.get(`${path}/pain001`)).status).toBe(409);
    const released = await api.post(`${path}/release`);
    expect(released.body).toMatchObject({ status: 'released', available_actions: ['settle', 'cancel'] });
    const text = (await api.get(`${path}/pain001`)).body as unknown as string;
    expect(createHash('sha256').update(text).digest('hex')).toBe(released.body.file_sha256);
    expect(text).toContain('<Nm>Mueller + Soehne</Nm>');
    expect(text).toContain(`<Ustrd>R-${count - 1}</Ustrd>`);
    expect(text).toContain(`<EndToEndId>${first.replace('_', '-')}</EndToEndId>`);
    expect(text.match(/<CtrlSum>119\.11<\/CtrlSum>/g)).toHaveLength(2);
    parseXml(text);
    await api.patch(`/suppliers/${sup}`, { name: 'Another GmbH' });
    expect((await api.get(`${path}/pain001`)).body).toBe(text);
    const { body: settled } = await api.post(`${path}/settle`, {});
    expect([settled.status, settled.available_actions]).toEqual(['settled', []]);
    expect((await api.get(`/bills/${first}`)).body).toMatchObject({
      ...{ status: 'paid', amount_due: 0, payment_run_id: null },
    });
    const payment = `/bill-payments/${settled.items[0].payment_id}`;
    expect((await api.get(payment)).body).toMatchObject({ amount: 119.1, unapplied_amount: 0 });
    expect((await api.post(`${path}/settle`, {})).status).toBe(409);
    await api.post(`${payment}/reverse`, { reason: 'The bank sent it back.' });
    expect((await runOf(named(first))).status).toBe(201);
    expect(await eventsOf(service, run.id as string)).toEqual([
      ...['payment_run.created', 'payment_run.released', 'payment_run.settled'],
    ]);
  });

  it('takes what is due by a day, and tells what it leaves out and why', async () => {
    const sup = await supplier();
    const due = { due_date: '2020-01-01' };
    const bill = await approved(sup, 10, due);
    const [dollars, note, nowhere] = [
      await approved(sup, 10, { ...due, currency: 'USD' }),
      await approved(sup, 10, { ...due, kind: 'credit_note' }),
      await approved(await supplier({ bank_accounts: [] }), 10, { ...due, payment: {} }),
    ];
    await approved(sup, 10, { due_date: '2099-01-01' });
    const { body: run } = await runOf({ due_until: '2020-01-01' });
    expect(run.items.map(({ bill_id }: { bill_id: string }) => bill_id)).toContain(bill);
    const reasons = new Map(
      run.left_out.map(({ bill_id, reason }: { bill_id: string; reason: string }) => [bill_id, reason]),
    );
    expect([dollars, note, nowhere].map((id) => reasons.get(id))).toEqual([
      ...['not_in_euros', 'is_credit', 'no_account'],
    ]);
    expect(faults(await runOf({ due_until: '2020-01-01' }))).toEqual(['#/due_until nothing_due']);
    await api.post(`/payment-runs/${run.id}/cancel`);
    expect((await runOf(named(bill))).status).toBe(201);
  });

  it('pays no account that its supplier is not known for any more', async () => {
    const sup = await supplier();
    const bill = await approved(sup, 10);
    await api.patch(`/suppliers/${sup}`, { bank_accounts: [{ iban: 'DE02120300000000202051' }] });
    expect(faults(await runOf(named(bill)))).toEqual(['#/bills/0/bill_id unknown_account']);
  });

  it('has a bill once, however many runs are made at once', async () => {
    const sup = await supplier();
    const ids = [await approved(sup, 10), await approved(sup, 20), await approved(sup, 30)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => runOf(named(...(at % 2 === 0 ? ids : ids.toReversed())))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.flatMap(faults).map((fault) => fault.split(' ')[1]))).toEqual(
      new Set(['in_payment_run']),
    );
  });

  it('tells everything that is wrong with it', async () => {
    const sup = await supplier();
    const bill = await approved(sup, 10);
    const { body: draft } = await api.post('/bills', { supplier_id: sup, total: 5, supplier_number: 'D-9' });
    const other = await api.post('/bank-accounts', { name: 'Dollars', currency: 'USD' });
    expect(faults(await runOf(named(bill, draft.id as string, bill)))).toEqual([
      ...['#/bills/1/bill_id not_approved', '#/bills/2/bill_id repeated'],
    ]);
    const wrong = { bank_account_id: other.body.id, execute_on: '2020-01-01' };
    expect(faults(await runOf(wrong))).toEqual([
      ...['#/bank_account_id no_sepa_account', '#/execute_on in_the_past', '#/bills either_or'],
    ]);
  });

  it('is released by those who may approve bills only', async () => {
    const { body: run } = await runOf(named(await approved(await supplier(), 10)));
    const owner = await service.owner.signIn();
    const scopes = ['purchases:read', 'purchases:write'];
    const { body: key } = await owner.post('/api-keys', { name: 'Books', scopes });
    const program = service.anonymous.as(key.secret as string);
    for (const action of ['release', 'cancel']) {
      const refused = await program.post(`/payment-runs/${run.id}/${action}`);
      expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
    }
    expect((await program.get(`/payment-runs/${run.id}/pain001`)).status).toBe(403);
  });
});
