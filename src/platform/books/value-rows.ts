/** More than these never go into one statement, so that there are few distinct statements, and each is prepared. */
const ROWS_MAX = 64;
const EXACT_MAX = 16;

/**
 * Divides rows into parts for one INSERT each: parts of 64, then of 16, then the rest.
 *
 * A part has 1 to 16 rows, or 64.
 */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let from = 0; from < rows.length; from += parts.at(-1)?.length ?? 0) {
    const left = rows.length - from;
    parts.push(rows.slice(from, from + (left >= ROWS_MAX ? ROWS_MAX : Math.min(left, EXACT_MAX))));
  }
  return parts;
}

/** Where the values of rows stand among the parameters of a statement. */
interface RowValues {
  /** What each row begins with, such as `$1`. */
  readonly shared: readonly string[];
  /** How many parameters stand before those of the first row: as many as are shared, if absent. */
  readonly after?: number;
  /** How many values of its own a row takes. */
  readonly each: number;
  /** How many parameters a row has, if it takes only the first of them. */
  readonly of?: number;
}

/**
 * The rows behind VALUES: `($1, $2, $3), ($1, $4, $5)` for two rows that share the first value.
 *
 * Rows of VALUES are written by the node of a distributed database that they belong to; an INSERT of a SELECT that
 * names no table is refused there. PostgreSQL reads them faster than arrays, too.
 */
export function valueRows(
  rows: number,
  { shared, after = shared.length, each, of = each }: RowValues,
): string {
  return Array.from({ length: rows }, (_none, row) => {
    const own = Array.from({ length: each }, (_same, at) => `$${after + row * of + at + 1}`);
    return `(${[...shared, ...own].join(', ')})`;
  }).join(', ');
}

/** Makes a text for each number of rows once, because it is looked up by its text. */
export function byCount(text: (rows: number) => string): (rows: number) => string {
  const known = new Map<number, string>();
  return (rows) => {
    let found = known.get(rows);
    if (found === undefined) known.set(rows, (found = text(rows)));
    return found;
  };
}
