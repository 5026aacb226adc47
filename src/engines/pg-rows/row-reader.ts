import { asciiTypes } from './ascii-types.js';
import type { DataRow } from './data-row.js';

/** A column of an answer, as the server describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format: 'text' | 'binary';
}

type Parser = (text: string) => unknown;

/** What pg knows of the types of columns. */
export interface TypeParsers {
  getTypeParser(oid: number, format: string): Parser;
}

/** How the rows of a statement are read: out of its columns comes an object. */
export interface RowReader {
  readonly fields: readonly Field[];
  readonly read: (row: DataRow) => object;
}

/** What a statement has that gives none. */
export const noRows: RowReader = {
  fields: [],
  read: () => {
    throw new Error('A statement that gives no rows gave one.');
  },
};

const readers = new Map<string, RowReader>();

/** The reader of a statement's rows; one for all connections, as long as they describe the same columns. */
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
 * A function that makes all of a row in one object literal.
 *
 * V8 then knows the shape of the row before there is one. A loop of assignments makes it grow from shape to shape,
 * and takes several times as long, as does whoever reads such an object later.
 */
function compiled(fields: readonly Field[], parsers: readonly Parser[]): RowReader['read'] {
  const columns = fields.map(({ name, dataTypeID }, at) => {
    const text = asciiTypes.has(dataTypeID) ? 'row.ascii()' : 'row.text()';
    return `${JSON.stringify(name)}: (text = ${text}) === null ? null : parse${at}(text)`;
  });
  const names = parsers.map((_, at) => `parse${at}`);
  const body = `return (row) => { let text; return { ${columns.join(', ')} }; }`;
  // The text consists of numbers and of names of columns as string literals.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function(...names, body) as (...given: readonly Parser[]) => RowReader['read'];
  return make(...parsers);
}
