import type { Stored } from '../contract/resource.js';
import { namesOf } from './column-names.js';
import type { Transaction } from './transaction.js';

/** The columns of every versioned table besides the details. */
export interface VersionedRow {
  readonly id: string;
  readonly version: number;
}

/** Values by column. */
type Values = Readonly<Record<string, Stored>>;

/**
 * Reads and writes the rows of one table of an organization, by id. Each write increments the version.
 *
 * Table and column names come from the code, never from a request.
 */
export class VersionedTable<Row extends VersionedRow> {
  constructor(
    private readonly tx: Transaction,
    private readonly table: string,
  ) {}

  byId(id: string): Promise<Row | undefined> {
    return this.tx.row<Row>(`${this.select} AND id = $2`, [this.tx.organizationId, id]);
  }

  /** Locks the row until the transaction ends. */
  lockById(id: string): Promise<Row | undefined> {
    return this.tx.row<Row>(`${this.select} AND id = $2 FOR UPDATE`, [this.tx.organizationId, id]);
  }

  /** Those that have one of the values in a column. */
  byValues(column: string, values: readonly string[]): Promise<Row[]> {
    return this.tx.rows<Row>(`${this.select} AND ${column} = ANY ($2::text[])`, [
      this.tx.organizationId,
      values,
    ]);
  }

  byIds(ids: readonly string[]): Promise<Row[]> {
    return this.tx.rows<Row>(`${this.select} AND id = ANY ($2::uuid[])`, [this.tx.organizationId, ids]);
  }

  insert(id: string, columns: Values): Promise<Row> {
    const names = Object.keys(columns);
    const places = names.map((_name, index) => `$${index + 4}`);
    const head = `INSERT INTO ${this.table} (organization_id, id, created_at, updated_at, ${names.join(', ')})`;
    const statement = `${head} VALUES ($1, $2, $3, $3, ${places.join(', ')}) RETURNING ${this.columns}`;
    return this.written(statement, [this.tx.organizationId, id, this.tx.now, ...Object.values(columns)]);
  }

  /** Changes a locked row, and only in the version that was read. */
  update({ id, version }: Pick<Row, 'id' | 'version'>, columns: Values): Promise<Row> {
    const changes = Object.keys(columns).map((name, index) => `${name} = $${index + 5}`);
    const statement = `
      UPDATE ${this.table} SET version = version + 1, updated_at = $4, ${changes.join(', ')}
       WHERE organization_id = $1 AND id = $2 AND version = $3 RETURNING ${this.columns}`;
    return this.written(statement, [
      this.tx.organizationId,
      id,
      version,
      this.tx.now,
      ...Object.values(columns),
    ]);
  }

  /** Changes those columns that are given; without any, undefined: the row stays as it is. */
  async change(
    row: Pick<Row, 'id' | 'version'>,
    columns: Readonly<Record<string, Stored | undefined>>,
  ): Promise<Row | undefined> {
    const given = Object.entries(columns).filter((column): column is [string, Stored] => {
      return column[1] !== undefined;
    });
    return given.length === 0 ? undefined : this.update(row, Object.fromEntries(given));
  }

  /** Hides a locked row from lists. */
  archive(row: Pick<Row, 'id' | 'version'>): Promise<Row> {
    return this.update(row, { archived_at: this.tx.now });
  }

  async delete(id: string): Promise<void> {
    const statement = `DELETE FROM ${this.table} WHERE organization_id = $1 AND id = $2`;
    const touched = await this.tx.touched(statement, [this.tx.organizationId, id]);
    if (touched !== 1) throw new Error(`A row of ${this.table} was gone before it was deleted.`);
  }

  /** Deletes a row unless a foreign key of another one names it. Returns whether it is gone. */
  async deleteUnlessNamed(id: string): Promise<boolean> {
    const statement = `DELETE FROM ${this.table} WHERE organization_id = $1 AND id = $2`;
    return (await this.tx.refusalOf(statement, [this.tx.organizationId, id])) === undefined;
  }

  private get select(): string {
    return `SELECT ${this.columns} FROM ${this.table} WHERE organization_id = $1`;
  }

  /**
   * Lists columns by name, because a newer version of the service may have added columns that this one must not return.
   */
  private get columns(): string {
    return namesOf(this.tx.manager.dataSource, this.table);
  }

  private async written(statement: string, values: readonly unknown[]): Promise<Row> {
    const row = await this.tx.row<Row>(statement, values);
    if (row === undefined) throw new Error(`A row of ${this.table} was written and is not there.`);
    return row;
  }
}
