import { scope, type Resource } from '../../../platform/index.js';

/** Who did what from where. It reads the events, and has no table of its own. */
export const audit = {
  name: 'audit',
  noun: 'audit',
  read: scope('audit:read'),
  partEvents: { anchored: 'Anchor' },
  tags: [{ name: 'Audit log', description: 'Who changed what, when, and from where.' }],
  entities: [],
} as const satisfies Resource;

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
