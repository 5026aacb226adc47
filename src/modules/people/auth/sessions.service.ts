import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository, causeOf } from './account-events.repository.js';
import { CredentialsService } from './credentials.service.js';
import { sessionIdleMs } from './domain/sign-in.js';
import { SessionsRepository, type EndedSessions, type ShownSession } from './sessions.repository.js';
import { UsersRepository } from './users.repository.js';

/** The last use is written at most once a minute, so a session may have been used that much later. */
const NOTED_AFTER_MS = 60_000;

/** Where a user is signed in, and ending that elsewhere. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /** One's own, in every organization. */
  list(who: Principal): Promise<ShownSession[]> {
    return this.work.run(who, (tx) => {
      const usedSince = new Date(tx.realNow.getTime() - sessionIdleMs - NOTED_AFTER_MS);
      return new SessionsRepository(tx).ofUser(who.id ?? '', usedSince);
    });
  }

  /** Ends one of one's own sessions on every node at once. Raises `not_found`. */
  async end(who: Principal, id: string): Promise<void> {
    await this.work.run(who, async (tx) => {
      const ended = await new SessionsRepository(tx).deleteOf(who.id ?? '', id);
      if (ended === undefined) throw notFound('session');
      await this.credentials.announceEnd(tx, id);
      await tellEnded(tx, [{ ...ended, count: 1 }]);
    });
  }

  /** Ends all of one's own sessions but the one that asks, in every organization. */
  async endOthers(who: Principal): Promise<void> {
    await this.work.run(who, async (tx) => {
      const ended = await new SessionsRepository(tx).deleteOthers(who.id ?? '', who.sessionId);
      await this.credentials.announceChange(tx, who.id ?? '');
      await tellEnded(tx, ended);
    });
  }
}

/** Tells each organization how many sessions of the user have ended there. */
async function tellEnded(tx: Transaction, ended: readonly EndedSessions[]): Promise<void> {
  const user = await new UsersRepository(tx).existing(tx.who.id ?? '');
  for (const { organization_id: place, count } of ended) {
    const event = accountEvent('session_ended', user, count);
    await new AccountEventsRepository(tx).tell(event, { cause: causeOf(tx.who), place });
  }
}
