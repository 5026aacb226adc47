import type { Resource } from '../../../platform/index.js';

/** What a request would do. Nothing of it is stored. */
export const dryRuns = {
  name: 'dry-runs',
  tags: [{ name: 'Dry runs', description: 'Trying a request without doing it.' }],
  entities: [],
} as const satisfies Resource;
