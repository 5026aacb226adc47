import { createHash } from 'node:crypto';
import type { ApiAnswer } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

const HOME = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';
const GUESSES = 12;
const FLOOD = 70;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  expect((await signIn(HOME)).status).toBe(200);
});
afterAll(() => service.stop());

describe('an attacker who guesses a password from many addresses', () => {
  it('blocks the owner from no address below a hundred failures', async () => {
    for (let n = 1; n <= GUESSES; n += 1) {
      expect((await signIn(`203.0.113.${n}`, 'wrong')).status).toBe(401);
    }
    expect((await signIn(HOME)).status).toBe(200);
    expect((await signIn(ELSEWHERE)).status).toBe(200);
  });

  it('is blocked after that, while users who signed in from their address before are not', async () => {
    const account = createHash('sha256').update(`account:${service.owner.email}`).digest('base64url');
    const { rowCount } = await service.database.admin.query(
      `UPDATE sign_in_failures SET failures = 120, blocked_until = $2 WHERE subject = $1`,
      [account, new Date(service.clock.now().getTime() + 600_000)],
    );
    expect(rowCount).toBe(1);
    expect((await signIn('203.0.113.99')).status).toBe(429);
    expect((await signIn(HOME)).status).toBe(200);
    expect((await signIn(ELSEWHERE)).status).toBe(200);
  });
});

describe('a flood of sign-ins from many addresses', () => {
  it('is refused beyond the queue’s length, and waits behind users who signed in before', async () => {
    const flood = Array.from({ length: FLOOD }, (_none, n) =>
      service.anonymous.post(
        '/auth/login',
        { email: `nobody-${n}@example.com`, password: 'wrong' },
        { headers: { 'x-forwarded-for': `192.0.2.${n}` } },
      ),
    );
    expect((await signIn(HOME)).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
  });
});

function signIn(address: string, password = service.owner.password): Promise<ApiAnswer> {
  const headers = { 'x-forwarded-for': address };
  return service.anonymous.post('/auth/login', { email: service.owner.email, password }, { headers });
}
