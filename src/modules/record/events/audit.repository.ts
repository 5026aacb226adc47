import type { EventEntity, Transaction } from '../../../platform/index.js';
import type { AuditRequest } from './domain/audit-request.js';
import { EVENT_COLUMNS, type NumberedEvent } from './events.repository.js';

/** An event, with the name of its actor as it is now. */
export type AuditedEvent = NumberedEvent &
  Pick<EventEntity, 'origin'> & { readonly actor_name: string | null };

/** Between these numbers, both left out. */
interface Stretch {
  readonly after: bigint;
  readonly before: bigint;
}

/** Numbers are given in the order of time, but for transactions that were under way at once: for less than this. */
const OUT_OF_ORDER = "interval '10 minutes'";

/** The number of an event before $2, and of one behind $3. */
const STRETCH = `
  SELECT (SELECT f.sequence FROM events e JOIN event_feed f ON f.organization_id = $1 AND f.event_id = e.id
           WHERE e.organization_id = $1 AND e.created_at < $2::timestamptz - ${OUT_OF_ORDER}
           ORDER BY e.created_at DESC LIMIT 1) AS below,
         (SELECT f.sequence FROM events e JOIN event_feed f ON f.organization_id = $1 AND f.event_id = e.id
           WHERE e.organization_id = $1 AND e.created_at > $3::timestamptz + ${OUT_OF_ORDER}
           ORDER BY e.created_at LIMIT 1) AS above`;

export class AuditRepository {
  constructor(private readonly tx: Transaction) {}

  /** Up to one more than the limit, the newest first. */
  async find(request: AuditRequest): Promise<AuditedEvent[]> {
    const stretch = await this.stretchOf(request);
    const { text, values } = auditStatement({ ...request, ...stretch }, this.tx.organizationId);
    return this.tx.rowsUnprepared<AuditedEvent>(text, values);
  }

  /** The numbers that events of a time can have. PostgreSQL cannot know them while it plans the page. */
  private async stretchOf({ from, to, before }: AuditRequest): Promise<Stretch> {
    if (from === undefined && to === undefined) return { after: 0n, before };
    const row = await this.tx.row<{ below: bigint | null; above: bigint | null }>(STRETCH, [
      this.tx.organizationId,
      from ?? null,
      to ?? null,
    ]);
    const above = row?.above ?? before;
    return { after: row?.below ?? 0n, before: above < before ? above : before };
  }
}

/** What reads a stretch of the audit log, up to one event more than the limit. */
function auditStatement(
  { after, before, types, actor, object, ip, from, to, limit }: AuditRequest & Stretch,
  organizationId: string,
): { readonly text: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [organizationId, before, limit + 1, after];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    'f.organization_id = $1',
    'f.sequence < $2',
    'f.sequence > $4',
    ...(types === undefined ? [] : [`f.type = ANY (${put(types)})`]),
    ...(object === undefined ? [] : [`f.object_id = ${put(object.uuid)}`]),
    ...(actor === undefined ? [] : [`e.actor_id = ${put(actor)}`]),
    ...(ip === undefined ? [] : [`e.ip = ${put(ip)}`]),
    ...(from === undefined ? [] : [`e.created_at >= ${put(from)}`]),
    ...(to === undefined ? [] : [`e.created_at < ${put(to)}`]),
  ];
  const text = `
    SELECT ${EVENT_COLUMNS}, e.origin, coalesce(u.name, k.name) AS actor_name
      FROM event_feed f
      JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
      LEFT JOIN users u ON e.actor_kind = 'user' AND u.id = e.actor_id
      LEFT JOIN api_keys k ON e.actor_kind = 'api_key' AND k.organization_id = $1 AND k.id = e.actor_id
     WHERE ${conditions.join(' AND ')}
     ORDER BY f.sequence DESC LIMIT $3`;
  return { text, values };
}
