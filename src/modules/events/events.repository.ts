import type { Transaction } from '../../platform/database/transaction.js';
import type { EventEntity } from '../../platform/events/event.entity.js';
import type { EventRequest } from './domain/event-request.js';

/** An event with its number; one that was committed a moment ago has none yet. */
export type NumberedEvent = Omit<EventEntity, 'organization_id'> & { readonly sequence: bigint | null };

const COLUMNS =
  'e.id, e.type, e.object_id, e.created_at, e.actor_kind, e.actor_id, e.request_id, e.data, f.sequence';

export class EventsRepository {
  constructor(private readonly tx: Transaction) {}

  byId(id: string): Promise<NumberedEvent | undefined> {
    return this.tx.row<NumberedEvent>(
      `SELECT ${COLUMNS} FROM events e
         LEFT JOIN event_feed f ON f.organization_id = $1 AND f.event_id = e.id
        WHERE e.organization_id = $1 AND e.id = $2`,
      [this.tx.organizationId, id],
    );
  }

  /** Up to one more than the limit, in the order of their numbers. */
  after({ after, isDescending, types, limit }: EventRequest): Promise<NumberedEvent[]> {
    const onwards = isDescending ? '($2 = 0 OR f.sequence < $2)' : 'f.sequence > $2';
    const ofTypes = types === undefined ? '' : 'AND f.type = ANY ($4)';
    return this.tx.rows<NumberedEvent>(
      `SELECT ${COLUMNS} FROM event_feed f
         JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
        WHERE f.organization_id = $1 AND ${onwards} ${ofTypes}
        ORDER BY f.sequence ${isDescending ? 'DESC' : 'ASC'} LIMIT $3`,
      [this.tx.organizationId, after, limit + 1, ...(types === undefined ? [] : [types])],
    );
  }
}
