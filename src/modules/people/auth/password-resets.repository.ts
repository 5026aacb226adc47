import type { ControlTransaction } from '../../../platform/index.js';
import type { PasswordResetEntity } from './entities/password-reset.entity.js';

export class PasswordResetsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Stores a link; those that have ended leave with it. */
  async insert({ token_hash, user_id, expires_at }: PasswordResetEntity): Promise<void> {
    await this.tx.touched('DELETE FROM password_resets WHERE expires_at <= $1', [this.tx.realNow]);
    await this.tx.touched(
      'INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
      [token_hash, user_id, expires_at],
    );
  }

  /** Whether a link is still good. */
  async isGood(tokenHash: Buffer): Promise<boolean> {
    const statement = 'SELECT FROM password_resets WHERE token_hash = $1 AND expires_at > $2';
    return (await this.tx.row(statement, [tokenHash, this.tx.realNow])) !== undefined;
  }

  /** The user of a link that is still good, which is used up by this. */
  async take(tokenHash: Buffer): Promise<string | undefined> {
    const row = await this.tx.row<Pick<PasswordResetEntity, 'user_id'>>(
      'DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id',
      [tokenHash, this.tx.realNow],
    );
    return row?.user_id;
  }

  /** Any change of the password ends all links to a new one. */
  async deleteOf(userId: string): Promise<void> {
    await this.tx.touched('DELETE FROM password_resets WHERE user_id = $1', [userId]);
  }
}
