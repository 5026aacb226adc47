import type { DomainEvent } from './domain-event.js';

/** The event of a change to an object, given in the form of the API as it was before and as it is now. */
export function changeEvent(
  type: DomainEvent['type'],
  objectId: string,
  { before, now }: { readonly before: object; readonly now: object },
): DomainEvent {
  return { type, objectId, object: now, previousAttributes: changedFields(before, now) };
}

/** Those fields of the earlier form of an object that are different now, as events tell them. */
function changedFields(before: object, now: object): object {
  const later = new Map(Object.entries(now).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(before).filter(([name, value]) => later.get(name) !== JSON.stringify(value));
  return Object.fromEntries(changed);
}
