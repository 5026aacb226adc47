import type { ControlTransaction, Role } from '../../platform/index.js';
import { SessionEntity } from './entities/session.entity.js';

/** A session that is in use, with the role its user has now. */
export interface OpenSession {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

export class SessionsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  async insert(session: SessionEntity): Promise<void> {
    await this.tx.manager.insert(SessionEntity, session);
  }

  byTokenHash(hash: Buffer): Promise<OpenSession | undefined> {
    return this.tx.row<OpenSession>(
      `SELECT s.id, s.organization_id, s.user_id, m.role, s.last_used_at, s.expires_at
         FROM sessions s JOIN memberships m USING (organization_id, user_id)
        WHERE s.token_hash = $1`,
      [hash],
    );
  }

  /** Sessions that nobody can use any more leave with the next sign-in. */
  async deleteExpired(): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE expires_at < $1', [this.tx.now]);
  }

  async noteUse(id: string, at: Date): Promise<void> {
    await this.tx.touched('UPDATE sessions SET last_used_at = $2 WHERE id = $1 AND last_used_at < $2', [
      id,
      at,
    ]);
  }

  async delete(id: string): Promise<void> {
    await this.tx.touched('DELETE FROM sessions WHERE id = $1', [id]);
  }
}
