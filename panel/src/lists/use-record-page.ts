import type { Page } from '@countinghouse/client';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { keysOf, type Noun } from '../api/query-keys';
import { filtersOf, type ListSearch } from './list-search';

/** Enough for one and a half screens, so that few users need another page. */
export const PAGE_LIMIT = 50;

/** Loads one page of a list: the one at the cursor of its search. */
export type LoadPage<T, S> = (
  search: S,
  page: { readonly limit: number; readonly with_total?: true },
  options?: { readonly signal?: AbortSignal },
) => Promise<Page<T>>;

interface ListSource<T, S> {
  readonly name: Noun;
  readonly search: S;
  readonly load: LoadPage<T, S>;
  readonly limit?: number;
  /** Whether the rows on all pages are counted. Short lists need no count. */
  readonly isCounted?: boolean;
}

/** Returns one page of a list. The previous page stays until the next one is loaded. */
export function useRecordPage<T, S extends ListSearch>(source: ListSource<T, S>) {
  const { name, search, load, limit = PAGE_LIMIT, isCounted = true } = source;
  const page = useQuery({
    queryKey: keysOf(name).list(search, limit),
    queryFn: ({ signal }) => load(search, { limit }, { signal }),
    placeholderData: keepPreviousData,
  });
  // Counting takes longer than loading a page, so nothing waits for it.
  const isMore = page.data?.has_more === true || search.cursor !== undefined;
  const filters = filtersOf(search);
  const total = useQuery({
    queryKey: keysOf(name).count(filters),
    queryFn: isCounted
      ? ({ signal }) => load(filters as S, { limit: 1, with_total: true }, { signal })
      : skipToken,
    enabled: isMore,
    retry: false,
  });
  return { ...page, total: isMore ? total.data?.total_count : page.data?.data.length };
}

export type RecordPageQuery<T> = ReturnType<typeof useRecordPage<T, ListSearch>>;
