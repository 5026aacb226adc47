import type { Event, EventObjects } from './generated/types.js';

/** An event whose object is known to be of one kind. */
export type EventAbout<Kind extends keyof EventObjects> = Event & {
  data: { object: EventObjects[Kind]; previous_attributes?: Partial<EventObjects[Kind]> };
};

/**
 * Whether an event is about such a thing, by its type: `isEventAbout(event, 'invoice')` for `invoice.created`.
 *
 * TypeScript then knows the type of `event.data.object`.
 */
export function isEventAbout<Kind extends keyof EventObjects>(
  event: Event,
  kind: Kind,
): event is EventAbout<Kind> {
  return event.type.startsWith(`${kind}.`);
}
