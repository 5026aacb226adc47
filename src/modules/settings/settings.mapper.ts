import { toTypeId } from '../../kernel/ids/type-id.js';
import { instantText } from '../../kernel/time/instant.js';
import type { OrganizationDto } from './dto/organization.dto.js';
import type { Settings } from './settings.repository.js';
import { organizations } from '../organizations/organizations.resource.js';

/** An organization with its settings in the form of the API. */
export function toOrganizationDto({ organization, numbering }: Settings): OrganizationDto {
  const {
    closed_at: _closed,
    require_second_factor: _security,
    sandbox_of: _origin,
    clock_ahead_ms: _ahead,
    retention_years: _retention,
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
