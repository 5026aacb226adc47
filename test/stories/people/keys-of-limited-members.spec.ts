import type { ApiClient } from '../../support/api-client.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';
import { joined, type Person } from './people.js';

/** Limits of a member bind the keys that the member made before, in every session and every key as one. */

let service: TestService;
let tenant: Tenant;
let owner: ApiClient;
let ada: Person;
let key: { readonly id: string; readonly api: ApiClient };

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('keys-of-members');
  owner = await tenant.signIn();
  ada = await joined(service, owner, { email: `ada-${Math.random()}@example.com`, role: 'admin' });
  key = await keyOfAda({});
});
afterAll(() => service.stop());

const EUR = 'EUR';
const limit = (limits: object) => owner.put(`/members/${ada.id}/limits`, limits);

async function keyOfAda(limits: object): Promise<typeof key> {
  const { body } = await ada.session.post('/api-keys', { name: 'Made before', limits });
  return { id: body.id as string, api: tenant.api.as(body.secret as string) };
}

async function sold(price = 100): Promise<object> {
  const items = [{ product_id: await tenant.product(), quantity: 1, price }];
  return { customer_id: await tenant.customer(), items, tax_rate: 19 };
}

describe('keys of a member who is limited later', () => {
  it('are bound at once, and free when the limits are gone', async () => {
    expect((await key.api.post('/invoices', await sold(500))).status).toBe(201);
    await limit({ max_amount: { amount: 119, currency: EUR } });
    const [most, more] = [
      await key.api.post('/invoices', await sold()),
      await key.api.post('/invoices', await sold(100.01)),
    ];
    expect([most.status, more.status, more.body.code]).toEqual([201, 403, 'limit_exceeded']);
    expect(more.body.limit).toMatchObject({ name: 'max_amount', value: 119, asked: 119.01 });
    await limit({});
    expect((await key.api.post('/invoices', await sold(500))).status).toBe(201);
  });

  it('use the day of the member up, with the sessions and beside their own', async () => {
    const own = await keyOfAda({ per_day: { count: 2 } });
    await limit({ per_day: { amount: 595, currency: EUR } });
    const body = await sold();
    const apis = [key.api, own.api, ada.session, key.api];
    const first = await Promise.all(apis.map((api) => api.post('/invoices', body)));
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await own.api.post('/invoices', body)).status).toBe(201);
    for (const api of apis) {
      const { status, body: answer } = await api.post('/invoices', body);
      expect([status, answer.limit.name, answer.limit.left_today]).toEqual([403, 'per_day.amount', 0]);
    }
    const used = await owner.get(`/members/${ada.id}/usage`);
    expect(used.body).toMatchObject({ amounts: [{ amount: 595, currency: EUR }], count: 5, left_amount: 0 });
    expect((await owner.get(`/api-keys/${own.id}/usage`)).body).toMatchObject({ count: 2, left_count: 0 });
  });

  it('keep to the sum of the day exactly, with twenty requests at once over keys and sessions', async () => {
    const own = await keyOfAda({ per_day: { count: 20 } });
    await limit({ per_day: { amount: 833, currency: EUR, count: 7 } });
    const body = await sold();
    const apis = [key.api, own.api, ada.session];
    const asked = Array.from({ length: 20 }, (_, at) => apis[at % apis.length]!.post('/invoices', body));
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(7).fill(201), ...Array<number>(13).fill(403)]);
    expect((await owner.get(`/members/${ada.id}/usage`)).body).toMatchObject({ count: 7, left_amount: 0 });
  });

  it('wait for approvals that the member needs, and are approved as the key', async () => {
    await limit({ needs_approval: { operations: ['invoices.finalize'] } });
    const id = await tenant.invoice();
    const asked = await key.api.post(`/invoices/${id}/finalize`);
    expect([asked.status, asked.body.asked_by]).toEqual([202, key.id]);
    const { body } = await owner.post(`/approvals/${asked.body.id}/approve`);
    expect(body).toMatchObject({ state: 'approved', result: { id } });
  });

  it('are held to what the member may not do when an approval is given', async () => {
    await limit({ needs_approval: { operations: ['invoices.finalize'] } });
    const asked = await key.api.post(`/invoices/${await tenant.invoice()}/finalize`);
    await limit({ draft_only: true });
    const refused = await owner.post(`/approvals/${asked.body.id}/approve`);
    expect([refused.status, refused.body.code, refused.body.limit.name]).toEqual([
      403,
      'limit_exceeded',
      'draft_only',
    ]);
    await limit({});
    expect((await owner.post(`/approvals/${asked.body.id}/approve`)).body.state).toBe('approved');
  });

  it('send the books nowhere, commit no imports, and are audited with both versions', async () => {
    await limit({ max_amount: { amount: 500, currency: EUR } });
    const hook = { url: 'https://example.com/hook', events: ['invoice.created'] };
    expect((await key.api.post('/webhook-endpoints', hook)).body.code).toBe('insufficient_scope');
    const own = await keyOfAdaWithLimits();
    const { status, body } = await own.api.post('/invoices', await sold());
    expect(status).toBe(201);
    await service.eventsNumbered();
    const { data } = (await owner.get(`/audit?object_id=${body.id}&type=invoice.created`)).body;
    expect(data[0].actor).toMatchObject({ id: own.id, limits_version: 1, maker_limits_version: 4 });
    await limit({});
    const free = await own.api.post('/invoices', await sold());
    await service.eventsNumbered();
    const later = (await owner.get(`/audit?object_id=${free.body.id}&type=invoice.created`)).body.data;
    expect(later[0].actor).toMatchObject({ limits_version: 1, maker_limits_version: null });
  });

  it('end when the member deletes the account, which is no way to be rid of the limits', async () => {
    await limit({ max_amount: { amount: 1, currency: EUR } });
    expect((await ada.session.post('/users/me/delete')).status).toBe(204);
    expect((await key.api.get('/invoices')).status).toBe(401);
    const { data } = (await owner.get('/api-keys')).body;
    const made = (data as { id: string; revoked_at: string | null }[]).find(({ id }) => id === key.id);
    expect(made?.revoked_at).not.toBeNull();
  });

  it('go on as they are when the member is removed and they are kept', async () => {
    await limit({ max_amount: { amount: 1, currency: EUR } });
    expect((await key.api.post('/invoices', await sold())).status).toBe(403);
    await owner.delete(`/members/${ada.id}`);
    expect((await key.api.post('/invoices', await sold())).status).toBe(201);
  });
});

/** Whoever is limited makes no keys, so that the limits have to go for a moment. */
async function keyOfAdaWithLimits(): Promise<typeof key> {
  await limit({});
  const made = await keyOfAda({ draft_only: true });
  await limit({ max_amount: { amount: 500, currency: EUR } });
  return made;
}
