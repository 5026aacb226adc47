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

/**
 * Who is asking: a user, an API key, or the service itself, always within exactly one organization.
 *
 * `scopes` is what the credential may do; for a session it follows from the role.
 *
 * Every request and every job has an object of its own, as the unit of work knows by it what belongs together.
 */
export type Principal = Caller | ServiceItself;

/** The service itself, when it does a job. It passes no guard, so it has no scope. */
export function systemPrincipal(organizationId: Uuid<'org'>): Principal {
  return { organizationId, kind: 'system', id: null, scopes: new Set(), manages: false };
}
