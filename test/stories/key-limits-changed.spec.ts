import { limitedKey, type LimitedKey } from '../support/limited-key.js';
import { McpClient } from '../support/mcp-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** Who sets limits of API keys, what they are recorded as, and what uses nothing of them. */

let service: TestService;
let tenant: Tenant;
let sold: (price: number) => Record<string, unknown>;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('limits');
  const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
  sold = (price) => ({ customer_id, items: [{ product_id, quantity: 1, price }], tax_rate: 19 });
});
afterAll(() => service.stop());

const MOST = { max_amount: { amount: 119, currency: 'EUR' } };
const usageOf = async ({ id, api }: LimitedKey) => (await api.get(`/api-keys/${id}/usage`)).body;

describe('the limits of a key', () => {
  it('are changed by people alone, and count from the next request on', async () => {
    const key = await limitedKey(tenant, MOST);
    const path = `/api-keys/${key.id}/limits`;
    expect((await key.api.post('/invoices', sold(101))).body.code).toBe('limit_exceeded');
    for (const api of [key.api, tenant.api])
      expect((await api.put(path, {})).body.code).toBe('insufficient_scope');
    expect((await key.api.post('/api-keys', { name: 'Wider' })).body.code).toBe('insufficient_scope');
    const wider = { max_amount: { amount: 200, currency: 'EUR' } };
    const { body } = await key.session.put(path, wider);
    expect([body.limits, body.limits_version]).toMatchObject([wider, 2]);
    expect((await key.api.post('/invoices', sold(101))).status).toBe(201);
    const none = await key.session.put(path, {});
    expect([none.body.limits, none.body.limits_version]).toEqual([null, 3]);
    expect((await key.api.post('/invoices', sold(9999))).status).toBe(201);
  });

  it('need a confirmation that is fresh', async () => {
    const key = await limitedKey(tenant, MOST);
    service.clock.passes('11 minutes');
    const { status, body } = await key.session.put(`/api-keys/${key.id}/limits`, {});
    expect([status, body.code]).toEqual([403, 'confirmation_required']);
  });

  it('are told by an event, and the audit log says under which version something was done', async () => {
    const key = await limitedKey(tenant, MOST);
    await key.api.post('/invoices', sold(1));
    await key.session.put(`/api-keys/${key.id}/limits`, { draft_only: true });
    const { body: second } = await key.api.post('/invoices', sold(2));
    await service.eventsNumbered();
    const { body: feed } = await key.session.get('/events?type=api_key.updated');
    expect(feed.data[0].data).toMatchObject({
      object: { limits: { draft_only: true, max_amount: null }, limits_version: 2 },
      previous_attributes: { limits: { draft_only: false, max_amount: MOST.max_amount }, limits_version: 1 },
    });
    const { body: audit } = await key.session.get(`/audit?actor_id=${key.id}`);
    const entries = audit.data as { type: string; data: { object: { id: string } }; actor: object }[];
    const made = entries.filter(({ type }) => type === 'invoice.created');
    expect(made.map(({ data, actor }) => [data.object.id === second.id, actor])).toEqual([
      [true, expect.objectContaining({ id: key.id, limits_version: 2 })],
      [false, expect.objectContaining({ id: key.id, limits_version: 1 })],
    ]);
  });

  it.each([
    [{ max_amount: { amount: 0, currency: 'EUR' } }, '#/max_amount/amount'],
    [{ max_amount: { amount: 1.001, currency: 'EUR' } }, '#/max_amount/amount'],
    [{ max_amount: { amount: 1 } }, '#/max_amount/currency'],
    [{ per_day: {} }, '#/per_day'],
    [{ per_day: { amount: 5 } }, '#/per_day/currency'],
    [{ per_day: { currency: 'EUR', count: 1 } }, '#/per_day/amount'],
    [{ per_day: { count: 0 } }, '#/per_day/count'],
    [{ customer_ids: [] }, '#/customer_ids'],
    [{ customer_ids: ['inv_01h455vb4pex5vsknk084sn02q'] }, '#/customer_ids'],
    [{ operations: ['invoices.get'] }, '#/operations'],
    [{ operations: ['api_keys.create'] }, '#/operations'],
    [{ surprise: 1 }, '#/surprise'],
  ])('refuse %j at %s', async (limits, pointer) => {
    const { id, session } = await limitedKey(tenant, {});
    const { status, body } = await session.put(`/api-keys/${id}/limits`, limits);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
    const made = await session.post('/api-keys', { name: 'New', limits });
    expect([made.status, made.body.errors[0].pointer]).toEqual([422, pointer.replace('#', '#/limits')]);
  });
});

describe('the usage of a key', () => {
  it('is shown to managers and to the key itself, and of no other', async () => {
    const [key, other] = [await limitedKey(tenant, MOST), await limitedKey(tenant, MOST)];
    await key.api.post('/invoices', sold(10));
    const own = await key.api.get(`/api-keys/${key.id}/usage`);
    expect(own.body).toEqual(await usageOf(key));
    expect(own.body).toMatchObject({
      amounts: [{ amount: 11.9, currency: 'EUR' }],
      count: 1,
      left_amount: null,
    });
    expect((await other.api.get(`/api-keys/${key.id}/usage`)).status).toBe(404);
    const stranger = await service.newTenant('stranger');
    expect((await (await stranger.signIn()).get(`/api-keys/${key.id}/usage`)).status).toBe(404);
  });

  it('grows by what was done: not by what was refused, tried, or sent twice', async () => {
    const key = await limitedKey(tenant, { per_day: { amount: 119, currency: 'EUR' } });
    const order = { operation: 'invoices.create', body: sold(100) };
    for (let at = 0; at < 3; at += 1)
      expect((await key.api.post('/dry-runs', order)).body).toMatchObject({ would_succeed: true });
    const over = await key.api.post('/dry-runs', { ...order, body: sold(100.01) });
    expect(over.body).toMatchObject({
      status: 403,
      problem: { code: 'limit_exceeded', limit: { value: 119 } },
    });
    expect((await key.api.post('/invoices', { ...sold(1), due_date: 'never' })).status).toBe(422);
    expect(await usageOf(key)).toMatchObject({ amounts: [], count: 0 });
    const headers = { 'idempotency-key': 'once-and-once-only' };
    const [first, again] = [
      await key.api.post('/invoices', sold(100), { headers }),
      await key.api.post('/invoices', sold(100), { headers }),
    ];
    expect(again.body).toEqual(first.body);
    expect(await usageOf(key)).toMatchObject({ amounts: [{ amount: 119 }], count: 1, left_amount: 0 });
    const refused = { 'idempotency-key': 'refused-and-then-done' };
    expect((await key.api.post('/invoices', sold(1), { headers: refused })).status).toBe(403);
    await key.session.put(`/api-keys/${key.id}/limits`, { per_day: { amount: 200, currency: 'EUR' } });
    expect((await key.api.post('/invoices', sold(1), { headers: refused })).status).toBe(201);
  });
});

describe('tools of a model', () => {
  it('meet the limits of their key, and those that it may not call are not listed', async () => {
    const key = await limitedKey(tenant, { ...MOST, operations: ['invoices.create', 'invoices.finalize'] });
    const mcp = await McpClient.connect(service.url, key.api.token!);
    try {
      const names = await mcp.tools();
      expect(names).toContain('invoices_create');
      expect(names).not.toContain('payments_create');
      const { content } = await mcp.call('invoices_create', sold(101));
      expect(content.problem).toMatchObject({ code: 'limit_exceeded', limit: { name: 'max_amount' } });
    } finally {
      await mcp.close();
    }
  });
});
