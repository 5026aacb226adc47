import { eventsOf } from '../../support/events-of.js';
import { MailServer } from '../../support/mail-server.js';
import { quoteBody } from '../../support/quote-thing.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const NOW = '2026-11-21T10:00:00Z';

let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  server = await MailServer.start();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'books@countinghouse.example',
    PUBLIC_URL: 'https://books.example.com',
  };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  await service.jobsRun();
  server.received.length = 0;
  service.clock.set(NOW);
  server.behaviour = { kind: 'accept' };
  tenant = await service.newTenant('seller');
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('a quote that is sent', () => {
  it('arrives with its PDF and a link to its page, in the language of its customer', async () => {
    const { id } = await quote({ locale: 'de-AT' });
    const { status, body: queued } = await tenant.api.post(`/quotes/${id}/send`, { issue: true });
    expect([status, queued]).toMatchObject([200, { kind: 'quote', object_id: id, language: 'de' }]);
    expect(queued.attachments).toMatchObject([
      { format: 'quote', filename: 'QT-2026-00001.pdf', sha256: null },
    ]);
    await service.jobsRun();

    const [mail] = server.received;
    expect(mail?.subject).toMatch(/^Angebot QT-2026-00001 von /);
    expect(mail?.text).toContain('Es gilt bis 31.12.2098.');
    const [pdf] = mail?.attachments ?? [];
    expect([pdf?.contentType, pdf?.filename]).toEqual(['application/pdf', 'QT-2026-00001.pdf']);
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const kept = await fetch(`${service.url}/api/messages/${queued.id as string}/file`, {
      headers: { Authorization: `Bearer ${tenant.api.token ?? ''}` },
    });
    expect(Buffer.from(await kept.arrayBuffer()).equals(pdf?.content ?? Buffer.of())).toBe(true);

    const [, path = ''] = /https:\/\/books\.example\.com(\/i\/[0-9A-Za-z]+)/.exec(mail?.text ?? '') ?? [];
    const page = await fetch(service.url + path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Angebot QT-2026-00001')]);
  });

  it('says so, in its history too', async () => {
    const { id } = await issued();
    const { body: queued } = await tenant.api.post(`/quotes/${id}/send`);
    await service.jobsRun();
    const { body } = await tenant.api.get(`/quotes/${id}`);
    expect(body.sent_at).toBe('2026-11-21T10:00:00.000Z');
    expect(await eventsOf(service, id)).toEqual(['quote.created', 'quote.issued', 'quote.sent']);
    const listed = await tenant.api.get(`/messages?quote_id=${id}&kind=quote`);
    expect(listed.body.data).toMatchObject([{ id: queued.id, status: 'sent' }]);
  });

  it('needs to be open: a draft asks for its issue, and what was answered is not sent', async () => {
    const { id } = await quote();
    const draft = await tenant.api.post(`/quotes/${id}/send`);
    expect([draft.status, draft.body.code, draft.body.state]).toEqual([
      409,
      'invalid_state_transition',
      'draft',
    ]);
    await tenant.api.post(`/quotes/${id}/issue`);
    await tenant.api.post(`/quotes/${id}/decline`, {});
    const declined = await tenant.api.post(`/quotes/${id}/send`, { issue: true });
    expect([declined.status, declined.body.state]).toEqual([409, 'declined']);
  });

  it('stays a draft where nobody would get it', async () => {
    const { id } = await quote({ email: undefined });
    const refused = await tenant.api.post(`/quotes/${id}/send`, { issue: true });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '#/to' }]]);
    expect((await tenant.api.get(`/quotes/${id}`)).body).toMatchObject({ status: 'draft', number: null });
  });

  it('is previewed as a draft, and nothing is stored', async () => {
    const { id } = await quote();
    const { status, body } = await tenant.api.post(`/quotes/${id}/send-preview`, { language: 'fr' });
    expect([status, body.subject]).toEqual([200, expect.stringMatching(/^Devis … de /)]);
    expect(body.attachments).toMatchObject([{ format: 'quote', filename: 'quote-draft.pdf' }]);
    expect((await tenant.api.get(`/messages?quote_id=${id}`)).body.data).toEqual([]);
  });

  it('is another organization’s to nobody else', async () => {
    const { id } = await issued();
    const stranger = await service.newTenant('stranger');
    for (const path of ['send', 'send-preview', 'links']) {
      const answer = await stranger.api.post(`/quotes/${id}/${path}`);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe('a mail with a quote that waits', () => {
  const later = '2026-11-21T12:00:00Z';

  it.each([
    ['accept', { name: 'Ada', channel: 'phone' }],
    ['decline', {}],
    ['cancel', undefined],
  ])('does not leave after %s', async (action, body) => {
    const { id } = await issued();
    const { body: queued } = await tenant.api.post(`/quotes/${id}/send`, { send_at: later });
    expect((await tenant.api.post(`/quotes/${id}/${action}`, body)).status).toBe(200);
    service.clock.set(later);
    await expectClosed(queued.id as string);
  });

  it('does not leave once another quote has taken its place, or its last day is over', async () => {
    const { id } = await issued();
    const { body: queued } = await tenant.api.post(`/quotes/${id}/send`, { send_at: later });
    const { body: revision } = await tenant.api.post(`/quotes/${id}/revise`);
    await tenant.api.post(`/quotes/${revision.id as string}/issue`);
    const after = { send_at: '2098-12-31T23:30:00Z' };
    const { body: late } = await tenant.api.post(`/quotes/${revision.id as string}/send`, after);
    service.clock.set(later);
    await expectClosed(queued.id as string);
    service.clock.set('2099-01-01T10:00:00Z');
    await expectClosed(late.id as string);
  });

  it('leaves with the last day that it was given meanwhile', async () => {
    const { id } = await issued();
    await tenant.api.post(`/quotes/${id}/send`, { send_at: later });
    await tenant.api.post(`/quotes/${id}/extend`, { valid_until: '2099-03-31' });
    service.clock.set(later);
    await service.jobsRun();
    expect(server.received[0]?.text).toMatch(/It is valid until 31\sMar\s2099\./);
  });

  it('goes with the same file at the next attempt', async () => {
    const { id } = await issued();
    server.behaviour = { kind: 'refuse', code: 451, text: 'Try again later' };
    const { body: queued } = await tenant.api.post(`/quotes/${id}/send`);
    await service.jobsRun();
    const shown = async (): Promise<unknown> => {
      const { body } = await tenant.api.get(`/messages/${queued.id as string}`);
      return body.attachments[0].sha256;
    };
    const first = await shown();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    server.behaviour = { kind: 'accept' };
    service.clock.passes('2 minutes');
    await service.jobsRun();
    expect([await shown(), server.received.at(-1)?.attachments.length]).toEqual([first, 1]);
  });

  it('is told by a dry run, which sends and keeps nothing', async () => {
    const { id } = await quote();
    const order = { operation: 'quotes.send', id, body: { issue: true } };
    const { body } = await tenant.api.post('/dry-runs', order);
    expect(body).toMatchObject({ would_succeed: true, messages: [{ to: ['ap@example.com'] }] });
    await service.jobsRun();
    expect(server.received).toEqual([]);
    expect((await tenant.api.get(`/quotes/${id}`)).body).toMatchObject({ status: 'draft', number: null });
  });

  it('is one, however often its request is repeated', async () => {
    const { id } = await issued();
    const headers = { 'Idempotency-Key': `send-${id}` };
    const [one, two] = [
      await tenant.api.post(`/quotes/${id}/send`, {}, { headers }),
      await tenant.api.post(`/quotes/${id}/send`, {}, { headers }),
    ];
    expect([one.status, two.body.id]).toEqual([200, one.body.id]);
    await service.jobsRun();
    expect(server.received).toHaveLength(1);
  });

  it('does not go to an address that has come back', async () => {
    const { id } = await issued();
    const { body: sent } = await tenant.api.post(`/quotes/${id}/send`);
    await service.jobsRun();
    await tenant.api.post(`/messages/${sent.id as string}/report`, { outcome: 'bounced' });
    const refused = await tenant.api.post(`/quotes/${id}/send`);
    expect([refused.status, refused.body.code]).toEqual([409, 'recipient_suppressed']);
    const again = await tenant.api.post(`/quotes/${id}/send`, { send_to_suppressed: true });
    expect(again.status).toBe(200);
  });
});

async function expectClosed(message: string): Promise<void> {
  await service.jobsRun();
  expect(server.received).toEqual([]);
  const { body } = await tenant.api.get(`/messages/${message}`);
  expect(body).toMatchObject({ status: 'cancelled', cancel_reason: 'quote_closed' });
}

async function quote(customer: object = {}): Promise<{ readonly id: string }> {
  const customer_id = await tenant.customer({ email: 'ap@example.com', ...customer });
  const { status, body } = await tenant.api.post('/quotes', quoteBody(customer_id, await tenant.product()));
  expect(status).toBe(201);
  return body as { id: string };
}

async function issued(): Promise<{ readonly id: string }> {
  const { id } = await quote();
  expect((await tenant.api.post(`/quotes/${id}/issue`)).status).toBe(200);
  return { id };
}
