import { notFound } from '../../../kernel/problems/problem.js';
import { newId, type NamedFile, type Transaction } from '../../../platform/index.js';
import type { NewFile } from './domain/received-file.js';
import type { ReceivedFileEntity } from './entities/received-file.entity.js';
import { receivedFiles } from './received-files.resource.js';

const COLUMNS = 'organization_id, id, filename, media_type, size, sha256, received_at, created_at';

/** Files that an organization has received. */
export class ReceivedFilesRepository {
  constructor(private readonly tx: Transaction) {}

  /** Stores a file, or says of the one with the same bytes that it came again. Who comes second waits for the first. */
  async receive(file: NewFile): Promise<ReceivedFileEntity & { readonly is_new: boolean }> {
    const row = await this.tx.row<ReceivedFileEntity & { readonly is_new: boolean }>(
      `INSERT INTO received_files (organization_id, id, filename, media_type, size, sha256, received_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
       ON CONFLICT (organization_id, sha256) DO UPDATE SET received_at = EXCLUDED.received_at
       RETURNING ${COLUMNS}, xmax = 0 AS is_new`,
      [
        this.tx.organizationId,
        newId(this.tx.now),
        file.filename,
        file.media_type,
        file.size,
        file.digest.toString('hex'),
        this.tx.now,
      ],
    );
    if (row === undefined) throw new Error('A received file was written and is not there.');
    return row;
  }

  async storeContent(id: string, { content, sha256 }: NamedFile): Promise<void> {
    await this.tx.touched(
      'INSERT INTO received_file_contents (organization_id, id, content, sha256) VALUES ($1, $2, $3, $4)',
      [this.tx.organizationId, id, content, sha256],
    );
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<ReceivedFileEntity> {
    return this.existing(await this.byId(id));
  }

  byId(id: string): Promise<ReceivedFileEntity | undefined> {
    return this.tx.row<ReceivedFileEntity>(
      `SELECT ${COLUMNS} FROM received_files WHERE organization_id = $1 AND id = $2`,
      [this.tx.organizationId, id],
    );
  }

  /** Locks the row until the transaction ends. */
  lockById(id: string): Promise<ReceivedFileEntity | undefined> {
    return this.tx.row<ReceivedFileEntity>(
      `SELECT ${COLUMNS} FROM received_files WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
      [this.tx.organizationId, id],
    );
  }

  /** What finds the bytes of a file. Raises `not_found`. */
  async contentOf(id: string): Promise<NamedFile> {
    return this.existing(
      await this.tx.bytesRow<NamedFile>(
        'SELECT content, sha256 FROM received_file_contents WHERE organization_id = $1 AND id = $2',
        [this.tx.organizationId, id],
      ),
    );
  }

  /** Deletes a locked file unless a foreign key names it. Returns whether it is gone. */
  async deleteUnlessNamed(id: string): Promise<boolean> {
    const statement = 'DELETE FROM received_files WHERE organization_id = $1 AND id = $2';
    return (await this.tx.refusalOf(statement, [this.tx.organizationId, id])) === undefined;
  }

  existing<Row>(row: Row | undefined): Row {
    if (row === undefined) throw notFound(receivedFiles.noun);
    return row;
  }
}
