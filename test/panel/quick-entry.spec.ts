import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Many invoices a day: how few keys one takes, and how several are edited at once. */

/** From the list to the issued number, and into the next invoice. */
const PRESSES_MAX = 50;

let customer: string;

testInBrowser(async () => {
  const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
  customer = await write('/customers', {
    name: 'Difference Engines GmbH',
    billing_address: { line1: 'Unter den Linden 5', postal_code: '10117', city: 'Berlin', country: 'DE' },
  });
  await write('/customers', { name: 'Analytical Looms Ltd' });
  for (const [name, price] of [
    ['Programming', 95.5],
    ['Travel', 120],
    ['Punched cards', 0.5],
    ['Maintenance', 40],
    ['Lecture', 300],
  ]) {
    await write('/products', { name, price, tax_rate: 19 });
  }
});

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

/** Presses keys and counts them. Waits for a picked name, as a person does who looks at the screen. */
function counted() {
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string): Promise<void> => {
    for (const letter of text) await press(letter);
  };
  return {
    press,
    type,
    pick: async (letters: string, name: string): Promise<void> => {
      await type(letters);
      await page.locator('[role=option][data-combobox-selected]', { hasText: name }).waitFor();
      await press('Enter');
    },
    count: (): number => presses,
  };
}

describe('an invoice of five lines', () => {
  it('takes at most 50 key presses from the list to its number and into the next one', async () => {
    await visitor.signIn('/invoices');
    await page.getByRole('link', { name: 'New invoice' }).waitFor();
    const keys = counted();
    await keys.press('n');
    await visitor.isIn('Customer *');
    await keys.pick('dif', 'Difference Engines GmbH');
    const lines = [
      ['pr', 'Programming', '12.5'],
      ['tr', 'Travel', '2'],
      ['pu', 'Punched cards', '1000'],
      ['ma', 'Maintenance', '3'],
      ['le', 'Lecture', '1'],
    ] as const;
    for (const [index, [letters, name, quantity]] of lines.entries()) {
      const line = page.getByRole('group', { name: `Line: ${index + 1}`, exact: true });
      await line.getByRole('combobox', { name: 'Product' }).and(page.locator(':focus')).waitFor();
      await keys.pick(letters, name);
      await line.getByLabel('Quantity').and(page.locator(':focus')).waitFor();
      await keys.type(quantity);
      if (index < lines.length - 1) await keys.press('Enter');
    }
    await page.getByText('€2,800.96').waitFor();
    await keys.press('Control+Shift+Enter');
    const question = page.getByRole('dialog', { name: 'Finalize this invoice?' });
    await question.getByText('€2,800.96').waitFor();
    await keys.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
    await page.getByRole('region', { name: 'What comes next?' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-issued');
    await keys.press('n');
    await visitor.isIn('Customer *');
    expect(keys.count()).toBeLessThanOrEqual(PRESSES_MAX);
    expect(await get('/invoices?limit=1')).toMatchObject({ data: [{ status: 'open', total: 2800.96 }] });
  });
});

describe('the invoice editor', () => {
  it('accepts the rows of a spreadsheet, with their products', async () => {
    await visitor.signIn(`/invoices/new?customer_id=${customer}`);
    const product = page.getByRole('combobox', { name: 'Product' });
    await product.focus();
    await page.evaluate(PASTE);
    await page.getByText('One pasted row names no known product.').waitFor();
    const lines = page.getByRole('group', { name: /^Line: \d$/ });
    expect(await lines.count()).toBe(3);
    expect(await lines.nth(1).getByLabel('Price', { exact: true }).inputValue()).toBe('120.00');
    expect(await lines.nth(2).getByLabel('Description').inputValue()).toBe('Something else');
    page.on('dialog', (question) => void question.accept());
  });

  it('appends, moves, duplicates and removes lines by keys', async () => {
    await visitor.signIn(`/invoices/new?customer_id=${customer}`);
    const lines = page.getByRole('group', { name: /^Line: \d$/ });
    const shows = (wanted: string[]) => visitor.sees(`${PRODUCTS} === ${JSON.stringify(wanted.join())}`);
    await page.getByRole('combobox', { name: 'Product' }).focus();
    await visitor.pick('Travel');
    // A single key is a letter in a field, and a shortcut elsewhere.
    await page.getByRole('button', { name: 'Add a line' }).focus();
    await page.keyboard.press('a');
    await lines.nth(1).getByRole('combobox', { name: 'Product' }).and(page.locator(':focus')).waitFor();
    await visitor.pick('Lecture');
    const quantity = lines.nth(1).getByLabel('Quantity');
    await quantity.press('Alt+ArrowUp');
    await shows(['Lecture', 'Travel']);
    await page.locator(':focus').press('Alt+ArrowDown');
    await shows(['Travel', 'Lecture']);
    await page.locator(':focus').press('Alt+Shift+ArrowDown');
    await shows(['Travel', 'Lecture', 'Lecture']);
    await lines.nth(2).getByRole('combobox', { name: 'Product' }).and(page.locator(':focus')).waitFor();
    for (const left of [['Travel', 'Lecture'], ['Travel'], ['Travel']]) {
      await page.locator(':focus').press('Alt+Delete');
      await shows(left);
    }
    page.on('dialog', (question) => void question.accept());
  });

  it('moves and copies lines, and begins a new invoice after saving one', async () => {
    await visitor.signIn(`/invoices/new?customer_id=${customer}`);
    await page.getByRole('combobox', { name: 'Product' }).focus();
    await visitor.pick('Travel');
    await page.getByLabel('Quantity').press('Enter');
    const lines = page.getByRole('group', { name: /^Line: \d$/ });
    await lines.nth(1).getByRole('combobox', { name: 'Product' }).and(page.locator(':focus')).waitFor();
    await visitor.pick('Lecture');
    await lines.nth(1).getByLabel('Quantity').press('Alt+ArrowUp');
    await visitor.sees(`document.querySelector('[data-line] [data-line-start]').value === 'Lecture'`);
    await page.getByRole('button', { name: 'More for line 1' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate line' }).click();
    await lines.nth(2).waitFor();
    await page.getByText('€856.80').waitFor();
    await page.getByRole('button', { name: 'Save and new' }).click();
    await page.getByText('Draft saved').waitFor();
    await visitor.isIn('Customer *');
    expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('');
    expect(await get('/invoices?status=draft&limit=1')).toMatchObject({ data: [{ total: 856.8 }] });
  });
});

describe('the list of invoices', () => {
  it('finalizes several drafts at once, after listing each of them', async () => {
    const { data } = (await get('/products?q=Travel')) as { data: { id: string }[] };
    const items = [{ product_id: data[0]?.id, quantity: 1, price: 10 }];
    const body = { customer_id: customer, items, tax_rate: 0 };
    const ids = [
      await create(panel, token, { path: '/invoices', body }),
      await create(panel, token, { path: '/invoices', body }),
    ];
    await visitor.signIn('/invoices');
    await page.getByRole('button', { name: /^Draft/ }).click();
    await page.waitForURL('**/invoices?status=draft');
    const boxes = page.getByRole('checkbox', { name: 'Select Difference Engines GmbH' });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByRole('button', { name: 'Finalize 2 drafts…' }).click();
    const question = page.getByRole('dialog', { name: 'Finalize 2 invoices?' });
    await question.getByText('€20.00').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bulk-finalize');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    for (const id of ids) expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'draft' });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Finalize 2 drafts…' }).click();
    await question.getByRole('button', { name: 'Finalize all' }).click();
    await page.getByText('2 invoices finalized').waitFor();
    for (const id of ids) expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'open' });
  });

  it('exports its rows, and begins an action from a row', async () => {
    await visitor.signIn('/invoices?status=open');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-\d\d\.csv$/);
    await page
      .getByRole('button', { name: /^Actions for INV-/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Record payment' }).click();
    await page.getByRole('dialog', { name: 'Record payment' }).waitFor();
  });
});

describe('a payment', () => {
  it('is matched with its invoice by the text of the bank statement', async () => {
    const { data } = (await get('/invoices?status=open&limit=1')) as {
      data: { id: string; number: string }[];
    };
    const { id = '', number = '' } = data[0] ?? {};
    await visitor.signIn('/payments');
    await page.getByRole('button', { name: 'Record payment' }).waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await visitor.isIn('Amount *');
    const today = new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/Berlin', dateStyle: 'medium' });
    expect(await dialog.getByLabel('Received on').inputValue()).toBe(today);
    await page.keyboard.type('10');
    await dialog.getByLabel('Reference').fill(`SEPA ${number}, thank you`);
    await dialog.getByRole('radio', { name: new RegExp(number) }).check();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('record-payment');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Payment of €10.00 recorded').waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ amount_paid: 10 });
  });
});

/** The products of the lines in their order. */
const PRODUCTS = `[...document.querySelectorAll('[data-line-start]')].map(({ value }) => value).join()`;

/** Pastes three rows of a spreadsheet into the focused field. */
const PASTE = `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Programming\\t2\\t€100.00\\nTravel\\t3\\nSomething else\\t1\\t5\\t7\\n');
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
})()`;
