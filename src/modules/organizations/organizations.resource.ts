import type { Resource } from '../../platform/index.js';
import { InstallationEntity } from './entities/installation.entity.js';
import { OrganizationEntity } from './entities/organization.entity.js';

/** Whose books these are. A caller sees its own only, under /organization. */
export const organizations = {
  name: 'organizations',
  noun: 'organization',
  idPrefix: 'org',
  events: ['updated'],
  tags: [{ name: 'Organization', description: 'Your own data, as in the settings.' }],
  entities: [OrganizationEntity, InstallationEntity],
} as const satisfies Resource;
