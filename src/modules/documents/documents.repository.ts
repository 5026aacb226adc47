import type { Transaction } from '../../platform/index.js';
import { documentSettings, type DocumentSettings } from './domain/document-settings.js';
import type { DocumentFormat } from './domain/formats.js';
import type { DocumentSettingsEntity } from './entities/document-settings.entity.js';
import type { IssuedFileEntity } from './entities/issued-file.entity.js';

/** An original without its bytes. */
export type IssuedFileSummary = Omit<IssuedFileEntity, 'content'>;

type NewFile = Omit<IssuedFileEntity, 'organization_id' | 'created_at'>;

const INSERT = `
  INSERT INTO issued_files (organization_id, document_id, format, media_type, filename, content, size, sha256, writer,
                            rules, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`;

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

  file(documentId: string, format: DocumentFormat): Promise<IssuedFileEntity | undefined> {
    return this.tx.row<IssuedFileEntity>(
      'SELECT * FROM issued_files WHERE organization_id = $1 AND document_id = $2 AND format = $3',
      [this.tx.organizationId, documentId, format],
    );
  }

  /** Stores an original, unless another request was faster; answers with the one that is stored. */
  async store(file: NewFile): Promise<IssuedFileEntity> {
    const { document_id, format, media_type, filename, content, size, sha256, writer, rules } = file;
    const values = [document_id, format, media_type, filename, content, size, sha256, writer, rules];
    await this.tx.touched(INSERT, [this.tx.organizationId, ...values, this.tx.now]);
    const stored = await this.file(document_id, format);
    if (stored === undefined) throw new Error('An original was stored and is not there.');
    return stored;
  }

  /** The settings that hold now, or held at an instant; before the first ones, the defaults as version 1. */
  async settings(at: Date | null = null): Promise<VersionedSettings> {
    const row = await this.tx.row<DocumentSettingsEntity>(
      `SELECT * FROM document_settings WHERE organization_id = $1 AND ($2::timestamptz IS NULL OR created_at <= $2)
        ORDER BY version DESC LIMIT 1`,
      [this.tx.organizationId, at],
    );
    return { version: row?.version ?? 1, ...documentSettings(row?.settings ?? {}) };
  }

  /** Adds the next version. Callers must have locked the organization. */
  async replaceSettings(
    { version }: VersionedSettings,
    settings: DocumentSettings,
  ): Promise<VersionedSettings> {
    await this.tx.touched(
      `INSERT INTO document_settings (organization_id, version, settings, created_at) VALUES ($1, $2, $3, $4)`,
      [this.tx.organizationId, version + 1, JSON.stringify(settings), this.tx.now],
    );
    return { version: version + 1, ...settings };
  }
}

export interface VersionedSettings extends DocumentSettings {
  readonly version: number;
}
