import { MailServer } from '../../support/mail-server.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const NOW = '2026-11-21T10:00:00Z';
const LATER = '2026-11-22T08:00:00Z';
const EUR = '\u20ac';

let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Books <books@countinghouse.example>' };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  service.clock.set(NOW);
  server.behaviour = { kind: 'accept' };
  await service.jobsRun();
  server.received.length = 0;
  tenant = await service.newTenant('sender');
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

describe('a mail with an invoice that waits', () => {
  it('says what is due when it leaves, whatever was paid meanwhile', async () => {
    const invoice = await issued();
    const id = await waiting(invoice);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 110, method: 'cash' });
    await leaves();
    expect(server.received[0]?.text).toContain(`To be paid: ${EUR}9.00 by`);
    expect((await message(id))['text']).toContain(`To be paid: ${EUR}9.00 by`);
  });

  it.each([
    ['paid', (id: string) => tenant.api.post(`/invoices/${id}/payments`, { method: 'cash' })],
    ['credited', (id: string) => tenant.credit(id)],
  ])('asks for nothing once it is %s', async (_how, settle) => {
    const invoice = await issued();
    await waiting(invoice);
    await settle(invoice);
    await leaves();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain('Nothing is left to be paid.');
    expect(server.received[0]?.text).not.toContain('To be paid');
    expect(server.received[0]?.raw).not.toContain('To be paid');
  });

  it('asks for all again once the credit note that settled it is void', async () => {
    const invoice = await issued();
    const note = await tenant.credit(invoice);
    await waiting(invoice);
    expect((await tenant.api.post(`/credit-notes/${note.body.id as string}/void`)).status).toBe(200);
    await leaves();
    expect(server.received[0]?.text).toContain(`To be paid: ${EUR}119.00 by`);
  });

  it('keeps all else as it was previewed', async () => {
    const owner = await tenant.signIn();
    const template = { subject: 'No {{invoice.number}}', text: 'Old. Due: {{invoice.amount_due}}' };
    await owner.put('/mail-templates/invoice.en', template);
    const invoice = await issued();
    await waiting(invoice);
    await owner.put('/mail-templates/invoice.en', { subject: 'New', text: 'New.' });
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 19, method: 'cash' });
    await leaves();
    expect(server.received[0]).toMatchObject({ subject: 'No INV-2026-00001' });
    expect(server.received[0]?.text?.trim()).toBe(`Old. Due: ${EUR}100.00`);
  });

  it('does not leave in the words of a person that are not true any more', async () => {
    const [paid, part, silent] = [await issued(), await issued(), await issued()];
    const said = { text: `Please pay ${EUR}119.00.` };
    const ids = [
      await waiting(paid, said),
      await waiting(part, said),
      await waiting(silent, { text: 'Hi.' }),
    ];
    await tenant.api.post(`/invoices/${paid}/payments`, { method: 'cash' });
    await tenant.api.post(`/invoices/${part}/payments`, { amount: 19, method: 'cash' });
    await tenant.api.post(`/invoices/${silent}/payments`, { amount: 19, method: 'cash' });
    await leaves();
    const found = await Promise.all(ids.map(message));
    expect(found.map(({ status, cancel_reason }) => [status, cancel_reason])).toEqual([
      ['cancelled', 'settled_meanwhile'],
      ['cancelled', 'figures_moved'],
      ['sent', null],
    ]);
    await service.eventsNumbered();
    const { body } = await tenant.api.get(`/events?object_id=${ids[0] ?? ''}&type=message.cancelled`);
    expect(body.data[0].data.object).toMatchObject({ cancel_reason: 'settled_meanwhile' });
  });

  it('says what is due at each attempt', async () => {
    const invoice = await issued();
    server.behaviour = { kind: 'refuse', code: 451, text: '4.3.0 later' };
    await tenant.api.post(`/invoices/${invoice}/send`, {});
    await service.jobsRun();
    server.behaviour = { kind: 'accept' };
    await tenant.api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
    service.clock.passes('2 minutes');
    await service.jobsRun();
    expect(server.received.at(-1)?.text).toContain('Nothing is left to be paid.');
  });

  it('tells why it was cancelled', async () => {
    const [taken, void_] = [await issued(), await issued()];
    const ids = [await waiting(taken), await waiting(void_)];
    await tenant.api.post(`/messages/${ids[0] ?? ''}/cancel`);
    await tenant.api.post(`/invoices/${void_}/void`);
    await leaves();
    const found = await Promise.all(ids.map(message));
    expect(found.map(({ cancel_reason }) => cancel_reason)).toEqual(['by_hand', 'void']);
  });
});

describe('a mail with an invoice that is settled or written off', () => {
  it('asks for nothing, and its preview neither', async () => {
    const [paid, lost] = [await issued(), await issued()];
    await tenant.api.post(`/invoices/${paid}/payments`, { method: 'cash' });
    await tenant.api.post(`/invoices/${lost}/mark-uncollectible`);
    const texts: string[] = [];
    for (const invoice of [paid, lost]) {
      const preview = await tenant.api.post(`/invoices/${invoice}/send-preview`, {});
      const sent = await tenant.api.post(`/invoices/${invoice}/send`, {});
      expect(sent.body.text).toBe(preview.body.text);
      texts.push(sent.body.text as string);
    }
    expect(texts[0]).toContain('Nothing is left to be paid.');
    expect(texts.join()).not.toContain('To be paid');
    expect(texts[1]).not.toContain('Nothing is left');
  });
});

describe('a mail with an invoice that offers a discount for paying early', () => {
  it('names it with its day and sum, and no more when the day has passed', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 1, percent: 2 }] };
    const invoice = await issued({ payment_terms });
    const sent = await tenant.api.post(`/invoices/${invoice}/send`, {});
    expect(sent.body.text).toContain(`${EUR}116.62, with a discount of ${EUR}2.38.`);
    await service.jobsRun();
    await waiting(invoice, { send_at: '2026-11-23T08:00:00Z' });
    service.clock.set('2026-11-23T08:00:00Z');
    await service.jobsRun();
    expect(server.received.at(-1)?.text).not.toContain('discount');
  });
});

describe('a reminder that waits', () => {
  it('is made anew with what is left to be paid', async () => {
    const invoice = await issued();
    service.clock.passes('20 days');
    const queued = await tenant.api.post(`/invoices/${invoice}/remind`);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 100, method: 'cash' });
    await service.jobsRun();
    expect(await message(queued.body.id as string)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'figures_moved',
    });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain(`${EUR}19.00`);
    expect(server.received[0]?.text).not.toContain(`${EUR}119.00`);
  });
});

async function issued(fields: object = {}): Promise<string> {
  const customer_id = await tenant.customer({ email: 'ap@example.com' });
  return tenant.issuedInvoice({ customer_id, ...fields });
}

/** Queues a mail that leaves later. Gives its identifier. */
async function waiting(invoice: string, fields: object = {}): Promise<string> {
  const { body, status } = await tenant.api.post(`/invoices/${invoice}/send`, { send_at: LATER, ...fields });
  expect(status).toBe(200);
  return body.id as string;
}

async function leaves(): Promise<void> {
  service.clock.set(LATER);
  await service.jobsRun();
}

async function message(id: string): Promise<Readonly<Record<string, unknown>>> {
  return (await tenant.api.get(`/messages/${id}`)).body as Readonly<Record<string, unknown>>;
}
