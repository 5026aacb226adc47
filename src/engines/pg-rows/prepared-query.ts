import pg from 'pg';
import type { DataRow } from './data-row.js';
import { noRows, rowReader, type Field, type RowReader, type TypeParsers } from './row-reader.js';

/** A statement and the name that it is prepared under. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Whether its columns come as they are stored: texts and bytes only. */
  readonly isBinary: boolean;
}

/** pg passes null for 'no error', although its types say undefined. */
type Done = (error: Error | null | undefined, result: pg.QueryResult) => void;

/** The part of pg's query and its result that its types leave out. */
interface Internals {
  name: string;
  binary: boolean;
  values: readonly unknown[];
  readonly _result: { fields: readonly Field[]; readonly rows: object[]; readonly _types: TypeParsers };
  _canceledDueToError: unknown;
  hasBeenParsed(connection: Connection): boolean;
}

/** The part of pg's connection that sends a statement. */
interface Connection {
  bind(bound: Bound): void;
  execute(portal: { portal: string }): void;
  sync(): void;
}

interface Bound {
  readonly portal: string;
  readonly statement: string;
  readonly values: readonly unknown[];
  readonly binary: boolean;
  readonly valueMapper: Mapper;
}

type Mapper = (value: unknown) => unknown;

const { prepareValue } = (pg as unknown as { utils: { prepareValue: Mapper } }).utils;
const pgQuery = pg.Query.prototype as unknown as {
  prepare(connection: Connection): void;
  handleCommandComplete(message: object, connection: unknown): void;
};

/** The statements that are prepared on one connection, each with the reader of its rows. */
export type Described = Map<string, RowReader>;

/**
 * A statement that is prepared under a name, with its values.
 *
 * pg asks for a description of the columns with each answer and parses it each time. This class asks once per statement
 * and connection, because the server refuses to run a prepared statement whose columns have changed.
 */
export class PreparedQuery extends pg.Query {
  private reader: RowReader | undefined;

  constructor(
    { name, text, values, isBinary }: NamedStatement,
    private readonly described: Described,
    done: Done,
  ) {
    super(text, values, done);
    this.internals.name = name;
    this.internals.binary = isBinary;
  }

  prepare(connection: Connection): void {
    const { name, values, binary, _result: result } = this.internals;
    this.reader = this.internals.hasBeenParsed(connection) ? this.described.get(name) : undefined;
    if (this.reader === undefined) return pgQuery.prepare.call(this, connection);
    result.fields = this.reader.fields;
    try {
      connection.bind({ portal: '', statement: name, values, binary, valueMapper: prepareValue });
      connection.execute({ portal: '' });
    } catch (error) {
      // A value could not be converted to text: nothing was sent, and the answer to `sync` reports it.
      this.internals._canceledDueToError = error;
    }
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const { name, _result: result } = this.internals;
    result.fields = fields;
    try {
      this.reader = rowReader(name, fields, result._types);
      this.described.set(name, this.reader);
    } catch (error) {
      this.internals._canceledDueToError = error;
    }
  }

  handleCommandComplete(message: object, connection: unknown): void {
    const { name } = this.internals;
    if (this.reader === undefined) this.described.set(name, noRows);
    pgQuery.handleCommandComplete.call(this, message, connection);
  }

  handleDataRow(row: DataRow): void {
    const { internals, reader } = this;
    if (reader === undefined || internals._canceledDueToError !== false) return;
    try {
      internals._result.rows.push(reader.read(row));
    } catch (error) {
      internals._canceledDueToError = error;
    }
  }

  private get internals(): Internals {
    return this as unknown as Internals;
  }
}
