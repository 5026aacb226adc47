import { changeEvent, type DomainEvent } from '../../platform/index.js';
import type { Settings } from './settings.repository.js';
import { toOrganizationDto } from './settings.mapper.js';

export function organizationUpdated(now: Settings, before: Settings): DomainEvent {
  return changeEvent('organization.updated', now.organization.id, {
    before: toOrganizationDto(before),
    now: toOrganizationDto(now),
  });
}
