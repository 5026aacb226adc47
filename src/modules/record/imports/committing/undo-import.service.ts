import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import { ImportKinds } from '../checking/import-kinds.js';
import { importEvent } from '../imports.events.js';
import { ImportsRepository } from '../imports.repository.js';
import { ROWS_PER_CHUNK } from './commit-import.service.js';

/** Takes back what imports have created, a chunk at a time, unless somebody has used or changed it since. */
@Injectable()
export class UndoImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly kinds: ImportKinds,
  ) {}

  async undo(who: Principal, id: string): Promise<void> {
    while (await this.chunk(who, id)) continue;
  }

  /** Takes the last rows back. Returns whether there are more. */
  private chunk(who: Principal, id: string): Promise<boolean> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lockById(id);
      if (row?.state !== 'undoing') return false;
      const rows = await imports.createdRows(id, ROWS_PER_CHUNK);
      const kind = this.kinds.of(row);
      const [gone, kept]: [number[], number[]] = [[], []];
      for (const one of rows) ((await kind.takeBack(tx, one)) ? gone : kept).push(one.place);
      await imports.noteOutcome(id, gone, 'taken_back');
      await imports.noteOutcome(id, kept, 'kept');
      const counts = { taken_back: row.taken_back + gone.length, kept: row.kept + kept.length };
      const isEnd = rows.length < ROWS_PER_CHUNK;
      const now = await imports.update(row, {
        ...counts,
        ...(isEnd && { state: 'undone', ended_at: tx.now }),
      });
      if (isEnd) tx.announce(importEvent('undone', now));
      return !isEnd;
    });
  }
}
