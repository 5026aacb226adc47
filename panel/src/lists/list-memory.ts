import type { HistoryState } from '@tanstack/react-router';

/** The state of a list when it was left. */
interface RememberedList {
  readonly search: object;
  readonly trail: string[] | undefined;
  /** The ids of its records, in order. */
  readonly ids: readonly string[];
}

/** The last state of the lists in this tab, by their paths. A reload clears it. */
const lists = new Map<string, RememberedList>();

/** The record opened last from a list, by the path of the list. On return, it gets the focus again. */
const opened = new Map<string, string>();

/** Remembers the state of a list. */
export function rememberList(
  path: string,
  seen: { readonly search: object; readonly state: HistoryState; readonly ids: readonly string[] },
): void {
  const { search, state, ids } = seen;
  lists.set(path, { search, trail: state.trail, ids });
}

/** Returns the last state of the list at this path; undefined if it was not shown yet. */
export function rememberedList(path: string): RememberedList | undefined {
  return lists.get(path);
}

/** Returns the records before and after one in the remembered list. */
export function neighboursOf(
  path: string,
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const ids = lists.get(path)?.ids ?? [];
  const at = ids.indexOf(id);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: ids[at - 1], next: ids[at + 1] };
}

/** Remembers which record was opened from a list. */
export function rememberLastOpened(path: string, id: string): void {
  opened.set(path, id);
}

/** Returns the record opened last from a list, only once: the next time, the list starts at its top. */
export function takeLastOpened(path: string): string | undefined {
  const id = opened.get(path);
  opened.delete(path);
  return id;
}
