import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';

const SHEET = Buffer.from('Day;Hours\n2026-11-02;8\n');

let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Books <books@countinghouse.example>' };
  service = await TestService.start({ env });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** An issued invoice with a time sheet and a link. */
async function invoiceWithSheet(): Promise<string> {
  const { owner } = service;
  const id = await owner.invoice({ customer_id: await owner.customer({ email: 'ap@example.com' }) });
  for (const said of [
    { filename: 'sheet.csv', media_type: 'text/csv', content: SHEET.toString('base64') },
    { url: 'https://example.com/plan' },
  ]) {
    const { status } = await owner.api.post(`/invoices/${id}/attachments`, {
      reference: said.filename ?? 'plan',
      ...said,
    });
    expect(status).toBe(201);
  }
  await owner.api.post(`/invoices/${id}/finalize`);
  return id;
}

describe('the files that an invoice names', () => {
  it('go along with its mail, after the invoice itself', async () => {
    const { api } = service.owner;
    const id = await invoiceWithSheet();
    const sent = await api.post(`/invoices/${id}/send`, {});
    const formats = (sent.body.attachments as { format: string; filename: string; bytes: number }[]).map(
      ({ format, filename, bytes }) => [format, filename, bytes],
    );
    expect(formats).toEqual([
      ['pdf', expect.stringMatching(/\.pdf$/), null],
      ['enclosure', 'sheet.csv', SHEET.length],
    ]);
    await service.jobsRun();
    const [mail] = server.received;
    expect(mail?.attachments).toMatchObject([{ contentType: 'application/pdf' }, { filename: 'sheet.csv' }]);
    expect((await api.get(`/messages/${sent.body.id as string}`)).body.status).toBe('sent');
    expect((await api.get(`/messages/${sent.body.id as string}/file`)).status).toBe(404);
  });

  it('stay away where the text alone is sent', async () => {
    const id = await invoiceWithSheet();
    const sent = await service.owner.api.post(`/invoices/${id}/send`, { attachments: [] });
    expect(sent.body.attachments).toEqual([]);
  });
});
