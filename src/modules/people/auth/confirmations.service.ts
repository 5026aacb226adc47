import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { Clock, UnitOfWork, wrongCode, wrongSecret, type Principal } from '../../../platform/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository, causeOf } from './account-events.repository.js';
import { CredentialsService } from './credentials.service.js';
import { confirmationLifeMs, type Confirmation } from './domain/second-factor.js';
import type { UserEntity } from './entities/user.entity.js';
import { Passwords } from './passwords.js';
import { SecondFactors } from './second-factors.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SignInThrottle, type SignInAttempt } from './sign-in-throttle.js';
import { UsersRepository } from './users.repository.js';

/** Proving again who one is, before something sensitive. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly throttle: SignInThrottle,
    private readonly credentials: CredentialsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the session that asks: by the second factor of who has one, otherwise by the password.
   *
   * Returns until when. Raises `invalid_credentials`, `invalid_code`, `too_many_sign_in_attempts` and
   * `validation_failed`.
   */
  async confirm(who: Principal, given: Confirmation, address: string): Promise<Date> {
    const userId = who.id ?? '';
    const { user, hasFactor } = await this.work.runControl(async (tx) => ({
      user: await new UsersRepository(tx).existing(userId),
      hasFactor: await new SecondFactorsRepository(tx).isOn(userId),
    }));
    const attempt = hasFactor
      ? await this.byFactor(who, user, { given, address })
      : await this.byPassword(user, given, address);
    await this.throttle.succeed(attempt);
    const until = new Date(this.clock.now().getTime() + confirmationLifeMs);
    await this.work.runControl(async (tx) => {
      await new SessionsRepository(tx).confirm(who.sessionId ?? '', until);
      await this.credentials.announceChange(tx, who.sessionId ?? '');
    });
    return until;
  }

  private async byPassword(
    user: UserEntity,
    { password }: Confirmation,
    address: string,
  ): Promise<SignInAttempt> {
    if (password === undefined) throw missing('#/password', 'Send the password.');
    const attempt = await this.throttle.begin(user.email, address);
    if (await this.passwords.matches(password, user.password_hash, attempt)) return attempt;
    throw wrongSecret('The password is wrong.');
  }

  private async byFactor(
    who: Principal,
    user: UserEntity,
    { given: { code, recovery_code }, address }: { readonly given: Confirmation; readonly address: string },
  ): Promise<SignInAttempt> {
    if (code === undefined && recovery_code === undefined)
      throw missing('#/code', 'Send a code of the authenticator app, or a recovery code.');
    const attempt = await this.throttle.begin(user.email, address, 'code');
    const proof = {
      ...(code !== undefined && { code }),
      ...(recovery_code !== undefined && { recovery_code }),
    };
    const isRight = await this.work.runControl(async (tx) => {
      const accepted = await this.factors.accepts(tx, user.id, proof);
      if (accepted && recovery_code !== undefined)
        await new AccountEventsRepository(tx).tell(accountEvent('recovery_code_used', user), {
          cause: causeOf(who),
        });
      return accepted;
    });
    if (!isRight) throw wrongCode();
    return attempt;
  }
}

function missing(pointer: string, detail: string): Error {
  return validationFailed([{ pointer, code: 'required', detail }]);
}
