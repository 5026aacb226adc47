import { MailServer } from '../../support/mail-server.js';
import { until } from '../../support/eventually.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

/** A mail counts as leaving when the server waits for its content, and says what is true then. */

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let invoice: string;
let message: string;
let goOn: () => void;
let running: Promise<unknown>;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({
    env: { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' },
  });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** An invoice over 119.00 is sent, and the server hesitates before it takes the recipient. */
beforeEach(async () => {
  server.received.length = 0;
  server.asked = 0;
  server.behaviour = { kind: 'hesitate', until: new Promise<void>((resolve) => (goOn = resolve)) };
  tenant = await service.newTenant('patient');
  invoice = await tenant.issuedInvoice({ customer_id: await tenant.customer({ email: 'ap@example.com' }) });
  const { body } = await tenant.api.post(`/invoices/${invoice}/send`, {});
  message = body.id as string;
  running = service.jobsRun();
  await until(() => server.asked > 0);
});

const shown = async (): Promise<object> => (await tenant.api.get(`/messages/${message}`)).body as object;

async function customerOf(id: string): Promise<string> {
  return (await tenant.api.get(`/invoices/${id}`)).body.customer_id as string;
}

/** The server goes on, and all that follows is done. */
async function done(): Promise<void> {
  server.behaviour = { kind: 'accept' };
  goOn();
  await running;
  await service.jobsRun();
}

describe('a mail whose server hesitates', () => {
  it('is queued until the server waits for the content', async () => {
    expect(await shown()).toMatchObject({ status: 'queued', attempt_count: 0 });
    await done();
    expect(await shown()).toMatchObject({ status: 'sent', attempt_count: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('can be taken back meanwhile, and then nothing of it leaves', async () => {
    expect((await tenant.api.post(`/messages/${message}/cancel`, {})).status).toBe(200);
    await done();
    expect(await shown()).toMatchObject({ status: 'cancelled', attempt_count: 0 });
    expect(server.received).toEqual([]);
  });

  it('says what is owed after a payment that came meanwhile', async () => {
    expect(
      (await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 19, method: 'cash' })).status,
    ).toBe(201);
    await done();
    expect(server.received.map(({ text }) => text?.includes('100.00'))).toEqual([true]);
    expect(await shown()).toMatchObject({ status: 'sent', attempt_count: 1 });
  });

  it('is not sent about an invoice that was voided meanwhile', async () => {
    expect((await tenant.api.post(`/invoices/${invoice}/void`, {})).status).toBe(200);
    await done();
    expect(await shown()).toMatchObject({ status: 'cancelled' });
    expect(server.received).toEqual([]);
  });

  it('leaves although its customer was merged into another one meanwhile', async () => {
    const customer_id = await customerOf(invoice);
    const into = await tenant.customer();
    const merged = await tenant.api.post(`/customers/${customer_id}/merge`, { into, dry_run: false });
    expect(merged.status).toBe(200);
    await done();
    expect(await shown()).toMatchObject({ status: 'sent', customer_id: into });
    expect(server.received).toHaveLength(1);
  });

  it('leaves although its customer was merged and then the connection broke', async () => {
    const customer_id = await customerOf(invoice);
    const into = await tenant.customer();
    await tenant.api.post(`/customers/${customer_id}/merge`, { into, dry_run: false });
    server.disconnect();
    await done();
    expect(await shown()).toMatchObject({ status: 'sent', customer_id: into });
    expect(server.received).toHaveLength(1);
  });

  it('is tried again when the connection breaks before the content, for it cannot have arrived', async () => {
    server.disconnect();
    await running;
    expect(await shown()).toMatchObject({
      status: 'queued',
      attempt_count: 1,
      last_answer: { outcome: 'temporary', smtp_code: null },
    });
    goOn();
    server.behaviour = { kind: 'accept' };
    service.clock.passes('1 minute');
    await service.jobsRun();
    expect(await shown()).toMatchObject({ status: 'sent', attempt_count: 2 });
    expect(server.received).toHaveLength(1);
  });
});
