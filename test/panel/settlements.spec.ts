import type { BrowserContextOptions } from 'playwright-core';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Payments and credit notes after their creation: allocated, refunded, reversed, and how the panel shows it. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const post = async (path: string, body?: unknown): Promise<void> => {
  const { status } = await call(panel, token, { method: 'POST', path, body });
  expect(status).toBeLessThan(300);
};

async function customer(name: string): Promise<string> {
  return create(panel, token, { path: '/customers', body: { name } });
}

async function invoice(customer_id: string, price: number, due_date?: string): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price }];
  const body = { customer_id, items, tax_rate: 0, finalize: true, ...(due_date && { due_date }) };
  return create(panel, token, { path: '/invoices', body });
}

async function payment(customer_id: string, amount: number): Promise<string> {
  return create(panel, token, { path: '/payments', body: { customer_id, amount, method: 'bank_transfer' } });
}

/** Creates a credit note for a paid invoice, all of which is the customer's credit. */
async function creditNote(customer_id: string, price: number): Promise<string> {
  const id = await invoice(customer_id, price);
  await post(`/invoices/${id}/payments`, { method: 'cash' });
  return create(panel, token, { path: `/invoices/${id}/credit-notes`, body: { reason: 'order_change' } });
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a payment with a remainder', () => {
  it('is allocated to the open invoices of its customer, the oldest first', async () => {
    const who = await customer('Two invoices');
    const [later, sooner] = [await invoice(who, 80, '2027-02-01'), await invoice(who, 50, '2027-01-01')];
    const id = await payment(who, 100);
    await visit(`/payments/${id}`);
    await page.getByRole('button', { name: 'Allocate…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Allocate to invoices' });
    const fields = dialog.getByRole('textbox', { name: /^Amount for INV-/ });
    await fields.first().waitFor();
    expect(await fields.evaluateAll((all) => all.map((one) => (one as { value?: string }).value))).toEqual([
      '50.00',
      '50.00',
    ]);
    await dialog.getByText('€100.00 of €100.00').waitFor();
    await fields.first().fill('60');
    await dialog.getByRole('button', { name: 'Allocate' }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('payment-allocate-faults');
    await fields.first().fill('50');
    await fields.nth(1).fill('');
    await dialog.getByRole('button', { name: 'Allocate' }).click();
    await page.getByText('€50.00 allocated').waitFor();
    await page.getByText('€50.00 left').waitFor();
    expect(await get(`/invoices/${sooner}`)).toMatchObject({ status: 'paid' });
    expect(await get(`/invoices/${later}`)).toMatchObject({ amount_due: 80 });
    await page.getByRole('region', { name: 'History' }).getByText('Changed').waitFor();
  });

  it('says so if there is no invoice to allocate it to', async () => {
    const id = await payment(await customer('None open'), 10);
    await visit(`/payments/${id}`);
    await page.getByRole('button', { name: 'Allocate…' }).click();
    await page.getByRole('dialog').getByText('This customer has no open invoice in EUR.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
  });

  it('is reversed with the reason, once, even if the response was lost', async () => {
    const who = await customer('Bounced');
    const open = await invoice(who, 30);
    const id = await payment(who, 30);
    await post(`/payments/${id}/allocate`, { allocations: [{ invoice_id: open, amount: 30 }] });
    await visit(`/payments/${id}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByText('Nothing of it is left.').first().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('payment-actions');
    await page.getByRole('menuitem', { name: 'Reverse…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reverse the payment of €30.00?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The debit bounced.');
    const keys: (string | undefined)[] = [];
    await page.route('**/payments/*/reverse', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await dialog.getByRole('alert').getByText('The service cannot be reached.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('payment-reverse');
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await page.getByText('Payment of €30.00 reversed').waitFor();
    expect([keys.length, keys[0]]).toEqual([2, keys[1]]);
    await page.getByText('The debit bounced.').waitFor();
    expect(await get(`/payments/${id}`)).toMatchObject({ status: 'reversed', version: 3 });
    expect(await get(`/invoices/${open}`)).toMatchObject({ status: 'open', amount_due: 30 });
  });

  it('that somebody else has used in the meantime says so, and is shown as it is now', async () => {
    const who = await customer('Faster');
    const open = await invoice(who, 30);
    const id = await payment(who, 30);
    await visit(`/payments/${id}`);
    await choose('Reverse…');
    await post(`/payments/${id}/allocate`, { allocations: [{ invoice_id: open, amount: 20 }] });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await dialog.getByRole('alert').waitFor();
    await visitor.picture('payment-conflict');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('€10.00 left').waitFor();
    expect(await get(`/payments/${id}`)).toMatchObject({ status: 'recorded' });
  });
});

describe('a credit note with a remainder', () => {
  it('is allocated to another invoice, and then cannot be voided any more', async () => {
    const who = await customer('Credit');
    const id = await creditNote(who, 40);
    const open = await invoice(who, 25);
    await visit(`/credit-notes/${id}`);
    await page.getByRole('button', { name: 'Allocate…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Allocate to invoices' });
    await dialog.getByText('€25.00 of €40.00').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('credit-note-allocate');
    await dialog.getByRole('button', { name: 'Allocate' }).click();
    await page.getByText('€25.00 allocated').waitFor();
    expect(await get(`/invoices/${open}`)).toMatchObject({ status: 'paid' });
    await page.getByRole('button', { name: 'Actions' }).click();
    await page
      .getByText(
        'Only a credit note that was neither sent nor refunded nor put to another invoice can be voided.',
      )
      .waitFor();
    await visitor.picture('credit-note-actions');
  });

  it('is marked as refunded, in part and completely', async () => {
    const id = await creditNote(await customer('Refund'), 40);
    await visit(`/credit-notes/${id}`);
    await choose('Mark as refunded…');
    const dialog = page.getByRole('dialog', { name: /^Mark CN-.+ as refunded$/ });
    await dialog.getByLabel('Amount').fill('41');
    await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('credit-note-refund');
    await dialog.getByLabel('Amount').fill('15');
    await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
    await page.getByText('€15.00 marked as refunded').waitFor();
    await page.getByText('€25.00 left').waitFor();
    expect(await get(`/credit-notes/${id}`)).toMatchObject({ refunded_amount: 15, unapplied_amount: 25 });
  });

  it('is voided, and says so where no other action is possible', async () => {
    const id = await creditNote(await customer('Mistake'), 40);
    await visit(`/credit-notes/${id}`);
    await choose('Void…');
    const dialog = page.getByRole('dialog', { name: /^Void CN-/ });
    expect(await visitor.barriers()).toEqual([]);
    await dialog.getByRole('button', { name: 'Void credit note' }).click();
    await page.getByText(/^Credit note CN-.+ voided$/).waitFor();
    await page.getByRole('button', { name: 'Actions' }).click();
    expect(await page.getByText('It is void.').count()).toBe(4);
    expect(await get(`/credit-notes/${id}`)).toMatchObject({ status: 'void' });
  });
});

describe('the history of an invoice', () => {
  it('shows what happened, who did it and what was due then; older events on demand', async () => {
    const id = await invoice(await customer('Told'), 100);
    for (let remarks = 1; remarks <= 9; remarks += 1) {
      const body = { note: `Remark ${remarks}` };
      await call(panel, token, { method: 'PATCH', path: `/invoices/${id}`, body });
    }
    await visit(`/invoices/${id}`);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Changed').first().waitFor();
    expect(await history.getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: 'Record payment' }).click();
    await page.getByRole('dialog').getByLabel('Amount').fill('40');
    await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await history.getByText('Paid in part').waitFor();
    const [newest] = await history.getByRole('listitem').allInnerTexts();
    expect(newest?.split('\n').join(' ')).toMatch(/^Paid in part ?€60\.00 due ?by you/);
    await history.getByRole('button', { name: 'Show older' }).click();
    await history.getByText('Created').waitFor();
    expect(await history.getByRole('listitem').count()).toBe(12);
    expect(await history.getByRole('button', { name: 'Show older' }).count()).toBe(0);
    expect(await visitor.barriers()).toEqual([]);
    await history.scrollIntoViewIfNeeded();
    await visitor.picture('history');
  });

  it('that cannot be loaded says so in its place, and can be retried', async () => {
    const id = await invoice(await customer('Silent'), 100);
    await openWindow();
    await page.route('**/events?*', (route) => route.abort());
    await visitor.signIn(`/invoices/${id}`);
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('The service cannot be reached.').waitFor({ timeout: 30_000 });
    await page.unroute('**/events?*');
    await history.getByRole('button', { name: 'Try again' }).click();
    await history.getByText('Finalized').or(history.getByText('Created')).first().waitFor();
  });
});

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['phone', PHONE],
  ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
] as [string, BrowserContextOptions][])('pages and dialogs, %s', (look, options) => {
  it('have no accessibility faults', async () => {
    const who = await customer('Analytical Society for the Diffusion of Notation');
    await invoice(who, 70, '2027-01-01');
    const settled = await invoice(who, 1_250.5);
    await post(`/invoices/${settled}/payments`, { amount: 250.5, method: 'card' });
    const paid = await payment(who, 200);
    const credit = await creditNote(who, 40);
    await visit(`/payments/${paid}`, options);
    const lookAt = async (name: string): Promise<void> => {
      // Waits for the end of animations.
      await page.waitForTimeout(250);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect([name, width, await visitor.barriers()]).toEqual([name, 0, []]);
      await visitor.picture(`${name}-${look}`);
    };
    const dialog = page.getByRole('dialog');
    await page.getByText('Created').last().waitFor();
    await lookAt('settle-payment');
    await page.getByRole('button', { name: 'Actions' }).click();
    await lookAt('settle-payment-menu');
    await page.getByRole('menuitem', { name: 'Reverse…' }).click();
    await dialog.getByRole('textbox').waitFor();
    await lookAt('settle-payment-reverse');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Allocate…' }).click();
    await dialog.getByRole('textbox').first().waitFor();
    await lookAt('settle-payment-allocate');
    await visitor.open(`/credit-notes/${credit}`);
    await page.getByText('Created').last().waitFor();
    await lookAt('settle-credit-note');
    await choose('Mark as refunded…');
    await dialog.getByRole('textbox').first().waitFor();
    await lookAt('settle-credit-note-refund');
    for (const [path, name] of [
      [`/invoices/${settled}`, 'invoice'],
      [`/customers/${who}`, 'customer'],
      [`/products/${books.product}`, 'product'],
    ]) {
      await visitor.open(path ?? '');
      const history = page.getByRole('region', { name: 'History' });
      await history.getByRole('listitem').first().waitFor();
      await history.scrollIntoViewIfNeeded();
      await lookAt(`settle-${name}`);
    }
  });
});
