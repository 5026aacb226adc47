import type { BrowserContextOptions } from 'playwright-core';
import { call, create, tokenOf, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, panel, testInBrowser, visitor } from './in-browser.js';
import type { Visitor } from './visitor.js';

/** The start page: first steps, later the key figures, and the lists that it links to. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const WALL = { viewport: { width: 3840, height: 2160 } };
const DAY_MS = 86_400_000;

testInBrowser();

/** The month so many months ago, where the organization is, as `YYYY-MM`. */
function monthBefore(months: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' });
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7);
}

async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  await openWindow(options);
  await visitor.signIn();
  return visitor;
}

/** All figures of a month are shown, on a phone below its name, and nothing empty follows the last card. */
async function overviewIsComplete(isPhone: boolean): Promise<void> {
  const { page, sees } = visitor;
  const table = page.getByRole('table', { name: 'Net revenue by month' });
  const received = isPhone ? table.getByText('Received: €19.00') : table.locator('td', { hasText: '€19.00' });
  await received.filter({ visible: true }).waitFor();
  await sees(`document.documentElement.scrollHeight <= Math.max(innerHeight, ${END_OF_CARDS} + 100)`);
}

const END_OF_CARDS = `Math.max(...[...document.querySelectorAll('#content section')]
  .map((card) => card.getBoundingClientRect().bottom + scrollY))`;

describe('a new installation', () => {
  it.each(['light', 'dark'] as const)('shows the first steps in the %s theme', async (colorScheme) => {
    const { page, barriers, picture } = await visit({ colorScheme });
    await page.getByRole('heading', { level: 1, name: 'Welcome to Countinghouse' }).waitFor();
    const steps = page.locator('#content').getByRole('listitem');
    expect(await steps.first().innerText()).toContain('Say where you are');
    expect(await steps.nth(1).innerText()).toContain('Say who you are');
    expect(await steps.filter({ hasText: 'Add a customer' }).count()).toBe(1);
    // The key of the first start is nobody's own step.
    expect(await steps.filter({ has: page.getByLabel('Done') }).count()).toBe(0);
    expect(await barriers()).toEqual([]);
    await picture(`dashboard-empty-${colorScheme}`);
    await page.getByRole('link', { name: 'Add a product' }).click();
    await page.waitForURL('**/products/new');
  });

  it('asks where it is, and sets what follows for documents and mails', async () => {
    const { page, barriers, picture, isIn } = await visit({ locale: 'de-AT', timezoneId: 'Europe/Vienna' });
    await page.getByRole('button', { name: 'Sagen Sie, wo Sie sind' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sagen Sie, wo Sie sind' });
    await isIn('Land');
    const valueOf = (label: string): Promise<string> =>
      dialog.getByRole('combobox', { name: label }).inputValue();
    const shown = (): Promise<string[]> =>
      Promise.all(['Land', 'Sprache der Dokumente und E-Mails', 'Währung', 'Zeitzone'].map(valueOf));
    expect(await shown()).toEqual(['Österreich', 'Österreichisches Deutsch', 'EUR · Euro', 'Europe/Vienna']);
    await dialog.getByRole('combobox', { name: 'Land' }).fill('Schweiz');
    await page.getByRole('option', { name: 'Schweiz' }).click();
    expect(await shown()).toEqual([
      'Schweiz',
      'Schweizer Hochdeutsch',
      'CHF · Schweizer Franken',
      'Europe/Zurich',
    ]);
    await dialog.getByRole('combobox', { name: 'Land' }).fill('Deutschland');
    await page.getByRole('option', { name: 'Deutschland' }).click();
    expect(await barriers()).toEqual([]);
    await picture('dashboard-place');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Sagen Sie, wo' }).getByLabel('Erledigt').waitFor();
    const token = await tokenOf(panel);
    const get = async (path: string): Promise<object> => (await call(panel, token, { path })).body as object;
    expect(await get('/organization')).toMatchObject({
      address: { country: 'DE' },
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
    });
    expect(await get('/organization/documents')).toMatchObject({ locale: 'de' });
    expect(await get('/mail-settings')).toMatchObject({ language: 'de' });
  });

  it.each([
    ['payments', 'No payments yet'],
    ['credit-notes', 'No credit notes yet'],
  ])('has no %s', async (noun, title) => {
    const { page, open, barriers, picture } = await visit();
    await open(`/${noun}`);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await barriers()).toEqual([]);
    await picture(`${noun}-empty`);
  });
});

describe('a business with documents', () => {
  let books: SomeBooks;

  beforeAll(async () => {
    books = await writeSomeBooks(panel);
    const token = await tokenOf(panel);
    const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
    const invoice = (price: number, more: object): Promise<string> =>
      write('/invoices', {
        customer_id: books.customer,
        items: [{ product_id: books.product, quantity: 1, price }],
        tax_rate: 19,
        finalize: true,
        ...more,
      });
    const late = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);
    // The dates of a series never go back.
    await invoice(200, { issue_date: `${monthBefore(12)}-01`, currency: 'CHF' });
    const old = await invoice(1_000, { issue_date: late });
    const fresh = await invoice(100, {});
    await invoice(50, { currency: 'USD' });
    await invoice(50, { currency: 'CHF' });
    await write(`/invoices/${fresh}/payments`, { amount: 19, method: 'bank_transfer', reference: 'PAID-1' });
    const items = [{ amount: 100, tax_rate: 19, description: 'Too much' }];
    await write(`/invoices/${old}/credit-notes`, { reason: 'order_change', items });
  });

  it('sees receivables, revenue and the latest events, also without seeing charts', async () => {
    const { page, barriers, picture } = await visit();
    const figures = page.getByRole('region', { name: 'Receivables' });
    await figures.getByRole('link', { name: /^Receivable €1,171\.00 2 invoices$/ }).waitFor();
    await figures.getByRole('link', { name: /^Overdue €1,071\.00 1 invoice$/ }).waitFor();
    const aging = page.getByRole('table', { name: 'Receivables by age' });
    await aging.getByRole('row', { name: 'Not due yet 1 €100.00' }).waitFor();
    await aging.getByRole('row', { name: '1–30 days 1 €1,071.00' }).waitFor();
    const month = new Date().toLocaleDateString('en-GB', {
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Berlin',
    });
    const revenue = page.getByRole('table', { name: 'Net revenue by month' });
    // Credited; invoiced 100 less that; a year before; received.
    await revenue.getByRole('row', { name: `${month} €100.00 €0.00 €0.00 €19.00` }).waitFor();
    const charts = page.locator('[aria-hidden=true] .recharts-surface');
    await charts.nth(1).waitFor();
    expect(await charts.count()).toBe(2);
    await page.locator('.recharts-rectangle >> visible=true').first().waitFor();
    const events = page.getByRole('region', { name: 'Latest events' });
    await events.getByText(/^Credit note issued: CN-/).waitFor();
    await events.getByRole('link', { name: 'PAID-1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment of €19.00' }).waitFor();
    await page.getByRole('region', { name: 'Settles' }).getByRole('link', { name: /^INV-/ }).waitFor();
    expect(await barriers()).toEqual([]);
    await picture('payment');
  });

  it('looks at one currency at a time, which the URL keeps', async () => {
    const { page } = await visit();
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await page.getByRole('link', { name: /^Receivable US\$59\.50/ }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: /^Receivable US\$59\.50/ }).click();
    await page.waitForURL('**/invoices?*');
    expect(new URL(page.url()).search).toBe('?status=open&currency=USD');
    await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();
    await page.getByRole('cell', { name: 'US$59.50' }).first().waitFor();
  });

  it('compares the revenue of a chosen period with the year before', async () => {
    const { page, barriers, picture } = await visit();
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
    const revenue = page.getByRole('region', { name: 'Net revenue by month' });
    const rows = revenue.locator('tbody tr');
    await revenue.getByText('-75%').waitFor();
    const figures = page.getByRole('region', { name: 'Receivables' });
    await figures.getByText('Credit of customers').waitFor();
    // The third has nothing behind it.
    expect(await figures.getByRole('link').count()).toBe(2);
    await rows
      .last()
      .filter({ hasText: /CHF\s50\.00CHF\s200\.00/ })
      .waitFor();
    expect(await rows.count()).toBe(12);
    expect(await barriers()).toEqual([]);
    await picture('dashboard-compared');
    const period = page.getByRole('combobox', { name: 'Period' });
    await period.selectOption('3m');
    await rows.nth(3).waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(3);
    const lastYear = monthBefore(12).slice(0, 4);
    await period.selectOption(lastYear);
    await rows.nth(11).waitFor();
    await page.reload();
    await rows.nth(11).waitFor();
    await revenue
      .getByRole('definition')
      .filter({ hasText: /^CHF\s200\.00$/ })
      .waitFor();
    expect(new URL(page.url()).search).toBe(`?currency=CHF&period=${lastYear}`);
  });

  it.each([
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['phone', PHONE],
    ['wall', WALL],
  ] as [string, BrowserContextOptions][])('has no barriers: %s', async (name, options) => {
    const { page, open, barriers, picture } = await visit(options);
    await page.locator('.recharts-rectangle >> visible=true').first().waitFor();
    for (const [path, noun] of [
      ['/payments', 'payments'],
      ['/credit-notes', 'credit-notes'],
      ['/', 'dashboard'],
    ] as const) {
      await open(path);
      if (path === '/') await page.locator('.recharts-rectangle >> visible=true').first().waitFor();
      const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect([path, width, await barriers()]).toEqual([path, 0, []]);
      await picture(`${noun}-${name}`);
    }
    await overviewIsComplete(name === 'phone');
    if (name === 'wall') return;
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 2_000 });
    await picture(`dashboard-${name}-whole`);
  });

  it('reads numbers and dates in its language', async () => {
    await openWindow({ locale: 'de-DE' });
    const { page, open, picture } = visitor;
    await open('/');
    await page.locator('input[type=email]').fill(panel.email);
    await page.locator('input[type=password]').fill(panel.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor();
    await page.getByRole('link', { name: /^Offen 1\.171,00\s€/ }).waitFor();
    await picture('dashboard-german');
  });

  it('sees when the service fails, and can retry', async () => {
    const { page, open, barriers } = await visit();
    const body = JSON.stringify({ code: 'internal_error', detail: 'It is like that.' });
    const answer = { status: 500, contentType: 'application/problem+json', body };
    await page.route('**/v1/reports/*', (route) => route.fulfill(answer));
    await open('/');
    await page.getByText('The service has failed.').waitFor();
    expect(await barriers()).toEqual([]);
    await page.getByText('Credit note issued:').waitFor();
    await page.unroute('**/v1/reports/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /^Receivable €1,171\.00/ }).waitFor();
  });

  it('finds its payments and credit notes', async () => {
    const { page, open, barriers, picture } = await visit();
    await open('/payments');
    await page.getByRole('row', { name: /Difference Engines GmbH PAID-1 Bank transfer .*€19\.00/ }).waitFor();
    await page.getByRole('button', { name: 'With something left' }).click();
    await page.getByText('Nothing found').waitFor();
    expect(new URL(page.url()).search).toBe('?unapplied=true');
    await open('/payments');
    await page.getByLabel('Search payments').fill('nobody');
    await page.getByText('Nothing found').waitFor();
    await page.getByLabel('Search payments').fill('paid');
    await page.getByRole('row', { name: /PAID-1/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=paid');
    await open('/credit-notes?q=nobody');
    await page.getByText('Nothing found').waitFor();
    await page.getByLabel('Search credit notes').fill('diff');
    const row = page.getByRole('row', { name: /Difference Engines GmbH/ });
    await row.getByText('€119.00').waitFor();
    await row.getByRole('link', { name: /^CN-/ }).click();
    await page.getByRole('article').getByText('€119.00').last().waitFor();
    await page.getByRole('region', { name: 'Settles' }).getByRole('link', { name: /^INV-/ }).waitFor();
    expect(await barriers()).toEqual([]);
    await picture('credit-note');
    await page.goBack();
    await row.getByRole('link', { name: 'Difference Engines GmbH' }).click();
    await page.waitForURL(`**/customers/${books.customer}`);
  });
});
