import { Secret, TOTP } from 'otpauth';
import { PasswordsService } from '../../../src/modules/people/auth/index.js';
import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD, joined, signIn, type Person } from './people.js';

let service: TestService;
let owner: ApiClient;
let count = 0;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

/** Somebody whose sign-in needs a code. */
interface Careful extends Person {
  readonly recovery: readonly string[];
  readonly code: () => string;
}

function somebody(role = 'viewer'): Promise<Person> {
  return joined(service, owner, { email: `careful${(count += 1)}@example.com`, role });
}

function codeOf(secret: string): string {
  const timestamp = service.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function withFactor(person: Person): Promise<Careful> {
  const begun = await person.session.post('/auth/second-factor/begin');
  const secret = begun.body.secret as string;
  const confirmed = await person.session.post('/auth/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  service.clock.passes('30 seconds');
  return { ...person, recovery: confirmed.body.recovery_codes as string[], code: () => codeOf(secret) };
}

async function challengeOf({ email }: Person): Promise<string> {
  const answer = await signIn(service, email);
  expect(refusal(answer)).toEqual([401, 'second_factor_required']);
  return (answer.body as { challenge: string }).challenge;
}

const finish = (challenge: string, proof: object): Promise<ApiAnswer> =>
  service.anonymous.post('/auth/login/second-factor', { challenge, ...proof });

describe('a second factor', () => {
  it('is set up with a first code, and asked for at the next sign-in', async () => {
    const person = await somebody();
    expect((await person.session.get('/auth/second-factor')).body).toEqual({
      is_on: false,
      on_since: null,
      recovery_codes_left: 0,
    });
    const begun = await person.session.post('/auth/second-factor/begin');
    expect(begun.body.address).toContain(`secret=${begun.body.secret}`);
    const wrong = await person.session.post('/auth/second-factor/confirm', { code: '000000' });
    expect(refusal(wrong)).toEqual([401, 'invalid_code']);
    expect((await signIn(service, person.email)).status).toBe(200);
    const careful = await withFactor(person);
    expect(careful.recovery).toHaveLength(10);
    expect((await person.session.get('/auth/second-factor')).body).toMatchObject({
      is_on: true,
      recovery_codes_left: 10,
    });
    const refused = await signIn(service, person.email);
    expect(refused.body).toMatchObject({ methods: ['code', 'recovery_code'] });
    const { challenge } = refused.body as unknown as { challenge: string };
    // As an app shows it, or a mail program copies it.
    const [, before, behind] = /^(...)(...)$/.exec(careful.code()) ?? [];
    const opened = await finish(challenge, { code: ` ${before} \u2013\u200b${behind}-` });
    expect(opened.body).toMatchObject({ user: { email: person.email }, set_up_only: false });
    const session = service.anonymous.as(opened.body.access_token as string);
    expect((await session.get('/auth/me')).status).toBe(200);
  });

  it('is not told of to somebody who does not know the password', async () => {
    const { email } = await withFactor(await somebody());
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((one) => signIn(service, one, { password: 'a wrong one' })),
    );
    const shown = answers.map(({ status, body }) => [status, body.code, body.detail]);
    expect(shown[0]).toEqual(shown[1]);
  });

  it('accepts each code once, also of two who send it at once', async () => {
    const careful = await withFactor(await somebody());
    const challenges = [await challengeOf(careful), await challengeOf(careful)];
    const code = careful.code();
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = await finish(await challengeOf(careful), { code });
    expect(refusal(again)).toEqual([401, 'invalid_code']);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const careful = await withFactor(await somebody());
    const [first = '', second = ''] = careful.recovery;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await finish(await challengeOf(careful), { recovery_code: typed })).status).toBe(200);
    const again = await finish(await challengeOf(careful), { recovery_code: first });
    expect(refusal(again)).toEqual([401, 'invalid_code']);
    expect((await finish(await challengeOf(careful), { recovery_code: second })).status).toBe(200);
    expect((await careful.session.get('/auth/second-factor')).body.recovery_codes_left).toBe(8);
  });

  it('replaces all recovery codes at once', async () => {
    const careful = await withFactor(await somebody());
    const renewed = await careful.session.post('/auth/second-factor/recovery-codes');
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const former = await finish(await challengeOf(careful), { recovery_code: careful.recovery[0] });
    expect(refusal(former)).toEqual([401, 'invalid_code']);
  });

  it('is stored sealed, and its recovery codes and challenges as hashes', async () => {
    const person = await somebody();
    const { body } = await person.session.post('/auth/second-factor/begin');
    const careful = await withFactor(person);
    const challenge = await challengeOf(careful);
    const { rows } = await service.database.admin.query<{ row: string }>(`
      SELECT r::text AS row FROM second_factors r UNION ALL SELECT r::text FROM recovery_codes r
      UNION ALL SELECT r::text FROM sign_in_challenges r`);
    expect(rows.length).toBeGreaterThan(10);
    const secrets = [body.secret as string, careful.recovery[0] ?? '', challenge];
    const written = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('hex')]);
    expect(rows.some(({ row }) => written.some((secret) => row.includes(secret)))).toBe(false);
  });

  it('is turned off again', async () => {
    const careful = await withFactor(await somebody());
    expect(refusal(await careful.session.post('/auth/second-factor/begin'))).toEqual([409, 'already_exists']);
    expect((await careful.session.delete('/auth/second-factor')).status).toBe(204);
    expect((await signIn(service, careful.email)).status).toBe(200);
    expect((await careful.session.delete('/auth/second-factor')).status).toBe(404);
    expect((await careful.session.post('/auth/second-factor/recovery-codes')).status).toBe(404);
    const confirmed = await careful.session.post('/auth/second-factor/confirm', { code: '123456' });
    expect(confirmed.status).toBe(404);
  });

  it('stays when the password is reset by a link, and leaves with the command on the machine', async () => {
    const careful = await withFactor(await somebody());
    const recovery = await service.app.get(PasswordsService).recover(careful.email);
    expect(recovery?.hadSecondFactor).toBe(true);
    expect((await signIn(service, careful.email)).status).toBe(200);
    expect((await service.app.get(PasswordsService).recover(careful.email))?.hadSecondFactor).toBe(false);
    expect(await service.app.get(PasswordsService).recover('nobody@example.com')).toBeUndefined();
  });
});

describe('a sign-in that waits for its second factor', () => {
  it('ends after five minutes, after one success and with a changed password', async () => {
    const careful = await withFactor(await somebody());
    const late = await challengeOf(careful);
    service.clock.passes('5 minutes');
    expect(refusal(await finish(late, { code: careful.code() }))).toEqual([401, 'challenge_not_valid']);
    const used = await challengeOf(careful);
    expect((await finish(used, { code: careful.code() })).status).toBe(200);
    service.clock.passes('30 seconds');
    expect(refusal(await finish(used, { code: careful.code() }))).toEqual([401, 'challenge_not_valid']);
    const former = await challengeOf(careful);
    const body = { current_password: GOOD_PASSWORD, new_password: 'nine dry badgers on a hill' };
    expect((await careful.session.post('/auth/change-password', body)).status).toBe(204);
    expect(refusal(await finish(former, { code: careful.code() }))).toEqual([401, 'challenge_not_valid']);
  });

  it('needs exactly one of code and recovery code, and a challenge that exists', async () => {
    const careful = await withFactor(await somebody());
    const challenge = await challengeOf(careful);
    const both = { code: careful.code(), recovery_code: careful.recovery[0] };
    expect(refusal(await finish(challenge, {}))).toEqual([422, 'validation_failed']);
    expect(refusal(await finish(challenge, both))).toEqual([422, 'validation_failed']);
    for (const noise of ['noise', `ch_mfa_${'0'.repeat(49)}`]) {
      expect(refusal(await finish(noise, { code: '123456' }))).toEqual([401, 'challenge_not_valid']);
    }
  });

  it('lets five of many guesses through, and then makes them wait', async () => {
    const careful = await withFactor(await somebody());
    const challenge = await challengeOf(careful);
    const guesses = Array.from({ length: 40 }, (_, guess) => String(guess).padStart(6, '0'));
    const answers = await Promise.all(guesses.map((code) => finish(challenge, { code })));
    const looked = answers.filter(({ body }) => body.code === 'invalid_code');
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    const another = await finish(await challengeOf(careful), { code: careful.code() });
    expect(refusal(another)).toEqual([429, 'too_many_sign_in_attempts']);
    service.clock.passes('20 minutes');
    expect((await finish(await challengeOf(careful), { code: careful.code() })).status).toBe(200);
  });
});

describe('an organization that requires a second factor', () => {
  afterEach(async () => {
    await service.database.admin.query(`UPDATE organizations SET require_second_factor = 'nobody'`);
  });

  it('may require it of managers alone', async () => {
    const [admin, viewer] = [await somebody('admin'), await somebody('viewer')];
    await service.database.admin.query(`UPDATE organizations SET require_second_factor = 'managers'`);
    expect((await signIn(service, admin.email)).body).toMatchObject({ set_up_only: true });
    expect((await signIn(service, viewer.email)).body).toMatchObject({ set_up_only: false });
  });

  it('lets a session without one do nothing but set one up, at once on every node', async () => {
    const other = await TestService.start({ sharing: service });
    try {
      const person = await somebody('bookkeeper');
      const there = other.anonymous.as(person.session.token);
      expect((await there.get('/invoices')).status).toBe(200);
      const { session } = await withFactor(await somebody('admin'));
      const wanted = { require_second_factor: 'everybody' };
      expect((await session.put('/organization/security', wanted)).body).toEqual(wanted);
      expect((await session.get('/organization/security')).body).toEqual(wanted);
      expect((await session.get('/invoices')).status).toBe(200);
      for (const api of [person.session, there]) {
        expect(refusal(await api.get('/invoices'))).toEqual([403, 'second_factor_setup_required']);
        expect(refusal(await api.get('/organization'))).toEqual([403, 'second_factor_setup_required']);
        expect((await api.get('/auth/me')).body).toMatchObject({ set_up_only: true });
      }
      expect((await signIn(service, person.email)).body).toMatchObject({ set_up_only: true });
      await withFactor(person);
      for (const api of [person.session, there]) expect((await api.get('/invoices')).status).toBe(200);
    } finally {
      await other.stop();
    }
  });
});
