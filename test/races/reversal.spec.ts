import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const ROUNDS = 8;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(async () => {
  const { rows } = await service.database.admin.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  await service.stop();
  expect(rows[0]?.deadlocks).toBe('0');
});

async function eachRound(work: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await work();
}

describe('a payment that is reversed while its credit is on the way', () => {
  it('leaves no more and no less to be paid than was sold', async () => {
    await eachRound(async () => {
      const customer_id = await tenant.customer();
      const id = await tenant.issuedInvoice({ customer_id });
      const other = await tenant.issuedInvoice({ customer_id });
      const paid = await api.post(`/invoices/${id}/payments`, { amount: 119, method: 'cash' });
      const note = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
      const allocations = [{ invoice_id: other, amount: 60 }];
      const answers = await Promise.all([
        api.post(`/payments/${paid.body.id as string}/reverse`),
        api.post(`/credit-notes/${note.body.id as string}/allocate`, { allocations }),
      ]);
      expect(answers[0].status).toBe(200);
      expect([200, 409, 422]).toContain(answers[1].status);
      expect(await tenant.shownInvoice(id)).toMatchObject({ status: 'paid', amount_due: 0 });
      expect(await tenant.shownInvoice(other)).toMatchObject({ status: 'open', amount_due: 119 });
    });
  });

  it('comes to one open invoice, whether the correction was first or not', async () => {
    await eachRound(async () => {
      const customer_id = await tenant.customer();
      const id = await tenant.issuedInvoice({ customer_id });
      const paid = await api.post(`/invoices/${id}/payments`, { amount: 119, method: 'cash' });
      const items = [{ product_id: await tenant.product(), quantity: 1, price: 200 }];
      const [corrected, reversed] = await Promise.all([
        api.post(`/invoices/${id}/correct`, { customer_id, items, tax_rate: 19 }),
        api.post(`/payments/${paid.body.id as string}/reverse`),
      ]);
      expect([corrected.status, reversed.status]).toEqual([200, 200]);
      const { body } = await api.get(`/invoices?customer_id=${customer_id}&status=open`);
      expect((body.data as { amount_due: number }[]).map(({ amount_due }) => amount_due)).toEqual([238]);
    });
  });
});
