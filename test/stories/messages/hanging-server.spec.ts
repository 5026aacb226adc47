import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';

let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start();
  server.behaviour = { kind: 'hang_after_data' };
  const env = { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' };
  service = await TestService.start({ env, mailLimits: { socketTimeout: 1_000 } });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('a mail server that hangs after the mail', () => {
  it('is not waited for without end, and leaves the message unconfirmed', async () => {
    const { owner } = service;
    const id = await owner.issuedInvoice({ customer_id: await owner.customer({ email: 'ap@example.com' }) });
    const { body } = await owner.api.post(`/invoices/${id}/send`, {});
    await service.jobsRun();
    const message = await owner.api.get(`/messages/${body.id as string}`);
    expect(message.body).toMatchObject({ status: 'unconfirmed', attempts: [{ outcome: 'unknown' }] });
  });
});
