import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { OrganizationsRepository } from '../organizations/index.js';
import { CredentialsService } from './credentials.service.js';
import { securityUpdated } from './security.events.js';
import type { Requirement } from './domain/second-factor.js';

/** What an organization requires of those who sign in. */
@Injectable()
export class SecurityService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  requirement(who: Principal): Promise<Requirement> {
    return this.work.run(who, async (tx) => {
      const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
      return organization.require_second_factor;
    });
  }

  /** Takes effect at once, on every node. */
  require(who: Principal, requirement: Requirement): Promise<Requirement> {
    return this.work.run(who, async (tx) => {
      const organizations = new OrganizationsRepository(tx);
      const before = await organizations.lockExisting(tx.organizationId);
      await organizations.requireSecondFactor(before.id, requirement);
      await this.credentials.announceChange(tx, tx.organizationId);
      if (requirement !== before.require_second_factor) tx.announce(securityUpdated(before, requirement));
      return requirement;
    });
  }
}
