import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  newId,
  VersionedTable,
  type NamedFile,
  type Stored,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import type { ExportFailure } from './domain/data-export.js';
import { dataExports } from './data-exports.resource.js';
import type { DataExportEntity } from './entities/data-export.entity.js';

/** One at a time decides whether there may be another export of an organization. */
const ASKING = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 4706241))';

const UNDER_WAY = `
  SELECT count(*)::integer AS count FROM data_exports
   WHERE organization_id = $1 AND state IN ('queued', 'running')`;

/** A try that was given up, or an export that was deleted, writes no more. */
const PROGRESS = `
  UPDATE data_exports SET rows_done = $4 WHERE organization_id = $1 AND id = $2 AND tries = $3 AND state = 'running'`;

const ADD_PART = `
  INSERT INTO data_export_parts (organization_id, data_export_id, position, begins_at, size, sha256, content)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const PART_AT = `
  SELECT begins_at::text AS begins_at, sha256, content FROM data_export_parts
   WHERE organization_id = $1 AND data_export_id = $2 AND begins_at <= $3 ORDER BY begins_at DESC LIMIT 1`;

const DROP_PARTS = 'DELETE FROM data_export_parts WHERE organization_id = $1 AND data_export_id = $2';

const WITH_DATA = `
  SELECT id FROM data_exports WHERE organization_id = $1 AND state IN ('queued', 'running', 'ready')
   ORDER BY created_at, id`;

/** A part of a file. */
export interface NewPart {
  readonly position: number;
  readonly begins_at: number;
  readonly size: number;
  readonly sha256: Buffer;
  readonly content: Buffer | null;
}

/** A part that holds a certain byte. */
export type PartAt = NamedFile & { readonly begins_at: string };

/** Reads and writes exports and their parts. */
export class DataExportsRepository {
  private readonly rows: VersionedTable<DataExportEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'data_exports');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<DataExportEntity> {
    const row = await this.rows.byId(id);
    if (row === undefined) throw notFound(dataExports.noun);
    return row;
  }

  /** Locks the row until the transaction ends; undefined if there is none. */
  find(id: string): Promise<DataExportEntity | undefined> {
    return this.rows.lockById(id);
  }

  /** Locks the row until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<DataExportEntity> {
    const row = await this.find(id);
    if (row === undefined) throw notFound(dataExports.noun);
    assertVersion(seen, row.version);
    return row;
  }

  /** Returns how many are under way. Until the transaction ends nobody else adds one. */
  async countUnderWay(): Promise<number> {
    await this.tx.rows(ASKING, [this.tx.organizationId]);
    const row = await this.tx.row<{ count: number }>(UNDER_WAY, [this.tx.organizationId]);
    return row?.count ?? 0;
  }

  insert(columns: Readonly<Record<string, Stored>>): Promise<DataExportEntity> {
    return this.rows.insert(newId(this.tx.now), columns);
  }

  update(row: DataExportEntity, columns: Readonly<Record<string, Stored>>): Promise<DataExportEntity> {
    return this.rows.update(row, columns);
  }

  delete(id: string): Promise<void> {
    return this.rows.delete(id);
  }

  /** Notes how many rows a try has written. Returns false if it is not the current one any more. */
  async progress(id: string, tries: number, done: number): Promise<boolean> {
    return (await this.tx.touched(PROGRESS, [this.tx.organizationId, id, tries, done])) === 1;
  }

  async addPart(id: string, { position, begins_at, size, sha256, content }: NewPart): Promise<void> {
    await this.tx.rows(ADD_PART, [this.tx.organizationId, id, position, begins_at, size, sha256, content]);
  }

  /** The part that has this byte; undefined if the file was deleted meanwhile. */
  partAt(id: string, byte: number): Promise<PartAt | undefined> {
    return this.tx.bytesRow<PartAt>(PART_AT, [this.tx.organizationId, id, byte]);
  }

  async dropParts(id: string): Promise<void> {
    await this.tx.rows(DROP_PARTS, [this.tx.organizationId, id]);
  }

  /** Deletes the file of an export and says why. */
  async expire(row: DataExportEntity, failure: ExportFailure): Promise<DataExportEntity> {
    await this.dropParts(row.id);
    return this.update(row, { state: 'expired', failure, expires_at: this.tx.now });
  }

  /** Those that have, or will have, what was stored until now. */
  async withData(): Promise<string[]> {
    const found = await this.tx.rows<{ id: string }>(WITH_DATA, [this.tx.organizationId]);
    return found.map(({ id }) => id);
  }
}
