import { Problem } from '../../kernel/problems/problem.js';
import type { Access } from './access.js';

/** The realm of every challenge of RFC 6750. */
export const realm = 'countinghouse';

/** The 403 for a credential without the required scope, with that scope in its challenge. Source: RFC 6750, 3.1. */
export function insufficientScope(access: Access): Problem {
  const needed = access === 'manager' ? 'a session of an owner or admin' : `the scope ${access}`;
  const scope = access === 'manager' ? '' : `, scope="${access}"`;
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}", error="insufficient_scope"${scope}` };
  return new Problem('insufficient_scope', `This needs ${needed}.`, { headers });
}
