import { limitedKey } from '../support/limited-key.js';
import { recurringBody } from '../support/recurring-thing.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What somebody would try who holds a key with limits and wants more. */

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.newTenant('evaded');
});
afterAll(() => service.stop());

const FIFTY = { amount: 50, currency: 'EUR' };

async function sold(fields: object = {}): Promise<object> {
  const items = [{ product_id: await tenant.product({ price: 10 }), quantity: 1, ...fields }];
  return { customer_id: await tenant.customer(), items, tax_rate: 0, tax_category: 'Z' };
}

describe('a key with limits', () => {
  it('issues nothing later at a price that is raised meanwhile', async () => {
    const key = await limitedKey(tenant, { max_amount: FIFTY });
    const schedule = { ...recurringBody(await sold()), prices: 'product' };
    const issuing = await key.api.post('/recurring-invoices', { ...schedule, action: 'finalize' });
    expect([issuing.status, issuing.body.limit?.name]).toEqual([403, 'max_amount']);
    expect(issuing.body.detail).toMatch(/amount is not known/);
    const drafting = await key.api.post('/recurring-invoices', { ...schedule, action: 'draft' });
    expect(drafting.status).toBe(201);
    const fixed = await key.api.post('/recurring-invoices', {
      ...schedule,
      prices: 'fixed',
      action: 'finalize',
    });
    expect(fixed.status).toBe(201);
    const turned = { ...schedule, action: 'finalize' };
    const changed = await key.api.put(`/recurring-invoices/${fixed.body.id}`, turned);
    expect([changed.status, changed.body.limit?.name]).toEqual([403, 'max_amount']);
  });

  it('has such a schedule approved, where amounts above a limit are', async () => {
    const key = await limitedKey(tenant, { needs_approval: { above: FIFTY } });
    const schedule = { ...recurringBody(await sold()), prices: 'product', action: 'finalize' };
    expect((await key.api.post('/recurring-invoices', schedule)).status).toBe(202);
  });

  it('gets nothing back of its day by deleting what it wrote', async () => {
    const key = await limitedKey(tenant, { per_day: FIFTY });
    const body = await sold({ price: 30 });
    const { body: draft } = await key.api.post('/invoices', body);
    expect((await key.api.delete(`/invoices/${draft.id as string}`)).status).toBe(204);
    expect((await key.api.post('/invoices', body)).body.code).toBe('limit_exceeded');
  });

  it('is refused a batch as a whole, and a finalizing mail waits as finalizing does', async () => {
    const few = await limitedKey(tenant, { per_day: { count: 3 } });
    const body = await sold();
    const batch = await few.api.post('/invoices/batch', { invoices: [body, body, body, body] });
    expect([batch.status, batch.body.limit?.name]).toEqual([403, 'per_day.count']);
    const asks = await limitedKey(tenant, { needs_approval: { operations: ['invoices.finalize'] } });
    const id = await tenant.invoice();
    const sent = await asks.api.post(`/invoices/${id}/send`, { to: ['a@example.com'], finalize: true });
    expect([sent.status, sent.body.state]).toEqual([202, 'pending']);
    const approved = await asks.api.post(`/approvals/${sent.body.id as string}/approve`);
    expect([approved.status, approved.body.code]).toEqual([403, 'insufficient_scope']);
  });
});
