/** Nobody waits longer for a page than this and goes on typing. */
const KEPT_MS = 10_000;

interface Typed {
  readonly key: string;
  readonly atMs: number;
}

/** The keys that somebody types while a page is loading: they are meant for that page, not for the one before. */
export class TypedAhead {
  private keys: Typed[] = [];

  add(typed: Typed): void {
    this.keys.push(typed);
  }

  /**
   * Types the keys into the field that has the focus now, or else presses them one after the other, until one of them
   * leaves the page. `isLoading` tells that.
   */
  release({ now, isLoading, press }: Release): void {
    this.keys = this.keys.filter(({ atMs }) => now - atMs < KEPT_MS);
    if (this.keys.length > 0 && takesText(document.activeElement)) {
      const text = this.keys.map(({ key }) => key).join('');
      this.keys = [];
      // The only way to type that the field and its form notice.
      document.execCommand('insertText', false, text);
    }
    while (!isLoading()) {
      const next = this.keys.shift();
      if (next === undefined) return;
      press(next);
    }
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
