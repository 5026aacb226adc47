import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { eventsOf } from '../../support/events-of.js';
import { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD, joined, signIn, type Person } from './people.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const inDays = (days: number): string =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();

async function ownId(): Promise<string> {
  return (await owner.get('/auth/me')).body.user.id as string;
}

describe('an invitation', () => {
  it('makes a new user a member, who signs in with the chosen password', async () => {
    const invited = await owner.post('/invitations', { email: 'Ada@Example.com', role: 'bookkeeper' });
    expect(invited).toMatchObject({ status: 201, body: { email: 'ada@example.com', accepted_at: null } });
    expect(invited.body.token).toMatch(/^ch_inv_[0-9A-Za-z]{49}$/);
    const { token } = invited.body;
    const accepted = await service.anonymous.post('/invitations/accept', {
      token,
      name: 'Ada',
      password: GOOD_PASSWORD,
    });
    expect(accepted).toMatchObject({ status: 200, body: { email: 'ada@example.com' } });
    const signedIn = await signIn(service, 'ada@example.com');
    expect(signedIn.body.user).toMatchObject({ name: 'Ada', role: 'bookkeeper' });
    const { body } = await owner.get('/members');
    expect(body.data.map(({ role }: { role: string }) => role)).toEqual(['owner', 'bookkeeper']);
  });

  it('works once, for its week, until it is revoked or replaced, and is not guessed', async () => {
    const accept = (token: string) =>
      service.anonymous.post('/invitations/accept', { token, name: 'Eve', password: GOOD_PASSWORD });
    const invite = async (email: string): Promise<{ id: string; token: string }> =>
      (await owner.post('/invitations', { email, role: 'viewer' })).body;
    const [first, second] = [await invite('eve@example.com'), await invite('eve@example.com')];
    expect(refusal(await accept(first.token))).toEqual([404, 'link_not_valid']);
    const resent = await owner.post(`/invitations/${second.id}/resend`);
    expect(refusal(await accept(second.token))).toEqual([404, 'link_not_valid']);
    expect((await accept(resent.body.token as string)).status).toBe(200);
    expect(refusal(await accept(resent.body.token as string))).toEqual([404, 'link_not_valid']);
    const revoked = await invite('mallory@example.com');
    expect((await owner.delete(`/invitations/${revoked.id}`)).status).toBe(204);
    expect(refusal(await accept(revoked.token))).toEqual([404, 'link_not_valid']);
    const late = await invite('late@example.com');
    service.clock.passes('7 days');
    owner = await service.owner.signIn();
    expect(refusal(await accept(late.token))).toEqual([404, 'link_not_valid']);
    const guessed = `ch_inv_${'0'.repeat(49)}`;
    expect([refusal(await accept(guessed)), refusal(await accept('noise'))]).toEqual([
      [404, 'link_not_valid'],
      [404, 'link_not_valid'],
    ]);
  });

  it('needs a password that is not common from a new user', async () => {
    const { body } = await owner.post('/invitations', { email: 'new@example.com', role: 'viewer' });
    const accept = (more: object) =>
      service.anonymous.post('/invitations/accept', { token: body.token, ...more });
    const codes = async (more: object) => (await accept(more)).body.errors[0];
    expect(await codes({ name: 'N', password: 'short' })).toMatchObject({ pointer: '#/password' });
    expect(await codes({ name: 'N', password: 'Password1' })).toMatchObject({ code: 'too_common' });
    expect((await accept({ password: GOOD_PASSWORD })).status).toBe(200);
    expect((await signIn(service, 'new@example.com')).body.user.name).toBe('new');
  });

  it('asks somebody with an account for its password, and lets the account work in both organizations', async () => {
    const other = await service.newTenant('other');
    const { body } = await owner.post('/invitations', { email: other.email, role: 'viewer' });
    const accept = (password: string) =>
      service.anonymous.post('/invitations/accept', { token: body.token, password });
    expect(refusal(await accept('wrong password'))).toEqual([401, 'invalid_credentials']);
    expect((await accept(other.password)).status).toBe(200);
    const mine = await (await other.signIn()).get('/organizations');
    expect(mine.body.data.map(({ role }: { role: string }) => role).sort()).toEqual(['owner', 'viewer']);
  });

  it('is accepted without a password by whoever is signed in with its address, from anywhere, once', async () => {
    const [other, stranger] = [await service.newTenant('at-work'), await service.newTenant('curious')];
    const session = await other.signIn();
    const { token } = (await owner.post('/invitations', { email: other.email, role: 'viewer' })).body;
    const join = (client: ApiClient, given = token as string) =>
      client.post('/invitations/join', { token: given });
    expect(refusal(await join(await stranger.signIn()))).toEqual([409, 'other_account']);
    expect(refusal(await join(service.anonymous))).toEqual([401, 'authentication_required']);
    expect(refusal(await join(service.owner.api))).toEqual([403, 'insufficient_scope']);
    const joined = await join(session);
    expect(joined).toMatchObject({ status: 200, body: { email: other.email } });
    expect(refusal(await join(session))).toEqual([404, 'link_not_valid']);
    expect(refusal(await join(session, `ch_inv_${'0'.repeat(49)}`))).toEqual([404, 'link_not_valid']);
    const organization_id = joined.body.organization.id as string;
    const switched = await session.post('/auth/switch', { organization_id });
    expect(switched.body.user.role).toBe('viewer');
    await service.eventsNumbered();
    const { body } = await owner.get('/audit?type=member.joined&limit=1');
    expect(body.data[0]).toMatchObject({ actor: { kind: 'user', name: 'at-work' }, ip: expect.any(String) });
  });

  it('tells the inviter the same for an address with an account and without', async () => {
    const known = await service.newTenant('known');
    const shapes = await Promise.all(
      [known.email, 'nobody@example.com'].map(async (email) => {
        const { status, body } = await owner.post('/invitations', { email, role: 'viewer' });
        return [status, Object.keys(body as object)];
      }),
    );
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('is refused for somebody who is a member already', async () => {
    expect(refusal(await owner.post('/invitations', { email: service.owner.email, role: 'viewer' }))).toEqual(
      [409, 'already_exists'],
    );
  });

  it('is stored only as a hash, and told by events that managers read', async () => {
    const { body } = await owner.post('/invitations', { email: 'told@example.com', role: 'viewer' });
    const { rows } = await service.database.admin.query<{ row: string }>(
      `SELECT i::text AS row FROM invitations i UNION ALL SELECT e::text FROM events e`,
    );
    expect(rows.some(({ row }) => row.includes(String(body.token).slice(-49)))).toBe(false);
    expect(await eventsOf(service, body.id as string)).toEqual(['invitation.created']);
  });
});

describe('the role of a member', () => {
  const allowed = async ({ session }: Person): Promise<number[]> => {
    const customer = await session.post('/customers', { name: 'X' });
    const payment = await session.post('/payments', { amount: 1, method: 'cash' });
    const keys = await session.get('/api-keys');
    const invoices = await session.get('/invoices');
    return [invoices, customer, payment, keys].map(({ status }) => status);
  };

  it.each([
    ['admin', [200, 201, 422, 200]],
    ['bookkeeper', [200, 201, 422, 403]],
    ['member', [200, 201, 403, 403]],
    ['viewer', [200, 403, 403, 403]],
  ])('%s', async (role, statuses) => {
    const person = await joined(service, owner, { email: `${role}.may@example.com`, role });
    expect(await allowed(person)).toEqual(statuses);
  });

  it('auditor reads, until the membership ends by itself', async () => {
    const none = await owner.post('/invitations', { email: 'audit@example.com', role: 'auditor' });
    expect(none.body.errors).toMatchObject([{ pointer: '#/expires_at', code: 'required' }]);
    const expires_at = inDays(1 / 24 / 2);
    const auditor = await joined(service, owner, { email: 'audit@example.com', role: 'auditor', expires_at });
    expect(await allowed(auditor)).toEqual([200, 403, 403, 403]);
    service.clock.passes('30 minutes');
    expect((await auditor.session.get('/invoices')).status).toBe(401);
    expect((await signIn(service, auditor.email)).status).toBe(401);
    owner = await service.owner.signIn();
  });

  it('of a member leaves payments, credit notes and corrections to others', async () => {
    const { session } = await joined(service, owner, { email: 'm@example.com', role: 'member' });
    const invoice = await service.owner.issuedInvoice();
    const answers = [
      await session.post(`/invoices/${invoice}/credit-notes`, { reason: 'other' }),
      await session.post(`/invoices/${invoice}/correct`, {}),
      await session.post(`/invoices/${invoice}/payments`, { method: 'cash' }),
    ];
    expect(answers.map(refusal)).toEqual(Array(3).fill([403, 'insufficient_scope']));
    const draft = await service.owner.invoice();
    expect((await session.post(`/invoices/${draft}/finalize`)).status).toBe(200);
  });

  it('changes in sessions that are open', async () => {
    const person = await joined(service, owner, { email: 'up@example.com', role: 'viewer' });
    expect((await person.session.post('/customers', { name: 'X' })).status).toBe(403);
    const changed = await owner.put(`/members/${person.id}`, { role: 'member' });
    expect(changed.body).toMatchObject({ id: person.id, role: 'member', version: 2 });
    expect((await person.session.post('/customers', { name: 'X' })).status).toBe(201);
    const stale = await owner.put(
      `/members/${person.id}`,
      { role: 'viewer' },
      { headers: { 'if-match': '"v1"' } },
    );
    expect(refusal(stale)).toEqual([412, 'precondition_failed']);
  });
});

describe('owners', () => {
  it('are named and changed by owners only', async () => {
    const admin = await joined(service, owner, { email: 'admin@example.com', role: 'admin' });
    const id = await ownId();
    const tries = [
      await admin.session.put(`/members/${id}`, { role: 'viewer' }),
      await admin.session.delete(`/members/${id}`),
      await admin.session.post(`/members/${id}/end-sessions`),
      await admin.session.put(`/members/${admin.id}`, { role: 'owner' }),
      await admin.session.post('/invitations', { email: 'o@example.com', role: 'owner' }),
    ];
    expect(tries.map(refusal)).toEqual(Array(5).fill([403, 'insufficient_scope']));
  });

  it('never leave an organization without one, even two at once', async () => {
    const id = await ownId();
    const last = [await owner.put(`/members/${id}`, { role: 'admin' }), await owner.delete(`/members/${id}`)];
    expect(last.map(refusal)).toEqual(Array(2).fill([409, 'last_owner']));
    const tenant = await service.newTenant('two-owners');
    const first = await tenant.signIn();
    const second = await joined(service, first, { email: 'second@example.com', role: 'owner' });
    const me = (await first.get('/auth/me')).body.user.id as string;
    const both = await Promise.all([
      first.put(`/members/${me}`, { role: 'viewer' }),
      second.session.put(`/members/${second.id}`, { role: 'viewer' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a member who is removed', () => {
  it('is out at once, and nothing else of the account changes', async () => {
    const person = await joined(service, owner, { email: 'gone@example.com', role: 'admin' });
    const elsewhere = await person.session.post('/auth/switch', { organization_id: 'org_1' });
    expect(elsewhere.body.errors).toMatchObject([{ code: 'unknown_reference' }]);
    expect((await owner.delete(`/members/${person.id}`)).status).toBe(204);
    expect((await person.session.get('/auth/me')).status).toBe(401);
    expect(refusal(await signIn(service, person.email))).toEqual([401, 'invalid_credentials']);
    expect((await owner.get(`/members/${person.id}`)).status).toBe(404);
    const told = await eventsOf(service, person.id);
    expect(told).toEqual(['member.joined', 'user.signed_in', 'member.removed']);
    const again = await owner.post('/invitations', { email: person.email, role: 'viewer' });
    const { token } = again.body;
    const back = await service.anonymous.post('/invitations/accept', { token, password: GOOD_PASSWORD });
    expect(back.status).toBe(200);
  });

  it('can be signed out without being removed', async () => {
    const person = await joined(service, owner, { email: 'out@example.com', role: 'viewer' });
    expect((await owner.post(`/members/${person.id}/end-sessions`)).status).toBe(204);
    expect((await person.session.get('/auth/me')).status).toBe(401);
    expect((await signIn(service, person.email)).status).toBe(200);
  });
});
