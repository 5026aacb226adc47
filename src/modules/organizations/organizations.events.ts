import { changeEvent } from '../../platform/events/change-event.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import type { OrganizationEntity } from './entities/organization.entity.js';
import { toOrganizationDto } from './organizations.mapper.js';

export function organizationUpdated(
  organization: OrganizationEntity,
  before: OrganizationEntity,
): DomainEvent {
  return changeEvent('organization.updated', organization.id, {
    before: toOrganizationDto(before),
    now: toOrganizationDto(organization),
  });
}
