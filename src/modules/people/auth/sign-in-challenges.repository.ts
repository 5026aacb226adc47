import type { ControlTransaction } from '../../../platform/index.js';
import { challengeTriesMax } from './domain/second-factor.js';
import type { SignInChallengeEntity } from './entities/sign-in-challenge.entity.js';

/** Whose sign-in a challenge belongs to. */
export interface BegunSignIn {
  readonly organization_id: string;
  readonly user_id: string;
}

const GOOD = 'token_hash = $1 AND expires_at > $2 AND tries < $3';

export class SignInChallengesRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Stores a challenge; those that have ended leave with it. */
  async insert(challenge: Omit<SignInChallengeEntity, 'tries'>): Promise<void> {
    const { token_hash, organization_id, user_id, expires_at } = challenge;
    await this.tx.touched('DELETE FROM sign_in_challenges WHERE expires_at <= $1', [this.tx.realNow]);
    await this.tx.touched(
      `INSERT INTO sign_in_challenges (token_hash, organization_id, user_id, expires_at) VALUES ($1, $2, $3, $4)`,
      [token_hash, organization_id, user_id, expires_at],
    );
  }

  /** The address of the user whose challenge is still good. */
  async emailOf(tokenHash: Buffer): Promise<string | undefined> {
    const row = await this.tx.row<{ readonly email: string }>(
      `SELECT u.email FROM sign_in_challenges c JOIN users u ON u.id = c.user_id WHERE ${GOOD}`,
      [tokenHash, this.tx.realNow, challengeTriesMax],
    );
    return row?.email;
  }

  /** Counts a try before its code is looked at. Undefined for a challenge that is not good any more. */
  countTry(tokenHash: Buffer): Promise<BegunSignIn | undefined> {
    return this.tx.row<BegunSignIn>(
      `UPDATE sign_in_challenges SET tries = tries + 1 WHERE ${GOOD} RETURNING organization_id, user_id`,
      [tokenHash, this.tx.realNow, challengeTriesMax],
    );
  }

  async delete(tokenHash: Buffer): Promise<void> {
    await this.tx.touched('DELETE FROM sign_in_challenges WHERE token_hash = $1', [tokenHash]);
  }

  /** A changed password or second factor ends the sign-ins that began before. */
  async deleteOf(userId: string): Promise<void> {
    await this.tx.touched('DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]);
  }
}
