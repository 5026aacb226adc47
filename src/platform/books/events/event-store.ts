import type { AllowedUnder } from '../../contract/credential-limits.js';
import { newId } from '../../contract/ids/new-id.js';
import type { Principal } from '../../contract/principal.js';
import type { AnnouncedEvent, Transaction } from '../transaction.js';
import { byCount, inParts, valueRows } from '../value-rows.js';
import type { EventOrigin } from './event.entity.js';

/** The columns of an event besides its organization and its time. */
const COLUMNS = [
  'id',
  'type',
  'object_id',
  'actor_kind',
  'actor_id',
  'request_id',
  'data',
  'origin',
  'ip',
] as const;

/** These are columns of the queue, too. */
const QUEUED = 3;

/**
 * Stores the events of a transaction in their order, as its last statements. Returns whether there were any.
 *
 * Before that, the limits of whoever caused them have their say. Raises Problem `limit_exceeded`.
 */
export async function storeEvents(tx: Transaction): Promise<boolean> {
  const { organizationId, now } = tx;
  const { limits } = tx.who;
  const allowed = tx.events.length === 0 ? undefined : await limits?.admit(tx);
  const rows = tx.events.map((event) => valuesOf(event, now, allowed));
  for (const part of inParts(rows))
    tx.pipeline(tx.rows(insertOf(part.length), [organizationId, now, ...part.flat()]));
  return tx.events.length > 0;
}

/**
 * $1 organization, $2 now, and the other columns row by row.
 *
 * Rows of VALUES get their positions in their order.
 */
const insertOf = byCount((events) => {
  const given = { after: 2, of: COLUMNS.length };
  return `
  WITH queued AS (
    INSERT INTO event_queue (organization_id, event_id, type, object_id)
    VALUES ${valueRows(events, { ...given, shared: ['$1'], each: QUEUED })}
  )
  INSERT INTO events (organization_id, created_at, ${COLUMNS.join(', ')})
  VALUES ${valueRows(events, { ...given, shared: ['$1', '$2'], each: COLUMNS.length })}`;
});

function valuesOf(
  { type, objectId, object, previousAttributes, who }: AnnouncedEvent,
  now: Date,
  allowed: AllowedUnder | undefined,
): unknown[] {
  const data = JSON.stringify({ object, previous_attributes: previousAttributes });
  const what = [newId(now), type, objectId];
  return [
    ...what,
    who.kind,
    who.id,
    who.requestId ?? null,
    data,
    originOfChange(who, allowed),
    who.from?.address ?? null,
  ];
}

/** As JSON; null for the service itself. */
function originOfChange({ from, sessionId }: Principal, allowed: AllowedUnder | undefined): string | null {
  if (from === undefined) return null;
  const origin: EventOrigin = {
    ip: from.address,
    user_agent: from.userAgent,
    session_id: sessionId ?? null,
    ...(from.traceparent !== undefined && { traceparent: from.traceparent }),
    ...(from.via !== undefined && { via: from.via }),
    ...allowed,
    ...(from.approved && { approval_id: from.approved.approvalId, approved_by: from.approved.approvedBy }),
  };
  return JSON.stringify(origin);
}
