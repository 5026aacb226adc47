import type { EventEntity, Transaction } from '../../../platform/index.js';
import type { EventRequest } from './domain/event-request.js';

/** An event with its number; one that was committed a moment ago has none yet. */
export type NumberedEvent = Omit<EventEntity, 'organization_id' | 'origin' | 'ip' | 'salt' | 'redaction'> & {
  readonly sequence: bigint | null;
};

/** The columns of an event `e` with its number in the feed `f`. */
export const EVENT_COLUMNS =
  'e.id, e.type, e.object_id, e.created_at, e.actor_kind, e.actor_id, e.request_id, e.data, f.sequence';

/** An event with the trace of the request that has caused it. */
export type TracedEvent = NumberedEvent & { readonly traceparent: string | null };

/** The columns of such an event. */
export const TRACED_COLUMNS = `${EVENT_COLUMNS}, e.origin->>'traceparent' AS traceparent`;

/** A number of the feed, and which event has it. */
export interface FeedNumber {
  readonly sequence: bigint;
  readonly event_id: string;
  readonly type: string;
  readonly object_id: string;
}

export class EventsRepository {
  constructor(private readonly tx: Transaction) {}

  byId(id: string): Promise<NumberedEvent | undefined> {
    return this.tx.row<NumberedEvent>(
      `SELECT ${EVENT_COLUMNS} FROM events e
         LEFT JOIN event_feed f ON f.organization_id = $1 AND f.event_id = e.id
        WHERE e.organization_id = $1 AND e.id = $2`,
      [this.tx.organizationId, id],
    );
  }

  /** The last event of a type. */
  lastOf(type: string): Promise<NumberedEvent | undefined> {
    return this.tx.row<NumberedEvent>(
      `SELECT ${EVENT_COLUMNS} FROM event_feed f
         JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
        WHERE f.organization_id = $1 AND f.type = $2 ORDER BY f.sequence DESC LIMIT 1`,
      [this.tx.organizationId, type],
    );
  }

  /** The numbers of the feed after one, without what the events say. */
  numbersAfter(sequence: bigint, limit: number): Promise<FeedNumber[]> {
    return this.tx.rows<FeedNumber>(
      `SELECT sequence, event_id, type, object_id FROM event_feed
        WHERE organization_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
      [this.tx.organizationId, sequence, limit],
    );
  }

  /** The last number of the feed; 0 while there is none. */
  async lastNumber(): Promise<bigint> {
    const statement =
      'SELECT sequence FROM event_feed WHERE organization_id = $1 ORDER BY sequence DESC LIMIT 1';
    const row = await this.tx.row<{ sequence: bigint }>(statement, [this.tx.organizationId]);
    return row?.sequence ?? 0n;
  }

  /** Up to one more than the limit, in the order of their numbers. */
  async after(request: EventRequest): Promise<NumberedEvent[]> {
    const { text, values } = feedStatement(request, this.tx.organizationId);
    const found = await this.tx.rows<NumberedEvent>(text, values);
    return found.filter((event) => isAbout(event, request.object));
  }
}

/** What reads a stretch of the feed, up to one event more than the limit. */
export function feedStatement(
  { after, isDescending, types, object, limit }: EventRequest,
  organizationId: string,
): { readonly text: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [organizationId, after, limit + 1];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    'f.organization_id = $1',
    `f.sequence ${isDescending ? '<' : '>'} $2`,
    ...(types === undefined ? [] : [`f.type = ANY (${put(types)})`]),
    ...(object === undefined ? [] : [`f.object_id = ${put(object.uuid)}`]),
  ];
  const text = `
    SELECT ${EVENT_COLUMNS} FROM event_feed f
      JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
     WHERE ${conditions.join(' AND ')}
     ORDER BY f.sequence ${isDescending ? 'DESC' : 'ASC'} LIMIT $3`;
  return { text, values };
}

/** An identifier of another kind is one of something that does not exist, even if the rest of it is right. */
function isAbout({ data }: NumberedEvent, object: EventRequest['object']): boolean {
  return object === undefined || ('id' in data.object && data.object.id === object.id);
}
