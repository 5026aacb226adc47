import type { CopiedFiles, CopyRoot } from './domain/personal-copy.js';

/**
 * A page of what a customer has, and of whoever was merged into the customer.
 *
 * $1 organization, $2 customer, $3 and $4 the last one before, $5 how many.
 */
export function rootPage(root: CopyRoot): string {
  const owned = root === 'customers' ? '(id = $2 OR merged_into = $2)' : 'customer_id = $2';
  return `
    SELECT id, created_at::text AS at FROM ${root}
     WHERE organization_id = $1 AND ${owned} AND (created_at, id) > ($3::timestamptz, $4::uuid)
     ORDER BY created_at, id LIMIT $5`;
}

/** The rows of a table that belong to some of it. $1 organization, $2 keys, $3 columns that are left out. */
export function rowsOf(table: string, key: string): string {
  return `
    SELECT (to_jsonb(one) - $3::text[])::text AS text FROM ${table} AS one
     WHERE organization_id = $1 AND ${key} = ANY ($2::uuid[])`;
}

/** Events of objects. $1 organization, $2 objects, $3 columns that are left out, $4 the last before, $5 how many. */
const EVENTS = `
  SELECT f.sequence::text AS place, (to_jsonb(e) - $3::text[])::text AS text
    FROM event_feed f JOIN events e ON e.organization_id = f.organization_id AND e.id = f.event_id
   WHERE f.organization_id = $1 AND f.object_id = ANY ($2::uuid[]) AND f.sequence > $4::bigint
   ORDER BY f.sequence LIMIT $5`;

/** What receivers of webhooks about objects have answered, with the same parameters. */
const ATTEMPTS = `
  SELECT (d.position * 1000 + a.number)::text AS place, (to_jsonb(a) - $3::text[])::text AS text
    FROM webhook_deliveries d
    JOIN webhook_attempts a ON a.organization_id = d.organization_id AND a.delivery_id = d.id
   WHERE d.organization_id = $1 AND d.object_id = ANY ($2::uuid[]) AND d.position * 1000 + a.number > $4::bigint
   ORDER BY d.position * 1000 + a.number LIMIT $5`;

/** By the table that is copied. */
export const ofObjects: Readonly<Record<string, string>> = { events: EVENTS, webhook_attempts: ATTEMPTS };

/** Links and refunds, which have events of their own. $1 organization, $2 documents, quotes or payments. */
export const PARTS_OF_RECORDS = `
  SELECT id FROM invoice_links WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
  UNION ALL
  SELECT id FROM invoice_links WHERE organization_id = $1 AND credit_note_id = ANY ($2::uuid[])
  UNION ALL
  SELECT id FROM invoice_links WHERE organization_id = $1 AND quote_id = ANY ($2::uuid[])
  UNION ALL
  SELECT id FROM payment_refunds WHERE organization_id = $1 AND payment_id = ANY ($2::uuid[])`;

/** A file: what it belongs to, what finds its bytes there, and how it is named. */
export interface StoredFile {
  readonly owner: string;
  readonly key: string;
  readonly said: string | null;
}

interface FileStatements {
  readonly of: readonly CopyRoot[];
  /** $1 organization, $2 what they belong to. */
  readonly list: string;
  /** Its bytes, or null where they are outside. $1 organization, $2 what it belongs to, $3 the key. */
  readonly content: string;
}

export const files: Readonly<Record<CopiedFiles, FileStatements>> = {
  message_files: {
    of: ['messages'],
    list: `
      SELECT m.id AS owner, file->>'sha256' AS key, file->>'filename' AS said
        FROM messages m, jsonb_array_elements(m.attachments) AS file
       WHERE m.organization_id = $1 AND m.id = ANY ($2::uuid[]) AND file->>'sha256' IS NOT NULL`,
    content: `
      SELECT content, sha256 FROM message_files
       WHERE organization_id = $1 AND $2::uuid IS NOT NULL AND sha256 = decode($3, 'hex')`,
  },
  invoice_attachments: {
    of: ['invoices'],
    list: `
      SELECT invoice_id AS owner, id::text AS key, NULL AS said FROM invoice_attachments
       WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
         AND (content IS NOT NULL OR sha256 IS NOT NULL)`,
    content: `
      SELECT content, sha256 FROM invoice_attachments
       WHERE organization_id = $1 AND invoice_id = $2 AND id = $3::uuid`,
  },
  issued_files: {
    of: ['invoices', 'credit_notes'],
    list: `
      SELECT document_id AS owner, format AS key, filename AS said FROM issued_files
       WHERE organization_id = $1 AND document_id = ANY ($2::uuid[])`,
    content: `
      SELECT content, sha256 FROM issued_files WHERE organization_id = $1 AND document_id = $2 AND format = $3`,
  },
};
