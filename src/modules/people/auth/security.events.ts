import { toTypeId } from '../../../kernel/ids/type-id.js';
import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { OrganizationEntity } from '../organizations/index.js';
import { organizations } from '../organizations/organizations.resource.js';
import type { Requirement } from './domain/second-factor.js';

export function securityUpdated(before: OrganizationEntity, requirement: Requirement): DomainEvent {
  const id = toTypeId(organizations.idPrefix, before.id);
  return changeEvent('organization.security_updated', before.id, {
    before: { id, require_second_factor: before.require_second_factor },
    now: { id, require_second_factor: requirement },
  });
}
