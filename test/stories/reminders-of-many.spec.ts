import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** Few, for every run of all tests; `npm run test:reminders` has five hundred. */
const INVOICES = Number(process.env['REMINDED_INVOICES'] ?? 16);
const DAYS = 90;
/** A Monday, right after the time of day at which reminders go out. The organization is in UTC. */
const START = '2026-11-23T09:00:00Z';
/** Invoices fall due on so many days, this long after the start. */
const DUE = { first: 7, count: 7 };
/** When some are paid: before the first reminder of any, and in the midst of them. */
const PAID_ON: Readonly<Record<number, 'early' | 'in_part' | 'late'>> = {
  5: 'early',
  12: 'in_part',
  30: 'late',
};
const LATE_DAY = 30;
const PATIENCE_MS = 120_000 + INVOICES * 2_000;
const DAY_MS = 86_400_000;

const FATES = ['early', 'late', 'in_part', 'open'] as const;

interface Late {
  readonly id: string;
  readonly fate: (typeof FATES)[number];
}

let service: TestService;
let other: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
});
beforeEach(async () => {
  service.clock.set(START);
  tenant = await service.newTenant('seller');
  const owner = await tenant.signIn();
  const policy = { enabled: true, business_days_only: false };
  expect((await owner.put('/reminder-policy', policy)).status).toBe(200);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

function dayAfter(days: number): string {
  return new Date(Date.parse(START) + days * DAY_MS).toISOString().slice(0, 10);
}

async function lateInvoices(): Promise<Late[]> {
  const customer_id = await tenant.customer({ email: 'ap@example.com' });
  const invoices: Late[] = [];
  for (let at = 0; at < INVOICES; at += 1) {
    const due_date = dayAfter(DUE.first + (at % DUE.count));
    const id = await tenant.issuedInvoice({ customer_id, due_date });
    invoices.push({ id, fate: FATES[at % FATES.length] ?? 'open' });
  }
  return invoices;
}

async function pay(invoices: readonly Late[], fate: Late['fate'] | undefined): Promise<void> {
  for (const { id } of invoices.filter((one) => one.fate === fate)) {
    const amount = fate === 'in_part' ? { amount: 19 } : {};
    const paid = await tenant.api.post(`/invoices/${id}/payments`, { method: 'bank_transfer', ...amount });
    expect(paid.status).toBe(201);
  }
}

interface Asked {
  readonly level: number;
  readonly asked_on: string;
}

async function askedFor({ id }: Late): Promise<Asked[]> {
  const { status, body } = await tenant.api.get(`/invoices/${id}/reminders`);
  expect(status).toBe(200);
  return body.data as Asked[];
}

/** How many invoices are asked for by several mails of one day, alone or with others. */
async function repeated(): Promise<number> {
  const { rows } = await service.database.admin.query(
    `SELECT invoice_id FROM (
       SELECT object_id::text AS invoice_id, created_at::date AS day
         FROM messages WHERE kind LIKE 'reminder\\_%' AND status <> 'cancelled'
       UNION ALL
       SELECT about->>'invoice_id', created_at::date
         FROM messages, jsonb_array_elements(invoices) AS about WHERE status <> 'cancelled'
     ) AS asked GROUP BY invoice_id, day HAVING count(*) > 1`,
  );
  return rows.length;
}

/** Of all mails, how many ask for several invoices. */
async function ofSeveral(): Promise<number> {
  const { rows } = await service.database.admin.query(
    `SELECT 1 FROM messages WHERE kind LIKE 'reminders%' AND jsonb_array_length(invoices) > 1`,
  );
  return rows.length;
}

function expectAsked({ fate }: Late, asked: readonly Asked[]): void {
  const levels = asked.map(({ level }) => level);
  expect(new Set(levels).size).toBe(levels.length);
  if (fate === 'early') expect(asked).toEqual([]);
  else if (fate === 'late') expect(asked.filter(({ asked_on }) => asked_on > dayAfter(LATE_DAY))).toEqual([]);
  else expect(levels).toEqual([1, 2, 3]);
}

describe('many late invoices on two nodes', () => {
  it(
    'are asked for once at each level, day by day, and never once they are paid',
    async () => {
      const invoices = await lateInvoices();
      for (let day = 1; day <= DAYS; day += 1) {
        service.clock.passes('1 day');
        // Payments come while both nodes are writing reminders.
        await Promise.all([pay(invoices, PAID_ON[day]), service.jobsRun()]);
      }
      for (const late of invoices) expectAsked(late, await askedFor(late));
      expect(await repeated()).toBe(0);
      expect(await ofSeveral()).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  it(
    'are asked for once in all after a leap of all the days',
    async () => {
      const invoices = await lateInvoices();
      await pay(invoices, 'early');
      service.clock.passes(`${DAYS} days`);
      await service.jobsRun();
      for (const late of invoices) {
        const levels = (await askedFor(late)).map(({ level }) => level);
        expect(levels).toEqual(late.fate === 'early' ? [] : [3]);
      }
      expect(await repeated()).toBe(0);
      expect(await ofSeveral()).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
