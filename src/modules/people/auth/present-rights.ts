import type { Role, Scope, Transaction } from '../../../platform/index.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { memberScopes, scopes } from '../../resources.js';
import type { KeyMaker } from './domain/api-key.js';
import { manages, readingScopes, scopesOfRole } from './domain/roles.js';

/** A member, by the user's id, or an API key. */
export interface RightsHolder {
  readonly kind: 'user' | 'api_key';
  readonly id: string;
}

/** What somebody may do at this moment. */
export interface PresentRights {
  readonly scopes: ReadonlySet<Scope>;
  readonly manages: boolean;
}

/** What narrows a role: that the organization is closed, or that the member has limits. */
export interface Narrowing {
  readonly is_closed: boolean;
  readonly is_limited: boolean;
}

/**
 * What a role allows. A closed organization can only be read. Whoever has limits manages nothing, decides on
 * nobody's requests, and sends the books nowhere, because that would be a way around them.
 */
export function rightsOfRole(role: Role, { is_closed, is_limited }: Narrowing): PresentRights {
  const ofRole = scopesOfRole(role, memberScopes);
  const open = is_limited ? withinLimits(ofRole) : ofRole;
  return {
    scopes: new Set(is_closed ? readingScopes(open) : open),
    manages: !is_closed && !is_limited && manages(role),
  };
}

function withinLimits(all: readonly Scope[]): readonly Scope[] {
  return all.filter((scope) => !/^webhooks:write$|:decide$/.test(scope));
}

/**
 * What an API key allows: its own scopes, and no more than its maker may do, as long as the maker is a member. When the
 * maker is removed, whoever does it decides whether the key goes on as it is. A key never manages.
 */
export function rightsOfKey({
  scopes: given,
  maker_role,
  maker_limits,
}: KeyMaker & { readonly scopes: readonly string[] }): PresentRights {
  const own = grantedBy(given);
  const ofRole = maker_role === null ? own : scopesOfRole(maker_role, own);
  return { scopes: new Set(maker_limits === null ? ofRole : withinLimits(ofRole)), manages: false };
}

/** Credit notes had no scope of their own once, so whoever may write invoices may still write them. */
function grantedBy(given: readonly string[]): readonly Scope[] {
  if (given.length === 0) return scopes;
  const implied = given.includes(invoices.write) ? [...given, creditNotes.write] : given;
  return scopes.filter((scope) => implied.includes(scope));
}

/** Reads what members and API keys of the organization of a transaction may do now. */
export class PresentRightsRepository {
  constructor(private readonly tx: Transaction) {}

  /** Undefined for somebody who is no member any more, and for a key that was revoked or has expired. */
  async of({ kind, id }: RightsHolder): Promise<PresentRights | undefined> {
    if (kind === 'user') {
      const member = await this.row<{ role: Role } & Narrowing>(MEMBER, id);
      return member && rightsOfRole(member.role, member);
    }
    const key = await this.row<KeyMaker & { scopes: string[] }>(KEY, id);
    return key && rightsOfKey(key);
  }

  private row<Row extends object>(statement: string, id: string): Promise<Row | undefined> {
    return this.tx.row<Row>(statement, [this.tx.organizationId, id, this.tx.realNow]);
  }
}

const MEMBER = `
  SELECT m.role, o.closed_at IS NOT NULL AS is_closed, m.limits IS NOT NULL AS is_limited
    FROM memberships m JOIN organizations o ON o.id = m.organization_id
   WHERE m.organization_id = $1 AND m.user_id = $2 AND (m.expires_at IS NULL OR m.expires_at > $3)`;

/** A key ends with the membership of its maker, unless that was ended by somebody who let the key go on. */
const KEY = `
  SELECT k.scopes, m.role AS maker_role, m.limits AS maker_limits
    FROM api_keys k LEFT JOIN memberships m ON m.organization_id = k.organization_id AND m.user_id = k.created_by
   WHERE k.organization_id = $1 AND k.id = $2 AND k.revoked_at IS NULL
     AND (k.expires_at IS NULL OR k.expires_at > $3) AND (m.expires_at IS NULL OR m.expires_at > $3)`;
