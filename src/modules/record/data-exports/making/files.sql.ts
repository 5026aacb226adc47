/** Files that rows name, as they are put into an export. */
export interface FileKind {
  readonly kind: string;
  /** The folder of all of them. */
  readonly folder: string;
  /** Gives `owner` (a folder of its own, or null), `name`, `content` and `sha256`. $1 organization. */
  readonly sql: string;
}

/** Originals are under the number of their document, attachments under that of their invoice. */
export const fileKinds: readonly FileKind[] = [
  {
    kind: 'issued_files',
    folder: 'documents',
    sql: `
      SELECT d.number AS owner, t.filename AS name, t.content, t.sha256
        FROM issued_files t
        JOIN issued_documents d ON d.organization_id = t.organization_id AND d.document_id = t.document_id
       WHERE t.organization_id = $1 ORDER BY d.series_id, d.position, t.format`,
  },
  {
    kind: 'invoice_attachments',
    folder: 'attachments',
    sql: `
      SELECT coalesce(i.number, 'draft-' || i.id) AS owner,
             t.id || coalesce('-' || (SELECT a->>'filename' FROM jsonb_array_elements(i.attachments) a
                                       WHERE a->>'id' = t.id::text LIMIT 1), '') AS name,
             t.content, t.sha256
        FROM invoice_attachments t
        JOIN invoices i ON i.organization_id = t.organization_id AND i.id = t.invoice_id
       WHERE t.organization_id = $1 AND (t.content IS NOT NULL OR t.sha256 IS NOT NULL) ORDER BY t.created_at, t.id`,
  },
  {
    kind: 'received_files',
    folder: 'received',
    sql: `
      SELECT NULL AS owner, t.id || coalesce('-' || t.filename, '') AS name, c.content, c.sha256
        FROM received_files t
        JOIN received_file_contents c ON c.organization_id = t.organization_id AND c.id = t.id
       WHERE t.organization_id = $1 ORDER BY t.created_at, t.id`,
  },
  {
    kind: 'message_files',
    folder: 'mails',
    sql: `
      SELECT NULL AS owner, encode(t.sha256, 'hex') || CASE t.media_type WHEN 'application/pdf' THEN '.pdf' ELSE '' END
               AS name, t.content, t.sha256
        FROM message_files t WHERE t.organization_id = $1 ORDER BY t.sha256`,
  },
  {
    kind: 'logos',
    folder: 'logos',
    sql: `
      SELECT NULL AS owner, encode(t.sha256, 'hex') || '.' || regexp_replace(t.media_type, '^image/([a-z]+).*$', '\\1')
               AS name, t.content, t.sha256
        FROM logos t WHERE t.organization_id = $1 ORDER BY t.sha256`,
  },
];

export function openFiles({ sql }: FileKind): string {
  return `DECLARE exported_files NO SCROLL CURSOR FOR ${sql}`;
}

/** A file has some megabytes. */
export const NEXT_FILE = 'FETCH 1 FROM exported_files';
export const CLOSE_FILES = 'CLOSE exported_files';
