import type { ApiAnswer } from '../support/api-client.js';
import { placedTexts } from '../documents/rendering/support/placed-texts.js';
import { eventsOf } from '../support/events-of.js';
import { MailServer } from '../support/mail-server.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const NOW = '2026-11-21T10:00:00Z';

let server: MailServer;
let service: TestService;
let tenant: Tenant;
let customer_id: string;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' };
  service = await TestService.start({ env });
});
beforeEach(async () => {
  await service.jobsRun();
  server.received.length = 0;
  service.clock.set(NOW);
  server.behaviour = { kind: 'accept' };
  tenant = await service.newTenant('shop');
  customer_id = await tenant.customer({ email: 'ada@example.com', locale: 'de-AT' });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

const EARLY = { payment_terms: { net_days: 30, early_payment: [{ days: 10, percent: 2 }] } };

/** 119 in all. */
async function issued(fields: object = {}): Promise<{ readonly id: string; readonly number: string }> {
  const id = await tenant.issuedInvoice({ customer_id, ...fields });
  return { id, number: (await tenant.shownInvoice(id))['number'] as string };
}

async function paid(fields: object = {}): Promise<string> {
  const body = { customer_id, amount: 50, method: 'cash', ...fields };
  const { status, body: payment } = await tenant.api.post('/payments', body);
  expect([status, payment.errors]).toEqual([201, undefined]);
  return payment.id as string;
}

function send(id: string, body: object = {}): Promise<ApiAnswer> {
  return tenant.api.post(`/payments/${id}/send`, body);
}

function shown(id: string): Promise<Record<string, unknown>> {
  return tenant.api.get(`/payments/${id}`).then(({ body }) => body as Record<string, unknown>);
}

async function receiptsOf(id: string): Promise<Record<string, unknown>[]> {
  const { body } = await tenant.api.get(`/messages?payment_id=${id}&kind=receipt`);
  return body.data as Record<string, unknown>[];
}

/** What a PDF says, each run of letters. */
async function textsOf(path: string): Promise<string[]> {
  const pdf = Buffer.from(await (await download(path)).arrayBuffer());
  return placedTexts(pdf).texts.map(({ text }) => text);
}

function download(path: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${tenant.api.token ?? ''}` };
  return fetch(`${service.url}/api${path}`, { headers });
}

describe('the receipt of a payment', () => {
  it('is a PDF in every language of documents, and in both looks', async () => {
    const { id: invoice_id } = await issued();
    const id = await paid({ amount: 130, allocations: [{ invoice_id, amount: 119 }] });
    for (const template of ['classic', 'plain']) {
      const owner = await tenant.signIn();
      expect((await owner.put('/organization/documents', { template })).status).toBe(200);
      for (const language of ['en', 'de', 'fr', 'it', 'es', 'nl']) {
        const answer = await download(`/payments/${id}/pdf?language=${language}`);
        expect([language, answer.status, answer.headers.get('content-type')]).toEqual([
          language,
          200,
          'application/pdf',
        ]);
        expect(answer.headers.get('content-disposition')).toContain(`receipt-${id}.pdf`);
        expect(
          Buffer.from(await answer.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
      }
    }
    const unknown = await tenant.api.get(`/payments/${id}/pdf?language=tlh`);
    expect([unknown.status, unknown.body.errors]).toMatchObject([400, [{ pointer: 'language' }]]);
  });

  it('arrives by mail, and says what was paid, what is open and what is credit', async () => {
    const [one, other] = [await issued(), await issued()];
    const allocations = [
      { invoice_id: one.id, amount: 119 },
      { invoice_id: other.id, amount: 19 },
    ];
    const id = await paid({ amount: 150, method: 'card', received_on: '2026-11-20', allocations });
    const { status, body: queued } = await send(id);
    expect([status, queued]).toMatchObject([
      200,
      { kind: 'receipt', object_id: id, customer_id, language: 'de' },
    ]);
    expect(queued.attachments).toMatchObject([{ format: 'receipt', filename: `receipt-${id}.pdf` }]);
    await service.jobsRun();

    const [mail] = server.received;
    expect(mail?.subject).toBe('Ihre Zahlung an shop');
    expect(mail?.text).toMatch(/Ihre Zahlung über 150,00\s€, die am 20\.11\.2026/);
    expect(mail?.text).toContain(`Damit bezahlt: ${one.number}, ${other.number}`);
    expect(mail?.text).toMatch(/Davon noch zu zahlen: 100,00\s€/);
    expect(mail?.text).toMatch(/Ihr Guthaben daraus: 12,00\s€/);
    const [pdf] = mail?.attachments ?? [];
    const kept = await download(`/messages/${queued.id as string}/file`);
    expect(Buffer.from(await kept.arrayBuffer()).equals(pdf?.content ?? Buffer.of())).toBe(true);

    expect(await shown(id)).toMatchObject({ receipt_sent_at: '2026-11-21T10:00:00.000Z' });
    expect(await eventsOf(service, id)).toEqual(['payment.created', 'payment.receipt_sent']);
    expect(await receiptsOf(id)).toMatchObject([{ id: queued.id, status: 'sent' }]);
  });

  it('asks for nothing that the credit of the customer covers', async () => {
    const invoice = await issued();
    const id = await paid({ amount: 150, allocations: [{ invoice_id: invoice.id, amount: 100 }] });
    await send(id);
    await service.jobsRun();
    expect(server.received[0]?.text).not.toContain('noch zu zahlen');
    expect(server.received[0]?.text).toMatch(/Ihr Guthaben daraus: 50,00\s€/);
  });

  it('leaves out what there is nothing of', async () => {
    const id = await paid({ amount: 20 });
    await send(id, { language: 'en' });
    await service.jobsRun();
    expect(server.received[0]?.text).not.toMatch(/Paid with it|Still to be paid/);
    expect(server.received[0]?.text).toContain('Your credit from it: €20.00');
  });

  it('goes to nobody of a customer without an address, unless one is named', async () => {
    const silent = await tenant.customer();
    const id = await paid({ customer_id: silent });
    const refused = await send(id);
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '#/to' }]]);
    expect((await send(id, { to: ['ap@example.com'] })).status).toBe(200);
  });

  it('is another organization’s to nobody else', async () => {
    const id = await paid();
    const stranger = await service.newTenant('stranger');
    const answers = [
      await stranger.api.post(`/payments/${id}/send`),
      await stranger.api.get(`/payments/${id}/pdf`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  it('tells an invoice that a discount for paying early has settled as paid', async () => {
    const { id: invoice_id, number } = await issued(EARLY);
    const id = await paid({ amount: 116.62, allocations: [{ invoice_id, amount: 116.62 }] });
    expect(await tenant.shownInvoice(invoice_id)).toMatchObject({ status: 'paid' });
    await send(id);
    await service.jobsRun();
    expect(server.received[0]?.text).toContain(`Damit bezahlt: ${number}`);
    expect(server.received[0]?.text).not.toContain('Davon noch zu zahlen');

    const printed = await textsOf(`/payments/${id}/pdf?language=en`);
    expect(printed).toEqual(expect.arrayContaining(['Discount', '2.38', '116.62', '€116.62', number]));
    expect(printed.join(' ')).toContain('Nothing of these invoices is left to be paid.');
    await tenant.api.post(`/payments/${id}/unallocate`, { allocations: [{ invoice_id }] });
    const credit = await textsOf(`/payments/${id}/pdf?language=en`);
    expect(credit).toEqual(expect.arrayContaining(['Your credit', '116.62']));
    expect(credit).not.toContain('Discount');
  });
});

describe('a payment that is reversed', () => {
  it('has no receipt, and tells of the one that was sent', async () => {
    const id = await paid();
    await send(id);
    await service.jobsRun();
    await tenant.api.post(`/payments/${id}/reverse`);
    expect(await shown(id)).toMatchObject({
      status: 'reversed',
      receipt_sent_at: '2026-11-21T10:00:00.000Z',
      available_actions: [],
    });
    const refused = [await send(id), await tenant.api.get(`/payments/${id}/pdf`)];
    expect(refused.map(({ status, body }) => [status, body.code, body.state])).toEqual([
      [409, 'invalid_state_transition', 'reversed'],
      [409, 'invalid_state_transition', 'reversed'],
    ]);
  });

  it('takes back a receipt that waits', async () => {
    const id = await paid();
    const send_at = '2026-11-21T12:00:00Z';
    const { body: queued } = await send(id, { send_at });
    await tenant.api.post(`/payments/${id}/reverse`);
    service.clock.set(send_at);
    await service.jobsRun();
    expect(server.received).toEqual([]);
    expect((await tenant.api.get(`/messages/${queued.id as string}`)).body).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'payment_reversed',
    });
    expect(await shown(id)).toMatchObject({ receipt_sent_at: null });
  });
});

describe('a receipt that waits', () => {
  it('says what holds when it leaves, at each attempt', async () => {
    const { id: invoice_id, number } = await issued();
    const id = await paid({ amount: 119 });
    server.behaviour = { kind: 'refuse', code: 451, text: 'Try again later' };
    const { body: queued } = await send(id);
    await service.jobsRun();
    const digest = async (): Promise<unknown> => {
      const { body } = await tenant.api.get(`/messages/${queued.id as string}`);
      return [body.status, body.attachments[0].sha256];
    };
    const first = await digest();
    expect(first).toEqual(['queued', expect.stringMatching(/^[0-9a-f]{64}$/)]);
    await tenant.api.post(`/payments/${id}/allocate`, { allocations: [{ invoice_id, amount: 119 }] });
    server.behaviour = { kind: 'accept' };
    service.clock.passes('2 minutes');
    await service.jobsRun();
    const [mail] = server.received.slice(-1);
    expect(mail?.text).toContain(`Damit bezahlt: ${number}`);
    expect(mail?.text).not.toContain('Guthaben');
    expect((await digest()) as string[]).not.toEqual(first);
  });

  it('is one, however often its request is repeated', async () => {
    const id = await paid();
    const headers = { 'Idempotency-Key': `send-${id}` };
    const [one, two] = [
      await tenant.api.post(`/payments/${id}/send`, {}, { headers }),
      await tenant.api.post(`/payments/${id}/send`, {}, { headers }),
    ];
    expect([one.status, two.body.id]).toEqual([200, one.body.id]);
    await service.jobsRun();
    expect(server.received).toHaveLength(1);
  });
});
