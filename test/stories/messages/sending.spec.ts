import type { ApiAnswer } from '../../support/api-client.js';
import { MailServer } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const FROM = 'Countinghouse <books@countinghouse.example>';

let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({ env: { SMTP_URL: server.url, MAIL_FROM: FROM } });
});
beforeEach(async () => {
  await service.jobsRun();
  server.received.length = 0;
  tenant = await service.newTenant('sender');
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('an invoice that is sent', () => {
  it('arrives as a mail with its PDF, and is marked as sent', async () => {
    const invoice = await issued({
      locale: 'de-DE',
      contacts: [{ name: 'Ada Lovelace', email: 'ada@example.com', receives_invoices: true }],
    });
    const queued = await tenant.api.post(`/invoices/${invoice}/send`, {
      cc: ['copy@example.com'],
      bcc: ['hidden@example.com'],
    });
    expect([queued.status, queued.body]).toMatchObject([
      200,
      {
        kind: 'invoice',
        status: 'queued',
        object_id: invoice,
        language: 'de',
        available_actions: ['cancel'],
      },
    ]);
    await service.jobsRun();

    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.envelopeFrom).toBe('books@countinghouse.example');
    expect(mail?.envelopeTo).toEqual(['ada@example.com', 'copy@example.com', 'hidden@example.com']);
    expect(mail?.raw).not.toMatch(/^bcc:/im);
    expect(mail?.raw).not.toContain('hidden@example.com');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.messageId).toBe(`<${queued.body.id as string}@countinghouse.example>`);
    expect(mail?.subject).toMatch(/^Rechnung INV-2026-00001 von sender/);
    expect(mail?.text).toContain('Guten Tag Ada Lovelace,');
    expect(mail?.text).toContain('119,00\u00a0€ bis 05.12.2026');
    const file = await tenant.api.get(`/invoices/${invoice}/documents`);
    const pdf = file.body.data.find(({ format }: { format: string }) => format === 'pdf');
    expect(mail?.attachments).toHaveLength(1);
    expect(mail?.attachments[0]).toMatchObject({
      filename: 'INV-2026-00001.pdf',
      contentType: 'application/pdf',
      size: pdf.size,
    });

    const { body } = await tenant.api.get(`/messages/${queued.body.id as string}`);
    expect(body).toMatchObject({
      status: 'sent',
      attempt_count: 1,
      attempts: [{ number: 1, outcome: 'accepted', smtp_code: 250, enhanced_code: '2.0.0' }],
      attachments: [{ sha256: pdf.sha256, bytes: pdf.size }],
      sent_at: '2026-11-21T10:00:00.000Z',
    });
    const sent = await tenant.shownInvoice(invoice);
    expect(sent).toMatchObject({ sent_at: '2026-11-21T10:00:00.000Z', sent_via: 'email' });
    expect(sent['available_actions']).toContain('send');
    expect(await eventsOf(invoice)).toContain('invoice.sent');
    expect(await eventsOf(queued.body.id as string)).toEqual(['message.queued', 'message.sent']);
  });

  it('has the electronic invoice beside the picture, where the customer wants one', async () => {
    const german = { document_format: 'factur_x' };
    const invoice = await issued(german, {
      items: [{ product_id: await tenant.product(), quantity: 1, price: 100 }],
    });
    const { status, body } = await tenant.api.post(`/invoices/${invoice}/send`, {
      attachments: ['pdf', 'ubl'],
    });
    // The organization has neither address nor tax number, so that the electronic form would break rules.
    expect([status, body.code]).toEqual([422, 'document_not_valid']);
    const pdfOnly = await tenant.api.post(`/invoices/${invoice}/send`, { attachments: ['pdf'] });
    expect(pdfOnly.status).toBe(200);
  });

  it('is issued in the same step, or stays a draft', async () => {
    const draft = await tenant.invoice({ customer_id: await tenant.customer({ email: 'ap@example.com' }) });
    const refused = await tenant.api.post(`/invoices/${draft}/send`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
    const sent = await tenant.api.post(`/invoices/${draft}/send`, { finalize: true });
    expect(sent.body.subject).toMatch(/^Invoice INV-2026-00001 from/);
    const unreachable = await tenant.invoice({});
    const missing = await tenant.api.post(`/invoices/${unreachable}/send`, { finalize: true });
    expect([missing.status, missing.body.errors]).toMatchObject([
      422,
      [{ pointer: '#/to', code: 'recipient_missing' }],
    ]);
    const hidden = await tenant.api.post(`/invoices/${draft}/send`, { to: [], bcc: ['b@example.com'] });
    expect(hidden.body.errors[0].detail).toContain('copies cannot replace one');
    expect(await tenant.shownInvoice(unreachable)).toMatchObject({ status: 'draft', number: null });
  });

  it('is not sent any more when it was voided before', async () => {
    const invoice = await issued();
    const queued = await tenant.api.post(`/invoices/${invoice}/send`, { send_at: '2026-11-22T08:00:00Z' });
    await tenant.api.post(`/invoices/${invoice}/void`);
    service.clock.set('2026-11-22T08:00:00Z');
    await service.jobsRun();
    service.clock.set('2026-11-21T10:00:00Z');
    expect(await statusOf(queued.body.id as string)).toBe('cancelled');
    expect(server.received).toEqual([]);
  });

  it('cannot be voided any more: a credit note or a correction takes it back', async () => {
    const invoice = await issued();
    expect((await tenant.shownInvoice(invoice))['available_actions']).toContain('void');
    await tenant.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();

    const { status, body } = await tenant.api.post(`/invoices/${invoice}/void`);
    const available_actions = [
      'mark_uncollectible',
      'record_payment',
      'credit',
      'correct',
      'send',
      'remind',
      'extend',
    ];
    expect([status, body]).toMatchObject([409, { code: 'already_sent', state: 'open', available_actions }]);
    expect(body.detail).toMatch(/INV-2026-00001 was sent.*credit note \(credit\).*correction \(correct\)/);
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ status: 'open', available_actions });

    const correction = await corrected(invoice);
    expect(correction.body).toMatchObject({
      path: 'credited_and_reissued',
      corrected_invoice: { id: invoice, status: 'paid', credit_notes_total: 119 },
    });
  });

  it('cannot be voided while a mail with it is leaving, nor while nobody knows whether it arrived', async () => {
    const invoice = await issued();
    server.behaviour = { kind: 'cut_after_data' };
    const queued = await tenant.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();
    server.behaviour = { kind: 'accept' };
    const id = queued.body.id as string;
    expect(await statusOf(id)).toBe('unconfirmed');

    const refused = await tenant.api.post(`/invoices/${invoice}/void`);
    expect([refused.status, refused.body.code]).toEqual([409, 'already_sent']);
    expect(refused.body.available_actions).not.toContain('void');
    await tenant.api.post(`/messages/${id}/report`, { outcome: 'bounced' });
    const { body } = await tenant.api.post(`/invoices/${invoice}/void`);
    expect(body.status).toBe('void');
  });

  it('is marked as sent when its recipient says that an unconfirmed mail has arrived', async () => {
    const invoice = await issued();
    server.behaviour = { kind: 'cut_after_data' };
    const queued = await tenant.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();
    server.behaviour = { kind: 'accept' };
    await tenant.api.post(`/messages/${queued.body.id as string}/report`, { outcome: 'delivered' });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ sent_via: 'email' });
    const { body } = await corrected(invoice);
    expect(body.path).toBe('credited_and_reissued');
  });

  it('can be voided although it was sent, where nothing can be credited', async () => {
    const product_id = await tenant.product();
    const invoice = await issued({}, { items: [{ product_id, quantity: 1, price: 0 }] });
    await tenant.api.post(`/invoices/${invoice}/mark-sent`, { channel: 'post' });
    const { body } = await tenant.api.post(`/invoices/${invoice}/void`);
    expect([body.code, body.status]).toEqual([undefined, 'void']);
  });

  it('shows the mail before it is sent, and stores nothing', async () => {
    const draft = await tenant.invoice({ customer_id: await tenant.customer({ email: 'ap@example.com' }) });
    const { status, body } = await tenant.api.post(`/invoices/${draft}/send-preview`, {
      text: '<b>Ada</b> & Co',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ to: [{ address: 'ap@example.com' }], text: '<b>Ada</b> & Co' });
    expect(body.html).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; Co');
    const list = await tenant.api.get('/messages');
    expect(list.body.data).toEqual([]);
  });

  it('counts as sent when somebody says so', async () => {
    const invoice = await issued();
    const { body } = await tenant.api.post(`/invoices/${invoice}/mark-sent`, { channel: 'post' });
    expect(body).toMatchObject({ sent_via: 'post', sent_at: '2026-11-21T10:00:00.000Z' });
    const refused = await tenant.api.post(`/invoices/${invoice}/void`);
    expect([refused.status, refused.body.code]).toEqual([409, 'already_sent']);
  });
});

describe('the head of a mail', () => {
  it.each(['Bill\r\nBcc: thief@example.com', 'Bill\nBcc: thief@example.com', 'Bill\u2028X'])(
    'takes no second line from a subject: %j',
    async (subject) => {
      const invoice = await issued();
      const { status, body } = await tenant.api.post(`/invoices/${invoice}/send`, { subject });
      expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/subject']);
    },
  );

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'Ada <a@example.com>',
    'a@example',
  ])('takes only bare addresses: %j', async (address) => {
    const invoice = await issued();
    const { status } = await tenant.api.post(`/invoices/${invoice}/send`, { to: [address] });
    expect(status).toBe(422);
  });

  it('cannot be changed by names with line ends, quotes or marks of direction', async () => {
    const name = 'Ada\r\nBcc: thief@example.com "x" <y@example.com> \u202Ecba';
    const customer = await tenant.customer({ name, email: 'ap@example.com' });
    const invoice = await tenant.issuedInvoice({ customer_id: customer });
    await tenant.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();
    const [mail] = server.received;
    expect(mail?.envelopeTo).toEqual(['ap@example.com']);
    expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  it('carries addresses with umlauts', async () => {
    const invoice = await issued();
    await tenant.api.post(`/invoices/${invoice}/send`, { to: ['buchhaltung@müller.example'] });
    await service.jobsRun();
    expect(server.received[0]?.envelopeTo).toEqual(['buchhaltung@müller.example']);
  });
});

/** An issued invoice of a customer with an address. */
async function issued(customer: object = {}, fields: object = {}): Promise<string> {
  const customer_id = await tenant.customer({ email: 'ap@example.com', ...customer });
  return tenant.issuedInvoice({ customer_id, ...fields });
}

/** Corrects an invoice of one item to a lower price. */
async function corrected(id: string): Promise<ApiAnswer> {
  const { customer_id, items } = await tenant.shownInvoice(id);
  const [{ product_id }] = items as unknown as [{ product_id: string }];
  const right = { customer_id, tax_rate: 19, items: [{ product_id, quantity: 1, price: 80 }] };
  return tenant.api.post(`/invoices/${id}/correct`, right);
}

async function statusOf(id: string): Promise<string> {
  return (await tenant.api.get(`/messages/${id}`)).body.status as string;
}

async function eventsOf(id: string): Promise<string[]> {
  await service.eventsNumbered();
  const { body } = await tenant.api.get(`/events?object_id=${id}&limit=100`);
  return (body.data as { type: string }[]).map(({ type }) => type);
}
