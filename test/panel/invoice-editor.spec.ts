import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The life of an invoice in the panel: written by keyboard, finalized, paid and credited. */

const LIFE_MS = 180_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let customer: string;

testInBrowser(async () => {
  const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
  customer = await write('/customers', {
    name: 'Difference Engines GmbH',
    billing_address: { line1: 'Unter den Linden 5', postal_code: '10117', city: 'Berlin', country: 'DE' },
    tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
    payment_terms: { net_days: 14 },
  });
  await write('/products', { name: 'Programming', price: 95.5, tax_rate: 19, unit: { label: 'h' } });
  await write('/products', { name: 'Punched cards', price: 0.0375, tax_rate: 7 });
  await write('/products', { name: 'Travel', price: 120, tax_rate: 19 });
});

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const idOnPage = (): string => new URL(page.url()).pathname.split('/')[2] ?? '';
const press = (key: string): Promise<void> => page.keyboard.press(key);

async function newInvoice(finalize: boolean): Promise<string> {
  const { body } = await call(panel, token, { path: '/products?q=Programming' });
  const [product] = (body as { data: { id: string }[] }).data;
  const items = [{ product_id: product?.id, quantity: 2, price: 100, description: 'In February' }];
  return create(panel, token, {
    path: '/invoices',
    body: { customer_id: customer, items, tax_rate: 19, message: 'Thank you.', finalize },
  });
}

describe('an invoice', () => {
  it(
    'is written with the keyboard only, finalized, paid and credited',
    async () => {
      await openWindow();
      await visitor.signIn('/invoices');
      await page.getByRole('link', { name: 'New invoice' }).waitFor();
      await press('n');
      await page.waitForURL('**/invoices/new');
      await visitor.isIn('Customer *');
      await visitor.pick('Difference');
      await page.getByText('10117 Berlin').waitFor();
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await visitor.pick('Programming');
      await visitor.isIn('Quantity');
      await page.keyboard.type('12.5');
      await press('Enter');
      await visitor.isIn('Product');
      await visitor.pick('Punched');
      await visitor.isIn('Quantity');
      await page.keyboard.type('1000');
      await press('Enter');
      await visitor.isIn('Product');
      await visitor.pick('Travel');
      await visitor.isIn('Quantity');
      await page.keyboard.type('1');
      // Price and tax come from the product; the discount is the next field.
      for (let tabs = 0; tabs < 3; tabs += 1) await press('Tab');
      await page.keyboard.type('10');
      const totals = page.getByRole('status').filter({ hasText: 'Subtotal' });
      await totals.getByText('€1,339.25').waitFor();
      await totals.getByText('€1,589.21').waitFor();
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture('invoice-editor-light');
      await press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
      const id = idOnPage();
      expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'draft', total: 1589.21 });

      await page.getByRole('button', { name: 'Finalize…' }).press('Enter');
      const warning = page.getByRole('dialog', { name: 'Finalize this invoice?' });
      await warning.getByText('This cannot be undone').waitFor();
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture('invoice-finalize');
      await warning.getByRole('button', { name: 'Finalize invoice' }).press('Enter');
      await page.getByText(/^Invoice .+ finalized$/).waitFor();

      await page.getByRole('button', { name: 'Record payment' }).press('Enter');
      const payment = page.getByRole('dialog', { name: 'Record payment' });
      await payment.getByLabel('Amount').fill('1000');
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture('invoice-payment');
      await payment.getByLabel('Amount').press('Enter');
      await page.getByText('Payment of €1,000.00 recorded').waitFor();
      await page.getByRole('region', { name: 'Payments' }).getByText('€1,000.00').waitFor();

      await page.getByRole('button', { name: 'Actions' }).press('Enter');
      await page.getByText('Only a draft can be deleted.').waitFor();
      await visitor.picture('invoice-actions');
      await page.getByRole('menuitem', { name: 'Issue a credit note…' }).press('Enter');
      const credit = page.getByRole('dialog', { name: 'Issue credit note' });
      await credit.getByRole('radio', { name: 'Some lines' }).press('Space');
      await credit.getByRole('checkbox', { name: 'Programming' }).press('Space');
      await credit.getByLabel('Quantity: Programming').fill('2.5');
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture('invoice-credit');
      await credit.getByRole('button', { name: 'Continue…' }).press('Enter');
      await credit.getByText('about €284.11').waitFor();
      await credit.getByRole('button', { name: 'Issue credit note' }).press('Enter');
      await page.getByText(/^Credit note .+ issued$/).waitFor();
      expect(await get(`/invoices/${id}`)).toMatchObject({
        status: 'open',
        amount_paid: 1000,
        amount_credited: 284.11,
        amount_due: 305.1,
      });
      await page.getByText('€305.10', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Why this amount?' }).press('Enter');
      await page.getByRole('dialog').getByText('Total with tax').waitFor();
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture('invoice-why');
    },
    LIFE_MS,
  );

  it('that somebody else has changed in the meantime is compared before it is saved', async () => {
    await openWindow();
    const id = await newInvoice(false);
    await visitor.signIn(`/invoices/${id}/edit`);
    await page.getByLabel('Reference').fill('mine');
    const before = await get(`/invoices/${id}`);
    const patched = await call(panel, token, {
      method: 'PATCH',
      path: `/invoices/${id}`,
      body: { note: 'Theirs' },
    });
    expect(patched.status).toBe(200);
    await press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Theirs', { exact: true }).last().waitFor();
    await dialog.getByRole('button').last().press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({
      reference: 'mine',
      note: 'Theirs',
      total: before['total'],
      message: 'Thank you.',
    });
  });

  it('keeps the typed values when the network fails, and is created once', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/new?customer_id=${customer}`);
    await page.getByRole('combobox', { name: 'Product' }).focus();
    await visitor.pick('Travel');
    await page.getByText('€142.80').waitFor();
    const sent: (string | undefined)[] = [];
    await page.route('**/v1/invoices', async (route) => {
      sent.push(route.request().headers()['idempotency-key']);
      if (sent.length > 1) return route.continue();
      // The request arrives, and its response is lost.
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The service cannot be reached.').waitFor();
    const ofCustomer = async (): Promise<unknown> =>
      (await get(`/invoices?customer_id=${customer}&with_total=true&limit=1`))['total_count'];
    const count = await ofCustomer();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    expect([sent.length, sent[0] === sent[1], await ofCustomer()]).toEqual([2, true, count]);
  });

  it('shows the faults of a line at its fields', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/new?customer_id=${customer}`);
    await page.getByRole('combobox', { name: 'Product' }).focus();
    await visitor.pick('Travel');
    await page.getByLabel('Tax', { exact: true }).fill('1900');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page
      .locator('[aria-invalid=true]')
      .and(page.getByLabel('Tax', { exact: true }))
      .waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-faults');
    page.on('dialog', (dialog) => void dialog.accept());
  });

  it('that was issued with mistakes is corrected in the editor', async () => {
    await openWindow();
    const id = await newInvoice(true);
    await visitor.signIn(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Correct…' }).press('Enter');
    await page.getByText('The invoice will be voided').waitFor();
    await page.getByLabel('Quantity').fill('3');
    await page.getByText('€357.00').waitFor();
    await page.getByRole('button', { name: 'Issue the correction…' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Issue the correction' }).press('Enter');
    await page.getByText(/^Voided and issued anew as /).waitFor();
    await page.locator('dd').getByRole('link', { name: /^INV-/ }).waitFor();
    expect(await get(`/invoices/${id}`)).toMatchObject({ status: 'void' });
  });
});

describe.each(['light', 'dark', 'phone'] as const)('the pages of an invoice, %s', (look) => {
  it('have no accessibility faults', async () => {
    await openWindow(look === 'phone' ? PHONE : { colorScheme: look });
    const [draft, final] = [await newInvoice(false), await newInvoice(true)];
    await visitor.signIn('/invoices/new');
    for (const [path, name] of [
      ['/invoices/new', 'invoice-new'],
      [`/invoices/${draft}/edit`, 'invoice-edit'],
      [`/invoices/${draft}`, 'invoice-draft'],
      [`/invoices/${final}`, 'invoice'],
    ]) {
      await visitor.open(path ?? '');
      await page.locator('#content h1').waitFor();
      const width = await page.evaluate<boolean>(
        'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
      );
      expect([path, width, await visitor.barriers()]).toEqual([path, true, []]);
      await visitor.picture(`${name}-${look}`);
    }
  });
});
