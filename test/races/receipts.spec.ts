import { MailServer } from '../support/mail-server.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const PAYMENTS = 12;

let server: MailServer;
let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' };
  service = await TestService.start({ env });
  tenant = await service.newTenant('shop');
  const owner = await tenant.signIn();
  const settings = { name: 'Shop', currency: 'EUR', time_zone: 'UTC', send_receipts: 'on_receipt' };
  expect((await owner.put('/organization', settings)).status).toBe(200);
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

interface Seen {
  readonly sent: number;
  readonly isNoted: boolean;
  readonly others: readonly unknown[];
}

async function seen(id: string): Promise<Seen> {
  const [{ body: payment }, { body: messages }] = await Promise.all([
    tenant.api.get(`/payments/${id}`),
    tenant.api.get(`/messages?payment_id=${id}`),
  ]);
  const all = messages.data as { status: string; cancel_reason: string | null }[];
  return {
    sent: all.filter(({ status }) => status === 'sent').length,
    isNoted: payment.receipt_sent_at !== null,
    others: all.flatMap(({ status, cancel_reason }) => (status === 'sent' ? [] : [[status, cancel_reason]])),
  };
}

describe('payments that are recorded, sent by hand and reversed at the same time', () => {
  it('have one receipt of their own each, and none that leaves after the reversal', async () => {
    const customer_id = await tenant.customer({ email: 'ada@example.com' });
    const lives = Array.from({ length: PAYMENTS }, async (_, at) => {
      const { body } = await tenant.api.post('/payments', { customer_id, amount: 1 + at, method: 'cash' });
      const id = body.id as string;
      const [byHand, reversed] = await Promise.all([
        tenant.api.post(`/payments/${id}/send`),
        at % 2 === 0 ? tenant.api.post(`/payments/${id}/reverse`) : undefined,
      ]);
      expect([200, 409]).toContain(byHand.status);
      expect(reversed?.status ?? 200).toBe(200);
      return { id, isByHand: byHand.status === 200, isReversed: reversed !== undefined };
    });
    const payments = await Promise.all(lives);
    await service.jobsRun();

    let sent = 0;
    for (const { id, isByHand, isReversed } of payments) {
      const found = await seen(id);
      sent += found.sent;
      expect(found.isNoted).toBe(found.sent > 0);
      if (!isReversed) expect([found.sent, found.others]).toEqual([2, []]);
      expect(found.sent + found.others.length).toBeLessThanOrEqual(isByHand ? 2 : 1);
      for (const other of found.others) expect(other).toEqual(['cancelled', 'payment_reversed']);
    }
    expect(server.received).toHaveLength(sent);
  });

  it('have no second receipt of their own, however often the order runs', async () => {
    const customer_id = await tenant.customer({ email: 'ada@example.com' });
    const { body } = await tenant.api.post('/payments', { customer_id, amount: 5, method: 'cash' });
    const { admin } = service.database;
    await service.jobsRun();
    const other = '{"id": "00000000-0000-7000-8000-000000000001"}';
    const twice = `
      INSERT INTO messages SELECT (jsonb_populate_record(m, '${other}')).* FROM messages m
       WHERE unique_key LIKE 'receipt %' ORDER BY created_at DESC, id DESC LIMIT 1`;
    await expect(admin.query(twice)).rejects.toThrow('uq_messages_unique_key');
    expect((await seen(body.id as string)).sent).toBe(1);
  });
});
