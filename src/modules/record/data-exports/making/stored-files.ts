import {
  once,
  type ArchiveFile,
  type Files,
  type NamedFile,
  type Principal,
  type Transaction,
} from '../../../../platform/index.js';
import { fileNameOf, folderNameOf } from '../domain/names-of-files.js';
import { CLOSE_FILES, fileKinds, NEXT_FILE, openFiles, type FileKind } from './files.sql.js';

/** A file that a row names. */
interface FoundFile {
  readonly owner: string | null;
  readonly name: string;
  readonly content: Buffer | null;
  readonly sha256: Buffer | null;
}

/** How many files of a kind an export has. */
export interface FileCount {
  readonly kind: string;
  readonly folder: string;
  count: number;
  size: number;
}

/** Reads originals, attachments, files of mails and logos, one at a time. */
export class StoredFiles {
  readonly counts: FileCount[] = [];

  constructor(
    private readonly tx: Transaction,
    private readonly who: Principal,
    private readonly kept: Files,
  ) {}

  async *all(): AsyncGenerator<ArchiveFile> {
    for (const kind of fileKinds) yield* this.ofKind(kind);
  }

  private async *ofKind(kind: FileKind): AsyncGenerator<ArchiveFile> {
    const count: FileCount = { kind: kind.kind, folder: `files/${kind.folder}`, count: 0, size: 0 };
    this.counts.push(count);
    await this.tx.rowsUnprepared(openFiles(kind), [this.tx.organizationId]);
    for (;;) {
      const found = await this.tx.bytesRow<FoundFile>(NEXT_FILE, []);
      if (found === undefined) break;
      const content = await this.bytesOf(found);
      const folder = found.owner === null ? count.folder : `${count.folder}/${folderNameOf(found.owner)}`;
      count.count += 1;
      count.size += content.length;
      yield { name: `${folder}/${fileNameOf(found.name)}`, content: once(content) };
    }
    await this.tx.rowsUnprepared(CLOSE_FILES, []);
  }

  private async bytesOf({ content, sha256 }: FoundFile): Promise<Buffer> {
    if (content !== null) return content;
    const file: NamedFile = { content, sha256: sha256 ?? Buffer.alloc(0) };
    return (await this.kept.whole(this.who.organizationId, file)).content;
  }
}
