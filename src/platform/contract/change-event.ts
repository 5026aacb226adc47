import type { DomainEvent } from './domain-event.js';

/** Builds the event of a change from the object before and after it, both in the form of the API. */
export function changeEvent(
  type: DomainEvent['type'],
  objectId: string,
  { before, now }: { readonly before: object; readonly now: object },
): DomainEvent {
  return { type, objectId, object: now, previousAttributes: changedFields(before, now) };
}

/** Returns the earlier values of the fields that have changed. */
function changedFields(before: object, now: object): object {
  const later = new Map(Object.entries(now).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(before).filter(([name, value]) => later.get(name) !== JSON.stringify(value));
  return Object.fromEntries(changed);
}
