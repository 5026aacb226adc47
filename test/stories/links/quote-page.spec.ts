import type { Shown } from '../../support/accepted-quote.js';
import { eventsOf } from '../../support/events-of.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

/** The page of a quote, as its customer uses it: without a script, and without a credential. */

const NOW = '2026-11-21T10:00:00Z';
const LOOK = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'cross-site',
  'User-Agent': 'Mozilla/5.0 Firefox/140.0',
};
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', agree: 'yes' };

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  service.clock.set(NOW);
  tenant = await service.newTenant('seller');
});
afterAll(() => service.stop());

describe('the page of an open quote', () => {
  it('shows its lines, what can be chosen, and the terms above the acceptance', async () => {
    const { html } = await looked(await offered());
    expect(html).toContain('Quote QT-2026-00001');
    expect(html).toContain('You can accept it until 31\u00a0Dec\u00a02098.');
    expect(html).toContain('€238.00');
    expect(html.indexOf('Half in advance.')).toBeGreaterThan(0);
    expect(html.indexOf('Half in advance.')).toBeLessThan(html.indexOf('Accept this quote'));
    expect(html).toMatch(/<input type="checkbox" name="line-qit_\w+" value="qit_\w+">/);
    expect(html).not.toContain('<script');
  });

  it('is noted once as looked at', async () => {
    const quote = await offered();
    await looked(quote, LOOK);
    await looked(quote, LOOK);
    expect((await shown(quote)).viewed_at).toBe('2026-11-21T10:00:00.000Z');
    expect((await eventsOf(service, quote.id)).filter((type) => type === 'quote.viewed')).toHaveLength(1);
  });

  it('gives the PDF', async () => {
    const { path } = await offered();
    const file = await fetch(`${service.url}${path}/quote.pdf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('QT-2026-00001.pdf');
  });

  it('takes a choice of alternatives, whose first one holds unless another is chosen', async () => {
    const product_id = await tenant.product();
    const line = { product_id, quantity: 1, price: 100 };
    const items = [
      { ...line, group: 'Colour' },
      { ...line, price: 150, group: 'Colour' },
    ];
    const quote = await offered({ items });
    const { html } = await looked(quote);
    expect(html).toContain('<legend>Choose Colour</legend>');
    const [first, second] = quote.items;
    const field = `line-${first ?? ''}`;
    const seen = await answered(quote, { do: 'show', [field]: second ?? '' });
    expect(seen.html).toContain('€178.50');
    await answered(quote, { ...ADA, do: 'accept', total: '178.50', [field]: second ?? '' });
    expect((await shown(quote)).acceptance).toMatchObject({ items: [second], total: 178.5 });
  });
});

describe('accepting on the page', () => {
  it('keeps who, when, from where, and the hash of what was accepted', async () => {
    const quote = await offered();
    const done = await answered(quote, { ...ADA, do: 'accept', total: '238.00' });
    expect([done.status, done.location]).toEqual([303, expect.stringMatching(/^\.\.\/[0-9a-z]{52}$/)]);
    const { status, acceptance } = await shown(quote);
    expect(status).toBe('accepted');
    expect(acceptance).toMatchObject({
      at: '2026-11-21T10:00:00.000Z',
      channel: 'page',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      link_id: quote.link,
      total: 238,
    });
    for (const hash of ['address_hash', 'document_hash', 'terms_hash']) {
      expect(acceptance[hash]).toMatch(/^[0-9a-f]{64}$/);
    }
    const { html } = await looked(quote);
    expect(html).toContain('Accepted by Ada Lovelace on 21\u00a0Nov\u00a02026.');
    expect(html).not.toContain('<form');
  });

  it('is for the total that was shown: with another choice, the page is shown again', async () => {
    const quote = await offered();
    const [, extra = ''] = quote.items;
    const chosen = { [`line-${extra}`]: extra };
    const refused = await answered(quote, { ...ADA, do: 'accept', total: '238.00', ...chosen });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Your choice comes to another total.');
    expect(refused.html).toContain('€476.00');
    expect(refused.html).toContain('value="Ada Lovelace"');
    expect((await shown(quote)).status).toBe('open');
    await answered(quote, { ...ADA, do: 'accept', total: '476.00', ...chosen });
    expect((await shown(quote)).acceptance).toMatchObject({ items: quote.items, total: 476 });
  });

  it.each([
    ['a name', { name: ' ' }, 'Please give your name.'],
    ['an address for mail', { email: 'ada' }, 'Please give an e-mail address'],
    ['agreement to the terms', { agree: '' }, 'Please confirm that you agree'],
  ])('asks for %s', async (_what, fields, says) => {
    const quote = await offered();
    const refused = await answered(quote, { ...ADA, do: 'accept', total: '238.00', ...fields });
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(says)]);
    expect((await shown(quote)).status).toBe('open');
  });

  it('writes what was typed as text, whatever it is', async () => {
    const quote = await offered();
    const name = `"><script>alert('1')</script>\u0000`;
    const refused = await answered(quote, { ...ADA, name, email: '', do: 'accept' });
    expect(refused.html).not.toContain('<script');
    await answered(quote, { ...ADA, name, do: 'accept', total: '238.00' });
    expect((await shown(quote)).acceptance.name).toBe(`"><script>alert('1')</script>`);
    expect((await looked(quote)).html).not.toContain('<script');
  });

  it('is one of twenty at once', async () => {
    const quote = await offered();
    const form = { ...ADA, do: 'accept', total: '238.00' };
    const all = await Promise.all(Array.from({ length: 20 }, () => answered(quote, form)));
    expect(all.every(({ status }) => [303, 503].includes(status))).toBe(true);
    const told = await eventsOf(service, quote.id);
    expect(told.filter((type) => type === 'quote.accepted')).toHaveLength(1);
    expect((await shown(quote)).version).toBe(3);
  });

  it.each([
    ['its last day', afterLastDay, 'This quote has expired'],
    ['it was withdrawn', (id: string) => done(`/quotes/${id}/cancel`), 'This quote was withdrawn'],
    ['another took its place', revised, 'A newer quote has taken its place'],
  ] as [string, (id: string) => Promise<void>, string][])(
    'is too late after %s',
    async (_when, end, says) => {
      const quote = await offered();
      await end(quote.id);
      const late = await answered(quote, { ...ADA, do: 'accept', total: '238.00' });
      expect(late.status).toBe(303);
      const { html } = await looked(quote);
      expect(html).toContain(says);
      expect(html).not.toContain('<form');
      expect((await shown(quote)).acceptance).toBeNull();
    },
  );
});

describe('declining on the page', () => {
  it('keeps the reason, and takes no acceptance after it', async () => {
    const quote = await offered();
    const declined = await answered(quote, { do: 'decline', reason: 'Too late in the year.' });
    expect(declined.status).toBe(303);
    expect(await shown(quote)).toMatchObject({ status: 'declined', decline_reason: 'Too late in the year.' });
    await answered(quote, { ...ADA, do: 'accept', total: '238.00' });
    expect(await shown(quote)).toMatchObject({ status: 'declined', acceptance: null });
    expect((await looked(quote)).html).toContain('This quote was declined');
    expect(await eventsOf(service, quote.id)).toContain('quote.declined');
  });
});

describe('a form that is sent', () => {
  it('to a link that does not work, or that shows something else, is answered as any wrong address', async () => {
    const quote = await offered();
    await done(`/links/${quote.link}`, 'DELETE');
    const ended = await answered(quote, { ...ADA, do: 'accept', total: '238.00' });
    const invoice = await tenant.issuedInvoice();
    const { body } = await tenant.api.post(`/invoices/${invoice}/links`);
    const other = await answered({ path: body.path as string }, { ...ADA, do: 'accept' });
    const guessed = await answered({ path: `/i/${'0'.repeat(52)}` }, { ...ADA, do: 'accept' });
    expect([ended.status, other.status, guessed.status]).toEqual([404, 404, 404]);
    expect([other.html, guessed.html]).toEqual([ended.html, ended.html]);
    expect((await shown(quote)).status).toBe('open');
  });

  it('is never looked at', async () => {
    const { path } = await offered();
    expect((await fetch(`${service.url}${path}/answer`)).status).toBe(404);
  });

  it('may not be long', async () => {
    const quote = await offered();
    const long = await answered(quote, { ...ADA, do: 'decline', reason: 'x'.repeat(70_000) });
    expect(long.status).toBe(413);
    expect((await shown(quote)).status).toBe('open');
  });
});

interface Offered {
  readonly id: string;
  readonly path: string;
  readonly link: string;
  readonly items: readonly string[];
}

/** An issued quote with a link to it. */
async function offered(fields: object = {}): Promise<Offered> {
  const line = { product_id: await tenant.product(), quantity: 2, price: 100 };
  const { status, body } = await tenant.api.post('/quotes', {
    customer_id: await tenant.customer(),
    items: [line, { ...line, optional: true }],
    tax_rate: 19,
    valid_until: '2098-12-31',
    terms: 'Half in advance.',
    ...fields,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  const id = body.id as string;
  await done(`/quotes/${id}/issue`);
  const { body: link } = await tenant.api.post(`/quotes/${id}/links`);
  const items = (body.items as Shown[]).map((item) => item['id'] as string);
  return { id, path: link.path as string, link: link.id as string, items };
}

function afterLastDay(): Promise<void> {
  service.clock.set('2099-01-02T10:00:00Z');
  return Promise.resolve();
}

async function revised(id: string): Promise<void> {
  const { body } = await tenant.api.post(`/quotes/${id}/revise`);
  await done(`/quotes/${body.id as string}/issue`);
}

async function done(path: string, method = 'POST'): Promise<void> {
  const { status } = await tenant.api.call(method, path);
  expect([200, 204]).toContain(status);
}

async function shown({ id }: { readonly id: string }): Promise<Shown> {
  return (await tenant.api.get(`/quotes/${id}`)).body as Shown;
}

async function looked({ path }: { readonly path: string }, headers: Record<string, string> = {}) {
  const answer = await fetch(service.url + path, { headers });
  expect(answer.status).toBe(200);
  return { html: await answer.text() };
}

async function answered({ path }: { readonly path: string }, form: Record<string, string>) {
  const answer = await fetch(`${service.url}${path}/answer`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const { status, headers } = answer;
  return { status, location: headers.get('location'), html: await answer.text() };
}
