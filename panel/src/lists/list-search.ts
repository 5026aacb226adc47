/** The search parameters of every list. */
export interface ListSearch {
  /** The text to search for. */
  readonly q?: string;
  /** The field to sort by, with a minus for descending. */
  readonly sort?: string;
  /** The cursor of the page; none for the first page. */
  readonly cursor?: string;
}

/** The search parameters of a list with filters, each as text. */
export type SearchOf<Filter extends string> = ListSearch & { readonly [Name in Filter]?: string };

type Reader = (text: string) => boolean;

const QUERY_LENGTH_MAX = 100;
const CURSOR_LENGTH_MAX = 2_000;

/** Returns a parser of search parameters for the router. Invalid values are omitted, never refused. */
export function listSearch<Filter extends string>(
  sorts: readonly string[],
  filters: Readonly<Record<Filter, Reader>>,
): (search: Record<string, unknown>) => SearchOf<Filter> {
  const readers: Record<string, Reader> = {
    ...filters,
    q: (text) => text.length <= QUERY_LENGTH_MAX,
    sort: (text) => sorts.includes(text.replace(/^-/, '')),
    cursor: (text) => text.length <= CURSOR_LENGTH_MAX,
  };
  return (search) => {
    const entries = Object.entries(readers).filter(([name, isGood]) => {
      const text = search[name];
      return typeof text === 'string' && text !== '' && isGood(text);
    });
    return Object.fromEntries(entries.map(([name]) => [name, search[name]])) as SearchOf<Filter>;
  };
}

/** Accepts one of a few values. */
export function oneOf(words: readonly string[]): Reader {
  return (text) => words.includes(text);
}

/** Accepts some of a few values, separated by commas. */
export function someOf(words: readonly string[]): Reader {
  return (text) => text.split(',').every((word) => words.includes(word));
}

/** Accepts an identifier such as `cus_01h455vb4pex5vsknk084sn02q`. */
export function idWith(prefix: string): Reader {
  const shape = new RegExp(`^${prefix}_[0-9a-z]{26}$`);
  return (text) => shape.test(text);
}

/** Accepts an existing day, `YYYY-MM-DD`. */
export function day(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Accepts a currency code. */
export function currencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Converts a range of days for the API; undefined if neither end is given. */
export function dayRange(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lte: to }) };
}

/** Returns the filters: all parameters except order and page. */
export function filtersOf<S extends ListSearch>(search: S): Omit<S, 'sort' | 'cursor'> {
  const { sort: _sort, cursor: _cursor, ...filters } = search;
  return filters;
}
