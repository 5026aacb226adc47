import type { ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { bankId, PaidBills, sent, type Row } from '../support/paid-bills.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let bills: PaidBills;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  bills = await PaidBills.with(api);
});
afterAll(() => service.stop());

describe('a released payment run', () => {
  it('is settled by its transfers one by one, and waits again when one is undone', async () => {
    const { id, iban } = await bills.supplier('Gauss Gears GmbH');
    const [one, other] = [
      await bills.approved(id, 61, { payment: { iban } }),
      await bills.approved(id, 62, { payment: { iban } }),
    ];
    const run = await bills.released(one, other);
    const lines = [
      await bills.line({ amount: -61, endToEnd: bankId(one).toUpperCase() }),
      await bills.line({ amount: -62, endToEnd: bankId(other) }),
    ] as const;
    const [first] = await bills.proposals(lines[0]);
    expect(first).toMatchObject({ verdict: 'certain', outcomes: [{ kind: 'bill_payment', amount: 61 }] });
    expect((await bills.match(lines[0], sent(first))).status).toBe(200);
    const half = await bills.shown(`/payment-runs/${run['id']}`);
    expect([half['status'], half['items'].map(({ payment_id }: Row) => payment_id !== null)]).toEqual([
      ...['released', [true, false]],
    ]);
    expect((await bills.match(lines[1], sent((await bills.proposals(lines[1]))[0]))).status).toBe(200);
    expect(await bills.shown(`/payment-runs/${run['id']}`)).toMatchObject({ status: 'settled' });
    await bills.unmatch(lines[1]);
    expect(await bills.shown(`/payment-runs/${run['id']}`)).toMatchObject({
      ...{ status: 'released', items: [{}, { payment_id: null }] },
    });
    expect(await bills.shown(`/bills/${other['id']}`)).toMatchObject({
      ...{ status: 'approved', payment_run_id: run['id'] },
    });
    const byHand = await api.post(`/payment-runs/${run['id']}/settle`, {});
    expect([byHand.status, byHand.body.status]).toEqual([200, 'settled']);
    expect(await bills.shown(`/bills/${one['id']}`)).toMatchObject({ amount_paid: 61 });
    expect(await eventsOf(service, run['id'] as string)).toEqual([
      ...['payment_run.created', 'payment_run.released', 'payment_run.updated', 'payment_run.settled'],
      ...['payment_run.updated', 'payment_run.settled'],
    ]);
    const [recorded] = await bills.proposals(lines[1]);
    expect(recorded).toMatchObject({ verdict: 'certain', outcomes: [{ kind: 'recorded_bill_payment' }] });
  });

  it('is settled by one line of the whole, which is its payments then', async () => {
    const { id, iban } = await bills.supplier('Hopper Hinges GmbH');
    const paid = [
      await bills.approved(id, 71.1, { payment: { iban } }),
      await bills.approved(id, 72.2, { payment: { iban } }),
      await bills.approved(id, 73.3, { payment: { iban } }),
    ];
    const run = await bills.released(...paid);
    const line = await bills.line({ amount: -216.6, text: `SAMMLER ${bankId(run)}` });
    const [first] = await bills.proposals(line);
    expect(first).toMatchObject({
      verdict: 'certain',
      sentence:
        `Is the payment run ${bankId(run)}: released to be executed, amount equal, ` +
        'reference equal, no other of this amount.',
      outcomes: [{ kind: 'payment_run', payment_run_id: run['id'], amount: 216.6 }],
    });
    const wrong = await bills.match(line, [{ kind: 'payment_run', payment_run_id: run['id'], amount: 216 }]);
    expect(wrong.body.errors).toMatchObject([{ pointer: '#/outcomes/0/amount', code: 'not_allowed' }]);
    expect((await bills.match(line, sent(first))).body).toMatchObject({ state: 'matched' });
    expect(await bills.shown(`/payment-runs/${run['id']}`)).toMatchObject({ status: 'settled' });
    const { data: matches } = await bills.shown(`/bank-lines/${line}/matches`);
    expect(matches.map(({ kind, amount }: Row) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['bill_payment', -71.1],
        ['bill_payment', -72.2],
        ['bill_payment', -73.3],
      ]),
    );
    await bills.unmatch(line);
    expect(await bills.shown(`/payment-runs/${run['id']}`)).toMatchObject({ status: 'released' });
    await api.post(`/payment-runs/${run['id']}/settle`, {});
    const [recorded] = await bills.proposals(line);
    expect(recorded).toMatchObject({ verdict: 'certain', outcomes: [{ kind: 'payment_run' }] });
    expect((await bills.match(line, sent(recorded))).body).toMatchObject({ state: 'matched' });
    await bills.unmatch(line);
    expect(await bills.shown(`/payment-runs/${run['id']}`)).toMatchObject({ status: 'settled' });
    expect(await bills.shown(`/bills/${paid[0]?.['id']}`)).toMatchObject({
      status: 'paid',
      amount_paid: 71.1,
    });
  });

  it('is not executed by a line of another account, nor by one that was booked before its release', async () => {
    const { id, iban } = await bills.supplier('Jacobi Joints GmbH');
    const bill = await bills.approved(id, 64, { payment: { iban } });
    const run = await bills.released(bill);
    const other = await bills.atOtherAccount();
    const paid = [
      { kind: 'bill_payment', amount: 64, supplier_id: id, bills: [{ bill_id: bill['id'], amount: 64 }] },
    ];
    const whole = [{ kind: 'payment_run', payment_run_id: run['id'], amount: 64 }];
    for (const line of [
      await other.line({ amount: -64, endToEnd: bankId(bill) }),
      await bills.line({ amount: -64, endToEnd: bankId(bill), day: '2026-11-01' }),
    ]) {
      expect((await bills.match(line, paid)).body.errors).toMatchObject([
        { pointer: '#/outcomes/0/bills/0/bill_id', code: 'in_payment_run' },
      ]);
      expect((await bills.match(line, whole)).body.errors).toMatchObject([
        { pointer: '#/outcomes/0/payment_run_id', code: 'unknown_reference' },
      ]);
    }
    expect(await bills.shown(`/payment-runs/${run['id']}`)).toMatchObject({ status: 'released' });
  });

  it('waits again with another one, when the one line of a transfer of each is undone', async () => {
    const { id, iban } = await bills.supplier('Kepler Keys GmbH');
    const [one, other] = [
      await bills.approved(id, 31, { payment: { iban } }),
      await bills.approved(id, 32, { payment: { iban } }),
    ];
    const runs = [await bills.released(one), await bills.released(other)];
    const states = async (): Promise<unknown[]> =>
      Promise.all(runs.map(async (run) => (await bills.shown(`/payment-runs/${run['id']}`))['status']));
    const line = await bills.line({ amount: -63, iban });
    const both = [
      { bill_id: one['id'], amount: 31 },
      { bill_id: other['id'], amount: 32 },
    ];
    const paid = [{ kind: 'bill_payment', amount: 63, supplier_id: id, bills: both }];
    expect((await bills.match(line, paid)).status).toBe(200);
    expect(await states()).toEqual(['settled', 'settled']);
    expect((await bills.unmatch(line)).status).toBe(200);
    expect(await states()).toEqual(['released', 'released']);
    const twice = [{ ...paid[0], bills: [both[0], both[0]], amount: 62 }];
    const refused = await bills.match(await bills.line({ amount: -62, iban }), twice);
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed']);
  });

  it('is not paid by a line that has another amount, nor while it is only proposed', async () => {
    const { id, iban } = await bills.supplier('Ising Iron GmbH');
    const bill = await bills.approved(id, 81, { payment: { iban } });
    const run = await bills.released(bill);
    const part = [
      ...[
        { kind: 'bill_payment', amount: 80, supplier_id: id, bills: [{ bill_id: bill['id'], amount: 80 }] },
      ],
    ];
    const less = await bills.match(await bills.line({ amount: -80, iban }), part);
    expect(less.body.errors).toMatchObject([
      ...[{ pointer: '#/outcomes/0/bills/0/bill_id', code: 'in_payment_run' }],
    ]);
    await api.post(`/payment-runs/${run['id']}/cancel`);
    const named = { bank_account_id: bills.account, bills: [{ bill_id: bill['id'] as string }] };
    const { body: proposed } = await api.post('/payment-runs', named);
    const line = await bills.line({ amount: -81, endToEnd: bankId(bill) });
    const early = await bills.match(line, sent((await bills.proposals(line))[0]));
    expect(early.body.errors).toMatchObject([
      ...[{ pointer: '#/outcomes/0/bills/0/bill_id', code: 'in_payment_run' }],
    ]);
    const run2 = [{ kind: 'payment_run', payment_run_id: proposed.id as string, amount: 81 }];
    expect((await bills.match(line, run2)).body.errors).toMatchObject([
      ...[{ pointer: '#/outcomes/0/payment_run_id', code: 'unknown_reference' }],
    ]);
  });
});
