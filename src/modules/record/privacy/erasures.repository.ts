import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { newId, type Transaction } from '../../../platform/index.js';
import type { EventContent } from '../anchors/index.js';
import type { ErasureReason } from './domain/erasure.js';
import type { KeptKind } from './domain/retention.js';
import type { ErasureEntity } from './entities/erasure.entity.js';
import { erasingStatements } from './erasing.sql.js';

/**
 * Invoices, credit notes, payments and quotes of a customer; quotes are kept as long as invoices.
 *
 * $1 organization, $2 customer.
 */
const RECORDS = `
  SELECT 'invoices' AS kind, id, extract(year FROM issue_date)::integer AS year
    FROM invoices WHERE organization_id = $1 AND customer_id = $2
  UNION ALL
  SELECT 'credit_notes', id, extract(year FROM issue_date)::integer
    FROM credit_notes WHERE organization_id = $1 AND customer_id = $2
  UNION ALL
  SELECT 'payments', id, extract(year FROM received_on)::integer
    FROM payments WHERE organization_id = $1 AND customer_id = $2
  UNION ALL
  SELECT 'invoices', id, extract(year FROM issue_date)::integer
    FROM quotes WHERE organization_id = $1 AND customer_id = $2`;

/** Links and refunds, which have events of their own. $1 organization, $2 records. */
const PARTS = `
  SELECT id FROM invoice_links WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
  UNION ALL
  SELECT id FROM invoice_links WHERE organization_id = $1 AND credit_note_id = ANY ($2::uuid[])
  UNION ALL
  SELECT id FROM invoice_links WHERE organization_id = $1 AND quote_id = ANY ($2::uuid[])
  UNION ALL
  SELECT id FROM payment_refunds WHERE organization_id = $1 AND payment_id = ANY ($2::uuid[])`;

/**
 * Events that have their number, and those that wait for it; without those that tell of erasures. $1 organization,
 * $2 objects.
 */
const EVENTS = `
  SELECT e.id, e.data, e.origin, encode(e.salt, 'hex') AS salt, e.redaction
    FROM events e
   WHERE e.organization_id = $1 AND e.type <> 'personal_data.erased' AND e.id IN (
     SELECT event_id FROM event_feed WHERE organization_id = $1 AND object_id = ANY ($2::uuid[])
     UNION ALL
     SELECT event_id FROM event_queue WHERE organization_id = $1 AND object_id = ANY ($2::uuid[]))`;

/** A document or a payment; a draft has no year. */
export interface PersonalRecord {
  readonly kind: KeptKind;
  readonly id: string;
  readonly year: number | null;
}

export interface ToErase {
  readonly customerId: string;
  readonly mails: readonly string[];
  readonly records: readonly PersonalRecord[];
  /** Drafts, and records whose retention is over. */
  readonly ended: readonly PersonalRecord[];
}

type StoredEvent = EventContent & { readonly id: string };

export class ErasuresRepository {
  constructor(private readonly tx: Transaction) {}

  records(customerId: string): Promise<PersonalRecord[]> {
    return this.tx.rows<PersonalRecord>(RECORDS, [this.tx.organizationId, customerId]);
  }

  /** Who was merged into a customer; locked until the transaction ends. */
  async mergedInto(customerId: string): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(
      `SELECT id FROM customers WHERE organization_id = $1 AND merged_into = $2 ORDER BY id FOR UPDATE`,
      [this.tx.organizationId, customerId],
    );
    return rows.map(({ id }) => id);
  }

  async mailsOf(customerId: string): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(
      'SELECT id FROM messages WHERE organization_id = $1 AND customer_id = $2',
      [this.tx.organizationId, customerId],
    );
    return rows.map(({ id }) => id);
  }

  async recurringOf(customerId: string): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(
      'SELECT id FROM recurring_invoices WHERE organization_id = $1 AND customer_id = $2',
      [this.tx.organizationId, customerId],
    );
    return rows.map(({ id }) => id);
  }

  async partsOf(records: readonly string[]): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(PARTS, [this.tx.organizationId, records]);
    return rows.map(({ id }) => id);
  }

  /** How many links to these records still lead to a page. */
  async openLinks(records: readonly string[]): Promise<number> {
    const row = await this.tx.row<{ open: number }>(
      `SELECT count(*)::integer AS open FROM invoice_links
        WHERE organization_id = $1 AND ended_at IS NULL
          AND (invoice_id = ANY ($2::uuid[]) OR credit_note_id = ANY ($2::uuid[]) OR quote_id = ANY ($2::uuid[]))`,
      [this.tx.organizationId, records],
    );
    return row?.open ?? 0;
  }

  /** Notes the erasure of a customer; a later one takes the place of an earlier one. */
  async note(customerId: string, reason: ErasureReason, nextOn: CalendarDate | null): Promise<void> {
    await this.tx.touched(
      `INSERT INTO erasures (organization_id, id, customer_id, reason, erased_at, next_on)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (organization_id, customer_id)
       DO UPDATE SET reason = excluded.reason, erased_at = excluded.erased_at, next_on = excluded.next_on`,
      [this.tx.organizationId, newId(this.tx.now), customerId, reason, this.tx.now, nextOn],
    );
  }

  /** Erases what the registry names. The erasure must have been noted. */
  async erase({ customerId, mails, records, ended }: ToErase): Promise<void> {
    const ids = { customer: [customerId], mails, records: records.map(({ id }) => id) };
    const endedIds = ended.map(({ id }) => id);
    await this.tx.rows('SELECT erase_kept_texts($1, $2, $3)', [customerId, endedIds, mails]);
    for (const { ends, of, sql } of erasingStatements) {
      if (of === 'keys') continue;
      const keys = ends === 'retention' ? endedIds : ids[of];
      await this.tx.touched(sql, [this.tx.organizationId, keys, this.tx.now]);
    }
  }

  /** Those with something that had to stay and may go today, held until the transaction ends. */
  due(today: CalendarDate, limit: number): Promise<ErasureEntity[]> {
    return this.tx.rows<ErasureEntity>(
      `SELECT * FROM erasures WHERE organization_id = $1 AND next_on <= $2
        ORDER BY next_on, id LIMIT $3 FOR UPDATE`,
      [this.tx.organizationId, today, limit],
    );
  }

  /** The events of these objects. */
  events(objects: readonly string[]): Promise<StoredEvent[]> {
    return this.tx.rows<StoredEvent>(EVENTS, [this.tx.organizationId, objects]);
  }

  /** Stores events from which values were taken. */
  async redact(events: readonly StoredEvent[]): Promise<void> {
    await this.tx.rows('SELECT redact_events($1, $2, $3)', [
      events.map(({ id }) => id),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ redaction }) => JSON.stringify(redaction)),
    ]);
  }
}
