import { askingKey, type AskingKey } from '../support/asked-approvals.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What becomes of requests that wait for a person, and what is kept of them. */

let service: TestService;
let tenant: Tenant;
let key: AskingKey;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('approvals');
  key = await askingKey(tenant);
});
afterAll(() => service.stop());

const statusOf = async (id: string): Promise<unknown> => (await tenant.shownInvoice(id))['status'];
const asked = async (id?: string): Promise<string> => (await key.ask(id)).body.id as string;
const shown = async (id: string) => (await key.session.get(`/approvals/${id}`)).body;
const eventsOf = async (type: string) => {
  await service.eventsNumbered();
  const { body } = await key.session.get(`/events?type=${type}&limit=100`);
  return body.data as { actor: object; data: { object: Record<string, unknown> } }[];
};

const typeOf = ({ type }: { type: string }): string => type;

describe('what has changed meanwhile', () => {
  it('makes it stale, and it says what', async () => {
    const invoice = await tenant.invoice();
    const id = await asked(invoice);
    const { customer_id, items } = await tenant.shownInvoice(invoice);
    const line = {
      product_id: (items[0] as unknown as { product_id: string }).product_id,
      quantity: 2,
      price: 100,
    };
    await tenant.api.put(`/invoices/${invoice}`, { customer_id, items: [line], tax_rate: 19 });
    const { status, body } = await key.decide(id, 'approve');
    expect([status, body.state, body.result]).toEqual([200, 'stale', null]);
    expect(body.stale_because).toMatchObject({ reason: 'changed', problem: null });
    expect(body.stale_because.fields).toEqual(expect.arrayContaining(['items', 'total']));
    expect(body.stale_because.fields).not.toContain('customer_id');
    expect([body.dry_run.answer.total, body.dry_run_now.answer.total]).toEqual([119, 238]);
    const [{ events: before }, { events: now }] = [body.dry_run, body.dry_run_now];
    expect(now.map(typeOf)).toEqual(before.map(typeOf));
    expect(body.dry_run_now).toMatchObject({ would_succeed: true, status: 200 });
    expect(Object.keys(body.dry_run_now).sort()).toEqual(Object.keys(body.dry_run).sort());
    expect(body.dry_run_now.documents).toEqual(body.dry_run.documents);
    expect(await statusOf(invoice)).toBe('draft');
    expect((await eventsOf('approval.stale')).map(({ data }) => data.object['state'])).toEqual(['stale']);
    expect((await key.decide(id, 'approve')).body.code).toBe('invalid_state_transition');
  });

  it('may be what it comes to', async () => {
    const making = await askingKey(tenant, { needs_approval: { operations: ['invoices.create'] } });
    const product_id = await tenant.product({ price: 100 });
    const body = { customer_id: await tenant.customer(), items: [{ product_id, quantity: 1 }], tax_rate: 19 };
    const waiting = await making.api.post('/invoices', body);
    expect(waiting.body.dry_run.answer.total).toBe(119);
    await tenant.api.patch(`/products/${product_id}`, { price: 110 });
    const { body: stale } = await making.decide(waiting.body.id as string, 'approve');
    expect(stale).toMatchObject({ state: 'stale', stale_because: { reason: 'changed', fields: ['total'] } });
    expect(stale.dry_run_now).toMatchObject({ status: 201, answer: { total: 130.9 } });
    expect((await tenant.api.get('/invoices')).body.data).toEqual([]);
  });

  it('may be what several come to, whose answer has no amount of its own', async () => {
    const making = await askingKey(tenant, { needs_approval: { operations: ['invoices.create_batch'] } });
    const product_id = await tenant.product({ price: 10 });
    const one = { customer_id: await tenant.customer(), items: [{ product_id, quantity: 1 }], tax_rate: 19 };
    const waiting = await making.api.post('/invoices/batch', { invoices: [one, one] });
    expect(waiting.status).toBe(202);
    await tenant.api.patch(`/products/${product_id}`, { price: 10_000 });
    const { body: stale } = await making.decide(waiting.body.id as string, 'approve');
    expect(stale).toMatchObject({
      state: 'stale',
      stale_because: { reason: 'changed', fields: ['amounts'] },
    });
    expect((await tenant.api.get('/invoices')).body.data).toEqual([]);
  });

  it('may be that it is not possible any more', async () => {
    const making = await askingKey(tenant, { needs_approval: { operations: ['invoices.create'] } });
    const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
    const body = { customer_id, items: [{ product_id, quantity: 1, price: 5 }], tax_rate: 19 };
    const waiting = await making.api.post('/invoices', body);
    await tenant.api.delete(`/customers/${customer_id}`);
    const { body: stale } = await making.decide(waiting.body.id as string, 'approve');
    expect([stale.state, stale.stale_because.reason]).toEqual(['stale', 'refused']);
    expect(stale.stale_because.problem).toMatch(/^[a-z_]+$/);
  });
});

describe('an approval that nobody decides on', () => {
  it('expires after seven days, and what was sent is forgotten after thirty more', async () => {
    const id = await asked();
    service.clock.passes('6 days');
    await service.jobsRun();
    key = { ...key, session: await tenant.signIn() };
    expect((await shown(id)).state).toBe('pending');
    service.clock.passes('25 hours');
    await service.jobsRun();
    key = { ...key, session: await tenant.signIn() };
    expect(await shown(id)).toMatchObject({ state: 'expired', decided_by: null, request: { body: null } });
    expect((await eventsOf('approval.expired')).map(({ actor }) => actor)).toEqual([
      { kind: 'system', id: null },
    ]);
    service.clock.passes('31 days');
    await service.jobsRun();
    key = { ...key, session: await tenant.signIn() };
    expect(await shown(id)).toMatchObject({ state: 'expired', request: null, dry_run: null });
  });

  it('has expired for whoever comes later, also before the job', async () => {
    const invoice = await tenant.invoice();
    const id = await asked(invoice);
    service.clock.passes('8 days');
    const session = await tenant.signIn();
    expect((await session.post(`/approvals/${id}/approve`)).body.state).toBe('expired');
    expect(await statusOf(invoice)).toBe('draft');
  });
});

describe('the list of approvals', () => {
  it('is filtered by state and operation, and has nothing of what was sent', async () => {
    const [first, second] = [await asked(), await asked()];
    await key.decide(first, 'reject');
    const found = async (query: string) => {
      const { body } = await key.session.get(`/approvals?${query}`);
      return (body.data as Record<string, unknown>[]).map(({ id }) => id);
    };
    expect(await found('')).toEqual([second, first]);
    expect(await found('state=pending')).toEqual([second]);
    expect(await found('operation=invoices.finalize&state=rejected')).toEqual([first]);
    expect(await found('operation=invoices.create')).toEqual([]);
    expect(await found(`asked_by=${key.id}`)).toEqual([second, first]);
    const { body } = await key.session.get('/approvals');
    expect(body.data[0]).not.toHaveProperty('request');
  });
});

describe('erasing a customer', () => {
  it('forgets what was sent about it, and ends what waits', async () => {
    const customer = await tenant.customer({ name: 'Ada Lovelace' });
    const changing = await askingKey(tenant, { needs_approval: { operations: ['customers.update'] } });
    const body = { name: 'Ada King', email: 'ada@example.com' };
    const { body: waiting } = await changing.api.put(`/customers/${customer}`, body);
    expect(waiting.request.body).toEqual(body);
    const erased = await changing.session.post(`/customers/${customer}/erase`, {
      reason: 'requested',
      dry_run: false,
    });
    expect(erased.status).toBe(200);
    expect(await shown(waiting.id)).toMatchObject({
      ...{ state: 'stale', request: null, dry_run: null },
      stale_because: { reason: 'erased' },
    });
    const { rows } = await service.database.admin.query(
      `SELECT 1 FROM approvals a WHERE a::text LIKE '%Ada King%' OR a::text LIKE '%Lovelace%'`,
    );
    expect(rows).toEqual([]);
  });

  it('forgets what was sent to make it, too', async () => {
    const making = await askingKey(tenant, { needs_approval: { operations: ['customers.create'] } });
    const { body: waiting } = await making.api.post('/customers', { name: 'Grace Hopper' });
    const { body: approved } = await making.decide(waiting.id as string, 'approve');
    const asked = { reason: 'requested', dry_run: false };
    expect((await making.session.post(`/customers/${approved.result.id}/erase`, asked)).status).toBe(200);
    expect(await shown(waiting.id as string)).toMatchObject({
      state: 'approved',
      request: null,
      dry_run: null,
    });
  });
});

describe('the reason of a rejection', () => {
  const rejected = async (reason: string) => {
    const customer = await tenant.customer({ name: 'Ada Lovelace' });
    const { body: waiting } = await key.ask(await tenant.invoice({ customer_id: customer }));
    await key.session.post(`/approvals/${waiting.id}/reject`, { reason });
    return { customer, id: waiting.id as string };
  };
  const told = async () => {
    await service.eventsNumbered();
    const { body } = await key.session.get('/events?type=approval.rejected');
    return (body.data as { data: { object: Record<string, unknown> } }[]).map(({ data }) => data.object);
  };

  it('is forgotten with what was sent', async () => {
    const { id } = await rejected('Ada pays in cash.');
    service.clock.passes('31 days');
    key = { ...key, session: await tenant.signIn() };
    await service.jobsRun();
    expect(await shown(id)).toMatchObject({ state: 'rejected', request: null, rejection_reason: null });
  });

  it('is erased with the customer of whom it spoke, in its event too, also after that', async () => {
    for (const passes of ['0 days', '31 days']) {
      const { customer, id } = await rejected('Ada Lovelace pays in cash.');
      await service.eventsNumbered();
      service.clock.passes(passes);
      key = { ...key, session: await tenant.signIn() };
      await service.jobsRun();
      const erasing = { reason: 'requested', dry_run: false };
      expect((await key.session.post(`/customers/${customer}/erase`, erasing)).status).toBe(200);
      await service.jobsRun();
      expect((await shown(id)).rejection_reason).toBeNull();
      const event = (await told()).find((one) => one['id'] === id);
      expect(event).toMatchObject({
        state: 'rejected',
        operation: 'invoices.finalize',
        rejection_reason: null,
      });
    }
  });
});

describe('the limit', () => {
  it.each([
    [{ needs_approval: {} }, '#/needs_approval'],
    [{ needs_approval: { operations: [] } }, '#/needs_approval/operations'],
    [{ needs_approval: { operations: ['invoices.get'] } }, '#/needs_approval/operations'],
    [{ needs_approval: { operations: ['attachments.create'] } }, '#/needs_approval/operations'],
    [{ needs_approval: { above: { amount: 1 } } }, '#/needs_approval/above/currency'],
    [{ needs_approval: { above: { amount: 1.001, currency: 'EUR' } } }, '#/needs_approval/above/amount'],
  ])('refuses %j at %s', async (limits, pointer) => {
    const { status, body } = await key.session.put(`/api-keys/${key.id}/limits`, limits);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('is shown with the others', async () => {
    const { body } = await key.session.get(`/api-keys/${key.id}/usage`);
    expect(body.limits.needs_approval).toEqual({ operations: ['invoices.finalize'], above: null });
  });
});
