import { writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, visitor } from './in-browser.js';

/** The panel without a mouse. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

const focused = (text: string): Promise<void> =>
  page
    .locator(':focus')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();

describe('the keyboard shortcuts', () => {
  it('are listed in a dialog, which takes the focus and returns it', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('link', { name: 'Products' }).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByText('Next row').waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate("document.activeElement.closest('[role=dialog]') !== null")).toBe(true);
    }
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('shortcuts');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await focused('Products');
  });

  it('open every part of the panel, and move through its lists', async () => {
    await visitor.signIn('/invoices');
    for (const [key, path] of [
      ['o', '/'],
      ['c', '/customers'],
      ['m', '/payments'],
      ['b', '/bank'],
      ['r', '/credit-notes'],
      ['x', '/outbox'],
      ['s', '/settings/organization'],
      ['i', '/invoices'],
      ['p', '/products'],
    ]) {
      await page.keyboard.press('g');
      await page.keyboard.press(key ?? '');
      await page.waitForURL(`**${path ?? ''}`);
    }
    await page.getByRole('link', { name: 'Punched cards' }).waitFor();
    await page.keyboard.press('j');
    await focused('Punched cards');
    await page.keyboard.press('j');
    await focused('Programming');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Punched cards' }).waitFor();
    await page.keyboard.press('u');
    await page.waitForURL('**/products');
  });

  it('open the next step of an invoice, and begin another record beside the open one', async () => {
    const draft = `/invoices/${books.invoices[0] ?? ''}`;
    await visitor.signIn(draft);
    await page.getByRole('button', { name: 'Finalize…' }).waitFor();
    await page.keyboard.press('f');
    const question = page.getByRole('dialog', { name: 'Finalize this invoice?' });
    await question.getByText('€113.65').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
    await question.waitFor({ state: 'detached' });
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: /^Record/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('d');
    await page.waitForURL(`**/invoices/new?copy_of=${books.invoices[0] ?? ''}`);
    for (const [path, wanted] of [
      [draft, '/invoices/new'],
      [`/products/${books.product}`, '/products/new'],
      [`/customers/${books.customer}`, `/invoices/new?customer_id=${books.customer}`],
    ] as const) {
      await visitor.open(path);
      await page.locator('#content h1').waitFor();
      await page.keyboard.press('n');
      await page.waitForURL(`**${wanted}`);
    }
  });

  it('are ordinary letters in a field', async () => {
    await visitor.signIn('/customers');
    await page.keyboard.press('/');
    await page.keyboard.type('n?gc/');
    expect(await page.getByRole('searchbox').inputValue()).toBe('n?gc/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.waitForURL('**/customers?q=*');
  });

  it('are not pressed by what is typed ahead while a page is still loading', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('link', { name: 'New customer' }).waitFor();
    let go: () => void = () => undefined;
    const isWanted = new Promise<void>((resolve) => (go = resolve));
    await page.route(/new-customer-page[^/]*\.js/, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.keyboard.press('n');
    await page.keyboard.type('Bing i');
    go();
    await page.getByRole('heading', { level: 1, name: 'New customer' }).waitFor();
    await visitor.sees(`document.querySelector('#content input').value === 'Bing i'`);
    expect(new URL(page.url()).pathname).toBe('/customers/new');
    page.on('dialog', (question) => void question.accept());
  });

  it('can be switched off permanently', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visitor.reload();
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('Tab');
    expect([await page.getByRole('dialog').count(), new URL(page.url()).pathname]).toEqual([0, '/customers']);
  });
});

describe('the keyboard focus', () => {
  it('is visible on every element', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('rowheader').first().waitFor();
    const bare: string[] = [];
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate<string>(OUTLINE);
      if (seen !== '') bare.push(seen);
    }
    expect(bare).toEqual([]);
  });
});

/** Returns the focused element if it shows no ring: neither itself, nor around it, nor over its row. */
const OUTLINE = `(() => {
  const one = document.activeElement;
  if (one === document.body) return '';
  const rings = [one, one.parentElement].flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')]);
  return rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    ? '' : one.outerHTML.slice(0, 120);
})()`;
