import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/index.js';
import { tooManySignIns } from './auth.problems.js';
import { sha256 } from './credentials.service.js';
import { afterAttempt, waitSeconds } from './domain/sign-in-policy.js';
import { SignInFailuresRepository } from './sign-in-failures.repository.js';

const FORGET_AFTER_MS = 60 * 60_000;

/** Slows down guessing, per account and per address, in the database: on every node, and over restarts. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Counts an attempt as failed before its password is looked at, so that many at once gain nothing.
   *
   * Raises Problem `too_many_sign_in_attempts`, which counts no further attempt.
   */
  async begin(email: string, address: string): Promise<void> {
    const subjects = subjectsOf(email, address);
    await this.work.runControl(async (tx) => {
      const failures = new SignInFailuresRepository(tx);
      const known = await failures.lock(subjects);
      const nowMs = tx.now.getTime();
      const wait = Math.max(...subjects.map((subject) => waitSeconds(known.get(subject), nowMs)));
      if (wait > 0) throw tooManySignIns(wait);
      for (const subject of subjects) await failures.store(subject, afterAttempt(known.get(subject), nowMs));
    });
  }

  /** The password was right: account and address begin anew. */
  async succeed(email: string, address: string): Promise<void> {
    await this.work.runControl(async (tx) => {
      const failures = new SignInFailuresRepository(tx);
      await failures.forget(subjectsOf(email, address));
      await failures.deleteBefore(new Date(tx.now.getTime() - FORGET_AFTER_MS));
    });
  }
}

/** Hashed, so that the table holds no addresses of people who mistyped theirs. */
function subjectsOf(email: string, address: string): string[] {
  return [`account:${email.toLowerCase()}`, `address:${address}`].map((text) =>
    sha256(text).toString('base64url'),
  );
}
