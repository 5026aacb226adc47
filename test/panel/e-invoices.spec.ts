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
    await page.getByRole('textbox', { name: 'Identifier', exact: true }).fill('4000001123452');
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
    await page.getByRole('textbox', { name: 'Order number', exact: true }).fill('PO-7');
    await page.getByRole('textbox', { name: 'Delivered on' }).fill('20/11/2026');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Thank you for your order.');
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
    expect(await page.getByRole('textbox', { name: 'Order number', exact: true }).count()).toBe(0);
  });
});

describe('discounts', () => {
  it('for early payment are entered with the terms of an invoice, and of a customer', async () => {
    const id = await newDraft();
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByText('After days').click();
    await page.getByRole('textbox', { name: 'Days to pay' }).fill('30');
    await page.getByRole('button', { name: 'Add a discount for early payment' }).click();
    await page.getByRole('textbox', { name: 'Within days' }).fill('10');
    await page.getByRole('button', { name: 'Save draft' }).click();
    const percent = page.getByRole('textbox', { name: 'Percent off' });
    await percent.and(page.locator('[aria-invalid=true]')).waitFor();
    await percent.fill('2.5');
    await page.getByRole('textbox', { name: 'Percentage of' }).fill('50');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-early-payment');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved').waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({
      payment_terms: { net_days: 30, early_payment: [{ days: 10, percent: 2.5, base_amount: 50 }] },
    });

    const path = `/customers/${books.customer}`;
    await visitor.open(`${path}/edit`);
    await page.getByRole('textbox', { name: 'Days to pay' }).fill('14');
    await page.getByRole('button', { name: 'Add a discount for early payment' }).click();
    await page.getByRole('textbox', { name: 'Within days' }).fill('7');
    await page.getByRole('textbox', { name: 'Percent off' }).fill('3');
    expect(await page.getByRole('textbox', { name: 'Percentage of' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/saved$/).waitFor();
    expect(await get(path)).toMatchObject({
      payment_terms: { net_days: 14, early_payment: [{ days: 7, percent: 3 }] },
    });
  });

  it('have a code and a base, and are not lost by another change', async () => {
    const id = await newDraft();
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByRole('button', { name: 'Add a discount', exact: true }).click();
    const row = page.getByRole('group', { name: 'Discount: 1' });
    await row.getByRole('textbox', { name: 'Discount' }).fill('5');
    await row.getByRole('button', { name: /^Code and base/ }).click();
    await row.getByRole('textbox', { name: 'Reason code' }).fill('95');
    await row.getByRole('textbox', { name: 'Percentage of' }).fill('200');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-discount-code');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved').waitFor();
    const discounts = [{ percent: 5, base_amount: 200, reason_code: '95', amount: 10 }];
    expect(await get(`/invoices/${id}`)).toMatchObject({ discounts });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await row.getByRole('textbox', { name: 'Reason code' }).waitFor();
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill('PO 1');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('PO 1').first().waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ discounts, reference: 'PO 1' });
  });
});

describe('what a draft lacks in the format of its customer', () => {
  it('stands on its page, and leads to the fields of other records in a new tab', async () => {
    const { customer, draft } = await draftForAuthority();
    await visitor.signIn(`/invoices/${draft}`);
    const findings = page.getByRole('region', { name: 'What XRechnung (UBL) still needs' });
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      findings.getByRole('link', { name: 'Give the customer’s electronic address.' }).click(),
    ]);
    await opened.waitForURL(`**/customers/${customer}/edit#electronic_address`);
    const field = opened.getByRole('textbox', { name: 'Electronic address' });
    await opened.locator(':focus').and(field).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-findings');
    await findings.getByRole('link', { name: /^Give the buyer reference/ }).click();
    await page.waitForURL(`**/invoices/${draft}/edit#details.buyer_reference`);
    await page
      .locator(':focus')
      .and(page.getByRole('textbox', { name: 'Buyer reference' }))
      .waitFor();
  });

  it('is checked in the editor, where a press opens the fold and focuses the field', async () => {
    const { draft } = await draftForAuthority();
    await visitor.signIn(`/invoices/${draft}/edit`);
    await page.getByRole('button', { name: 'E-invoice details', exact: true }).click();
    await page.getByRole('button', { name: 'Check what is missing' }).click();
    await page.getByRole('button', { name: /^Give the buyer reference/ }).click();
    const field = page.getByRole('textbox', { name: 'Buyer reference' });
    await page.locator(':focus').and(field).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('05315-12345-44');
    await page.getByRole('button', { name: 'Check what is missing' }).click();
    await page.getByRole('button', { name: /^Give the buyer reference/ }).waitFor({ state: 'detached' });
  });

  it('is said in the language of the panel', async () => {
    const { draft } = await draftForAuthority();
    await openWindow({ locale: 'de-DE' });
    await visitor.open(`/invoices/${draft}`);
    await page.getByLabel('E-Mail-Adresse').fill(panel.email);
    await page.getByLabel('Passwort', { exact: true }).fill(panel.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const findings = page.getByRole('region', { name: 'Was für XRechnung (UBL) noch fehlt' });
    await findings.getByText('Geben Sie die elektronische Adresse des Kunden an.').waitFor();
    expect(await findings.getByText(/^(Give|Name|Say)/).count()).toBe(0);
  });
});

describe('the PDF of a document', () => {
  it('is shown beside an invoice, and not printed with it', async () => {
    await visitor.signIn(`/invoices/${await newDraft()}`);
    await page.getByRole('button', { name: 'Show the PDF' }).click();
    const frame = page.locator('iframe[title="PDF of this document"]');
    expect(await frame.getAttribute('src')).toMatch(/^blob:/);
    await visitor.picture('invoice-pdf');
    await page.emulateMedia({ media: 'print' });
    expect(await frame.isVisible()).toBe(false);
    expect(await page.getByRole('article').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  });

  it('is downloaded of a credit note, too', async () => {
    const id = await newDraft();
    await call(panel, token, { method: 'POST', path: `/invoices/${id}/finalize` });
    const path = `/invoices/${id}/credit-notes`;
    const note = await create(panel, token, { path, body: { reason: 'order_change' } });
    await visitor.signIn(`/credit-notes/${note}`);
    await page.getByRole('button', { name: 'Show the PDF' }).click();
    await page.locator('iframe[title="PDF of this document"]').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^CN-.*\.pdf$/);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('credit-note-files');
  });
});

describe('the look of documents', () => {
  it('is changed in the settings', async () => {
    await visitor.signIn('/settings/documents');
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: 'Plain page' }).click();
    const color = page.getByRole('textbox', { name: 'Accent colour' });
    await color.fill('green');
    await page.getByRole('button', { name: 'Save' }).click();
    await color.and(page.locator('[aria-invalid=true]')).waitFor();
    await color.fill('#884400');
    await page.getByRole('textbox', { name: 'Before the lines' }).fill('Thank you for your order.');
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.getByRole('textbox', { name: 'Column' }).fill('Analytical Engines Ltd');
    await page.getByRole('textbox', { name: 'Days that links work after a payment' }).fill('30');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('settings-documents');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Documents settings saved').waitFor();
    expect(await get('/organization/documents')).toMatchObject({
      template: 'plain',
      accent_color: '#884400',
      intro: 'Thank you for your order.',
      footer: [{ text: 'Analytical Engines Ltd' }],
      link_days_after_payment: 30,
    });
  });
});

async function draftForAuthority(): Promise<{ customer: string; draft: string }> {
  const body = { name: 'Stadt Köln', document_format: 'xrechnung_ubl' };
  const customer = await create(panel, token, { path: '/customers', body });
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  const draft = await create(panel, token, {
    path: '/invoices',
    body: { customer_id: customer, items, tax_rate: 19 },
  });
  return { customer, draft };
}

function newDraft(): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  return create(panel, token, {
    path: '/invoices',
    body: { customer_id: books.customer, items, tax_rate: 19 },
  });
}
