import { changeEvent, type DomainEvent } from '../../platform/index.js';
import type { Settings } from './settings.repository.js';
import { toOrganizationDto } from './settings.mapper.js';

/** The books are empty; nothing of the organization itself has changed. */
export function organizationReset(settings: Settings): DomainEvent {
  const object = toOrganizationDto(settings);
  return changeEvent('organization.reset', settings.organization.id, { before: object, now: object });
}

export function organizationUpdated(now: Settings, before: Settings): DomainEvent {
  return changeEvent('organization.updated', now.organization.id, {
    before: toOrganizationDto(before),
    now: toOrganizationDto(now),
  });
}
