import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

let count = 0;

async function supplier(more: object = {}): Promise<string> {
  const { body } = await api.post('/suppliers', { name: 'Paper GmbH', ...more });
  return body.id as string;
}

/** An approved bill of a supplier. */
async function approved(supplier_id: string, total: number, more: object = {}): Promise<string> {
  count += 1;
  const bill = { supplier_id, supplier_number: `P-${count}`, issue_date: '2026-01-20', total };
  const { body } = await api.post('/bills', { ...bill, currency: 'EUR', ...more });
  const opened = await api.post(`/bills/${body.id}/open`, { approve: true });
  expect([opened.status, opened.body.status]).toEqual([200, 'approved']);
  return body.id as string;
}

function pay(supplier_id: string, amount: number, more: object = {}): Promise<ApiAnswer> {
  return api.post('/bill-payments', {
    supplier_id,
    amount,
    currency: 'EUR',
    method: 'bank_transfer',
    ...more,
  });
}

const state = async (id: string): Promise<unknown[]> => {
  const { body } = await api.get(`/bills/${id}`);
  return [body.status, body.amount_paid, body.amount_discounted, body.amount_due];
};

const faults = ({ body }: ApiAnswer): string[] =>
  body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`);

describe('a payment to a supplier', () => {
  it('settles bills in part and wholly, keeps the rest, and settles more with it later', async () => {
    const sup = await supplier();
    const [first, second] = [await approved(sup, 119), await approved(sup, 50.55)];
    const allocations = [
      { bill_id: first, amount: 119 },
      { bill_id: second, amount: 20.55 },
    ];
    const paid = await pay(sup, 150, { paid_on: '2026-01-21', reference: 'P-1, P-2', allocations });
    expect([paid.status, paid.body]).toEqual([
      201,
      expect.objectContaining({
        ...{ status: 'recorded', amount: 150, unapplied_amount: 10.45, paid_on: '2026-01-21' },
        allocations: allocations.map((one) =>
          expect.objectContaining({ ...one, discount: 0, is_credit: false }),
        ),
      }),
    ]);
    expect(await state(first)).toEqual(['paid', 119, 0, 0]);
    expect(await state(second)).toEqual(['approved', 20.55, 0, 30]);
    expect((await api.get(`/bill-payments/${paid.body.id}`)).body).toEqual(paid.body);
    const more = await api.post(`/bill-payments/${paid.body.id}/allocate`, {
      allocations: [{ bill_id: second, amount: 10 }],
    });
    expect([more.status, more.body.unapplied_amount]).toEqual([200, 0.45]);
    expect(await state(second)).toEqual(['approved', 30.55, 0, 20]);
    const { body: balance } = await api.get(`/suppliers/${sup}/balance`);
    expect(balance.data).toEqual([{ currency: 'EUR', due: 20, overdue: 0, disputed: 0, credit: 0.45 }]);
    const back = await api.post(`/bill-payments/${paid.body.id}/unallocate`, {
      allocations: [{ bill_id: second }],
    });
    expect([back.body.unapplied_amount, back.body.allocations]).toEqual([31, [paid.body.allocations[0]]]);
    expect(await state(second)).toEqual(['approved', 0, 0, 50.55]);
    expect(await eventsOf(service, paid.body.id as string)).toEqual([
      ...['bill_payment.created', 'bill_payment.updated', 'bill_payment.updated'],
    ]);
  });

  it('is reversed: the bill is approved again, and can be paid again', async () => {
    const sup = await supplier();
    const bill = await approved(sup, 100);
    const paid = await pay(sup, 100, { allocations: [{ bill_id: bill, amount: 100 }] });
    for (const [action, body] of [
      ['open', {}],
      ['dispute', { reason: 'No.' }],
      ['void', { reason: 'No.' }],
    ] as const)
      expect((await api.post(`/bills/${bill}/${action}`, body)).body.code).toBe('invalid_state_transition');
    const path = `/bill-payments/${paid.body.id}`;
    const reversed = await api.post(`${path}/reverse`, { reason: 'The bank sent it back.' });
    expect(reversed.body).toMatchObject({
      ...{ status: 'reversed', reversal_reason: 'The bank sent it back.', unapplied_amount: 0 },
      available_actions: [],
    });
    expect(await state(bill)).toEqual(['approved', 0, 0, 100]);
    expect((await api.post(`${path}/reverse`, { reason: 'Again.' })).body).toEqual(reversed.body);
    const late = await api.post(`${path}/allocate`, { allocations: [{ bill_id: bill, amount: 1 }] });
    expect([late.status, late.body.code]).toEqual([409, 'invalid_state_transition']);
    expect((await pay(sup, 100, { allocations: [{ bill_id: bill, amount: 100 }] })).status).toBe(201);
    expect(await state(bill)).toEqual(['paid', 100, 0, 0]);
    expect(await eventsOf(service, bill)).toEqual([
      ...['bill.created', 'bill.opened', 'bill.approved', 'bill.paid', 'bill.updated', 'bill.paid'],
    ]);
  });

  it('takes a discount for paying early as the rest of the bill', async () => {
    const sup = await supplier();
    const bill = await approved(sup, 119);
    const settle = (amount: number, discount: number) =>
      pay(sup, amount, { allocations: [{ bill_id: bill, amount, discount }] });
    expect(faults(await settle(116, 2.38))).toEqual(['#/allocations/0/discount discount_not_the_rest']);
    const paid = await settle(116.62, 2.38);
    expect(paid.status).toBe(201);
    expect(await state(bill)).toEqual(['paid', 116.62, 2.38, 0]);
    await api.post(`/bill-payments/${paid.body.id}/unallocate`, { allocations: [{ bill_id: bill }] });
    expect(await state(bill)).toEqual(['approved', 0, 0, 119]);
  });

  it('lets credit notes settle bills, with money or without', async () => {
    const sup = await supplier();
    const [bill, note] = [await approved(sup, 100), await approved(sup, 30, { kind: 'credit_note' })];
    const { body: before } = await api.get(`/suppliers/${sup}/balance`);
    expect(before.data).toEqual([{ currency: 'EUR', due: 100, overdue: 0, disputed: 0, credit: 30 }]);
    const both = [
      { bill_id: note, amount: 30 },
      { bill_id: bill, amount: 100 },
    ];
    expect(faults(await pay(sup, 69.99, { allocations: both }))).toEqual([
      '#/allocations more_than_available',
    ]);
    const netted = await pay(sup, 0, {
      method: 'other',
      allocations: both.map((one) => ({ ...one, amount: 30 })),
    });
    expect([netted.status, netted.body.unapplied_amount]).toEqual([201, 0]);
    expect([await state(note), await state(bill)]).toEqual([
      ['paid', 30, 0, 0],
      ['approved', 30, 0, 70],
    ]);
    const path = `/bill-payments/${netted.body.id}`;
    const spent = await api.post(`${path}/unallocate`, { allocations: [{ bill_id: note }] });
    expect(faults(spent)).toEqual(['#/allocations more_than_available']);
    await api.post(`${path}/reverse`, { reason: 'Not agreed.' });
    expect((await pay(sup, 70, { allocations: both })).status).toBe(201);
    expect([await state(note), await state(bill)]).toEqual([
      ['paid', 30, 0, 0],
      ['paid', 100, 0, 0],
    ]);
  });

  it('never pays a bill twice, however many come at once', async () => {
    const sup = await supplier();
    const [first, second] = [await approved(sup, 100), await approved(sup, 100)];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const ids = at % 2 === 0 ? [first, second] : [second, first];
        return pay(sup, 50, { allocations: ids.map((bill_id) => ({ bill_id, amount: 25 })) });
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['validation_failed']));
    expect([await state(first), await state(second)]).toEqual(Array(2).fill(['paid', 100, 0, 0]));
  });

  it('tells everything that is wrong with it', async () => {
    const [sup, other] = [await supplier(), await supplier()];
    const [bill, foreign, dollars] = [
      await approved(sup, 10),
      await approved(other, 10),
      await approved(sup, 10, { currency: 'USD' }),
    ];
    const { body: draft } = await api.post('/bills', { supplier_id: sup, total: 5, supplier_number: 'D-1' });
    const gone = `bil_${'0'.repeat(26)}`;
    const wanted = [bill, foreign, dollars, draft.id, gone, bill].map((bill_id) => ({ bill_id, amount: 1 }));
    expect(faults(await pay(sup, 10, { allocations: wanted, paid_on: '2099-01-01' }))).toEqual([
      ...['#/paid_on in_the_future', '#/allocations/1/bill_id wrong_supplier'],
      ...['#/allocations/2/bill_id wrong_currency', '#/allocations/3/bill_id not_payable'],
      ...['#/allocations/4/bill_id unknown_reference', '#/allocations/5/bill_id repeated'],
    ]);
    const amounts = await pay(sup, 1.001, { allocations: [{ bill_id: bill, amount: 10.01 }] });
    expect(faults(amounts)).toEqual(['#/amount too_many_decimals', '#/allocations/0/amount more_than_due']);
    expect(faults(await pay(sup, 0))).toEqual(['#/amount nothing_paid']);
    expect(faults(await pay(`sup_${'0'.repeat(26)}`, 1))).toEqual(['#/supplier_id unknown_reference']);
  });

  it('keeps a bill that is paid in part from becoming void, and lets it be disputed', async () => {
    const sup = await supplier();
    const bill = await approved(sup, 10);
    const paid = await pay(sup, 4, { allocations: [{ bill_id: bill, amount: 4 }] });
    const refused = await api.post(`/bills/${bill}/void`, { reason: 'Taken back.' });
    expect([refused.status, refused.body.available_actions]).toEqual([409, ['open', 'dispute']]);
    await api.post(`/bills/${bill}/dispute`, { reason: 'Broken.' });
    const { body: balance } = await api.get(`/suppliers/${sup}/balance`);
    expect(balance.data).toEqual([{ currency: 'EUR', due: 0, overdue: 0, disputed: 6, credit: 0 }]);
    await api.post(`/bill-payments/${paid.body.id}/reverse`, { reason: 'It came back.' });
    expect(await state(bill)).toEqual(['disputed', 0, 0, 10]);
    expect((await api.post(`/bills/${bill}/void`, { reason: 'Taken back.' })).body.status).toBe('void');
  });
});

describe('what is owed to suppliers', () => {
  it('is told by age, and lists are filtered by bill', async () => {
    const fresh = await TestService.start();
    try {
      ({ api } = fresh.owner);
      const sup = await supplier();
      await approved(sup, 10, { due_date: '2020-01-01' });
      const bill = await approved(sup, 20, { due_date: '2099-01-01' });
      await approved(sup, 30);
      const paid = await pay(sup, 7, { allocations: [{ bill_id: bill, amount: 5 }] });
      const { body } = await api.get('/reports/payables');
      expect(body.data).toEqual([
        {
          ...{ currency: 'EUR', due: 55, overdue: 10, disputed: 0, credit: 2 },
          aging: [
            { bucket: 'not_due', amount: 45, bills: 2 },
            ...['1_30', '31_60', '61_90'].map((bucket) => ({ bucket, amount: 0, bills: 0 })),
            { bucket: 'over_90', amount: 10, bills: 1 },
          ],
        },
      ]);
      const ids = async (query: string): Promise<string[]> =>
        (await api.get(`/bill-payments?${query}`)).body.data.map(({ id }: { id: string }) => id);
      expect(await ids(`bill_id=${bill}`)).toEqual([paid.body.id]);
      expect(await ids('status=reversed')).toEqual([]);
      expect(await ids(`supplier_id=${sup}&paid_on[lte]=2099-01-01`)).toEqual([paid.body.id]);
    } finally {
      ({ api } = service.owner);
      await fresh.stop();
    }
  });
});
