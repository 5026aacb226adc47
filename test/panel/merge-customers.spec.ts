import type { BrowserContextOptions } from 'playwright-core';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Two customers that are the same become one. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

const get = async (path: string): Promise<unknown> => (await call(panel, token, { path })).body;

async function customer(body: object): Promise<string> {
  return create(panel, token, { path: '/customers', body });
}

async function invoice(customer_id: string): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 80 }];
  const body = { customer_id, items, tax_rate: 0, finalize: true, due_date: '2027-02-01' };
  return create(panel, token, { path: '/invoices', body });
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

describe('merging customers', () => {
  it('is offered for one that may be the same, and tells first what moves', async () => {
    const firm = await customer({ name: 'Analytical Engines Ltd', email: 'office@engines.example' });
    const shop = await customer({
      ...{ name: 'Analytical Engines', email: 'Office@engines.example', note: 'From the shop.' },
      contacts: [{ name: 'Ada Lovelace' }],
    });
    await invoice(shop);
    await create(panel, token, { path: '/payments', body: { customer_id: shop, amount: 5, method: 'cash' } });
    await visit(`/customers/${shop}`);
    const like = page.getByRole('region', { name: 'Possible duplicates' });
    await like.getByText('Same e-mail address').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-duplicates');
    await like.getByRole('button', { name: 'Merge…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Merge “Analytical Engines”/ });
    for (const text of ['1 invoice', '1 payment', '1 contact', 'The note']) {
      await dialog.getByText(text, { exact: true }).waitFor();
    }
    expect(await dialog.getByText('quote').count()).toBe(0);
    expect(await get(`/customers/${shop}`)).toMatchObject({ merged_into: null });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-merge');
    await dialog.getByRole('button', { name: 'Merge for good' }).click();
    await page.getByText('Merged into “Analytical Engines Ltd”').waitFor();
    await page.getByRole('heading', { name: 'Analytical Engines Ltd' }).waitFor();
    await page.getByText('From the shop.').waitFor();
    expect(await get(`/customers/${shop}`)).toMatchObject({ merged_into: firm });
    expect(await page.getByRole('region', { name: 'Possible duplicates' }).count()).toBe(0);
  });

  it('leaves a page of the merged one that leads to the one that stays', async () => {
    const [old, kept] = [await customer({ name: 'Old one' }), await customer({ name: 'One that stays' })];
    await invoice(old);
    await call(panel, token, {
      method: 'POST',
      path: `/customers/${old}/merge`,
      body: { into: kept, dry_run: false },
    });
    await visit(`/customers/${old}`, { colorScheme: 'dark' });
    await page.getByText('Everything of this customer is with another one now.', { exact: false }).waitFor();
    await page.getByText('Merged', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Actions' }).count()).toBe(0);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-merged-dark');
    await page.getByRole('link', { name: 'Open “One that stays”' }).click();
    await page.getByRole('heading', { name: 'One that stays' }).waitFor();
  });

  it('is in the menu, with any other customer, on a phone, in the dark, in German', async () => {
    const [old, kept] = [await customer({ name: 'Alte Firma' }), await customer({ name: 'Neue Firma' })];
    await visit(`/customers/${old}`, { ...PHONE, colorScheme: 'dark', locale: 'de-DE' });
    await page.getByRole('button', { name: 'Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Zusammenführen mit' }).click();
    const dialog = page.getByRole('dialog', { name: /^„Alte Firma“/ });
    const picker = dialog.getByRole('combobox', { name: 'Kunde, der bleibt' });
    const pick = async (name: string): Promise<void> => {
      await picker.fill(name);
      await page.getByRole('option', { name }).waitFor();
      await picker.press('Enter');
    };
    await pick('Alte Firma');
    await dialog.getByText('Das ist dieser Kunde.', { exact: false }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Endgültig zusammenführen' }).isDisabled()).toBe(true);
    await pick('Neue Firma');
    await dialog.getByText('Nichts nennt diesen Kunden.', { exact: false }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-merge-phone-dark-de');
    await dialog.getByRole('button', { name: 'Endgültig zusammenführen' }).click();
    await page.getByText('Mit „Neue Firma“ zusammengeführt').waitFor();
    expect(await get(`/customers/${old}`)).toMatchObject({ merged_into: kept });
  });
});
