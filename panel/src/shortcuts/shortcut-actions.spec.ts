import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusRecord, isForPage, activateShortcut, newBeside } from './shortcut-actions';

afterEach(() => {
  document.body.innerHTML = '';
});

function page(html: string): Element {
  document.body.innerHTML = html;
  // jsdom has no layout: everything counts as visible unless it is hidden.
  for (const one of document.querySelectorAll('*')) {
    one.getClientRects = () => (one.hasAttribute('hidden') ? [] : [{}]) as never;
  }
  return document.body;
}

describe('a single key', () => {
  const pressed = (selector: string) => ({
    key: 'n',
    hasModifier: false,
    target: document.querySelector(selector),
  });

  it('is for the page if no field has the focus', () => {
    page('<main><a href="#">Ada</a></main>');
    expect(isForPage(pressed('a'))).toBe(true);
    expect(isForPage({ ...pressed('a'), hasModifier: true })).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p role="textbox"></p>'])(
    'is not for the page when typed into a field: %s',
    (html) => {
      const field = page(html).firstElementChild;
      expect(isForPage({ key: 'n', hasModifier: false, target: field })).toBe(false);
    },
  );

  it('is for the page when something has been ticked', () => {
    page('<input type="checkbox">');
    expect(isForPage(pressed('input'))).toBe(true);
  });

  it('is not for the page behind a dialog', () => {
    page('<a href="#">Ada</a><div role="dialog" aria-modal="true"><button>Yes</button></div>');
    expect(isForPage(pressed('button'))).toBe(false);
  });

  it('clicks the visible element that declares it', () => {
    page('<a hidden aria-keyshortcuts="n">old</a><button aria-keyshortcuts="n">New</button>');
    const click = vi.fn();
    document.querySelector('button')?.addEventListener('click', click);
    expect(activateShortcut('n')).toBe(true);
    expect(click).toHaveBeenCalledOnce();
    expect(activateShortcut('x')).toBe(false);
  });

  it('focuses a field that declares it', () => {
    page('<input aria-keyshortcuts="/">');
    expect(activateShortcut('/')).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});

describe('the key for a new record', () => {
  it.each([
    ['/invoices/inv_1', '/invoices/new'],
    ['/quotes/quo_1', '/quotes/new'],
    ['/products/prd_1', '/products/new'],
    // A list and the page of a customer have a button for it; what is typed into a form would be lost.
    ['/invoices', undefined],
    ['/customers/cus_1', undefined],
    ['/invoices/new', undefined],
    ['/invoices/inv_1/edit', undefined],
    ['/payments/pay_1', undefined],
  ])('leads from %s to %s', (from, to) => {
    expect(newBeside(from)?.to).toBe(to);
  });
});

describe('the records of a list', () => {
  it('get the focus one by one', () => {
    page('<a href="#1" data-record-link>1</a><a href="#2" data-record-link>2</a>');
    expect(focusRecord(1)).toBe(true);
    expect(document.activeElement?.textContent).toBe('1');
    expect(focusRecord(1)).toBe(true);
    expect(document.activeElement?.textContent).toBe('2');
    expect(focusRecord(1)).toBe(false);
    expect(focusRecord(-1)).toBe(true);
    expect(document.activeElement?.textContent).toBe('1');
  });
});
