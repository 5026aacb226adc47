import { toTypeId } from '../../kernel/ids/type-id.js';
import type { OrganizationDto } from './dto/organization.dto.js';
import type { OrganizationEntity } from './entities/organization.entity.js';

/** An organization in the form of the API. */
export function toOrganizationDto(organization: OrganizationEntity): OrganizationDto {
  return {
    ...organization,
    id: toTypeId('org', organization.id),
    tax_ids: [...organization.tax_ids],
    created_at: organization.created_at.toISOString(),
    updated_at: organization.updated_at.toISOString(),
  };
}
