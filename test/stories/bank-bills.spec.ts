import type { ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { PaidBills, sent, type Row } from '../support/paid-bills.js';
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

describe('a bank line that goes out', () => {
  it('pays the bill whose number it names, is explained, and is undone without a trace', async () => {
    const { id: supplier_id } = await bills.supplier('Analytical Paper GmbH');
    const bill = await bills.approved(supplier_id, 119);
    const line = await bills.line({
      amount: -119,
      name: 'ANALYTICAL PAPER',
      text: `${bill['supplier_number']}`,
    });
    const [first] = await bills.proposals(line);
    expect(first).toMatchObject({
      verdict: 'certain',
      sentence:
        `Pays ${bill['supplier_number']} of Analytical Paper GmbH: amount equal, no other of this amount, ` +
        'number in the text, name equal.',
      outcomes: [
        {
          ...{ kind: 'bill_payment', amount: 119, supplier_id },
          bills: [{ bill_id: bill['id'], amount: 119, discount: null }],
        },
      ],
    });
    expect((await bills.match(line, sent(first))).body).toMatchObject({
      state: 'matched',
      matched_amount: -119,
    });
    expect(await bills.shown(`/bills/${bill['id']}`)).toMatchObject({ status: 'paid', amount_due: 0 });
    const { data: matches } = await bills.shown(`/bank-lines/${line}/matches`);
    expect(matches).toMatchObject([{ kind: 'bill_payment', amount: -119, is_made: true, payment_id: null }]);
    const payment = matches[0].bill_payment_id as string;
    expect(await bills.shown(`/bill-payments/${payment}`)).toMatchObject({
      ...{ amount: 119, status: 'recorded', method: 'bank_transfer', reference: bill['supplier_number'] },
    });
    expect((await bills.unmatch(line)).body).toMatchObject({ state: 'new', matched_amount: 0 });
    expect(await bills.shown(`/bill-payments/${payment}`)).toMatchObject({ status: 'reversed' });
    expect(await bills.shown(`/bills/${bill['id']}`)).toMatchObject({ status: 'approved', amount_due: 119 });
    expect(await eventsOf(service, payment)).toEqual([
      ...['bill_payment.created', 'bill_payment.matched', 'bill_payment.reversed', 'bill_payment.unmatched'],
    ]);
  });

  it('pays a bill of the supplier whose account it names, and takes a discount for paying early', async () => {
    const terms = { net_days: 30, early_payment: [{ days: 365, percent: 2 }] };
    const { id, iban } = await bills.supplier('Babbage Brass Ltd', { payment_terms: terms });
    const bill = await bills.approved(id, 300);
    const whole = await bills.line({ amount: -300, iban, name: 'Somebody' });
    expect((await bills.proposals(whole))[0]).toMatchObject({
      ...{ verdict: 'likely', facts: ['due_exact', 'only_one', 'iban_known'] },
    });
    const line = await bills.line({ amount: -294, iban, text: `Rechnung ${bill['supplier_number']}` });
    const [first] = await bills.proposals(line);
    expect(first).toMatchObject({
      verdict: 'certain',
      facts: expect.arrayContaining(['due_less_discount', 'iban_known']),
      outcomes: [{ amount: 294, bills: [{ bill_id: bill['id'], amount: 294, discount: 6 }] }],
    });
    expect((await bills.match(line, sent(first))).status).toBe(200);
    expect(await bills.shown(`/bills/${bill['id']}`)).toMatchObject({ status: 'paid', amount_discounted: 6 });
  });

  it('is several bills of a supplier, a payment on record, or money for what is paid', async () => {
    const { id, iban } = await bills.supplier('Curie Coils SARL');
    const [one, other] = [await bills.approved(id, 41.5), await bills.approved(id, 17.25)];
    const line = await bills.line({ amount: -58.75, iban, text: 'Thanks' });
    const [sum] = await bills.proposals(line);
    expect(sum).toMatchObject({ verdict: 'likely', facts: expect.arrayContaining(['sum_exact']) });
    const paid = await api.post('/bill-payments', {
      ...{ supplier_id: id, amount: 58.75, currency: 'EUR', method: 'bank_transfer' },
      allocations: [
        { bill_id: one['id'], amount: 41.5 },
        { bill_id: other['id'], amount: 17.25 },
      ],
    });
    const refused = await bills.match(line, sent(sum));
    expect(refused.body.errors.map(({ pointer, code }: Row) => `${pointer} ${code}`)).toEqual([
      ...['#/outcomes/0/bills/0/bill_id not_payable', '#/outcomes/0/bills/1/bill_id not_payable'],
    ]);
    const [recorded] = await bills.proposals(line);
    const bill_payment_id = paid.body.id as string;
    expect(recorded).toMatchObject({
      verdict: 'likely',
      sentence: expect.stringContaining('Is the payment of ER-2026-'),
      outcomes: [{ kind: 'recorded_bill_payment', bill_payment_id, amount: 58.75 }],
    });
    expect((await bills.match(line, sent(recorded))).status).toBe(200);
    const twice = await bills.line({ amount: -41.5, iban, text: `${one['supplier_number']}` });
    expect(await bills.proposals(twice)).toMatchObject([
      { verdict: 'possible', facts: expect.arrayContaining(['paid_already']), outcomes: [{ bills: [] }] },
    ]);
    expect(
      (await bills.match(twice, [{ kind: 'recorded_bill_payment', bill_payment_id, amount: 41.5 }])).body,
    ).toMatchObject({ errors: [{ pointer: '#/outcomes/0/amount', code: 'more_than_available' }] });
    await bills.unmatch(line);
    expect(await bills.shown(`/bill-payments/${bill_payment_id}`)).toMatchObject({ status: 'recorded' });
  });

  it('is free again when its payment is reversed by hand, and is not booked by itself then', async () => {
    const { id } = await bills.supplier('Dirac Drives AG');
    const bill = await bills.approved(id, 77);
    const line = await bills.line({ amount: -77, name: 'Dirac Drives', text: `${bill['supplier_number']}` });
    await bills.match(line, sent((await bills.proposals(line))[0]));
    const { data: matches } = await bills.shown(`/bank-lines/${line}/matches`);
    await api.post(`/bill-payments/${matches[0].bill_payment_id}/reverse`, { reason: 'It came back.' });
    expect(await bills.shown(`/bank-lines/${line}`)).toMatchObject({ state: 'new', matched_amount: 0 });
    const { body } = await api.post(`/bank-accounts/${bills.account}/accept-certain`, {});
    expect(body.lines).toContainEqual(expect.objectContaining({ bank_line_id: line, left: 'taken_back' }));
  });

  it('counts once, however often the bill is paid at the same moment', async () => {
    const { id } = await bills.supplier('Euler Electric KG');
    for (let round = 0; round < 5; round += 1) {
      const bill = await bills.approved(id, 90 + round);
      const text = `${bill['supplier_number']}`;
      const told = { amount: -90 - round, name: 'Euler Electric', text };
      const [line, other] = [await bills.line(told), await bills.line({ ...told, day: '2026-01-02' })];
      const outcomes = sent((await bills.proposals(line))[0]);
      const byHand = { supplier_id: id, amount: 90 + round, currency: 'EUR', method: 'bank_transfer' };
      const allocations = [{ bill_id: bill['id'] as string, amount: 90 + round }];
      const answers = await Promise.all([
        ...[bills.match(line, outcomes), api.post('/bill-payments', { ...byHand, allocations })],
        ...[bills.match(other, outcomes), api.post('/bill-payments', { ...byHand, allocations })],
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
      expect(await bills.shown(`/bills/${bill['id']}`)).toMatchObject({ status: 'paid', amount_due: 0 });
    }
  });

  it('is recorded by those who may write purchases only', async () => {
    const { id } = await bills.supplier('Fourier Fans GmbH');
    const bill = await bills.approved(id, 12.5);
    const line = await bills.line({
      amount: -12.5,
      name: 'Fourier Fans',
      text: `${bill['supplier_number']}`,
    });
    const owner = await service.owner.signIn();
    const scopes = ['bank_accounts:read', 'bank_accounts:write', 'payments:write'];
    const { body: key, status } = await owner.post('/api-keys', { name: 'Books', scopes });
    expect(status).toBe(201);
    const program = service.anonymous.as(key.secret as string);
    const [first] = await bills.proposals(line);
    const refused = await program.post(`/bank-lines/${line}/match`, { outcomes: sent(first) });
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
    const setting = await program.put(`/bank-accounts/${bills.account}`, {
      name: 'Giro',
      auto_certain: true,
    });
    expect([setting.status, setting.body.code]).toEqual([403, 'insufficient_scope']);
    expect((await bills.match(line, sent(first))).status).toBe(200);
    expect((await program.post(`/bank-lines/${line}/unmatch`, {})).status).toBe(403);
  });
});
