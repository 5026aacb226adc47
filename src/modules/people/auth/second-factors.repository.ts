import type { ControlTransaction } from '../../../platform/index.js';
import type { SecondFactorEntity } from './entities/second-factor.entity.js';

/** A second factor, and how many recovery codes are left. */
export interface SecondFactorState {
  readonly confirmed_at: Date;
  readonly recovery_codes_left: number;
}

/** The SQL that tells whether a user has a second factor. Takes the column with the user's id. */
export function hasSecondFactor(column: string): string {
  return `EXISTS (SELECT FROM second_factors f WHERE f.user_id = ${column} AND f.confirmed_at IS NOT NULL)`;
}

export class SecondFactorsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Undefined for somebody who has none. */
  state(userId: string): Promise<SecondFactorState | undefined> {
    return this.tx.row<SecondFactorState>(
      `SELECT f.confirmed_at, (SELECT count(*) FROM recovery_codes c WHERE c.user_id = f.user_id)::integer
                AS recovery_codes_left
         FROM second_factors f WHERE f.user_id = $1 AND f.confirmed_at IS NOT NULL`,
      [userId],
    );
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.state(userId)) !== undefined;
  }

  /** The factor of a user, also one that is being set up, held until the transaction ends. */
  lock(userId: string): Promise<SecondFactorEntity | undefined> {
    return this.tx.row<SecondFactorEntity>('SELECT * FROM second_factors WHERE user_id = $1 FOR UPDATE', [
      userId,
    ]);
  }

  /** Stores a factor that is being set up, in place of an earlier one. Returns false if there is a confirmed one. */
  async begin(userId: string, secret: Buffer): Promise<boolean> {
    const stored = await this.tx.touched(
      `INSERT INTO second_factors (user_id, secret, last_step, created_at) VALUES ($1, $2, 0, $3)
       ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0, created_at = excluded.created_at
        WHERE second_factors.confirmed_at IS NULL`,
      [userId, secret, this.tx.realNow],
    );
    return stored > 0;
  }

  async confirm(userId: string): Promise<void> {
    await this.tx.touched('UPDATE second_factors SET confirmed_at = $2 WHERE user_id = $1', [
      userId,
      this.tx.realNow,
    ]);
  }

  /** Uses up a step and all before it. */
  async noteStep(userId: string, step: number): Promise<void> {
    await this.tx.touched('UPDATE second_factors SET last_step = $2 WHERE user_id = $1', [userId, step]);
  }

  /** Whether there was one. Its recovery codes leave with it. */
  async delete(userId: string): Promise<boolean> {
    return (await this.tx.touched('DELETE FROM second_factors WHERE user_id = $1', [userId])) > 0;
  }

  /** Replaces all recovery codes of a user. */
  async replaceRecoveryCodes(userId: string, hashes: readonly Buffer[]): Promise<void> {
    await this.tx.touched('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await this.tx.touched(
      'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, hash FROM unnest($2::bytea[]) AS hash',
      [userId, hashes],
    );
  }

  /** Whether the code was one of the user's, which is used up by this. */
  async takeRecoveryCode(userId: string, hash: Buffer): Promise<boolean> {
    const statement = 'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2';
    return (await this.tx.touched(statement, [userId, hash])) > 0;
  }
}
