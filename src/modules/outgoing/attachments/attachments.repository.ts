import type { Transaction } from '../../../platform/index.js';
import type { AttachmentEntity } from './entities/attachment.entity.js';

type Key = Pick<AttachmentEntity, 'id' | 'invoice_id'>;

/** The bytes of attachments of the organization of a transaction. */
export class AttachmentsRepository {
  constructor(private readonly tx: Transaction) {}

  async insert({
    id,
    invoice_id,
    content,
    sha256,
  }: Key & Pick<AttachmentEntity, 'content' | 'sha256'>): Promise<void> {
    await this.tx.touched(
      `INSERT INTO invoice_attachments (organization_id, id, invoice_id, content, sha256, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [this.tx.organizationId, id, invoice_id, content, sha256, this.tx.now],
    );
  }

  byId(id: string): Promise<AttachmentEntity | undefined> {
    return this.tx.row<AttachmentEntity>(
      'SELECT * FROM invoice_attachments WHERE organization_id = $1 AND id = $2',
      [this.tx.organizationId, id],
    );
  }

  /** The invoice that an attachment belongs to, without its bytes. */
  keyOf(id: string): Promise<Key | undefined> {
    return this.tx.row<Key>(
      'SELECT id, invoice_id FROM invoice_attachments WHERE organization_id = $1 AND id = $2',
      [this.tx.organizationId, id],
    );
  }

  /** The bytes of all attachments of an invoice that have any, by their identifiers; null of those outside. */
  async contents(invoiceId: string): Promise<ReadonlyMap<string, Buffer | null>> {
    const rows = await this.tx.rows<{ readonly id: string; readonly content: Buffer | null }>(
      `SELECT id, content FROM invoice_attachments
        WHERE organization_id = $1 AND invoice_id = $2 AND (content IS NOT NULL OR sha256 IS NOT NULL)`,
      [this.tx.organizationId, invoiceId],
    );
    return new Map(rows.map(({ id, content }) => [id, content]));
  }

  async delete(id: string): Promise<void> {
    await this.tx.touched('DELETE FROM invoice_attachments WHERE organization_id = $1 AND id = $2', [
      this.tx.organizationId,
      id,
    ]);
  }
}
