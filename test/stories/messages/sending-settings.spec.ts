import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailServer } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let folder: string;
let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-dkim-'));
  const keyFile = join(folder, 'dkim.pem');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  server = await MailServer.start();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Books <books@books.example>',
    MAIL_BOUNCE_DOMAIN: 'back.books.example',
    MAIL_RATE_PER_MINUTE: '2',
    DKIM_DOMAIN: 'books.example',
    DKIM_SELECTOR: 'mail2026',
    DKIM_KEY_FILE: keyFile,
  };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  service.clock.passes('5 minutes');
  server.received.length = 0;
  tenant = await service.newTenant('sender');
});
afterAll(async () => {
  await service.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function queued(): Promise<string> {
  const customer_id = await tenant.customer({ email: 'ap@example.com' });
  const invoice = await tenant.issuedInvoice({ customer_id });
  const { status, body } = await tenant.api.post(`/invoices/${invoice}/send`);
  expect(status).toBe(200);
  return body.id as string;
}

describe('a mail of this installation', () => {
  it('comes from a service that gives its name, which is the domain of its senders', async () => {
    await queued();
    await service.jobsRun();
    expect(server.received[0]?.greetedAs).toBe('books.example');
  });

  it('is signed for its domain, and comes back to an address that names its message', async () => {
    const message = await queued();
    await service.jobsRun();
    const [mail] = server.received;
    expect(mail?.envelopeFrom).toBe(`bounces+${message}@back.books.example`);
    expect(mail?.from?.value[0]?.address).toBe('books@books.example');
    expect(isSigned(mail?.raw ?? '')).toBe(true);
    expect(isSigned((mail?.raw ?? '').replace('Subject: Invoice', 'Subject: Another'))).toBe(false);
  });

  it('waits for its turn where as many as may go have gone within a minute', async () => {
    for (let mail = 0; mail < 4; mail += 1) await queued();
    await service.jobsRun();
    expect(server.received).toHaveLength(2);
    service.clock.passes('29 seconds');
    await service.jobsRun();
    expect(server.received).toHaveLength(2);
    service.clock.passes('1 second');
    await service.jobsRun();
    expect(server.received).toHaveLength(3);
    service.clock.passes('30 seconds');
    await service.jobsRun();
    expect(server.received).toHaveLength(4);
  });
});

/** Checks a signature as RFC 6376 says, for relaxed heads and bodies, with the public key. */
function isSigned(raw: string): boolean {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/);
  const own = fields.find((field) => /^DKIM-Signature:/i.test(field)) ?? '';
  const tags = Object.fromEntries(
    own
      .replace(/^[^:]*:/, '')
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  ) as Record<string, string>;
  if (tags['d'] !== 'books.example' || tags['s'] !== 'mail2026' || tags['c'] !== 'relaxed/relaxed')
    return false;
  const body = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n');
  if (createHash('sha256').update(body).digest('base64') !== tags['bh']) return false;
  const left = [...fields];
  const signed = (tags['h'] ?? '').split(':').flatMap((name) => {
    const at = left.findLastIndex((field) => relaxed(field).startsWith(`${name.toLowerCase()}:`));
    return at < 0 ? [] : left.splice(at, 1).map(relaxed);
  });
  const bare = relaxed(own).replace(/b=[^;]*$/, 'b=');
  const verify = createVerify('RSA-SHA256').update([...signed, bare].join('\r\n'));
  return verify.verify(publicKey, tags['b'] ?? '', 'base64');
}

function relaxed(field: string): string {
  const at = field.indexOf(':');
  const value = field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, at).trim().toLowerCase()}:${value}`;
}
