import type { ControlTransaction, Role } from '../../platform/index.js';
import { SessionEntity } from './entities/session.entity.js';

/** A session that is in use, with what its user may do now. */
export interface OpenSession {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly membership_expires_at: Date | null;
  readonly is_closed: boolean;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

/** A session as its user sees it. */
export type ShownSession = Omit<SessionEntity, 'token_hash'> & { readonly organization_name: string };

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
              o.closed_at IS NOT NULL AS is_closed, s.last_used_at, s.expires_at
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
      [userId, this.tx.now, usedSince, SHOWN_MAX],
    );
  }

  expiryOf(id: string): Promise<Pick<SessionEntity, 'expires_at'> | undefined> {
    return this.tx.row('SELECT expires_at FROM sessions WHERE id = $1', [id]);
  }

  /** Sessions that nobody can use any more leave with the next sign-in. */
  async deleteExpired(): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE expires_at < $1', [this.tx.now]);
  }

  async noteUse(id: string, { at, address }: { readonly at: Date; readonly address: string }): Promise<void> {
    const statement =
      'UPDATE sessions SET last_used_at = $2, last_ip = $3 WHERE id = $1 AND last_used_at < $2';
    await this.tx.touched(statement, [id, at, address]);
  }

  async delete(id: string): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE id = $1', [id]);
  }

  /** Whether the session was there, and this user's. */
  async deleteOf(userId: string, id: string): Promise<boolean> {
    const deleted = await this.tx.touched('DELETE FROM sessions WHERE id = $2 AND user_id = $1', [
      userId,
      id,
    ]);
    return deleted > 0;
  }

  /** Ends all sessions of a user but one, in every organization. */
  async deleteOthers(userId: string, kept: string | undefined): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE user_id = $1 AND ($2::uuid IS NULL OR id <> $2)', [
      userId,
      kept ?? null,
    ]);
  }

  /** Ends the sessions of a member in one organization. */
  async deleteOfMember(organizationId: string, userId: string): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE organization_id = $1 AND user_id = $2', [
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
