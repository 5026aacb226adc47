import { BlockList, isIPv6 } from 'node:net';
import type { CredentialHolder, Role, Scope } from '../../platform/index.js';
import { scopes } from '../resources.js';
import { sessionIdleMs } from './domain/sign-in.js';
import type { OpenSession } from './sessions.repository.js';

/** A credential that has been looked up. Instants in milliseconds since 1970. */
export interface KnownCredential {
  /** The id of the API key or session, under which its end is announced. */
  readonly id: string;
  readonly principal: CredentialHolder;
  readonly expiresAtMs: number;
  /** Without use it ends earlier; API keys do not. */
  readonly idleMs: number;
  readonly admits: (address: string) => boolean;
  lastUsedAtMs: number;
  /** When the last use was last written to the database. */
  notedAtMs: number;
}

interface ApiKeyFacts {
  readonly id: string;
  readonly organization_id: string;
  readonly scopes: readonly string[];
  readonly allowed_ips: readonly string[];
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

/** What a session is good for: its user's role bounds it. */
export function knownSession(session: OpenSession): KnownCredential {
  return {
    id: session.id,
    principal: {
      organizationId: session.organization_id,
      kind: 'user',
      id: session.user_id,
      scopes: new Set(scopesOfRole(session.role)),
      manages: session.role === 'owner' || session.role === 'admin',
      sessionId: session.id,
    },
    expiresAtMs: session.expires_at.getTime(),
    idleMs: sessionIdleMs,
    admits: () => true,
    lastUsedAtMs: session.last_used_at.getTime(),
    notedAtMs: session.last_used_at.getTime(),
  };
}

/** What an API key is good for, or undefined when it is revoked. It never manages keys, users or settings. */
export function knownApiKey(key: ApiKeyFacts): KnownCredential | undefined {
  if (key.revoked_at !== null) return undefined;
  const granted = key.scopes.length === 0 ? scopes : scopes.filter((scope) => key.scopes.includes(scope));
  return {
    id: key.id,
    principal: {
      organizationId: key.organization_id,
      kind: 'api_key',
      id: key.id,
      scopes: new Set(granted),
      manages: false,
    },
    expiresAtMs: key.expires_at?.getTime() ?? Infinity,
    idleMs: Infinity,
    admits: admission(key.allowed_ips),
    lastUsedAtMs: 0,
    notedAtMs: key.last_used_at?.getTime() ?? 0,
  };
}

/** Viewers read; everybody else may do what there is a scope for. */
export function scopesOfRole(role: Role): readonly Scope[] {
  return role === 'viewer' ? scopes.filter((scope) => scope.endsWith(':read')) : scopes;
}

/** Whether an address is in one of the ranges; an IPv4 address written as IPv6 counts as IPv4. */
function admission(allowed: readonly string[]): (address: string) => boolean {
  if (allowed.length === 0) return () => true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (caller) => {
    const address = caller.replace(/^::ffff:(?=\d+\.)/i, '');
    return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
