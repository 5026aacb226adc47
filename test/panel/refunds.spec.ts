import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What is given back of a payment, and what is noted on it. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

async function customer(name: string): Promise<string> {
  return create(panel, token, { path: '/customers', body: { name } });
}

async function payment(customer_id: string, amount: number, invoice_id?: string): Promise<string> {
  const allocations = invoice_id === undefined ? [] : [{ invoice_id, amount }];
  const body = { customer_id, amount, method: 'bank_transfer', allocations };
  return create(panel, token, { path: '/payments', body });
}

async function visit(path: string): Promise<void> {
  await openWindow({});
  await visitor.signIn(path);
}

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a payment', () => {
  it('is taken off its invoice, refunded in part, and the refund cancelled', async () => {
    const who = await customer('Paid twice');
    const items = [{ product_id: books.product, quantity: 1, price: 30 }];
    const body = { customer_id: who, items, tax_rate: 0, finalize: true };
    const open = await create(panel, token, { path: '/invoices', body });
    const id = await payment(who, 30, open);
    await visit(`/payments/${id}`);
    await choose('Unallocate…');
    await page.getByRole('dialog').getByRole('button', { name: 'Unallocate' }).click();
    await page.getByText('€30.00 unallocated').waitFor();
    expect(await get(`/invoices/${open}`)).toMatchObject({ status: 'open', amount_due: 30 });
    await choose('Refund…');
    const dialog = page.getByRole('dialog', { name: 'Refund the payment of €30.00' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.50');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('payment-refund');
    await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
    await page.getByText('€12.50 marked as refunded').waitFor();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByText('A part of it is refunded. Cancel the refund first.').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('region', { name: 'Refunds' })
      .getByRole('button', { name: 'Cancel refund' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel refund' }).click();
    await page.getByText('Refund cancelled').first().waitFor();
    await page.getByRole('region', { name: 'Refunds' }).getByText('Cancelled').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(await get(`/payments/${id}`)).toMatchObject({ refunded_amount: 0, unapplied_amount: 30 });
  });

  it('keeps a note, reversed or not', async () => {
    const id = await payment(await customer('Noted'), 10);
    await visit(`/payments/${id}`);
    await choose('Note…');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Asked the bank.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Note saved').waitFor();
    expect(await get(`/payments/${id}`)).toMatchObject({ note: 'Asked the bank.', version: 2 });
  });
});
