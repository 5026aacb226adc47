import pg from 'pg';
import { asciiTypes } from './ascii-types.js';
import type { DataRow } from './data-row.js';

/** A column of an answer, as the server describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format: 'text' | 'binary';
}

const [BYTEA, TEXT]: readonly [number, number] = [pg.types.builtins.BYTEA, pg.types.builtins.TEXT];

type Parser = (text: string) => unknown;

/** pg's parsers of column types. */
export interface TypeParsers {
  getTypeParser(oid: number, format: string): Parser;
}

/** Reads the rows of a statement: makes an object of the columns. */
export interface RowReader {
  readonly fields: readonly Field[];
  readonly read: (row: DataRow) => object;
}

/** The reader of a statement that returns no rows. */
export const noRows: RowReader = {
  fields: [],
  read: () => {
    throw new Error('A statement that gives no rows gave one.');
  },
};

const readers = new Map<string, RowReader>();

/** Returns the reader of a statement's rows. Connections share it while they describe the same columns. */
export function rowReader(statement: string, fields: readonly Field[], types: TypeParsers): RowReader {
  const known = readers.get(statement);
  if (known !== undefined && areSame(known.fields, fields)) return known;
  const parsers = fields.map(({ dataTypeID, format }) => types.getTypeParser(dataTypeID, format));
  const reader = { fields, read: compiled(fields, parsers) };
  readers.set(statement, reader);
  return reader;
}

function areSame(known: readonly Field[], now: readonly Field[]): boolean {
  if (known.length !== now.length) return false;
  return known.every(({ name, dataTypeID, format }, at) => {
    const field = now[at];
    return field?.name === name && field.dataTypeID === dataTypeID && field.format === format;
  });
}

/**
 * Compiles a function that makes a row as one object literal.
 *
 * V8 then knows the shape of the row in advance. A loop of assignments changes the shape with every property, which
 * takes several times as long, and so does every later access to such an object.
 */
function compiled(fields: readonly Field[], parsers: readonly Parser[]): RowReader['read'] {
  const columns = fields.map((field, at) => `${JSON.stringify(field.name)}: ${columnOf(field, at)}`);
  const names = parsers.map((_, at) => `parse${at}`);
  const body = `return (row) => { let text; return { ${columns.join(', ')} }; }`;
  // The text contains only numbers, and column names as string literals.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function(...names, body) as (...given: readonly Parser[]) => RowReader['read'];
  return make(...parsers);
}

/** The code that reads a column. */
function columnOf({ dataTypeID, format, name }: Field, at: number): string {
  if (format === 'binary') {
    if (dataTypeID === BYTEA) return 'row.stored()';
    if (dataTypeID === TEXT) return 'row.utf8()';
    throw new Error(`The column ${name} is neither a text nor bytes, and was asked for as it is stored.`);
  }
  const text = asciiTypes.has(dataTypeID) ? 'row.ascii()' : 'row.text()';
  return `(text = ${text}) === null ? null : parse${at}(text)`;
}
