import type { Page } from '@countinghouse/client';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { filtersOf, type ListSearch } from './list-search';

/** Enough for a screen and a half, so that turning the page is rarely needed. */
export const PAGE_LIMIT = 50;

interface ListSource<T> {
  /** What the list is of; the first part of the keys under which its answers are kept. */
  readonly name: string;
  readonly search: ListSearch;
  /** Loads the page that the search names. */
  readonly load: (signal: AbortSignal) => Promise<Page<T>>;
  /** Counts the rows on all pages. Lists that are never long need none. */
  readonly count?: (signal: AbortSignal) => Promise<Page<T>>;
}

/** One page of a list. The page before stays until the next one is there. */
export function useRecordPage<T>({ name, search, load, count }: ListSource<T>) {
  const page = useQuery({
    queryKey: [name, 'list', search],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  });
  // Counting takes longer than reading a page, so nothing waits for it.
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
