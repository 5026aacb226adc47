import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What closes an invoice beside money: a discount for paying early, and a small rest that is let go. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

/** 100 without tax, 2 % off within 10 days. */
async function invoice(): Promise<string> {
  const body = {
    customer_id: await create(panel, token, { path: '/customers', body: { name: 'Prompt' } }),
    items: [{ product_id: books.product, quantity: 1, price: 100 }],
    tax_rate: 0,
    payment_terms: { net_days: 30, early_payment: [{ days: 10, percent: 2 }] },
    finalize: true,
  };
  return create(panel, token, { path: '/invoices', body });
}

async function settlementOf(id: string): Promise<unknown> {
  const { body } = await call(panel, token, { path: `/invoices/${id}` });
  return (body as Record<string, unknown>)['settlement'];
}

describe('the payment dialog of an invoice', () => {
  it('takes a discount for paying early, which the invoice then shows', async () => {
    const id = await invoice();
    await openWindow();
    await visitor.signIn(`/invoices/${id}`);
    await page.getByText(/^If paid by /).waitFor();
    await page.getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByRole('button', { name: /^Take the discount: €98\.00 until / }).click();
    expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('98.00');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('payment-early');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Payment of €98.00 recorded').waitFor();
    await page.getByText('Discount for paying early').waitFor();
    expect(await settlementOf(id)).toMatchObject({ paid: 98, discount: 2, due: 0 });
  });

  it('lets a small rest go, and says so of one that is too large', async () => {
    const id = await invoice();
    await openWindow();
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await amount.fill('80');
    await dialog.getByRole('combobox', { name: 'Remainder' }).click();
    await page.getByRole('option', { name: 'Kept by a bank' }).click();
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await amount.fill('95');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Payment of €95.00 recorded').waitFor();
    await page.getByText('Remainder let go').waitFor();
    expect(await settlementOf(id)).toMatchObject({ paid: 95, waived: 5, due: 0 });
  });
});
