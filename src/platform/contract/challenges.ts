import { Problem } from '../../kernel/problems/problem.js';
import type { Access } from './access.js';

/** The realm of every challenge of RFC 6750. */
export const realm = 'countinghouse';

/** What an operation needs that no scope gives. */
const SESSIONS: Readonly<Partial<Record<Access, string>>> = {
  user: 'a session of a user',
  manager: 'a session of an owner or admin',
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

/** The 403 for a credential without the required scope, with that scope in its challenge. Source: RFC 6750, 3.1. */
export function insufficientScope(access: Access): Problem {
  const session = SESSIONS[access];
  const needed = session ?? `the scope ${access}`;
  const scope = session === undefined ? `, scope="${access}"` : '';
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}", error="insufficient_scope"${scope}` };
  return new Problem('insufficient_scope', `This needs ${needed}.`, { headers });
}
