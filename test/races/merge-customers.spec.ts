import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const ROUNDS = 8;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  product_id = await tenant.product({ price: 100 });
});
afterAll(() => service.stop());

const merge = (id: string, into: string): Promise<ApiAnswer> =>
  api.post(`/customers/${id}/merge`, { into, dry_run: false });

async function each(work: (old: string, kept: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    await work(await tenant.customer({ name: 'Old' }), await tenant.customer({ name: 'Kept' }));
}

async function idsOf(path: string, customer_id: string): Promise<string[]> {
  const { data } = (await api.get(`/${path}?customer_id=${customer_id}&limit=100`)).body;
  return (data as { id: string }[]).map(({ id }) => id);
}

describe('two merges at once', () => {
  it('of each into the other come to one customer, never to none', async () => {
    await each(async (one, other) => {
      await tenant.invoice({ customer_id: one });
      await tenant.invoice({ customer_id: other });
      const answers = await Promise.all([merge(one, other), merge(other, one)]);
      const statuses = answers.map(({ status }) => status);
      expect([
        [200, 422],
        [409, 200],
        [200, 409],
        [422, 200],
      ]).toContainEqual(statuses);
      const [kept, gone] = statuses[0] === 200 ? [other, one] : [one, other];
      expect((await api.get(`/customers/${kept}`)).body.merged_into).toBeNull();
      expect((await api.get(`/customers/${gone}`)).body.merged_into).toBe(kept);
      expect(await idsOf('invoices', kept)).toHaveLength(2);
    });
  });

  it('of one into two others come to one of them', async () => {
    await each(async (old, kept) => {
      const third = await tenant.customer();
      await tenant.invoice({ customer_id: old });
      const answers = await Promise.all([merge(old, kept), merge(old, third)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { merged_into } = (await api.get(`/customers/${old}`)).body;
      expect(await idsOf('invoices', merged_into as string)).toHaveLength(1);
    });
  });

  it('in a row come to one that stands', async () => {
    await each(async (old, between) => {
      const last = await tenant.customer();
      await tenant.invoice({ customer_id: old });
      const answers = await Promise.all([merge(old, between), merge(between, last)]);
      expect(answers[1].status).toBe(200);
      expect([200, 422]).toContain(answers[0].status);
      const { merged_into } = (await api.get(`/customers/${old}`)).body;
      expect(merged_into).toBe(answers[0].status === 200 ? last : null);
      expect(await idsOf('invoices', answers[0].status === 200 ? last : old)).toHaveLength(1);
    });
  });
});

describe('what is written of a customer who is being merged', () => {
  it('is never lost: drafts, payments and quotes come to the one that stays, or are refused', async () => {
    await each(async (old, kept) => {
      const items = [{ product_id, quantity: 1 }];
      const draft = { customer_id: old, items, tax_rate: 19 };
      const [merged, ...written] = await Promise.all([
        merge(old, kept),
        ...[1, 2, 3].map(() => api.post('/invoices', draft)),
        api.post('/invoices', { ...draft, finalize: true }),
        api.post('/invoices/batch', { invoices: [draft, draft] }),
        api.post('/quotes', draft),
        ...[1, 2].map(() => api.post('/payments', { customer_id: old, amount: 7, method: 'cash' })),
      ]);
      expect([merged.status, merged.body.code]).toEqual([200, undefined]);
      for (const { status, body } of written) {
        expect([200, 201, 422]).toContain(status);
        if (status === 422) expect(JSON.stringify(body)).toContain(kept);
      }
      const { rows } = await service.database.admin.query<{ left: number }>(
        `SELECT (SELECT count(*) FROM invoices i JOIN customers c ON c.id = i.customer_id
                  WHERE c.merged_into IS NOT NULL)
              + (SELECT count(*) FROM payments p JOIN customers c ON c.id = p.customer_id
                  WHERE c.merged_into IS NOT NULL)
              + (SELECT count(*) FROM quotes q JOIN customers c ON c.id = q.customer_id
                  WHERE c.merged_into IS NOT NULL) AS left`,
      );
      expect(Number(rows[0]?.left)).toBe(0);
      const [payments, quote] = [await idsOf('payments', kept), await idsOf('quotes', kept)];
      expect(payments).toHaveLength(written.slice(6).filter(({ status }) => status === 201).length);
      expect(quote).toHaveLength(written[5]?.status === 201 ? 1 : 0);
    });
  });

  it('is issued and paid once, to whoever it was a moment before', async () => {
    await each(async (old, kept) => {
      const draft = await tenant.invoice({ customer_id: old });
      const open = await tenant.issuedInvoice({ customer_id: old });
      const [merged, issued, paid, noted] = await Promise.all([
        merge(old, kept),
        api.post(`/invoices/${draft}/finalize`),
        api.post(`/invoices/${open}/payments`, { amount: 100, method: 'cash' }),
        api.post(`/invoices/${open}/credit-notes`, { reason: 'other', amount: 19 }),
      ]);
      expect([merged.status, issued.status, paid.status]).toEqual([200, 200, 201]);
      expect([201, 422]).toContain(noted.status);
      const shown = await tenant.shownInvoice(draft);
      expect(shown).toMatchObject({ customer_id: kept, status: 'open', amount_due: 119 });
      const buyer = (shown['buyer'] as { name: string }).name;
      const { rows } = await service.database.admin.query<{ document: string }>(
        'SELECT document FROM issued_documents WHERE document LIKE $1',
        [`%"id":"${draft}"%`],
      );
      const frozen = JSON.parse(rows[0]?.document ?? '{}') as { customer_id: string };
      expect(['Old', 'Kept']).toContain(buyer);
      expect(frozen.customer_id).toBe(buyer === 'Old' ? old : kept);
      expect(await tenant.shownInvoice(open)).toMatchObject({ customer_id: kept, amount_paid: 100 });
      expect((await api.get(`/payments/${String(paid.body.id)}`)).body.customer_id).toBe(kept);
      expect((await api.get(`/customers/${old}`)).body.merged_into).toBe(kept);
    });
  });

  it('is changed before, or refused', async () => {
    await each(async (old, kept) => {
      const [merged, changed, target] = await Promise.all([
        merge(old, kept),
        api.patch(`/customers/${old}`, { note: 'Later' }),
        api.patch(`/customers/${kept}`, { phone: '+49 30 1234567' }),
      ]);
      expect([merged.status, target.status]).toEqual([200, 200]);
      expect([200, 409]).toContain(changed.status);
      const { body } = await api.get(`/customers/${kept}`);
      expect(body).toMatchObject({ phone: '+49 30 1234567', note: changed.status === 200 ? 'Later' : null });
    });
  });
});
