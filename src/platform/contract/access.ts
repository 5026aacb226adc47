import type { Principal } from './principal.js';
import type { Scope } from './resource.js';

/**
 * Who may call an operation: anyone, anyone with a valid credential, a session of a user, a session of a manager, or a
 * credential with the scope.
 */
export type Access = 'public' | 'signed-in' | 'user' | 'manager' | Scope;

/**
 * The operations without a bearer token. Each further one needs a decision (0112, 0113), a rate of its own
 * and a test that it tells nothing about who exists. A test compares the list with the routes.
 */
export const publicOperations: readonly string[] = [
  'auth.login',
  'auth.login_second_factor',
  'auth.request_password_reset',
  'auth.reset_password',
  'invitations.accept',
];

/** What a session without its required second factor may call. Everything else needs that factor. */
export const setUpOperations: readonly string[] = [
  'auth.me',
  'auth.logout',
  'auth.confirm',
  'auth.switch_organization',
  'organizations.list',
  'second_factor.get',
  'second_factor.begin',
  'second_factor.confirm',
];

/** Whether a valid credential may call an operation. */
export function isAllowed(who: Principal, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  if (access === 'user') return who.kind === 'user';
  return access === 'manager' ? who.manages : who.scopes.has(access);
}
