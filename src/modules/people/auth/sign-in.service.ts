import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { confirmationMethods, UnitOfWork, type ControlTransaction } from '../../../platform/index.js';
import { AccountMessages } from './account-messages.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository } from './account-events.repository.js';
import {
  challengeNotValid,
  invalidCredentials,
  secondFactorRequired,
  wrongSignInCode,
} from './auth.problems.js';
import { sha256 } from './credentials.service.js';
import { isLinkToken, linkToken } from './domain/one-time-token.js';
import { challengeLifeMs, confirmationLifeMs, type SecondStep } from './domain/second-factor.js';
import { sessionLifeMs, type Device, type SignIn } from './domain/sign-in.js';
import { openSession, type OpenedSession } from './open-session.js';
import { Passwords } from './passwords.js';
import { RefusedSignInsService } from './refused-sign-ins.service.js';
import { SecondFactors } from './second-factors.js';
import { KnownSignInAddressesRepository } from './known-sign-in-addresses.repository.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SignInChallengesRepository, type BegunSignIn } from './sign-in-challenges.repository.js';
import { accountOf, SignInThrottle, type SignInAttempt } from './sign-in-throttle.js';
import { UsersRepository, type Member } from './users.repository.js';

/** Signing in: with a password, and with a second factor after it where the user has one. */
@Injectable()
export class SignInService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly throttle: SignInThrottle,
    private readonly refusals: RefusedSignInsService,
    private readonly messages: AccountMessages,
  ) {}

  /**
   * Opens a session for whoever knows the password.
   *
   * Raises `second_factor_required`, `invalid_credentials` (also for an unknown user, after as long a time) and
   * `too_many_sign_in_attempts`.
   */
  async signIn(given: SignIn, device: Device): Promise<OpenedSession> {
    const attempt = await this.throttle.begin(given.email, device.address);
    const member = await this.work.runControl((tx) => {
      return new UsersRepository(tx).memberByEmail(given.email, given.organization_id);
    });
    const matches = await this.passwords.matches(given.password, member?.password_hash, attempt);
    if (!matches || member === undefined) {
      await this.refusals.note(given.email, device);
      throw invalidCredentials();
    }
    const outcome = await this.work.runControl(async (tx) => {
      const { password_hash } = await new UsersRepository(tx).lockForSession(member.id);
      if (password_hash !== member.password_hash) throw invalidCredentials();
      const isHalf = await new SecondFactorsRepository(tx).isOn(member.id);
      return isHalf ? newChallenge(tx, member) : this.opened(tx, member, { attempt, device });
    });
    if (typeof outcome !== 'string') {
      await this.throttle.succeed(attempt);
      return outcome;
    }
    await this.throttle.wasRight(attempt);
    throw secondFactorRequired(outcome, confirmationMethods(true));
  }

  /**
   * Opens the session of a sign-in that waits for its second factor.
   *
   * Raises `challenge_not_valid`, `invalid_code`, `too_many_sign_in_attempts` and `validation_failed`.
   */
  async finish(given: SecondStep, device: Device): Promise<OpenedSession> {
    if (!isLinkToken('mfa', given.challenge)) throw challengeNotValid();
    const tokenHash = sha256(given.challenge);
    const email = await this.work.runControl((tx) => new SignInChallengesRepository(tx).emailOf(tokenHash));
    if (email === undefined) throw challengeNotValid();
    const attempt = await this.throttle.begin(email, device.address, 'code');
    const session = await this.work.runControl(async (tx) => {
      const begun = await new SignInChallengesRepository(tx).countTry(tokenHash);
      if (begun === undefined) throw challengeNotValid();
      if (!(await this.factors.accepts(tx, begun.user_id, given))) return undefined;
      await new SignInChallengesRepository(tx).delete(tokenHash);
      const member = await memberOf(tx, begun);
      const cause = { actorId: member.id, device, sessionId: null };
      if (given.recovery_code !== undefined)
        await new AccountEventsRepository(tx).tell(accountEvent('recovery_code_used', member), { cause });
      return this.opened(tx, member, { attempt, device });
    });
    if (session === undefined) {
      await this.refusals.note(email, device);
      throw wrongSignInCode();
    }
    await this.throttle.succeed(attempt);
    return session;
  }

  private async opened(
    tx: ControlTransaction,
    member: Member,
    { attempt, device }: { readonly attempt: SignInAttempt; readonly device: Device },
  ): Promise<OpenedSession> {
    await this.tellNewPlace(tx, member.email, attempt);
    const inFuture = (ms: number): Date => new Date(tx.realNow.getTime() + ms);
    return openSession(tx, member, {
      device,
      expires_at: inFuture(sessionLifeMs),
      confirmed_until: inFuture(confirmationLifeMs),
    });
  }

  /** Mails that somebody came from a network address that is new, except the first time that the account is used. */
  private async tellNewPlace(
    tx: ControlTransaction,
    to: string,
    { isKnown, address }: SignInAttempt,
  ): Promise<void> {
    if (isKnown || !this.messages.leaves) return;
    if (!(await new KnownSignInAddressesRepository(tx).isKnownAccount(accountOf(to)))) return;
    const at = `${tx.realNow.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    await this.messages.order(tx, { kind: 'new_place', to, at, address });
  }
}

/** Makes the token that stands for a sign-in whose password was right. */
async function newChallenge(tx: ControlTransaction, member: Member): Promise<string> {
  const token = linkToken('mfa', randomBytes(32));
  await new SignInChallengesRepository(tx).insert({
    token_hash: sha256(token),
    organization_id: member.organization_id,
    user_id: member.id,
    expires_at: new Date(tx.realNow.getTime() + challengeLifeMs),
  });
  return token;
}

async function memberOf(tx: ControlTransaction, { organization_id, user_id }: BegunSignIn): Promise<Member> {
  const member = await new UsersRepository(tx).member(organization_id, user_id);
  if (member === undefined) throw challengeNotValid();
  return member;
}
