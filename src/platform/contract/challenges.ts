import type { ExceededLimit } from '../../kernel/problems/exceeded-limit.js';
import { Problem } from '../../kernel/problems/problem.js';
import type { Access } from './access.js';
import type { Principal } from './principal.js';

/** The realm of every challenge of RFC 6750. */
export const realm = 'countinghouse';

/** What an operation needs that no scope gives. */
const SESSIONS: Readonly<Partial<Record<Access, string>>> = {
  user: 'a session of a user',
  manager: 'a session of an owner or admin',
};

/** The challenge for a credential that is valid, but not sure enough. Source: RFC 9470, section 3. */
const UNSURE = {
  'WWW-Authenticate': `Bearer realm="${realm}", error="insufficient_user_authentication"`,
};

/** The 403 for a user whose role does not allow something. */
export function insufficientRole(detail: string): Problem {
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}", error="insufficient_scope"` };
  return new Problem('insufficient_scope', detail, { headers });
}

/** The 401 for a signed-in user who says a wrong password or code. The session does not end by it. */
export function wrongSecret(detail: string): Problem {
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}"` };
  return new Problem('invalid_credentials', detail, { headers });
}

/** The 401 for a credential that is malformed, unknown or has ended. */
export function invalidToken(): Problem {
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}", error="invalid_token"` };
  return new Problem('invalid_token', 'The credential is malformed, unknown, expired or revoked.', {
    headers,
  });
}

/** The 401 for a signed-in user who says a wrong code. */
export function wrongCode(): Problem {
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}"` };
  return new Problem('invalid_code', 'The code is wrong, or was used before.', { headers });
}

/** What proves that it is the user: the second factor of who has one, otherwise the password. */
export function confirmationMethods(hasSecondFactor: boolean): readonly string[] {
  return hasSecondFactor ? ['code', 'recovery_code'] : ['password'];
}

/** Raises `confirmation_required` unless a session was opened or confirmed a short while ago. */
export function assertConfirmed({ assurance }: Principal, now: Date): void {
  if (assurance === undefined || assurance.confirmedUntilMs > now.getTime()) return;
  const methods = confirmationMethods(assurance.hasSecondFactor);
  const detail = 'This is sensitive: confirm first that it is you.';
  throw new Problem('confirmation_required', detail, { members: { methods }, headers: UNSURE });
}

/** The 403 for a session that must set up a second factor first. */
export function setUpRequired(): Problem {
  const detail = 'This organization requires a second factor of you.';
  return new Problem('second_factor_setup_required', detail, { headers: UNSURE });
}

/** The 403 for a credential without the required scope, with that scope in its challenge. Source: RFC 6750, 3.1. */
export function insufficientScope(access: Access): Problem {
  const session = SESSIONS[access];
  const needed = session ?? `the scope ${access}`;
  const scope = session === undefined ? `, scope="${access}"` : '';
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}", error="insufficient_scope"${scope}` };
  return new Problem('insufficient_scope', `This needs ${needed}.`, { headers });
}

/** The 403 for a key that has the scope, but not so much of it. */
export function limitExceeded(exceeded: ExceededLimit): Problem {
  const { name, detail, value = null, asked = null, left_today = null } = exceeded;
  const { currency = null, allowed = null } = exceeded;
  const limit = { name, value, asked, left_today, currency, allowed };
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}", error="insufficient_scope"` };
  return new Problem('limit_exceeded', detail, { members: { limit }, headers });
}
