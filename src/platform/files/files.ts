import { createHash } from 'node:crypto';
import { unavailable } from '../books/database-errors.js';
import type { Transaction } from '../books/transaction.js';
import { BucketStore } from './bucket-store.js';
import { fileKey, type FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';
import type { FilesConfig } from './files-config.js';

/** What a row says of a file: its bytes, or null where they are outside the database. */
export interface NamedFile {
  readonly content: Buffer | null;
  readonly sha256: Buffer;
}

/** A file with its bytes. */
export interface WholeFile extends NamedFile {
  readonly content: Buffer;
}

/** Returns where files are kept outside the database; undefined if they are in it. */
export function storeOf(config: FilesConfig): FileStore | undefined {
  if (config.in === 'folder') return new FolderStore(config.folder);
  return config.in === 'bucket' ? new BucketStore(config) : undefined;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Stores a file and deletes it. Returns a sentence for the operator if that fails. */
export async function filesWarnings(config: FilesConfig): Promise<string[]> {
  const [store, content] = [storeOf(config), Buffer.from('A file of the start.')];
  const key = fileKey(NOBODY, createHash('sha256').update(content).digest());
  try {
    await store?.put(key, content);
    await store?.delete(key);
    return [];
  } catch (error) {
    return [`Files cannot be stored where FILES_URL says: ${(error as Error).message}`];
  }
}

/** Keeps whoever sweeps a file apart from those who are about to name it. $1 is the key of the file. */
export const NAMING = 'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4706237))';
export const SWEEPING = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 4706237))';

/**
 * The bytes of files: in the rows that name them, or outside the database, as FILES_URL says (decision 0153).
 *
 * Bytes in a row are read from there wherever new ones go, so that files can be moved while the service runs.
 */
export class Files {
  constructor(readonly store: FileStore | undefined) {}

  /**
   * Stores the bytes of a file that this transaction is about to name. Returns what belongs into its row.
   *
   * Raises Problem `unavailable`.
   */
  async keep(tx: Transaction, { content, sha256 }: WholeFile): Promise<Buffer | null> {
    const { store } = this;
    if (store === undefined) return content;
    if (tx.isDryRun) return null;
    const key = fileKey(tx.organizationId, sha256);
    await tx.rows(NAMING, [key]);
    await reached(store.put(key, content));
    return null;
  }

  /** Returns the bytes that a row names; undefined if they are lost or damaged. Raises Problem `unavailable`. */
  async find(organizationId: string, { content, sha256 }: NamedFile): Promise<Buffer | undefined> {
    if (content !== null) return content;
    if (this.store === undefined)
      throw new Error('A file is outside the database, and FILES_URL names no place.');
    const found = await reached(this.store.get(fileKey(organizationId, sha256)));
    const isWhole = found !== undefined && createHash('sha256').update(found).digest().equals(sha256);
    return isWhole ? found : undefined;
  }

  /** Returns a file that cannot be made again with its bytes. Raises an Error if they are lost. */
  async whole<File extends NamedFile>(organizationId: string, file: File): Promise<File & WholeFile> {
    const content = await this.find(organizationId, file);
    if (content !== undefined) return { ...file, content };
    throw new Error(`The file ${fileKey(organizationId, file.sha256)} is lost or damaged.`);
  }
}

/** The place of files is one of the things that may be away for a while, like the database. */
async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw unavailable('The files cannot be reached right now.', error);
  }
}
