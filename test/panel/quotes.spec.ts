import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Quotes, from the draft of a program to the invoices of what was accepted. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

function draft(more: object = {}): Promise<string> {
  const line = { product_id: books.product, quantity: 1 };
  const items = [
    { ...line, price: 100 },
    { ...line, price: 20, description: 'In oak', group: 'Wood' },
    { ...line, price: 30, description: 'In beech', group: 'Wood' },
    { ...line, price: 7, description: 'With training', optional: true },
  ];
  const body = {
    customer_id: books.customer,
    items,
    tax_rate: 19,
    terms: 'Payable within 14 days.',
    ...more,
  };
  return create(panel, token, { path: '/quotes', body });
}

async function issued(): Promise<string> {
  const id = await draft();
  const { status } = await call(panel, token, { method: 'POST', path: `/quotes/${id}/issue` });
  expect(status).toBe(200);
  return id;
}

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

async function choose(action: string): Promise<void> {
  // What still loads moves the menu away from under the pointer; the keyboard does not mind.
  await visitor.settled();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}

async function confirm(action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

describe('the page of a quote', () => {
  it('sends an open quote by mail, and duplicates it', async () => {
    const id = await issued();
    await visit(`/quotes/${id}`);
    await choose('Send by e-mail…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send', exact: true }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('quote-send');
    const to = dialog.getByLabel('To', { exact: true });
    await to.fill('ap@example.com');
    await to.press('Enter');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { data } = await get(`/messages?quote_id=${id}`);
    expect(data).toMatchObject([{ kind: 'quote', attachments: [{ format: 'quote' }] }]);
    await choose('Duplicate');
    await confirm('Duplicate');
    await page.getByText(/^A copy of QT-.* is made\.$/).waitFor();
    const { data: quotes } = await get('/quotes?limit=1');
    expect(quotes).toMatchObject([{ status: 'draft', revises_quote_id: null }]);
  });

  it('issues a draft, notes what was accepted, and invoices a deposit and the rest', async () => {
    const id = await draft();
    await visit(`/quotes/${id}`);
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await confirm('Issue');
    await page.getByText(/^QT-.* is issued\.$/).waitFor();
    await page.getByRole('button', { name: 'Note the acceptance' }).click();
    await page.getByRole('textbox', { name: 'Accepted by' }).fill('Ada Lovelace');
    await page.getByRole('radio', { name: /30\.00/ }).check();
    await page.getByRole('checkbox', { name: /7\.00/ }).check();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('quote-accept');
    await confirm('Note the acceptance');
    await page.getByText(/^QT-.* is accepted\.$/).waitFor();
    const quote = await get(`/quotes/${id}`);
    const [first, , beech, training] = quote['items'] as { id: string }[];
    expect(quote).toMatchObject({
      status: 'accepted',
      acceptance: { name: 'Ada Lovelace', channel: 'email', subtotal: 137, total: 163.03 },
    });
    expect(quote['acceptance'].items).toEqual([first?.id, beech?.id, training?.id]);
    await page.getByText(/163\.03/).waitFor();
    await page.getByText('One of “Wood” · not in the total').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('quote-page', { fullPage: true });

    await page.getByRole('button', { name: 'Invoice it' }).click();
    await page.getByRole('radio', { name: 'A deposit' }).check();
    await page.getByRole('textbox', { name: 'Part of the quote' }).fill('50');
    await confirm('Invoice it');
    await page.waitForURL(/\/invoices\/inv_/);
    const { data } = await get(`/quotes/${id}/invoices`);
    const deposit = (data as Json[])[0]?.['invoice_id'] as string;
    expect(data).toEqual([{ invoice_id: deposit, kind: 'deposit', counts: true }]);
    await call(panel, token, { method: 'POST', path: `/invoices/${deposit}/finalize` });
    await visitor.open(`/quotes/${id}`);
    await page.getByRole('button', { name: 'Invoice it' }).click();
    await page.getByText('All that is left, less the deposits').waitFor();
    await confirm('Invoice it');
    await page.waitForURL(/\/invoices\/inv_/);
    expect(await get(`/quotes/${id}`)).toMatchObject({ status: 'invoiced' });
    const [, last] = (await get(`/quotes/${id}/invoices`))['data'] as Json[];
    const totals = await Promise.all(
      [deposit, last?.['invoice_id'] as string].map((one) => get(`/invoices/${one}`)),
    );
    expect(totals.map(({ total }) => total as number)).toEqual([81.52, 81.51]);
  });

  it('invoices some of its lines, and an amount in advance', async () => {
    const id = await issued();
    const accept = { name: 'Ada Lovelace', channel: 'phone' };
    await call(panel, token, { method: 'POST', path: `/quotes/${id}/accept`, body: accept });
    const [first, oak] = (await get(`/quotes/${id}`))['items'] as { id: string }[];
    await visit(`/quotes/${id}`);
    await page.getByRole('button', { name: 'Invoice it' }).click();
    await page.getByRole('radio', { name: 'Some of it' }).check();
    const lines = page.getByRole('group', { name: 'Some of it' });
    const [mill, wood] = [lines.getByRole('textbox').nth(0), lines.getByRole('textbox').nth(1)];
    await mill.fill('0.25');
    await wood.fill('');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('quote-some-lines');
    await confirm('Invoice it');
    await page.waitForURL(/\/invoices\/inv_/);
    expect(await get(`/quotes/${id}/invoices`)).toMatchObject({
      data: [{ kind: 'lines', counts: true }],
      left: [
        { quote_item_id: first?.id, quantity: 0.75 },
        { quote_item_id: oak?.id, quantity: 1 },
      ],
    });
    await visitor.open(`/quotes/${id}`);
    await page.getByRole('button', { name: 'Invoice it' }).click();
    await page.getByRole('radio', { name: 'An amount in advance' }).check();
    await page.getByRole('textbox', { name: 'Amount with tax' }).fill('11.90');
    await confirm('Invoice it');
    await page.waitForURL(/\/invoices\/inv_/);
    const { data } = await get(`/quotes/${id}/invoices`);
    const [, deposit] = data as Json[];
    expect(await get(`/invoices/${deposit?.['invoice_id'] as string}`)).toMatchObject({ total: 11.9 });
  });

  it('revises a declined one, and each leads to the other', async () => {
    const id = await issued();
    await visit(`/quotes/${id}`);
    await choose('Note the refusal');
    await page.getByRole('textbox', { name: 'Why it was declined' }).fill('Too late in the year.');
    await confirm('Note the refusal');
    await page.getByText('Too late in the year.', { exact: true }).waitFor();
    const { number } = await get(`/quotes/${id}`);
    await page.getByRole('button', { name: 'Revise', exact: true }).click();
    await confirm('Revise');
    await page.waitForURL((url) => /\/quotes\/quo_/.test(url.pathname) && !url.pathname.endsWith(id));
    await page.getByRole('link', { name: number as string, exact: true }).click();
    await page.waitForURL((url) => url.pathname.endsWith(id));
  });

  it('is extended and withdrawn, and says why the rest cannot be done', async () => {
    const id = await issued();
    await visit(`/quotes/${id}`);
    await choose('Extend');
    await page.getByRole('textbox', { name: 'Valid until' }).fill('31/12/2098');
    await confirm('Extend');
    await page.getByText(/is valid until 31 Dec 2098/).waitFor();
    expect(await get(`/quotes/${id}`)).toMatchObject({ valid_until: '2098-12-31' });
    await choose('Withdraw');
    await confirm('Withdraw');
    await page.getByText(/is withdrawn\.$/).waitFor();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByText('It is not accepted, or all of it is invoiced.').waitFor();
    expect(await get(`/quotes/${id}`)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the list of quotes', () => {
  it('is found by its keys, and filtered by state', async () => {
    const open = await get(`/quotes/${await issued()}`);
    await draft();
    await visit('/');
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    const table = page.getByRole('table', { name: 'Quotes' });
    await table.getByRole('link', { name: 'Draft', exact: true }).first().waitFor();
    await visitor.picture('quotes');
    const states = page.getByRole('group', { name: 'Quotes by state' });
    await states.getByRole('button', { name: /^Open \d|^Open\d/ }).click();
    await page.waitForURL('**/quotes?status=open');
    await table.getByRole('link', { name: open['number'] as string }).waitFor();
    expect(await table.getByRole('link', { name: 'Draft', exact: true }).count()).toBe(0);
    expect(await visitor.barriers()).toEqual([]);
  });

  it('deletes a draft, in the dark and on a phone', async () => {
    const id = await draft();
    await visit(`/quotes/${id}`, { colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Actions' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('quote-phone-dark', { fullPage: true });
    await choose('Delete the draft');
    await confirm('Delete');
    await page.getByText('The draft is deleted.').waitFor();
    expect((await call(panel, token, { path: `/quotes/${id}` })).status).toBe(404);
  });
});
