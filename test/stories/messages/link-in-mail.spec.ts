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
    expect(preview.body.text).toContain('auch online ansehen: {{link}}');
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

describe('the mail with a credit note', () => {
  it('has a link to the page of the credit note', async () => {
    const { owner } = service;
    const note = (await owner.credit(await issued())).body.id as string;
    await owner.api.post(`/credit-notes/${note}/send`, {});
    await service.jobsRun();
    const [mail] = server.received;
    const [address = '', path = ''] = ADDRESS.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).toContain(`Sie können sie auch online ansehen: ${address}`);
    expect(mail?.html).toContain(`<a href="${address}"`);
    expect(mail?.html).toContain('Rechnungskorrektur ansehen</a>');
    expect(await (await fetch(service.url + path)).text()).toContain('CN-2026-00001');
    const { body } = await owner.api.get(`/credit-notes/${note}/links`);
    expect(body.data).toMatchObject([{ channel: 'email', views: 0 }]);
  });
});

describe('mails about one invoice', () => {
  it('follow the first one that has left', async () => {
    const { owner } = service;
    const invoice = await issued();
    const first = (await owner.api.post(`/invoices/${invoice}/send`, {})).body.id as string;
    await service.jobsRun();
    await owner.api.post(`/invoices/${invoice}/remind`);
    await service.jobsRun();
    await owner.api.post(`/invoices/${invoice}/remind`);
    await service.jobsRun();
    const thread = `<${first}@countinghouse.example>`;
    expect(
      server.received.map(({ messageId, inReplyTo, references }) => [
        messageId === thread,
        inReplyTo,
        references,
      ]),
    ).toEqual([
      [true, undefined, undefined],
      [false, thread, thread],
      [false, thread, thread],
    ]);
  });

  it('follow none that nobody has got', async () => {
    const { owner } = service;
    const invoice = await issued();
    server.behaviour = { kind: 'refuse', code: 554, text: '5.7.1 Not here' };
    await owner.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();
    server.behaviour = { kind: 'accept' };
    await owner.api.post(`/invoices/${invoice}/remind`);
    await service.jobsRun();
    expect(server.received.map(({ inReplyTo }) => inReplyTo)).toEqual([undefined]);
  });
});
