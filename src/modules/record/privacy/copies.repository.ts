import type { NamedFile, Transaction } from '../../../platform/index.js';
import type { CopiedFiles, CopyRoot } from './domain/personal-copy.js';
import { files, ofObjects, PARTS_OF_RECORDS, rootPage, rowsOf, type StoredFile } from './copies.sql.js';

/** What a customer has, read in parts: an invoice has at most 500 items, and 20 of them fit into memory. */
const ROOTS = 20;
/** Events have a copy of a whole invoice each. */
const OF_OBJECTS = 50;

/** Where a page of what a customer has begins: behind this one. */
export interface RootPlace {
  readonly id: string;
  readonly at: string;
}

const BEGIN: RootPlace = { id: '00000000-0000-0000-0000-000000000000', at: '-infinity' };

/** A row as JSON, and its place among those of the same objects. */
export interface PlacedRow {
  readonly place: string;
  readonly text: string;
}

/** Where the next rows of the same objects begin, and which columns are left out. */
export interface RowPlace {
  readonly after: string;
  readonly without: readonly string[];
}

/** What is stored of a customer, in parts that fit into memory. Rows are JSON as PostgreSQL writes it. */
export class CopiesRepository {
  constructor(private readonly tx: Transaction) {}

  /** The next part of what a customer has; nothing after the last one. */
  roots(root: CopyRoot, customerId: string, after: RootPlace = BEGIN): Promise<RootPlace[]> {
    return this.tx.rows<RootPlace>(rootPage(root), [
      this.tx.organizationId,
      customerId,
      after.at,
      after.id,
      ROOTS,
    ]);
  }

  /** The rows of a table that one of its columns says to belong to these. */
  async rows(
    table: string,
    key: string,
    { ids, without }: { readonly ids: readonly string[]; readonly without: readonly string[] },
  ): Promise<string[]> {
    const left = ['organization_id', ...without];
    const found = await this.tx.rows<{ text: string }>(rowsOf(table, key), [
      this.tx.organizationId,
      ids,
      left,
    ]);
    return found.map(({ text }) => text);
  }

  async partsOf(records: readonly string[]): Promise<string[]> {
    const found = await this.tx.rows<{ id: string }>(PARTS_OF_RECORDS, [this.tx.organizationId, records]);
    return found.map(({ id }) => id);
  }

  /** The next rows of a table that tells of objects. */
  ofObjects(table: string, objects: readonly string[], { after, without }: RowPlace): Promise<PlacedRow[]> {
    const left = ['organization_id', ...without];
    const values = [this.tx.organizationId, objects, left, after, OF_OBJECTS];
    return this.tx.rows<PlacedRow>(ofObjects[table] ?? '', values);
  }

  /** The files that belong to these, without their bytes. */
  files(kind: CopiedFiles, ids: readonly string[]): Promise<StoredFile[]> {
    return this.tx.rows<StoredFile>(files[kind].list, [this.tx.organizationId, ids]);
  }

  /** A file; undefined if it was erased meanwhile. */
  file(kind: CopiedFiles, { owner, key }: StoredFile): Promise<NamedFile | undefined> {
    return this.tx.row<NamedFile>(files[kind].content, [this.tx.organizationId, owner, key]);
  }
}
