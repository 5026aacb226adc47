import { AnchorUpkeep } from '../../../src/modules/record/anchors/index.js';
import { accountOf } from '../../../src/modules/people/auth/index.js';
import {
  copiedOfMember,
  copiedOfUser,
  notCopiedOfUser,
  personalData,
} from '../../../src/modules/record/privacy/index.js';
import type { ApiClient } from '../../support/api-client.js';
import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';
import { placesOf } from '../../support/whole-database.js';
import { unzipped } from '../../support/zip.js';
import { ADDRESS, knownMember, MEMBER, type KnownMember } from './member.js';
import { GOOD_PASSWORD, joined, signIn } from './people.js';

/** One's own account, where mail is configured: name, address, a copy of the data, and its end. */

let server: MailServer;
let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({
    env: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Books <books@example.com>',
      PUBLIC_URL: 'https://books.example.com',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  owner = await service.owner.signIn();
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** The token of the link in the last mail to somebody. */
async function linkFor(email: string): Promise<string> {
  await service.jobsRun();
  const mail = server.received.findLast(({ envelopeTo }) => envelopeTo.includes(email));
  return /https:\/\/books\.example\.com\/[a-z-]+#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function somebody(email: string, role = 'bookkeeper'): Promise<ApiClient> {
  await owner.post('/invitations', { email, role });
  const accepted = { token: await linkFor(email), name: 'Ada', password: GOOD_PASSWORD };
  expect((await service.anonymous.post('/invitations/accept', accepted)).status).toBe(200);
  return service.anonymous.as((await signIn(service, email)).body.access_token as string);
}

describe('one’s own account', () => {
  it('has a name that holds at once, and is told in the audit log', async () => {
    const ada = await somebody('name@example.com');
    const { body } = await ada.put('/users/me', { name: 'Ada King' });
    expect(body).toMatchObject({ name: 'Ada King', email: 'name@example.com', pending_email: null });
    expect((await ada.get('/auth/me')).body.user.name).toBe('Ada King');
    await service.eventsNumbered();
    const { body: told } = await owner.get('/audit?type=user.updated');
    expect(told.data[0].data.object).toMatchObject({ name: 'Ada King' });
  });

  it('takes a new address only by the link that is sent there, and tells the former one', async () => {
    const ada = await somebody('former@example.com');
    const asked = await ada.post('/users/me/change-email', { email: 'Next@example.com' });
    expect(asked.body).toMatchObject({ email: 'former@example.com', pending_email: 'next@example.com' });
    const token = await linkFor('next@example.com');
    expect((await signIn(service, 'next@example.com')).status).toBe(401);
    const stranger = await somebody('stranger@example.com');
    expect((await stranger.post('/users/me/confirm-email', { token })).body.code).toBe('link_not_valid');
    const { status, body } = await ada.post('/users/me/confirm-email', { token });
    expect([status, body.email, body.pending_email]).toEqual([200, 'next@example.com', null]);
    expect((await signIn(service, 'next@example.com')).status).toBe(200);
    expect((await signIn(service, 'former@example.com')).status).toBe(401);
    expect((await ada.post('/users/me/confirm-email', { token })).body.code).toBe('link_not_valid');
    await service.jobsRun();
    const last = server.received.at(-1);
    expect([last?.envelopeTo, last?.subject]).toEqual([['former@example.com'], 'Your address was changed']);
  });

  it('does not tell whether somebody else has an address, and takes none twice', async () => {
    const ada = await somebody('curious@example.com');
    const asked = await ada.post('/users/me/change-email', { email: service.owner.email });
    expect([asked.status, asked.body.pending_email]).toEqual([200, service.owner.email]);
    const token = await linkFor(service.owner.email);
    const { status, body } = await ada.post('/users/me/confirm-email', { token });
    expect([status, body.code]).toEqual([409, 'already_exists']);
  });

  it('takes a wish back, and forgets it with a changed password and after a day', async () => {
    const ada = await somebody('wish@example.com');
    const wish = async (): Promise<string> => {
      await ada.post('/users/me/change-email', { email: 'other@example.com' });
      return linkFor('other@example.com');
    };
    const refusal = async (token: string): Promise<string> =>
      (await ada.post('/users/me/confirm-email', { token })).body.code as string;
    const first = await wish();
    await ada.post('/users/me/change-email', { email: 'wish@example.com' });
    expect(await refusal(first)).toBe('link_not_valid');
    const second = await wish();
    const changed = { current_password: GOOD_PASSWORD, new_password: 'eight dry otters on a bridge' };
    expect((await ada.post('/auth/change-password', changed)).status).toBe(204);
    expect(await refusal(second)).toBe('link_not_valid');
  });
});

describe('somebody who leaves for good', () => {
  let member: KnownMember;
  let other: ApiClient;

  const found = async (): Promise<string[]> => {
    const [texts, addresses] = [
      await placesOf(service.database, MEMBER),
      await placesOf(service.database, ADDRESS),
    ];
    return [...new Set([...texts, ...addresses])].sort();
  };

  it('is found in every column of the registry before', async () => {
    other = await (await service.newTenant('second')).signIn();
    member = await knownMember(service, [owner, other], linkFor);
    await service.eventsNumbered();
    const places = await found();
    const hashes = ['known_sign_in_addresses', 'sign_in_failures'];
    const registered = personalData
      .filter(({ whose, table }) => whose === 'user' && !hashes.includes(table))
      .flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`))
      .filter((column) => column !== 'users.password_hash');
    expect(registered.filter((column) => !places.includes(column))).toEqual([]);
    expect(places.filter((place) => ![...registered, 'events.data'].includes(place))).toEqual([]);
    for (const table of hashes) expect([table, await rowsWithAccount(table)]).not.toEqual([table, 0]);
  });

  it('can take everything along first', async () => {
    const response = await fetch(`${service.url}/api/users/me/personal-data`, {
      headers: { authorization: `Bearer ${member.session.token ?? ''}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const copy = unzipped(Buffer.from(await response.arrayBuffer()));
    const all = [...copy.values()].map((content) => content.toString()).join('\n');
    for (const { table, of } of copiedOfUser) {
      expect(copy.get(`${table}.json`)?.toString()).toContain(of === 'id' ? member.id : member.email);
    }
    for (const file of ['api_keys', 'api_key_addresses', 'events', 'actions'])
      expect([file, copy.get(`${file}.json`)?.toString().includes(ADDRESS) || file === 'events']).toEqual([
        file,
        true,
      ]);
    expect(JSON.parse(copy.get('api_keys.json')?.toString() ?? '')).toHaveLength(2);
    for (const hidden of ['Somebody else', 'password_hash', 'token_hash', 'secret_hash', 'argon2']) {
      expect([hidden, all.includes(hidden)]).toEqual([hidden, false]);
    }
    const registered = personalData.filter(({ whose }) => whose === 'user').map(({ table }) => table);
    const copied = [...copiedOfUser.map(({ table }) => table), ...Object.values(copiedOfMember)];
    const known = [...copied, ...Object.keys(notCopiedOfUser)];
    expect(registered.filter((table) => !known.includes(table))).toEqual([]);
  });

  it('is signed out everywhere at once, and is nowhere but in a key that goes on', async () => {
    const node = await TestService.start({ sharing: service });
    try {
      const there = node.anonymous.as(member.session.token);
      expect((await there.get('/users/me')).status).toBe(200);
      expect((await member.session.post('/users/me/delete')).status).toBe(204);
      for (const one of [member.session, there]) expect((await one.get('/users/me')).status).toBe(401);
    } finally {
      await node.stop();
    }
    await service.eventsNumbered();
    await service.jobsRun();
    const live = ['api_key_addresses.address', 'api_keys.allowed_ips', 'api_keys.name', 'events.data'];
    expect(await found()).toEqual(live);
    for (const table of ['known_sign_in_addresses', 'sign_in_failures'])
      expect([table, await rowsWithAccount(table)]).toEqual([table, 0]);
    expect((await signIn(service, member.email)).body.code).toBe('invalid_credentials');
    const { body } = await owner.get('/members');
    expect((body.data as { id: string }[]).map(({ id }) => id)).not.toContain(member.id);
  });

  it('is nowhere at all once that key has ended, and the audit logs can still be verified', async () => {
    owner = await service.owner.signIn();
    expect((await owner.delete(`/api-keys/${member.liveKey}`)).status).toBe(204);
    await service.eventsNumbered();
    service.clock.passes('26 hours');
    await service.app.get(AnchorUpkeep).order();
    await service.jobsRun();
    expect(await found()).toEqual([]);
    owner = await service.owner.signIn();
    expect((await owner.get('/audit/verify')).body.intact).toBe(true);
    const { body } = await owner.get(`/audit?actor_id=${member.id}`);
    expect(body.data[0]).toMatchObject({ actor: { id: member.id, name: 'Former member' }, ip: null });
  });

  async function rowsWithAccount(table: string): Promise<number> {
    const { rows } = await service.database.admin.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE account = $1`,
      [accountOf(`${MEMBER}@example.com`)],
    );
    return rows[0]?.count ?? 0;
  }
});

describe('the only owner', () => {
  it('cannot leave, and is told which books would have no owner', async () => {
    const lonely = await (await service.newTenant('lonely')).signIn();
    const { status, body } = await lonely.post('/users/me/delete');
    expect([status, body.code]).toEqual([409, 'last_owner']);
    expect(body.detail).toContain('lonely');
    expect((await lonely.get('/users/me')).status).toBe(200);
  });

  it('can leave once there is another one, unless both leave at once', async () => {
    const tenant = await (await service.newTenant('two')).signIn();
    await tenant.post('/invitations', { email: 'two@example.com', role: 'owner' });
    const token = await linkFor('two@example.com');
    await service.anonymous.post('/invitations/accept', { token, name: 'Two', password: GOOD_PASSWORD });
    const signedIn = await signIn(service, 'two@example.com');
    const second = service.anonymous.as(signedIn.body.access_token as string);
    const left = await Promise.all([tenant, second].map((one) => one.post('/users/me/delete')));
    expect(left.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('needs a session that was confirmed', async () => {
    const ada = await somebody('late@example.com');
    service.clock.passes('11 minutes');
    for (const [method, path, body] of [
      ['POST', '/users/me/delete', undefined],
      ['POST', '/users/me/change-email', { email: 'x@example.com' }],
      ['GET', '/users/me/personal-data', undefined],
    ] as const) {
      const answer = await ada.call(method, path, { body });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'confirmation_required']);
    }
  });
});

describe('without mail', () => {
  it('an address changes at once, and one that is taken is refused', async () => {
    const plain = await TestService.start();
    try {
      const { session } = await joined(plain, await plain.owner.signIn(), {
        email: 'a@example.com',
        role: 'viewer',
      });
      const changed = await session.post('/users/me/change-email', { email: 'b@example.com' });
      expect(changed.body).toMatchObject({ email: 'b@example.com', pending_email: null });
      expect((await signIn(plain, 'b@example.com')).status).toBe(200);
      const taken = await session.post('/users/me/change-email', { email: plain.owner.email });
      expect([taken.status, taken.body.code]).toEqual([409, 'already_exists']);
    } finally {
      await plain.stop();
    }
  });
});
