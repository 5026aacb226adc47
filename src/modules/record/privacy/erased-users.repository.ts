import { type ControlTransaction } from '../../../platform/index.js';
import type { UserKey } from './domain/personal-table.js';
import { userStatements } from './erasing-users.sql.js';

/** Whose account ends, by all that finds its rows. */
export type EndedAccount = Readonly<Record<UserKey, string>>;

/** Erases users, in all organizations at once. */
export class ErasedUsersRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Orders the redaction of events in every organization that knows the user. The memberships must still be there. */
  async orderRedaction(userId: string): Promise<void> {
    await this.tx.rows('SELECT order_user_redaction($1, $2)', [userId, this.tx.now]);
  }

  /** Erases what the registry names. */
  async erase(account: EndedAccount): Promise<void> {
    for (const { of, sql } of userStatements) {
      await this.tx.touched(sql, [account[of], account.id, this.tx.now]);
    }
  }
}
