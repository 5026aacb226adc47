import { MailServer } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' };
  service = await TestService.start({ env });
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

describe('a credit note that is sent', () => {
  it('arrives with its PDF', async () => {
    const invoice = await issued();
    const note = await tenant.credit(invoice);
    const id = note.body.id as string;
    const queued = await tenant.api.post(`/credit-notes/${id}/send`, {});
    expect(queued.body).toMatchObject({ kind: 'credit_note', object_id: id });
    await service.jobsRun();
    expect(server.received[0]?.attachments[0]?.contentType).toBe('application/pdf');
    const { body } = await tenant.api.get(`/credit-notes/${id}`);
    expect(body.sent_at).toBe('2026-11-21T10:00:00.000Z');
  });

  it('cannot be voided any more: a new invoice charges again what it took back', async () => {
    const invoice = await issued();
    const { body: note } = await tenant.credit(invoice);
    const id = note.id as string;
    expect(note.available_actions).toContain('void');
    await tenant.api.post(`/credit-notes/${id}/send`, {});
    await service.jobsRun();

    const refused = await tenant.api.post(`/credit-notes/${id}/void`);
    const available_actions = ['send'];
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'already_sent', state: 'issued', available_actions },
    ]);
    expect(refused.body.detail).toMatch(/CN-2026-00001 was sent to its customer.*new invoice/);
    const { body } = await tenant.api.get(`/credit-notes/${id}`);
    expect(body).toMatchObject({ status: 'issued', available_actions });
    expect(await tenant.shownInvoice(invoice)).toMatchObject({ amount_due: 0 });

    const again = await issued({
      preceding_invoices: [{ number: note.number, issue_date: note.issue_date }],
    });
    expect(await tenant.shownInvoice(again)).toMatchObject({ amount_due: 119 });
  });

  it('cannot be voided while nobody knows whether a mail with it arrived', async () => {
    const { body: note } = await tenant.credit(await issued());
    server.behaviour = { kind: 'cut_after_data' };
    const queued = await tenant.api.post(`/credit-notes/${note.id as string}/send`, {});
    await service.jobsRun();
    server.behaviour = { kind: 'accept' };

    const refused = await tenant.api.post(`/credit-notes/${note.id as string}/void`);
    expect([refused.status, refused.body.code, refused.body.available_actions]).toEqual([
      409,
      'already_sent',
      ['send'],
    ]);
    await tenant.api.post(`/messages/${queued.body.id as string}/report`, { outcome: 'bounced' });
    const { body } = await tenant.api.post(`/credit-notes/${note.id as string}/void`);
    expect(body.status).toBe('void');
  });
});

/** An issued invoice of a customer with an address. */
async function issued(fields: object = {}): Promise<string> {
  const customer_id = await tenant.customer({ email: 'ap@example.com' });
  return tenant.issuedInvoice({ customer_id, ...fields });
}
