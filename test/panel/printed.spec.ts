import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What leaves the house on paper: the document alone, with all that it has to say. */

let customer: string;
let product: string;

testInBrowser(async () => {
  customer = await write('/customers', {
    name: 'Difference Engines GmbH',
    billing_address: { line1: 'Unter den Linden 5', postal_code: '10117', city: 'Berlin', country: 'DE' },
  });
  product = await write('/products', { name: 'Travel', price: 100, tax_rate: 19, unit: { label: 'km' } });
});

type Json = Record<string, unknown>;

const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

function newInvoice(more: Json = {}): Promise<string> {
  const items = [{ product_id: product, quantity: 2, price: 100 }];
  return write('/invoices', { customer_id: customer, items, tax_rate: 19, ...more });
}

function newCreditNote(invoice: string): Promise<string> {
  return write(`/invoices/${invoice}/credit-notes`, { reason: 'order_change' });
}

/** All texts that are printed beside the document. */
const BESIDE = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const isDrawn = node.parentElement.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const isBeside = node.parentElement.closest('[data-printed]') === null;
    if (isDrawn && isBeside && node.data.trim() !== '') texts.push(node.data.trim());
  }
  return texts;
})()`;

describe('a printed page', () => {
  it.each(['an invoice', 'a draft', 'a credit note'])(
    'is %s and nothing else, on one sheet',
    async (kind) => {
      await openWindow({ colorScheme: 'dark' });
      const invoice = await newInvoice({ finalize: kind !== 'a draft' });
      const isNote = kind === 'a credit note';
      await visitor.signIn(isNote ? `/credit-notes/${await newCreditNote(invoice)}` : `/invoices/${invoice}`);
      const sheet = page.getByRole('article');
      await sheet.getByText('€238.00').last().waitFor();
      // A notification is over the page, and not on the sheet.
      if (kind === 'an invoice') {
        await page.getByRole('button', { name: 'Edit remarks' }).click();
        await page.getByRole('dialog').getByLabel('Internal note').fill('Ours');
        await page.keyboard.press('Control+Enter');
        await page.locator('.mantine-Notification-root').first().waitFor();
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(BESIDE)).toEqual([]);
      expect(await sheet.isVisible()).toBe(true);
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        'rgb(255, 255, 255)',
      );
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await visitor.picture(`printed-${kind.replaceAll(' ', '-')}`);
    },
  );
});

describe('a document', () => {
  it('shows the address of the customer already as a draft', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/${await newInvoice()}`);
    await page.getByRole('region', { name: 'To' }).getByText('10117 Berlin').waitFor();
  });

  it('says as a credit note from whom, to whom, for which invoice, and how much of what', async () => {
    await openWindow();
    const invoice = await newInvoice({ finalize: true });
    const { number } = (await get(`/invoices/${invoice}`)) as { number: string };
    await visitor.signIn(`/credit-notes/${await newCreditNote(invoice)}`);
    const sheet = page.getByRole('article');
    await sheet.getByRole('region', { name: 'From' }).getByText('Analytical Engines Ltd').waitFor();
    await sheet.getByRole('region', { name: 'To' }).getByText('10117 Berlin').waitFor();
    await sheet.getByRole('link', { name: number }).waitFor();
    await sheet.getByRole('row', { name: /Travel 2 km €100\.00 19 ?% €200\.00/ }).waitFor();
    const alignment = "getComputedStyle(document.querySelector('article tbody td:last-child')).textAlign";
    expect(await page.evaluate(alignment)).toMatch(/^(?:end|right)$/);
  });

  it('names as a correction the number of what it corrects', async () => {
    await openWindow();
    const invoice = await newInvoice({ finalize: true });
    const { number } = (await get(`/invoices/${invoice}`)) as { number: string };
    const items = [{ product_id: product, quantity: 1, price: 100 }];
    const body = { customer_id: customer, items, tax_rate: 19 };
    await call(panel, token, { method: 'POST', path: `/invoices/${invoice}/correct`, body });
    const { data } = (await get('/invoices?limit=1')) as { data: { id: string; number: string }[] };
    expect(data[0]?.number).not.toBe(number);
    await visitor.signIn(`/invoices/${data[0]?.id ?? ''}`);
    await page.getByRole('article').getByRole('link', { name: number }).waitFor();
  });

  it('is credited with the amount in sight, and without a question about money that nobody paid', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/${await newInvoice({ finalize: true })}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Issue a credit note…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('€238.00').waitFor();
    expect(await dialog.getByText('paid too much').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('a draft that is dated before the last document', () => {
  it('says so before it is finalized, in words, and can be dated today', async () => {
    await openWindow();
    await newInvoice({ finalize: true });
    const id = await newInvoice({ issue_date: '2026-01-31', due_date: '2099-02-28' });
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Finalize…' }).click();
    const question = page.getByRole('dialog', { name: 'Finalize this invoice?' });
    await question.getByText('31 Jan 2026 is too early for the next number').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('dated-too-early');
    await question.getByRole('button', { name: 'today' }).click();
    await question.getByText('31 Jan 2026 is too early for the next number').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'open', due_date: '2099-02-28' });
  });
});
