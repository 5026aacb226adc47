import { EVENT_TYPES } from './generated/event-types.js';
import type { Event, EventObjects } from './generated/types.js';

/**
 * What an event is about, if it is such a thing by its type: `eventObject(event, 'invoice')` for `invoice.created`, and
 * `eventObject(event, 'document_file')` for `invoice.document_stored`.
 *
 * It is the object after the change, or as it was last; undefined for events about anything else.
 */
export function eventObject<Kind extends keyof EventObjects>(
  event: Event,
  kind: Kind,
): EventObjects[Kind] | undefined {
  // The body of a webhook is what its sender made of it.
  const type: unknown = event.type;
  const data = event.data as Event['data'] | undefined;
  if (typeof type !== 'string' || !EVENT_TYPES[kind].includes(type)) return undefined;
  return data?.object as EventObjects[Kind] | undefined;
}
