import { window } from './window.js';

/** What parts of Swagger UI lack, or have wrong: the attributes that each gets. */
const MENDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.servers select': { 'aria-label': 'Server' },
  '.content-type': { 'aria-label': 'Media type' },
  '.body-param__text': { 'aria-label': 'Body of the request' },
  '.examples-select select': { 'aria-label': 'Example' },
  '.close-modal': { 'aria-label': 'Close' },
  // Its own name is another than its text.
  '.modal-btn.authorize[type=submit]': { 'aria-label': 'Authorize' },
  '.scheme-container': { role: 'region', 'aria-label': 'Server and key' },
  'section.models': { 'aria-label': 'Schemas' },
  '.models > h4': { role: 'heading', 'aria-level': '3' },
  // Boxes that scroll, which the keyboard must reach.
  '.opblock pre': { tabindex: '0' },
};

/** Gives parts of Swagger UI the names that they lack, now and whenever the page changes. */
export function mendNames(): void {
  const mend = (): void => {
    for (const [selector, attributes] of Object.entries(MENDED)) {
      for (const part of window.document.querySelectorAll(selector)) {
        for (const [name, value] of Object.entries(attributes)) {
          if (part.getAttribute(name) !== value) part.setAttribute(name, value);
        }
      }
    }
  };
  new window.MutationObserver(mend).observe(window.document.body, { childList: true, subtree: true });
  mend();
}
