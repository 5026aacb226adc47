import type { Uuid } from '../../kernel/ids/type-id.js';
import type { Scope } from './resource.js';

export const roles = ['owner', 'admin', 'member', 'viewer'] as const;

/** What a user is within one organization. */
export type Role = (typeof roles)[number];

/** What every credential comes to. `manages`: it may manage API keys, users and settings, which no API key may. */
interface Rights {
  readonly organizationId: Uuid<'org'>;
  readonly scopes: ReadonlySet<Scope>;
  readonly manages: boolean;
  /** The request that is being answered; a job answers none. */
  readonly requestId?: string;
}

/** A user's session or an API key; the id is the user's, or the key's. */
interface Caller extends Rights {
  readonly kind: 'user' | 'api_key';
  readonly id: Uuid;
  /** The session behind a login token, so that it can be ended. */
  readonly sessionId?: Uuid;
}

interface ServiceItself extends Rights {
  readonly kind: 'system';
  readonly id: null;
  readonly sessionId?: never;
}

/** Whom a credential stands for, or the service itself: a part of many principals, one for each request. */
export type CredentialHolder = Caller | ServiceItself;

/** The request or job that a principal asks in. A symbol, so that it goes along with a copy but into no JSON. */
const ORIGIN: unique symbol = Symbol('origin');

/**
 * Who is asking: a user, an API key, or the service itself, always within exactly one organization.
 *
 * `scopes` is what the credential may do; for a session it follows from the role.
 *
 * Every request and every job has a principal of its own. The unit of work knows by its origin what belongs together,
 * so `{ ...who }` stays in the transaction of `who`.
 */
export type Principal = CredentialHolder & { readonly [ORIGIN]: object };

/** The principal of a new request or job. */
export function newPrincipal(holder: CredentialHolder, requestId?: string): Principal {
  if (ORIGIN in holder)
    throw new Error('A new principal is made for a credential holder, not for a principal.');
  const origin = {};
  return requestId === undefined
    ? { [ORIGIN]: origin, ...holder }
    : { [ORIGIN]: origin, requestId, ...holder };
}

/** What all copies of a principal have in common. Raises for an object that was not made by `newPrincipal`. */
export function originOf(who: Principal): object {
  const origin = who[ORIGIN] as object | undefined;
  if (origin === undefined)
    throw new Error('A principal must be made by newPrincipal(), or be a copy of one.');
  return origin;
}

/** The service itself, when it does a job. It passes no guard, so it has no scope. */
export function systemPrincipal(organizationId: Uuid<'org'>): Principal {
  return newPrincipal({ organizationId, kind: 'system', id: null, scopes: new Set(), manages: false });
}
