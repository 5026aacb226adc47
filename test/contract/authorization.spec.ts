import { publicOperations, setUpOperations, type Access } from '../../src/platform/contract/access.js';
import { roles, type Role } from '../../src/platform/contract/principal.js';
import { OperationCatalog, type CatalogEntry } from '../../src/platform/edge/operation-catalog.js';
import { scopes } from '../../src/modules/resources.js';
import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';
import { joined, type Person } from '../stories/people/people.js';

/**
 * Every operation with every kind of credential, on two nodes. The rows are the operations of the running service, so a
 * new operation is among them by itself.
 *
 * Guards answer before anything is read: whoever passes them is told something else than 401 or 403 of a guard, such
 * as that there is no such thing.
 */

/** What a role may do, as the documentation says; the service has it in a form of its own. */
const MAY_NOT: Readonly<Record<Role, readonly RegExp[]>> = {
  owner: [],
  admin: [],
  bookkeeper: [/^webhooks:write$/, /^audit:/, /:(?:approve|decide)$/],
  member: [/^audit:/, /^(?!(?:customers|products|invoices|imports):).*:write$/, /:(?:approve|decide)$/],
  viewer: [/:(?:write|approve|decide)$/, /^audit:/],
  auditor: [/:(?:write|approve|decide)$/],
};
const MANAGING: readonly Role[] = ['owner', 'admin'];

let service: TestService;
let other: TestService;
let owner: ApiClient;
let guarded: readonly CatalogEntry[];

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
  owner = await service.owner.signIn();
  guarded = service.app
    .get(OperationCatalog)
    .all()
    .filter(({ access }) => access !== 'public');
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

/** What the guards say to a credential: `passed`, or the code of their refusal. */
type Verdict =
  | 'passed'
  | 'invalid_token'
  | 'authentication_required'
  | 'insufficient_scope'
  | 'confirmation_required'
  | 'second_factor_setup_required';

const REFUSALS: readonly string[] = [
  'invalid_token',
  'authentication_required',
  'insufficient_scope',
  'confirmation_required',
  'second_factor_setup_required',
] satisfies Verdict[];

/**
 * Asks without a body or with an empty one, for a thing that does not exist, with a parameter that there is not: the
 * guard of the query comes after those of credentials, and nothing is ever done.
 */
async function verdictOf(api: ApiClient, { method, path }: CatalogEntry): Promise<string> {
  const address = `${path.replace(/:\w+/g, 'x')}?there_is_no_such_parameter=1`;
  const { body } = await api.call(method.toUpperCase(), address);
  const { code } = body as { code?: string };
  if (code === 'unknown_parameter') return 'passed';
  return REFUSALS.includes(code ?? '') ? (code ?? '') : `unexpected: ${JSON.stringify(body)}`;
}

/** The operations for which the guards of a node say something else than expected. */
async function surprises(api: ApiClient, expected: (entry: CatalogEntry) => Verdict): Promise<string[]> {
  const found: string[] = [];
  for (const node of [service, other]) {
    for (const entry of guarded) {
      const verdict = await verdictOf(node.anonymous.as(api.token), entry);
      if (verdict !== expected(entry)) found.push(`${entry.id}: ${verdict} instead of ${expected(entry)}`);
    }
  }
  return found;
}

let members = 0;

/** Somebody new with this role. */
function inRole(role: Role): Promise<Person> {
  members += 1;
  const end = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
  const terms = role === 'auditor' ? { role, expires_at: end } : { role };
  return joined(service, owner, { email: `member${members}@example.com`, ...terms });
}

/** Lets both nodes know a credential, so that they would have to forget it. */
async function warm({ token }: ApiClient): Promise<void> {
  for (const node of [service, other]) {
    expect((await node.anonymous.as(token).get('/auth/me')).status).toBe(200);
  }
}

const isForRole = (role: Role, access: Access): boolean => {
  if (access === 'signed-in' || access === 'user') return true;
  if (access === 'manager') return MANAGING.includes(role);
  return !MAY_NOT[role].some((refused) => refused.test(access));
};
const isForKey = (granted: readonly string[], access: Access): boolean =>
  access === 'signed-in' || granted.includes(access);

describe('every operation', () => {
  it('is public only if it is listed as such', () => {
    const all = service.app.get(OperationCatalog).all();
    expect(all.length - guarded.length).toBe(publicOperations.length);
    expect(guarded.length).toBeGreaterThan(90);
  });

  it('is refused without a credential, and with one that nobody has', async () => {
    expect(await surprises(service.anonymous, () => 'authentication_required')).toEqual([]);
    const nobodys = service.anonymous.as('ch_ses_0000000000000000000000000000000000000000000000000');
    expect(await surprises(nobodys, () => 'invalid_token')).toEqual([]);
  });

  it.each(roles)('is for the role %s as declared', async (role) => {
    const { session } = await inRole(role);
    expect(
      await surprises(session, ({ access }) => (isForRole(role, access) ? 'passed' : 'insufficient_scope')),
    ).toEqual([]);
  });

  it('is for a key with every scope, with one or with none of use as declared, and manages nothing', async () => {
    // No operation needs the second one.
    for (const granted of [scopes, ['reports:write'], ['customers:read']] as const) {
      const { body } = await owner.post('/api-keys', { name: 'A key', scopes: [...granted] });
      const key = service.anonymous.as(body.secret as string);
      const expected = ({ access }: CatalogEntry): Verdict =>
        isForKey(granted, access) ? 'passed' : 'insufficient_scope';
      expect(await surprises(key, expected)).toEqual([]);
    }
  });
});

describe('a credential', () => {
  it('is refused by every operation on both nodes once it has ended', async () => {
    const { body: key } = await owner.post('/api-keys', { name: 'Revoked', scopes: [...scopes] });
    const [removed, signedOut] = [await inRole('admin'), await inRole('admin')];
    const ended = [service.anonymous.as(key.secret as string), removed.session, signedOut.session];
    for (const credential of ended) await warm(credential);
    await owner.delete(`/api-keys/${String(key.id)}`);
    await owner.delete(`/members/${removed.id}`);
    await signedOut.session.post('/auth/logout');
    for (const credential of ended) expect(await surprises(credential, () => 'invalid_token')).toEqual([]);
  });

  it('has the rights of another role in every operation on both nodes as soon as the role has changed', async () => {
    const person = await inRole('admin');
    await warm(person.session);
    await owner.put(`/members/${person.id}`, { role: 'viewer' });
    const expected = ({ access }: CatalogEntry): Verdict =>
      isForRole('viewer', access) ? 'passed' : 'insufficient_scope';
    expect(await surprises(person.session, expected)).toEqual([]);
  });

  it('must be confirmed for every sensitive operation 10 minutes after the sign-in', async () => {
    const { session } = await inRole('admin');
    service.clock.passes('11 minutes');
    const expected = ({ confirmed }: CatalogEntry): Verdict =>
      confirmed === true ? 'confirmation_required' : 'passed';
    expect(await surprises(session, expected)).toEqual([]);
    owner = await service.owner.signIn();
  });

  it('can only set up a second factor where the organization requires one', async () => {
    const { session } = await inRole('admin');
    await warm(session);
    await owner.put('/organization/security', { require_second_factor: 'everybody' });
    const expected = ({ id }: CatalogEntry): Verdict =>
      setUpOperations.includes(id) ? 'passed' : 'second_factor_setup_required';
    expect(await surprises(session, expected)).toEqual([]);
  });
});
