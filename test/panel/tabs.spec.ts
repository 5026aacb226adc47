import type { Page } from 'playwright-core';
import { writeSomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, visitor } from './in-browser.js';

/** Several tabs of one person, and the way back to a list. */

testInBrowser(async () => {
  await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

/** Opens a link in a new tab. */
async function inNewTab(name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).click({ modifiers: ['Control'] });
  return opened;
}

const stored = (tab: Page): Promise<string> =>
  tab.evaluate<string>('JSON.stringify(localStorage) + document.cookie');

describe('a new browser tab', () => {
  it('takes over the session of the tab that opened it, and shows the requested page', async () => {
    await visitor.signIn('/customers');
    const tab = await inNewTab('Difference Engines GmbH');
    await tab.getByRole('heading', { level: 1, name: 'Difference Engines GmbH' }).waitFor();
    for (const each of [page, tab]) expect(await stored(each)).not.toContain('ch_ses_');
  });

  it('asks for the password if no other tab is signed in', async () => {
    await visitor.open('/customers');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).search).toBe('?redirect=%2Fcustomers');
  });

  it('signs out with the others that have the same session', async () => {
    await visitor.signIn('/customers');
    const tab = await inNewTab('Difference Engines GmbH');
    await tab.getByRole('heading', { level: 1, name: 'Difference Engines GmbH' }).waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await tab.evaluate('sessionStorage.length')).toBe(0);
    await tab.reload({ waitUntil: 'networkidle' });
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('keeps a session of its own, because tabs may show two organizations', async () => {
    await visitor.signIn('/customers');
    const session = (tab: Page): Promise<string> => tab.evaluate('sessionStorage["countinghouse.session"]');
    const tab = await inNewTab('Difference Engines GmbH');
    await tab.getByRole('heading', { level: 1, name: 'Difference Engines GmbH' }).waitFor();
    await tab.evaluate(`(() => {
      const other = JSON.parse(sessionStorage['countinghouse.session']);
      other.organization.name = 'Another organization';
      sessionStorage['countinghouse.session'] = JSON.stringify(other);
    })()`);
    await tab.reload({ waitUntil: 'networkidle' });
    await tab.getByText('Another organization').waitFor();
    expect(await session(page)).toContain('Analytical Engines Ltd');
    // A further tab copies the session of the tab that was used last.
    await tab.getByRole('heading', { level: 1 }).click();
    const third = await page.context().newPage();
    await third.goto(`${panel.baseUrl}/customers`, { waitUntil: 'networkidle' });
    await third.getByText('Another organization').waitFor();
  });
});

describe('the way back from a record', () => {
  it('leads to the list with its filters, order, scroll position and focus', async () => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await visitor.signIn('/invoices?status=draft&sort=total');
    const rows = page.getByRole('rowheader').getByRole('link');
    await rows.nth(2).scrollIntoViewIfNeeded();
    // The browser tells the page of a scroll with the next frame, long before a person could press a key.
    await page.evaluate('scrollTo(0, 120); new Promise((shown) => { requestAnimationFrame(shown); })');
    await rows.nth(2).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    await page.getByRole('link', { name: 'Invoices', exact: true }).last().click();
    await page.waitForURL(/invoices\?(?=.*sort=total)(?=.*status=draft)/);
    await rows.nth(2).and(page.locator(':focus')).waitFor();
    await visitor.sees('scrollY > 60');
  });

  it('leads to that list after editing, too, and j and k move through its records', async () => {
    await visitor.signIn('/invoices?status=draft&sort=total');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    const total = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    await total('€113.65');
    await page.keyboard.press('j');
    await total('€1,420.56');
    await page.keyboard.press('j');
    await total('€142,056.25');
    await page.keyboard.press('k');
    await total('€1,420.56');
    await page.keyboard.press('e');
    await page.getByRole('heading', { level: 1, name: 'Edit draft' }).waitFor();
    await page.getByRole('link', { name: 'Draft invoice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    await page.getByRole('link', { name: 'Invoices', exact: true }).last().click();
    await page.waitForURL(/invoices\?(?=.*sort=total)(?=.*status=draft)/);
  });
});
