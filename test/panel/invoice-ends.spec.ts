import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** How a draft leaves the editor, and how an invoice ends if it is not paid. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

async function newInvoice(finalize: boolean): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  const body = { customer_id: books.customer, items, tax_rate: 19, finalize };
  return create(panel, token, { path: '/invoices', body });
}

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a draft', () => {
  it('is finalized from the editor, with the changes made there', async () => {
    const id = await newInvoice(false);
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByLabel('Reference').fill('PO 7');
    await page.getByRole('button', { name: 'Save and finalize…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Finalize this invoice?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'draft', reference: 'PO 7' });
    await page.getByRole('button', { name: 'Finalize…' }).click();
    await dialog.getByRole('button', { name: 'Finalize invoice' }).click();
    await page.getByText(/^Invoice INV-.+ finalized$/).waitFor();
    await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
    const { number, ...issued } = await get(`/invoices/${id}`);
    expect(issued).toMatchObject({ status: 'open', reference: 'PO 7' });
    const next = page.getByRole('region', { name: 'What comes next?' });
    const download = page.waitForEvent('download');
    await next.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`${String(number)}.pdf`);
    for (const step of ['Send it', 'Record the payment']) {
      await next.getByRole('button', { name: step }).waitFor();
    }
  });

  it('is deleted after confirmation, and uses no number', async () => {
    const id = await newInvoice(false);
    await visitor.signIn(`/invoices/${id}`);
    await choose('Delete…');
    const dialog = page.getByRole('dialog', { name: 'Delete this draft?' });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Draft deleted').waitFor();
    await page.waitForURL('**/invoices');
    expect((await call(panel, token, { path: `/invoices/${id}` })).status).toBe(404);
  });
});

describe('an open invoice', () => {
  it('is voided, and says why no other action is possible', async () => {
    const id = await newInvoice(true);
    await visitor.signIn(`/invoices/${id}`);
    await choose('Void');
    const dialog = page.getByRole('dialog', { name: /^Void INV-/ });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-void');
    await dialog.getByRole('button', { name: 'Void' }).click();
    await page.getByText(/^Invoice INV-.+ voided$/).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'void', amount_due: 0 });
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByText('Only an open invoice can be written off.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
  });

  it('is marked as sent by another way, and says so', async () => {
    const id = await newInvoice(true);
    await visitor.signIn(`/invoices/${id}`);
    await choose('Mark as sent…');
    const dialog = page.getByRole('dialog', { name: /^Mark INV-.+ as sent/ });
    await dialog.getByRole('radio', { name: 'By a network such as Peppol' }).check();
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByText(/marked as sent$/).waitFor();
    await page.getByText(/^Last sent over a network/).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'open', sent_via: 'network' });
  });

  it('is written off, and can still be paid', async () => {
    const id = await newInvoice(true);
    await visitor.signIn(`/invoices/${id}`);
    await choose('Write off');
    const dialog = page.getByRole('dialog', { name: /^Write off INV-/ });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-write-off');
    await dialog.getByRole('button', { name: 'Write off' }).click();
    await page.getByText(/^Invoice INV-.+ written off$/).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'uncollectible' });
    await page.getByRole('button', { name: 'Record payment' }).waitFor();
  });

  it('that somebody has paid in the meantime is not voided, and shows the payment', async () => {
    const id = await newInvoice(true);
    await visitor.signIn(`/invoices/${id}`);
    await choose('Void');
    await create(panel, token, { path: `/invoices/${id}/payments`, body: { method: 'cash' } });
    const dialog = page.getByRole('dialog', { name: /^Void INV-/ });
    await dialog.getByRole('button', { name: 'Void' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page
      .locator('h1')
      .getByText('Paid')
      .or(page.getByText('Paid', { exact: true }))
      .first()
      .waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'paid' });
  });

  it('accepts remarks, which are not part of the document', async () => {
    const id = await newInvoice(true);
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Edit remarks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit remarks' });
    await dialog.getByLabel('Payment expected').fill('2026-12-24');
    await dialog.getByLabel('Reminders paused until').fill('2027-01-04');
    await dialog.getByLabel('Internal note').fill('Promised by telephone.');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-remarks');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Remarks saved').waitFor();
    await page.getByRole('region', { name: 'Remarks' }).getByText('Promised by telephone.').waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({
      status: 'open',
      note: 'Promised by telephone.',
      expected_payment_date: '2026-12-24',
      reminders_paused_until: '2027-01-04',
    });
  });
});
