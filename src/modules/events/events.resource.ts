import { scope, type Resource } from '../../platform/index.js';

/** What happened. Its tables are the platform's, as every slice writes them. */
export const events = {
  name: 'events',
  noun: 'event',
  idPrefix: 'evt',
  read: scope('events:read'),
  write: scope('events:write'),
  tags: [{ name: 'Events', description: 'What happened, in order and without gaps.' }],
  entities: [],
} as const satisfies Resource;
