import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What a page shows stays right, in its place and readable: after a change elsewhere, a save, a fault, a message. */

const SCREEN = { width: 1440, height: 900 };
const TERMS = { net_days: 14 };
/** Without an address of its own, the service makes no links. */
const LINKS = { PUBLIC_URL: 'https://books.example.com' };

let customer: string;
let product: string;

testInBrowser(async () => {
  const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
  product = await write('/products', { name: 'Programming', price: 95.5, tax_rate: 19 });
  customer = await write('/customers', {
    name: 'Difference Engines GmbH',
    email: 'accounts@example.com',
    billing_address: { line1: 'Unter den Linden 5', postal_code: '10117', city: 'Berlin', country: 'DE' },
    payment_terms: TERMS,
  });
}, LINKS);

beforeEach(() => openWindow({ viewport: SCREEN }));

type Json = Record<string, unknown>;

async function newInvoice(body: Json = {}): Promise<string> {
  const items = [{ product_id: product, quantity: 2, price: 100 }];
  return create(panel, token, {
    path: '/invoices',
    body: { customer_id: customer, items, tax_rate: 19, ...body },
  });
}

async function changeOrganization(change: Json): Promise<void> {
  const body = { name: 'Analytical Engines Ltd', currency: 'EUR', time_zone: 'Europe/Berlin', ...change };
  const answer = await call(panel, token, { method: 'PUT', path: '/organization', body });
  expect(answer).toMatchObject({ status: 200 });
}

describe('the list of what a draft lacks', () => {
  it('is asked for anew when the window gets the focus back', async () => {
    const id = await newInvoice();
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Finalize…' }).click();
    const missing = page.getByRole('dialog').getByRole('link', { name: 'Your address' });
    await missing.waitFor();
    // While a question is open, nothing else on the page changes by itself.
    await changeOrganization({ address: { line1: '12 St James Square', city: 'London', country: 'GB' } });
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
    await missing.waitFor({ state: 'detached' });
  });

  it('follows what somebody changes in the settings', async () => {
    const buyer = await create(panel, token, {
      path: '/customers',
      body: { name: 'Amt für Maschinen', document_format: 'xrechnung_ubl' },
    });
    const id = await newInvoice({ customer_id: buyer });
    await visitor.signIn(`/invoices/${id}`);
    const missing = page.getByText(/^BR-DE-[25]$/).first();
    await missing.waitFor();
    await changeOrganization({
      contact: { name: 'Ada Lovelace', phone: '+44 20 1', email: 'ada@example.com' },
    });
    await missing.waitFor({ state: 'detached' });
  });
});

describe('the preview of a mail', () => {
  it('names the link that will stand there, and shows no placeholder', async () => {
    const id = await newInvoice({ finalize: true });
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Send by e-mail…' }).click();
    const mail = page.getByRole('article');
    await mail.getByText('link to the customer’s page').waitFor();
    expect(await page.evaluate('document.body.innerText')).not.toContain('{{');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('send-link');
  });
});

describe('a message that something is done', () => {
  interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }
  const overlap = (one: Box, other: Box): boolean =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;

  it.each([SCREEN, { width: 1024, height: 768 }])('lies over nothing of the page at %j', async (viewport) => {
    await page.setViewportSize(viewport);
    const id = await newInvoice();
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Finalize…' }).click();
    await page.getByRole('button', { name: 'Finalize invoice' }).click();
    const notice = page.getByRole('alert').filter({ hasText: / finalized$/ });
    await notice.waitFor();
    const [at, content] = [await notice.boundingBox(), await page.locator('#content').boundingBox()];
    expect(overlap(at as Box, content as Box)).toBe(false);
    await visitor.picture(`notice-${viewport.width}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Send by e-mail…' }).click();
    await page.getByRole('dialog').waitFor();
    await notice.waitFor({ state: 'detached' });
  });
});

describe('“As usual”', () => {
  const chosen = () => page.getByRole('radio', { name: 'As usual' });

  it('stays chosen after the draft was saved, and other terms stay as well', async () => {
    await visitor.signIn(`/invoices/${await newInvoice()}/edit`);
    await chosen().waitFor({ state: 'attached' });
    expect(await chosen().isChecked()).toBe(true);
    await page.getByText(/^Due on /).waitFor();
    await visitor.picture('as-usual');
    const other = await newInvoice({ payment_terms: { net_days: 30 } });
    await visitor.open(`/invoices/${other}/edit`);
    await page.getByRole('textbox', { name: 'Days to pay' }).waitFor();
    expect(await chosen().isChecked()).toBe(false);
  });
});

describe('a field with a fault', () => {
  it.each(['light', 'dark'] as const)('stays in line with those beside it: %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await visitor.signIn(`/invoices/${await newInvoice()}/edit`);
    await page.getByRole('button', { name: 'E-invoice details' }).click();
    const fields = ['Delivered on', 'Service from', 'Service until'].map((name) =>
      page.getByRole('textbox', { name }),
    );
    const tops = async (): Promise<(number | undefined)[]> =>
      Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
    await fields[0]?.fill('99/99');
    await fields[0]?.press('Tab');
    await page.getByText(/^This is not a date/).waitFor();
    expect(new Set(await tops()).size).toBe(1);
    await fields[0]?.scrollIntoViewIfNeeded();
    await visitor.picture(`fault-in-line-${colorScheme}`);
    page.on('dialog', (question) => void question.accept());
  });
});

describe('the page of an issued invoice', () => {
  it('says when it was delivered and for whom in the house of the buyer, as its PDF does', async () => {
    const id = await newInvoice({
      delivery: { date: '2026-11-20' },
      buyer_reference: 'Dept. 7',
      finalize: true,
    });
    await visitor.signIn(`/invoices/${id}`);
    const sheet = page.locator('[data-printed]');
    await sheet.getByText('Delivered on20 Nov 2026').waitFor();
    await sheet.getByText('Buyer referenceDept. 7').waitFor();
    await visitor.picture('delivered');
  });
});

describe('the list of invoices on a phone', () => {
  it('says which date it is, in rows of one height', async () => {
    await openWindow({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
    await newInvoice({ finalize: true });
    await visitor.signIn('/invoices');
    await page
      .getByText(/^Fällig: /)
      .first()
      .waitFor();
    const rows = await page.getByRole('row').filter({ hasText: 'Difference' }).all();
    const heights = await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height));
    await visitor.picture('invoices-phone-de');
    const rounded = heights.map((height) => Math.round(height ?? 0));
    expect(Math.max(...rounded) - Math.min(...rounded)).toBeLessThanOrEqual(2);
  });
});

describe('Back after a customer was saved', () => {
  it('leads to where the form was opened', async () => {
    await visitor.signIn('/customers');
    await page.getByRole('link', { name: 'Difference Engines GmbH' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Telephone' }).fill('+49 30 1');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Difference Engines GmbH” saved').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Difference Engines GmbH' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/customers/${customer}`);
    await page.setViewportSize({ width: 1024, height: 768 });
    await visitor.picture('customer-actions');
  });
});
