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
  const later = now as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => !isSame(value, later[name])));
}

/** Objects are the same if their JSON is. Most fields are none, so that no text is made of them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return (
    typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
  );
}
