import { Injectable } from '@nestjs/common';
import { UnitOfWork, type ControlTransaction, type Principal } from '../../../platform/index.js';
import {
  accountEvent,
  AccountEventsRepository,
  accountOf,
  causeOf,
  CredentialsService,
  MembershipsRepository,
  PasswordResetsRepository,
  SecondFactorsRepository,
  UsersRepository,
  type Place,
} from '../../people/auth/index.js';
import { formerMember } from './erasing.sql.js';
import { lastOwnerOf } from './privacy.problems.js';
import { ErasedUsersRepository } from './erased-users.repository.js';

/** Ends the accounts of users who want to leave for good. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Ends all memberships, sessions and factors of the user at once, on every node, and erases who it was.
   *
   * Raises `last_owner` with the names of the organizations that would have no owner.
   */
  async delete(who: Principal): Promise<void> {
    await this.work.runControl(async (tx) => {
      const user = await new UsersRepository(tx).lock(who.id ?? '');
      const memberships = new MembershipsRepository(tx, this.credentials);
      const places = await memberships.placesOf(user.id);
      await assertNotLast(memberships, places);
      // The events say who it was no more than all that is erased.
      const event = accountEvent('deleted', formerMember(user.id));
      await new AccountEventsRepository(tx).tell(event, { cause: causeOf(who) });
      await new ErasedUsersRepository(tx).orderRedaction(user.id);
      for (const place of places) {
        await memberships.revokeLimitedKeys(place);
        await memberships.delete(place);
      }
      await endWaysIn(tx, user.id);
      const { id, email } = user;
      await new ErasedUsersRepository(tx).erase({ id, address: email, account: accountOf(email) });
      await this.credentials.announceChange(tx, id);
    });
  }
}

/** Takes the places in the order of the organizations, so that two who leave at once cannot block each other. */
async function assertNotLast(memberships: MembershipsRepository, places: readonly Place[]): Promise<void> {
  const alone: string[] = [];
  for (const { organization_id, role, name } of places) {
    if (role !== 'owner') continue;
    const owners = await memberships.lockOwners(organization_id);
    if (owners.length === 1) alone.push(name);
  }
  if (alone.length > 0) throw lastOwnerOf(alone);
}

/** What has no text of the person, and opens a session. */
async function endWaysIn(tx: ControlTransaction, userId: string): Promise<void> {
  await new SecondFactorsRepository(tx).delete(userId);
  await new PasswordResetsRepository(tx).deleteOf(userId);
}
