import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Quotes that are written in the panel: by keyboard, changed, refused at their fields, and issued from the editor. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
  const write = (body: unknown): Promise<string> => create(panel, token, { path: '/products', body });
  await write({ name: 'Mill', price: 100, tax_rate: 19 });
  await write({ name: 'Training', price: 7, tax_rate: 19 });
  await write({ name: 'Oak case', price: 20, tax_rate: 19 });
  await write({ name: 'Beech case', price: 30, tax_rate: 19 });
});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const idOnPage = (): string => new URL(page.url()).pathname.split('/')[2] ?? '';
const press = (key: string): Promise<void> => page.keyboard.press(key);
const line = (n: number) => page.getByRole('group', { name: `Line: ${n}`, exact: true });

async function draft(fields: object = {}): Promise<string> {
  const items = [
    { product_id: books.product, quantity: 1, price: 100 },
    { product_id: books.product, quantity: 1, price: 7, optional: true, note: 'On Mondays' },
  ];
  const body = { customer_id: books.customer, items, tax_rate: 19, metadata: { deal: '7' }, ...fields };
  return create(panel, token, { path: '/quotes', body });
}

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

describe('a quote in the editor', () => {
  it('is written with the keyboard, with what is optional and which lines are alternatives', async () => {
    const { name } = (await get(`/customers/${books.customer}`)) as { name: string };
    await visit('/quotes');
    await page.getByRole('link', { name: 'New quote' }).waitFor();
    await press('n');
    await page.waitForURL('**/quotes/new');
    await visitor.isIn('Customer *');
    await visitor.pick(name);
    for (const [at, product] of ['Mill', 'Training', 'Oak', 'Beech'].entries()) {
      if (at > 0) await press('Enter');
      await visitor.isIn('Product');
      await visitor.pick(product);
      await visitor.isIn('Quantity');
    }
    await line(2).getByRole('checkbox', { name: 'Optional' }).press('Space');
    await line(3).getByRole('combobox', { name: 'Alternatives' }).fill('Case');
    await line(4).getByRole('combobox', { name: 'Alternatives' }).fill('Case');
    await press('Escape');
    await page.getByRole('textbox', { name: 'Valid until' }).fill('31/12/2098');
    await page.getByRole('textbox', { name: 'Terms' }).fill('Payable within 14 days.');
    const totals = page.getByRole('status').filter({ hasText: 'Subtotal' });
    await totals.getByText('€142.80').waitFor();
    await line(2).getByText('not in the total').waitFor();
    await line(4).getByText('not in the total').waitFor();
    expect(await page.getByText('not in the total').count()).toBe(2);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('quote-editor', { fullPage: true });
    await press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: /^Quote for/ }).waitFor();
    expect(await get(`/quotes/${idOnPage()}`)).toMatchObject({
      ...{ status: 'draft', valid_until: '2098-12-31', terms: 'Payable within 14 days.', total: 142.8 },
      items: [
        { product_name: 'Mill', optional: false, group: null },
        { product_name: 'Training', optional: true, group: null },
        { product_name: 'Oak case', optional: false, group: 'Case', chosen: true },
        { product_name: 'Beech case', optional: false, group: 'Case', chosen: false },
      ],
    });
  });

  it('is changed as a draft, keeps what it does not show, and is issued from there', async () => {
    const id = await draft({ terms: 'Old terms.' });
    await visit(`/quotes/${id}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await page.waitForURL(`**/quotes/${id}/edit`);
    await line(1).getByRole('textbox', { name: 'Quantity' }).fill('3');
    await page.getByRole('textbox', { name: 'Terms' }).fill('New terms.');
    await press('Control+Shift+Enter');
    const question = page.getByRole('dialog', { name: /^Issue the quote for/ });
    await question.getByRole('button', { name: 'Issue', exact: true }).click();
    await page.getByText(/^QT-.* is issued\.$/).waitFor();
    expect(await get(`/quotes/${id}`)).toMatchObject({
      ...{ status: 'open', subtotal: 300, terms: 'New terms.', metadata: { deal: '7' } },
      items: [
        { quantity: 3, optional: false },
        { optional: true, note: 'On Mondays' },
      ],
    });
    // What was asked once is not asked again.
    await visitor.reload();
    await page.getByRole('button', { name: 'Note the acceptance' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await visitor.open(`/quotes/${id}/edit`);
    await page.getByText('It is issued. Revise it instead.').waitFor();
  });

  it('says at its fields what cannot be chosen', async () => {
    const id = await draft();
    await visit(`/quotes/${id}/edit`);
    await line(1).getByRole('combobox', { name: 'Alternatives' }).fill('Case');
    await line(2).getByRole('combobox', { name: 'Alternatives' }).fill('Case');
    await press('Escape');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await line(2).getByText('Either all lines of a group are optional, or none is.').waitFor();
    await visitor.picture('quote-editor-fault', { fullPage: true });
    await line(1).getByRole('checkbox', { name: 'Optional' }).check();
    await page.getByRole('button', { name: 'Save draft' }).click();
    const lines = page.getByRole('group', { name: 'Lines', exact: true });
    await lines.getByRole('alert').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(await get(`/quotes/${id}`)).toMatchObject({ version: 1 });
  });

  it('fits a phone, in the dark and in German', async () => {
    await visit(`/quotes/${await draft()}/edit`, { ...PHONE, colorScheme: 'dark', locale: 'de-DE' });
    await page.getByText('nicht im Gesamtbetrag').waitFor();
    await visitor.picture('quote-editor-phone-dark', { fullPage: true });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await visitor.barriers()).toEqual([]);
  });
});
