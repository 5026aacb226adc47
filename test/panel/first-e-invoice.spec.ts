import { readFile } from 'node:fs/promises';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { everyDetail, everyLineDetail, typedTexts } from './every-detail.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** From an organization that has said nothing to a valid electronic invoice, and the editor with every detail. */

const JOURNEY_MS = 300_000;

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

describe('a new user', () => {
  it(
    'comes to a valid XRechnung and a Factur-X PDF by the forms alone',
    async () => {
      const type = (label: string, text: string) =>
        page.getByRole('textbox', { name: label, exact: true }).first().fill(text);
      const address = async (line1: string, code: string, city: string): Promise<void> => {
        await type('Street and number', line1);
        await type('Postal code', code);
        await type('City', city);
        await page.getByRole('combobox', { name: 'Country' }).first().focus();
        await visitor.pick('Germany');
      };
      const electronic = async (scheme: string, value: string): Promise<void> => {
        const group = page.getByRole('group', { name: 'Electronic address' });
        await group.getByRole('textbox').first().fill(value);
        await group.getByRole('combobox', { name: 'Scheme' }).fill(scheme);
        await page.getByRole('option', { name: scheme }).first().click();
      };
      await visitor.signIn('/settings/organization');
      await address('Werkstr. 1', '10115', 'Berlin');
      await page.getByRole('button', { name: 'Add a tax number' }).click();
      const number = page.getByRole('group', { name: 'Tax numbers: 1' });
      await number.getByRole('textbox', { name: 'Number' }).fill('DE123456789');
      await type('IBAN', 'DE89 3704 0044 0532 0130 00');
      await electronic('9930', 'DE123456789');
      await type('Contact person', 'Ada Muster');
      await type('Telephone of the contact', '+49 30 1234567');
      await type('E-mail of the contact', 'ada@example.com');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/saved$/).waitFor();

      await visitor.open('/customers/new');
      await page.getByRole('textbox', { name: 'Name' }).first().fill('Stadt Musterstadt');
      await address('Rathausplatz 1', '50667', 'Köln');
      await page.getByRole('combobox', { name: 'Document format' }).click();
      await page.getByRole('option', { name: 'XRechnung (UBL)' }).click();
      await type('Buyer reference', '05315-12345-44');
      await electronic('0204', '05315-12345-44');
      await page.getByRole('button', { name: 'Create customer' }).click();
      await page.getByRole('heading', { level: 1, name: 'Stadt Musterstadt' }).waitFor();

      await visitor.open('/invoices/new');
      await page.getByRole('combobox', { name: 'Customer' }).focus();
      await visitor.pick('Stadt Musterstadt');
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await visitor.pick('Programming');
      await page.getByRole('button', { name: 'More for line 1' }).click();
      await page.getByRole('menuitem', { name: 'E-invoice details' }).click();
      await type('Unit', 'h');
      await type('Unit code', 'HUR');
      await page.getByRole('button', { name: 'E-invoice details', exact: true }).click();
      await page.getByRole('textbox', { name: 'Date of supply' }).fill('20/11/2026');
      // Once is enough: the field of all other sellers is not shown as well.
      expect(await page.getByRole('textbox', { name: 'Delivered on' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Check what is missing' }).click();
      const report = page.getByRole('region', { name: 'What XRechnung (UBL) still needs' });
      expect(await report.innerText()).toBe('Nothing is missing for XRechnung (UBL).');
      await visitor.picture('new-user-checked', { fullPage: true });
      await page.getByRole('button', { name: 'Save and finalize…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Finalize this invoice?' });
      await dialog.getByRole('button', { name: 'Finalize invoice' }).click();
      await page.getByText(/^Invoice .+ finalized$/).waitFor();

      const xml = await downloaded('Download XRechnung (UBL)');
      expect(xml.toString()).toContain('<cbc:BuyerReference>05315-12345-44</cbc:BuyerReference>');
      const pdf = (await downloaded('Download Factur-X / ZUGFeRD')).toString('latin1');
      expect(pdf).toMatch(/^%PDF-1\.7/);
      expect(pdf).toContain('factur-x.xml');
      await page.getByRole('button', { name: 'Show the PDF' }).click();
      await page.locator('iframe[title="PDF of this document"]').waitFor();
      await visitor.picture('new-user-finalized', { fullPage: true });
      const id = new URL(page.url()).pathname.split('/')[2] ?? '';
      const issued = await get(`/invoices/${id}/preflight?format=xrechnung_ubl`);
      expect(issued).toMatchObject({ valid: true, errors: 0, warnings: 0 });
    },
    JOURNEY_MS,
  );
});

describe('a draft of a German seller that does not say when was supplied', () => {
  it('says so before it is finalized, and leads to the field', async () => {
    const items = [{ product_id: books.product, quantity: 1, price: 100 }];
    const body = { customer_id: books.customer, items, tax_rate: 19 };
    const id = await create(panel, token, { path: '/invoices', body });
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Finalize…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Finalize this invoice?' });
    const link = dialog.getByRole('link', { name: 'The day or the period of the supply' });
    await link.waitFor();
    await visitor.picture('finalize-without-supply-date');
    await visitor.open((await link.getAttribute('href')) ?? '');
    await visitor.isIn('Date of supply');
    await page.keyboard.type('20/11/2026');
    await visitor.picture('invoice-editor-supply-date');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved').waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ delivery: { date: '2026-11-20' } });
    await visitor.open(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Finalize…' }).click();
    await dialog.getByRole('button', { name: 'Finalize invoice' }).waitFor();
    expect(await link.count()).toBe(0);
  });
});

async function downloaded(name: string): Promise<Buffer> {
  const button = page.getByRole('button', { name });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path());
}

describe('a draft with everything that it can say', () => {
  it('is shown with a field for each, and loses none when another one is changed', async () => {
    const items = [{ product_id: books.product, quantity: 1, price: 100, tax_rate: 19, ...everyLineDetail }];
    const body = { customer_id: books.customer, items, tax_rate: 19, ...everyDetail };
    const id = await create(panel, token, { path: '/invoices', body });
    const before = await get(`/invoices/${id}`);
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByRole('button', { name: /^E-invoice details(?! of line)/ }).click();
    await page.getByRole('button', { name: 'E-invoice details of line 1' }).click();
    await page.getByRole('textbox', { name: 'Article number of the buyer' }).waitFor();
    const shown = await page.locator('input, textarea').evaluateAll((all: unknown[]) => {
      // Amounts are shown with all decimals of the currency.
      return (all as { value: string }[]).flatMap(({ value }) => [value, String(Number(value))]);
    });
    const missing = typedTexts([everyDetail, everyLineDetail]).filter((text) => !shown.includes(text));
    expect(missing).toEqual([]);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-editor-every-detail');
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill('REF-99');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved').waitFor();
    const after = await get(`/invoices/${id}`);
    const changed = { reference: 'REF-99', version: 2, updated_at: after['updated_at'] };
    expect(withoutIds(after)).toEqual(withoutIds({ ...before, ...changed }));
  });
});

/** Lines get new identifiers with each change. */
function withoutIds({ items, ...invoice }: Json): Json {
  return { ...invoice, items: (items as Json[]).map(({ id: _id, ...line }) => line) };
}
