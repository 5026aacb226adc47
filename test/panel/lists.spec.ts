import type { Request } from 'playwright-core';
import { create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The lists: their state is in the URL, so links, reloads and the back button restore it. */

/** A page of fifty rows, uncompressed. */
const LIST_BYTES_MAX = 60_000;

/** The height of a row whose texts take one line. */
const ROW_PX_MAX = 52;

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
  for (const name of ['Lovelace Analytics', 'Babbage & Sons', 'Jacquard Looms']) {
    await create(panel, token, { path: '/customers', body: { name } });
  }
  for (let number = 1; number <= 118; number += 1) {
    const body = { name: `Product ${String(number).padStart(3, '0')}`, price: number / 100 };
    await create(panel, token, { path: '/products', body });
  }
});

beforeEach(() => openWindow());

const search = (): string => new URL(page.url()).search;
const names = (): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();
const firstRow = (name: string): Promise<void> =>
  page.locator('tbody tr').first().filter({ hasText: name }).waitFor();

describe('the search of a list', () => {
  it('runs while typing, and is in the URL', async () => {
    await visitor.signIn('/customers');
    await page.keyboard.press('/');
    await page.keyboard.type('loom');
    await page.waitForURL('**/customers?q=loom');
    await page.getByText('1 entry').waitFor();
    expect(await names()).toEqual(['Jacquard Looms']);
    await page.reload();
    await firstRow('Jacquard Looms');
    expect(await page.getByRole('searchbox').inputValue()).toBe('loom');
    await page.getByRole('searchbox').press('Escape');
    await page.getByText('4 entries').waitFor();
    expect(search()).toBe('');
  });

  it('says when nothing is found, and offers to clear it', async () => {
    await visitor.signIn('/customers?q=zeppelin');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customers-nothing-found');
    await page.getByRole('status').getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('4 entries').waitFor();
    expect(search()).toBe('');
  });
});

describe('the order of a list', () => {
  it('changes with the header of a column, which shows it', async () => {
    await visitor.signIn('/customers');
    const header = page.getByRole('columnheader', { name: 'Name' });
    expect(await header.getAttribute('aria-sort')).toBe('none');
    await header.getByRole('button').press('Enter');
    await page.waitForURL('**/customers?sort=name');
    await firstRow('Babbage & Sons');
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    await page.getByRole('status').getByText('Sorted by Name, ascending').waitFor();
    await header.getByRole('button').press('Enter');
    await firstRow('Lovelace Analytics');
    expect([await header.getAttribute('aria-sort'), search()]).toEqual(['descending', '?sort=-name']);
    await page.goBack();
    await firstRow('Babbage & Sons');
    await page.goBack();
    await firstRow('Jacquard Looms');
    expect(search()).toBe('');
  });

  it('of amounts begins with the largest', async () => {
    await visitor.signIn('/invoices');
    await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
    await page.waitForURL('**/invoices?sort=-total');
    await firstRow('€142,056.25');
  });
});

describe('the pages of a list', () => {
  it('turn forwards, backwards, by the browser, and by reloading', async () => {
    await visitor.signIn('/products?sort=name');
    await page.getByText('1–50 · 120 entries').waitFor();
    await firstRow('Product 001');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51–100 · 120 entries').waitFor();
    await firstRow('Product 051');
    expect(search()).toContain('cursor=');
    await page.reload();
    await page.getByText('51–100 · 120 entries').waitFor();
    await firstRow('Product 051');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('101–120 · 120 entries').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await firstRow('Product 051');
    await page.goBack();
    await firstRow('Product 101');
    await page.goBack();
    await page.goBack();
    await firstRow('Product 001');
    expect(search()).toBe('?sort=name');
  });

  it('work from a link to the second page', async () => {
    await visitor.signIn('/products?sort=name');
    await page.getByRole('button', { name: 'Next' }).click();
    await firstRow('Product 051');
    const link = page.url();
    await visitor.open('/invoices');
    await visitor.open(link.slice(panel.baseUrl.length));
    await firstRow('Product 051');
    await page.getByRole('button', { name: 'Previous' }).click();
    await firstRow('Product 001');
  });

  it('start again when the order changes', async () => {
    await visitor.signIn('/products?sort=name');
    await page.getByRole('button', { name: 'Next' }).click();
    await firstRow('Product 051');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await firstRow('Punched cards');
    expect(search()).toBe('?sort=-name');
  });
});

describe('the filters of a list', () => {
  it('of states, customers and days narrow the invoices down together', async () => {
    await visitor.signIn('/invoices');
    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('checkbox', { name: 'Open' }).check();
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByRole('checkbox', { name: 'Draft' }).check();
    await page.waitForURL('**/invoices?status=draft,open');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoices-filter');
    await page.keyboard.press('Escape');
    await page.locator(':focus').filter({ hasText: 'Status: Draft, Open' }).waitFor();

    await page.getByRole('button', { name: 'Customer', exact: true }).click();
    await page.getByRole('combobox', { name: 'Customer' }).fill('diff');
    await page.getByRole('option', { name: 'Difference Engines GmbH' }).click();
    await page.waitForURL(`**/invoices?status=draft,open&customer_id=${books.customer}`);
    await page.getByRole('button', { name: 'Customer: Difference Engines GmbH' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Issued', exact: true }).first().click();
    await page.getByLabel('From').fill('2026-11-03');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByLabel('From').fill('2026-11-02');
    await page.getByText('3 entries').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByText('3 entries').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoices-filtered');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL('**/invoices');
  });

  it('that are invalid are removed from the list and its URL', async () => {
    await visitor.signIn('/invoices?status=stolen&sort=secret&issued_from=2026-02-30');
    await page.getByText('3 entries').waitFor();
  });

  it('show archived products separately', async () => {
    await visitor.signIn('/products?active=false');
    await page.getByText('1 entry').waitFor();
    expect((await names())[0]).toContain('Punched cards');
  });
});

/**
 * What the list of the API is asked for while the page loads anew, and the bytes of the answers.
 *
 * Takes the noun of the list, and the text that the page shows when the last answer has come.
 */
async function answersOnReload(noun: string, last: string): Promise<{ query: string; bytes: number }[]> {
  const asked: Request[] = [];
  const note = (request: Request): void => void asked.push(request);
  page.on('request', note);
  await visitor.reload();
  await page.getByText(last).waitFor();
  page.off('request', note);
  // Of the requests only, and now: bodies of answers to the page before are gone with it.
  const ofList = asked.filter((request) => new URL(request.url()).pathname.endsWith(`/v1/${noun}`));
  return Promise.all(
    ofList.map(async (request) => {
      const body = await (await request.response())?.body();
      return { query: new URL(request.url()).search, bytes: body?.length ?? 0 };
    }),
  );
}

describe('a list', () => {
  it('of any length asks for one page and a count of the rest', async () => {
    await visitor.signIn('/products');
    await page.getByText('120 entries').waitFor();
    const answers = await answersOnReload('products', '120 entries');
    expect(answers.map(({ query }) => query).sort()).toEqual(['?limit=1&with_total=true', '?limit=50']);
    expect(answers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(LIST_BYTES_MAX);
  });

  it('of invoices counts only those that wait, because of the others there may be very many', async () => {
    await visitor.signIn('/invoices');
    await page.getByText('3 entries').waitFor();
    const answers = await answersOnReload('invoices', '3 entries');
    expect(answers.map(({ query }) => query).sort()).toEqual([
      '?limit=1&with_total=true&status=draft',
      '?limit=1&with_total=true&status=open',
      '?limit=1&with_total=true&status=overdue',
      '?limit=50',
    ]);
  });

  it.each([360, 768, 1280, 3840])('fits into %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await visitor.signIn('/invoices?status=draft,open&sort=-total');
    await firstRow('€142,056.25');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture(`invoices-${width}`);
  });

  it('can be sorted by a menu where there are no headers', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.signIn('/invoices');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Due, ascending');
    await page.waitForURL('**/invoices?sort=due_date');
  });

  it('whose page no longer exists can start again', async () => {
    await visitor.signIn('/customers?cursor=nonsense');
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByText('4 entries').waitFor();
    expect(search()).toBe('');
  });

  it.each(['en-GB', 'de-DE', 'fr-FR'])('has rows of one line in %s', async (locale) => {
    await visitor.leave();
    await openWindow({ viewport: { width: 1440, height: 900 }, locale });
    const items = [{ product_id: books.product, quantity: 1, price: 1_234_567.89 }];
    const body = { customer_id: books.customer, items, tax_rate: 19, finalize: true };
    const issued = await create(panel, token, { path: '/invoices', body });
    const payment = { amount: 1_000_000, method: 'bank_transfer', reference: 'Transfer of the first half' };
    await create(panel, token, { path: `/invoices/${issued}/payments`, body: payment });
    for (const path of ['/invoices?customer_id=' + books.customer, '/payments']) {
      if (path === '/payments') await visitor.open(path);
      else await visitor.signIn(path);
      await page.locator('tbody tr').first().waitFor();
      const heights = `[...document.querySelectorAll('tbody tr')].map((row) => row.offsetHeight)`;
      expect(Math.max(...(await page.evaluate<number[]>(heights)))).toBeLessThanOrEqual(ROW_PX_MAX);
      await visitor.picture(`rows-${path.slice(1, 4)}-${locale}`);
    }
  });
});
