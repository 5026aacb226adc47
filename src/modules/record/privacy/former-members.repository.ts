import type { Transaction } from '../../../platform/index.js';
import type { EventContent } from '../anchors/index.js';
import { erasingStatements } from './erasing.sql.js';

/** An event, as far as values are taken out of it. */
export type TakenEvent = EventContent & { readonly id: string };

/** An event of the feed. */
export type FeedEvent = TakenEvent & { readonly sequence: bigint };

/** Where the next events of an actor begin: behind this one. */
export interface ActionPlace {
  readonly id: string;
  readonly at: string;
}

/** Events of one transaction: each has a copy of an object. */
const PART = 100;

const CONTENT = `e.id, e.data, e.origin, encode(e.salt, 'hex') AS salt, e.redaction`;
const BEGIN: ActionPlace = { id: '00000000-0000-0000-0000-000000000000', at: '-infinity' };

/** What one organization keeps of somebody whose account has ended. */
export class FormerMembersRepository {
  constructor(private readonly tx: Transaction) {}

  /** Erases the keys of the user that have ended. Those that programs still use keep their names and networks. */
  async eraseEndedKeys(userId: string): Promise<string[]> {
    const ended = await this.keys(userId, 'NOT');
    for (const { of, sql } of erasingStatements) {
      if (of === 'keys') await this.tx.touched(sql, [this.tx.organizationId, ended, this.tx.realNow]);
    }
    return ended;
  }

  async hasLiveKeys(userId: string): Promise<boolean> {
    return (await this.keys(userId, '')).length > 0;
  }

  /** Invitations have the address of a user who is erased, which names the id. */
  async invitationsOf(userId: string): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(
      `SELECT i.id FROM invitations i JOIN users u ON u.email = i.email
        WHERE i.organization_id = $1 AND u.id = $2`,
      [this.tx.organizationId, userId],
    );
    return rows.map(({ id }) => id);
  }

  /** The next events about an object. */
  about(object: string, after: bigint): Promise<FeedEvent[]> {
    return this.tx.rows<FeedEvent>(
      `SELECT f.sequence, ${CONTENT}
         FROM event_feed f JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
        WHERE f.organization_id = $1 AND f.object_id = $2 AND f.sequence > $3 ORDER BY f.sequence LIMIT $4`,
      [this.tx.organizationId, object, after, PART],
    );
  }

  /** The next events that somebody has caused and that still tell from where. */
  causedBy(userId: string, after: ActionPlace = BEGIN): Promise<(TakenEvent & ActionPlace)[]> {
    return this.tx.rows<TakenEvent & ActionPlace>(
      `SELECT ${CONTENT}, e.created_at::text AS at FROM events e
        WHERE e.organization_id = $1 AND e.actor_id = $2 AND (e.created_at, e.id) > ($3::timestamptz, $4::uuid)
          AND e.origin->>'ip' IS NOT NULL
        ORDER BY e.created_at, e.id LIMIT $5`,
      [this.tx.organizationId, userId, after.at, after.id, PART],
    );
  }

  /** Stores events from which values were taken. */
  async redact(events: readonly TakenEvent[]): Promise<void> {
    await this.tx.rows('SELECT redact_events_and_origins($1, $2, $3, $4)', [
      events.map(({ id }) => id),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ origin }) => (origin === null ? null : JSON.stringify(origin))),
      events.map(({ redaction }) => JSON.stringify(redaction)),
    ]);
  }

  private async keys(userId: string, ended: 'NOT' | ''): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(
      `SELECT id FROM api_keys
        WHERE organization_id = $1 AND created_by = $2
          AND ${ended} (revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3))`,
      [this.tx.organizationId, userId, this.tx.now],
    );
    return rows.map(({ id }) => id);
  }
}
