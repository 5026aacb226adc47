import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('seller');
});
afterAll(() => service.stop());

async function linkTo(invoice: string): Promise<string> {
  const made = await tenant.api.post(`/invoices/${invoice}/links`);
  expect(made.status).toBe(201);
  return made.body.path as string;
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(service.url + path)).status;
}

describe('the days of links after a payment', () => {
  it.each([
    [10, 9, 200],
    [10, 10, 404],
    [0, 4000, 200],
  ])('are a setting: with %i of them, after %i the page answers %i', async (days, later, status) => {
    const owner = await tenant.signIn();
    const changed = await owner.put('/organization/documents', { link_days_after_payment: days });
    expect([changed.status, changed.body.link_days_after_payment]).toEqual([200, days]);
    const invoice = await tenant.issuedInvoice();
    const path = await linkTo(invoice);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 119, method: 'bank_transfer' });
    service.clock.passes(`${later} days`);
    expect(await statusOf(path)).toBe(status);
    const listed = await tenant.api.get(`/invoices/${invoice}/links`);
    expect(listed.body.data).toHaveLength(status === 200 ? 1 : 0);
  });

  it('hold for links that were made before', async () => {
    const invoice = await tenant.issuedInvoice();
    const path = await linkTo(invoice);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 119, method: 'bank_transfer' });
    service.clock.passes('100 days');
    expect(await statusOf(path)).toBe(404);
    const owner = await tenant.signIn();
    await owner.put('/organization/documents', { link_days_after_payment: 101 });
    expect(await statusOf(path)).toBe(200);
  });

  it.each([-1, 3651, 1.5])('are not %d', async (days) => {
    const owner = await tenant.signIn();
    const refused = await owner.put('/organization/documents', { link_days_after_payment: days });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '#/link_days_after_payment' }]);
  });
});
