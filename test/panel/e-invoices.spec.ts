import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What electronic invoices contain: entered in the forms, checked on drafts, and downloaded. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

/** Chooses an entry of a list by typing a part of its name. */
async function choose(label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

describe('the fields of electronic invoices', () => {
  it('are edited in the settings of the organization', async () => {
    await visitor.signIn('/settings/organization');
    const address = page.getByRole('group', { name: 'Electronic address' });
    await address.getByRole('textbox', { name: 'Electronic address' }).fill('DE123456789');
    await page.getByRole('button', { name: 'Save' }).click();
    await address
      .getByRole('combobox', { name: 'Scheme' })
      .and(page.locator('[aria-invalid=true]'))
      .waitFor();
    await address.getByRole('combobox', { name: 'Scheme' }).fill('9930');
    await page.getByRole('option', { name: '9930' }).click();
    await page.getByRole('textbox', { name: 'Registration number' }).fill('HRB 1234 B');
    await page.getByRole('textbox', { name: 'Contact person' }).fill('Ada Lovelace');
    await page.getByRole('textbox', { name: 'Legal information' }).fill('Managing director: Ada Lovelace');
    await page.getByRole('button', { name: 'Add a tax representative' }).click();
    await page.getByRole('textbox', { name: 'Name of the representative' }).fill('Charles Babbage');
    await page.getByRole('textbox', { name: 'VAT number of the representative' }).fill('FR12345678901');
    await page.getByRole('button', { name: 'Add an identifier' }).click();
    await page.getByRole('textbox', { name: 'Identifier' }).fill('4000001123452');
    await visitor.picture('organization-e-invoices');
    expect(await visitor.barriers()).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/saved$/).waitFor();
    expect(await get('/organization')).toMatchObject({
      electronic_address: { scheme: '9930', value: 'DE123456789' },
      legal_registration: { value: 'HRB 1234 B' },
      contact: { name: 'Ada Lovelace' },
      legal_info: 'Managing director: Ada Lovelace',
      tax_representative: { name: 'Charles Babbage', tax_id: 'FR12345678901' },
      identifiers: [{ value: '4000001123452' }],
    });
  });

  it('are edited with the customer, whose format is chosen there', async () => {
    const path = `/customers/${books.customer}`;
    await visitor.signIn(`${path}/edit#document_format`);
    await page
      .locator(':focus')
      .and(page.getByRole('combobox', { name: 'Document format' }))
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'XRechnung (UBL)' }).click();
    await page.getByRole('textbox', { name: 'Buyer reference' }).fill('05315-12345-44');
    expect(await visitor.barriers()).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/saved$/).waitFor();
    expect(await get(path)).toMatchObject({
      document_format: 'xrechnung_ubl',
      buyer_reference: '05315-12345-44',
      contacts: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
    });
  });

  it('are folded in the editor of an invoice, and saved with it', async () => {
    const id = await newDraft();
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByRole('button', { name: 'E-invoice details', exact: true }).click();
    await page.getByRole('textbox', { name: 'Order number' }).fill('PO-7');
    await page.getByRole('textbox', { name: 'Delivered on' }).fill('20/11/2026');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Thank you for your order.');
    await page.getByRole('button', { name: 'More for line 1' }).click();
    await page.getByRole('menuitem', { name: 'E-invoice details' }).click();
    await page.getByRole('textbox', { name: 'Note on the line' }).fill('As agreed');
    await page.getByRole('textbox', { name: 'Article number of the buyer' }).fill('B-1');
    await choose('Country of origin', 'France');
    await visitor.picture('invoice-editor-e-invoice');
    expect(await visitor.barriers()).toEqual([]);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved').waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({
      order_reference: 'PO-7',
      delivery: { date: '2026-11-20' },
      notes: [{ text: 'Thank you for your order.' }],
      items: [{ note: 'As agreed', buyer_item_id: 'B-1', origin_country: 'FR' }],
    });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'E-invoice details 3 filled in' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Order number' }).count()).toBe(0);
  });
});

function newDraft(): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  return create(panel, token, {
    path: '/invoices',
    body: { customer_id: books.customer, items, tax_rate: 19 },
  });
}
