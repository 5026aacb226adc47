/** Where a key was pressed, as far as it matters. */
export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  /** What had the focus. */
  readonly target: EventTarget | null;
}

/** Places that `g` and a letter lead to. */
export const goToPaths = {
  o: '/',
  i: '/invoices',
  c: '/customers',
  p: '/products',
  s: '/settings',
} as const;

/** Whether a single key is meant for the page: not typed into a field, and not pressed in a dialog or an open list. */
export function isForPage({ hasModifier, target }: KeyPress): boolean {
  if (hasModifier) return false;
  if (!(target instanceof Element)) return true;
  const takesKeys = 'input, textarea, select, [contenteditable], [role=textbox], [role=listbox]';
  if (target.closest(takesKeys) !== null) return false;
  return document.querySelector('[role=dialog][aria-modal=true]') === null;
}

/** Does what the element with this key stands for: a field gets the focus, everything else is pressed. */
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

/** Whether Enter belongs to the list that is open below a field, and not to the form around the field. */
export function takesEnter(target: Element): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true';
}

/**
 * Presses the button for Ctrl+Enter, or Ctrl+Shift+Enter, in the form or dialog around the focused element.
 *
 * It presses the button instead of submitting the form, because only the button knows what it saves. It does nothing
 * while a name is typed for which no record is picked: the form would be saved with the record picked before.
 */
export function pressSaveButton(target: Element, hasShift: boolean): void {
  if (target.hasAttribute('data-unpicked') && takesEnter(target)) return;
  const keys = hasShift ? 'Control+Shift+Enter' : 'Control+Enter';
  const scope = target.closest('form, [role=dialog]');
  scope?.querySelector<HTMLElement>(`[aria-keyshortcuts="${keys}"]:not(:disabled)`)?.click();
}

/** Moves the focus to the record after or before the one that has it. */
export function focusRecord(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-record-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[next]?.focus();
  return links[next] !== undefined;
}
