import { Secret, TOTP } from 'otpauth';
import { ApiClient } from '../../support/api-client.js';
import type { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD } from './people.js';

/** Stands in every text of the member anywhere, and so does the network address, where that is noted. */
export const MEMBER = 'zvqmember';
export const ADDRESS = '203.0.113.77';

const HEADERS = { 'user-agent': `${MEMBER} browser`, 'x-forwarded-for': ADDRESS };

/** A client whose calls come from the address and the browser of the member. */
export class MemberClient extends ApiClient {
  override as(token: string | undefined): MemberClient {
    return new MemberClient(this.url, token);
  }

  constructor(
    private readonly url: string,
    token: string | undefined,
  ) {
    super(url, token);
  }

  override call(...[method, path, options]: Parameters<ApiClient['call']>): ReturnType<ApiClient['call']> {
    return super.call(method, path, { ...options, headers: { ...HEADERS, ...options?.headers } });
  }
}

/** Somebody with a text of their own in every column that the registry names for users. */
export interface KnownMember {
  readonly id: string;
  readonly email: string;
  readonly session: ApiClient;
  /** A key that goes on. */
  readonly liveKey: string;
}

/** Takes managers of organizations, and who gives the link of the last mail to an address. */
export async function knownMember(
  service: TestService,
  managers: readonly ApiClient[],
  linkFor: (email: string) => Promise<string>,
): Promise<KnownMember> {
  const email = `${MEMBER}@example.com`;
  const anonymous = new MemberClient(service.url, undefined);
  for (const manager of managers) {
    await manager.post('/invitations', { email, role: 'admin' });
    const token = await linkFor(email);
    const accepted = { token, name: `${MEMBER} Lovelace`, password: GOOD_PASSWORD };
    expect((await anonymous.post('/invitations/accept', accepted)).status).toBe(200);
  }
  const refused = await anonymous.post('/auth/login', { email, password: 'wrong one' });
  expect(refused.status).toBe(401);
  const { body } = await anonymous.post('/auth/login', { email, password: GOOD_PASSWORD });
  const session = anonymous.as(body.access_token as string);
  await factorOf(service, session);
  const keys = [await keyOf(session), await keyOf(session)];
  expect((await session.delete(`/api-keys/${keys[0]?.id ?? ''}`)).status).toBe(204);
  expect((await anonymous.as(keys[1]?.secret).get('/customers')).status).toBe(200);
  await session.put('/users/me', { name: `${MEMBER} King` });
  await session.post('/users/me/change-email', { email: `${MEMBER}.new@example.com` });
  expect((await session.post('/customers', { name: 'Somebody else' })).status).toBe(201);
  return { id: body.user.id as string, email, session, liveKey: keys[1]?.id ?? '' };
}

async function factorOf(service: TestService, session: ApiClient): Promise<void> {
  const { body } = await session.post('/auth/second-factor/begin');
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret as string) });
  const code = totp.generate({ timestamp: service.clock.now().getTime() });
  expect((await session.post('/auth/second-factor/confirm', { code })).status).toBe(200);
}

async function keyOf(session: ApiClient): Promise<{ readonly id: string; readonly secret: string }> {
  const given = { name: `${MEMBER} key`, allowed_ips: [ADDRESS, '127.0.0.1', '::1'] };
  const { status, body } = await session.post('/api-keys', given);
  expect(status).toBe(201);
  return body as { id: string; secret: string };
}
