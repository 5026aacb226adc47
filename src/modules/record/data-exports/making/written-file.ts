import { createHash } from 'node:crypto';
import type { ArchiveFile } from '../../../../platform/index.js';

/** What is known of a file once it was read to its end. */
export interface WrittenFacts {
  readonly file: string;
  readonly size: number;
  readonly sha256: string;
}

/** A file of an archive that tells afterwards how long it was, and its digest. */
export class WrittenFile implements ArchiveFile {
  private readonly hash = createHash('sha256');
  private size = 0;
  private digest = '';

  constructor(
    readonly name: string,
    private readonly parts: AsyncIterable<Buffer> | Iterable<Buffer>,
  ) {}

  get content(): AsyncIterable<Buffer> {
    return this.counted();
  }

  get facts(): WrittenFacts {
    return { file: this.name, size: this.size, sha256: this.digest };
  }

  private async *counted(): AsyncGenerator<Buffer> {
    for await (const part of this.parts) {
      this.hash.update(part);
      this.size += part.length;
      yield part;
    }
    this.digest = this.hash.digest('hex');
  }
}
