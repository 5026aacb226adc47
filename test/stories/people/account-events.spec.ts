import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD, joined, signIn, type Person } from './people.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

interface Entry {
  readonly type: string;
  readonly actor: { readonly kind: string; readonly id: string | null };
  readonly ip: string | null;
  readonly session_id: string | null;
  readonly request_id: string | null;
  readonly data: {
    readonly object: { readonly id: string; readonly email?: string; readonly count?: number };
  };
}

async function entriesAbout({ id }: Pick<Person, 'id'>, reader = owner): Promise<Entry[]> {
  await service.eventsNumbered();
  const { body } = await reader.get(`/audit?object_id=${id}&limit=200`);
  return (body as unknown as { data: Entry[] }).data;
}

const typesAbout = async (person: Person): Promise<string[]> =>
  (await entriesAbout(person)).map(({ type }) => type).filter((type) => type.startsWith('user.'));

let made = 0;

function somebody(role = 'bookkeeper'): Promise<Person> {
  made += 1;
  return joined(service, owner, { email: `account${made}@example.com`, role });
}

describe('what happens to an account', () => {
  it('is told with who did it from where: signing in, out, and a new password', async () => {
    const ada = await somebody();
    const { body } = await ada.session.get('/auth/sessions');
    const [signedIn] = await entriesAbout(ada);
    expect(signedIn).toMatchObject({
      type: 'user.signed_in',
      actor: { kind: 'user', id: ada.id, name: ada.email },
      session_id: body.data[0].id as string,
      data: { object: { id: ada.id, email: ada.email, count: 1 } },
    });
    expect(signedIn?.ip).toMatch(/127\.0\.0\.1$/);
    expect(signedIn?.request_id).toMatch(/^req_/);
    const new_password = 'eight dry otters on a bridge';
    await ada.session.post('/auth/change-password', { current_password: GOOD_PASSWORD, new_password });
    await ada.session.post('/auth/logout');
    expect(await typesAbout(ada)).toEqual(['user.signed_out', 'user.password_changed', 'user.signed_in']);
  });

  it('is told once in 15 minutes for refused sign-ins, with their number', async () => {
    const grace = await somebody();
    const refuse = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1)
        await signIn(service, grace.email, { password: 'wrong one' });
      await service.jobsRun();
    };
    const refusals = async (): Promise<Entry[]> =>
      (await entriesAbout(grace)).filter(({ type }) => type === 'user.sign_in_failed');
    await refuse(3);
    expect((await refusals()).map(({ data }) => data.object.count)).toEqual([1]);
    service.clock.passes('15 minutes');
    await service.jobsRun();
    expect((await refusals()).map(({ data }) => data.object.count)).toEqual([2, 1]);
    await refuse(1);
    expect(await refusals()).toHaveLength(2);
    service.clock.passes('15 minutes');
    await service.jobsRun();
    service.clock.passes('15 minutes');
    await service.jobsRun();
    await refuse(1);
    const told = await refusals();
    expect(told.map(({ data }) => data.object.count)).toEqual([1, 1, 2, 1]);
    expect(told[0]).toMatchObject({ actor: { kind: 'system', id: null }, session_id: null });
    expect(told[0]?.ip).toMatch(/127\.0\.0\.1$/);
    owner = await service.owner.signIn();
  });

  it('is told of nobody for an address without an account', async () => {
    const { rows: before } = await service.database.admin.query('SELECT * FROM refused_sign_ins');
    await signIn(service, 'nobody@example.com', { password: 'wrong one' });
    await service.jobsRun();
    const { rows: after } = await service.database.admin.query('SELECT * FROM refused_sign_ins');
    expect(after).toEqual(before);
  });

  it('is told for second factors and recovery codes', async () => {
    const alan = await somebody();
    const [recovery_code] = await withFactor(alan.session);
    const challenge = (await signIn(service, alan.email)).body.challenge as string;
    await service.anonymous.post('/auth/login/second-factor', { challenge, recovery_code });
    const again = (await signIn(service, alan.email)).body.challenge as string;
    await service.anonymous.post('/auth/login/second-factor', {
      challenge: again,
      recovery_code: 'AAAA-AAAA-AAAA-AAAA',
    });
    await service.jobsRun();
    await alan.session.delete('/auth/second-factor');
    expect(await typesAbout(alan)).toEqual([
      'user.second_factor_removed',
      'user.sign_in_failed',
      'user.signed_in',
      'user.recovery_code_used',
      'user.second_factor_added',
      'user.signed_in',
    ]);
  });

  it('is told for sessions that are ended elsewhere', async () => {
    const edsger = await somebody();
    await signIn(service, edsger.email);
    await edsger.session.post('/auth/sessions/end-others');
    await owner.post(`/members/${edsger.id}/end-sessions`);
    const ended = (await entriesAbout(edsger)).filter(({ type }) => type === 'user.session_ended');
    expect(ended.map(({ actor }) => actor.id === edsger.id)).toEqual([false, true]);
  });

  it('is told in every organization of the user, and nowhere else', async () => {
    const [other, stranger] = [await service.newTenant('second'), await service.newTenant('third')];
    const barbara = await somebody();
    const theirs = await other.signIn();
    await joinedAgain(theirs, barbara);
    const new_password = 'nine dry otters on a bridge';
    const changed = { current_password: GOOD_PASSWORD, new_password };
    expect((await barbara.session.post('/auth/change-password', changed)).status).toBe(204);
    const changes = async (reader: ApiClient): Promise<number> =>
      (await entriesAbout(barbara, reader)).filter(({ type }) => type === 'user.password_changed').length;
    expect([await changes(owner), await changes(theirs)]).toEqual([1, 1]);
    expect(await entriesAbout(barbara, await stranger.signIn())).toEqual([]);
  });

  it('is shown to managers and whoever reads the audit log; others see that something happened', async () => {
    const [viewer, member] = [await somebody('viewer'), await somebody()];
    await service.eventsNumbered();
    const { body } = await viewer.session.get(`/events?object_id=${member.id}&type=user.signed_in`);
    expect(body.data.map(({ data }: Entry) => data)).toEqual([{ object: { id: member.id } }]);
  });
});

/** Turns a second factor on. Returns its recovery codes. */
async function withFactor(session: ApiClient): Promise<string[]> {
  const { secret } = (await session.post('/auth/second-factor/begin')).body as { secret: string };
  const timestamp = service.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const confirmed = await session.post('/auth/second-factor/confirm', { code });
  return confirmed.body.recovery_codes as string[];
}

async function joinedAgain(manager: ApiClient, { email }: Person): Promise<void> {
  const { token } = (await manager.post('/invitations', { email, role: 'viewer' })).body;
  await service.anonymous.post('/invitations/accept', { token, password: GOOD_PASSWORD });
}

describe('the requirement of second factors', () => {
  it('is told when it changes', async () => {
    const expires_at = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
    const auditor = await joined(service, owner, { email: 'a@example.com', role: 'auditor', expires_at });
    await owner.put('/organization/security', { require_second_factor: 'managers' });
    await service.eventsNumbered();
    const { body } = await auditor.session.get('/audit?type=organization.security_updated');
    expect(body.data.map(({ data }: { data: object }) => data)).toMatchObject([
      {
        object: { require_second_factor: 'managers' },
        previous_attributes: { require_second_factor: 'nobody' },
      },
    ]);
  });
});
