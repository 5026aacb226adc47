import { MailServer } from '../support/mail-server.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What managers hear of recurring invoices that need them, where there is a mail server. */

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let product_id: string;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({
    env: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Books <books@example.com>',
      PUBLIC_URL: 'https://books.example.com',
    },
  });
});
beforeEach(async () => {
  service.clock.set('2027-01-15T10:00:00Z');
  tenant = await service.newTenant('notices');
  product_id = await tenant.product();
  await service.jobsRun();
  server.received.length = 0;
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

async function added(fields: object): Promise<string> {
  const customer_id = await tenant.customer({ email: 'accounts@example.com' });
  const content = { customer_id, items: [{ product_id, quantity: 1, price: 10 }], tax_rate: 19 };
  const { status, body } = await tenant.api.post('/recurring-invoices', {
    ...{ name: 'Hosting of Ada', content, rule: { every: 1, unit: 'month', day: 20 }, ...fields },
  });
  expect(status).toBe(201);
  return body.id as string;
}

async function at(instant: string): Promise<void> {
  service.clock.set(instant);
  await service.jobsRun();
  await service.jobsRun();
}

function told(): [string | undefined, string | undefined][] {
  return server.received
    .filter(({ text }) => text?.includes('/recurring-invoices/'))
    .map(({ envelopeTo, subject }) => [envelopeTo[0], subject]);
}

describe('a run that fails', () => {
  it('is told once by mail to who manages the organization, without names', async () => {
    const id = await added({});
    await tenant.issuedInvoice({ items: [{ product_id, quantity: 1, price: 1 }] });
    await tenant.api.delete(`/products/${product_id}`);
    await at('2027-01-20T10:00:00Z');
    const failed = [tenant.email, 'A recurring invoice could not be made'];
    expect(told()).toEqual([failed]);
    const mail = server.received.find(({ text }) => text?.includes('/recurring-invoices/'));
    expect(mail?.text).toContain(`https://books.example.com/recurring-invoices/${id}`);
    expect(mail?.text).not.toContain('Ada');
    await tenant.api.post(`/recurring-invoices/${id}/pause`);
    await tenant.api.post(`/recurring-invoices/${id}/resume`, {});
    await at('2027-01-20T11:00:00Z');
    expect((await tenant.api.get(`/recurring-invoices/${id}`)).body.status).toBe('attention');
    expect(told()).toEqual([failed]);
    await tenant.api.post(`/recurring-invoices/${id}/skip`);
    await at('2027-02-20T10:00:00Z');
    expect(told()).toEqual([failed, failed]);
  });
});

describe('invoices of a downtime that are not sent', () => {
  it('are told in one mail', async () => {
    await added({ action: 'finalize_and_send' });
    await at('2027-07-21T10:00:00Z');
    expect(told()).toEqual([[tenant.email, 'Invoices wait as drafts']]);
    const { body } = await tenant.api.get('/invoices?status=draft');
    expect(body.data).toHaveLength(4);
  });

  it('are no reason for a mail where there are none', async () => {
    await added({ action: 'finalize_and_send' });
    await at('2027-03-21T10:00:00Z');
    expect(told()).toEqual([]);
  });
});
