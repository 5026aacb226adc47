import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('the list of recurring invoices', () => {
  it('names customers as they are called now', async () => {
    const { owner } = service;
    const { api } = owner;
    const customer_id = await owner.customer({ name: 'Difference Engines' });
    const items = [{ product_id: await owner.product(), quantity: 1, price: 10 }];
    const { status } = await api.post('/recurring-invoices', {
      name: 'Hosting',
      content: { customer_id, items, tax_rate: 19 },
      rule: { every: 1, unit: 'month' },
      start_on: '2030-01-31',
    });
    expect(status).toBe(201);
    const named = async (): Promise<unknown> => (await api.get('/recurring-invoices')).body.data;
    expect(await named()).toMatchObject([{ customer_id, customer_name: 'Difference Engines' }]);
    expect((await api.patch(`/customers/${customer_id}`, { name: 'Analytical Engines' })).status).toBe(200);
    expect(await named()).toMatchObject([{ customer_id, customer_name: 'Analytical Engines' }]);
  });
});
