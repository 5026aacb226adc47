import type { Uuid } from '../../kernel/ids/type-id.js';

const resources = ['customers', 'products', 'invoices', 'payments', 'events', 'webhooks', 'reports'] as const;

/** What a credential may do with one kind of resource. */
export type Scope = `${(typeof resources)[number]}:${'read' | 'write'}`;

export const scopes: readonly Scope[] = resources.flatMap((resource) => [
  `${resource}:read` as const,
  `${resource}:write` as const,
]);

export const roles = ['owner', 'admin', 'member', 'viewer'] as const;

/** What a user is within one organization. */
export type Role = (typeof roles)[number];

/**
 * Who is asking: a user's session or an API key, always within exactly one organization.
 *
 * `scopes` is what the credential may do; for a session it follows from the role. `manages` says that it
 * may manage API keys, users and settings, which no API key may.
 */
export interface Principal {
  readonly organizationId: Uuid<'org'>;
  readonly kind: 'user' | 'api_key';
  /** The user's id, or the API key's. */
  readonly id: Uuid;
  readonly scopes: ReadonlySet<Scope>;
  readonly manages: boolean;
  /** The session behind a login token, so that it can be ended. */
  readonly sessionId?: Uuid;
}
