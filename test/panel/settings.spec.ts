import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The data of the organization on its documents, and the numbering of the documents. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

const organization = async (): Promise<Record<string, unknown>> =>
  (await call(panel, token, { path: '/organization' })).body as Record<string, unknown>;

describe('the organization', () => {
  it('is changed with everything that documents show, and the panel shows it at once', async () => {
    await visitor.signIn('/settings/organization');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Engines & Co');
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Engines & Co Ltd');
    await page.getByRole('textbox', { name: 'City' }).fill('London');
    const iban = page.getByRole('textbox', { name: 'IBAN' });
    await iban.fill('DE89 3704 0044 0532 0130 01');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await iban.getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('organization-faults');
    await iban.fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('combobox', { name: 'Rounding of tax' }).click();
    await page.getByRole('option', { name: 'On each line' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Engines & Co” saved').waitFor();
    expect(await organization()).toMatchObject({
      name: 'Engines & Co',
      legal_name: 'Engines & Co Ltd',
      address: { city: 'London' },
      bank_details: { iban: 'DE89370400440532013000' },
      tax_rounding: 'line',
      time_zone: 'Europe/Berlin',
    });
    await page.getByRole('button', { name: /^Account.*Engines & Co$/ }).waitFor();
    await page.getByRole('link', { name: 'Customers' }).click();
    await page.waitForURL('**/customers');
  });

  it('is not overwritten if two people change it at once', async () => {
    await visitor.signIn('/settings/organization');
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Mine Ltd');
    const { name, currency, time_zone } = await organization();
    const body = { name, currency, time_zone, legal_name: 'Theirs Ltd' };
    await call(panel, token, { method: 'PUT', path: '/organization', body });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this in the meantime' });
    await dialog.getByRole('radiogroup', { name: 'Legal name' }).waitFor();
    await dialog.getByRole('button', { name: 'Take all of theirs' }).click();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await page.getByText(/saved$/).waitFor();
    expect(await organization()).toMatchObject({ legal_name: 'Theirs Ltd' });
    expect(await page.getByRole('textbox', { name: 'Legal name' }).inputValue()).toBe('Theirs Ltd');
  });
});

describe('the numbering of documents', () => {
  it('shows the next number, verifies itself, and is exported', async () => {
    const items = [{ product_id: books.product, quantity: 1, price: 100 }];
    const body = { customer_id: books.customer, items, tax_rate: 19 };
    const invoice = await create(panel, token, { path: '/invoices', body });
    await call(panel, token, { method: 'POST', path: `/invoices/${invoice}/finalize` });
    await visitor.signIn('/settings/numbering');
    const series = page.getByRole('region', { name: 'Invoices' });
    await series.getByText(/^INV-\d{4}-00002$/).waitFor();
    await series.getByRole('button', { name: 'Check the series' }).click();
    await series.getByText('Nothing is missing, double or changed').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('numbering');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      series.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('invoice-series.ndjson');
  });

  it('gets another format, from the next number on', async () => {
    await visitor.signIn('/settings/numbering');
    const series = page.getByRole('region', { name: 'Credit notes' });
    await series.getByRole('button', { name: 'Change the format' }).click();
    const dialog = page.getByRole('dialog', { name: 'Credit notes' });
    await dialog.getByRole('textbox', { name: 'Format' }).fill('GS-{SEQ:3}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('numbering-format');
    await dialog.getByRole('combobox', { name: 'Begins again' }).selectOption('Never');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await series.getByText('GS-001').waitFor();
    await page.locator(':focus').filter({ hasText: 'Change the format' }).waitFor();
  });
});
