import { MailServer, type Behaviour } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let invoice: string;
let addresses = 0;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({ env: mailOf(server) });
  tenant = await service.newTenant('troubled');
});
beforeEach(async () => {
  server.behaviour = { kind: 'accept' };
  server.received.length = 0;
  // Earlier tests have moved the clock on, and some of their addresses refuse mail.
  const email = `ap${(addresses += 1)}@example.com`;
  invoice = await tenant.issuedInvoice({ customer_id: await tenant.customer({ email }) });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('a mail server that refuses for the time being', () => {
  it('gets the same mail again after a minute, five and fifteen, until it accepts', async () => {
    const id = await sent({ kind: 'refuse', code: 451, text: '4.7.1 Greylisted, come back later' });
    expect(await shown(id)).toMatchObject({
      status: 'queued',
      available_actions: ['cancel'],
      last_answer: { outcome: 'temporary', smtp_code: 451, enhanced_code: '4.7.1' },
    });
    await later('59 seconds');
    expect(await shown(id)).toMatchObject({ attempt_count: 1 });
    await later('1 second');
    expect(await shown(id)).toMatchObject({ status: 'queued', attempt_count: 2 });
    server.behaviour = { kind: 'accept' };
    await later('5 minutes');
    expect(await shown(id)).toMatchObject({ status: 'sent', attempt_count: 3 });
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${id}@countinghouse.example>`]);
  });

  it('is given up after the last attempt, and a person may send it again, once', async () => {
    const id = await sent({ kind: 'refuse', code: 421, text: '4.3.2 Closing' });
    for (const pause of ['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours', '12 hours']) {
      await later(pause);
    }
    expect(await shown(id)).toMatchObject({ status: 'queued', attempt_count: 8 });
    await later('24 hours');
    expect(await shown(id)).toMatchObject({
      status: 'failed',
      attempt_count: 9,
      available_actions: ['resend'],
    });
    server.behaviour = { kind: 'accept' };
    const again = await tenant.api.post(`/messages/${id}/resend`, {});
    expect(again.body).toMatchObject({ status: 'queued', resends_id: id, attempt_count: 0 });
    const twice = await tenant.api.post(`/messages/${id}/resend`, {});
    expect([twice.status, twice.body.code]).toEqual([409, 'invalid_state_transition']);
    await service.jobsRun();
    expect(server.received).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ status: 'failed', resent_as_id: again.body.id });
  });

  it('counts as one that cannot be reached when it ends the connection before the mail', async () => {
    const id = await sent({ kind: 'cut_before_data' });
    expect(await shown(id)).toMatchObject({ status: 'queued', last_answer: { outcome: 'temporary' } });
  });
});

describe('a mail server that refuses for good', () => {
  it('ends the message at once', async () => {
    const id = await sent({ kind: 'refuse', code: 554, text: '5.7.1 Refused by policy' });
    expect(await shown(id)).toMatchObject({ status: 'failed', attempt_count: 1 });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ sent_at: null });
  });

  it('keeps mail from an address that does not exist, until a person decides otherwise', async () => {
    const unknown = { kind: 'refuse_recipient', code: 550, text: '5.1.1 No such user' } as const;
    expect(await shown(await sent(unknown))).toMatchObject({ status: 'failed' });
    server.behaviour = { kind: 'accept' };
    const refused = await tenant.api.post(`/invoices/${invoice}/send`, {});
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'recipient_suppressed', addresses: [`ap${addresses}@example.com`] },
    ]);
    const decided = await tenant.api.post(`/invoices/${invoice}/send`, { send_to_suppressed: true });
    expect(decided.status).toBe(200);
    await service.jobsRun();
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail server that takes a mail for one of two recipients', () => {
  const both = (): object => ({ to: ['taken@example.com'], cc: [other()] });
  const other = (): string => `other${addresses}@example.com`;

  it('gets it again for the one whom it refused for the time being, and for nobody else', async () => {
    const text = '4.7.1 Greylisted, come back later';
    const id = await sent({ kind: 'refuse_recipient', code: 451, text, only: other() }, both());
    const first = await shown(id);
    expect(first).toMatchObject({
      status: 'sent',
      attempt_count: 1,
      last_answer: { outcome: 'accepted', text: expect.stringContaining(`Not for ${other()}: 451 4.7.1`) },
    });
    const rest = first['resent_as_id'] as string;
    expect(await shown(rest)).toMatchObject({ status: 'queued', resends_id: id, attempt_count: 0 });
    await later('1 minute');
    expect(await shown(rest)).toMatchObject({ status: 'queued', attempt_count: 1 });
    server.behaviour = { kind: 'accept' };
    await later('1 minute');
    expect(await shown(rest)).toMatchObject({ status: 'sent', attempt_count: 2 });
    const mine = server.received.filter(
      ({ messageId = '' }) => messageId.includes(id) || messageId.includes(rest),
    );
    expect(mine.map(({ envelopeTo }) => envelopeTo)).toEqual([['taken@example.com'], [other()]]);
  });

  it('does not bar the address that it refused for the time being or by policy', async () => {
    for (const [code, text] of [
      [451, '4.7.1 Greylisted'],
      [550, '5.7.1 Refused by policy'],
    ] as const) {
      await sent({ kind: 'refuse_recipient', code, text, only: other() }, both());
      server.behaviour = { kind: 'accept' };
      const again = await tenant.api.post(`/invoices/${invoice}/send`, { to: [other()] });
      expect(again.status).toBe(200);
      await service.jobsRun();
    }
  });

  it('bars an address that does not exist, and names it', async () => {
    const text = '5.1.1 No such user';
    const id = await sent({ kind: 'refuse_recipient', code: 550, text, only: other() }, both());
    expect(await shown(id)).toMatchObject({
      status: 'sent',
      resent_as_id: null,
      last_answer: { text: expect.stringContaining(`Not for ${other()}: 550 5.1.1`) },
    });
    const refused = await tenant.api.post(`/invoices/${invoice}/send`, { to: [other()] });
    expect(refused.body).toMatchObject({ code: 'recipient_suppressed', addresses: [other()] });
  });
});

describe('a mail server that takes a mail and does not answer', () => {
  it('leaves it unconfirmed, and it is never sent again by itself', async () => {
    const id = await sent({ kind: 'cut_after_data' });
    expect(await shown(id)).toMatchObject({
      status: 'unconfirmed',
      available_actions: ['resend', 'report'],
      attempts: [{ number: 1, outcome: 'unknown' }],
    });
    server.behaviour = { kind: 'accept' };
    await later('48 hours');
    const same = server.received.filter(({ messageId }) => messageId?.includes(id) === true);
    expect(same).toHaveLength(1);
    const report = await tenant.api.post(`/messages/${id}/report`, { outcome: 'delivered' });
    expect(report.body.status).toBe('sent');
  });
});

describe('a process that dies while it is sending', () => {
  it('leaves the message unconfirmed, whoever finds it', async () => {
    server.behaviour = { kind: 'accept' };
    const { body } = await tenant.api.post(`/invoices/${invoice}/send`, { send_at: anHourLater() });
    await service.database.admin.query(
      `UPDATE messages SET status = 'sending', attempts = 1 WHERE status = 'queued' AND send_at IS NOT NULL`,
    );
    await later('1 hour');
    expect(await shown(body.id as string)).toMatchObject({
      status: 'unconfirmed',
      last_answer: { outcome: 'unknown' },
    });
    expect(server.received).toEqual([]);
  });
});

describe('a message that has come back', () => {
  it('tells so when it is reported, and is sent again to another address', async () => {
    const id = await sent({ kind: 'accept' });
    const { body } = await tenant.api.post(`/messages/${id}/report`, { outcome: 'bounced', detail: 'Full' });
    expect(body).toMatchObject({ status: 'bounced', last_answer: { text: 'Full' } });
    const blocked = await tenant.api.post(`/messages/${id}/resend`, {});
    expect(blocked.body.code).toBe('recipient_suppressed');
    await tenant.api.post(`/messages/${id}/resend`, { to: ['other@example.com'] });
    await service.jobsRun();
    expect(server.received.at(-1)?.envelopeTo).toEqual(['other@example.com']);
  });
});

function anHourLater(): string {
  return new Date(service.clock.now().getTime() + 3_600_000).toISOString();
}

/** The environment of a service that sends through a server. */
function mailOf({ url }: MailServer): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: 'books@countinghouse.example' };
}

/** Sends the invoice to a server that behaves so, and gives the message. */
async function sent(behaviour: Behaviour, body: object = {}): Promise<string> {
  server.behaviour = behaviour;
  const { body: message } = await tenant.api.post(`/invoices/${invoice}/send`, body);
  await service.jobsRun();
  return message.id as string;
}

async function shown(id: string): Promise<Record<string, unknown>> {
  return (await tenant.api.get(`/messages/${id}`)).body as Record<string, unknown>;
}

async function later(duration: string): Promise<void> {
  service.clock.passes(duration);
  await service.jobsRun();
}
