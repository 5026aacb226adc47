import { call, create, writeSomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Ctrl+K: everything by a few letters. */

testInBrowser(async () => {
  await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

const palette = () => page.getByRole('dialog', { name: 'Search and commands' });
const open = async (): Promise<void> => {
  await page.keyboard.press('Control+k');
  await palette().locator('input:focus').waitFor();
};

describe('the command palette', () => {
  it('finds a customer by a part of the name, and goes there with Enter', async () => {
    const id = await create(panel, token, { path: '/customers', body: { name: 'Zuse Apparatebau' } });
    await visitor.signIn('/');
    await open();
    await page.keyboard.type('zuse');
    await palette().getByRole('button', { name: 'Zuse Apparatebau' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('palette');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Zuse Apparatebau' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/customers/${id}`);
  });

  it('finds payments by their reference, and credit notes by their number', async () => {
    const { body } = await call(panel, token, { path: '/invoices?status=draft&limit=1' });
    const { data } = body as { data: { id: string }[] };
    const invoice = `/invoices/${data[0]?.id ?? ''}`;
    await call(panel, token, { method: 'POST', path: `${invoice}/finalize` });
    const paid = { amount: 1, method: 'bank_transfer', reference: 'TRANSFER-4711' };
    const payment = await create(panel, token, { path: `${invoice}/payments`, body: paid });
    const note = await create(panel, token, {
      path: `${invoice}/credit-notes`,
      body: { reason: 'order_change' },
    });
    const { body: credit } = await call(panel, token, { path: `/credit-notes/${note}` });
    await visitor.signIn('/');
    await open();
    await page.keyboard.type('TRANSFER-4711');
    await palette().getByRole('button', { name: 'TRANSFER-4711' }).click();
    await page.waitForURL(`**/payments/${payment}`);
    await open();
    await page.keyboard.type((credit as { number: string }).number);
    await palette()
      .getByRole('button', { name: (credit as { number: string }).number })
      .click();
    await page.waitForURL(`**/credit-notes/${note}`);
  });

  it('starts the actions of the page that is shown, with their dialogs', async () => {
    const { body } = await call(panel, token, { path: '/invoices?status=draft&limit=1' });
    const { data } = body as { data: { id: string }[] };
    await visitor.signIn(`/invoices/${data[0]?.id ?? ''}`);
    await page.getByRole('button', { name: 'Finalize' }).waitFor();
    await open();
    await page.keyboard.type('finalize');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /Finalize/ }).waitFor();
    const { body: after } = await call(panel, token, { path: `/invoices/${data[0]?.id ?? ''}` });
    expect(after).toMatchObject({ status: 'draft' });
  });

  it('presses every button of every page, also those far from its name', async () => {
    await visitor.signIn('/settings/profile');
    await open();
    await page.keyboard.type('sign out');
    await palette().getByRole('button', { name: 'Sign out' }).waitFor();
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
    await visitor.open('/settings/api');
    await page.getByRole('button', { name: 'Create key' }).first().waitFor();
    await open();
    await page.keyboard.type('create key');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /key/i }).waitFor();
    await page.keyboard.press('Escape');
    await visitor.open('/customers');
    await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await open();
    await page.keyboard.type('record payment');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Record payment' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/payments');
    await visitor.isIn('Amount *');
  });

  it('opens from within a field, and gives the focus back', async () => {
    await visitor.signIn('/invoices');
    await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();
    await page.keyboard.press('/');
    await page.locator('input:focus').waitFor();
    await open();
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
    await page.locator('input:focus').waitFor();
  });

  it('leads to pages and to what is made anew, also with the mouse', async () => {
    await visitor.signIn('/');
    await visitor.picture('palette-button');
    await page.getByRole('button', { name: /^Search Ctrl/ }).click();
    await palette().getByRole('button', { name: 'New product' }).click();
    await page.getByRole('heading', { level: 1, name: 'New product' }).waitFor();
    await open();
    await page.keyboard.type('numbering');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings/numbering');
  });
});
