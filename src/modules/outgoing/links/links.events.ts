import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { LinkRow } from './entities/link.entity.js';
import { toLinkDto } from './links.mapper.js';

export function linkCreated(link: LinkRow): DomainEvent {
  return { type: 'link.created', objectId: link.id, object: toLinkDto(link) };
}

export function linkEnded(before: LinkRow, now: LinkRow): DomainEvent {
  return changeEvent('link.ended', now.id, { before: toLinkDto(before), now: toLinkDto(now) });
}
