/** A key press. */
export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  /** The focused element. */
  readonly target: EventTarget | null;
}

/** The paths that `g` followed by a letter opens. */
export const goToPaths = {
  o: '/',
  i: '/invoices',
  q: '/quotes',
  a: '/recurring-invoices',
  m: '/payments',
  b: '/bank',
  e: '/bills',
  r: '/credit-notes',
  x: '/outbox',
  d: '/approvals',
  c: '/customers',
  p: '/products',
  l: '/price-lists',
  s: '/settings',
} as const;

/** Where `n` leads from the page of one record, and what somebody needs for it. */
const NEW_BESIDE = {
  invoices: { to: '/invoices/new', scope: 'invoices:write' },
  quotes: { to: '/quotes/new', scope: 'quotes:write' },
  'recurring-invoices': { to: '/recurring-invoices/new', scope: 'invoices:write' },
  products: { to: '/products/new', scope: 'products:write' },
  'price-lists': { to: '/price-lists/new', scope: 'price_lists:write' },
} as const;

/** Returns where `n` leads from this path if no element of the page declares it; undefined if nowhere. */
export function newBeside(path: string): (typeof NEW_BESIDE)[keyof typeof NEW_BESIDE] | undefined {
  const [, noun] =
    /^\/(invoices|quotes|recurring-invoices|products|price-lists)\/(?!new$)[^/]+$/.exec(path) ?? [];
  return NEW_BESIDE[noun as keyof typeof NEW_BESIDE];
}

/** Whether a single key is meant for the page: not typed into a field, nor pressed in a dialog or an open list. */
export function isForPage({ hasModifier, target }: KeyPress): boolean {
  if (hasModifier) return false;
  if (!(target instanceof Element)) return true;
  // A tick takes the space bar alone: what is ticked is then decided on with one key.
  const takesKeys =
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox], [role=listbox]';
  if (target.closest(takesKeys) !== null) return false;
  return !isDialogOpen();
}

/** Whether a dialog has the page's attention. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}

/** Activates the element that declares this key: focuses a field, clicks any other element. */
export function activateShortcut(key: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (one) => one.getAttribute('aria-keyshortcuts') === key && one.getClientRects().length > 0,
  );
  if (element === undefined) return false;
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else element.click();
  return true;
}

/** Whether Enter belongs to the open list of a field, and not to the form around the field. */
export function takesEnter(target: Element): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true';
}

/**
 * Clicks the button for Ctrl+Enter, or Ctrl+Shift+Enter, in the form or dialog around the focused element.
 *
 * It clicks the button instead of submitting the form, because only the button knows what it saves. It does nothing
 * while a picker contains typed text without a picked record: the form would save the previous record.
 */
export function pressSaveButton(target: Element, hasShift: boolean): void {
  if (target.hasAttribute('data-unpicked') && takesEnter(target)) return;
  const keys = hasShift ? 'Control+Shift+Enter' : 'Control+Enter';
  const scope = target.closest('form, [role=dialog]');
  scope?.querySelector<HTMLElement>(`[aria-keyshortcuts="${keys}"]:not(:disabled)`)?.click();
}

/** Moves the focus to the next or previous record. */
export function focusRecord(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-record-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[next]?.focus();
  return links[next] !== undefined;
}
