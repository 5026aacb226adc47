import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListSearch } from './list-search';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages before this one; the first page has none and is an empty text. */
    trail?: string[];
    /** The path of the list from which a record was opened: it is the entry before this one. */
    from?: string;
  }
}

/** The address of a list: what it shows, and what changes that. */
export interface ListAddress<S extends ListSearch> {
  readonly search: S;
  /** Changes filters, words or order, and goes back to the first page. `replace` makes no step in the history. */
  change(part: Partial<S>, options?: { replace?: boolean }): void;
  /** Leaves out all that narrows the list down. */
  clear(): void;
  next(cursor: string): void;
  /** Undefined on the first page. A page that was opened by its address knows no other before it than the first. */
  readonly previous: (() => void) | undefined;
  /** How many pages are before this one; undefined when that is not known. */
  readonly pagesBefore: number | undefined;
}

/** Keeps what a list shows in the address, so that a link, a reload and the way back lead to the same rows. */
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

/** A trail that begins with the first page, which has no cursor, is whole. */
function pagesBefore(cursor: string | undefined, trail: string[] | undefined): number | undefined {
  if (cursor === undefined) return 0;
  return trail?.[0] === '' ? trail.length : undefined;
}
