/** The parts of the browser that the pages use, because the service is compiled without the types of the DOM. */
export interface Window {
  readonly location: { readonly origin: string; readonly hash: string };
  readonly document: Page;
  readonly navigator: { readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } };
  readonly localStorage: Record<string, string | undefined>;
  readonly MutationObserver: new (react: () => void) => { observe: (at: Node, options: object) => void };
  readonly addEventListener: (type: string, listen: () => void) => void;
}

export interface Page {
  readonly body: Node;
  readonly documentElement: Node;
  readonly querySelectorAll: (selector: string) => Iterable<Node>;
  createElement: (tag: string, ...rest: readonly unknown[]) => Node;
  readonly getElementById: (id: string) => Node | null;
}

export interface Node {
  textContent: string | null;
  /** What fields have. */
  readonly value?: string;
  hidden: boolean;
  tabIndex: number;
  className: string;
  open?: boolean;
  readonly append: (...nodes: readonly Node[]) => void;
  readonly prepend: (...nodes: readonly Node[]) => void;
  readonly focus: () => void;
  readonly scrollIntoView: () => void;
  readonly closest: (selector: string) => Node | null;
  readonly querySelector: (selector: string) => Node | null;
  readonly querySelectorAll: (selector: string) => Iterable<Node>;
  readonly getAttribute: (name: string) => string | null;
  readonly setAttribute: (name: string, value: string) => void;
  readonly addEventListener: (type: string, listen: (event: BrowserEvent) => void) => void;
}

interface BrowserEvent {
  readonly key: string;
  readonly target: Node;
}

export const window = globalThis as unknown as Window;
