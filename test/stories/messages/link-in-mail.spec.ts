import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';

const PUBLIC_URL = 'https://books.example.com';
const ADDRESS = /https:\/\/books\.example\.com(\/i\/[0-9a-z]{52})/;

let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example', PUBLIC_URL };
  service = await TestService.start({ env });
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

async function issued(): Promise<string> {
  const { owner } = service;
  return owner.issuedInvoice({
    customer_id: await owner.customer({ email: 'ap@example.com', locale: 'de' }),
  });
}

describe('the mail with an invoice', () => {
  it('has a link of its own in text and button, which opens the page', async () => {
    const { owner } = service;
    const invoice = await issued();
    const preview = await owner.api.post(`/invoices/${invoice}/send-preview`, {});
    expect(preview.body.text).toContain('mit allen Angaben zur Zahlung: {{link}}');
    expect((await owner.api.get(`/invoices/${invoice}/links`)).body.data).toEqual([]);

    await owner.api.post(`/invoices/${invoice}/send`, { text: preview.body.text });
    await service.jobsRun();
    const [mail] = server.received;
    const [address = '', path = ''] = ADDRESS.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`<a href="${address}"`);
    expect(mail?.html).toContain('Rechnung ansehen</a>');
    expect(mail?.text).not.toContain('{{');
    expect((await fetch(service.url + path)).status).toBe(200);
    const { body } = await owner.api.get(`/invoices/${invoice}/links`);
    expect(body.data).toMatchObject([{ channel: 'email', views: 0 }]);
  });

  it('has another one when it is sent anew, and both work', async () => {
    const { owner } = service;
    const invoice = await issued();
    await owner.api.post(`/invoices/${invoice}/send`, {});
    await owner.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();
    const paths = server.received.map(({ text }) => ADDRESS.exec(text ?? '')?.[1] ?? '');
    expect(new Set(paths).size).toBe(2);
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(service.url + path)).status));
    expect(statuses).toEqual([200, 200]);
  });

  it('has none where the text names none', async () => {
    const { owner } = service;
    const invoice = await issued();
    await owner.api.post(`/invoices/${invoice}/send`, { text: 'Please find it attached.' });
    await service.jobsRun();
    expect(server.received[0]?.html).not.toContain('<a ');
    expect((await owner.api.get(`/invoices/${invoice}/links`)).body.data).toEqual([]);
  });
});
