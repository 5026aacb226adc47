/** Nobody waits longer for a page than this and goes on typing. */
const KEPT_MS = 10_000;

export interface Typed {
  readonly key: string;
  readonly atMs: number;
}

/**
 * Types the keys that somebody typed while the page was loading: they are meant for it, not for the one before.
 *
 * They go into the field that has the focus now, or else are pressed one after the other, until one of them leaves the
 * page. `isLoading` tells that. What is done with is taken out of `keys`.
 */
export function typeAhead(keys: Typed[], { now, isLoading, press }: Release): void {
  const kept = keys.splice(0).filter(({ atMs }) => now - atMs < KEPT_MS);
  if (kept.length > 0 && takesText(document.activeElement)) {
    const text = kept.map(({ key }) => key).join('');
    // The only way to type that the field and its form notice.
    document.execCommand('insertText', false, text);
    return;
  }
  keys.push(...kept);
  while (!isLoading()) {
    const next = keys.shift();
    if (next === undefined) return;
    press(next);
  }
}

interface Release {
  readonly now: number;
  readonly isLoading: () => boolean;
  readonly press: (typed: Typed) => void;
}

function takesText(element: Element | null): boolean {
  return element?.matches('input:not([type=checkbox], [type=radio]), textarea') === true;
}
