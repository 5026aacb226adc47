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
  await palette().getByPlaceholder('Search or type a command').waitFor();
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
});
