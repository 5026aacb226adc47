import type { HistoryState } from '@tanstack/react-router';

/** How a list was left. */
interface RememberedList {
  readonly search: object;
  readonly trail: string[] | undefined;
  /** The records that it showed, in their order. */
  readonly ids: readonly string[];
}

/** The lists of this tab, as they were last seen, by their paths. A reload forgets them. */
const lists = new Map<string, RememberedList>();

/** The record that was opened last from a list, by the path of the list: coming back, it has the focus again. */
const opened = new Map<string, string>();

/** Keeps how a list is seen. */
export function rememberList(
  path: string,
  seen: { readonly search: object; readonly state: HistoryState; readonly ids: readonly string[] },
): void {
  const { search, state, ids } = seen;
  lists.set(path, { search, trail: state.trail, ids });
}

/** The list at this path as it was left; undefined when it was not seen yet. */
export function rememberedList(path: string): RememberedList | undefined {
  return lists.get(path);
}

/** The records before and after one in the list that was left. */
export function neighboursOf(
  path: string,
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const ids = lists.get(path)?.ids ?? [];
  const at = ids.indexOf(id);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: ids[at - 1], next: ids[at + 1] };
}

/** Keeps which record was opened from a list. */
export function rememberLastOpened(path: string, id: string): void {
  opened.set(path, id);
}

/** The record that was opened last from a list, once: the next time, the list begins at its top. */
export function takeLastOpened(path: string): string | undefined {
  const id = opened.get(path);
  opened.delete(path);
  return id;
}
