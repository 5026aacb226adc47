import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import type { ControlTransaction, Mode, Role } from '../../../platform/index.js';
import type { Requirement } from './domain/second-factor.js';
import { SessionEntity } from './entities/session.entity.js';
import { hasSecondFactor } from './second-factors.repository.js';

/** A session that is in use, with what its user may do now. */
export interface OpenSession {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly membership_expires_at: Date | null;
  readonly is_closed: boolean;
  readonly mode: Mode;
  readonly clock_ahead_ms: bigint;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly confirmed_until: Date | null;
  readonly has_second_factor: boolean;
  readonly require_second_factor: Requirement;
  readonly limits: KeyLimits | null;
}

/** When a session ends, and until when it counts as confirmed. */
export type SessionEnds = Pick<SessionEntity, 'expires_at' | 'confirmed_until'>;

/** A session as its user sees it. */
export type ShownSession = Omit<SessionEntity, 'token_hash' | 'confirmed_until'> & {
  readonly organization_name: string;
};

/** How many sessions of a user were ended in an organization. */
export interface EndedSessions {
  readonly organization_id: string;
  readonly count: number;
}

/** More sessions than a person can look through. */
const SHOWN_MAX = 100;

export class SessionsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  async insert(session: SessionEntity): Promise<void> {
    await this.tx.manager.insert(SessionEntity, session);
  }

  byTokenHash(hash: Buffer): Promise<OpenSession | undefined> {
    return this.tx.row<OpenSession>(
      `SELECT s.id, s.organization_id, s.user_id, m.role, m.expires_at AS membership_expires_at,
              o.closed_at IS NOT NULL AS is_closed, o.mode, o.clock_ahead_ms, s.last_used_at, s.expires_at,
              s.confirmed_until, o.require_second_factor, m.limits, ${hasSecondFactor('s.user_id')} AS has_second_factor
         FROM sessions s
         JOIN memberships m USING (organization_id, user_id)
         JOIN organizations o ON o.id = s.organization_id
        WHERE s.token_hash = $1`,
      [hash],
    );
  }

  /** The sessions of a user in all organizations, the one used last first. Those not used since then have ended. */
  ofUser(userId: string, usedSince: Date): Promise<ShownSession[]> {
    return this.tx.rows<ShownSession>(
      `SELECT s.id, s.organization_id, s.user_id, s.created_at, s.last_used_at, s.expires_at, s.created_ip, s.last_ip,
              s.user_agent, o.name AS organization_name
         FROM sessions s JOIN organizations o ON o.id = s.organization_id
        WHERE s.user_id = $1 AND s.expires_at > $2 AND s.last_used_at > $3
        ORDER BY s.last_used_at DESC, s.id LIMIT $4`,
      [userId, this.tx.realNow, usedSince, SHOWN_MAX],
    );
  }

  endsOf(id: string): Promise<SessionEnds | undefined> {
    return this.tx.row('SELECT expires_at, confirmed_until FROM sessions WHERE id = $1', [id]);
  }

  /** Sensitive operations do not ask again until then. */
  async confirm(id: string, until: Date): Promise<void> {
    await this.tx.touched('UPDATE sessions SET confirmed_until = $2 WHERE id = $1', [id, until]);
  }

  /** Sessions that nobody can use any more leave with the next sign-in. */
  async deleteExpired(): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE expires_at < $1', [this.tx.realNow]);
  }

  async noteUse(id: string, { at, address }: { readonly at: Date; readonly address: string }): Promise<void> {
    const statement =
      'UPDATE sessions SET last_used_at = $2, last_ip = $3 WHERE id = $1 AND last_used_at < $2';
    await this.tx.touched(statement, [id, at, address]);
  }

  async delete(id: string): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE id = $1', [id]);
  }

  /** Returns where the session was; undefined if it was not there, or not this user's. */
  deleteOf(userId: string, id: string): Promise<Pick<SessionEntity, 'organization_id'> | undefined> {
    return this.tx.row('DELETE FROM sessions WHERE id = $2 AND user_id = $1 RETURNING organization_id', [
      userId,
      id,
    ]);
  }

  /** Ends all sessions of a user but one, in every organization. Returns how many there were in each. */
  deleteOthers(userId: string, kept: string | undefined): Promise<EndedSessions[]> {
    return this.tx.rows<EndedSessions>(
      `WITH ended AS (
         DELETE FROM sessions WHERE user_id = $1 AND ($2::uuid IS NULL OR id <> $2) RETURNING organization_id
       )
       SELECT organization_id, count(*)::integer AS count FROM ended GROUP BY organization_id`,
      [userId, kept ?? null],
    );
  }

  /** Ends the sessions of a member in one organization. Returns how many. */
  deleteOfMember(organizationId: string, userId: string): Promise<number> {
    return this.tx.touched('DELETE FROM sessions WHERE organization_id = $1 AND user_id = $2', [
      organizationId,
      userId,
    ]);
  }

  /** Ends the sessions of an organization but one. */
  async deleteOthersIn(organizationId: string, kept: string | undefined): Promise<void> {
    await this.tx.touched(
      'DELETE FROM sessions WHERE organization_id = $1 AND ($2::uuid IS NULL OR id <> $2)',
      [organizationId, kept ?? null],
    );
  }
}
