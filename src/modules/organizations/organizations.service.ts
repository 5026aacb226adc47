import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { assertVersion, type VersionCondition } from '../../platform/http/version-tag.js';
import type { Principal } from '../../platform/identity/principal.js';
import type { OrganizationDetails } from './domain/organization.js';
import type { OrganizationEntity } from './entities/organization.entity.js';
import { organizationUpdated } from './organizations.events.js';
import { OrganizationsRepository } from './organizations.repository.js';

/** Who an organization is on its documents, and what new documents begin with. */
@Injectable()
export class OrganizationsService {
  constructor(private readonly work: UnitOfWork) {}

  /** The caller's own organization. */
  get(who: Principal): Promise<OrganizationEntity> {
    return this.work.run(who, (tx) => new OrganizationsRepository(tx).existing(who.organizationId));
  }

  /** Replaces all details of the caller's organization. Raises `precondition_failed`. */
  update(who: Principal, seen: VersionCondition, details: OrganizationDetails): Promise<OrganizationEntity> {
    return this.work.run(who, async (tx) => {
      const organizations = new OrganizationsRepository(tx);
      const before = await organizations.lockExisting(who.organizationId);
      assertVersion(seen, before.version);
      const organization = await organizations.update(before, details);
      tx.announce(organizationUpdated(organization, before));
      return organization;
    });
  }
}
