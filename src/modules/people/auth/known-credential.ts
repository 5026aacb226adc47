import { BlockList, isIPv6 } from 'node:net';
import { booksStateOf, type Assurance, type CredentialHolder, type Mode } from '../../../platform/index.js';
import type { KeyMaker } from './domain/api-key.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import { plainAddress } from './domain/network-address.js';
import { isRequiredOf } from './domain/second-factor.js';
import { sessionIdleMs } from './domain/sign-in.js';
import { EnforcedLimits, jointLimits } from './enforced-limits.js';
import { membershipSubject } from './memberships.repository.js';
import { rightsOfKey, rightsOfRole } from './present-rights.js';
import type { OpenSession } from './sessions.repository.js';

/** A credential that has been looked up. Instants in milliseconds since 1970. */
export interface KnownCredential {
  /** The id of the API key or session. */
  readonly id: string;
  /** Whose change ends or alters it: the credential, its user, the membership or the organization. */
  readonly subjects: readonly string[];
  readonly principal: CredentialHolder;
  readonly expiresAtMs: number;
  /** Without use it ends earlier; API keys do not. */
  readonly idleMs: number;
  readonly admits: (address: string) => boolean;
  lastUsedAtMs: number;
  lastAddress: string;
  /** Where an API key is known to have been used, as far as this process has noted it. */
  readonly addresses: Set<string>;
  /** When the last use was last written to the database. */
  notedAtMs: number;
}

interface ApiKeyFacts extends KeyMaker {
  readonly id: string;
  readonly organization_id: string;
  readonly scopes: readonly string[];
  readonly allowed_ips: readonly string[];
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly mode: Mode;
  readonly clock_ahead_ms: bigint;
  readonly created_by: string | null;
  readonly maker_expires_at: Date | null;
  readonly limits: KeyLimits | null;
}

/** What a session is good for: its user's role bounds it, and a closed organization can only be read. */
export function knownSession(session: OpenSession): KnownCredential {
  const { organization_id, user_id, role, is_closed, limits } = session;
  return {
    id: session.id,
    subjects: [session.id, user_id, organization_id, membershipSubject({ organization_id, user_id })],
    principal: {
      organizationId: organization_id,
      books: booksStateOf(session),
      kind: 'user',
      id: user_id,
      ...rightsOfRole(role, { is_closed, is_limited: limits !== null }),
      ...(limits && { limits: new EnforcedLimits({ kind: 'user', id: user_id }, limits) }),
      sessionId: session.id,
      assurance: assuranceOf(session),
    },
    expiresAtMs: Math.min(session.expires_at.getTime(), session.membership_expires_at?.getTime() ?? Infinity),
    idleMs: sessionIdleMs,
    admits: () => true,
    lastUsedAtMs: session.last_used_at.getTime(),
    lastAddress: '',
    addresses: new Set(),
    notedAtMs: session.last_used_at.getTime(),
  };
}

function assuranceOf(session: OpenSession): Assurance {
  const { role, confirmed_until, has_second_factor: hasSecondFactor, require_second_factor } = session;
  return {
    confirmedUntilMs: confirmed_until?.getTime() ?? 0,
    hasSecondFactor,
    setUpOnly: !hasSecondFactor && isRequiredOf(require_second_factor, role),
  };
}

/**
 * What an API key is good for, or undefined when it is revoked. It never manages keys, users or settings, and changes
 * with the membership of its maker.
 */
export function knownApiKey(key: ApiKeyFacts): KnownCredential | undefined {
  const { organization_id, created_by } = key;
  if (key.revoked_at !== null) return undefined;
  return {
    id: key.id,
    subjects: [
      key.id,
      organization_id,
      ...(created_by === null ? [] : [membershipSubject({ organization_id, user_id: created_by })]),
    ],
    principal: {
      organizationId: organization_id,
      books: booksStateOf(key),
      kind: 'api_key',
      id: key.id,
      ...rightsOfKey(key),
      ...limitsOfKey(key),
    },
    expiresAtMs: Math.min(key.expires_at?.getTime() ?? Infinity, key.maker_expires_at?.getTime() ?? Infinity),
    idleMs: Infinity,
    admits: admission(key.allowed_ips),
    lastUsedAtMs: 0,
    lastAddress: '',
    addresses: new Set(),
    notedAtMs: key.last_used_at?.getTime() ?? 0,
  };
}

function limitsOfKey({
  id,
  limits,
  created_by,
  maker_limits,
}: ApiKeyFacts): Pick<CredentialHolder, 'limits'> {
  return jointLimits({
    own: limits ? new EnforcedLimits({ kind: 'api_key', id }, limits) : undefined,
    maker:
      created_by !== null && maker_limits !== null
        ? new EnforcedLimits({ kind: 'user', id: created_by }, maker_limits)
        : undefined,
  });
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
    const address = plainAddress(caller);
    return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
