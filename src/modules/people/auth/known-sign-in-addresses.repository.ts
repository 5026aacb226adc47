import type { ControlTransaction } from '../../../platform/index.js';

export class KnownSignInAddressesRepository {
  constructor(private readonly tx: ControlTransaction) {}

  async isKnown(subject: string): Promise<boolean> {
    const row = await this.tx.row('SELECT FROM known_sign_in_addresses WHERE subject = $1', [subject]);
    return row !== undefined;
  }

  /** Whether the account was signed in to from anywhere before. */
  async isKnownAccount(account: string): Promise<boolean> {
    const row = await this.tx.row('SELECT FROM known_sign_in_addresses WHERE account = $1 LIMIT 1', [
      account,
    ]);
    return row !== undefined;
  }

  async note(subject: string, account: string): Promise<void> {
    await this.tx.touched(
      `INSERT INTO known_sign_in_addresses (subject, account, last_success_at) VALUES ($1, $2, $3)
       ON CONFLICT (subject) DO UPDATE SET account = excluded.account, last_success_at = excluded.last_success_at`,
      [subject, account, this.tx.realNow],
    );
  }

  /** An account that has another address. */
  async deleteOf(account: string): Promise<void> {
    await this.tx.touched('DELETE FROM known_sign_in_addresses WHERE account = $1', [account]);
  }

  async deleteBefore(instant: Date): Promise<void> {
    await this.tx.touched('DELETE FROM known_sign_in_addresses WHERE last_success_at < $1', [instant]);
  }
}
