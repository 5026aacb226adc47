import { create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The account of a customer: to look at, to download, and to send by mail. */

let books: SomeBooks;
let customer: string;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
  customer = await create(panel, token, {
    path: '/customers',
    body: { name: 'Account Engines', email: 'ap@example.com', currency: 'EUR' },
  });
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  const body = { customer_id: customer, items, tax_rate: 19, finalize: true };
  await create(panel, token, { path: '/invoices', body });
  await create(panel, token, {
    path: '/payments',
    body: { customer_id: customer, amount: 50, method: 'cash', reference: 'Till 7' },
  });
});

const section = () => page.getByRole('region', { name: 'Statement of account' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function shown(): Promise<string[][]> {
  const rows = section().getByRole('row');
  await rows.nth(1).waitFor();
  const texts = await rows.allInnerTexts();
  return texts.slice(1).map((text) => text.split(/[\t\n]+/).map((cell) => cell.trim()));
}

describe('the statement on the page of a customer', () => {
  beforeEach(async () => {
    await openWindow();
    await visitor.signIn(`/customers/${customer}`);
  });

  it('shows what happened between its two balances', async () => {
    const rows = await shown();
    expect(rows.map(([name]) => name)).toEqual([
      'Opening balance',
      expect.stringMatching(/^Invoice INV-/),
      'Payment Till 7',
      'Closing balance',
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual(['€0.00', '€119.00', '€69.00', '€69.00']);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('statement');
  });

  it('is downloaded as a PDF', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
    expect(download.suggestedFilename()).toMatch(/^statement-.*\.pdf$/);
  });

  it('is sent, and kept as it was sent', async () => {
    await button('Send by e-mail…').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Language').selectOption('de');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('statement-send');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await visitor.open('/outbox');
    await page.getByRole('link', { name: /^Kontoauszug von/ }).click();
    await page.getByRole('link', { name: 'Statement of account' }).waitFor();
    const file = page.getByRole('button', { name: /statement-.*\.pdf/ });
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}-\d{2}-EUR\.pdf$/);
  });
});
