import { create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Asking for money that is late: when it is done, what goes out next, and by hand. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function issued(): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  const body = { customer_id: books.customer, items, tax_rate: 19, finalize: true };
  return create(panel, token, { path: '/invoices', body });
}

describe('the reminders', () => {
  it('are turned on in the settings, which tell what goes out next', async () => {
    await openWindow();
    await visitor.signIn('/settings/reminders');
    await page.getByText('Nothing goes out by itself.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('Send reminders automatically').check();
    await page.getByLabel('Days after the due date').first().fill('400');
    await button('Save').click();
    await page.getByText('A whole number from -30 to 365 was expected.').waitFor();
    await page.getByLabel('Days after the due date').first().fill('-2');
    await button('Save').click();
    await page.getByText('Reminders saved').waitFor();
    await page.getByText('These reminders go out').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('settings-reminders');
  });

  it('are sent by hand from an invoice, which shows them', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/${await issued()}`);
    await button('Send reminder…').click();
    await button('Send reminder').click();
    await page.getByText('The reminder is on its way').waitFor();
    await page.getByText(/^Level 1 on /).waitFor();
    expect(await visitor.barriers()).toEqual([]);
  });
});
