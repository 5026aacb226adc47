import pg from 'pg';

/** A column of an answer, as the server describes it. */
interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format: 'text' | 'binary';
}

type Parser = (text: string) => unknown;

/** How rows of a statement are read: a parser for each column, and a row without values to begin with. */
interface Shape {
  readonly fields: readonly Field[];
  readonly parsers: readonly Parser[];
  readonly empty: object;
}

/** The part of pg's query and its result that its types leave out. */
interface Internals {
  readonly name: string;
  readonly _result: {
    fields: readonly Field[];
    _parsers: readonly Parser[];
    _prebuiltEmptyResultObject: object;
    readonly _types: { getTypeParser(oid: number, format: string): Parser };
  };
  _accumulateRows: boolean;
}

const shapes = new Map<string, Shape>();

/**
 * A prepared statement with its values.
 *
 * The server describes the columns with each answer, and pg makes parsers and an empty row of that description anew;
 * here that is done once for each statement, as long as the description stays the same.
 */
export class PreparedQuery extends pg.Query {
  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const query = this as unknown as Internals;
    const { name, _result: result } = query;
    const known = shapes.get(name);
    const shape =
      known !== undefined && areSame(known.fields, fields) ? known : shapeOf(fields, result._types);
    if (shape !== known) shapes.set(name, shape);
    result.fields = shape.fields;
    result._parsers = shape.parsers;
    result._prebuiltEmptyResultObject = shape.empty;
    query._accumulateRows = true;
  }
}

function areSame(known: readonly Field[], now: readonly Field[]): boolean {
  if (known.length !== now.length) return false;
  return known.every(({ name, dataTypeID, format }, at) => {
    const field = now[at];
    return field?.name === name && field.dataTypeID === dataTypeID && field.format === format;
  });
}

function shapeOf(fields: readonly Field[], types: Internals['_result']['_types']): Shape {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
  const parsers = fields.map(({ dataTypeID, format }) => types.getTypeParser(dataTypeID, format));
  // Out of JSON comes an object that is quick to copy; out of so many single assignments does not.
  return { fields, parsers, empty: JSON.parse(JSON.stringify(empty)) as object };
}
