import { Injectable } from '@nestjs/common';
import { notFound, Problem } from '../../../kernel/problems/problem.js';
import { UnitOfWork, wrongCode, type Principal, type Transaction } from '../../../platform/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository, causeOf } from './account-events.repository.js';
import { authenticatorAddress } from './authenticator-codes.js';
import { CredentialsService } from './credentials.service.js';
import type { AccountHappening } from './domain/account-event.js';
import { SecondFactors } from './second-factors.js';
import { SecondFactorsRepository, type SecondFactorState } from './second-factors.repository.js';
import { SignInChallengesRepository } from './sign-in-challenges.repository.js';
import { UsersRepository } from './users.repository.js';

/** What an authenticator app needs, as text and as the address in the QR code. */
export interface AuthenticatorSetUp {
  readonly secret: string;
  readonly address: string;
}

/** The second factor of the user who is signed in. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly credentials: CredentialsService,
  ) {}

  state(who: Principal): Promise<SecondFactorState | undefined> {
    return this.work.run(who, (tx) => new SecondFactorsRepository(tx).state(userOf(who)));
  }

  /** Begins to set up an authenticator app; an earlier beginning is forgotten. Raises `already_exists`. */
  begin(who: Principal): Promise<AuthenticatorSetUp> {
    return this.work.run(who, async (tx) => {
      const user = await new UsersRepository(tx).existing(userOf(who));
      const secret = await this.factors.begin(tx, user.id);
      if (secret === undefined) throw alreadySetUp();
      return { secret, address: authenticatorAddress(secret, user.email) };
    });
  }

  /**
   * Turns the factor on, by a first code. Returns the recovery codes, which are shown this once.
   *
   * Raises `not_found` if nothing was begun, `already_exists`, and `invalid_code`.
   */
  confirm(who: Principal, code: string): Promise<readonly string[]> {
    return this.work.run(who, async (tx) => {
      const factors = new SecondFactorsRepository(tx);
      const factor = await factors.lock(userOf(who));
      if (factor === undefined) throw notFound('second factor');
      if (factor.confirmed_at !== null) throw alreadySetUp();
      if (!(await this.factors.acceptsCode(tx, factor, code))) throw wrongCode();
      await factors.confirm(factor.user_id);
      await this.announce(tx, 'second_factor_added');
      return this.factors.newRecoveryCodes(tx, factor.user_id);
    });
  }

  /** Turns the factor off. Raises `not_found`. */
  async remove(who: Principal): Promise<void> {
    await this.work.run(who, async (tx) => {
      await this.assertOn(tx, userOf(who));
      await new SecondFactorsRepository(tx).delete(userOf(who));
      await this.announce(tx, 'second_factor_removed');
    });
  }

  /** Makes new recovery codes; the earlier ones stop working. Raises `not_found`. */
  renewRecoveryCodes(who: Principal): Promise<readonly string[]> {
    return this.work.run(who, async (tx) => {
      await this.assertOn(tx, userOf(who));
      await this.tell(tx, 'recovery_codes_renewed');
      return this.factors.newRecoveryCodes(tx, userOf(who));
    });
  }

  private async assertOn(tx: Transaction, userId: string): Promise<void> {
    const factor = await new SecondFactorsRepository(tx).lock(userId);
    if (factor === undefined || factor.confirmed_at === null) throw notFound('second factor');
  }

  /** What sessions may do can follow from it, and sign-ins that are under way begin again. */
  private async announce(tx: Transaction, happened: AccountHappening): Promise<void> {
    const userId = userOf(tx.who);
    await new SignInChallengesRepository(tx).deleteOf(userId);
    await this.credentials.announceChange(tx, userId);
    await this.tell(tx, happened);
  }

  private async tell(tx: Transaction, happened: AccountHappening): Promise<void> {
    const user = await new UsersRepository(tx).existing(userOf(tx.who));
    await new AccountEventsRepository(tx).tell(accountEvent(happened, user), { cause: causeOf(tx.who) });
  }
}

function userOf({ id }: Principal): string {
  if (id === null) throw new Error('Only a user has a second factor.');
  return id;
}

function alreadySetUp(): Problem {
  return new Problem('already_exists', 'There is a second factor already. Remove it first.');
}
