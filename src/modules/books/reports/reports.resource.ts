import { scope, type Resource } from '../../../platform/index.js';

/** Sums over documents. Nothing of it is stored. */
export const reports = {
  name: 'reports',
  read: scope('reports:read'),
  write: scope('reports:write'),
  tags: [{ name: 'Reports', description: 'Figures over many documents.' }],
  entities: [],
} as const satisfies Resource;
