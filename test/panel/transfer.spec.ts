import { readFile } from 'node:fs/promises';
import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What goes to spreadsheets and comes from them. */

testInBrowser();

const all = async (path: string): Promise<Record<string, unknown>[]> => {
  const { body } = await call(panel, token, { path });
  return (body as { data: Record<string, unknown>[] }).data;
};

/** Presses a button that saves a file, and returns its lines. */
async function saved(name: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
}

/** Chooses a file with this text in the import of a list. */
async function choose(text: string): Promise<void> {
  await page.getByRole('button', { name: /^Import/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const buffer = Buffer.from(text, 'utf8');
  await page.locator('input[type=file]').setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer });
}

describe('customers in a table', () => {
  it('are imported row by row, and a row that is refused says why and can be saved', async () => {
    await openWindow();
    await visitor.signIn('/customers');
    await choose(
      'Name;Kundennummer;City;Country\r\nAda Ltd;K-1;London;Vereinigtes Königreich\r\n;K-2;Oslo;NO\r\n',
    );
    await page.getByText('such as “Ada Ltd”').waitFor();
    await page.getByLabel('Customer number').selectOption('Kundennummer');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('import-columns');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('One customer created').waitFor();
    await page.getByText('Row 3: Name – ').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('import-result');
    expect(await saved('Save these rows')).toEqual(['\ufeffName,Kundennummer,City,Country', ',K-2,Oslo,NO']);
    expect(await all('/customers')).toMatchObject([
      { name: 'Ada Ltd', external_id: 'K-1', billing_address: { city: 'London', country: 'GB' } },
    ]);
  });

  it('that were exported can be imported again, and a number that is taken is refused', async () => {
    await openWindow();
    await visitor.signIn('/customers');
    const lines = await saved('Export');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Ada Ltd,K-1,');
    await choose(lines.join('\r\n'));
    await page.getByRole('button', { name: 'Import one row' }).click();
    await page.getByText('Row 2: ').waitFor();
    expect(await all('/customers')).toHaveLength(1);
  });
});

describe('products in a table', () => {
  it('keep the decimals of their own number format, whatever the language of the panel is', async () => {
    await openWindow();
    await visitor.signIn('/products');
    await choose('Name;Price;Tax rate;Unit\r\nScrew;0,125;19 %;pcs\r\nMill;1.500,00;19;\r\n');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 products created').waitFor();
    const products = await all('/products?sort=name');
    expect(products).toMatchObject([
      { name: 'Mill', price: 1500, tax_rate: 19, unit: null },
      { name: 'Screw', price: 0.125, tax_rate: 19, unit: { label: 'pcs' } },
    ]);
  });
});

describe('all invoices of a customer', () => {
  it('are more than the newest ones on the page of the customer', async () => {
    const product = await create(panel, token, { path: '/products', body: { name: 'Hour' } });
    const customer = await create(panel, token, { path: '/customers', body: { name: 'Babbage' } });
    const items = [{ product_id: product, quantity: 1, price: 10 }];
    for (let count = 0; count < 11; count += 1) {
      await create(panel, token, { path: '/invoices', body: { customer_id: customer, items, tax_rate: 19 } });
    }
    await openWindow();
    await visitor.signIn(`/customers/${customer}`);
    await page.getByRole('link', { name: 'All invoices of this customer' }).click();
    await page.getByText('11 entries').waitFor();
    expect(await page.getByRole('table', { name: 'Invoices' }).locator('tbody tr').count()).toBe(11);
  });
});
