import { toTypeId } from '../../../kernel/ids/type-id.js';
import { dateInZone } from '../../../kernel/time/calendar-date.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { ClockDto, MovedClockDto } from './dto/clock.dto.js';
import type { OrganizationDto } from './dto/organization.dto.js';
import type { BooksTime, MovedClock } from './domain/books-time.js';
import type { Settings } from './settings.repository.js';
import { organizations } from '../../people/organizations/organizations.resource.js';

/** An organization with its settings in the form of the API. */
export function toOrganizationDto({ organization, numbering }: Settings): OrganizationDto {
  const {
    closed_at: _closed,
    require_second_factor: _security,
    sandbox_of: _origin,
    clock_ahead_ms: _ahead,
    retention_years: _retention,
    approval_above: _approval,
    approval_currency: _of,
    ...shown
  } = organization;
  return {
    ...shown,
    id: toTypeId(organizations.idPrefix, organization.id),
    tax_ids: [...organization.tax_ids],
    identifiers: organization.identifiers && [...organization.identifiers],
    numbering,
    created_at: instantText(organization.created_at),
    updated_at: instantText(organization.updated_at),
  };
}

/** The time of the books in the form of the API. */
export function toClockDto({ mode, now, aheadMs, time_zone }: BooksTime): ClockDto {
  return {
    mode,
    now: instantText(now),
    today: dateInZone(now, time_zone),
    time_zone,
    ahead_seconds: Math.round(aheadMs / 1_000),
  };
}

export function toMovedClockDto(moved: MovedClock): MovedClockDto {
  const { run: jobs_run, failed: jobs_failed, isSettled: is_settled } = moved;
  return { ...toClockDto(moved), jobs_run, jobs_failed, is_settled };
}
