import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const WRITERS = 20;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

describe('many writers with the same version', () => {
  it('end as one winner and 412 for all others', async () => {
    const id = await tenant.customer();
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_none, n) => {
        return api.put(`/customers/${id}`, { name: `Writer ${n}` }, { headers: { 'if-match': '"v1"' } });
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(WRITERS - 1);
    expect((await api.get(`/customers/${id}`)).body).toEqual(winners[0]?.body);
  });
});

describe('many writers without a condition', () => {
  it('run one after the other: every change counts, none is lost', async () => {
    const id = await tenant.invoice();
    const { body } = await api.get(`/invoices/${id}`);
    const items = [{ product_id: body.items[0].product_id, quantity: 1, price: 1 }];
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_none, n) => {
        return api.put(`/invoices/${id}`, {
          customer_id: body.customer_id,
          items,
          tax_rate: 0,
          note: `Writer ${n}`,
        });
      }),
    );
    const versions = answers.map((answer) => answer.body.version as number).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: WRITERS }, (_none, n) => n + 2));
    const last = answers.find((answer) => answer.body.version === WRITERS + 1);
    expect((await api.get(`/invoices/${id}`)).body).toEqual(last?.body);
    const lines = await service.database.admin.query('SELECT count(*)::int AS lines FROM invoice_items');
    expect(lines.rows[0].lines).toBe(1);
  });
});

describe('many creations of one unique value', () => {
  it('end as one customer', async () => {
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, () =>
        api.post('/customers', { name: 'Once', external_id: 'only-once' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_exists')).toHaveLength(WRITERS - 1);
  });
});

describe('a customer that is deleted while an invoice is written', () => {
  it('either stays with the invoice, or is gone and the invoice is refused', async () => {
    const product_id = await tenant.product();
    for (let round = 0; round < 10; round += 1) {
      const customer_id = await tenant.customer();
      const items = [{ product_id, quantity: 1, price: 1 }];
      const [written, deleted] = await Promise.all([
        api.post('/invoices', { customer_id, items, tax_rate: 0 }),
        api.delete(`/customers/${customer_id}`),
      ]);
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([written.status, deleted.status]);
    }
  });
});
