import { askingKey, waitsToFinalize, type AskingKey } from '../support/asked-approvals.js';
import { limitedKey } from '../support/limited-key.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { joined } from './people/people.js';

/** Requests of API keys that a person has to approve before anything happens. */

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

describe('asking', () => {
  it('is answered with 202 and an approval, and nothing else happens', async () => {
    const invoice = await tenant.invoice();
    const { status, body, headers } = await key.ask(invoice);
    expect([status, headers.get('location')]).toEqual([202, `/api/approvals/${body.id}`]);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^apr_/),
      ...{ state: 'pending', operation: 'invoices.finalize', target_id: invoice, reason: 'operation' },
      ...{ asked_by: key.id, decided_by: null, result: null, available_actions: ['approve', 'reject'] },
      request: { query: {}, body: null, if_match: null },
      dry_run: { would_succeed: true, status: 200, needs_approval: true, answer: { status: 'open' } },
    });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(7 * 24 * 60 * 60_000);
    expect(await statusOf(invoice)).toBe('draft');
    expect(await eventsOf('invoice.finalized')).toEqual([]);
    expect((await shown(body.id)).dry_run).toEqual(body.dry_run);
    const [requested] = await eventsOf('approval.requested');
    expect(requested).toMatchObject({
      actor: { kind: 'api_key', id: key.id },
      data: { object: { id: body.id, state: 'pending' } },
    });
    expect(requested!.data.object).not.toHaveProperty('request');
    expect(requested!.data.object).not.toHaveProperty('dry_run');
  });

  it('for what would be refused anyway is refused, and nothing waits', async () => {
    const { status, body } = await key.ask('inv_01h455vb4pex5vsknk084sn02q');
    expect([status, body.code]).toEqual([404, 'not_found']);
    const invalid = await askingKey(tenant, { needs_approval: { operations: ['invoices.create'] } });
    const wrong = await invalid.api.post('/invoices', { items: [] });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'validation_failed']);
    expect((await key.session.get('/approvals')).body.data).toEqual([]);
  });

  it('depends on the amount, where a limit says so, and another currency waits too', async () => {
    const above = await limitedKey(tenant, {
      needs_approval: { above: { amount: 119, currency: 'EUR' } },
    });
    const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
    const sold = (price: number, more = {}) => ({
      ...{ customer_id, items: [{ product_id, quantity: 1, price }], tax_rate: 19 },
      ...more,
    });
    expect((await above.api.post('/invoices', sold(100))).status).toBe(201);
    const waiting = await above.api.post('/invoices', sold(100.01));
    expect(waiting.status).toBe(202);
    expect(waiting.body).toMatchObject({
      ...{ operation: 'invoices.create', reason: 'amount', target_id: null },
      request: { body: sold(100.01) },
    });
    expect((await above.api.post('/invoices', sold(1, { currency: 'USD' }))).status).toBe(202);
    expect((await tenant.api.get('/invoices')).body.data).toHaveLength(1);
    const { body } = await above.session.post(`/approvals/${waiting.body.id}/approve`);
    expect(body).toMatchObject({ state: 'approved', result: { status: 201 } });
    expect(await tenant.shownInvoice(body.result.id)).toMatchObject({ total: 119.01, status: 'draft' });
  });

  it('cannot be got round by another operation that does the same', async () => {
    const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
    const sold = { customer_id, items: [{ product_id, quantity: 1, price: 100 }], tax_rate: 19 };
    const whole = { ...sold, finalize: true };
    for (const [path, body] of [
      ['/invoices', whole],
      ['/invoices/batch', { invoices: [sold, whole] }],
    ] as const) {
      const answer = await key.api.post(path, body);
      expect([path, answer.status, answer.body['reason']]).toEqual([path, 202, 'operation']);
    }
    const schedule = {
      name: 'Hosting',
      content: sold,
      rule: { every: 1, unit: 'month' },
      start_on: '2099-01-31',
    };
    const scheduled = await key.api.post('/recurring-invoices', { ...schedule, action: 'finalize' });
    expect([scheduled.status, scheduled.body['reason']]).toEqual([202, 'operation']);
    expect((await key.api.post('/recurring-invoices', schedule)).status).toBe(201);
    expect((await tenant.api.get('/invoices')).body.data).toEqual([]);
    expect((await key.api.post('/invoices', sold)).status).toBe(201);
  });

  it('cannot be got round by what the service does later by itself', async () => {
    for (const action of ['commit', 'undo']) {
      const { status, body } = await key.api.post(`/imports/imp_01h455vb4pex5vsknk084sn02q/${action}`);
      expect([action, status, body.code]).toEqual([action, 403, 'limit_exceeded']);
    }
    const account = { name: 'Giro', currency: 'EUR' };
    const certain = await key.api.post('/bank-accounts', { ...account, auto_certain: true });
    expect([certain.status, certain.body.code]).toEqual([403, 'limit_exceeded']);
    expect((await key.api.post('/bank-accounts', account)).status).toBe(201);
    const rule = { name: 'Rent', text_contains: 'rent', outcome: 'ignore', reason: 'Private' };
    const ruled = await key.api.post('/matching-rules', { ...rule, is_certain: true });
    expect([ruled.status, ruled.body.code]).toEqual([403, 'limit_exceeded']);
  });

  it('twice with one Idempotency-Key gives the same approval', async () => {
    const [invoice, headers] = [await tenant.invoice(), { 'idempotency-key': 'ask-once' }];
    const [first, second] = [await key.ask(invoice, headers), await key.ask(invoice, headers)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await key.ask(await tenant.invoice(), headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    await key.decide(first.body.id, 'approve');
    expect((await key.ask(invoice, headers)).body.id).toBe(first.body.id);
    expect((await eventsOf('approval.requested')).length).toBe(1);
    await key.session.put(`/api-keys/${key.id}/limits`, {});
    expect((await key.ask(invoice, headers)).body.id).toBe(first.body.id);
  });

  it('with a key that is forgotten after three days gives the approval that still waits', async () => {
    const [invoice, headers] = [await tenant.invoice(), { 'idempotency-key': 'ask-for-days' }];
    const first = await key.ask(invoice, headers);
    service.clock.passes('4 days');
    const again = await key.ask(invoice, headers);
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  });
});

describe('approving', () => {
  it('does the request as the key that asked, and says who approved it', async () => {
    const invoice = await tenant.invoice();
    const id = await asked(invoice);
    const { status, body } = await key.decide(id, 'approve');
    const { body: me } = await key.session.get('/auth/me');
    expect([status, body.state, body.decided_by]).toEqual([200, 'approved', me.user.id]);
    expect(body).toMatchObject({ result: { status: 200, id: invoice }, available_actions: [] });
    expect(await statusOf(invoice)).toBe('open');
    expect((await eventsOf('invoice.finalized')).map(({ actor }) => actor)).toEqual([
      { kind: 'api_key', id: key.id },
    ]);
    const [approved] = await eventsOf('approval.approved');
    expect(approved).toMatchObject({ actor: { kind: 'user', id: me.user.id }, data: { object: { id } } });
    const { body: audit } = await key.session.get(`/audit?actor_id=${key.id}`);
    const entry = audit.data.find(({ type }: { type: string }) => type === 'invoice.finalized');
    expect(entry.actor).toMatchObject({
      id: key.id,
      approval_id: id,
      approved_by: me.user.id,
      limits_version: 1,
    });
  });

  it('needs a person with a fresh confirmation, and is done once', async () => {
    const id = await asked();
    for (const api of [key.api, tenant.api])
      expect((await api.post(`/approvals/${id}/approve`)).body.code).toBe('insufficient_scope');
    expect((await key.api.get(`/approvals/${id}`)).body).toMatchObject({ id, state: 'pending' });
    service.clock.passes('11 minutes');
    expect((await key.decide(id, 'approve')).body.code).toBe('confirmation_required');
    const session = await tenant.signIn();
    expect((await session.post(`/approvals/${id}/approve`)).body.state).toBe('approved');
    for (const decision of ['approve', 'reject']) {
      const { status, body } = await session.post(`/approvals/${id}/${decision}`);
      expect([status, body.code, body.state]).toEqual([409, 'invalid_state_transition', 'approved']);
    }
  });

  it('is repeated with an Idempotency-Key as any request', async () => {
    const invoice = await tenant.invoice();
    const id = await asked(invoice);
    const approve = () =>
      key.session.post(`/approvals/${id}/approve`, undefined, { headers: { 'idempotency-key': 'approve' } });
    const [first, second] = [await approve(), await approve()];
    expect(second.body).toEqual(first.body);
    expect([first.body.state, await statusOf(invoice)]).toEqual(['approved', 'open']);
  });

  it('of another organization is not found', async () => {
    const id = await asked();
    const stranger = await (await service.newTenant('stranger')).signIn();
    expect((await stranger.get(`/approvals/${id}`)).status).toBe(404);
    for (const decision of ['approve', 'reject'])
      expect((await stranger.post(`/approvals/${id}/${decision}`)).status).toBe(404);
    expect((await stranger.get('/approvals')).body.data).toEqual([]);
  });

  it('holds the key to its limits of now: then it waits on', async () => {
    const id = await asked();
    const limits = { ...waitsToFinalize, max_amount: { amount: 100, currency: 'EUR' } };
    await key.session.put(`/api-keys/${key.id}/limits`, limits);
    const { status, body } = await key.decide(id, 'approve');
    expect([status, body.code, body.limit.name]).toEqual([403, 'limit_exceeded', 'max_amount']);
    expect((await shown(id)).state).toBe('pending');
    await key.session.put(`/api-keys/${key.id}/limits`, waitsToFinalize);
    expect((await key.decide(id, 'approve')).body.state).toBe('approved');
  });

  it('counts for the day on which it is approved', async () => {
    const budget = { per_day: { amount: 119, currency: 'EUR' }, ...waitsToFinalize };
    await key.session.put(`/api-keys/${key.id}/limits`, budget);
    const ids = [await asked(), await asked()];
    expect((await key.session.get(`/api-keys/${key.id}/usage`)).body.count).toBe(0);
    const [first, second] = [await key.decide(ids[0]!, 'approve'), await key.decide(ids[1]!, 'approve')];
    expect([first.body.state, second.body.code]).toEqual(['approved', 'limit_exceeded']);
    expect((await key.session.get(`/api-keys/${key.id}/usage`)).body).toMatchObject({
      amounts: [{ amount: 119, currency: 'EUR' }],
      left_amount: 0,
    });
    service.clock.passes('1 day');
    const session = await tenant.signIn();
    expect((await session.post(`/approvals/${ids[1]}/approve`)).body.state).toBe('approved');
  });

  it('is not possible for a key that was revoked', async () => {
    const [invoice] = [await tenant.invoice()];
    const id = await asked(invoice);
    await key.session.delete(`/api-keys/${key.id}`);
    const { status, body } = await key.decide(id, 'approve');
    expect([status, body.code, body.detail]).toEqual([
      409,
      'invalid_state_transition',
      expect.stringContaining('The API key that asked was revoked'),
    ]);
    expect(await statusOf(invoice)).toBe('draft');
    expect((await key.decide(id, 'reject')).body.state).toBe('rejected');
  });

  it('is not possible for a key whose maker has left with it, or may not do it any more', async () => {
    const owner = await tenant.signIn();
    const email = (): string => `ada-${Math.random()}@example.com`;
    for (const [change, words] of [
      [(id: string) => owner.delete(`/members/${id}?api_keys=revoke`), 'no member any more'],
      [(id: string) => owner.put(`/members/${id}`, { role: 'viewer' }), 'may not do this any more'],
    ] as const) {
      const admin = await joined(service, owner, { email: email(), role: 'admin' });
      const made = await admin.session.post('/api-keys', { name: 'Hers', limits: waitsToFinalize });
      const invoice = await tenant.invoice();
      const hers = tenant.api.as(made.body.secret as string);
      const { body: waiting } = await hers.post(`/invoices/${invoice}/finalize`);
      expect((await change(admin.id)).status).toBeLessThan(300);
      const { status, body } = await owner.post(`/approvals/${waiting.id}/approve`);
      expect([status, body.code, body.detail]).toEqual([
        409,
        'invalid_state_transition',
        expect.stringContaining(words),
      ]);
      expect(await statusOf(invoice)).toBe('draft');
      expect((await owner.get(`/approvals/${waiting.id}`)).body.state).toBe('pending');
    }
  });
});

describe('rejecting', () => {
  it('ends it, and nothing is done', async () => {
    const invoice = await tenant.invoice();
    const id = await asked(invoice);
    expect((await key.decide(id, 'reject')).body).toMatchObject({ state: 'rejected', result: null });
    expect(await statusOf(invoice)).toBe('draft');
    expect((await eventsOf('approval.rejected')).map(({ data }) => data.object['id'])).toEqual([id]);
    expect((await shown(id)).rejection_reason).toBeNull();
  });

  it('may say why, which whoever asked reads in the approval and the event', async () => {
    const id = await asked();
    const reject = (body: object) => key.session.post(`/approvals/${id}/reject`, body);
    const long = await reject({ reason: 'x'.repeat(501) });
    expect([long.status, long.body.errors[0].pointer]).toEqual([422, '#/reason']);
    const reason = 'The customer asked for two invoices.';
    expect((await reject({ reason })).body).toMatchObject({ state: 'rejected', rejection_reason: reason });
    expect((await key.api.get(`/approvals/${id}`)).body.rejection_reason).toBe(reason);
    const [event] = await eventsOf('approval.rejected');
    expect(event!.data.object['rejection_reason']).toBe(reason);
  });
});
