import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../organizations/index.js';
import { accountEvent } from './account.events.js';
import { unknownOrganization } from './auth.problems.js';
import { CredentialsService } from './credentials.service.js';
import type { Device, Switch } from './domain/sign-in.js';
import { MembershipsRepository } from './memberships.repository.js';
import { openSession, type OpenedSession } from './open-session.js';
import { SessionsRepository } from './sessions.repository.js';
import { UsersRepository, type Member } from './users.repository.js';

/** Who is asking, in words. `member` is absent for an API key. */
export interface Identity {
  readonly principal: Principal;
  readonly member: Member | undefined;
  readonly organization: OrganizationEntity;
}

/** Switching, signing out, and who one is. */
@Injectable()
export class AuthService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Opens a session in another organization of the user, with the same end as the current one.
   *
   * Raises `validation_failed` for an organization in which the user has no place.
   */
  switchTo(who: Principal, { organization_id, end_current }: Switch, device: Device): Promise<OpenedSession> {
    return this.work.run(who, async (tx) => {
      const memberships = new MembershipsRepository(tx, this.credentials);
      const place = await memberships.elsewhere(organization_id, who.id ?? '');
      const current = await new SessionsRepository(tx).endsOf(who.sessionId ?? '');
      if (place === undefined || current === undefined) throw unknownOrganization();
      const user = await new UsersRepository(tx).existing(who.id ?? '');
      const member = { ...user, organization_id, role: place.role };
      const opened = await openSession(tx, member, { device, ...current });
      if (end_current === true && who.sessionId !== undefined) await this.end(tx, who.sessionId);
      return opened;
    });
  }

  /** Ends the session of a login token, on every node at once. An API key has none: nothing happens. */
  async signOut(who: Principal): Promise<void> {
    const { sessionId } = who;
    if (sessionId === undefined) return;
    await this.work.run(who, (tx) => this.end(tx, sessionId));
  }

  private async end(tx: Transaction, sessionId: string): Promise<void> {
    await new SessionsRepository(tx).delete(sessionId);
    tx.announce(accountEvent('signed_out', await new UsersRepository(tx).existing(tx.who.id ?? '')));
    await this.credentials.announceEnd(tx, sessionId);
  }

  whoIs(principal: Principal): Promise<Identity> {
    return this.work.run(principal, async (tx) => {
      const organization = await new OrganizationsRepository(tx).existing(principal.organizationId);
      const users = new UsersRepository(tx);
      const member =
        principal.kind === 'user' ? await users.member(organization.id, principal.id) : undefined;
      return { principal, member, organization };
    });
  }
}
