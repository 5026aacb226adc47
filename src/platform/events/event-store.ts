import { newId } from '../ids/new-id.js';
import type { Transaction } from '../database/transaction.js';

const INSERT = `
  WITH queued AS (
    INSERT INTO event_queue (organization_id, event_id, type, object_id)
    SELECT $1, e.id, e.type, e.object_id
      FROM unnest($6::uuid[], $7::text[], $8::uuid[]) WITH ORDINALITY AS e (id, type, object_id, place) ORDER BY place
  )
  INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, request_id, data)
  SELECT $1, e.id, e.type, e.object_id, $2, $3, $4, $5, e.data
    FROM unnest($6::uuid[], $7::text[], $8::uuid[], $9::jsonb[]) AS e (id, type, object_id, data)`;

/** Stores what a transaction announced, as its last statement. Answers whether there was anything. */
export function storeEvents(tx: Transaction): boolean {
  if (tx.events.length === 0) return false;
  const stored = tx.rows(INSERT, [
    tx.organizationId,
    tx.now,
    tx.who.kind,
    tx.who.id,
    tx.who.requestId ?? null,
    tx.events.map(() => newId(tx.now)),
    tx.events.map((event) => event.type),
    tx.events.map((event) => event.objectId),
    tx.events.map((event) =>
      JSON.stringify({ object: event.object, previous_attributes: event.previousAttributes }),
    ),
  ]);
  tx.sendAhead(stored);
  return true;
}
