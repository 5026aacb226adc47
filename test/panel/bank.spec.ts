import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Statements of a bank, from the file that is dropped to the invoices that its lines have paid. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

async function act(path: string, body: object = {}): Promise<Json> {
  const answer = await call(panel, token, { method: 'POST', path, body });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body as Json;
}

/** Issued, of this price and 19 % tax. */
async function issued(price: number): Promise<Json> {
  const items = [{ product_id: books.product, quantity: 1, price }];
  const body = { customer_id: books.customer, items, tax_rate: 19 };
  const id = await create(panel, token, { path: '/invoices', body });
  return act(`/invoices/${id}/finalize`);
}

interface Told {
  readonly amount: string;
  readonly name: string;
  readonly text: string;
}

/** What a bank tells of payments on a day (`MMDD`), between balances. */
function mt940(day: string, entries: readonly Told[], [opening, closing]: readonly [number, number]): Buffer {
  const lines = entries.flatMap(({ amount, name, text }, at) => [
    `:61:26${day}${day}C${amount},00NTRFNONREF//B${opening}${at}`,
    `:86:166?00GUTSCHRIFT?20SVWZ+${text}?32${name}`,
  ]);
  const head = [
    ':20:STATEMENT',
    ':25:12030000/0000202051',
    ':28C:00042/001',
    `:60F:C26${day}EUR${opening},00`,
  ];
  return Buffer.from([...head, ...lines, `:62F:C26${day}EUR${closing},00`, '-', ''].join('\r\n'));
}

async function choose(name: string, buffer: Buffer): Promise<void> {
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name, mimeType: 'text/plain', buffer });
}

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

describe('the bank page', () => {
  it('takes an account and a statement, and matches lines by keys', async () => {
    const [one, other] = [await issued(100), await issued(200)];
    await visit('/bank');
    await page.getByText('No bank account yet').waitFor();
    await page.getByRole('button', { name: 'Add account…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Current account');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Current account added').waitFor();
    const file = mt940(
      '1120',
      [
        { amount: '119', name: 'Difference Engines GmbH', text: String(one['number']) },
        { amount: '238', name: 'Difference Engines GmbH', text: String(other['number']) },
        { amount: '77', name: 'Nobody', text: 'Gift' },
      ],
      [1000, 1434],
    );
    await choose('statement.sta', file);
    await page.getByText('3 new lines.').waitFor();
    await page.getByText(/Balance by the bank on .*: €1,434.00/).waitFor();
    await page.getByText('Certain', { exact: true }).waitFor();
    await page.getByText('number in the text').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-light', { fullPage: true });
    await page.keyboard.press('y');
    await page.getByText('2 lines', { exact: true }).waitFor();
    expect(await get(`/invoices/${String(one['id'])}`)).toMatchObject({ status: 'paid' });
    await page.keyboard.press('u');
    await page.getByText('3 lines', { exact: true }).waitFor();
    expect(await get(`/invoices/${String(one['id'])}`)).toMatchObject({ status: 'open' });
    await choose('again.sta', file);
    await page.getByText('This file is imported already').waitFor();
  });

  it('holds and ignores lines that are no payment, and tells of missing statements', async () => {
    await visit('/bank');
    const later = [{ amount: '6', name: 'Somebody', text: 'Later' }];
    await choose('later.sta', mt940('1124', later, [9000, 9006]));
    await page.getByText(/€7,\d+.00 is unexplained: statements are missing/).waitFor();
    const lines = page.getByRole('navigation', { name: 'Bank lines' });
    await lines.getByRole('button', { name: /Nobody/ }).click();
    await page.getByText('Nothing in the books fits this line.').waitFor();
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Private');
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await page.getByText('Line ignored').waitFor();
    await lines.getByRole('button', { name: /Somebody/ }).click();
    await page.keyboard.press('h');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Ask them');
    await dialog.getByRole('button', { name: 'Hold' }).click();
    await page.getByText('Line held').waitFor();
    const held = await get('/bank-lines?state=held');
    expect(held['data']).toMatchObject([{ note: 'Ask them', amount: 6 }]);
    expect((await get('/bank-lines?state=ignored'))['data']).toMatchObject([{ note: 'Private', amount: 77 }]);
  });

  it('accepts all that is certain, once it has said how much that is', async () => {
    const sold = await issued(300);
    await visit('/bank');
    const paid = [{ amount: '357', name: 'Difference Engines GmbH', text: String(sold['number']) }];
    await choose('certain.sta', mt940('1126', paid, [9006, 9363]));
    await page.getByText('1 new line.').waitFor();
    await page.getByRole('button', { name: 'Accept all certain…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 lines are booked.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-accept-certain');
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('2 lines booked').waitFor();
    expect(await get(`/invoices/${String(sold['id'])}`)).toMatchObject({ status: 'paid' });
    // What somebody has taken back is not booked by itself again.
    await page.getByText('1 line', { exact: true }).waitFor();
  });

  it('is the same in the dark and on a phone', async () => {
    await visit('/bank', { colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    await page.getByText('Certain', { exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-phone-dark', { fullPage: true });
  });
});
