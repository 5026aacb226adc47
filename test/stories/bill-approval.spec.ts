import type { ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { TestService } from '../support/test-service.js';
import { GOOD_PASSWORD, joined, type Person } from './people/people.js';

let service: TestService;
let owner: ApiClient;
let bookkeeper: Person;
let admin: Person;
let supplier_id: string;
let count = 0;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
  bookkeeper = await joined(service, owner, { email: 'grace@example.com', role: 'bookkeeper' });
  admin = await joined(service, owner, { email: 'ada@example.com', role: 'admin' });
  const { body } = await service.owner.api.post('/suppliers', { name: 'Paper GmbH' });
  supplier_id = body.id as string;
});
afterAll(() => service.stop());
afterEach(() => owner.put('/organization/bill-approval', {}));

const IBAN = 'DE02120300000000202051';

async function billOf(more: object = {}): Promise<string> {
  count += 1;
  const said = { supplier_id, supplier_number: `2026-${count}`, issue_date: '2026-01-20', currency: 'EUR' };
  const { body } = await service.owner.api.post('/bills', { ...said, total: 119, ...more });
  return `/bills/${String(body.id)}`;
}

async function openedBy(api: ApiClient, more: object = {}): Promise<string> {
  const path = await billOf(more);
  const { status, body } = await api.post(`${path}/open`, {});
  if (status !== 200) throw new Error(JSON.stringify(body));
  return path;
}

const limited = (approval_above: number): Promise<unknown> =>
  owner.put('/organization/bill-approval', { approval_above });
const approve = async (api: ApiClient, path: string): Promise<unknown[]> => {
  const { status, body } = await api.post(`${path}/approve`);
  return [status, body.code ?? body.status];
};

describe('the approval of a bill', () => {
  it('is for owners and admins; a bookkeeper opens, disputes, and takes an approval back', async () => {
    const path = await openedBy(bookkeeper.session);
    expect((await service.owner.api.get(path)).body).toMatchObject({
      opened_by: bookkeeper.id,
      approved_by: null,
    });
    expect(await approve(bookkeeper.session, path)).toEqual([403, 'insufficient_scope']);
    const both = await bookkeeper.session.post(`${await billOf()}/open`, { approve: true });
    expect([both.status, both.body.code]).toEqual([403, 'insufficient_scope']);
    expect(await approve(admin.session, path)).toEqual([200, 'approved']);
    expect((await owner.get(path)).body).toMatchObject({ opened_by: bookkeeper.id, approved_by: admin.id });
    const { body: back } = await bookkeeper.session.post(`${path}/open`, {});
    expect(back).toMatchObject({ status: 'open', approved_by: null, approved_at: null });
    expect(await approve(owner, path)).toEqual([200, 'approved']);
    const { body: disputed } = await bookkeeper.session.post(`${path}/dispute`, {
      reason: 'Half is missing.',
    });
    expect(disputed).toMatchObject({ status: 'disputed', approved_by: null });
  });

  it('needs a key with the scope, and never one that only writes', async () => {
    const { body: key } = await owner.post('/api-keys', { name: 'Scanner', scopes: ['purchases:write'] });
    const scanner = service.anonymous.as(key.secret as string);
    expect(await approve(scanner, await openedBy(scanner))).toEqual([403, 'insufficient_scope']);
    expect(await approve(service.owner.api, await openedBy(scanner))).toEqual([200, 'approved']);
  });

  it('asks a session again after ten minutes, also where it opens in the same request', async () => {
    const [path, draft] = [await openedBy(service.owner.api), await billOf()];
    const stale = await service.owner.signIn();
    service.clock.passes('11 minutes');
    expect(await approve(stale, path)).toEqual([403, 'confirmation_required']);
    const { body } = await stale.post(`${draft}/open`, { approve: true });
    expect([body.code, (await stale.get(draft)).body.status]).toEqual(['confirmation_required', 'draft']);
    await stale.post('/auth/confirm', { password: service.owner.password });
    expect(await approve(stale, path)).toEqual([200, 'approved']);
    owner = await service.owner.signIn();
  });
});

describe('a limit that needs a second person', () => {
  it('keeps who opened a bill from approving it, by session and by key, and nobody else', async () => {
    await limited(118.99);
    const path = await openedBy(owner);
    expect(await approve(owner, path)).toEqual([409, 'second_person_required']);
    expect(await approve(service.owner.api, path)).toEqual([409, 'second_person_required']);
    const both = await owner.post(`${await billOf()}/open`, { approve: true });
    expect([both.status, both.body.code]).toEqual([409, 'second_person_required']);
    const byKey = await openedBy(service.owner.api);
    expect(await approve(owner, byKey)).toEqual([409, 'second_person_required']);
    const { session } = admin;
    await session.post('/auth/confirm', { password: GOOD_PASSWORD });
    expect([await approve(session, path), await approve(session, byKey)]).toEqual([
      [200, 'approved'],
      [200, 'approved'],
    ]);
  });

  it.each([
    ['as much as the limit', {}, 200],
    ['a cent more', { total: 119.01 }, 409],
    ['a large credit note', { total: -500, kind: 'credit_note' }, 409],
    ['another currency', { total: 1, currency: 'USD' }, 409],
  ])('looks at the whole amount: %s', async (_name, more, status) => {
    await limited(119);
    expect((await approve(owner, await openedBy(owner, more)))[0]).toBe(status);
  });

  it('is kept in the currency of the organization, is told, and only managers decide it', async () => {
    expect((await limited(1000)) as object).toMatchObject({
      body: { approval_above: 1000, currency: 'EUR' },
    });
    expect((await owner.get('/organization/bill-approval')).body).toEqual({
      approval_above: 1000,
      currency: 'EUR',
    });
    const wrong = await owner.put('/organization/bill-approval', { approval_above: 0.001 });
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'too_many_decimals']);
    expect((await bookkeeper.session.put('/organization/bill-approval', {})).status).toBe(403);
    expect((await service.owner.api.put('/organization/bill-approval', {})).status).toBe(403);
    const { body: told } = await owner.get('/audit?type=organization.bill_approval_updated&limit=1');
    expect(told.data[0]).toMatchObject({ type: 'organization.bill_approval_updated' });
  });
});

describe('an account that a supplier is not known for', () => {
  const accept = { accept_findings: ['new_bank_details'] };

  it('is confirmed by somebody who may approve, in a fresh session, which is an event', async () => {
    const path = await billOf({ payment: { iban: IBAN } });
    const refused = await bookkeeper.session.post(`${path}/open`, accept);
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
    expect((await owner.get(`/suppliers/${supplier_id}`)).body.bank_accounts).toEqual([]);
    const stale = await service.owner.signIn();
    service.clock.passes('11 minutes');
    expect((await stale.post(`${path}/open`, accept)).body.code).toBe('confirmation_required');
    owner = await service.owner.signIn();
    expect((await owner.post(`${path}/open`, accept)).body.status).toBe('open');
    expect((await owner.get(`/suppliers/${supplier_id}`)).body.bank_accounts).toEqual([{ iban: IBAN }]);
    expect(await eventsOf(service, path.replace('/bills/', ''))).toEqual([
      ...['bill.created', 'bill.opened', 'bill.bank_details_confirmed'],
    ]);
    expect(await openedBy(bookkeeper.session, { payment: { iban: IBAN } })).toContain('/bills/');
  });
});
