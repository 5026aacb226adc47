import type { Transaction } from '../../../platform/index.js';
import type { Original } from '../../books/numbering/index.js';
import { documentSettings, type DocumentSettings } from './domain/document-settings.js';
import type { KeptLogo, Logo } from './domain/logo.js';
import type { DocumentFormat } from './domain/formats.js';
import type { DocumentSettingsEntity } from './entities/document-settings.entity.js';
import type { IssuedFileEntity } from './entities/issued-file.entity.js';
import type { LogoEntity } from './entities/logo.entity.js';

/** An original without its bytes. */
export type IssuedFileSummary = Omit<IssuedFileEntity, 'content'>;

/** An original as it is sent; without its bytes if they are outside the database. */
export type StoredFile = Pick<IssuedFileEntity, 'content' | 'media_type' | 'filename' | 'sha256'>;

/** An original that is to be stored. */
export type NewFile = Omit<IssuedFileEntity, 'organization_id' | 'created_at'>;

const INSERT = `
  INSERT INTO issued_files (organization_id, document_id, format, media_type, filename, content, size, sha256, writer,
                            rules, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`;

/** A row if the customer of a document was erased. $1 organization, $2 invoice or credit note. */
const IS_OF_ERASED = `
  SELECT FROM customers c
   WHERE c.organization_id = $1 AND c.erased_at IS NOT NULL AND c.id = coalesce(
     (SELECT customer_id FROM invoices WHERE organization_id = $1 AND id = $2),
     (SELECT customer_id FROM credit_notes WHERE organization_id = $1 AND id = $2))`;

/** Originals and settings of the organization of a transaction. */
export class DocumentsRepository {
  constructor(private readonly tx: Transaction) {}

  /** All originals of a document, without their bytes. */
  files(documentId: string): Promise<IssuedFileSummary[]> {
    return this.tx.rows<IssuedFileSummary>(
      `SELECT organization_id, document_id, format, media_type, filename, size, sha256, writer, rules, created_at
         FROM issued_files WHERE organization_id = $1 AND document_id = $2`,
      [this.tx.organizationId, documentId],
    );
  }

  /** The same of several documents, as an export names them. */
  async originalsOf(documentIds: readonly string[]): Promise<ReadonlyMap<string, Original[]>> {
    const rows = await this.tx.rows<Original & { document_id: string }>(
      `SELECT document_id, format, size, encode(sha256, 'hex') AS sha256 FROM issued_files
        WHERE organization_id = $1 AND document_id = ANY ($2::uuid[]) ORDER BY document_id, format`,
      [this.tx.organizationId, documentIds],
    );
    const found = new Map<string, Original[]>(documentIds.map((id) => [id, []]));
    for (const { document_id, ...original } of rows) found.get(document_id)?.push(original);
    return found;
  }

  file(documentId: string, format: DocumentFormat): Promise<StoredFile | undefined> {
    return this.tx.bytesRow<StoredFile>(
      `SELECT content, media_type, filename, sha256 FROM issued_files
        WHERE organization_id = $1 AND document_id = $2 AND format = $3`,
      [this.tx.organizationId, documentId, format],
    );
  }

  /** Whether an invoice or a credit note is of a customer whose personal data was erased. */
  async isOfErased(documentId: string): Promise<boolean> {
    return (await this.tx.row(IS_OF_ERASED, [this.tx.organizationId, documentId])) !== undefined;
  }

  /** Stores an original, unless another request was faster. Answers with the row that is new, if it is. */
  async store(file: NewFile): Promise<IssuedFileSummary | undefined> {
    const { document_id, format, media_type, filename, content, size, sha256, writer, rules } = file;
    const { organizationId: organization_id, now: created_at } = this.tx;
    const values = [document_id, format, media_type, filename, content, size, sha256, writer, rules];
    const inserted = await this.tx.touched(INSERT, [organization_id, ...values, created_at]);
    return inserted === 1 ? { organization_id, ...file, created_at } : undefined;
  }

  /** The settings that hold now, or held at an instant; before the first ones, the defaults as version 1. */
  async settings(at: Date | null = null): Promise<VersionedSettings> {
    const row = await this.tx.row<DocumentSettingsEntity>(
      `SELECT * FROM document_settings WHERE organization_id = $1 AND ($2::timestamptz IS NULL OR created_at <= $2)
        ORDER BY version DESC LIMIT 1`,
      [this.tx.organizationId, at],
    );
    const { logo = null, ...settings } = row?.settings ?? {};
    return { version: row?.version ?? 1, ...documentSettings(settings), logo };
  }

  /** Adds the next version. Callers must have locked the organization. */
  async replaceSettings({ version, ...settings }: VersionedSettings): Promise<VersionedSettings> {
    await this.tx.touched(
      `INSERT INTO document_settings (organization_id, version, settings, created_at) VALUES ($1, $2, $3, $4)`,
      [this.tx.organizationId, version + 1, JSON.stringify(settings), this.tx.now],
    );
    return { version: version + 1, ...settings };
  }

  /** Stores the bytes of a logo under their digest, where they are not there already. */
  async storeLogo({ sha256, media_type, content }: KeptLogo): Promise<void> {
    await this.tx.touched(
      `INSERT INTO logos (organization_id, sha256, media_type, content, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [this.tx.organizationId, Buffer.from(sha256, 'hex'), media_type, content, this.tx.now],
    );
  }

  /** The bytes of a logo that settings speak of. */
  async logoFile(logo: Logo): Promise<KeptLogo> {
    const row = await this.tx.bytesRow<Pick<LogoEntity, 'content'>>(
      'SELECT content FROM logos WHERE organization_id = $1 AND sha256 = $2',
      [this.tx.organizationId, Buffer.from(logo.sha256, 'hex')],
    );
    if (row === undefined) throw new Error('The settings name a logo that is not stored.');
    return { ...logo, content: row.content };
  }
}

export interface VersionedSettings extends DocumentSettings {
  readonly version: number;
  /** Uploaded by itself; other changes of the settings keep it. */
  readonly logo: Logo | null;
}
