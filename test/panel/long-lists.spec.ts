import type { Response } from 'playwright-core';
import { seedBooks } from '../support/seed-books.js';
import { openWindow, page, panel, testInBrowser, visitor } from './in-browser.js';

/** Lists of 100,000 invoices: as much work for the panel and for the service as lists of a hundred. */

const SIZE = { customers: 5_000, products: 2_000, invoices: 100_000 };

/** Filling takes longer than other preparations. */
const FILL_MS = 240_000;

/** What one page of a list may be, uncompressed. */
const LIST_BYTES_MAX = 120_000;

/**
 * The longest answer of the service while a list is looked through. On a machine that does nothing else the slowest
 * takes a tenth of this; a statement that reads all rows takes several times as much.
 */
const ANSWER_MS_MAX = 1_500;

/** What the page holds at most: a page of fifty rows, whatever the length of the list. */
const ELEMENTS_MAX = 3_000;

testInBrowser();

beforeAll(async () => {
  const { rows } = await panel.database.admin.query<{ id: string }>('SELECT id FROM organizations');
  const [organization] = rows;
  if (rows.length !== 1 || organization === undefined) throw new Error('There is not one organization.');
  await seedBooks(panel.database.admin, organization.id, SIZE);
  await panel.database.admin.query('ANALYZE');
}, FILL_MS);

interface Answer {
  readonly query: string;
  readonly ms: number;
  readonly bytes: number;
}

const isList = (response: Response): boolean => new URL(response.url()).pathname.endsWith('/v1/invoices');

/** What the service answers from now on to who asks for invoices, and how long it takes. */
function listedAnswers(): Promise<Answer>[] {
  const answers: Promise<Answer>[] = [];
  page.on('response', (response) => {
    if (!isList(response)) return;
    const { requestStart, responseStart } = response.request().timing();
    const query = new URL(response.url()).search;
    answers.push(
      response.body().then(({ length }) => ({ query, ms: responseStart - requestStart, bytes: length })),
    );
  });
  return answers;
}

describe('a list of 100,000 invoices', () => {
  it('is opened, sorted, turned, filtered and searched with small answers that come at once', async () => {
    await openWindow();
    await visitor.signIn('/products');
    const answers = listedAnswers();
    const steps: readonly (readonly [query: RegExp, step: () => Promise<unknown>])[] = [
      [/^\?limit=50$/, () => page.getByRole('link', { name: 'Invoices', exact: true }).first().click()],
      [/sort=-total/, () => page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click()],
      [/cursor=/, () => page.getByRole('button', { name: 'Next' }).click()],
      [/limit=50.*status=overdue/, () => page.getByRole('button', { name: /^Overdue/ }).click()],
      [/q=INV/, () => page.getByRole('searchbox').fill('INV-00050')],
    ];
    for (const [query, step] of steps) {
      const isWanted = (response: Response): boolean =>
        isList(response) && query.test(new URL(response.url()).search);
      await Promise.all([page.waitForResponse(isWanted), step()]);
      await page.locator('tbody tr').first().waitFor();
      expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(ELEMENTS_MAX);
      expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(50);
    }
    const heard = await Promise.all(answers);
    expect(heard.length).toBeGreaterThanOrEqual(steps.length);
    expect(heard.filter(({ ms, bytes }) => ms > ANSWER_MS_MAX || bytes > LIST_BYTES_MAX)).toEqual([]);
    await visitor.picture('invoices-100000');
  });

  it('has any invoice found by the palette', async () => {
    const { rows } = await panel.database.admin.query<{ number: string }>(
      'SELECT number FROM invoices WHERE number IS NOT NULL ORDER BY created_at OFFSET 50000 LIMIT 1',
    );
    const number = rows[0]?.number ?? '';
    await openWindow();
    await visitor.signIn('/');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.locator('input:focus').waitFor();
    await page.keyboard.type(number);
    // It is not opened: the rows have what lists and searches read, and no parties or lines.
    await palette.getByRole('button', { name: number }).waitFor();
  });
});
