import { window } from './window.js';

/** A whole key; while it is typed it is none yet. */
const KEY = /^ch_live_[0-7][0-9a-z]{25}_[0-9A-Za-z]{49}$/;

/** Calls when the reader has entered a key into any field of the page, once for each key. */
export function onEnteredKey(listen: (key: string) => void): void {
  let last = '';
  window.document.body.addEventListener('input', ({ target }) => {
    const typed = (target.value ?? target.textContent ?? '').trim();
    if (typed === last || !KEY.test(typed)) return;
    last = typed;
    listen(typed);
  });
}
