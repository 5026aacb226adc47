import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';

let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start({ user: 'books', password: 'right' });
  const url = server.url.replace('//', '//books:mistyped@');
  service = await TestService.start({ env: { SMTP_URL: url, MAIL_FROM: 'books@countinghouse.example' } });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('a wrong password', () => {
  it('is tried again, so that no mail is lost while somebody puts it right', async () => {
    const { owner } = service;
    const id = await owner.issuedInvoice({ customer_id: await owner.customer({ email: 'ap@example.com' }) });
    const { body } = await owner.api.post(`/invoices/${id}/send`, {});
    await service.jobsRun();
    const message = await owner.api.get(`/messages/${body.id as string}`);
    expect(message.body).toMatchObject({
      status: 'queued',
      last_answer: { outcome: 'temporary', smtp_code: 535 },
    });
    expect(service.logLines.join('\n')).not.toContain('mistyped');
  });
});
