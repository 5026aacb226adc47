import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('a recurring invoice', () => {
  it('ends and forgets its content when the data of its customer are erased', async () => {
    const { owner } = service;
    const customer_id = await owner.customer();
    const items = [{ product_id: await owner.product(), quantity: 1, price: 10 }];
    const { body } = await owner.api.post('/recurring-invoices', {
      name: 'Hosting of Ada Lovelace',
      content: { customer_id, items, tax_rate: 19, note: 'Ada Lovelace' },
      rule: { every: 1, unit: 'day' },
      start_on: '2026-11-23',
    });
    const asked = { reason: 'requested', dry_run: false };
    expect((await (await owner.signIn()).post(`/customers/${customer_id}/erase`, asked)).status).toBe(200);
    const path = `/recurring-invoices/${String(body.id)}`;
    const ended = { status: 'ended', content: null, next_on: null, available_actions: ['delete'] };
    expect((await owner.api.get(path)).body).toMatchObject(ended);
    service.clock.passes('3 days');
    await service.jobsRun();
    expect((await owner.api.get(`${path}/runs`)).body.data).toEqual([]);
    const stored = await service.database.admin.query<{ row: string }>(
      `SELECT r::text AS row FROM recurring_invoices r WHERE name LIKE '%Ada%' OR content::text LIKE '%Ada%'`,
    );
    expect(stored.rows).toEqual([]);
  });
});
