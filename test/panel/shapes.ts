import type { Page } from 'playwright-core';

/**
 * What is misshapen on a page, each as a sentence; empty if nothing is.
 *
 * Texts that are cut off by their box: wider or higher than it, or too low for accents and descenders. Chosen values
 * and placeholders that their field cuts. What reaches over the edge of the window. And fields of the browser, which
 * speak its language and not that of the panel.
 */
export function misshapenOn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    ${NAMES}
    return [...${CUT_TEXTS}, ...${CUT_FIELDS}, ...${OVER_THE_EDGE}, ...${FIELDS_OF_THE_BROWSER}];
  })()`);
}

const NAMES = `
  const nameOf = (one) => one.tagName.toLowerCase() + ' "' + one.textContent.trim().slice(0, 60) + '"';
  const all = [...document.querySelectorAll('body *:not(script, style, noscript)')];
  // What only screen readers get.
  const isShown = (one) => one.clientWidth > 1 && getComputedStyle(one).clipPath === 'none';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
`;

/** What people have typed may be of any length, with three dots that say so. The words of the panel are never cut. */
const CUT_TEXTS = `all.flatMap((one) => {
  const hasText = [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
  const { overflowX, overflowY, textOverflow, webkitLineClamp, fontSize } = getComputedStyle(one);
  if (!hasText || !isShown(one) || (overflowX === 'visible' && overflowY === 'visible')) return [];
  if (scrolls(overflowX) || scrolls(overflowY)) return [];
  const isOwnWord = one.closest('button, label, legend, dt, thead') !== null;
  const isTold = (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && !isOwnWord;
  const faults = [];
  if (one.scrollWidth > one.clientWidth + 1 && !isTold) faults.push('cut: ' + nameOf(one));
  if (one.scrollHeight > one.clientHeight + 1 && !isTold) faults.push('cut below: ' + nameOf(one));
  if (one.clientHeight < 1.25 * parseFloat(fontSize)) faults.push('too low: ' + nameOf(one));
  return faults;
})`;

/** The browser does not tell how wide these texts are. */
const CUT_FIELDS = `[
  ...document.querySelectorAll('select, input[placeholder], input[readonly][aria-haspopup=listbox]'),
].flatMap((field) => {
  const shown = field.matches('select') ? field.selectedOptions[0]?.textContent : undefined;
  const typed = field.matches('[readonly]') ? field.value : '';
  const text = shown ?? (field.value === '' ? field.placeholder : typed);
  if (!text || !isShown(field)) return [];
  const { fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  context.font = fontWeight + ' ' + fontSize + ' ' + fontFamily;
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return context.measureText(text).width > room + 1 ? ['cut in its field: "' + text + '"'] : [];
})`;

const OVER_THE_EDGE = `all.flatMap((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  if (!isShown(one) || width === 0 || one.closest('[aria-hidden=true], svg') !== null) return [];
  if (left >= -1 && right <= document.documentElement.clientWidth + 1) return [];
  for (let around = one.parentElement; around !== null; around = around.parentElement) {
    if (scrolls(getComputedStyle(around).overflowX)) return [];
  }
  return ['over the edge: ' + nameOf(one)];
})`;

const FIELDS_OF_THE_BROWSER = `[
  ...document.querySelectorAll('input:is([type=date], [type=time], [type=month], [type^=datetime])'),
].flatMap((one) => {
  return one.closest('[aria-hidden=true]') === null ? ['field of the browser: ' + one.outerHTML.slice(0, 120)] : [];
})`;
