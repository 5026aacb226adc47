import type { ControlTransaction } from '../../../platform/index.js';
import type { EmailChangeEntity } from './entities/email-change.entity.js';

/** Addresses that users want to have, until they are confirmed. */
export class EmailChangesRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** The address that waits to be confirmed. */
  async pendingOf(userId: string): Promise<string | null> {
    const row = await this.tx.row<Pick<EmailChangeEntity, 'email'>>(
      'SELECT email FROM email_changes WHERE user_id = $1 AND expires_at > $2',
      [userId, this.tx.realNow],
    );
    return row?.email ?? null;
  }

  /** Stores a wish in place of an earlier one, whose link no longer works. */
  async replace({ user_id, token_hash, email, expires_at }: EmailChangeEntity): Promise<void> {
    await this.tx.touched(
      `INSERT INTO email_changes (user_id, token_hash, email, expires_at) VALUES ($1, $2, lower($3), $4)
       ON CONFLICT (user_id) DO UPDATE
         SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
      [user_id, token_hash, email, expires_at],
    );
  }

  /** The address of a link of this user that is still good. The link is used up by this. */
  async take(userId: string, tokenHash: Buffer): Promise<string | undefined> {
    const row = await this.tx.row<Pick<EmailChangeEntity, 'email'>>(
      'DELETE FROM email_changes WHERE user_id = $1 AND token_hash = $2 AND expires_at > $3 RETURNING email',
      [userId, tokenHash, this.tx.realNow],
    );
    return row?.email;
  }

  async deleteOf(userId: string): Promise<void> {
    await this.tx.touched('DELETE FROM email_changes WHERE user_id = $1', [userId]);
  }
}
