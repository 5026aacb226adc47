import type { Resource } from '../../../platform/index.js';
import { EventAnchorEntity } from './entities/event-anchor.entity.js';

/** Hashes of stretches of the audit log. Its scope gives access to them. */
export const anchors = {
  name: 'anchors',
  noun: 'anchor',
  idPrefix: 'anc',
  tags: [],
  entities: [EventAnchorEntity],
} as const satisfies Resource;
