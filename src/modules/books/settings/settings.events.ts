import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { BooksTime } from './domain/books-time.js';
import type { Settings } from './settings.repository.js';
import { toClockDto, toOrganizationDto } from './settings.mapper.js';

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

/** The clock of test books was moved forward, and everything that fell due on the way was done. */
export function clockMoved(
  organizationId: string,
  { before, now }: { readonly before: BooksTime; readonly now: BooksTime },
): DomainEvent {
  return changeEvent('organization.clock_moved', organizationId, {
    before: toClockDto(before),
    now: toClockDto(now),
  });
}
