import { createHash } from 'node:crypto';
import type { Files, Principal, UnitOfWork } from '../../../../platform/index.js';
import { DataExportsRepository } from '../data-exports.repository.js';
import type { DataExportEntity } from '../entities/data-export.entity.js';

/** Two of them are in memory at once: one that is being filled, and one on its way. */
const PART_BYTES = 4 * 1024 * 1024;

/** Says that another try has begun, or that the export was deleted: whoever is at it ends. */
export class GivenUp extends Error {}

/** Stores the bytes of a file in parts, each in a transaction of its own with the progress that it stands for. */
export class KeptParts {
  private readonly hash = createHash('sha256');
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private position = 0;
  private stored = 0;

  constructor(
    private readonly of: {
      readonly work: UnitOfWork;
      readonly files: Files;
      readonly who: Principal;
      readonly row: DataExportEntity;
    },
  ) {}

  /** Takes all bytes, and what tells the progress. Raises GivenUp. */
  async take(
    bytes: AsyncIterable<Buffer>,
    rowsDone: () => number,
  ): Promise<{ size: number; sha256: Buffer }> {
    for await (const some of bytes) {
      this.waiting.push(some);
      this.waitingBytes += some.length;
      if (this.waitingBytes >= PART_BYTES) await this.store(rowsDone());
    }
    if (this.waitingBytes > 0) await this.store(rowsDone());
    return { size: this.stored, sha256: this.hash.digest() };
  }

  private async store(rowsDone: number): Promise<void> {
    const { work, files, who, row } = this.of;
    const content = Buffer.concat(this.waiting);
    const sha256 = createHash('sha256').update(content).digest();
    await work.run(who, async (tx) => {
      const exports = new DataExportsRepository(tx);
      if (!(await exports.progress(row.id, row.tries, rowsDone))) throw new GivenUp();
      const kept = await files.keep(tx, { content, sha256 });
      const place = { position: this.position, begins_at: this.stored, size: content.length };
      await exports.addPart(row.id, { ...place, sha256, content: kept });
    });
    this.hash.update(content);
    this.position += 1;
    this.stored += content.length;
    this.waiting = [];
    this.waitingBytes = 0;
  }
}
