/** What every list has in its address. */
export interface ListSearch {
  /** What is searched for. */
  readonly q?: string;
  /** The field that it is sorted by, with a minus for downwards. */
  readonly sort?: string;
  /** Where the page begins; none for the first page. */
  readonly cursor?: string;
}

/** The search of a list with filters; each is a text in the address. */
export type SearchOf<Filter extends string> = ListSearch & { readonly [Name in Filter]?: string };

type Reader = (text: string) => boolean;

const QUERY_LENGTH_MAX = 100;
const CURSOR_LENGTH_MAX = 2_000;

/** Makes what reads the search of an address for the router. What makes no sense there is left out, never refused. */
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

/** One of a few words. */
export function oneOf(words: readonly string[]): Reader {
  return (text) => words.includes(text);
}

/** Some of a few words, with commas between them. */
export function someOf(words: readonly string[]): Reader {
  return (text) => text.split(',').every((word) => words.includes(word));
}

/** An identifier such as `cus_01h455vb4pex5vsknk084sn02q`. */
export function idWith(prefix: string): Reader {
  const shape = new RegExp(`^${prefix}_[0-9a-z]{26}$`);
  return (text) => shape.test(text);
}

/** A day that the calendar has, `YYYY-MM-DD`. */
export function day(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The code of a currency. */
export function currencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Days from and to, as the API takes them; undefined where neither is given. */
export function dayRange(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lte: to }) };
}

/** What narrows a list down: all of its search but order and place. */
export function filtersOf<S extends ListSearch>(search: S): Omit<S, 'sort' | 'cursor'> {
  const { sort: _sort, cursor: _cursor, ...filters } = search;
  return filters;
}
