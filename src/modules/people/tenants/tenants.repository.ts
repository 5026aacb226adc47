import type { ControlTransaction, Mode, Role } from '../../../platform/index.js';

/** An organization with the role of the user who asks. */
export interface TenantRow {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  readonly sandbox_of: string | null;
  readonly currency: string;
  readonly time_zone: string;
  readonly closed_at: Date | null;
  readonly role: Role;
}

export class TenantsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Those of a user, the one joined first first. Needs a transaction that belongs to no organization. */
  ofUser(userId: string): Promise<TenantRow[]> {
    return this.tx.rows<TenantRow>(
      `SELECT o.id, o.name, o.mode, o.sandbox_of, o.currency, o.time_zone, o.closed_at, m.role
         FROM memberships m JOIN organizations o ON o.id = m.organization_id
        WHERE m.user_id = $1 AND (m.expires_at IS NULL OR m.expires_at > $2)
        ORDER BY m.created_at, o.id`,
      [userId, this.tx.realNow],
    );
  }
}
