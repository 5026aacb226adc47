import { bankAccount } from '../support/bank-files.js';
import { bankEntries } from '../support/bank-line.js';
import { Imports } from '../support/imports.js';
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

function shown(id: string): Promise<Record<string, unknown>> {
  return tenant.api.get(`/payments/${id}`).then(({ body }) => body as Record<string, unknown>);
}

async function wantsReceipts(send_receipts = 'on_receipt'): Promise<void> {
  const owner = await tenant.signIn();
  const { body: before } = await owner.get('/organization');
  const { name, currency, time_zone } = before as Record<string, unknown>;
  const { status, body } = await owner.put('/organization', { name, currency, time_zone, send_receipts });
  expect([status, body.send_receipts]).toEqual([200, send_receipts]);
}

async function receiptsOf(id: string): Promise<Record<string, unknown>[]> {
  const { body } = await tenant.api.get(`/messages?payment_id=${id}&kind=receipt`);
  return body.data as Record<string, unknown>[];
}

describe('receipts by themselves', () => {
  it('are off at first', async () => {
    const id = await paid();
    await service.jobsRun();
    expect(await receiptsOf(id)).toEqual([]);
  });

  it('leave once for each payment that is recorded, also at its invoice', async () => {
    await wantsReceipts();
    const id = await paid();
    const { id: invoice_id } = await issued();
    const { body } = await tenant.api.post(`/invoices/${invoice_id}/payments`, { method: 'card' });
    await service.jobsRun();
    expect(server.received).toHaveLength(2);
    for (const payment of [id, body.id as string]) {
      expect(await receiptsOf(payment)).toMatchObject([{ status: 'sent' }]);
      expect(await shown(payment)).toMatchObject({ receipt_sent_at: '2026-11-21T10:00:00.000Z' });
    }
    await tenant.api.post(`/payments/${id}/allocate`, {
      allocations: [{ invoice_id: (await issued()).id, amount: 50 }],
    });
    await service.jobsRun();
    expect(server.received).toHaveLength(2);
  });

  it('are taken back with a payment that is reversed before they could leave', async () => {
    await wantsReceipts();
    server.behaviour = { kind: 'refuse', code: 451, text: 'Try again later' };
    const id = await paid();
    await service.jobsRun();
    await tenant.api.post(`/payments/${id}/reverse`);
    server.behaviour = { kind: 'accept' };
    server.received.length = 0;
    service.clock.passes('2 minutes');
    await service.jobsRun();
    expect(await receiptsOf(id)).toMatchObject([{ status: 'cancelled', cancel_reason: 'payment_reversed' }]);
    expect([server.received, (await shown(id))['receipt_sent_at']]).toEqual([[], null]);
  });

  it('are none where nobody is to get it, or the address refuses mail', async () => {
    await wantsReceipts();
    const silent = await paid({ customer_id: await tenant.customer() });
    const first = await paid();
    await service.jobsRun();
    const [message] = await receiptsOf(first);
    await tenant.api.post(`/messages/${message?.['id'] as string}/report`, { outcome: 'bounced' });
    const second = await paid();
    await service.jobsRun();
    expect(await receiptsOf(silent)).toEqual([]);
    expect(await receiptsOf(second)).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('are none of books of before', async () => {
    await wantsReceipts();
    const file = [
      'Rechnungsnummer;Rechnungsdatum;Fällig;Kunde;Bezeichnung;Menge;Einzelpreis;Steuersatz;Gesamtbetrag;Bezahlt;' +
        'Bezahlt am',
      'RE-2026-0186;12.03.2026;26.03.2026;Lovelace GmbH;Programmierung;10;95,50;19;1.136,45;1.136,45;20.03.2026',
    ].join('\n');
    await tenant.customer({ name: 'Lovelace GmbH', email: 'lovelace@example.com' });
    const imports = new Imports(await tenant.signIn());
    const content = Buffer.from(file).toString('base64');
    const found = await imports.checked({ kind: 'invoices', content, source: 'old-books' });
    await imports.committed(found.id);
    const { body } = await tenant.api.get('/payments');
    expect(body.data).toHaveLength(1);
    await service.jobsRun();
    expect(await receiptsOf(body.data[0].id as string)).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('are none of lines that a bank account books by itself, and leave with those that somebody books', async () => {
    await wantsReceipts();
    const [by_itself, by_hand] = [await issued({ ...EARLY }), await issued({ ...EARLY })];
    const auto = await bankAccount(await tenant.signIn(), { auto_certain: true });
    const entry = ({
      number,
    }: {
      readonly number: string;
    }): { amount: number; text: string; name: string } => {
      return { amount: 119, text: `Invoice ${number}`, name: 'Difference Engines GmbH' };
    };
    await bankEntries(tenant.api, [entry(by_itself)], auto);
    await service.jobsRun();
    expect(await tenant.shownInvoice(by_itself.id)).toMatchObject({ status: 'paid' });
    expect(server.received).toEqual([]);

    const bac = await bankAccount(await tenant.signIn());
    await bankEntries(tenant.api, [entry(by_hand)], bac);
    const { body } = await tenant.api.post(`/bank-accounts/${bac}/accept-certain`, {});
    expect(body).toMatchObject({ booked: 1 });
    await service.jobsRun();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain(`Damit bezahlt: ${by_hand.number}`);
  });
});
