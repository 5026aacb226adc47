import type { Resource } from '../../../platform/index.js';
import { InstallationEntity } from './entities/installation.entity.js';
import { OrganizationEntity } from './entities/organization.entity.js';

/** The owner of the books. Callers see only their own, under /organization. */
export const organizations = {
  name: 'organizations',
  noun: 'organization',
  idPrefix: 'org',
  events: ['updated', 'reset'],
  partEvents: {
    security_updated: 'SecurityChange',
    clock_moved: 'Clock',
    retention_updated: 'RetentionChange',
    bill_approval_updated: 'BillApprovalChange',
  },
  tags: [{ name: 'Organization', description: 'Your own data, as in the settings.' }],
  entities: [OrganizationEntity, InstallationEntity],
} as const satisfies Resource;
