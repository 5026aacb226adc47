import { newId } from '../../contract/ids/new-id.js';
import type { Principal } from '../../contract/principal.js';
import type { Transaction } from '../transaction.js';
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

/** Stores the events of a transaction in their order, as its last statements. Returns whether there were any. */
export function storeEvents(tx: Transaction): boolean {
  const { organizationId, now, who } = tx;
  const origin = originOfChange(who);
  const ip = who.from?.address ?? null;
  for (const { type, objectId, object, previousAttributes } of tx.events) {
    const data = JSON.stringify({ object, previous_attributes: previousAttributes });
    const what = [organizationId, newId(now), type, objectId];
    tx.pipeline(tx.rows(INSERT, [...what, now, who.kind, who.id, who.requestId ?? null, data, origin, ip]));
  }
  return tx.events.length > 0;
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
