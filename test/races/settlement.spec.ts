import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const ROUNDS = 8;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  customer_id = await tenant.customer();
});
afterAll(async () => {
  const { rows } = await service.database.admin.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  await service.stop();
  expect(rows[0]?.deadlocks).toBe('0');
});

function statusesOf(answers: readonly ApiAnswer[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}

async function eachRound(work: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await work();
}

describe('two payments of the whole amount due at once', () => {
  it('end as one payment and one error; nothing is paid twice', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const answers = await Promise.all([
        api.post(`/invoices/${id}/payments`, { amount: 119, method: 'cash' }),
        api.post('/payments', {
          customer_id,
          amount: 119,
          method: 'card',
          allocations: [{ invoice_id: id, amount: 119 }],
        }),
      ]);
      expect([
        [201, 409],
        [201, 422],
      ]).toContainEqual(statusesOf(answers));
      expect(await tenant.shownInvoice(id)).toMatchObject({
        status: 'paid',
        amount_paid: 119,
        amount_due: 0,
      });
    });
  });

  it('share the amount due if both fit', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        api.post(`/invoices/${id}/payments`, { amount: 11.9, method: 'cash' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await tenant.shownInvoice(id)).toMatchObject({ status: 'paid', amount_paid: 119, amount_due: 0 });
  });
});

describe('payments over the same invoices in different orders at once', () => {
  it('do not deadlock', async () => {
    const ids = [await tenant.issuedInvoice({ customer_id }), await tenant.issuedInvoice({ customer_id })];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, n) => {
        const order = n % 2 === 0 ? ids : [...ids].reverse();
        const allocations = order.map((invoice_id) => ({ invoice_id, amount: 10 }));
        return api.post('/payments', { customer_id, amount: 20, method: 'cash', allocations });
      }),
    );
    expect(statusesOf(answers)).toEqual(answers.map(() => 201));
    expect(await tenant.shownInvoice(ids[0] ?? '')).toMatchObject({ amount_paid: 100, amount_due: 19 });
  });
});

describe('two credit notes over everything at once', () => {
  it('end as one credit note and one error', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const credit = (): Promise<ApiAnswer> => api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
      expect(statusesOf(await Promise.all([credit(), credit()]))).toEqual([201, 409]);
      expect(await tenant.shownInvoice(id)).toMatchObject({ credit_notes_total: 119, amount_due: 0 });
    });
  });
});

describe('a payment and the voiding of its invoice at once', () => {
  it('end as one of the two', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const [paid, voided] = await Promise.all([
        api.post(`/invoices/${id}/payments`, { amount: 19, method: 'cash' }),
        api.post(`/invoices/${id}/void`),
      ]);
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual([paid.status, voided.status]);
      const expected =
        paid.status === 201 ? { status: 'open', amount_paid: 19 } : { status: 'void', amount_paid: 0 };
      expect(await tenant.shownInvoice(id)).toMatchObject(expected);
    });
  });
});

describe('a payment and a credit note for the whole amount due at once', () => {
  it('settle it once; the excess of the credit note is credit', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const [paid, note] = await Promise.all([
        api.post(`/invoices/${id}/payments`, { amount: 119, method: 'cash' }),
        api.post(`/invoices/${id}/credit-notes`, { reason: 'other' }),
      ]);
      expect(note.status).toBe(201);
      expect([201, 409]).toContain(paid.status);
      expect(note.body.unapplied_amount).toBe(paid.status === 201 ? 119 : 0);
      expect(await tenant.shownInvoice(id)).toMatchObject({
        status: 'paid',
        amount_due: 0,
        credit_notes_total: 119,
      });
    });
  });
});

describe('a payment that is reversed twice at once', () => {
  it('is reversed once, and both callers get that answer', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const { body } = await api.post(`/invoices/${id}/payments`, { method: 'cash' });
      const reverse = (): Promise<ApiAnswer> => api.post(`/payments/${body.id}/reverse`, {});
      const answers = await Promise.all([reverse(), reverse()]);
      expect(statusesOf(answers)).toEqual([200, 200]);
      expect(answers[1].body).toEqual(answers[0].body);
      expect(await tenant.shownInvoice(id)).toMatchObject({
        status: 'open',
        amount_paid: 0,
        amount_due: 119,
      });
    });
  });

  it('is reversed while it is allocated: both succeed, or only the reversal', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const { body } = await api.post('/payments', { customer_id, amount: 50, method: 'cash' });
      const [reversed, allocated] = await Promise.all([
        api.post(`/payments/${body.id}/reverse`, {}),
        api.post(`/payments/${body.id}/allocate`, { allocations: [{ invoice_id: id, amount: 50 }] }),
      ]);
      expect(reversed.status).toBe(200);
      expect([200, 409]).toContain(allocated.status);
      expect(await tenant.shownInvoice(id)).toMatchObject({ amount_paid: 0, amount_due: 119 });
    });
  });
});

describe('what is left of one payment', () => {
  it('is given back once when it is refunded twice at once', async () => {
    await eachRound(async () => {
      const { body } = await api.post('/payments', { customer_id, amount: 100, method: 'cash' });
      const refund = (): Promise<ApiAnswer> => api.post(`/payments/${body.id}/refund`, { amount: 60 });
      expect(statusesOf(await Promise.all([refund(), refund()]))).toEqual([200, 422]);
      expect((await api.get(`/payments/${body.id}`)).body).toMatchObject({
        unapplied_amount: 40,
        refunded_amount: 60,
      });
    });
  });

  it('is refunded, allocated or reversed, but never two of these', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const { body } = await api.post('/payments', { customer_id, amount: 100, method: 'cash' });
      const [refunded, allocated, reversed] = await Promise.all([
        api.post(`/payments/${body.id}/refund`, { amount: 100 }),
        api.post(`/payments/${body.id}/allocate`, { allocations: [{ invoice_id: id, amount: 100 }] }),
        api.post(`/payments/${body.id}/reverse`),
      ]);
      const { body: now } = await api.get(`/payments/${body.id}`);
      const left = now.status === 'reversed' ? 0 : 100 - now.applied_amount - now.refunded_amount;
      expect(now.unapplied_amount).toBe(left);
      expect(refunded.status === 200 && (allocated.status === 200 || reversed.status === 200)).toBe(false);
      expect(await tenant.shownInvoice(id)).toMatchObject({ amount_paid: now.applied_amount });
    });
  });
});

describe('a payment that is unallocated while its invoice is credited, and twice at once', () => {
  it('gives back what it settles once', async () => {
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      const { body } = await api.post(`/invoices/${id}/payments`, { method: 'cash' });
      const take = (): Promise<ApiAnswer> => {
        return api.post(`/payments/${body.id}/unallocate`, { allocations: [{ invoice_id: id }] });
      };
      const [first, second, credited] = await Promise.all([
        take(),
        take(),
        api.post(`/invoices/${id}/credit-notes`, { reason: 'other' }),
      ]);
      expect(statusesOf([first, second])).toEqual([200, 409]);
      expect(credited.status).toBe(201);
      const invoice = await tenant.shownInvoice(id);
      // What the credit note had to spare comes home, whichever was first.
      expect(invoice).toMatchObject({ status: 'paid', amount_paid: 0, amount_due: 0 });
    });
  });
});

describe('the credit of one payment allocated to two invoices at once', () => {
  it('is spent once', async () => {
    await eachRound(async () => {
      const ids = [await tenant.issuedInvoice({ customer_id }), await tenant.issuedInvoice({ customer_id })];
      const { body } = await api.post('/payments', { customer_id, amount: 100, method: 'cash' });
      const answers = await Promise.all(
        ids.map((invoice_id) => {
          return api.post(`/payments/${body.id}/allocate`, { allocations: [{ invoice_id, amount: 100 }] });
        }),
      );
      expect(statusesOf(answers)).toEqual([200, 422]);
      expect((await api.get(`/payments/${body.id}`)).body).toMatchObject({
        applied_amount: 100,
        unapplied_amount: 0,
      });
    });
  });
});

describe('a credit note that is voided while its credit is used', () => {
  it('ends as one of the two', async () => {
    await eachRound(async () => {
      const [id, next] = [
        await tenant.issuedInvoice({ customer_id }),
        await tenant.issuedInvoice({ customer_id }),
      ];
      await api.post(`/invoices/${id}/payments`, { method: 'cash' });
      const { body } = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
      const [voided, used] = await Promise.all([
        api.post(`/credit-notes/${body.id}/void`),
        api.post(`/credit-notes/${body.id}/allocate`, { allocations: [{ invoice_id: next, amount: 119 }] }),
      ]);
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([voided.status, used.status]);
      expect((await tenant.shownInvoice(next))['amount_credited']).toBe(used.status === 200 ? 119 : 0);
    });
  });
});

describe('a credit note that is voided while its invoice is corrected', () => {
  it('leaves nothing due on the old invoice, whichever comes first', async () => {
    const product_id = await tenant.product();
    const items = [{ product_id, quantity: 1, price: 80 }];
    await eachRound(async () => {
      const id = await tenant.issuedInvoice({ customer_id });
      await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'cash' });
      const goodwill = [{ amount: 10, tax_rate: 19, description: 'Goodwill' }];
      const { body } = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other', items: goodwill });
      const [corrected, voided] = await Promise.all([
        api.post(`/invoices/${id}/correct`, { customer_id, items, tax_rate: 19 }),
        api.post(`/credit-notes/${body.id}/void`),
      ]);
      expect(corrected.status).toBe(200);
      expect([200, 409]).toContain(voided.status);
      expect(await tenant.shownInvoice(id)).toMatchObject({
        status: 'paid',
        amount_due: 0,
        credit_notes_total: 119,
      });
    });
  });
});
