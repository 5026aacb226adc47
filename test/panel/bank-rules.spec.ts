import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Rules of bank lines, documents that are found for them, and files whose columns nobody knows. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

/** Issued, of this price and 19 % tax. */
async function issued(price: number): Promise<Json> {
  const items = [{ product_id: books.product, quantity: 1, price }];
  const body = { customer_id: books.customer, items, tax_rate: 19 };
  const id = await create(panel, token, { path: '/invoices', body });
  await call(panel, token, { method: 'POST', path: `/invoices/${id}/finalize`, body: {} });
  return get(`/invoices/${id}`);
}

const FILE = [
  'Kept by;the village bank;;;',
  'When;What;Who;How much;Account',
  '20.11.2026;Keeping the account;;-4,90;',
  '20.11.2026;For two;Ada Rents;178,50;DE75512108001245126199',
  '21.11.2026;Thanks;Ada Rents;119,00;DE75512108001245126199',
  '',
].join('\r\n');

async function choose(name: string, text: string): Promise<void> {
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function pick(label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

const line = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Bank lines' }).getByRole('button', { name });

describe('a file whose columns nobody knows', () => {
  it('is asked about once, and then read by what was said', async () => {
    await create(panel, token, { path: '/bank-accounts', body: { name: 'Village', currency: 'EUR' } });
    await visit('/bank');
    await choose('village.csv', FILE);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('For two').waitFor();
    await pick('Meaning of When', 'Day');
    await pick('Meaning of What', 'Text');
    await pick('Meaning of Who', 'Name');
    await pick('Meaning of How much', 'Amount with its sign');
    await pick('Meaning of Account', 'IBAN');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-mapping');
    await dialog.getByRole('button', { name: 'Import and keep' }).click();
    await page.getByText('3 new lines.').waitFor();
    await choose('village-2.csv', FILE.replace('-4,90', '-5,90'));
    await page.getByText('1 new line.').waitFor();
  });
});

describe('the documents of a line', () => {
  it('are found and split by keys', async () => {
    const [whole, half] = [await issued(100), await issued(50)];
    await visit('/bank');
    await line(/For two/).click();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(String(whole['number'])) }).click();
    await dialog.getByRole('button', { name: new RegExp(String(half['number'])) }).click();
    await dialog.getByText('€178.50 of €178.50').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-split');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Line matched').waitFor();
    for (const { id } of [whole, half])
      expect(await get(`/invoices/${String(id)}`)).toMatchObject({ status: 'paid' });
    const found = await issued(80);
    await line(/Thanks/).click();
    await page.keyboard.press('f');
    await dialog.getByRole('textbox', { name: 'Number, customer or amount' }).fill(String(found['number']));
    await dialog.getByRole('button', { name: new RegExp(String(found['number'])) }).click();
    await dialog.getByRole('checkbox', { name: /is credit of the customer/ }).check();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await get(`/invoices/${String(found['id'])}`)).toMatchObject({ status: 'paid' });
    expect((await get('/payments?limit=1'))['data']).toMatchObject([{ amount: 119, unapplied_amount: 23.8 }]);
  });
});

describe('rules', () => {
  it('are made from a line, and name themselves in what they propose', async () => {
    await visit('/bank');
    await line(/-€4.90|Keeping/)
      .first()
      .click();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('textbox', { name: 'The text has in it' }).inputValue()).toBe(
      'Keeping the account',
    );
    await pick('Then the line is', 'a fee of the bank');
    await dialog.getByRole('textbox', { name: 'Name of the rule' }).fill('Account fees');
    await dialog.getByRole('button', { name: 'Which lines?' }).click();
    await dialog.getByText(/2 of the newest \d lines/).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-rule');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Rule “Account fees” applies.').waitFor();
    await page.keyboard.press('y');
    await page.getByText('Line matched').waitFor();
    expect((await get('/matching-rules'))['data']).toMatchObject([
      { name: 'Account fees', outcome: 'fee', uses: 1 },
    ]);
  });

  it('are listed in order, moved, switched off and deleted', async () => {
    const rule = { name: 'Private', name_contains: 'Ada', outcome: 'ignore', reason: 'Mine' };
    await create(panel, token, { path: '/matching-rules', body: rule });
    await visit('/bank/rules');
    const rows = page.getByRole('list', { name: 'Rules' }).getByRole('listitem');
    await rows.nth(1).getByText('name with “Ada” → nothing to do with the books: Mine').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-rules', { fullPage: true });
    await page.getByRole('button', { name: 'Move Private up' }).click();
    await rows.nth(0).getByText('Private', { exact: true }).waitFor();
    await page.getByRole('switch', { name: 'Private in use' }).press('Space');
    await page.locator('li[data-off]').waitFor();
    expect((await get('/matching-rules?is_active=false'))['data']).toMatchObject([
      { name: 'Private', position: 1 },
    ]);
    await page.getByRole('button', { name: 'Delete Private' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Private', { exact: true }).waitFor({ state: 'detached' });
  });

  it('are the same in the dark and on a phone', async () => {
    await visit('/bank/rules', { colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    await page.getByText('Account fees', { exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-rules-phone-dark', { fullPage: true });
  });
});
