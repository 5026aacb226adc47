import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { InvoiceSettlement } from '../../src/modules/books/invoices/index.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const START = '2026-11-21T10:00:00Z';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

describe('an open invoice', () => {
  it('is announced once, when the day after its due date begins and not before', async () => {
    const id = await finalized(service.owner, { due_date: '2026-12-05' });
    service.clock.set('2026-12-05T23:59:59.999Z');
    await service.jobsRun();
    expect(await announcements(id)).toEqual([]);
    service.clock.set('2026-12-06T00:00:00Z');
    await service.jobsRun();
    await service.jobsRun();
    expect(await announcements(id)).toEqual([
      { actor: 'system', at: '2026-12-06T00:00:00.000Z', version: 3 },
    ]);
    const { body } = await service.owner.api.get(`/invoices/${id}`);
    expect(body).toMatchObject({ status: 'open', overdue: true, version: 3 });
  });

  it('is announced at once if it was due before it was finalized', async () => {
    const tenant = await service.newTenant('late');
    const id = await finalized(tenant, { issue_date: '2026-11-01', due_date: '2026-11-15' });
    await service.jobsRun();
    expect(await announcements(id)).toMatchObject([{ at: '2026-11-21T10:00:00.000Z' }]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-12-05', '2026-12-05T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-05', '2026-12-06T11:00:00.000Z'],
    ['Europe/Berlin', '2026-12-05', '2026-12-05T23:00:00.000Z'],
    // The night in which the clocks go forward, and the one in which they go back.
    ['Europe/Berlin', '2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31', '2027-10-31T23:00:00.000Z'],
    // Here the clocks go forward at midnight: the day begins at one.
    ['Africa/Cairo', '2027-04-29', '2027-04-29T22:00:00.000Z'],
  ])(
    'becomes overdue by the organization’s time zone: %s, due on %s',
    async (time_zone, due_date, instant) => {
      const tenant = await service.newTenant('abroad');
      await move(tenant, time_zone);
      const id = await finalized(tenant, { due_date });
      service.clock.set(new Date(Date.parse(instant) - 1).toISOString());
      await service.jobsRun();
      expect(await announcements(id)).toEqual([]);
      service.clock.set(instant);
      await service.jobsRun();
      expect(await announcements(id)).toMatchObject([{ at: instant }]);
    },
  );

  it('becomes overdue later if the organization has moved to the west', async () => {
    const tenant = await service.newTenant('moving');
    const id = await finalized(tenant, { due_date: '2026-12-05' });
    await move(tenant, 'America/Los_Angeles');
    service.clock.set('2026-12-06T00:00:00Z');
    await service.jobsRun();
    expect(await announcements(id)).toEqual([]);
    service.clock.set('2026-12-06T08:00:00Z');
    await service.jobsRun();
    expect(await announcements(id)).toMatchObject([{ at: '2026-12-06T08:00:00.000Z' }]);
  });
});

describe('an invoice that is not open any more', () => {
  it.each(['void', 'mark-uncollectible'])('is never announced as overdue: %s', async (end) => {
    const id = await finalized(service.owner, { due_date: '2026-12-05' });
    expect((await service.owner.api.post(`/invoices/${id}/${end}`)).status).toBe(200);
    service.clock.passes('31 days');
    await service.jobsRun();
    expect(await announcements(id)).toEqual([]);
  });

  it('is not announced if it was paid in time, but is if the payment is reversed', async () => {
    const id = await finalized(service.owner, { due_date: '2026-12-05' });
    await settle(id, 11_900n);
    service.clock.passes('31 days');
    await service.jobsRun();
    expect(await announcements(id)).toEqual([]);
    await settle(id, -11_900n);
    await service.jobsRun();
    expect(await announcements(id)).toMatchObject([{ at: '2026-12-22T10:00:00.000Z' }]);
    await settle(id, 11_900n);
    await settle(id, -11_900n);
    await service.jobsRun();
    expect(await announcements(id)).toHaveLength(1);
  });
});

describe('several nodes', () => {
  it('announce each invoice exactly once, where looks and jobs of single invoices meet', async () => {
    const second = await TestService.start({ sharing: service });
    const tenant = await service.newTenant('busy');
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) ids.push(await finalized(tenant, { due_date: '2026-12-05' }));
    const { rows } = await service.database.admin.query<{ payload: object }>(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'organization_id' = $1`,
      [await organizationOf(tenant)],
    );
    const look = rows[0]?.payload;
    for (const id of ids) {
      await service.database.admin.query(
        `SELECT graphile_worker.add_job('invoices.announce_day', $1, run_at => now() + interval '1 hour'),
                graphile_worker.add_job('invoices.announce_overdue', $2, run_at => now() + interval '1 hour')`,
        [look, { ...look, payload: { invoice_id: uuidOf(id) } }],
      );
    }
    service.clock.passes('31 days');
    await service.jobsRun();
    for (const id of ids) expect(await announcements(id)).toHaveLength(1);
    const done = (node: TestService): number =>
      node.logLines.filter((line) => line.includes('"job done"')).length;
    expect(done(second)).toBeGreaterThan(0);
    await second.stop();
  });
});

describe('the jobs of an organization', () => {
  it('are one for a day, however many invoices it finalizes', async () => {
    const tenant = await service.newTenant('daily');
    for (let n = 0; n < 3; n += 1) await finalized(tenant, { due_date: '2026-12-05' });
    expect(await waiting(tenant)).toEqual(['invoices.announce_day 2026-11-22T00:00:00.000Z']);
    service.clock.set('2026-11-22T00:00:00Z');
    await service.jobsRun();
    expect(await waiting(tenant)).toEqual(['invoices.announce_day 2026-11-23T00:00:00.000Z']);
    await finalized(tenant, { due_date: '2026-12-10' });
    await finalized(tenant, { due_date: '2026-12-10' });
    expect(await waiting(tenant)).toEqual(['invoices.announce_day 2026-11-23T00:00:00.000Z']);
  });

  it('rest until the next due date where nothing is issued, and end with the last open invoice', async () => {
    const tenant = await service.newTenant('resting');
    const [first, second] = [
      await finalized(tenant, { due_date: '2026-12-05' }),
      await finalized(tenant, { due_date: '2026-12-20' }),
    ];
    for (const day of ['2026-11-22', '2026-11-23']) {
      service.clock.set(`${day}T00:00:00Z`);
      await service.jobsRun();
    }
    expect(await waiting(tenant)).toEqual(['invoices.announce_day 2026-12-06T00:00:00.000Z']);
    service.clock.set('2026-12-06T00:00:00Z');
    await service.jobsRun();
    expect(await announcements(first)).toHaveLength(1);
    expect(await waiting(tenant)).toEqual(['invoices.announce_day 2026-12-21T00:00:00.000Z']);
    service.clock.set('2026-12-21T00:00:00Z');
    await service.jobsRun();
    expect(await announcements(second)).toMatchObject([{ at: '2026-12-21T00:00:00.000Z' }]);
    expect(await waiting(tenant)).toEqual([]);
  });

  it('leave out no invoice whose transaction ended after the look of its day', async () => {
    const tenant = await service.newTenant('midnight');
    await finalized(tenant, { due_date: '2026-12-05' });
    service.clock.set('2026-11-22T00:00:00Z');
    await service.jobsRun();
    // Began before midnight, and was committed after the look.
    service.clock.set('2026-11-21T23:57:00Z');
    const soon = await finalized(tenant, { due_date: '2026-11-21' });
    service.clock.set('2026-11-21T23:54:00Z');
    const early = await finalized(tenant, { due_date: '2026-11-21' });
    service.clock.set('2026-11-22T00:00:00Z');
    await service.jobsRun();
    expect(await announcements(soon)).toMatchObject([{ at: '2026-11-22T00:00:00.000Z' }]);
    service.clock.set('2026-11-23T00:00:00Z');
    await service.jobsRun();
    expect(await announcements(early)).toHaveLength(1);
    expect(await announcements(soon)).toHaveLength(1);
  });

  it('announce more than fit into a page, and what is paid or announced already never again', async () => {
    const tenant = await service.newTenant('crowded');
    const ids: string[] = [];
    for (let n = 0; n < 120; n += 1) ids.push(await finalized(tenant, { due_date: '2026-12-05' }));
    const paid = ids.pop() ?? '';
    await tenant.api.post(`/invoices/${paid}/payments`, { amount: 119, method: 'cash' });
    service.clock.set('2026-12-06T00:00:00Z');
    await service.jobsRun();
    const later = await finalized(tenant, { due_date: '2026-12-06' });
    service.clock.set('2026-12-07T00:00:00Z');
    await service.jobsRun();
    for (const id of [...ids, later]) expect(await announcements(id)).toHaveLength(1);
    expect(await announcements(paid)).toEqual([]);
  });
});

describe('a service that was down when an invoice became overdue', () => {
  it('announces it once after its next start, even if it was killed while announcing it', async () => {
    const first = await TestService.start();
    const [missed, repeated] = [
      await finalized(first.owner, { due_date: '2026-12-05' }),
      await finalized(first.owner, { due_date: '2026-12-01' }),
    ];
    const { admin } = first.database;
    first.clock.set('2026-12-02T00:00:00Z');
    const kept = await admin.query<{ payload: object }>('SELECT payload FROM graphile_worker._private_jobs');
    await first.jobsRun();
    await first.halt();

    first.clock.set('2026-12-20T10:00:00Z');
    // Its process died a while ago, in the middle of the work.
    await admin.query(
      `UPDATE graphile_worker._private_jobs
          SET attempts = 1, locked_by = 'pool-dead', locked_at = now() - interval '6 minutes'`,
    );
    // Its process died after the work, before the job was removed.
    await admin.query(`SELECT graphile_worker.add_job('invoices.announce_day', $1)`, [kept.rows[0]?.payload]);
    const second = await TestService.start({ sharing: first });
    await second.jobsRun();
    for (const id of [missed, repeated]) expect(await announcements(id, first)).toHaveLength(1);
    expect(await announcements(missed, first)).toMatchObject([{ at: '2026-12-20T10:00:00.000Z' }]);
    await second.stop();
    await first.stop();
  });

  it('runs the jobs of single invoices that a version before it has ordered', async () => {
    const tenant = await service.newTenant('upgraded');
    const id = await finalized(tenant, { due_date: '2026-12-05' });
    const { admin } = service.database;
    const { rows } = await admin.query<{ payload: { payload: object } }>(
      `DELETE FROM graphile_worker._private_jobs WHERE payload->>'organization_id' = $1 RETURNING payload`,
      [await organizationOf(tenant)],
    );
    const old = { ...rows[0]?.payload, payload: { invoice_id: uuidOf(id) } };
    await admin.query(`SELECT graphile_worker.add_job('invoices.announce_overdue', $1)`, [old]);
    service.clock.set('2026-12-06T00:00:00Z');
    await service.jobsRun();
    expect(await announcements(id)).toHaveLength(1);
  });
});

/** Creates an open invoice of 119.00. */
async function finalized(tenant: Tenant, fields: object): Promise<string> {
  const id = await tenant.invoice(fields);
  const { body } = await tenant.api.post(`/invoices/${id}/finalize`);
  expect(body.status).toBe('open');
  return id;
}

async function move(tenant: Tenant, time_zone: string): Promise<void> {
  const session = await tenant.signIn();
  const moved = await session.put('/organization', { name: 'Abroad', currency: 'EUR', time_zone });
  expect(moved.status).toBe(200);
}

/** Records a payment, in cents; a negative amount reverses one. */
async function settle(id: string, paid: bigint): Promise<void> {
  const who = systemPrincipal(await organizationOf(service.owner));
  await service.app.get(UnitOfWork).run(who, async (tx) => {
    const settlement = new InvoiceSettlement(tx);
    const invoice = (await settlement.lock([uuidOf(id)])).get(uuidOf(id));
    if (invoice === undefined) throw new Error('There is no such invoice.');
    await settlement.apply(invoice, { paid }, { day: invoice.today });
  });
}

/** The jobs of an organization that wait, with the instant that each is due at. */
async function waiting(tenant: Tenant): Promise<string[]> {
  const { rows } = await service.database.admin.query<{ job: string; due: string }>(
    `SELECT t.identifier AS job, j.payload->>'due_at' AS due
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE j.payload->>'organization_id' = $1 ORDER BY due, j.id`,
    [await organizationOf(tenant)],
  );
  return rows.map(({ job, due }) => `${job} ${new Date(due).toISOString()}`);
}

async function organizationOf(tenant: Tenant): Promise<string> {
  const { body } = await tenant.api.get('/organization');
  return fromTypeId('org', body.id as string) ?? '';
}

async function announcements(id: string, { database } = service): Promise<unknown[]> {
  const { rows } = await database.admin.query<{ actor: string; at: Date; version: number }>(
    `SELECT actor_kind AS actor, created_at AS at, (data->'object'->>'version')::integer AS version
       FROM events WHERE type = 'invoice.overdue' AND object_id = $1`,
    [uuidOf(id)],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

function uuidOf(id: string): string {
  return fromTypeId('inv', id) ?? '';
}
