import { newId } from '../../contract/ids/new-id.js';
import type { Principal } from '../../contract/principal.js';
import type { AnnouncedEvent, Transaction } from '../transaction.js';
import type { EventOrigin } from './event.entity.js';

/**
 * $1 organization, $2 id, $3 type, $4 object, $5 now, $6 and $7 who, $8 request, $9 the object's form, $10 where it was
 * made from, $11 its address.
 */
const INSERT = `
  WITH queued AS (
    INSERT INTO event_queue (organization_id, event_id, type, object_id) VALUES ($1, $2, $3, $4)
  )
  INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, request_id, data,
    origin, ip)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** The same of several, in their order. $1 organization, $2 now, and each other value as an array. */
const INSERT_ALL = `
  WITH given AS (
    SELECT * FROM unnest($3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::uuid[], $8::text[], $9::text[],
                         $10::text[], $11::text[]) WITH ORDINALITY
             AS e (id, type, object_id, actor_kind, actor_id, request_id, data, origin, ip, place)
  ), queued AS (
    INSERT INTO event_queue (organization_id, event_id, type, object_id)
    SELECT $1, id, type, object_id FROM given ORDER BY place
  )
  INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, request_id, data,
    origin, ip)
  SELECT $1, id, type, object_id, $2, actor_kind, actor_id, request_id, data::jsonb, origin::jsonb, ip
    FROM given ORDER BY place`;

/** Stores the events of a transaction in their order, as its last statements. Returns whether there were any. */
export function storeEvents(tx: Transaction): boolean {
  const { organizationId, now, events } = tx;
  const [first, ...rest] = events.map((event) => valuesOf(event, now));
  if (first === undefined) return false;
  if (rest.length === 0) {
    const [id, type, objectId, ...others] = first;
    tx.pipeline(tx.rows(INSERT, [organizationId, id, type, objectId, now, ...others]));
    return true;
  }
  const columns = first.map((value, at) => [value, ...rest.map((values) => values[at])]);
  tx.pipeline(tx.rows(INSERT_ALL, [organizationId, now, ...columns]));
  return true;
}

function valuesOf({ type, objectId, object, previousAttributes, who }: AnnouncedEvent, now: Date): unknown[] {
  const data = JSON.stringify({ object, previous_attributes: previousAttributes });
  const what = [newId(now), type, objectId];
  return [
    ...what,
    who.kind,
    who.id,
    who.requestId ?? null,
    data,
    originOfChange(who),
    who.from?.address ?? null,
  ];
}

/** As JSON; null for the service itself. */
function originOfChange({ from, sessionId }: Principal): string | null {
  if (from === undefined) return null;
  const origin: EventOrigin = {
    ip: from.address,
    user_agent: from.userAgent,
    session_id: sessionId ?? null,
    ...(from.traceparent !== undefined && { traceparent: from.traceparent }),
  };
  return JSON.stringify(origin);
}
