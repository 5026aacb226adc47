import { openWindow, page, testInBrowser, visitor } from './in-browser.js';

/** Everything of the books, taken away in the panel. */

testInBrowser();

beforeEach(() => openWindow());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panelOf = (name: string) => page.getByRole('region', { name, exact: true });

describe('the page of exports', () => {
  it('orders one, shows that it is ready, gives its file and deletes it', async () => {
    await visitor.signIn('/settings/export');
    await panelOf('Past exports').getByText('No export was made yet.').waitFor();
    await page.getByLabel('Form of the rows').selectOption({ index: 2 });
    await button('Make an export').click();
    await panelOf('Past exports').getByText('Ready').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
    expect(download.suggestedFilename()).toMatch(/^export-dex_[0-9a-z]{26}\.zip$/);
    await panelOf('Past exports').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await panelOf('Past exports').getByText('No export was made yet.').waitFor();
  });
});
