import { call } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/**
 * From the sign-in to a finalized invoice with the keyboard only: no field is clicked, filled or focused by the test.
 */

/** No path through a page takes more presses. */
const TABS_MAX = 60;
const JOURNEY_MS = 180_000;

testInBrowser();

const press = (key: string): Promise<void> => page.keyboard.press(key);
const type = (text: string): Promise<void> => page.keyboard.type(text);

/**
 * Presses Tab, or Shift+Tab, until the element with this role and name has the focus. Raises where it was if it fails.
 */
async function goTo(
  role: Parameters<typeof page.getByRole>[0],
  name: string | RegExp,
  key = 'Tab',
): Promise<void> {
  const wanted = page.locator(':focus').and(page.getByRole(role, { name, exact: true }));
  const passed: string[] = [];
  while ((await wanted.count()) === 0) {
    passed.push(await page.evaluate<string>(FOCUSED));
    if (passed.length > TABS_MAX) throw new Error(`${name} was not reached: ${passed.join(', ')}`);
    await press(key);
  }
}

const FOCUSED = `(() => {
  const { tagName, textContent, ariaLabel, labels } = document.activeElement;
  return tagName + ' ' + (ariaLabel ?? labels?.[0]?.textContent ?? textContent).slice(0, 30);
})()`;

async function signIn(): Promise<void> {
  await openWindow();
  await visitor.open('/');
  await type(panel.email);
  await press('Tab');
  await type(panel.password);
  await press('Enter');
}

async function heading(name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('the keyboard alone', () => {
  it(
    'leads from the sign-in via a customer and a product to a finalized invoice of three lines',
    async () => {
      await signIn();
      await heading('Welcome to Countinghouse');

      await press('Tab');
      await goTo('link', 'Customers');
      await press('Enter');
      await heading('Customers');
      await goTo('link', 'New customer');
      await press('Enter');
      await visitor.isIn('Name *');
      await type('Difference Engines GmbH');
      await goTo('textbox', 'City');
      await type('Berlin');
      await goTo('button', 'Create customer');
      await press('Enter');
      await heading('Difference Engines GmbH');

      await press('g');
      await press('p');
      await heading('Products');
      await press('n');
      await visitor.isIn('Name *');
      await type('Programming');
      await goTo('textbox', 'Price');
      await type('95.5');
      await goTo('textbox', 'Tax rate');
      await type('19');
      await press('Control+Enter');
      await heading('Programming');

      await press('g');
      await press('i');
      await heading('Invoices');
      await press('n');
      await visitor.isIn('Customer *');
      await visitor.pick('Difference');
      await goTo('combobox', 'Product');
      for (const quantity of ['1', '2.5', '4']) {
        await visitor.isIn('Product');
        await visitor.pick('Programming');
        await visitor.isIn('Quantity');
        await type(quantity);
        if (quantity !== '4') await press('Enter');
      }
      await page.getByText('€852.34').waitFor();
      await goTo('button', 'Save and finalize…');
      await press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Finalize this invoice?' });
      await dialog.waitFor();
      await press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await goTo('button', 'Finalize…');
      await press('Space');
      await dialog.waitFor();
      await goTo('button', 'Finalize invoice');
      await press('Enter');
      await heading(/^INV-/);
      const { body } = await call(panel, token, { path: '/invoices' });
      expect(body).toMatchObject({ data: [{ status: 'open', total: 852.34 }] });
    },
    JOURNEY_MS,
  );

  it('keeps the focus where it was after a dialog closes', async () => {
    await signIn();
    await heading('Overview');
    await press('g');
    await press('i');
    await heading('Invoices');
    await page.getByRole('rowheader').first().waitFor();
    await press('j');
    await press('Enter');
    await heading(/^INV-/);
    await press('Tab');
    await goTo('button', 'Record payment');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Record payment' }).waitFor();
    await visitor.isIn('Amount');
    await press('Control+a');
    await type('100');
    await press('Enter');
    await page.getByText('Payment of €100.00 recorded').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goTo('button', 'Record payment');

    await goTo('button', 'Actions', 'Shift+Tab');
    await press('Enter');
    await page.getByRole('menu').waitFor();
    for (let items = 0; items < 9; items += 1) {
      if ((await page.locator(':focus').innerText()).startsWith('Write off')) break;
      await press('ArrowDown');
    }
    await press('Enter');
    await page.getByRole('dialog', { name: /^Write off/ }).waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator(':focus').filter({ hasText: 'Actions' }).waitFor();
  });
});
