import pg from 'pg';
import { PasswordsService } from '../../../src/modules/people/auth/index.js';
import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD, joined, signIn, type Person } from './people.js';

let service: TestService;
let owner: ApiClient;
let count = 0;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const OTHER_PASSWORD = 'nine dry badgers on a hill';

function somebody(): Promise<Person> {
  return joined(service, owner, { email: `person${(count += 1)}@example.com`, role: 'viewer' });
}

async function linkFor(email: string): Promise<string> {
  const recovery = await service.app.get(PasswordsService).recover(email);
  return recovery?.token ?? '';
}

describe('changing the password', () => {
  const change = ({ session }: Person, current_password: string, new_password: string) =>
    session.post('/auth/change-password', { current_password, new_password });

  it('needs the current one, and ends all other sessions of the user, in every organization', async () => {
    const person = await somebody();
    const another = await service.newTenant('another');
    const invited = await (
      await another.signIn()
    ).post('/invitations', {
      email: person.email,
      role: 'viewer',
    });
    const { token } = invited.body;
    await service.anonymous.post('/invitations/accept', { token, password: GOOD_PASSWORD });
    const [{ body: here }, { body: there }] = await Promise.all([
      signIn(service, person.email),
      signIn(service, person.email, {
        password: GOOD_PASSWORD,
        organization_id: invited.body === undefined ? '' : await organizationOf(another.api),
      }),
    ]);
    const others = [here, there].map(({ access_token }) => service.anonymous.as(access_token as string));
    for (const api of others) expect((await api.get('/auth/me')).status).toBe(200);
    expect(refusal(await change(person, 'wrong one', OTHER_PASSWORD))).toEqual([401, 'invalid_credentials']);
    expect((await change(person, GOOD_PASSWORD, OTHER_PASSWORD)).status).toBe(204);
    for (const api of others) expect((await api.get('/auth/me')).status).toBe(401);
    expect((await person.session.get('/auth/me')).status).toBe(200);
    expect((await signIn(service, person.email)).status).toBe(401);
    expect((await signIn(service, person.email, { password: OTHER_PASSWORD })).status).toBe(200);
  });

  it('refuses short, common and too long ones, and is not possible with an API key', async () => {
    const person = await somebody();
    const faultOf = async (password: string) =>
      (await change(person, GOOD_PASSWORD, password)).body.errors[0].code as string;
    expect(await faultOf('short')).toBe('too_short');
    expect(await faultOf('iloveyou1')).toBe('too_common');
    expect(await faultOf('x'.repeat(129))).toBe('too_long');
    const body = { current_password: GOOD_PASSWORD, new_password: OTHER_PASSWORD };
    const asKey = await service.owner.api.post('/auth/change-password', body);
    expect(refusal(asKey)).toEqual([403, 'insufficient_scope']);
  });

  it('slows down guessing of the current password, like signing in', async () => {
    const person = await somebody();
    for (let time = 0; time < 5; time += 1) {
      expect((await change(person, 'a wrong one', OTHER_PASSWORD)).status).toBe(401);
    }
    expect(refusal(await change(person, GOOD_PASSWORD, OTHER_PASSWORD))).toEqual([
      429,
      'too_many_sign_in_attempts',
    ]);
    expect((await person.session.get('/auth/me')).status).toBe(200);
    service.clock.passes('16 minutes');
    owner = await service.owner.signIn();
  });

  it('stores nothing of the body under an Idempotency-Key, not even a hash', async () => {
    const person = await somebody();
    const body = { current_password: GOOD_PASSWORD, new_password: OTHER_PASSWORD };
    const headers = { 'idempotency-key': 'a key of a password' };
    const keys = () => service.database.admin.query('SELECT FROM idempotency_keys');
    const before = (await keys()).rowCount;
    expect((await person.session.post('/auth/change-password', body, { headers })).status).toBe(204);
    expect((await keys()).rowCount).toBe(before);
  });

  it('leaves no session to a sign-in that was under way with the former password', async () => {
    const person = await somebody();
    const tries = Array.from({ length: 3 }, () => signIn(service, person.email));
    const changed = change(person, GOOD_PASSWORD, OTHER_PASSWORD);
    const opened = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect((await changed).status).toBe(204);
    for (const { body } of opened) {
      const { status } = await service.anonymous.as(body.access_token as string).get('/auth/me');
      expect(status).toBe(401);
    }
  });
});

describe('a link to a new password', () => {
  const reset = (token: string, password = OTHER_PASSWORD) =>
    service.anonymous.post('/auth/reset-password', { token, password });

  it('sets it once, and ends all sessions', async () => {
    const person = await somebody();
    const token = await linkFor(person.email.toUpperCase());
    expect(token).toMatch(/^ch_rst_[0-9A-Za-z]{49}$/);
    expect((await reset(token, 'Password123')).body.errors[0].code).toBe('too_common');
    expect((await reset(token)).status).toBe(204);
    expect((await person.session.get('/auth/me')).status).toBe(401);
    expect((await signIn(service, person.email, { password: OTHER_PASSWORD })).status).toBe(200);
    expect(refusal(await reset(token))).toEqual([404, 'link_not_valid']);
  });

  it('ends after half an hour, with any change of the password, and with another link', async () => {
    const person = await somebody();
    const [first, second] = [await linkFor(person.email), await linkFor(person.email)];
    expect((await reset(first)).status).toBe(204);
    expect(refusal(await reset(second))).toEqual([404, 'link_not_valid']);
    const late = await linkFor(person.email);
    service.clock.passes('30 minutes');
    expect(refusal(await reset(late))).toEqual([404, 'link_not_valid']);
    owner = await service.owner.signIn();
  });

  it('is not guessed, and is not one of another kind', async () => {
    owner = await service.owner.signIn();
    const { body } = await owner.post('/invitations', { email: 'kind@example.com', role: 'viewer' });
    const answers = await Promise.all(
      [`ch_rst_${'0'.repeat(49)}`, 'noise', body.token as string].map((token) => reset(token)),
    );
    expect(answers.map(refusal)).toEqual(Array(3).fill([404, 'link_not_valid']));
  });

  it('is stored only as a hash', async () => {
    const person = await somebody();
    const token = await linkFor(person.email);
    const { rows } = await service.database.admin.query<{ row: string }>(
      'SELECT r::text AS row FROM password_resets r',
    );
    expect(rows.some(({ row }) => row.includes(token.slice(-49)))).toBe(false);
  });

  it('works for one of two who use it at once', async () => {
    const person = await somebody();
    const token = await linkFor(person.email);
    const statuses = (await Promise.all([reset(token), reset(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404]);
  });
});

describe('asking for a link', () => {
  const ask = (email: string) => service.anonymous.post('/auth/request-password-reset', { email });

  it('is answered with the same bytes and by the same statements whether there is such an account', async () => {
    const counted = await Promise.all(
      [service.owner.email, 'nobody@example.com'].map(async (email) => {
        const { status, body, headers } = await ask(email);
        return [status, body, headers.get('content-length')];
      }),
    );
    expect(counted[0]).toEqual(counted[1]);
    const statements = async (email: string): Promise<number> => {
      const counter = countStatements();
      await ask(email);
      return counter.stop();
    };
    expect(await statements(service.owner.email)).toBe(await statements('nobody@example.com'));
  });

  it('makes no link where no mail could bring it', async () => {
    const before = await service.database.admin.query('SELECT FROM password_resets');
    await ask(service.owner.email);
    const after = await service.database.admin.query('SELECT FROM password_resets');
    expect(after.rowCount).toBe(before.rowCount);
  });
});

async function organizationOf(api: ApiClient): Promise<string> {
  return (await api.get('/auth/me')).body.organization.id as string;
}

/** Counts the statements of the service that touch accounts, in the driver. */
function countStatements(): { stop: () => number } {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  let statements = 0;
  prototype.query = function query(this: unknown, ...args: unknown[]): unknown {
    if (/users|password_resets/.test(JSON.stringify(args[0]))) statements += 1;
    return original.apply(this, args);
  };
  const stop = (): number => {
    prototype.query = original;
    return statements;
  };
  return { stop };
}
