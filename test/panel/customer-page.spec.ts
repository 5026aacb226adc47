import { createHash } from 'node:crypto';
import { readCodes } from '../documents/payment-codes/read-code.js';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The page that shows an invoice to its customer, and the links to it in the panel. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function issued(customer_id = books.customer): Promise<string> {
  const items = [{ product_id: books.product, quantity: 12.5, price: 100 }];
  const body = { customer_id, items, tax_rate: 19, finalize: true };
  return create(panel, token, { path: '/invoices', body });
}

interface Owed {
  readonly id: string;
  readonly amount_due: number;
  readonly payment_reference: string;
}

/** An invoice of a seller who is paid by transfer. */
async function issuedForTransfer(): Promise<Owed> {
  const bank_details = { iban: 'DE89370400440532013000', account_holder: 'Muster GmbH' };
  const body = { name: 'Muster GmbH', currency: 'EUR', time_zone: 'UTC', bank_details };
  const changed = await call(panel, token, { method: 'PUT', path: '/organization', body });
  expect(changed.status).toBe(200);
  return (await call(panel, token, { path: `/invoices/${await issued()}` })).body as Owed;
}

async function linkTo(document: string): Promise<string> {
  const kind = document.startsWith('inv_') ? 'invoices' : 'credit-notes';
  const answer = await fetch(`${panel.baseUrl}/api/${kind}/${document}/links`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { path: string }).path;
}

describe('the panel', () => {
  it('copies a link, tells whether it was opened, and ends it', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/${await issued()}`);
    await button('Copy link').click();
    const address = await page.getByLabel('Address', { exact: true }).inputValue();
    expect(address).toMatch(/\/i\/[0-9a-z]{52}$/);
    await page.getByText('Not opened yet').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-links');

    await button('End…').click();
    await button('End link').click();
    await page.getByText('Not opened yet').waitFor({ state: 'detached' });
    expect((await fetch(address)).status).toBe(404);
  });
});

async function credited(): Promise<string> {
  const path = `/invoices/${await issued()}/credit-notes`;
  return create(panel, token, { path, body: { reason: 'order_change' } });
}

it('copies a link of a credit note', async () => {
  await openWindow();
  await visitor.signIn(`/credit-notes/${await credited()}`);
  await button('Copy link').click();
  const address = await page.getByLabel('Address', { exact: true }).inputValue();
  expect(await (await fetch(address)).text()).toContain('You have nothing to pay.');
  expect(await visitor.barriers()).toEqual([]);
});

describe('the customer’s page', () => {
  it.each([
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['phone', PHONE],
  ] as const)('has no barriers, no script and no other host: %s', async (name, options) => {
    const path = await linkTo(await issued());
    await openWindow(options);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visitor.open(path);
    await page.getByRole('heading', { level: 1, name: /^Invoice INV-/ }).waitFor();
    await page.getByText('Amount due').waitFor();
    // The browser asks for the icon of a page by itself.
    const beside = requests.filter(
      (url) => ![path, '/favicon.ico'].some((own) => url === panel.baseUrl + own),
    );
    expect(beside).toEqual([]);
    expect(await page.evaluate('document.scripts.length')).toBe(0);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture(`customer-page-${name}`);
  });

  it.each([
    ['de', /^Rechnung INV-/],
    ['fr', /^Facture INV-/],
  ])('speaks the language of the customer, and has no barriers in it: %s', async (locale, heading) => {
    const customer = await create(panel, token, { path: '/customers', body: { name: 'Kundschaft', locale } });
    const path = await linkTo(await issued(customer));
    await openWindow(PHONE);
    await visitor.open(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture(`customer-page-phone-${locale}`, { fullPage: true });
  });

  it('has a payment code that another program reads off the screen', async () => {
    const invoice = await issuedForTransfer();
    await openWindow();
    await visitor.open(await linkTo(invoice.id));
    const [code = ''] = await readCodes(await page.locator('figure').screenshot());
    const lines = code.split('\n');
    expect(lines.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT']);
    expect(lines.slice(6, 8)).toEqual(['DE89370400440532013000', `EUR${invoice.amount_due.toFixed(2)}`]);
    expect(lines).toContain(invoice.payment_reference);
  });

  it('tells without script whether a file is the one that was issued', async () => {
    const path = await linkTo(await issued());
    const file = Buffer.from(await (await fetch(`${panel.baseUrl}${path}/invoice.pdf`)).arrayBuffer());
    await openWindow({ javaScriptEnabled: false });
    await visitor.open(path);
    const digest = createHash('sha256').update(file).digest('hex');
    await page.getByText(digest).waitFor();
    await page.getByLabel('SHA-256 of your file').fill(digest);
    await button('Compare').click();
    await page.getByText('Yes. This is the file that was issued.').waitFor();
    const other = createHash('sha256').update(file).update('x').digest('hex');
    await page.getByLabel('SHA-256 of your file').fill(other);
    await button('Compare').click();
    await page.getByText('No. No file with this SHA-256').waitFor();
    await page.getByRole('link', { name: 'Back to the document' }).click();
    await page.getByRole('heading', { level: 1, name: /^Invoice INV-/ }).waitFor();
  });

  it.each(['light', 'dark'] as const)('has no barriers where files are compared: %s', async (colorScheme) => {
    const path = await linkTo(await issued());
    await openWindow({ colorScheme, ...PHONE });
    await visitor.open(`${path}/verify?sha256=${'0'.repeat(64)}`);
    await page.getByText('No. No file with this SHA-256').waitFor();
    expect(await visitor.barriers()).toEqual([]);
  });

  it('prints without what can only be clicked', async () => {
    const path = await linkTo(await issued());
    await openWindow();
    await visitor.open(path);
    const download = page.getByRole('link', { name: 'Download the invoice (PDF)' });
    expect(await download.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await download.isVisible()).toBe(false);
  });
});
