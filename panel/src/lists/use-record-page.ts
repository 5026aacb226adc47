import type { Page } from '@countinghouse/client';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { filtersOf, type ListSearch } from './list-search';

/** Enough for one and a half screens, so that few users need another page. */
export const PAGE_LIMIT = 50;

interface ListSource<T> {
  /** The name of the list; the first part of its query keys. */
  readonly name: string;
  readonly search: ListSearch;
  /** Loads the page of the search. */
  readonly load: (signal: AbortSignal) => Promise<Page<T>>;
  /** Counts the rows on all pages. Short lists need no count. */
  readonly count?: (signal: AbortSignal) => Promise<Page<T>>;
}

/** Returns one page of a list. The previous page stays until the next one is loaded. */
export function useRecordPage<T>({ name, search, load, count }: ListSource<T>) {
  const page = useQuery({
    queryKey: [name, 'list', search],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  });
  // Counting takes longer than loading a page, so nothing waits for it.
  const isMore = page.data?.has_more === true || search.cursor !== undefined;
  const total = useQuery({
    queryKey: [name, 'count', filtersOf(search)],
    queryFn: count === undefined ? skipToken : ({ signal }) => count(signal),
    enabled: isMore,
    retry: false,
  });
  return { ...page, total: isMore ? total.data?.total_count : page.data?.data.length };
}

export type RecordPageQuery<T> = ReturnType<typeof useRecordPage<T>>;
