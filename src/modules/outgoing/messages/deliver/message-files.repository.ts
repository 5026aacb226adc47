import { notFound } from '../../../../kernel/problems/problem.js';
import type { FileAnswer, NamedFile, Transaction } from '../../../../platform/index.js';
import type { MessageFileEntity } from '../entities/message-file.entity.js';
import type { MessageAttachment } from '../domain/message.js';

/** A file that was made for a message, with its bytes or null where they are outside the database. */
export type MessageFile = Omit<FileAnswer, 'content'> & NamedFile;

/** Files that were made for messages of the organization of a transaction. */
export class MessageFilesRepository {
  constructor(private readonly tx: Transaction) {}

  /**
   * Stores a file where it is not there already. Gives it as what goes along with a message.
   *
   * Takes what belongs into its row: its bytes, or null.
   */
  async store(
    { content, media_type, filename, sha256 }: FileAnswer,
    { format, kept }: { readonly format: string; readonly kept: Buffer | null },
  ): Promise<MessageAttachment> {
    await this.tx.touched(
      `INSERT INTO message_files (organization_id, sha256, media_type, content, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [this.tx.organizationId, sha256, media_type, kept, this.tx.now],
    );
    return { format, filename, media_type, sha256: sha256.toString('hex'), bytes: content.length };
  }

  /** A file that a message names. Raises `not_found` for one that was erased with its customer. */
  async file({ sha256, filename, media_type }: MessageAttachment): Promise<MessageFile> {
    const digest = Buffer.from(sha256 ?? '', 'hex');
    const row = await this.tx.bytesRow<Pick<MessageFileEntity, 'content'>>(
      'SELECT content FROM message_files WHERE organization_id = $1 AND sha256 = $2',
      [this.tx.organizationId, digest],
    );
    if (row === undefined) throw notFound('file');
    return { content: row.content, media_type, filename, sha256: digest };
  }
}
