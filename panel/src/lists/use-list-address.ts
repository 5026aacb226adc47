import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListSearch } from './list-search';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the previous pages; an empty text stands for the first page, which has no cursor. */
    trail?: string[];
    /** The path of the list from which a record was opened. The list is the previous history entry. */
    from?: string;
  }
}

/** The URL of a list, and the functions that change it. */
export interface ListAddress<S extends ListSearch> {
  readonly search: S;
  /** Changes filters, search or order, and returns to the first page. `replace` adds no history entry. */
  change(part: Partial<S>, options?: { replace?: boolean }): void;
  /** Removes all filters. */
  clear(): void;
  next(cursor: string): void;
  /** Undefined on the first page. A page opened by its URL knows only the first page as its previous one. */
  readonly previous: (() => void) | undefined;
  /** The number of previous pages; undefined if unknown. */
  readonly pagesBefore: number | undefined;
}

/** Keeps the state of a list in the URL, so that a link, a reload and the back button lead to the same rows. */
export function useListAddress<S extends ListSearch>(search: S): ListAddress<S> {
  const navigate = useNavigate();
  const trail = useRouterState({ select: ({ location }) => location.state.trail });
  const go = useCallback(
    (to: object, options: { replace?: boolean; trail?: string[] } = {}) => {
      const { replace = false, trail: pages = [] } = options;
      void navigate({
        to: '.',
        search: to as never,
        replace,
        state: { trail: pages },
        resetScroll: !replace,
      });
    },
    [navigate],
  );
  const before = search.cursor === undefined ? [] : trail;
  const previous = (): void => {
    const cursor = before?.at(-1) ?? '';
    go({ ...search, cursor: cursor === '' ? undefined : cursor }, { trail: before?.slice(0, -1) ?? [] });
  };
  return {
    search,
    change: (part, options) => go({ ...search, ...part, cursor: undefined }, options),
    clear: () => go({ sort: search.sort }),
    next: (cursor) => go({ ...search, cursor }, { trail: [...(before ?? []), search.cursor ?? ''] }),
    previous: search.cursor === undefined ? undefined : previous,
    pagesBefore: pagesBefore(search.cursor, before),
  };
}

/** A trail that begins with the first page, which has no cursor, is complete. */
function pagesBefore(cursor: string | undefined, trail: string[] | undefined): number | undefined {
  if (cursor === undefined) return 0;
  return trail?.[0] === '' ? trail.length : undefined;
}
