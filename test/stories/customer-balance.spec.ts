import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function balance(customer_id: string): Promise<unknown> {
  const answer = await api.get(`/customers/${customer_id}/balance`);
  expect(answer.headers.get('etag')).toBeNull();
  return answer.body.data;
}

describe('the balance of a customer', () => {
  it('has by currency what is due, what is overdue, and what is credit', async () => {
    const customer_id = await tenant.customer();
    expect(await balance(customer_id)).toEqual([]);
    const euro = await tenant.issuedInvoice({ customer_id });
    const yen = await tenant.issuedInvoice({ customer_id, currency: 'JPY', due_date: '2026-11-25' });
    await tenant.invoice({ customer_id, currency: 'KWD' });
    await api.post('/payments', { customer_id, amount: 50.5, method: 'cash' });
    await api.post(`/invoices/${yen}/payments`, { amount: 19, method: 'cash' });
    expect(await balance(customer_id)).toEqual([
      { currency: 'EUR', due: 119, overdue: 0, credit: 50.5 },
      { currency: 'JPY', due: 100, overdue: 0, credit: 0 },
    ]);
    service.clock.passes('5 days');
    expect(await balance(customer_id)).toEqual([
      { currency: 'EUR', due: 119, overdue: 0, credit: 50.5 },
      { currency: 'JPY', due: 100, overdue: 100, credit: 0 },
    ]);
    await api.post(`/invoices/${yen}/credit-notes`, { reason: 'other' });
    await api.post(`/invoices/${euro}/mark-uncollectible`);
    expect(await balance(customer_id)).toEqual([
      { currency: 'EUR', due: 0, overdue: 0, credit: 50.5 },
      { currency: 'JPY', due: 0, overdue: 0, credit: 19 },
    ]);
  });

  it('is not visible to other organizations', async () => {
    const stranger = await service.newTenant('stranger');
    const customer_id = await tenant.customer();
    expect((await stranger.api.get(`/customers/${customer_id}/balance`)).status).toBe(404);
  });
});

describe('a customer with credit', () => {
  it('cannot be archived until the credit is used up, and then keeps its history', async () => {
    const customer_id = await tenant.customer();
    const id = await tenant.issuedInvoice({ customer_id });
    const remove = async (): Promise<number> => (await api.delete(`/customers/${customer_id}`)).status;
    expect(await remove()).toBe(409);
    await api.post(`/invoices/${id}/payments`, { method: 'cash' });
    const note = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
    expect(await remove()).toBe(409);
    await api.post(`/credit-notes/${note.body.id}/mark-refunded`, {});
    const payment = await api.post('/payments', { customer_id, amount: 1, method: 'cash' });
    const refused = await api.delete(`/customers/${customer_id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'has_open_documents']);
    await api.post(`/payments/${payment.body.id}/reverse`, {});
    expect(await remove()).toBe(204);
    expect((await api.get(`/customers/${customer_id}`)).body.archived_at).not.toBeNull();
    expect((await api.get(`/payments?customer_id=${customer_id}`)).body.data).toHaveLength(2);
    expect((await api.get(`/credit-notes/${note.body.id}`)).body.buyer.name).toBe('Difference Engines GmbH');
  });

  it('is archived, not deleted, even if it has only a payment', async () => {
    const customer_id = await tenant.customer();
    const { body } = await api.post('/payments', { customer_id, amount: 1, method: 'cash' });
    await api.post(`/payments/${body.id}/reverse`, {});
    expect((await api.delete(`/customers/${customer_id}`)).status).toBe(204);
    expect((await api.get(`/customers/${customer_id}`)).body.archived_at).not.toBeNull();
  });
});
