import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import {
  Files,
  Log,
  RELEASE,
  Snapshots,
  UnitOfWork,
  zipOf,
  type Principal,
  type Transaction,
} from '../../../../platform/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { organizations } from '../../../people/organizations/organizations.resource.js';
import { ColumnMeanings } from './column-meanings.js';
import { dataExports } from '../data-exports.resource.js';
import type { ExportFacts } from '../domain/manifest.js';
import type { DataExportEntity } from '../entities/data-export.entity.js';
import { BooksReader } from './books-reader.js';
import { ExportFiles } from './export-files.js';
import { ExportStates } from './export-states.service.js';
import { GivenUp, KeptParts } from './kept-parts.js';
import { TAKE_SLOT } from './rows.sql.js';
import { StoredFiles } from './stored-files.js';

/** So many exports are made at once, in the whole installation: each holds a connection while it is made. */
const SLOTS = [1, 2];

/** Writes the books of an organization into a file, in one snapshot and with little memory (decision 0440). */
@Injectable()
export class ExportMaker {
  constructor(
    private readonly work: UnitOfWork,
    private readonly snapshots: Snapshots,
    private readonly states: ExportStates,
    private readonly kept: Files,
    private readonly meanings: ColumnMeanings,
    private readonly log: Log,
  ) {}

  /** Makes the file, unless that is done. Raises what should be tried again. */
  async make(who: Principal, id: string): Promise<void> {
    // Asked before the snapshot, so that everything that was stored by then is in it.
    const at = await this.work.run(who, (tx) => tx.now);
    let row: DataExportEntity | undefined;
    try {
      const hasTurn = await this.snapshots.read(who, async (tx) => {
        if (!(await hasSlot(tx))) return false;
        row = await this.states.begin(who, id, at);
        if (row !== undefined) await this.write(tx, who, row);
        return true;
      });
      if (!hasTurn) await this.states.wait(who, id);
    } catch (error) {
      if (error instanceof GivenUp) return;
      this.log.error('export failed', { export: id, tries: row?.tries, error });
      if (row === undefined || !(await this.states.fail(row, who))) throw error;
    }
  }

  private async write(tx: Transaction, who: Principal, row: DataExportEntity): Promise<void> {
    const reader = new BooksReader(tx);
    const kinds = await reader.kinds(row.kinds);
    if (!(await this.states.count(row, who, await reader.count(kinds)))) throw new GivenUp();
    const facts = await factsOf(tx, row, this.meanings.schemaVersion);
    const stored = new StoredFiles(tx, who, this.kept);
    const files = new ExportFiles({ reader, stored, meanings: this.meanings, facts, kinds });
    const parts = new KeptParts({ work: this.work, files: this.kept, who, row });
    const zip = zipOf(files.all(), facts.snapshot_at);
    const complete = await parts.take(zip, () => files.rowsDone);
    if (!(await this.states.finish(row, who, { ...complete, rows: files.rowsDone }))) throw new GivenUp();
  }
}

async function hasSlot(tx: Transaction): Promise<boolean> {
  for (const slot of SLOTS) {
    const row = await tx.row<{ taken: boolean }>(TAKE_SLOT, [slot]);
    if (row?.taken === true) return true;
  }
  return false;
}

async function factsOf(tx: Transaction, row: DataExportEntity, schemaVersion: string): Promise<ExportFacts> {
  const { id, name, mode } = await new OrganizationsRepository(tx).existing(tx.organizationId);
  const { format, delimiter, decimal_sign, with_files, snapshot_at } = row;
  return {
    id: toTypeId(dataExports.idPrefix, row.id),
    organization: { id: toTypeId(organizations.idPrefix, id), name, mode },
    snapshot_at: snapshot_at ?? tx.now,
    form: { format, delimiter, decimal_sign },
    with_files,
    service_version: RELEASE,
    schema_version: schemaVersion,
  };
}
