import { notFound } from '../../../kernel/problems/problem.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import type { UsageOfDay } from '../auth/index.js';
import type { Role, Transaction } from '../../../platform/index.js';

/** A member as managers see them. */
export interface MemberRow {
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly expires_at: Date | null;
  readonly version: number;
  readonly limits: KeyLimits | null;
  readonly limits_version: number;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** What a member did today. */
export type MemberUsage = UsageOfDay & { readonly member: MemberRow };

const MEMBERS = `
  SELECT m.user_id, u.email, u.name, m.role, m.expires_at, m.version, m.limits, m.limits_version, m.created_at,
         (SELECT max(s.last_used_at) FROM sessions s
           WHERE s.organization_id = m.organization_id AND s.user_id = m.user_id) AS last_used_at
    FROM memberships m JOIN users u ON u.id = m.user_id
   WHERE m.organization_id = $1`;

/** Reads of the members of the organization of a transaction. */
export class MembersRepository {
  constructor(private readonly tx: Transaction) {}

  /** All of them, who joined first first. */
  all(): Promise<MemberRow[]> {
    return this.tx.rows<MemberRow>(`${MEMBERS} ORDER BY m.created_at, m.user_id`, [this.tx.organizationId]);
  }

  byId(userId: string): Promise<MemberRow | undefined> {
    return this.tx.row<MemberRow>(`${MEMBERS} AND m.user_id = $2`, [this.tx.organizationId, userId]);
  }

  /** Raises `not_found`. */
  async existing(userId: string): Promise<MemberRow> {
    const member = await this.byId(userId);
    if (member === undefined) throw notFound('user');
    return member;
  }

  byEmail(email: string): Promise<MemberRow | undefined> {
    return this.tx.row<MemberRow>(`${MEMBERS} AND u.email = lower($2)`, [this.tx.organizationId, email]);
  }
}
