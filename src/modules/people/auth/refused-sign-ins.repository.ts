import type { ControlTransaction } from '../../../platform/index.js';
import type { Device } from './domain/sign-in.js';
import type { RefusedSignInEntity } from './entities/refused-sign-in.entity.js';
import type { UserEntity } from './entities/user.entity.js';

/** A refused sign-in of an account, and how many before it are not told yet. */
export type RefusedAccount = Pick<UserEntity, 'id' | 'email' | 'name'> & { readonly untold: number };

export class RefusedSignInsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Counts a refused sign-in: 0 means that it is the first. Undefined for an address without an account. */
  count(email: string, { address, userAgent }: Device): Promise<RefusedAccount | undefined> {
    return this.tx.row<RefusedAccount>(
      `WITH counted AS (
         INSERT INTO refused_sign_ins AS r (user_id, untold, ip, user_agent)
         SELECT id, 0, $2, $3 FROM users WHERE email = lower($1)
         ON CONFLICT (user_id) DO UPDATE
           SET untold = r.untold + 1, ip = excluded.ip, user_agent = excluded.user_agent
         RETURNING user_id, untold
       )
       SELECT u.id, u.email, u.name, c.untold FROM counted c JOIN users u ON u.id = c.user_id`,
      [email, address, userAgent],
    );
  }

  /** What is counted of a user, held until the transaction ends. */
  lock(userId: string): Promise<RefusedSignInEntity | undefined> {
    return this.tx.row<RefusedSignInEntity>('SELECT * FROM refused_sign_ins WHERE user_id = $1 FOR UPDATE', [
      userId,
    ]);
  }

  /** All of a user is told; more may come. */
  async markTold(userId: string): Promise<void> {
    await this.tx.touched('UPDATE refused_sign_ins SET untold = 0 WHERE user_id = $1', [userId]);
  }

  async delete(userId: string): Promise<void> {
    await this.tx.touched('DELETE FROM refused_sign_ins WHERE user_id = $1', [userId]);
  }
}
