import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/**
 * Keys that people press by mistake: Enter in the middle of a form, Ctrl+Enter after an error, Escape in a question.
 * None of them may issue, void or credit a document, or save values that nobody chose.
 */

let first: string;
let second: string;
let product: string;

testInBrowser(async () => {
  const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
  first = await write('/customers', {
    name: 'Difference Engines GmbH',
    billing_address: { line1: 'Unter den Linden 5', postal_code: '10117', city: 'Berlin', country: 'DE' },
  });
  second = await write('/customers', { name: 'Fonderie Léger SARL' });
  product = await write('/products', { name: 'Travel', price: 120, tax_rate: 19, unit: { label: 'km' } });
});

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const count = async (what: string): Promise<unknown> =>
  (await get(`/${what}?with_total=true&limit=1`))['total_count'];
const press = (key: string): Promise<void> => page.keyboard.press(key);
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const customerField = () => page.getByRole('combobox', { name: 'Customer' });

async function newInvoice(body: Json = {}): Promise<string> {
  const items = [{ product_id: product, quantity: 2, price: 100 }];
  return create(panel, token, {
    path: '/invoices',
    body: { customer_id: first, items, tax_rate: 19, ...body },
  });
}

async function begunInvoice(): Promise<void> {
  await openWindow();
  await visitor.signIn(`/invoices/new?customer_id=${first}`);
  await page.getByText('10117 Berlin').waitFor();
  await page.getByRole('combobox', { name: 'Product' }).focus();
  await visitor.pick('Travel');
  await page.getByText('€142.80').waitFor();
}

describe('Enter in an open list of customers', () => {
  it('chooses the first match for the typed text, and saves nothing', async () => {
    await begunInvoice();
    const before = await count('invoices');
    await customerField().focus();
    await press('Control+a');
    await visitor.pick('Fond');
    await visitor.isIn('Product');
    expect([await customerField().inputValue(), await count('invoices')]).toEqual([
      'Fonderie Léger SARL',
      before,
    ]);
    await press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    expect(await get(`/invoices/${new URL(page.url()).pathname.split('/')[2] ?? ''}`)).toMatchObject({
      customer_id: second,
    });
  });

  it('never chooses the previous customer, even after an arrow key', async () => {
    await begunInvoice();
    await customerField().focus();
    await press('Control+a');
    await page.keyboard.type('Fond');
    await page.locator('[role=option][data-combobox-selected]', { hasText: 'Fonderie' }).waitFor();
    expect(await page.getByRole('option', { name: 'Difference Engines GmbH' }).count()).toBe(0);
    await press('ArrowDown');
    await press('ArrowUp');
    await press('Enter');
    expect(await customerField().inputValue()).toBe('Fonderie Léger SARL');
    page.on('dialog', (question) => void question.accept());
  });

  it('saves nothing while the list has no match, nor does Ctrl+Enter while the name is only typed', async () => {
    await begunInvoice();
    const before = await count('invoices');
    await customerField().focus();
    await press('Control+a');
    await page.keyboard.type('Diff');
    await press('Control+Enter');
    await press('Control+Shift+Enter');
    await page.keyboard.type('zzz');
    await page.getByRole('option', { name: 'Create “Diffzzz”' }).waitFor();
    await press('Enter');
    await dialog('New customer').waitFor();
    expect([await count('invoices'), new URL(page.url()).pathname]).toEqual([before, '/invoices/new']);
    page.on('dialog', (question) => void question.accept());
  });
});

describe('the question before a legally binding action', () => {
  it('shows customer, total, due date and number, and lists what is legally required but missing', async () => {
    await openWindow();
    const id = await newInvoice({ customer_id: second, issue_date: null });
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Finalize…' }).click();
    const question = dialog('Finalize this invoice?');
    for (const text of ['Fonderie Léger SARL', '€238.00', 'Next number', 'Due']) {
      await question.getByText(text, { exact: true }).waitFor();
    }
    await question.getByText(/^INV-\d{4}-\d+$/).waitFor();
    for (const name of ['Your address', 'Your tax number', 'The customer’s address']) {
      await question.getByRole('link', { name }).waitFor();
    }
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('finalize-question');
    // Enter presses the focused button, which is the way back.
    await press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'draft' });
  });

  it('appears before a correction is issued, whatever key is pressed in the form', async () => {
    await openWindow();
    const id = await newInvoice({ finalize: true });
    await visitor.signIn(`/invoices/${id}/correct`);
    await page.getByLabel('Reference').fill('x');
    for (const key of ['Enter', 'Control+Enter']) {
      await page.getByLabel('Reference').press(key);
      const question = dialog(/^Replace INV-/);
      await question.getByText('€238.00').waitFor();
      await question.getByText('is voided').waitFor();
      await press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'open' });
    }
    await page.getByLabel('Reference').press('Control+Enter');
    await dialog(/^Replace INV-/)
      .getByText('Difference Engines GmbH')
      .waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('correct-question');
    await press('Control+Enter');
    await page.getByText(/^Voided and issued anew as /).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'void' });
  });

  it('appears before a credit note is issued, with its amount', async () => {
    await openWindow();
    const id = await newInvoice({ finalize: true });
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Issue a credit note…' }).click();
    await page.getByRole('radio', { name: 'Some lines' }).check();
    await page.getByRole('checkbox', { name: 'Travel' }).check();
    await page.getByLabel('Quantity: Travel').fill('1');
    await press('Enter');
    await dialog('Issue credit note').getByText('about €119.00').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('credit-question');
    await press('Enter');
    await page.getByLabel('Quantity: Travel').waitFor();
    await press('Escape');
    expect(await get(`/invoices/${id}`)).toMatchObject({ credit_notes_total: 0 });
  });

  it.each([
    ['Void', /^Void INV-/],
    ['Write off', /^Write off INV-/],
  ])('shows the invoice before %s', async (action, title) => {
    await openWindow();
    const id = await newInvoice({ finalize: true });
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await dialog(title).getByText('Difference Engines GmbH').waitFor();
    await dialog(title).getByText('€238.00').first().waitFor();
    await press('Enter');
    await dialog(title).waitFor({ state: 'detached' });
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'open' });
  });
});

describe('a refused finalization', () => {
  it('is not repeated by the shortcut that saves a draft', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/new?customer_id=${first}`);
    await page.getByRole('combobox', { name: 'Product' }).focus();
    await visitor.pick('Travel');
    await page.getByLabel('Price', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save and finalize…' }).click();
    // The fields are validated before the question appears.
    await page
      .locator('[aria-invalid=true]')
      .and(page.getByLabel('Price', { exact: true }))
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel('Price', { exact: true }).fill('95.5');
    await page.getByLabel('Price', { exact: true }).press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await get(`/invoices/${new URL(page.url()).pathname.split('/')[2] ?? ''}`)).toMatchObject({
      status: 'draft',
    });
  });

  it('leaves the draft unchanged when Escape cancels the question', async () => {
    await begunInvoice();
    await press('Control+Shift+Enter');
    const question = dialog('Finalize this invoice?');
    await question.getByText('€142.80').waitFor();
    await press('Escape');
    await question.waitFor({ state: 'detached' });
    await visitor.reload();
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a draft from another program', () => {
  it('shows its discounts, charges, prepayment and rounding in the editor, and keeps them', async () => {
    await openWindow();
    const items = [
      {
        product_id: product,
        quantity: 15.16,
        price: 0.3,
        discounts: [{ percent: 10, reason: 'Loyalty' }],
        charges: [{ amount: 2, reason: 'Toll' }],
        price_base_quantity: 10,
      },
    ];
    const discounts = [{ percent: 5, reason: 'Spring' }];
    const charges = [{ amount: 4, reason: 'Freight', tax_rate: 19 }];
    const id = await newInvoice({ items, discounts, charges, prepaid_amount: 1, round_payable_to: 0.05 });
    const before = await get(`/invoices/${id}`);
    await visitor.signIn(`/invoices/${id}/edit`);
    for (const text of ['Loyalty', 'Toll', 'Spring', 'Freight']) {
      await page.locator(`input[value="${text}"]`).waitFor();
    }
    expect(await page.getByLabel('The price is for').inputValue()).toBe('10');
    expect(await page.getByLabel('Paid in advance').inputValue()).toBe('1.00');
    expect(await page.getByLabel('Round to').inputValue()).toBe('0.05');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('editor-adjustments');
    await page.getByLabel('Reference').fill('7');
    await press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    const { total, discounts: kept, charges: alsoKept, amount_due } = before;
    expect(await get(`/invoices/${id}`)).toMatchObject({
      reference: '7',
      total,
      discounts: kept,
      charges: alsoKept,
      amount_due,
      prepaid_amount: 1,
      round_payable_to: 0.05,
    });
  });

  it.each(['15.16', '12345.678'])('shows a quantity of %s km with all digits', async (quantity) => {
    await openWindow({ viewport: { width: 1440, height: 900 } });
    const items = [{ product_id: product, quantity: Number(quantity), price: 1 }];
    const id = await newInvoice({ items });
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByText('km', { exact: true }).waitFor();
    const cut = await page.evaluate<number>(
      `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[data-line-quantity]'))`,
    );
    expect(cut).toBeLessThanOrEqual(0);
  });
});

describe('Enter at the end of the lines', () => {
  it('moves from an empty last line to finalizing instead of adding more lines', async () => {
    await begunInvoice();
    await page.getByLabel('Quantity').press('Enter');
    await page
      .getByRole('group', { name: 'Line: 2' })
      .getByLabel('Product')
      .and(page.locator(':focus'))
      .waitFor();
    await press('Enter');
    await page.locator(':focus').filter({ hasText: 'Save and finalize…' }).waitFor();
    expect(await page.getByRole('group', { name: /^Line: / }).count()).toBe(2);
    page.on('dialog', (question) => void question.accept());
  });
});
