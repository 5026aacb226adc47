import type { DomainEvent } from '../../../platform/index.js';
import { toAnchorDto } from './anchors.mapper.js';
import type { EventAnchorEntity } from './entities/event-anchor.entity.js';

/** The audit log was anchored up to a number. Whoever keeps the hash elsewhere can prove later that nothing changed. */
export function auditAnchored(anchor: EventAnchorEntity): DomainEvent {
  return { type: 'audit.anchored', objectId: anchor.id, object: toAnchorDto(anchor) };
}
