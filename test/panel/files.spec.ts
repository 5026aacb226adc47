import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Files that people choose on their machine: attachments of an invoice, and the logo of documents. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

const choose = (name: string, content: string, mimeType: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

const newDraft = (): Promise<string> =>
  create(panel, token, {
    path: '/invoices',
    body: {
      customer_id: books.customer,
      tax_rate: 19,
      items: [{ product_id: books.product, quantity: 1, price: 100 }],
    },
  });

describe('an attachment', () => {
  it('is chosen on the page of a draft, downloaded, and taken off again', async () => {
    const id = await newDraft();
    await visitor.signIn(`/invoices/${id}`);
    const panelOfFiles = page.getByRole('region', { name: 'Attachments' });
    await panelOfFiles.getByRole('button', { name: 'Attach a file' }).waitFor();
    await choose('hours.csv', 'Day;Hours\n2026-11-02;8\n', 'text/csv');
    await panelOfFiles.getByText('hours.csv').waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({
      attachments: [{ reference: 'hours.csv', filename: 'hours.csv', media_type: 'text/csv', size: 23 }],
    });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-attachments');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panelOfFiles.getByRole('button', { name: 'Download hours.csv' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('hours.csv');
    await panelOfFiles.getByRole('button', { name: 'Remove hours.csv' }).click();
    await panelOfFiles.getByText('hours.csv').waitFor({ state: 'detached' });
    expect((await get(`/invoices/${id}`))['attachments'] ?? []).toEqual([]);
  });

  it('of another kind is refused, with what is possible', async () => {
    await visitor.signIn(`/invoices/${await newDraft()}`);
    await page.getByRole('button', { name: 'Attach a file' }).waitFor();
    await choose('notes.txt', 'Hello', 'text/plain');
    await page.getByText('notes.txt cannot be attached: only PDF, PNG').waitFor();
    await choose('no.pdf', 'Hello', 'application/pdf');
    await page.getByText('The content is no application/pdf.').waitFor();
  });

  it('can be a link, whose address is checked', async () => {
    const id = await newDraft();
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Add a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await address.fill('files.example.com');
    await dialog.getByRole('textbox', { name: 'Reference' }).fill('Time sheet');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await address.and(page.locator('[aria-invalid=true]')).waitFor();
    await address.fill('https://files.example.com/ts-2026-11');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('attachment-link');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const link = page.getByRole('link', { name: 'Time sheet' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://files.example.com/ts-2026-11');
    expect(await get(`/invoices/${id}`)).toMatchObject({
      attachments: [{ reference: 'Time sheet', url: 'https://files.example.com/ts-2026-11' }],
    });
  });

  it('stays with an issued invoice, which takes no more', async () => {
    const id = await newDraft();
    const body = { reference: 'Terms', url: 'https://files.example.com/terms' };
    await create(panel, token, { path: `/invoices/${id}/attachments`, body });
    await call(panel, token, { method: 'POST', path: `/invoices/${id}/finalize` });
    await visitor.signIn(`/invoices/${id}`);
    const link = page.getByRole('link', { name: 'Terms' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://files.example.com/terms');
    expect(await page.getByRole('button', { name: 'Attach a file' }).count()).toBe(0);
  });
});

describe('the logo', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>';

  it('is chosen in the settings, shown there, and removed', async () => {
    await visitor.signIn('/settings/documents');
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    await choose('logo.svg', SVG, 'image/svg+xml');
    const picture = page.getByRole('img', { name: 'Your logo' });
    await picture.waitFor();
    await visitor.sees('document.querySelector("img")?.naturalWidth === 120');
    expect(await get('/organization/documents')).toMatchObject({ logo: { width: 120, height: 40 } });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('documents-logo');
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(await get('/organization/documents')).toMatchObject({ logo: null });
  });

  it('that runs programs is refused with the reason', async () => {
    await visitor.signIn('/settings/documents');
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    await choose('logo.svg', SVG.replace('<rect', '<script>1</script><rect'), 'image/svg+xml');
    await page.getByRole('alert').waitFor();
    expect(await get('/organization/documents')).toMatchObject({ logo: null });
  });
});
