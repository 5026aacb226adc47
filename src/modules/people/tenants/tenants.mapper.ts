import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { organizations } from '../organizations/organizations.resource.js';
import type { OwnOrganizationDto } from './dto/own-organization.dto.js';
import type { TenantRow } from './tenants.repository.js';

/** An organization in the form of the API, with the role of who asks. */
export function toOwnOrganizationDto({
  id,
  name,
  mode,
  sandbox_of,
  currency,
  time_zone,
  closed_at,
  role,
}: TenantRow): OwnOrganizationDto {
  return {
    id: toTypeId(organizations.idPrefix, id),
    name,
    mode,
    sandbox_of: sandbox_of && toTypeId(organizations.idPrefix, sandbox_of),
    currency,
    time_zone,
    role,
    closed_at: closed_at && instantText(closed_at),
  };
}
