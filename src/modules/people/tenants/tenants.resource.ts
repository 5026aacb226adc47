import type { Resource } from '../../../platform/index.js';

/** The organizations of a user. Their settings are under /organization, by a session of each. */
export const tenants = {
  name: 'tenants',
  tags: [{ name: 'Organizations', description: 'Your organizations: opening, listing and closing them.' }],
  entities: [],
} as const satisfies Resource;
