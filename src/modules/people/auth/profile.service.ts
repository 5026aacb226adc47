import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork, type ControlTransaction, type Principal } from '../../../platform/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository, causeOf } from './account-events.repository.js';
import { AccountMessages } from './account-messages.js';
import { addressTaken, linkNotValid } from './auth.problems.js';
import { CredentialsService, sha256 } from './credentials.service.js';
import { isLinkToken, linkToken } from './domain/one-time-token.js';
import { emailChangeLifeMs } from './domain/password-policy.js';
import type { ProfileDetails } from './domain/sign-in.js';
import { EmailChangesRepository } from './email-changes.repository.js';
import type { UserEntity } from './entities/user.entity.js';
import { KnownSignInAddressesRepository } from './known-sign-in-addresses.repository.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { SignInFailuresRepository } from './sign-in-failures.repository.js';
import { accountOf } from './sign-in-throttle.js';
import { EmailTaken, UsersRepository } from './users.repository.js';

/** A user, with the address that waits to be confirmed. */
export interface Profile {
  readonly user: UserEntity;
  readonly pendingEmail: string | null;
}

/** What users say of themselves, in all organizations at once. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: AccountMessages,
    private readonly credentials: CredentialsService,
  ) {}

  get(who: Principal): Promise<Profile> {
    return this.work.run(who, (tx) => profileOf(tx, who));
  }

  /** Changes the name, which every organization of the user is told. */
  update(who: Principal, { name }: ProfileDetails): Promise<Profile> {
    return this.work.run(who, async (tx) => {
      const user = await new UsersRepository(tx).lock(who.id ?? '');
      if (user.name === name) return profileOf(tx, who);
      await new UsersRepository(tx).rename(user.id, name);
      const event = accountEvent('updated', { ...user, name });
      await new AccountEventsRepository(tx).tell(event, { cause: causeOf(who) });
      return profileOf(tx, who);
    });
  }

  /**
   * Sends a link to an address that the user wants to have. Where no mail leaves, the address changes at once.
   *
   * With mail, the answer does not tell whether another account has the address. Raises `already_exists` without.
   */
  changeEmail(who: Principal, email: string): Promise<Profile> {
    return this.work.runControl(async (tx) => {
      const user = await new UsersRepository(tx).lock(who.id ?? '');
      const changes = new EmailChangesRepository(tx);
      const wanted = email.toLowerCase();
      if (wanted === user.email) await changes.deleteOf(user.id);
      else if (this.messages.leaves) await this.sendLink(tx, user.id, wanted);
      else await this.take(tx, who, { user, email: wanted });
      return profileOf(tx, who);
    });
  }

  /** Takes the new address by the link that was sent to it. Raises `link_not_valid` and `already_exists`. */
  async confirmEmail(who: Principal, token: string): Promise<Profile> {
    if (!isLinkToken('eml', token)) throw linkNotValid();
    return this.work.runControl(async (tx) => {
      const user = await new UsersRepository(tx).lock(who.id ?? '');
      const email = await new EmailChangesRepository(tx).take(user.id, sha256(token));
      if (email === undefined) throw linkNotValid();
      await this.take(tx, who, { user, email });
      await this.messages.order(tx, { kind: 'address_changed', to: user.email });
      return profileOf(tx, who);
    });
  }

  private async sendLink(tx: ControlTransaction, user_id: string, email: string): Promise<void> {
    const token = linkToken('eml', randomBytes(32));
    const expires_at = new Date(tx.realNow.getTime() + emailChangeLifeMs);
    const change = { user_id, token_hash: sha256(token), email, expires_at };
    await new EmailChangesRepository(tx).replace(change);
    await this.messages.order(tx, { kind: 'new_address', to: email, token });
  }

  /** From now on the user signs in with this address. Nothing is kept of the former one. */
  private async take(
    tx: ControlTransaction,
    who: Principal,
    { user, email }: { readonly user: UserEntity; readonly email: string },
  ): Promise<void> {
    await new UsersRepository(tx).changeEmail(user.id, email).catch((error: unknown) => {
      throw error instanceof EmailTaken ? addressTaken() : error;
    });
    await new UsersRepository(tx).followInvitations(user.email, email);
    await new PasswordResetsRepository(tx).deleteOf(user.id);
    const former = accountOf(user.email);
    await new KnownSignInAddressesRepository(tx).deleteOf(former);
    await new SignInFailuresRepository(tx).deleteOf(former);
    await this.credentials.announceChange(tx, user.id);
    const event = accountEvent('email_changed', { ...user, email });
    await new AccountEventsRepository(tx).tell(event, { cause: causeOf(who) });
  }
}

async function profileOf(tx: ControlTransaction, { id }: Principal): Promise<Profile> {
  const user = await new UsersRepository(tx).existing(id ?? '');
  return { user, pendingEmail: await new EmailChangesRepository(tx).pendingOf(user.id) };
}
