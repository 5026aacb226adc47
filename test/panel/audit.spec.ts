import { create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The audit log in the panel. */

testInBrowser();

beforeEach(() => openWindow());

describe('the audit log', () => {
  it('shows who did what from where, and is filtered', async () => {
    await create(panel, token, { path: '/customers', body: { name: 'Difference Engines' } });
    await visitor.signIn('/settings/audit');
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    const added = entries.filter({ hasText: 'Customer added: Difference Engines' });
    await added.getByText(/127\.0\.0\.1/).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('What').selectOption('Members and invitations');
    await page.getByText('Nothing matches.').waitFor();
    await page.getByLabel('What').selectOption('Everything');
    await added.waitFor();
    await page.getByLabel('Address').fill('192.0.2.7');
    await page.getByText('Nothing matches.').waitFor();
  });
});
