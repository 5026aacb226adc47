import type { Principal } from './principal.js';
import type { Scope } from './resource.js';

/**
 * Who may call an operation: anybody, anybody with a valid credential, a manager's session,
 * or whoever has the scope.
 */
export type Access = 'public' | 'signed-in' | 'manager' | Scope;

/** The operations without a bearer token. The list may only shrink; a test compares it with the routes. */
export const publicOperations: readonly string[] = ['auth.login'];

/** Whether a valid credential suffices for an operation. */
export function isAllowed(who: Principal, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  return access === 'manager' ? who.manages : who.scopes.has(access);
}
