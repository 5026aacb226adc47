import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { Page } from '../api/types';

/** Enough for a screen and a half, so that a first "load more" is rarely needed. */
export const PAGE_LIMIT = 50;

/** A list that grows page by page. Takes its key and what loads the page behind a cursor. */
export function useRecordList<T>(key: QueryKey, load: (cursor: string | undefined) => Promise<Page<T>>) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    select: ({ pages }: InfiniteData<Page<T>>) => pages.flatMap(({ data }) => data),
  });
}

export type RecordListQuery<T> = ReturnType<typeof useRecordList<T>>;
