import { newId } from '../../contract/ids/new-id.js';
import type { Principal } from '../../contract/principal.js';
import type { AnnouncedEvent, Transaction } from '../transaction.js';
import type { EventOrigin } from './event.entity.js';

/**
 * How many events one statement stores. Only a few, so that each connection prepares only a few statements: 100 events
 * take three.
 */
const SIZES = [64, 32, 16, 8, 4, 2, 1] as const;

/** The columns of an event besides its organization and its time. The first three are those of the queue, too. */
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

const INSERTS: ReadonlyMap<number, string> = new Map(SIZES.map((size) => [size, insertOf(size)]));

/** Stores the events of a transaction in their order, as its last statements. Returns whether there were any. */
export function storeEvents(tx: Transaction): boolean {
  const { organizationId, now } = tx;
  const rows = tx.events.map((event) => valuesOf(event, now));
  for (const size of sizesFor(rows.length)) {
    tx.pipeline(tx.rows(INSERTS.get(size) ?? '', [organizationId, now, ...rows.splice(0, size).flat()]));
  }
  return tx.events.length > 0;
}

/** Returns how many events each statement takes: 7 are 4, 2 and 1. */
function sizesFor(count: number): number[] {
  const sizes: number[] = [];
  let left = count;
  for (const size of SIZES) {
    for (; left >= size; left -= size) sizes.push(size);
  }
  return sizes;
}

/**
 * $1 organization, $2 now, and the other columns row by row.
 *
 * Rows of VALUES get their positions in their order, and a distributed database stores them where the organization is.
 */
function insertOf(size: number): string {
  const rows = Array.from({ length: size }, (_none, row) => {
    return COLUMNS.map((_name, at) => `$${3 + row * COLUMNS.length + at}`);
  });
  const queued = rows.map((row) => `($1, ${row.slice(0, 3).join(', ')})`);
  const stored = rows.map((row) => `($1, $2, ${row.join(', ')})`);
  return `
  WITH queued AS (
    INSERT INTO event_queue (organization_id, event_id, type, object_id) VALUES ${queued.join(', ')}
  )
  INSERT INTO events (organization_id, created_at, ${COLUMNS.join(', ')}) VALUES ${stored.join(', ')}`;
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
