import { window, type Node } from './window.js';

/** Gives a name to each button of Scalar that has none, now and whenever the page changes. */
export function nameButtons(): void {
  const mend = (): void => {
    for (const button of window.document.querySelectorAll('button')) {
      const name = nameOf(button);
      if (name !== undefined) button.setAttribute('aria-label', name);
    }
    // A part without a box, of the same name as another one.
    for (const part of window.document.querySelectorAll('section.contents:not([role])')) {
      part.setAttribute('role', 'group');
    }
  };
  new window.MutationObserver(mend).observe(window.document.body, { childList: true, subtree: true });
  mend();
}

/** The name that a button lacks: it has none, or one without its own text. */
function nameOf(button: Node): string | undefined {
  const name = button.getAttribute('aria-label');
  const text = (button.textContent ?? '').trim();
  if (button.className.includes('show-more') && name?.includes(text) === false) return `${text}: ${name}`;
  if (name !== null) return undefined;
  // Its text is there and not shown.
  if (button.className.includes('scalar-code-copy')) return 'Copy';
  if (text !== '') return undefined;
  return button.getAttribute('title') ?? (button.getAttribute('aria-haspopup') ? 'Options' : 'Show or hide');
}
