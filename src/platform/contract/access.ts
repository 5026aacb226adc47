import type { Principal } from './principal.js';
import type { Scope } from './resource.js';

/**
 * Who may call an operation: anyone, anyone with a valid credential, a session of a manager, or a credential with the
 * scope.
 */
export type Access = 'public' | 'signed-in' | 'manager' | Scope;

/** The operations without a bearer token. The list must not grow; a test compares it with the routes. */
export const publicOperations: readonly string[] = ['auth.login'];

/** Whether a valid credential may call an operation. */
export function isAllowed(who: Principal, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  return access === 'manager' ? who.manages : who.scopes.has(access);
}
