import { readFileSync } from 'node:fs';
import { eventually } from '../support/eventually.js';
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
    await page.getByLabel('What').selectOption('Sign-ins');
    await entries.filter({ hasText: 'Signed in: ' }).first().waitFor();
    expect((await entries.allInnerTexts()).filter((text) => /:\s*$/m.test(text))).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('audit-log.csv');
    const rows = readFileSync(await saved.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => /,user\.(signed|sign|session)_/.test(row))).toBe(true);
    await page.getByLabel('To').fill('1/1/2020');
    await page.getByText('Nothing matches.').waitFor();
    await page.getByLabel('To').fill('');
    await entries.first().waitFor();
    await page.getByLabel('Address').fill('192.0.2.7');
    await page.getByText('Nothing matches.').waitFor();
  });

  it('proves that nothing was changed, and shows when something was', async () => {
    const { admin } = panel.database;
    await admin.query(`SELECT order_event_anchors(now(), now() + interval '1 day')`);
    await eventually(async () =>
      (await admin.query('SELECT FROM event_anchors')).rowCount === 1 ? true : undefined,
    );
    await visitor.signIn('/settings/audit');
    await page.getByRole('button', { name: 'Check the entries' }).click();
    await page.getByText('Nothing was changed').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for a check elsewhere' }).click();
    const saved = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(saved.length).toBeGreaterThan(2);
    await admin.query(`UPDATE events SET type = 'customer.deleted' WHERE type = 'customer.created'`);
    await page.getByRole('button', { name: 'Check the entries' }).click();
    await page.getByText('Anchor 1: an event was changed.').waitFor();
  });
});
