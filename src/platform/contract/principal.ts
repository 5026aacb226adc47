import type { Uuid } from '../../kernel/ids/type-id.js';
import type { Approved } from './approval.js';
import type { BooksState } from './books-state.js';
import type { CredentialLimits } from './credential-limits.js';
import type { Scope } from './resource.js';

export const roles = ['owner', 'admin', 'bookkeeper', 'member', 'viewer', 'auditor'] as const;

/** The role of a user within one organization. */
export type Role = (typeof roles)[number];

/** What every credential allows. `manages`: may manage API keys, users and settings, which no API key may. */
interface Rights {
  readonly organizationId: Uuid<'org'>;
  /** As the credential tells it; absent in jobs and pages, whose unit of work looks it up. */
  readonly books?: BooksState;
  readonly scopes: ReadonlySet<Scope>;
  readonly manages: boolean;
  /** What narrows an API key further; absent for whoever has no limits. */
  readonly limits?: CredentialLimits;
  /** The id of the current request; absent in a job. */
  readonly requestId?: string;
  /** Where the current request comes from; absent in a job. */
  readonly from?: RequestSource;
  /** The header Consistency-Token of the current request: what its answer must contain (decision 0191). */
  readonly consistencyToken?: string;
}

/** Where a request comes from, as the audit log keeps it. */
export interface RequestSource {
  readonly address: string;
  /** The browser or program, as it calls itself. */
  readonly userAgent: string | null;
  /** The trace that the caller counts it to, as W3C Trace Context writes it. */
  readonly traceparent?: string;
  /** The door that it came through, if it is not the HTTP API itself. */
  readonly via?: 'mcp';
  /** The approval that it is done by; absent for what nobody had to approve. */
  readonly approved?: Approved;
}

/** A user's session or an API key. The id is that of the user or of the key. */
interface Caller extends Rights {
  readonly kind: 'user' | 'api_key';
  readonly id: Uuid;
  /** The session of a login token, so that it can be ended. */
  readonly sessionId?: Uuid;
  /** What is known of a session besides its rights; absent for an API key. */
  readonly assurance?: Assurance;
}

/** How sure it is that a session is used by its user. */
export interface Assurance {
  /** Sensitive operations ask again after this instant. In milliseconds since 1970. */
  readonly confirmedUntilMs: number;
  readonly hasSecondFactor: boolean;
  /** The organization requires a second factor, and the user has none: only setting one up is possible. */
  readonly setUpOnly: boolean;
}

interface ServiceItself extends Rights {
  readonly kind: 'system';
  readonly id: null;
  readonly sessionId?: never;
  readonly assurance?: never;
}

/** The holder of a credential, or the service itself. Many principals share one, because each request has its own. */
export type CredentialHolder = Caller | ServiceItself;

/** Identifies the request or job of a principal. A symbol, so that a spread copies it but JSON does not contain it. */
const ORIGIN: unique symbol = Symbol('origin');

/**
 * Who is acting: a user, an API key, or the service itself, always within exactly one organization.
 *
 * `scopes` is what the credential may do. For a session it follows from the role.
 *
 * Every request and every job has its own principal. The unit of work recognizes it by its origin, so `{ ...who }`
 * stays in the transaction of `who`.
 */
export type Principal = CredentialHolder & { readonly [ORIGIN]: object };

/** Makes the principal of a new request or job. */
export function newPrincipal(holder: CredentialHolder, requestId?: string, from?: RequestSource): Principal {
  if (ORIGIN in holder)
    throw new Error('A new principal is made for a credential holder, not for a principal.');
  const origin = {};
  return requestId === undefined
    ? { [ORIGIN]: origin, ...holder }
    : { [ORIGIN]: origin, requestId, ...(from && { from }), ...holder };
}

/** Makes the principal of a further request of the same caller. It shares no transaction with the one under way. */
export function furtherPrincipal(who: Principal, from: RequestSource): Principal {
  return { ...who, from, [ORIGIN]: {} };
}

/** Returns the origin that all copies of a principal share. Raises for an object that `newPrincipal` did not make. */
export function originOf(who: Principal): object {
  const origin = who[ORIGIN] as object | undefined;
  if (origin === undefined)
    throw new Error('A principal must be made by newPrincipal(), or be a copy of one.');
  return origin;
}

/** Makes the principal of the service itself, for jobs. It has no scope, because it passes no guard. */
export function systemPrincipal(organizationId: Uuid<'org'>): Principal {
  return newPrincipal({ organizationId, kind: 'system', id: null, scopes: new Set(), manages: false });
}
