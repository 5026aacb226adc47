import { newId, type Transaction } from '../../../platform/index.js';
import type { AnchoredEvent, AnchorFacts } from './domain/anchored-event.js';
import type { EventAnchorEntity } from './entities/event-anchor.entity.js';

export class AnchorsRepository {
  constructor(private readonly tx: Transaction) {}

  /** The newest one. */
  async last(): Promise<EventAnchorEntity | undefined> {
    const [anchor] = await this.before(undefined, 1);
    return anchor;
  }

  /** Up to so many with a lower number, the newest first. */
  before(number: number | undefined, limit: number): Promise<EventAnchorEntity[]> {
    return this.tx.rows<EventAnchorEntity>(
      `SELECT * FROM event_anchors WHERE organization_id = $1 AND number < coalesce($2, 2147483647)
        ORDER BY number DESC LIMIT $3`,
      [this.tx.organizationId, number ?? null, limit],
    );
  }

  /** Up to so many from a number on, the oldest first. */
  from(number: number, limit: number): Promise<EventAnchorEntity[]> {
    return this.tx.rows<EventAnchorEntity>(
      'SELECT * FROM event_anchors WHERE organization_id = $1 AND number >= $2 ORDER BY number LIMIT $3',
      [this.tx.organizationId, number, limit],
    );
  }

  /** Adds an anchor; undefined if another one has taken its number. */
  async insert(facts: AnchorFacts & { readonly hash: Buffer }): Promise<EventAnchorEntity | undefined> {
    return this.tx.row<EventAnchorEntity>(
      `INSERT INTO event_anchors (organization_id, number, id, first_sequence, last_sequence, events_hash,
                                  previous_hash, hash, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING *`,
      [
        this.tx.organizationId,
        facts.number,
        newId(this.tx.now),
        facts.first_sequence,
        facts.last_sequence,
        facts.events_hash,
        facts.previous_hash,
        facts.hash,
        facts.created_at,
      ],
    );
  }

  /** The events behind a number of the feed, up to another one, in their order. */
  events(
    after: bigint,
    { last, limit }: { readonly last: bigint; readonly limit: number },
  ): Promise<AnchoredEvent[]> {
    return this.tx.rows<AnchoredEvent>(
      `SELECT f.sequence, e.id, e.type, e.object_id, e.created_at, e.actor_kind, e.actor_id, e.request_id, e.data,
              e.origin, encode(e.salt, 'hex') AS salt, e.redaction
         FROM event_feed f JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
        WHERE f.organization_id = $1 AND f.sequence > $2 AND f.sequence <= $3 ORDER BY f.sequence LIMIT $4`,
      [this.tx.organizationId, after, last, limit],
    );
  }

  /** How many events of the feed no anchor covers yet. */
  async unanchored(): Promise<number> {
    const row = await this.tx.row<{ waiting: number }>(
      `SELECT (coalesce((SELECT sequence FROM event_feed WHERE organization_id = $1 ORDER BY sequence DESC LIMIT 1), 0)
             - coalesce((SELECT last_sequence FROM event_anchors WHERE organization_id = $1
                          ORDER BY number DESC LIMIT 1), 0))::integer AS waiting`,
      [this.tx.organizationId],
    );
    return row?.waiting ?? 0;
  }
}
