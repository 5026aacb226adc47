import { Injectable } from '@nestjs/common';
import { enqueue, jobKind, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { redacted } from '../anchors/index.js';
import { endExports } from '../data-exports/index.js';
import { placesOfOrigin, placesOfUser } from './domain/personal-places.js';
import { FormerMembersRepository, type ActionPlace, type TakenEvent } from './former-members.repository.js';

/** `user` and no name that ends in an id, because emptying test books drops jobs that name a thing of theirs. */
export interface UserRedactionOrder {
  readonly user: string;
  /** Whether it was done before, and is done again for what was written meanwhile. */
  readonly is_again: boolean;
}

/** Takes the personal data of a user who has left out of one organization. order_user_redaction() knows this name. */
export const redactUser = jobKind<UserRedactionOrder>('personal_data.redact_user');

/** Requests that were under way are over by then. */
const NEXT_LOOK_MS = 25 * 60 * 60_000;

/** Takes a user who has left for good out of the events and the API keys of one organization. */
@Injectable()
export class UserRedaction {
  constructor(private readonly work: UnitOfWork) {}

  /** Events that have lost their values already stay as they are, so that a second run changes nothing. */
  async redact(who: Principal, { user, is_again }: UserRedactionOrder): Promise<void> {
    const { objects, hasLiveKeys } = await this.work.run(who, async (tx) => {
      const members = new FormerMembersRepository(tx);
      const keys = await members.eraseEndedKeys(user);
      const invited = await members.invitationsOf(user);
      return { objects: [user, ...invited, ...keys], hasLiveKeys: await members.hasLiveKeys(user) };
    });
    for (const object of objects) await this.redactAbout(who, object);
    await this.redactOrigins(who, user);
    if (!is_again || hasLiveKeys) await this.work.run(who, (tx) => lookAgain(tx, user));
  }

  /** Events about the user, or about an invitation or a key of the user. */
  private async redactAbout(who: Principal, object: string): Promise<void> {
    let after: bigint | undefined = 0n;
    while (after !== undefined) {
      const from: bigint = after;
      after = await this.work.run(who, async (tx) => {
        const events = await new FormerMembersRepository(tx).about(object, from);
        await redactAll(tx, events, ({ data }) => [...placesOfUser(data), ...placesOfOrigin()]);
        return events.at(-1)?.sequence;
      });
    }
  }

  /** Where the user was, in events about other things. */
  private async redactOrigins(who: Principal, user: string): Promise<void> {
    let after: ActionPlace | undefined;
    do {
      const from: ActionPlace | undefined = after;
      after = await this.work.run(who, async (tx) => {
        const events = await new FormerMembersRepository(tx).causedBy(user, from);
        await redactAll(tx, events, placesOfOrigin);
        return events.at(-1);
      });
    } while (after !== undefined);
  }
}

async function redactAll<Event extends TakenEvent>(
  tx: Transaction,
  events: readonly Event[],
  placesOf: (event: Event) => Iterable<string>,
): Promise<void> {
  const changed = events.map((event) => ({ ...event, ...redacted(event, new Set(placesOf(event))) }));
  if (changed.length === 0) return;
  await new FormerMembersRepository(tx).redact(changed);
  await endExports(tx);
}

function lookAgain(tx: Transaction, user: string): void {
  const due = new Date(tx.now.getTime() + NEXT_LOOK_MS);
  enqueue(tx, redactUser, { key: `${user} again`, payload: { user, is_again: true }, due });
}
