import type { Resource } from '../../../platform/index.js';

/** Files that somebody took out of the books. They are not kept: only the audit log knows of them. */
export const exported = {
  name: 'exports',
  noun: 'export',
  idPrefix: 'exp',
  events: ['made'],
  tags: [],
  entities: [],
} as const satisfies Resource;
