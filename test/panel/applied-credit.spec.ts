import type { BrowserContextOptions } from 'playwright-core';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Credit that settles invoices, from the page of a customer. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

const get = async (path: string): Promise<unknown> => (await call(panel, token, { path })).body;

async function customer(name: string): Promise<string> {
  return create(panel, token, { path: '/customers', body: { name } });
}

async function invoice(customer_id: string, price: number, due_date: string): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price }];
  const body = { customer_id, items, tax_rate: 0, finalize: true, due_date };
  return create(panel, token, { path: '/invoices', body });
}

async function payment(customer_id: string, amount: number): Promise<string> {
  return create(panel, token, { path: '/payments', body: { customer_id, amount, method: 'bank_transfer' } });
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

describe('credit of a customer', () => {
  it('is applied from the page of the customer, once the dialog has shown what it would settle', async () => {
    const who = await customer('Paid too much');
    const [later, sooner] = [await invoice(who, 80, '2027-02-01'), await invoice(who, 50, '2027-01-01')];
    await visit(`/customers/${who}`);
    await page.getByText('Overdue').first().waitFor();
    expect(await page.getByRole('button', { name: 'Apply credit' }).count()).toBe(0);
    await payment(who, 60);
    await payment(who, 30);
    await page.getByRole('button', { name: 'Apply credit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply credit' });
    await dialog.getByRole('cell', { name: '€50.00' }).waitFor();
    expect(await dialog.getByRole('row').count()).toBe(4);
    expect(await get(`/invoices/${sooner}`)).toMatchObject({ status: 'open' });
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-apply-credit');
    await dialog.getByRole('button', { name: 'Settle invoices' }).click();
    await page.getByText('Credit was applied in 3 parts.').waitFor();
    expect(await get(`/invoices/${sooner}`)).toMatchObject({ status: 'paid' });
    expect(await get(`/invoices/${later}`)).toMatchObject({ amount_due: 40 });
    await page.getByRole('button', { name: 'Apply credit' }).waitFor({ state: 'detached' });
  });

  it('is shown on a phone, in the dark, in German', async () => {
    const who = await customer('Überzahlt');
    await invoice(who, 80, '2027-02-01');
    await payment(who, 60);
    await visit(`/customers/${who}`, { ...PHONE, colorScheme: 'dark', locale: 'de-DE' });
    await page.getByRole('button', { name: 'Guthaben verrechnen' }).click();
    await page.getByRole('dialog').getByRole('cell', { name: /60,00/ }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-apply-credit-phone-dark-de');
  });
});
