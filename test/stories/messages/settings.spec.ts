import type { ApiClient } from '../../support/api-client.js';
import { MailServer } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const PASSWORD = 'correct horse battery staple';

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let manager: ApiClient;

beforeAll(async () => {
  server = await MailServer.start({ user: 'books', password: PASSWORD });
  service = await TestService.start({ env: { OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1/32' } });
});
beforeEach(async () => {
  server.received.length = 0;
  tenant = await service.newTenant('settled');
  manager = await tenant.signIn();
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('the mail settings', () => {
  it('say before the first change that nothing leaves', async () => {
    const { body } = await manager.get('/mail-settings');
    expect(body).toMatchObject({ version: 1, transport: 'log', smtp: null, language: 'en', bcc: [] });
  });

  it('are for managers who are signed in', async () => {
    expect((await tenant.api.get('/mail-settings')).status).toBe(403);
    expect((await tenant.api.put('/mail-settings', {})).status).toBe(403);
    expect((await tenant.api.get('/mail-templates')).status).toBe(403);
  });

  it('send by a server of one’s own, whose password nobody sees again', async () => {
    const { body } = await manager.put('/mail-settings', {
      ...ownServer(),
      reply_to: 'ask@example.com',
      bcc: ['log@example.com'],
    });
    expect(body).toMatchObject({ version: 2, transport: 'own', smtp: { user: 'books', has_password: true } });
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
    await send();
    const [mail] = server.received;
    expect(mail?.from?.text).toBe('"Books of ours" <books@example.com>');
    expect(mail?.replyTo?.value[0]?.address).toBe('ask@example.com');
    expect(mail?.envelopeTo).toEqual(['ap@example.com', 'log@example.com']);
    const { rows } = await service.database.admin.query<{ stored: string }>(
      `SELECT encode(smtp_password, 'escape') || settings::text AS stored FROM mail_settings`,
    );
    expect(rows.map(({ stored }) => stored).join()).not.toContain(PASSWORD);
    await service.eventsNumbered();
    const events = await manager.get('/events?limit=100');
    expect(JSON.stringify(events.body)).not.toContain(PASSWORD);
  });

  it('keep the password while the server is the same, and forget it with another one', async () => {
    await manager.put('/mail-settings', ownServer());
    const { password: _password, ...same } = ownServer().smtp;
    const kept = await manager.put('/mail-settings', { ...ownServer(), signature: 'Us', smtp: same });
    expect(kept.body.smtp.has_password).toBe(true);
    const elsewhere = await manager.put('/mail-settings', {
      ...ownServer(),
      smtp: { ...same, user: 'thief' },
    });
    expect(elsewhere.body.smtp.has_password).toBe(false);
  });

  it.each([
    [{ host: '10.0.0.1', port: 587 }, '#/smtp/host'],
    [{ host: '169.254.169.254', port: 587 }, '#/smtp/host'],
    [{ host: '::1', port: 587 }, '#/smtp/host'],
    [{ host: '8.8.8.8', port: 80 }, '#/smtp/host'],
  ])('refuse servers that must not be reached: %j', async (smtp, pointer) => {
    const { status, body } = await manager.put('/mail-settings', { ...ownServer(), smtp });
    expect([status, body.errors]).toMatchObject([422, [{ pointer, code: 'address_not_allowed' }]]);
  });

  it('need the address that the own server may send from', async () => {
    const { sender_address: _address, ...rest } = ownServer();
    const { status, body } = await manager.put('/mail-settings', rest);
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '#/sender_address', code: 'required' }]]);
  });

  it('are tried by a mail to whoever asks, and tell what the server answered', async () => {
    expect((await manager.post('/mail-settings/test')).body).toMatchObject({
      outcome: 'not_sent',
      transport: 'log',
    });
    await manager.put('/mail-settings', ownServer());
    const tried = await manager.post('/mail-settings/test');
    expect(tried.body).toMatchObject({ outcome: 'accepted', from: 'books@example.com', smtp_code: 250 });
    expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[tried.body.to]]);
    const { smtp } = ownServer();
    await manager.put('/mail-settings', { ...ownServer(), smtp: { ...smtp, password: 'not this one' } });
    expect((await manager.post('/mail-settings/test')).body).toMatchObject({
      outcome: 'temporary',
      smtp_code: 535,
    });
  });

  it('are not overwritten by somebody who has not seen the last ones', async () => {
    await manager.put('/mail-settings', {}, { headers: { 'If-Match': '"v1"' } });
    const late = await manager.put('/mail-settings', {}, { headers: { 'If-Match': '"v1"' } });
    expect(late.status).toBe(412);
  });
});

describe('the texts of messages', () => {
  it('are built in for each kind and language until somebody writes another', async () => {
    const { body } = await manager.get('/mail-templates');
    expect(body.data).toHaveLength(33);
    const text = 'Hallo {{contact.name}},\n\n{{ invoice.number }}: {{invoice.total}}\n\n{{signature}}';
    const { body: own } = await manager.put('/mail-templates/invoice.de', {
      subject: 'R {{invoice.number}}',
      text,
    });
    expect(own).toMatchObject({ kind: 'invoice', language: 'de', built_in: false });
    const customer_id = await tenant.customer({
      name: '{{signature}}',
      email: 'ap@example.com',
      locale: 'de-AT',
    });
    const invoice = await tenant.issuedInvoice({ customer_id });
    const preview = await tenant.api.post(`/invoices/${invoice}/send-preview`, {});
    // A value that looks like a placeholder is a value.
    expect(preview.body).toMatchObject({
      subject: 'R INV-2026-00001',
      text: 'Hallo {{signature}},\n\nINV-2026-00001: 119,00\u00a0€\n\nsettled',
    });
    await manager.delete('/mail-templates/invoice.de');
    const again = await tenant.api.post(`/invoices/${invoice}/send-preview`, {});
    expect(again.body.subject).toBe('Rechnung INV-2026-00001 von settled');
  });

  it('can be looked at with made-up documents before they are saved', async () => {
    const { body } = await manager.post('/mail-templates/reminder_2.de/preview', {
      subject: '{{invoice.number}} <b>',
      text: [
        'Guten Tag {{contact.name}},\n',
        '{{invoice.days_overdue}} Tage: {{invoice.amount_due}}\n{{link}}\n{{signature}}',
      ].join('\n'),
    });
    expect(body).toEqual({
      subject: 'INV-2026-00042 <b>',
      // Without PUBLIC_URL, mails have no links.
      text: 'Guten Tag Ada Lovelace,\n\n7 Tage: 1.420,56\u00a0€\nsettled',
      html: expect.stringContaining(
        '<p style="margin:0 0 16px" dir="auto">Guten Tag Ada Lovelace,</p>',
      ) as unknown,
    });
    const { body: texts } = await manager.get('/mail-templates');
    const built = (texts.data as { kind: string; language: string; subject: string; text: string }[])[0];
    const shown = await manager.post('/mail-templates/invoice.en/preview', {
      subject: built?.subject,
      text: built?.text,
    });
    expect(shown.body.text).not.toMatch(/\{\{|undefined/);
    const refused = await manager.post('/mail-templates/invoice.en/preview', {
      subject: 'Invoice',
      text: '{{credit_note.total}}',
    });
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ pointer: '#/text', code: 'unknown_placeholder' }],
    ]);
  });

  it('refuse placeholders that the kind does not know', async () => {
    const { status, body } = await manager.put('/mail-templates/invoice.en', {
      subject: 'Invoice {{invoice.numbre}}',
      text: 'Pay {{credit_note.total}} {{ }}',
    });
    expect([status, body.errors]).toMatchObject([
      422,
      [
        { pointer: '#/subject', code: 'unknown_placeholder' },
        { pointer: '#/text', code: 'unknown_placeholder' },
      ],
    ]);
  });

  it('exist for known kinds and languages only', async () => {
    const { status } = await manager.put('/mail-templates/invoice.tlh', { subject: 'Qapla', text: 'Qapla' });
    expect(status).toBe(400);
  });
});

function ownServer() {
  return {
    sender_name: 'Books of ours',
    sender_address: 'books@example.com',
    smtp: { host: '127.0.0.1', port: server.port, security: 'none', user: 'books', password: PASSWORD },
  };
}

async function send(): Promise<void> {
  const invoice = await tenant.issuedInvoice({
    customer_id: await tenant.customer({ email: 'ap@example.com' }),
  });
  await tenant.api.post(`/invoices/${invoice}/send`, {});
  await service.jobsRun();
}
