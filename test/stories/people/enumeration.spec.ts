import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ApiAnswer } from '../../support/api-client.js';
import { MailServer } from '../../support/mail-server.js';
import { times } from '../../support/sample.js';
import { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD, signIn } from './people.js';

let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'books@countinghouse.example',
    PUBLIC_URL: 'https://books.example.com',
  };
  service = await TestService.start({ env });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** All that a caller sees of an answer, without what differs between any two of them. */
function seen({ status, headers, body }: ApiAnswer): unknown {
  const own = ['date', 'x-request-id', 'request-id', 'etag', 'location'];
  const shown = [...headers].filter(([name]) => !own.includes(name));
  return [
    status,
    shown,
    JSON.stringify(body, (name, value: unknown) => (name === 'request_id' ? '' : value)),
  ];
}

const unknown = (): string => `nobody-${randomBytes(4).toString('hex')}@example.com`;

describe('whether an address has an account', () => {
  it.each<[string, (email: string) => Promise<ApiAnswer>]>([
    ['a forgotten password', (email) => service.anonymous.post('/auth/request-password-reset', { email })],
    ['signing in with a wrong password', (email) => signIn(service, email, { password: 'a wrong password' })],
    [
      'signing in to an organization',
      (email) => signIn(service, email, { password: 'wrong', organization_id: `org_${'0'.repeat(26)}` }),
    ],
  ])('is not told by %s', async (_what, ask) => {
    const known = await ask(service.owner.email);
    expect(seen(known)).toEqual(seen(await ask(unknown())));
    await service.jobsRun();
  });

  it('is not told to a manager who invites it', async () => {
    const owner = await service.owner.signIn();
    const elsewhere = await service.newTenant('elsewhere');
    const invite = async (email: string): Promise<unknown> => {
      const { status, body } = await owner.post('/invitations', { email, role: 'viewer' });
      const { id, email: said, token, created_at, expires_at, ...rest } = body as Record<string, unknown>;
      return [status, rest, typeof token, said === email, typeof id, typeof created_at, typeof expires_at];
    };
    expect(await invite(elsewhere.email)).toEqual(await invite(unknown()));
    await service.jobsRun();
  });

  it('is looked up by a job, which sends a link to a known one only', async () => {
    server.received.length = 0;
    const ask = (email: string) => service.anonymous.post('/auth/request-password-reset', { email });
    await Promise.all([ask(service.owner.email), ask(unknown())]);
    await service.jobsRun();
    expect(server.received.map(({ to }) => to)).toHaveLength(1);
  });
});

describe('a link or challenge that was invented', () => {
  const token = (kind: string): string => `ch_${kind}_${randomBytes(32).toString('base64url')}`;

  it.each<[string, () => Promise<ApiAnswer>]>([
    [
      'a new password',
      () => service.anonymous.post('/auth/reset-password', { token: token('rst'), password: GOOD_PASSWORD }),
    ],
    [
      'an invitation',
      () => service.anonymous.post('/invitations/accept', { token: token('inv'), password: GOOD_PASSWORD }),
    ],
    [
      'a second factor',
      () => service.anonymous.post('/auth/login/second-factor', { challenge: token('mfa'), code: '123456' }),
    ],
  ])('is refused by %s with the same bytes as any other', async (_what, ask) => {
    expect(seen(await ask())).toEqual(seen(await ask()));
  });
});

describe('guesses of a second factor', () => {
  const GUESSES = times(10_000, 1_000);
  const AT_ONCE = 20;

  it('reach it five times of a thousand, with WHOLE=1 of ten thousand, whatever challenges they name', async () => {
    const { email, password } = await service.newTenant('guessed');
    const { body: opened } = await signIn(service, email, { password });
    const session = service.anonymous.as(opened.access_token as string);
    const begun = await session.post('/auth/second-factor/begin');
    const secret = Secret.fromBase32(begun.body.secret as string);
    const timestamp = service.clock.now().getTime();
    const code = new TOTP({ secret }).generate({ timestamp });
    await session.post('/auth/second-factor/confirm', { code });
    service.clock.passes('30 seconds');
    const challenges = await Promise.all(
      [1, 2, 3, 4].map(async () => (await signIn(service, email, { password })).body.challenge as string),
    );
    let reached = 0;
    const guess = async (number: number): Promise<void> => {
      const challenge = challenges[number % challenges.length];
      const guessed = String(number).padStart(6, '0');
      const answer = await service.anonymous.post('/auth/login/second-factor', { challenge, code: guessed });
      if (answer.status === 200 || answer.body.code === 'invalid_code') reached += 1;
    };
    for (let begin = 0; begin < GUESSES; begin += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => guess(begin + place)));
    }
    expect(reached).toBe(5);
  }, 240_000);
});
