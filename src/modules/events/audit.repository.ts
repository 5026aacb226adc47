import type { EventEntity, Transaction } from '../../platform/index.js';
import type { AuditRequest } from './domain/audit-request.js';
import { EVENT_COLUMNS, type NumberedEvent } from './events.repository.js';

/** An event, with the name of its actor as it is now. */
export type AuditedEvent = NumberedEvent &
  Pick<EventEntity, 'origin'> & { readonly actor_name: string | null };

export class AuditRepository {
  constructor(private readonly tx: Transaction) {}

  /** Up to one more than the limit, the newest first. */
  find(request: AuditRequest): Promise<AuditedEvent[]> {
    const { text, values } = auditStatement(request, this.tx.organizationId);
    return this.tx.rows<AuditedEvent>(text, values);
  }
}

/** What reads a stretch of the audit log, up to one event more than the limit. */
export function auditStatement(
  { before, types, actor, object, ip, from, to, limit }: AuditRequest,
  organizationId: string,
): { readonly text: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [organizationId, before, limit + 1];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    'f.organization_id = $1',
    'f.sequence < $2',
    ...(types === undefined ? [] : [`f.type = ANY (${put(types)})`]),
    ...(object === undefined ? [] : [`f.object_id = ${put(object.uuid)}`]),
    ...(actor === undefined ? [] : [`e.actor_id = ${put(actor)}`]),
    ...(ip === undefined ? [] : [`e.origin->>'ip' = ${put(ip)}`]),
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
