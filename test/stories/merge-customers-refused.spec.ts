import type { ApiClient } from '../support/api-client.js';
import { limitedKey } from '../support/limited-key.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

type Json = Record<string, any>;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function merge(id: string, into: string, dry_run = false): Promise<Json> {
  const { status, body } = await api.post(`/customers/${id}/merge`, { into, dry_run });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

describe('a merge is refused', () => {
  it('into itself, into what is not there, and into one that was merged or archived', async () => {
    const [id, gone, merged, kept] = [
      await tenant.customer(),
      await tenant.customer(),
      await tenant.customer(),
      await tenant.customer(),
    ];
    await tenant.issuedInvoice({ customer_id: gone }).then((invoice) => tenant.credit(invoice));
    await api.delete(`/customers/${gone}`);
    await merge(merged, kept);
    const stranger = await service.newTenant('stranger');
    for (const [into, code] of [
      [id, 'not_allowed'],
      ['cus_01h455vb4pex5vsknk084sn02q', 'unknown_reference'],
      [await stranger.customer(), 'unknown_reference'],
      [merged, 'customer_merged'],
      [gone, 'archived'],
    ] as const) {
      for (const dry_run of [true, false]) {
        const { status, body } = await api.post(`/customers/${id}/merge`, { into, dry_run });
        expect([into, status, body.errors]).toMatchObject([into, 422, [{ pointer: '#/into', code }]]);
      }
    }
    const foreign = await stranger.api.post(`/customers/${id}/merge`, { into: kept, dry_run: true });
    expect(foreign.status).toBe(404);
  });

  it('in a version that was not seen, and for who may not write what moves', async () => {
    const [id, into] = [await tenant.customer(), await tenant.customer()];
    const headers = { 'if-match': '"v7"' };
    const stale = await api.post(`/customers/${id}/merge`, { into, dry_run: true }, { headers });
    expect(stale.status).toBe(412);
    const owner = await tenant.signIn();
    const key = await owner.post('/api-keys', {
      name: 'Shop',
      scopes: ['customers:write', 'customers:read'],
    });
    const items = [{ product_id: await tenant.product({ price: 10 }), quantity: 1 }];
    await api.post('/quotes', { customer_id: id, items, tax_rate: 19 });
    for (const dry_run of [true, false]) {
      const narrow = await api
        .as(key.body.secret as string)
        .post(`/customers/${id}/merge`, { into, dry_run });
      expect([narrow.status, narrow.body]).toMatchObject([
        403,
        { code: 'insufficient_scope', detail: expect.stringContaining('quotes:write') as string },
      ]);
    }
    expect((await api.get(`/customers/${id}`)).body).toMatchObject({ merged_into: null });
  });

  it('where nobody is reminded of what would be reminded there', async () => {
    const [quiet, other] = [await tenant.customer({ reminders: 'off' }), await tenant.customer()];
    for (const dry_run of [true, false]) {
      const refused = await api.post(`/customers/${quiet}/merge`, { into: other, dry_run });
      expect([refused.status, refused.body.errors]).toMatchObject([
        422,
        [{ pointer: '#/into', code: 'not_allowed' }],
      ]);
    }
    await merge(quiet, await tenant.customer({ reminders: 'off' }));
    await merge(await tenant.customer(), other);
  });

  it('for an archived one not: what was put away goes where it belongs', async () => {
    const [id, into] = [await tenant.customer(), await tenant.customer()];
    const invoice = await tenant.issuedInvoice({ customer_id: id });
    await tenant.credit(invoice);
    expect((await api.delete(`/customers/${id}`)).status).toBe(204);
    expect((await merge(id, into)).moved).toMatchObject({ invoices: 1, credit_notes: 1 });
  });
});

describe('an API key for certain customers', () => {
  it('merges only customers that it is for, and does not follow one of them to another', async () => {
    const [its, other] = [await tenant.customer(), await tenant.customer()];
    const { api: client, id } = await limitedKey(tenant, { customer_ids: [its] });
    const refused = await client.post(`/customers/${its}/merge`, { into: other, dry_run: false });
    expect([refused.status, refused.body.limit.name]).toEqual([403, 'customer_ids']);
    expect((await merge(its, other, true)).limited_api_keys).toEqual([id]);
    expect((await merge(its, other)).limited_api_keys).toEqual([id]);
    const written = await client.patch(`/customers/${other}`, { note: 'Mine now?' });
    expect([written.status, written.body.detail]).toEqual([
      403,
      expect.stringContaining('merged_into') as string,
    ]);
    expect((await client.get(`/customers/${its}`)).body).toMatchObject({ merged_into: other });
  });

  it('merges one that it is for although another one was merged into that before', async () => {
    const [former, its, other] = [await tenant.customer(), await tenant.customer(), await tenant.customer()];
    await merge(former, its);
    const { api: client } = await limitedKey(tenant, { customer_ids: [its, other] });
    expect((await client.post(`/customers/${its}/merge`, { into: other, dry_run: false })).status).toBe(200);
    expect((await api.get(`/customers/${former}`)).body).toMatchObject({ merged_into: other });
  });

  it('merges two that it is for', async () => {
    const [its, other] = [await tenant.customer(), await tenant.customer()];
    const { api: client } = await limitedKey(tenant, { customer_ids: [its, other] });
    expect((await client.post(`/customers/${its}/merge`, { into: other, dry_run: false })).status).toBe(200);
  });

  it('that may only write drafts merges nobody', async () => {
    const [its, other] = [await tenant.customer(), await tenant.customer()];
    const { api: client } = await limitedKey(tenant, { draft_only: true });
    const refused = await client.post(`/customers/${its}/merge`, { into: other, dry_run: false });
    expect([refused.status, refused.body.limit.name]).toEqual([403, 'draft_only']);
  });
});
