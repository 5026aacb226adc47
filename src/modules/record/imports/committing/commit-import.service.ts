import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import { Log, UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import { CheckImport } from '../checking/check-import.service.js';
import { ImportKinds } from '../checking/import-kinds.js';
import type { KindOfImport, Made } from '../checking/kind-of-import.js';
import { planRows, type PlannedRow, type Planning } from '../checking/plan-rows.js';
import type { ReadRow } from '../checking/read-rows.js';
import type { ImportEntity } from '../entities/import.entity.js';
import { importEvent } from '../imports.events.js';
import { ImportsRepository, type NewImportRow } from '../imports.repository.js';

/** So many rows are one transaction: a second, and little to do again after a crash. */
export const ROWS_PER_CHUNK = 100;
/** The same of each kind: an invoice has lines, a payment, and what follows from both. */
const CHUNKS: Readonly<Record<ImportEntity['kind'], number>> = {
  customers: ROWS_PER_CHUNK,
  products: ROWS_PER_CHUNK,
  invoices: 20,
};
/** It is begun so often without getting on. */
export const TRIES_MAX = 5;
/** Somebody may create one of the rows in the same moment; then it is found at the next try. */
const CHUNK_TRIES_MAX = 3;

/** What is committed. */
interface Commit {
  readonly who: Principal;
  readonly id: string;
  readonly rows: readonly ReadRow[];
  readonly planning: Planning;
}

/** Writes the rows of imports to the books, a chunk at a time. Whoever takes over goes on behind the last chunk. */
@Injectable()
export class CommitImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: CheckImport,
    private readonly kinds: ImportKinds,
    private readonly log: Log,
  ) {}

  /** Commits what is left of an import. Raises what should be tried again. */
  async commit(who: Principal, id: string): Promise<void> {
    const begun = await this.begin(who, id);
    if (begun === undefined) return;
    const { row, bytes, mapping } = begun;
    const { encoding, delimiter, decimal_sign, date_order } = row;
    const form = { encoding, delimiter, decimal_sign, date_order };
    const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null));
    const { rows, planning } = await this.checks.read(bytes, row, { ...given, mapping });
    const commit = { who, id, rows, planning };
    try {
      while (await this.chunkOrAgain(commit)) continue;
    } catch (error) {
      this.log.error('import failed', { import: id, error });
      throw error;
    }
  }

  /** Counts a try. Returns undefined if there is nothing to do, or it was tried often enough. */
  private begin(who: Principal, id: string): Promise<Begun | undefined> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lockById(id);
      if (row?.state !== 'committing') return undefined;
      const [bytes, reading] = [await imports.bytes(id), await imports.reading(id)];
      if (row.tries >= TRIES_MAX || bytes === undefined || reading === undefined) {
        const failed = { state: 'failed', failure: 'interrupted', ended_at: tx.now };
        tx.announce(importEvent('failed', await imports.update(row, failed)));
        return undefined;
      }
      const { mapping } = reading;
      return { row: await imports.update(row, { tries: row.tries + 1 }), bytes, mapping };
    });
  }

  private async chunkOrAgain(commit: Commit): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.chunk(commit);
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'already_exists' || tries >= CHUNK_TRIES_MAX)
          throw error;
      }
    }
  }

  /** Commits the next rows. Returns whether there are more. */
  private chunk({ who, id, rows, planning }: Commit): Promise<boolean> {
    return this.work.run(who, async (tx) => {
      const imports = new ImportsRepository(tx);
      const row = await imports.lockById(id);
      if (row?.state !== 'committing') return false;
      const next = rows.slice(row.rows_done, row.rows_done + CHUNKS[row.kind]);
      const planned = await planRows(tx, next, planning);
      const made = await written(tx, planned, this.kinds.of(row));
      await imports.addRows(id, made);
      const done = row.rows_done + next.length;
      const isEnd = done >= rows.length;
      const now = await imports.update(row, { ...counted(row, made, next.length), ...(isEnd && ended(tx)) });
      if (!isEnd) return true;
      await imports.dropBytes(id);
      tx.announce(importEvent('done', now));
      return false;
    });
  }
}

interface Begun {
  readonly row: ImportEntity;
  readonly bytes: Buffer;
  readonly mapping: Readonly<Record<string, string>>;
}

function ended(tx: Transaction): Record<string, Date | string> {
  return { state: 'done', ended_at: tx.now };
}

function counted(row: ImportEntity, made: readonly NewImportRow[], rows: number): Record<string, number> {
  const created = made.filter(({ outcome }) => outcome === 'created').length;
  const changed = made.length - created;
  return {
    rows_done: row.rows_done + rows,
    created: row.created + created,
    changed: row.changed + changed,
    left_out: row.left_out + rows - made.length,
    tries: 0,
  };
}

/** Writes what is to be created or changed, in the order of the rows. */
async function written(
  tx: Transaction,
  planned: readonly PlannedRow[],
  kind: KindOfImport,
): Promise<NewImportRow[]> {
  const made: NewImportRow[] = [];
  for (const { row, outcome, found } of planned) {
    if (row.details === undefined || outcome === 'leave' || outcome === 'faulty') continue;
    const isNew = outcome === 'create' || found === undefined;
    const object: Made = isNew
      ? await kind.add(tx, row.details)
      : await kind.change(tx, found.id, row.details);
    made.push({
      place: row.place,
      outcome: isNew ? 'created' : 'changed',
      object_id: object.id,
      object_version: object.version,
      customer_id: object.customer?.id ?? null,
      customer_version: object.customer?.version ?? null,
      fingerprint: row.fingerprint ?? null,
    });
  }
  return made;
}
