import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  enqueueForInstallation,
  installationJobKind,
  Secrets,
  UnitOfWork,
  wrongSecret,
  type ControlTransaction,
  type Principal,
} from '../../../platform/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository, causeOf, type Cause } from './account-events.repository.js';
import { AccountMessages } from './account-messages.js';
import { linkNotValid } from './auth.problems.js';
import { assertUncommon } from './common-passwords.js';
import { CredentialsService, sha256 } from './credentials.service.js';
import { isLinkToken, linkToken } from './domain/one-time-token.js';
import { resetLifeMs } from './domain/password-policy.js';
import type { Device, PasswordChange, PasswordReset } from './domain/sign-in.js';
import { EmailChangesRepository } from './email-changes.repository.js';
import type { UserEntity } from './entities/user.entity.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { Passwords } from './passwords.js';
import { openEmail, sealEmail } from './sealed-email.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SignInChallengesRepository } from './sign-in-challenges.repository.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { UsersRepository } from './users.repository.js';

/** Looks whether somebody has the address, and sends them a link. */
export const sendResetLink = installationJobKind<ResetOrder>('accounts.send_reset_link');

/** The address is sealed: the queue names nobody. */
export interface ResetOrder {
  readonly sealed: string;
}

/** What somebody gets who has lost the way in. */
export interface Recovery {
  /** Of the link to a new password. */
  readonly token: string;
  readonly hadSecondFactor: boolean;
}

/** Changing a password that one knows, and getting a new one without. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly credentials: CredentialsService,
    private readonly messages: AccountMessages,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Replaces the password of a signed-in user, and ends all other sessions.
   *
   * Raises `invalid_credentials`, `too_many_sign_in_attempts` and, for a common password, `validation_failed`.
   */
  async change(who: Principal, given: PasswordChange, address: string): Promise<void> {
    assertUncommon(given.new_password, '#/new_password');
    const user = await this.work.run(who, (tx) => new UsersRepository(tx).existing(who.id ?? ''));
    await this.confirm(user, given.current_password, address);
    const hash = await this.passwords.hash(given.new_password);
    await this.work.runControl((tx) =>
      this.replace(tx, user, { hash, kept: who.sessionId, cause: causeOf(who) }),
    );
  }

  /**
   * Orders a link for the user of an address. Without mail nothing happens.
   *
   * Whether there is such a user is looked up by a job, so that the time of the answer tells nothing of it.
   */
  async request(email: string): Promise<void> {
    if (!this.messages.leaves) return;
    const key = sha256(email).toString('hex');
    await this.work.runControl(async (tx) => {
      const sealed = await sealEmail(tx, this.secrets, { email, kind: sendResetLink.name });
      enqueueForInstallation(tx, sendResetLink, { key, payload: { sealed } });
    });
  }

  /** Makes that link and sends it, if somebody has the address. */
  async sendLink({ sealed }: ResetOrder): Promise<void> {
    await this.work.runControl(async (tx) => {
      const email = await openEmail(tx, this.secrets, { sealed, kind: sendResetLink.name });
      const token = await this.newLink(tx, email);
      if (token !== undefined) await this.messages.order(tx, { kind: 'password_reset', to: email, token });
    });
  }

  /**
   * Makes a new link for a user who may have lost the second factor, too, and takes that away.
   *
   * For those who run the service. Undefined for an address that nobody has.
   */
  recover(email: string): Promise<Recovery | undefined> {
    return this.work.runControl(async (tx) => {
      const token = await this.newLink(tx, email);
      const user = await new UsersRepository(tx).byEmail(email);
      if (token === undefined || user === undefined) return undefined;
      const hadSecondFactor = await new SecondFactorsRepository(tx).delete(user.id);
      const cause = { actorId: null, device: undefined, sessionId: null };
      if (hadSecondFactor)
        await new AccountEventsRepository(tx).tell(accountEvent('second_factor_removed', user), { cause });
      await new SignInChallengesRepository(tx).deleteOf(user.id);
      await this.credentials.announceChange(tx, user.id);
      return { token, hadSecondFactor };
    });
  }

  /** Sets a new password by a link, and ends all sessions. Raises `link_not_valid` and `validation_failed`. */
  async reset({ token, password }: PasswordReset, device: Device): Promise<void> {
    assertUncommon(password, '#/password');
    if (!isLinkToken('rst', token) || !(await this.isGood(token))) throw linkNotValid();
    const hash = await this.passwords.hash(password);
    await this.work.runControl(async (tx) => {
      const userId = await new PasswordResetsRepository(tx).take(sha256(token));
      if (userId === undefined) throw linkNotValid();
      const user = await new UsersRepository(tx).existing(userId);
      const cause = { actorId: user.id, device, sessionId: null };
      await this.replace(tx, user, { hash, kept: undefined, cause });
    });
  }

  /** Looked up first, because hashing a password is dear. */
  private isGood(token: string): Promise<boolean> {
    return this.work.runControl((tx) => new PasswordResetsRepository(tx).isGood(sha256(token)));
  }

  private async confirm(user: UserEntity, password: string, address: string): Promise<void> {
    const attempt = await this.throttle.begin(user.email, address);
    if (!(await this.passwords.matches(password, user.password_hash, attempt)))
      throw wrongSecret('The password is wrong.');
    await this.throttle.succeed(attempt);
  }

  private async newLink(tx: ControlTransaction, email: string): Promise<string | undefined> {
    const user = await new UsersRepository(tx).byEmail(email);
    if (user === undefined) return undefined;
    const token = linkToken('rst', randomBytes(32));
    const expires_at = new Date(tx.realNow.getTime() + resetLifeMs);
    const resets = new PasswordResetsRepository(tx);
    await resets.insert({ token_hash: sha256(token), user_id: user.id, expires_at });
    return token;
  }

  private async replace(
    tx: ControlTransaction,
    user: UserEntity,
    {
      hash,
      kept,
      cause,
    }: { readonly hash: string; readonly kept: string | undefined; readonly cause: Cause },
  ): Promise<void> {
    const { id, email } = user;
    await new UsersRepository(tx).changePassword(id, hash);
    await new PasswordResetsRepository(tx).deleteOf(id);
    await new EmailChangesRepository(tx).deleteOf(id);
    await new SignInChallengesRepository(tx).deleteOf(id);
    await new SessionsRepository(tx).deleteOthers(id, kept);
    await this.credentials.announceChange(tx, id);
    await new AccountEventsRepository(tx).tell(accountEvent('password_changed', user), { cause });
    if (this.messages.leaves) await this.messages.order(tx, { kind: 'password_changed', to: email });
  }
}
