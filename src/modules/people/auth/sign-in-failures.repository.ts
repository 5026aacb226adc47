import type { ControlTransaction } from '../../../platform/index.js';
import type { SignInFailures } from './domain/sign-in-policy.js';

interface FailureRow {
  readonly subject: string;
  readonly failures: number;
  readonly since: Date;
  readonly blocked_until: Date;
}

/** What failures are counted for, and the account that it is about. */
export interface CountedSubject {
  readonly subject: string;
  readonly account: string | null;
}

export class SignInFailuresRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /**
   * The failures of these subjects, locked until the transaction ends.
   *
   * A row is made for who has none, so that two first tries at once queue behind each other. Locked in the
   * order of their names, so that they cannot block each other for ever.
   */
  async lock(counted: readonly CountedSubject[]): Promise<Map<string, SignInFailures>> {
    const subjects = counted.map(({ subject }) => subject);
    await this.tx.touched(
      `INSERT INTO sign_in_failures (subject, account, failures, since, blocked_until)
       SELECT subject, account, 0, $3, $3 FROM unnest($1::text[], $2::text[]) AS counted (subject, account)
        ORDER BY subject ON CONFLICT DO NOTHING`,
      [subjects, counted.map(({ account }) => account), this.tx.realNow],
    );
    const rows = await this.tx.rows<FailureRow>(
      `SELECT subject, failures, since, blocked_until FROM sign_in_failures
        WHERE subject = ANY ($1) ORDER BY subject FOR UPDATE`,
      [subjects],
    );
    return new Map(rows.map((row) => [row.subject, failuresOf(row)]));
  }

  async store(subject: string, { failures, sinceMs, blockedUntilMs }: SignInFailures): Promise<void> {
    await this.tx.touched(
      'UPDATE sign_in_failures SET failures = $2, since = $3, blocked_until = $4 WHERE subject = $1',
      [subject, failures, new Date(sinceMs), new Date(blockedUntilMs)],
    );
  }

  async forget(subjects: readonly string[]): Promise<void> {
    await this.tx.touched('DELETE FROM sign_in_failures WHERE subject = ANY ($1)', [subjects]);
  }

  /** An account that is gone, or has another address. */
  async deleteOf(account: string): Promise<void> {
    await this.tx.touched('DELETE FROM sign_in_failures WHERE account = $1', [account]);
  }

  /** Takes back an attempt that was no failure after all. */
  async takeBack(subjects: readonly string[]): Promise<void> {
    await this.tx.touched(
      `UPDATE sign_in_failures SET failures = greatest(failures - 1, 0), blocked_until = least(blocked_until, $2)
        WHERE subject = ANY ($1)`,
      [[...subjects].sort(), this.tx.realNow],
    );
  }

  async deleteBefore(instant: Date): Promise<void> {
    await this.tx.touched('DELETE FROM sign_in_failures WHERE since < $1 AND blocked_until < $1', [instant]);
  }
}

function failuresOf(row: FailureRow): SignInFailures {
  return {
    failures: row.failures,
    sinceMs: row.since.getTime(),
    blockedUntilMs: row.blocked_until.getTime(),
  };
}
