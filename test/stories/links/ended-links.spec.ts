import { MailServer } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  server = await MailServer.start();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'books@example.com',
    PUBLIC_URL: 'https://books.example.com',
  };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  server.received.length = 0;
  tenant = await service.newTenant('seller');
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** The page behind the link of the last mail. */
function mailedPath(): string {
  const [path = ''] = /\/i\/[0-9a-z]{52}/.exec(server.received.at(-1)?.text ?? '') ?? [];
  return path;
}

async function mailedInvoice(): Promise<{ readonly id: string; readonly path: string }> {
  const customer_id = await tenant.customer({ email: 'ap@example.com', locale: 'de-DE' });
  const id = await tenant.issuedInvoice({ customer_id });
  expect((await tenant.api.post(`/invoices/${id}/send`, { cc: ['boss@example.com'] })).status).toBe(200);
  await service.jobsRun();
  return { id, path: mailedPath() };
}

async function pay(id: string): Promise<void> {
  expect((await tenant.api.post(`/invoices/${id}/payments`, { method: 'cash' })).status).toBe(201);
}

async function askAgain(path: string): Promise<string> {
  const answer = await fetch(service.url + path, { method: 'POST' });
  await service.jobsRun();
  return `${answer.status} ${await answer.text()}`;
}

describe('a link that has ended by itself', () => {
  it('is asked for again on the page that shows nothing, and a fresh one goes where the first one went', async () => {
    const { id, path } = await mailedInvoice();
    await pay(id);
    service.clock.passes('91 days');
    const ended = await fetch(service.url + path);
    expect([ended.status, await ended.text()]).toEqual([
      404,
      expect.stringContaining('<form method="post">'),
    ]);
    server.received.length = 0;
    expect(await askAgain(path)).toMatch(/^200 [^]*Neuen|^200 [^]*Danke/);
    expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['ap@example.com']]);
    expect(server.received[0]?.text).toContain('jemand hat um einen neuen Link');
    const fresh = mailedPath();
    expect(fresh).not.toBe(path);
    expect((await fetch(service.url + fresh)).status).toBe(200);
    await askAgain(path);
    expect(server.received).toHaveLength(1);
    service.clock.passes('8 days');
    expect((await fetch(service.url + fresh)).status).toBe(404);
    await askAgain(fresh);
    expect(server.received).toHaveLength(2);
  });

  it('is answered like one that never was, and like one that a person has ended', async () => {
    const { id, path } = await mailedInvoice();
    const { body } = await tenant.api.get(`/invoices/${id}/links`);
    const [{ id: link }] = body.data as [{ id: string }];
    const made = await tenant.api.post(`/invoices/${id}/links`);
    await pay(id);
    service.clock.passes('91 days');
    server.received.length = 0;
    const never = await askAgain(`/i/${'0'.repeat(52)}`);
    expect(await askAgain(made.body.path as string)).toBe(never);
    expect(server.received).toHaveLength(1);
    service.clock.passes('1 day');
    await tenant.api.delete(`/links/${link}`);
    expect(await askAgain(path)).toBe(never);
    expect(await askAgain('/i/nothing')).toBe(never);
    expect(server.received).toHaveLength(1);
  });

  it('is not asked for while it works', async () => {
    const { path } = await mailedInvoice();
    server.received.length = 0;
    await askAgain(path);
    expect(server.received).toEqual([]);
  });
});
