import type { ApiClient } from '../../support/api-client.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';
import { joined, type Person } from './people.js';

/** What members may not go beyond, set by owners and admins, and what of them waits for somebody else. */

let service: TestService;
let tenant: Tenant;
let owner: ApiClient;
let ada: Person;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('member-limits');
  owner = await tenant.signIn();
  ada = await member('bookkeeper');
});
afterAll(() => service.stop());

const MOST = { max_amount: { amount: 119, currency: 'EUR' } };
const WAITS = { needs_approval: { operations: ['invoices.finalize'] } };

const member = (role: string): Promise<Person> =>
  joined(service, owner, { email: `${role}-${Math.random()}@example.com`, role });
const limit = (limits: object, id = ada.id) => owner.put(`/members/${id}/limits`, limits);
const sold = async (price = 100): Promise<object> => ({
  customer_id: await tenant.customer(),
  items: [{ product_id: await tenant.product(), quantity: 1, price }],
  tax_rate: 19,
});

describe('the limits of a member', () => {
  it('count at once in every session, with a version that events and the audit log name', async () => {
    const { status, body } = await limit(MOST);
    expect([status, body.limits_version]).toEqual([200, 2]);
    expect(body.limits).toMatchObject({ ...MOST, per_day: null, draft_only: false });
    const most = await sold(100);
    const made = await ada.session.post('/invoices', most);
    const more = await ada.session.post('/invoices', await sold(100.01));
    expect([made.status, more.status, more.body.code]).toEqual([201, 403, 'limit_exceeded']);
    expect(more.body.limit).toMatchObject({ name: 'max_amount', value: 119, asked: 119.01 });
    await service.eventsNumbered();
    const [event] = (await owner.get('/events?type=member.updated')).body.data;
    expect(event.data.object).toMatchObject({ id: ada.id, limits: MOST, limits_version: 2 });
    expect(event.data.previous_attributes).toMatchObject({ limits: null, limits_version: 1 });
    const { data } = (await owner.get(`/audit?actor_id=${ada.id}&type=invoice.created`)).body;
    expect(data[0].actor).toMatchObject({ id: ada.id, limits_version: 2 });
    expect((await limit({})).body).toMatchObject({ limits: null, limits_version: 3 });
    expect((await ada.session.post('/invoices', await sold(500))).status).toBe(201);
  });

  it('of a day hold exactly when twenty requests come at once', async () => {
    await limit({ per_day: { amount: 833, currency: 'EUR', count: 7 } });
    const body = await sold(100);
    const asked = Array.from({ length: 20 }, () => ada.session.post('/invoices', body));
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(7).fill(201), ...Array<number>(13).fill(403)]);
    const used = { amounts: [{ amount: 833, currency: 'EUR' }], count: 7, left_amount: 0, left_count: 0 };
    expect((await owner.get(`/members/${ada.id}/usage`)).body).toMatchObject({ user_id: ada.id, ...used });
    expect((await ada.session.get(`/members/${ada.id}/usage`)).body).toMatchObject(used);
    const other = await member('member');
    expect((await ada.session.get(`/members/${other.id}/usage`)).status).toBe(404);
    service.clock.passes('1 day');
    const next = await tenant.signIn();
    expect((await next.get(`/members/${ada.id}/usage`)).body).toMatchObject({ count: 0, left_count: 7 });
  });

  it('are refused where they say nothing, and for whoever has seen an older version', async () => {
    const { status, body } = await limit({ per_day: { amount: 5 } });
    expect([status, body.errors[0].pointer]).toEqual([422, '#/per_day/currency']);
    const stale = await owner.put(`/members/${ada.id}/limits`, MOST, { headers: { 'if-match': '"7"' } });
    expect([stale.status, stale.body.code]).toEqual([412, 'precondition_failed']);
    const stranger = await (await service.newTenant('other')).signIn();
    expect((await stranger.put(`/members/${ada.id}/limits`, {})).status).toBe(404);
    expect((await stranger.get(`/members/${ada.id}/usage`)).status).toBe(404);
  });

  it('are for no owner, and nobody changes their own', async () => {
    const { body: me } = await owner.get('/auth/me');
    const own = await limit(MOST, me.user.id as string);
    expect([own.status, own.body.code]).toEqual([409, 'invalid_state_transition']);
    const admin = await member('admin');
    const self = await admin.session.put(`/members/${admin.id}/limits`, MOST);
    expect([self.status, self.body.code]).toEqual([409, 'invalid_state_transition']);
    await limit(MOST);
    const promoted = await owner.put(`/members/${ada.id}`, { role: 'owner' });
    expect([promoted.status, promoted.body.code]).toEqual([409, 'invalid_state_transition']);
  });

  it('take the right to manage and to decide, which would be a way around them', async () => {
    const admin = await member('admin');
    await limit(MOST, admin.id);
    for (const [path, body] of [
      [`/members/${ada.id}/limits`, {}],
      [`/members/${ada.id}`, { role: 'admin' }],
    ] as const) {
      expect((await admin.session.put(path, body)).body.code).toBe('insufficient_scope');
    }
    const key = await admin.session.post('/api-keys', { name: 'Mine' });
    expect([key.status, key.body.code]).toEqual([403, 'insufficient_scope']);
    const { scopes } = (await admin.session.get('/auth/me')).body as { scopes: string[] };
    expect(scopes.filter((scope) => /^approvals:decide$|^webhooks:write$/.test(scope))).toEqual([]);
    expect((await admin.session.put('/users/me', { name: 'Renamed' })).status).toBeLessThan(300);
    await limit({}, admin.id);
    expect((await admin.session.get('/auth/me')).body.scopes).toContain('approvals:decide');
  });
});

describe('what needs an approval of a member', () => {
  const ask = async (by = ada) => {
    const invoice = await tenant.invoice();
    return { invoice, answer: await by.session.post(`/invoices/${invoice}/finalize`) };
  };

  it('waits in the same queue, and is done as the member', async () => {
    await limit(WAITS);
    const { invoice, answer } = await ask();
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ state: 'pending', asked_by: ada.id, target_id: invoice });
    const { data } = (await owner.get(`/approvals?asked_by=${ada.id}`)).body;
    expect((data as { id: string }[]).map(({ id }) => id)).toEqual([answer.body.id]);
    const own = await ada.session.post(`/approvals/${answer.body.id}/approve`);
    expect([own.status, own.body.code]).toEqual([403, 'insufficient_scope']);
    const { body } = await owner.post(`/approvals/${answer.body.id}/approve`);
    expect(body).toMatchObject({ state: 'approved', result: { status: 200, id: invoice } });
    expect((await tenant.shownInvoice(invoice))['status']).toBe('open');
    await service.eventsNumbered();
    const audit = (await owner.get(`/audit?actor_id=${ada.id}&type=invoice.finalized`)).body;
    expect(audit.data[0].actor).toMatchObject({
      ...{ kind: 'user', id: ada.id, limits_version: 2 },
      approval_id: answer.body.id,
    });
  });

  it('is never decided on by whoever asked, also when the limits have gone', async () => {
    const admin = await member('admin');
    await limit(WAITS, admin.id);
    const { invoice, answer } = await ask(admin);
    await limit({}, admin.id);
    const { status, body } = await admin.session.post(`/approvals/${answer.body.id}/approve`);
    expect([status, body.code]).toEqual([409, 'second_person_required']);
    expect((await tenant.shownInvoice(invoice))['status']).toBe('draft');
    expect((await owner.post(`/approvals/${answer.body.id}/approve`)).body.state).toBe('approved');
  });

  it('is not done for somebody who has left', async () => {
    await limit(WAITS);
    const { answer } = await ask();
    expect((await owner.delete(`/members/${ada.id}`)).status).toBe(204);
    const { status, body } = await owner.post(`/approvals/${answer.body.id}/approve`);
    expect([status, body.code]).toEqual([409, 'invalid_state_transition']);
    expect((await owner.post(`/approvals/${answer.body.id}/reject`)).body.state).toBe('rejected');
  });
});
