import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  byteaText,
  inParts,
  newId,
  valueRows,
  VersionedTable,
  type Stored,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import type { ImportContentEntity } from './entities/import-content.entity.js';
import type { ImportRowEntity } from './entities/import-row.entity.js';
import type { ImportEntity } from './entities/import.entity.js';
import { imports } from './imports.resource.js';

/** What an import is made of, without the bytes. */
export type ImportReading = Pick<ImportContentEntity, 'mapping' | 'given' | 'columns' | 'findings'>;

/** What a row became. */
export type NewImportRow = Pick<
  ImportRowEntity,
  'place' | 'outcome' | 'object_id' | 'object_version' | 'customer_id' | 'customer_version' | 'fingerprint'
>;

const STORE_CONTENT = `
  INSERT INTO import_contents (organization_id, import_id, content, mapping, given, columns, findings)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (organization_id, import_id) DO UPDATE
    SET mapping = EXCLUDED.mapping, given = EXCLUDED.given, columns = EXCLUDED.columns, findings = EXCLUDED.findings`;

const READING = `
  SELECT mapping, given, columns, findings FROM import_contents WHERE organization_id = $1 AND import_id = $2`;

const WITH_CONTENT = `
  SELECT i.id FROM imports i JOIN import_contents c ON c.organization_id = i.organization_id AND c.import_id = i.id
   WHERE i.organization_id = $1 ORDER BY i.id`;

/** Reads and writes imports, what they are made of, and what became of their rows. */
export class ImportsRepository {
  private readonly rows: VersionedTable<ImportEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'imports');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<ImportEntity> {
    return existing(await this.rows.byId(id));
  }

  /** Locks the row until the transaction ends; undefined if there is none. */
  lockById(id: string): Promise<ImportEntity | undefined> {
    return this.rows.lockById(id);
  }

  /** Locks the row until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<ImportEntity> {
    const row = existing(await this.lockById(id));
    assertVersion(seen, row.version);
    return row;
  }

  insert(columns: Readonly<Record<string, Stored>>): Promise<ImportEntity> {
    return this.rows.insert(newId(this.tx.now), columns);
  }

  update(row: ImportEntity, columns: Readonly<Record<string, Stored>>): Promise<ImportEntity> {
    return this.rows.update(row, columns);
  }

  delete(id: string): Promise<void> {
    return this.rows.delete(id);
  }

  /** Stores what was found, and the bytes if they are new. */
  async storeContent(id: string, found: ImportReading, content: Uint8Array | null): Promise<void> {
    const { mapping, given, columns, findings } = found;
    const texts = [mapping, given, columns, findings].map((value) => JSON.stringify(value));
    await this.tx.touched(STORE_CONTENT, [this.tx.organizationId, id, content, ...texts]);
  }

  /** Undefined once it is gone. */
  reading(id: string): Promise<ImportReading | undefined> {
    return this.tx.row<ImportReading>(READING, [this.tx.organizationId, id]);
  }

  /** The bytes; undefined once they are in the books, or gone. */
  async bytes(id: string): Promise<Buffer | undefined> {
    const row = await this.tx.bytesRow<{ content: Buffer | null }>(
      'SELECT content FROM import_contents WHERE organization_id = $1 AND import_id = $2',
      [this.tx.organizationId, id],
    );
    return row?.content ?? undefined;
  }

  async dropBytes(id: string): Promise<void> {
    await this.tx.touched(
      'UPDATE import_contents SET content = NULL WHERE organization_id = $1 AND import_id = $2',
      [this.tx.organizationId, id],
    );
  }

  async dropContent(id: string): Promise<void> {
    await this.tx.touched('DELETE FROM import_contents WHERE organization_id = $1 AND import_id = $2', [
      this.tx.organizationId,
      id,
    ]);
  }

  /** Those that may still name persons. */
  async withContent(): Promise<string[]> {
    const found = await this.tx.rows<{ id: string }>(WITH_CONTENT, [this.tx.organizationId]);
    return found.map(({ id }) => id);
  }

  async addRows(id: string, rows: readonly NewImportRow[]): Promise<void> {
    for (const part of inParts(rows)) {
      const values = part.flatMap((row) => [
        row.place,
        row.outcome,
        row.object_id,
        row.object_version,
        row.customer_id,
        row.customer_version,
        row.fingerprint,
      ]);
      await this.tx.touched(
        `INSERT INTO import_rows (organization_id, import_id, place, outcome, object_id, object_version,
                                  customer_id, customer_version, fingerprint)
         VALUES ${valueRows(part.length, { shared: ['$1', '$2'], each: 7 })}`,
        [this.tx.organizationId, id, ...values],
      );
    }
  }

  /** Rows that were created and not yet looked at by undoing, the last ones first. */
  createdRows(id: string, limit: number): Promise<ImportRowEntity[]> {
    return this.tx.rows<ImportRowEntity>(
      `SELECT place, object_id, object_version, customer_id, customer_version FROM import_rows
        WHERE organization_id = $1 AND import_id = $2 AND outcome = 'created' ORDER BY place DESC LIMIT $3`,
      [this.tx.organizationId, id, limit],
    );
  }

  async noteOutcome(id: string, places: readonly number[], outcome: 'taken_back' | 'kept'): Promise<void> {
    if (places.length === 0) return;
    await this.tx.touched(
      `UPDATE import_rows SET outcome = $3, fingerprint = CASE WHEN $3 = 'kept' THEN fingerprint END
        WHERE organization_id = $1 AND import_id = $2 AND place = ANY ($4::integer[])`,
      [this.tx.organizationId, id, outcome, places],
    );
  }

  /** What rows became that said the same: the identifier of the object by the fingerprint, in hexadecimal. */
  async madeOf(fingerprints: readonly Buffer[]): Promise<ReadonlyMap<string, string>> {
    if (fingerprints.length === 0) return new Map();
    const rows = await this.tx.rows<{ digest: string; object_id: string }>(
      `SELECT encode(fingerprint, 'hex') AS digest, object_id FROM import_rows
        WHERE organization_id = $1 AND fingerprint = ANY ($2::bytea[])`,
      [this.tx.organizationId, fingerprints.map(byteaText)],
    );
    return new Map(rows.map(({ digest, object_id }) => [digest, object_id]));
  }

  /** Forgets what the rows said that an object was made of. */
  async forget(objectId: string): Promise<void> {
    await this.tx.touched(
      'UPDATE import_rows SET fingerprint = NULL WHERE organization_id = $1 AND object_id = $2',
      [this.tx.organizationId, objectId],
    );
  }
}

function existing(row: ImportEntity | undefined): ImportEntity {
  if (row === undefined) throw notFound(imports.noun);
  return row;
}
