import { readFile } from 'node:fs/promises';
import { unzipped } from '../support/zip.js';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Customers and products: viewed, changed and deleted. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const newCustomer = (name: string): Promise<string> =>
  create(panel, token, { path: '/customers', body: { name } });

/** What is rarely done with a customer is in the menu. */
async function chooseDelete(): Promise<void> {
  await page.locator('#content').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

describe('a customer', () => {
  it('is found in the list, and shown with its invoices', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('link', { name: 'Difference Engines GmbH' }).click();
    await page.waitForURL(`**/customers/${books.customer}`);
    await page.getByRole('region', { name: 'Invoicing' }).getByText('DE136695976').waitFor();
    await page.getByText('Unter den Linden 5\n10117 Berlin\nGermany').waitFor();
    await page.getByRole('table', { name: 'Invoices' }).getByText('€142,056.25').waitFor();
    await page.getByRole('link', { name: 'All invoices of this customer' }).click();
    await page.waitForURL(`**/invoices?customer_id=${books.customer}`);
    await page.goBack();
    await page.keyboard.press('e');
    await page.waitForURL('**/edit');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Difference Engines GmbH' }).waitFor();
    await page.keyboard.press('u');
    await page.waitForURL('**/customers');
  });

  it.each([
    ['New quote', '/quotes/new'],
    ['New recurring invoice', '/recurring-invoices/new'],
  ])('gets a %s from its page', async (action, path) => {
    await visitor.signIn(`/customers/${books.customer}`);
    await visitor.settled();
    await page.locator('#content').getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.waitForURL(`**${path}?customer_id=${books.customer}`);
    await page.getByRole('heading', { level: 1, name: action }).waitFor();
    const customer = page.getByRole('combobox', { name: 'Customer' });
    await visitor.settled();
    expect(await customer.inputValue()).toBe('Difference Engines GmbH');
  });

  it('is entered with all its fields, by keyboard only, and nothing is lost', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('link', { name: 'New customer' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL('**/customers/new');
    const type = async (label: string, text: string): Promise<void> => {
      await page.getByRole('textbox', { name: label }).first().focus();
      await page.keyboard.type(text);
    };
    await type('Name', 'Ada & Söhne');
    await type('E-mail address', 'ada@example.com');
    await type('Street and number', '1 Row');
    await page.getByRole('combobox', { name: 'Country' }).focus();
    await visitor.pick('Switz');
    await page.getByRole('button', { name: 'Add a tax number' }).press('Enter');
    await page.keyboard.type('CHE-123.456.789');
    await page.getByRole('button', { name: 'Add a contact' }).press('Enter');
    await page.keyboard.type('Charles');
    await type('Days to pay', '30');
    await page.getByRole('checkbox', { name: 'To the end of the month' }).press('Space');
    await page.getByRole('button', { name: 'Add an entry' }).press('Enter');
    await page.keyboard.type('shop');
    await page.keyboard.press('Tab');
    await page.keyboard.type('42');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-filled');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Ada & Söhne' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const saved = await get(`/customers/${id}`);
    expect(saved).toMatchObject({
      email: 'ada@example.com',
      billing_address: { line1: '1 Row', country: 'CH' },
      tax_ids: [{ type: 'eu_vat', value: 'CHE-123.456.789' }],
      contacts: [{ name: 'Charles' }],
      payment_terms: { net_days: 30, end_of_month: true },
      metadata: { shop: '42' },
    });

    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Telephone' }).first().fill('+41 1');
    await page.keyboard.press('Control+Enter');
    await page.getByText('“Ada & Söhne” saved').waitFor();
    expect(await get(`/customers/${id}`)).toMatchObject({ ...saved, ...changed(saved), phone: '+41 1' });
  });

  it('shows the faults of a list at the fields of its entry', async () => {
    await visitor.signIn(`/customers/${books.customer}/edit`);
    await page.getByRole('button', { name: 'Add a contact' }).click();
    const second = page.getByRole('group', { name: 'Contacts: 2' });
    await second.getByLabel('E-mail address').fill('nonsense');
    await page.getByRole('button', { name: 'Save' }).click();
    await second.getByText('Please fill this in.').waitFor();
    await second.getByText('A bare e-mail address such as ada@example.com was expected.').waitFor();
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('Name *');
    await page.getByRole('button', { name: 'Remove Contacts 2' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Difference Engines GmbH” saved').waitFor();
  });
});

describe('the balance of a customer', () => {
  it('appears with what is overdue, and not at all without documents', async () => {
    const id = await newCustomer('Late payer');
    await visitor.signIn(`/customers/${id}`);
    await page.getByText('No invoices yet.').waitFor();
    expect(await page.getByRole('region', { name: 'Balance' }).count()).toBe(0);
    await finalizedInvoice(id);
    await page.reload();
    const balance = page.getByRole('region', { name: 'Balance' });
    await balance.getByText('Overdue€119.00').waitFor();
    await page.getByRole('table', { name: 'Invoices' }).getByText('Overdue').last().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-balance');
  });

  it('of zero allows archiving the customer', async () => {
    const id = await newCustomer('Paid up');
    const invoice = await finalizedInvoice(id);
    const body = { amount: 119, method: 'bank_transfer', received_on: '2020-01-02' };
    await create(panel, token, { path: `/invoices/${invoice}/payments`, body });
    await visitor.signIn(`/customers/${id}`);
    await chooseDelete();
    await page.getByRole('dialog').getByText('so it will be archived').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/customers');
    await visitor.open(`/customers/${id}`);
    await page.locator('header').getByText('Archived').waitFor();
    await page.getByRole('table', { name: 'Invoices' }).getByText('Paid', { exact: true }).last().waitFor();
  });

  async function finalizedInvoice(customer_id: string): Promise<string> {
    const items = [{ product_id: books.product, quantity: 1, price: 100 }];
    const terms = { issue_date: '2020-01-01', payment_terms: { net_days: 0 } };
    const body = { customer_id, items, tax_rate: 19, ...terms };
    const id = await create(panel, token, { path: '/invoices', body });
    await call(panel, token, { method: 'POST', path: `/invoices/${id}/finalize` });
    return id;
  }
});

describe('deletion', () => {
  it('of a customer with drafts is refused, with the reason and a link to them', async () => {
    await visitor.signIn(`/customers/${books.customer}`);
    await chooseDelete();
    const dialog = page.getByRole('dialog', { name: 'Delete “Difference Engines GmbH”?' });
    await dialog.getByText('This customer cannot be deleted yet').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('Open documents still name this.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-delete-refused');
    await dialog.getByRole('link', { name: 'Show the drafts and open invoices' }).click();
    await page.waitForURL(`**/invoices?customer_id=${books.customer}&status=draft,open,overdue`);
    await page.getByText('3 entries').waitFor();
  });

  it('of a customer without documents works after confirmation', async () => {
    const id = await newCustomer('Gone soon');
    await visitor.signIn(`/customers/${id}`);
    await chooseDelete();
    await page.keyboard.press('Escape');
    await page.locator(':focus').filter({ hasText: 'Actions' }).waitFor();
    await chooseDelete();
    await page.getByRole('dialog').getByText('so it will be deleted for good').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Customer “Gone soon” deleted').waitFor();
    await page.waitForURL('**/customers');
    await visitor.open(`/customers/${id}`);
    await page.getByRole('heading', { name: 'This does not exist, or no longer' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-gone');
  });

  it('of a product on a document archives it: it leaves the list, but its page stays', async () => {
    await visitor.signIn(`/products/${books.product}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/products');
    await page.getByText('Product “Programming” archived, because documents name it').waitFor();
    await page.getByRole('button', { name: 'Show archived' }).click();
    await page.getByRole('row', { name: /Programming.*Archived/ }).waitFor();
    await visitor.open(`/products/${books.product}`);
    await page.locator('header').getByText('Archived').waitFor();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  });
});

describe('a price', () => {
  it('is typed in the format of the language, and sent with every digit', async () => {
    await visitor.leave();
    await openWindow({ locale: 'de-DE' });
    await visitor.open('/');
    await page.locator('input[type=email]').fill(panel.email);
    await page.locator('input[type=password]').fill(panel.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${panel.baseUrl}/`);
    await visitor.open('/products/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Öl');
    const price = page.getByRole('textbox', { name: 'Preis' });
    await price.fill('999.999.999,999999');
    await page.getByRole('textbox', { name: 'Steuersatz' }).fill('7,7');
    expect(await price.inputValue()).toBe('999.999.999,999999');
    await price.fill('12,x');
    await page.getByRole('button', { name: 'Produkt anlegen' }).click();
    await page.getByText('Das ist keine Zahl.').waitFor();
    await price.fill('999999999,999999');
    await page.getByRole('button', { name: 'Produkt anlegen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Öl' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await get(`/products/${id}`)).toMatchObject({ price: 999_999_999.999999, tax_rate: 7.7 });
    await visitor.picture('product-german');
  });
});

function changed(saved: Json): Json {
  return { version: Number(saved['version']) + 1, updated_at: expect.any(String) as unknown };
}

/** Issues an invoice of today, behind which no earlier date is possible: the last one of this file. */
describe('a customer who has a right to it', () => {
  it('is erased after a look at what has to stay', async () => {
    const name = 'Ada Forgotten';
    const id = await newCustomer(name);
    const body = { name: 'Programming', sku: 'ERASE-1', price: 100, currency: 'EUR' };
    const product_id = await create(panel, token, { path: '/products', body });
    const items = [{ product_id, quantity: 1, price: 100 }];
    const invoice = { customer_id: id, items, tax_rate: 19, finalize: true };
    const issued = await create(panel, token, { path: '/invoices', body: invoice });
    await visitor.signIn(`/customers/${id}`);
    const press = async (label: string): Promise<void> => {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const button = page.getByRole('button', { name: label, exact: true });
      const menu = page.locator('#content').getByRole('button', { name: 'Actions', exact: true });
      await button.or(menu).first().waitFor();
      if (await button.isVisible()) return button.click();
      await menu.click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    };
    const ask = (): Promise<void> => press('Erase personal data');
    const downloading = page.waitForEvent('download');
    await press('Download personal data');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`personal-data-${id}.zip`);
    const copy = unzipped(await readFile(await download.path()));
    expect(copy.get('customers.json')?.toString()).toContain(name);
    await ask();
    const dialog = page.getByRole('dialog', { name: `Erase the personal data of “${name}”?` });
    await dialog.getByText('Open documents still name this.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Erase for good' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await create(panel, token, { path: `/invoices/${issued}/payments`, body: { method: 'cash' } });
    await ask();
    await dialog.getByText(/^Invoices: 1, until .*20\d\d/).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('erase-customer');
    await dialog.getByLabel('Reason').selectOption('no_longer_needed');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByRole('heading', { level: 1, name: 'Erased customer' }).waitFor();
    expect(await get(`/customers/${id}`)).toMatchObject({ name: 'Erased customer', email: null });
  });
});
