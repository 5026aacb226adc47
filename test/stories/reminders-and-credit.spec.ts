import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const START = '2026-11-23T09:00:00Z';
const FEES = {
  enabled: true,
  business_days_only: false,
  levels: [{ days: 3 }, { days: 14, fee: 10 }, { days: 28, fee: 10 }],
};

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set(START);
  tenant = await service.newTenant('seller');
  ({ api } = tenant);
  expect((await (await tenant.signIn()).put('/reminder-policy', FEES)).status).toBe(200);
  customer_id = await tenant.customer({ email: 'ap@example.com' });
});
afterAll(() => service.stop());

/** An invoice of 119 euros. */
function dueOn(due_date: string): Promise<string> {
  return tenant.issuedInvoice({ customer_id, due_date });
}

async function credit(amount: number): Promise<void> {
  const fields = { customer_id, currency: 'EUR', amount, method: 'bank_transfer' };
  expect((await api.post('/payments', fields)).status).toBe(201);
}

async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    service.clock.passes('1 day');
    await service.jobsRun();
  }
}

interface Mail {
  readonly kind: string;
  readonly status: string;
  readonly text: string;
  readonly cancel_reason: string | null;
}

async function mails(): Promise<Mail[]> {
  return (await api.get(`/messages?customer_id=${customer_id}`)).body.data as Mail[];
}

describe('a customer with credit', () => {
  it('is not asked for an invoice that it covers, by itself or by hand', async () => {
    const invoice = await dueOn('2026-11-24');
    await credit(500);
    expect((await api.get(`/invoices/${invoice}/reminders`)).body.next).toBeNull();
    expect((await api.get('/reminders/forecast')).body.data).toEqual([]);
    await daysPass(40);
    expect(await mails()).toEqual([]);
    const refused = await api.post(`/invoices/${invoice}/remind`);
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
    expect(refused.body.detail).toMatch(/credit that covers/);
    expect(refused.body.available_actions).not.toContain('remind');
    expect((await api.get(`/invoices/${invoice}/reminder-letter`)).status).toBe(409);
  });

  it('is asked for what it does not cover, the oldest being covered first, and told what is left of it', async () => {
    await dueOn('2026-11-24');
    const newer = await dueOn('2026-11-25');
    await credit(150);
    await daysPass(6);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'reminder_1', object_id: newer });
    expect(mail?.text).toContain('Of your credit, \u20ac31.00 is not used yet.');
  });

  it('is not asked by a mail that waits already', async () => {
    const invoice = await dueOn('2026-11-24');
    service.clock.passes('5 days');
    await api.post(`/invoices/${invoice}/remind`);
    await credit(119);
    await service.jobsRun();
    expect(await mails()).toMatchObject([{ status: 'cancelled', cancel_reason: 'covered_by_credit' }]);
  });
});

describe('an invoice that is not due yet', () => {
  it('is asked for in a friendly way, without a fee, however often', async () => {
    const invoice = await dueOn('2026-12-07');
    for (let count = 0; count < 3; count += 1) {
      expect((await api.post(`/invoices/${invoice}/remind`)).status).toBe(200);
    }
    const all = await mails();
    expect(all.map(({ kind }) => kind)).toEqual(['reminder_1', 'reminder_1', 'reminder_1']);
    for (const { text } of all) expect(text).not.toMatch(/was due|fee|last reminder/i);
    const { body } = await api.get(`/invoices/${invoice}/reminders`);
    expect(body.data).toMatchObject([{ level: 1, fee: null, asked_on: '2026-11-23' }]);
    // The levels of the policy are still to come.
    expect(body.next).toMatchObject({ level: 2, on: '2026-12-21' });
  });

  it('keeps the distance of the levels once it is late', async () => {
    const invoice = await dueOn('2026-11-24');
    service.clock.passes('10 days');
    const kinds: string[] = [];
    for (const wait of ['0 days', '1 day', '11 days', '1 day', '14 days']) {
      service.clock.passes(wait);
      kinds.push((await api.post(`/invoices/${invoice}/remind`)).body.kind as string);
    }
    expect(kinds).toEqual(['reminder_1', 'reminder_1', 'reminder_2', 'reminder_2', 'reminder_3']);
  });
});
