import { randomBytes } from 'node:crypto';
import { linkTokenOf } from '../../../src/modules/outgoing/links/domain/link-token.js';
import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const PUBLIC_URL = 'https://books.example.com';
const BANK = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', account_holder: 'Muster GmbH' };
/** What a browser sends when somebody opens a link of a mail. */
const LOOK = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'cross-site',
  'User-Agent': 'Mozilla/5.0 Firefox/140.0',
};

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL } });
});
beforeEach(async () => {
  tenant = await service.newTenant('seller');
});
afterAll(() => service.stop());

async function linkTo(invoice: string, body?: object): Promise<{ id: string; path: string }> {
  const made = await tenant.api.post(`/invoices/${invoice}/links`, body);
  expect(made.status).toBe(201);
  return made.body as { id: string; path: string };
}

function opened(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(service.url + path, { headers, method });
}

async function eventsOf(id: string): Promise<string[]> {
  await service.eventsNumbered();
  const { body } = await tenant.api.get(`/events?object_id=${id}&limit=100`);
  return (body.data as { type: string }[]).map(({ type }) => type);
}

describe('a link to an invoice', () => {
  it('is made, listed and ended', async () => {
    const invoice = await tenant.issuedInvoice();
    const { body, headers } = await tenant.api.post(`/invoices/${invoice}/links`);
    expect(body).toMatchObject({ invoice_id: invoice, channel: 'other', views: 0, expires_at: null });
    expect(body.path).toMatch(/^\/i\/[0-9a-z]{52}$/);
    expect(body.url).toBe(PUBLIC_URL + String(body.path));
    expect(headers.get('location')).toBe(`/api/links/${body.id as string}`);
    const { path: _path, url: _url, ...shown } = body;
    expect((await tenant.api.get(`/invoices/${invoice}/links`)).body).toEqual({ data: [shown] });

    expect((await opened(body.path as string)).status).toBe(200);
    expect((await tenant.api.delete(`/links/${body.id as string}`)).status).toBe(204);
    expect((await opened(body.path as string)).status).toBe(404);
    expect((await tenant.api.get(`/invoices/${invoice}/links`)).body).toEqual({ data: [] });
    expect((await tenant.api.delete(`/links/${body.id as string}`)).status).toBe(404);
    expect(await eventsOf(body.id as string)).toEqual(['link.created', 'link.ended']);
  });

  it('keeps nothing that opens the page', async () => {
    const { path } = await linkTo(await tenant.issuedInvoice());
    const token = path.slice('/i/'.length);
    const { rows } = await service.database.admin.query<{ all: string }>(
      `SELECT (SELECT json_agg(l)::text FROM invoice_links l) || (SELECT json_agg(e)::text FROM events e) AS all`,
    );
    expect(rows[0]?.all).toContain('token_hash');
    expect(rows[0]?.all).not.toContain(token);
    await opened(path);
    expect(service.logLines.some((line) => line.includes('/i/…'))).toBe(true);
    expect(service.logLines.some((line) => line.includes(token))).toBe(false);
  });

  it('keeps working beside another one', async () => {
    const invoice = await tenant.issuedInvoice();
    const [first, second] = [await linkTo(invoice), await linkTo(invoice)];
    await tenant.api.delete(`/links/${first.id}`);
    expect((await opened(second.path)).status).toBe(200);
  });

  it('is refused for a draft, for a moment that is over, and beyond fifty', async () => {
    const draft = await tenant.api.post(`/invoices/${await tenant.invoice()}/links`);
    expect([draft.status, draft.body.code]).toEqual([409, 'invalid_state_transition']);
    const invoice = await tenant.issuedInvoice();
    const over = await tenant.api.post(`/invoices/${invoice}/links`, { expires_at: service.clock.now() });
    expect(over.body.errors).toMatchObject([{ pointer: '#/expires_at', code: 'in_the_past' }]);
    await Promise.all(Array.from({ length: 5 }, () => linkTo(invoice)));
    for (let made = 5; made < 50; made += 1) await linkTo(invoice);
    const more = await tenant.api.post(`/invoices/${invoice}/links`);
    expect(more.body.errors).toMatchObject([{ pointer: '#', code: 'too_many' }]);
  });

  it('ends at its moment, or 90 days after the invoice was paid', async () => {
    const invoice = await tenant.issuedInvoice();
    const short = await linkTo(invoice, { expires_at: new Date(service.clock.now().getTime() + 1000) });
    const long = await linkTo(invoice);
    service.clock.passes('1 second');
    expect((await opened(short.path)).status).toBe(404);
    service.clock.passes('400 days');
    expect((await opened(long.path)).status).toBe(200);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 119, method: 'bank_transfer' });
    service.clock.passes('89 days');
    expect((await opened(long.path)).status).toBe(200);
    service.clock.passes('1 day');
    expect((await opened(long.path)).status).toBe(404);
  });
});

describe('whoever has no link that works', () => {
  it('gets the same bytes, whatever is wrong', async () => {
    const invoice = await tenant.issuedInvoice();
    const [ended, expired] = [await linkTo(invoice), await linkTo(invoice, { expires_at: later(1000) })];
    await tenant.api.delete(`/links/${ended.id}`);
    service.clock.passes('1 second');
    const { path } = await linkTo(invoice);
    const me = await tenant.api.get('/organization');
    const organization = fromTypeId('org', me.body.id as string) ?? '';
    const guessed = linkTokenOf(organization, randomBytes(16));
    const unknown = linkTokenOf('019abcde-0123-7456-89ab-cdef01234567', randomBytes(16));
    const paths = [
      ended.path,
      expired.path,
      `/i/${guessed}`,
      `/i/${unknown}`,
      '/i/',
      '/i/x',
      '/i/..%2f',
      `${path}x`,
    ];
    const below = [`${path}/`, `${path}/invoice.xml`, `${path}/invoice.pdf/x`, `${ended.path}/invoice.pdf`];
    const answers = await Promise.all([...paths, ...below].map((one) => opened(one)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([404]);
    expect(new Set(texts).size).toBe(1);
    const policies = answers.map(({ headers }) => [
      headers.get('content-security-policy'),
      headers.get('content-type'),
    ]);
    expect(new Set(policies.map(String)).size).toBe(1);
    expect(texts[0]).toContain('Dieser Link zeigt nichts an');
  });

  it('finds nothing by changing one letter of a token', async () => {
    const { path } = await linkTo(await tenant.issuedInvoice());
    const token = path.slice('/i/'.length);
    const changed = [...token].map((letter, at) => {
      return token.slice(0, at) + (letter === '0' ? '1' : '0') + token.slice(at + 1);
    });
    const statuses = await Promise.all(changed.map(async (one) => (await opened(`/i/${one}`)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
  });
});

function later(ms: number): Date {
  return new Date(service.clock.now().getTime() + ms);
}

describe('the customer’s page', () => {
  it('shows what the invoice says, in the language of the customer, without script and below 60 KB', async () => {
    const owner = await tenant.signIn();
    const organization = await owner.get('/organization');
    await owner.put('/organization', {
      ...{ name: organization.body.name, currency: 'EUR', time_zone: 'UTC', bank_details: BANK },
    });
    const customer_id = await tenant.customer({ name: '<b>Müller & Söhne</b>', locale: 'de-DE' });
    const { path } = await linkTo(await tenant.issuedInvoice({ customer_id, message: '<script>x</script>' }));
    const answer = await opened(path);
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(html).toContain('<html lang="de">');
    expect(html).toMatch(/Rechnung INV-\d{4}-00001/);
    expect(html).toContain('&lt;b&gt;Müller &amp; Söhne&lt;/b&gt;');
    expect(html).not.toMatch(/<script|<b>|javascript:| on\w+=/);
    expect(html).toContain('Offen');
    expect(html).toContain('119,00\u00a0€');
    expect(html).toContain('DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000');
    expect(html).toContain('<svg role="img" aria-label="QR-Code');
  });

  it('tells what is left to be paid now', async () => {
    const invoice = await tenant.issuedInvoice();
    const { path } = await linkTo(invoice);
    const text = async (): Promise<string> => (await opened(path)).text();
    expect(await text()).toMatch(/To be paid[^]*€119\.00/);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 19, method: 'bank_transfer' });
    expect(await text()).toMatch(/Partly paid[^]*€100\.00[^]*€19\.00/);
    service.clock.passes('30 days');
    expect(await text()).toMatch(/Overdue[^]*Was due on/);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 100, method: 'bank_transfer' });
    expect(await text()).toMatch(/Paid[^]*Nothing is left to be paid/);
  });

  it('says that an invoice is void, and asks for nothing', async () => {
    const invoice = await tenant.issuedInvoice();
    const { path } = await linkTo(invoice);
    await tenant.api.post(`/invoices/${invoice}/void`);
    const html = await (await opened(path)).text();
    expect(html).toContain('This invoice is void. Please do not pay it.');
    expect(html).not.toContain('<svg');
  });

  it('stays small with 500 long lines, and says how many are in the PDF only', async () => {
    const product_id = await tenant.product({ description: 'x '.repeat(400) });
    const items = Array.from({ length: 500 }, () => ({ product_id, quantity: 1, price: 1 }));
    const { path } = await linkTo(
      await tenant.issuedInvoice({ items, note: 'n', message: 'm '.repeat(2_000) }),
    );
    const html = await (await opened(path)).text();
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(html).toMatch(/Further lines are in the PDF: \d+\./);
  });

  it('gives the PDF, the same as to the seller', async () => {
    const invoice = await tenant.issuedInvoice();
    const { path } = await linkTo(invoice);
    const answer = await opened(`${path}/invoice.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="INV-\d{4}-00001\.pdf"/);
    const tag = answer.headers.get('etag') ?? '';
    const own = await tenant.api.get(`/invoices/${invoice}/documents`);
    expect(tag).toBe(
      `"${own.body.data.find(({ format }: { format: string }) => format === 'pdf').sha256 as string}"`,
    );
    expect((await opened(`${path}/invoice.pdf`, { 'If-None-Match': tag })).status).toBe(304);
  });

  it('can be read, and asked for a fresh link; nothing else', async () => {
    const { path } = await linkTo(await tenant.issuedInvoice());
    const { status, headers } = await opened(path, {}, 'DELETE');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('a look', () => {
  it('is told once, and counted when a person looks again later', async () => {
    const invoice = await tenant.issuedInvoice();
    const { path } = await linkTo(invoice);
    await Promise.all([opened(path, LOOK), opened(path, LOOK), opened(path, LOOK)]);
    const seen = service.clock.now().toISOString();
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ viewed_at: seen });
    service.clock.passes('31 minutes');
    await opened(path, LOOK);
    const { body } = await tenant.api.get(`/invoices/${invoice}/links`);
    expect(body.data).toMatchObject([{ views: 2, first_viewed_at: seen }]);
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ viewed_at: seen });
    expect((await eventsOf(invoice)).filter((type) => type === 'invoice.viewed')).toHaveLength(1);
    const refused = await tenant.api.post(`/invoices/${invoice}/void`);
    expect([refused.status, refused.body.code]).toEqual([409, 'already_sent']);
    expect(refused.body.detail).toMatch(/was opened by its customer/);
  });

  it.each([
    ['a request for the headers', LOOK, 'HEAD'],
    ['a visit from the panel', { ...LOOK, 'Sec-Fetch-Site': 'same-origin' }, 'GET'],
    ['a scanner of mails', { ...LOOK, 'User-Agent': 'Mozilla/5.0 LinkScanner' }, 'GET'],
    ['a program', {}, 'GET'],
  ])('is not %s', async (_what, headers, method) => {
    const invoice = await tenant.issuedInvoice();
    const { path } = await linkTo(invoice);
    expect((await opened(path, headers, method)).status).toBe(200);
    await opened(`${path}/invoice.pdf`, LOOK);
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ viewed_at: null });
    expect((await tenant.api.get(`/invoices/${invoice}/links`)).body.data).toMatchObject([{ views: 0 }]);
  });
});
