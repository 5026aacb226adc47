import type { BrowserContextOptions, Locator } from 'playwright-core';
import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Price lists: written in the panel, given to a customer, and where the prices of lines come from. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });

let mill: string;
let oil: string;
let list: string;
let reseller: string;

testInBrowser(async () => {
  mill = await write('/products', { name: 'Mill', price: 100, tax_rate: 19, unit: { label: 'pcs' } });
  oil = await write('/products', { name: 'Oil', price: 20, tax_rate: 19 });
  list = await write('/price-lists', {
    ...{ name: 'Wholesale', currency: 'EUR' },
    entries: [
      { product_id: mill, price: 90 },
      { product_id: mill, price: 80, min_quantity: 10 },
    ],
  });
  reseller = await write('/customers', { name: 'Analytical Looms Ltd', price_list_id: list });
  await write('/customers', { name: 'Difference Engines GmbH' });
});

async function visit(path: string, options: BrowserContextOptions = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

const line = (at: number): Locator => page.locator('[data-line]').nth(at);
const shows = (at: number, price: string): Promise<void> =>
  line(at)
    .getByRole('textbox', { name: 'Price', exact: true })
    .and(page.locator(`[value="${price}"]`))
    .waitFor();
const says = (at: number, text: string | RegExp): Promise<void> => line(at).getByText(text).waitFor();

async function begin(path: string, customer: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('combobox', { name: 'Customer' }).focus();
  await visitor.pick(customer);
}

/** Picks a customer in place of another one. */
async function choose(customer: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).focus();
  await page.keyboard.press('Control+A');
  await visitor.pick(customer);
}

async function pick(at: number, product: string): Promise<void> {
  await line(at).getByRole('combobox', { name: 'Product' }).focus();
  await visitor.pick(product);
}

async function save(noun: string): Promise<Json> {
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(new RegExp(`/${noun}/[a-z]{3}_[0-9a-z]+$`));
  return get(new URL(page.url()).pathname);
}

describe('a price list', () => {
  it('is written with the keyboard, given to a customer, and shown on both pages', async () => {
    await visit('/price-lists');
    await page.getByRole('link', { name: 'New price list' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL('**/price-lists/new');
    await visitor.isIn('Name *');
    await page.keyboard.type('Friends');
    await page.getByRole('button', { name: 'Add a price' }).press('Enter');
    await visitor.isIn('Product *');
    await visitor.pick('Oil');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('17.50');
    await page.getByRole('textbox', { name: 'From quantity' }).fill('6');
    await page.getByRole('button', { name: 'Add a price' }).press('Enter');
    // The next step is of the same product.
    await page.getByRole('textbox', { name: 'Price', exact: true }).nth(1).fill('15');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Price list “Friends” created').waitFor();
    await page.getByRole('row', { name: 'Oil 6 €17.50' }).waitFor();
    await page.getByRole('row', { name: 'Oil any €15.00' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('price-list');
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    expect((await get(`/price-lists/${id}`)).entries).toEqual([
      { product_id: oil, price: 17.5, min_quantity: 6 },
      { product_id: oil, price: 15, min_quantity: null },
    ]);

    const customer = await write('/customers', { name: 'Ada Lovelace' });
    await visitor.open(`/customers/${customer}/edit`);
    await page.getByRole('combobox', { name: 'Price list' }).click();
    await page.getByRole('option', { name: 'Friends · EUR' }).click();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Friends' }).waitFor();
    expect((await get(`/customers/${customer}`)).price_list_id).toBe(id);
  });

  it('shows at its price what the service refuses', async () => {
    await visit(`/price-lists/${list}/edit`);
    await page.getByRole('button', { name: 'Add a price' }).click();
    await page.getByRole('textbox', { name: 'Price', exact: true }).nth(2).fill('70');
    await page.getByRole('textbox', { name: 'From quantity' }).nth(2).fill('10');
    await page.keyboard.press('Control+Enter');
    await page.getByText(/Entry 1 is of the same product/).waitFor();
    await visitor.picture('price-list-fault');
  });

  it('is archived when a customer has it, and taken out of the archive again', async () => {
    const kept = await write('/price-lists', { name: 'Kept', currency: 'EUR' });
    await write('/customers', { name: 'Keeper', price_list_id: kept });
    await visit(`/price-lists/${kept}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/^Price list “Kept” archived/).waitFor();
    await visitor.open(`/price-lists/${kept}`);
    const unarchive = page.getByRole('button', { name: 'Unarchive' });
    await unarchive.click();
    await unarchive.waitFor({ state: 'detached' });
    await visitor.settled();
    expect((await get(`/price-lists/${kept}`)).archived_at).toBeNull();
  });
});

describe('a line of a customer with a price list', () => {
  it('has the price of the list, which follows the quantity until somebody types another one', async () => {
    await visit('/invoices');
    await begin('/invoices/new', 'Analytical');
    await pick(0, 'Mill');
    await shows(0, '90.00');
    await says(0, 'From “Wholesale”');
    await line(0).getByRole('textbox', { name: 'Quantity' }).fill('12');
    await shows(0, '80.00');
    await says(0, 'From “Wholesale”, from 10 on');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-editor-price-list');
    await page.keyboard.press('Enter');
    await pick(1, 'Oil');
    await shows(1, '20.00');
    await says(1, 'The product’s own price');
    await line(1).getByRole('textbox', { name: 'Price', exact: true }).fill('18');
    await line(1).getByRole('textbox', { name: 'Quantity' }).fill('2');
    await says(1, 'By the customer’s prices: €20.00');
    await shows(1, '18.00');
    const saved = await save('invoices');
    expect(saved.customer_id).toBe(reseller);
    expect(saved.items).toMatchObject([
      {
        quantity: 12,
        price: 80,
        price_source: { from: 'price_list', price_list_id: list, min_quantity: 10 },
      },
      { quantity: 2, price: 18 },
    ]);
    expect(saved.items[1]).not.toHaveProperty('price_source');
  });

  it('takes the price of the list in place of a typed one when somebody says so', async () => {
    await visit('/invoices');
    await begin('/invoices/new', 'Analytical');
    await pick(0, 'Mill');
    await shows(0, '90.00');
    await line(0).getByRole('textbox', { name: 'Price', exact: true }).fill('1');
    await line(0).getByRole('button', { name: 'Use it' }).press('Enter');
    await shows(0, '90.00');
    expect((await save('invoices')).items).toMatchObject([
      { price: 90, price_source: { from: 'price_list' } },
    ]);
  });

  it('gets the price of whom the invoice is for at last', async () => {
    await visit('/invoices');
    await begin('/invoices/new', 'Difference');
    await pick(0, 'Mill');
    await shows(0, '100.00');
    await choose('Analytical');
    await shows(0, '90.00');
    await choose('Difference');
    await shows(0, '100.00');
    expect((await save('invoices')).items).toMatchObject([{ price: 100 }]);
  });

  it('keeps the price with which it was saved when the list changes, and a look at it changes nothing', async () => {
    const own = await write('/price-lists', {
      ...{ name: 'Of one', currency: 'EUR' },
      entries: [{ product_id: mill, price: 70 }],
    });
    const customer = await write('/customers', { name: 'One', price_list_id: own });
    const items = [{ product_id: mill, quantity: 1 }];
    const draft = await write('/invoices', { customer_id: customer, items, tax_rate: 19 });
    const entries = [{ product_id: mill, price: 75 }];
    const body = { name: 'Of one', currency: 'EUR', entries };
    await call(panel, token, { method: 'PUT', path: `/price-lists/${own}`, body });
    await visit(`/invoices/${draft}/edit`);
    await says(0, 'By the customer’s prices: €75.00');
    await shows(0, '70.00');
    // Nothing is asked, because nothing has changed.
    await page.getByRole('link', { name: 'Invoices' }).first().click();
    await page.waitForURL('**/invoices');
    expect((await get(`/invoices/${draft}`)).items).toMatchObject([{ price: 70 }]);
  });

  it('says why there is no price', async () => {
    await visit('/invoices');
    await write('/products', { name: 'Repair', tax_rate: 19 });
    await begin('/invoices/new', 'Analytical');
    await pick(0, 'Repair');
    await says(0, /^The price list has no price for this product/);
    await page.keyboard.press('Control+Enter');
    await line(0).locator('[aria-invalid=true]').first().waitFor();
    await visitor.picture('invoice-editor-no-price');
  });

  it('has it in a quote, too', async () => {
    await visit('/quotes');
    await begin('/quotes/new', 'Analytical');
    await pick(0, 'Mill');
    await shows(0, '90.00');
    await says(0, 'From “Wholesale”');
    expect((await save('quotes')).items).toMatchObject([
      { price: 90, price_source: { from: 'price_list', price_list_id: list } },
    ]);
  });
});

describe('price lists on a phone, in the dark', () => {
  it('are shown and edited in German', async () => {
    await visit(`/price-lists/${list}`, { ...PHONE, colorScheme: 'dark', locale: 'de-DE' });
    await page.getByRole('heading', { name: 'Preise' }).waitFor();
    await visitor.settled();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('price-list-phone-dark-de');
    await visitor.open(`/price-lists/${list}/edit`);
    await page.getByRole('button', { name: 'Preis hinzufügen' }).waitFor();
    await visitor.settled();
    await visitor.picture('price-list-edit-phone-dark-de');
  });

  it('show in French where the price of a line comes from', async () => {
    const items = [{ product_id: mill, quantity: 12 }];
    const draft = await write('/invoices', { customer_id: reseller, items, tax_rate: 19 });
    await visit(`/invoices/${draft}/edit`, { ...PHONE, colorScheme: 'dark', locale: 'fr-FR' });
    await page.getByText('De « Wholesale », à partir de 10').waitFor();
    await visitor.settled();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-editor-price-list-phone-dark-fr');
  });
});
