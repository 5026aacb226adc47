import type { BrowserContextOptions, Locator } from 'playwright-core';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Contents of invoices that are kept under a name, and drafts that are made of them. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let books: SomeBooks;
let invoice: string;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
  invoice = books.invoices[1] ?? '';
  await panel.database.admin.query(
    `WITH made AS (
       INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), 'viewer@example.com', 'viewer', password_hash, created_at, updated_at
       FROM users WHERE email = $1
       RETURNING id)
     INSERT INTO memberships SELECT o.id, made.id, 'viewer', o.created_at FROM organizations o, made`,
    [panel.email],
  );
});

interface Template {
  readonly id: string;
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

async function get<T>(path: string): Promise<T> {
  return (await call(panel, token, { path })).body as T;
}

const templates = async (): Promise<Template[]> =>
  (await get<{ data: Template[] }>('/invoice-templates')).data;

async function template(name: string, body: object = { invoice_id: invoice }): Promise<string> {
  return create(panel, token, { path: '/invoice-templates', body: { name, ...body } });
}

// Each test has the templates that it makes.
beforeEach(async () => {
  for (const { id } of await templates())
    await call(panel, token, { method: 'DELETE', path: `/invoice-templates/${id}` });
});

async function visit(path: string, options: BrowserContextOptions = {}, email?: string): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path, email);
}

const begin = (): Locator => page.getByRole('button', { name: 'From a template…', exact: true });
const dialog = (): Locator => page.getByRole('dialog', { name: 'Invoice from a template' });

/** Opens the dialog, and chooses by keys. */
async function choose(name: string): Promise<void> {
  await begin().click();
  await dialog().getByRole('combobox', { name: 'Template' }).selectOption(name);
}

const make = (): Promise<void> => dialog().getByRole('button', { name: 'Make draft' }).click();

describe('a template of an invoice', () => {
  it('is saved from its page by keys, and a draft for another customer is made of it', async () => {
    const other = await create(panel, token, { path: '/customers', body: { name: 'Analytical Looms Ltd' } });
    await visit(`/invoices/${invoice}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Save as template…' }).click();
    const saving = page.getByRole('dialog', { name: 'Save as a template' });
    await saving.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await saving.getByText('Please fill this in.').waitFor();
    await page.keyboard.type('Consulting');
    await page.keyboard.press('Enter');
    await page.getByText('Template “Consulting” saved').waitFor();
    const [saved] = await templates();
    expect(saved).toMatchObject({
      name: 'Consulting',
      content: { items: [{ quantity: 12.5, price: 95.5 }] },
    });

    await visitor.open('/invoices/new');
    await begin().click();
    // The only template is chosen.
    expect(await dialog().getByRole('combobox', { name: 'Template' }).locator(':checked').textContent()).toBe(
      'Consulting',
    );
    await dialog()
      .locator(':focus')
      .and(dialog().getByRole('combobox', { name: 'Customer' }))
      .waitFor();
    await visitor.pick('Analytical');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/invoices\/[^/]+\/edit$/);
    await page.getByRole('textbox', { name: 'Quantity' }).first().waitFor();
    const id = /invoices\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
    expect(await get(`/invoices/${id}`)).toMatchObject({
      status: 'draft',
      customer_id: other,
      items: [{ product_id: books.product, quantity: 12.5, price: 95.5 }],
    });
  });

  it('is for the customer with whom the invoice was begun', async () => {
    await template('Maintenance');
    await visit(`/invoices/new?customer_id=${books.customer}`);
    await begin().click();
    const customer = dialog().getByRole('combobox', { name: 'Customer' });
    await visitor.settled();
    expect(await customer.inputValue()).toBe('Difference Engines GmbH');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-from-template');
  });

  it('says at the fields what is missing, and what the template lacks', async () => {
    await template('Only words', { content: { message: 'Thank you.' } });
    await template('Maintenance');
    await visit(`/invoices/new`);
    await begin().click();
    await make();
    await dialog().getByText('Please fill this in.').waitFor();
    await dialog().getByRole('combobox', { name: 'Template' }).selectOption('Maintenance');
    await make();
    await dialog().locator('[aria-invalid=true]').and(dialog().getByLabel('Customer')).waitFor();
    await dialog().getByRole('combobox', { name: 'Customer' }).focus();
    await visitor.pick('Difference');
    await dialog().getByRole('combobox', { name: 'Template' }).selectOption('Only words');
    await make();
    await dialog().getByText('Lines: not in the template · Tax: not in the template').waitFor();
    await visitor.picture('invoice-from-template-fault');
    expect(new URL(page.url()).pathname).toBe('/invoices/new');
  });

  it('is deleted after a question, and nothing is offered after the last one', async () => {
    await template('Consulting');
    await template('Maintenance');
    await visit('/invoices/new');
    await choose('Consulting');
    const question = page.getByRole('dialog', { name: 'Delete the template “Consulting”?' });
    await dialog().getByRole('button', { name: 'Delete this template…' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await templates()).toHaveLength(2);
    await dialog().getByRole('button', { name: 'Delete this template…' }).click();
    await visitor.picture('invoice-template-deletion');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Template “Consulting” deleted').waitFor();
    expect((await templates()).map(({ name }) => name)).toEqual(['Maintenance']);
    await dialog().getByRole('combobox', { name: 'Template' }).selectOption('Maintenance');
    await dialog().getByRole('button', { name: 'Delete this template…' }).click();
    const last = page.getByRole('dialog', { name: 'Delete the template “Maintenance”?' });
    await last.getByRole('button', { name: 'Delete', exact: true }).click();
    await begin().waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('that somebody else has deleted is told', async () => {
    const id = await template('Consulting');
    await template('Maintenance');
    await visit(`/invoices/new?customer_id=${books.customer}`);
    await choose('Consulting');
    // The panel hears of it a little later than somebody can press.
    await page.route('**/v1/events*', (route) => route.abort());
    await call(panel, token, { method: 'DELETE', path: `/invoice-templates/${id}` });
    await make();
    await dialog().getByRole('alert').waitFor();
    await visitor.settled();
    const options = dialog().getByRole('combobox', { name: 'Template' }).getByRole('option');
    expect(await options.allTextContents()).toEqual(['', 'Maintenance']);
  });

  it('is offered to nobody who may not write invoices, nor where there is none', async () => {
    await visit('/invoices/new');
    await page.getByRole('combobox', { name: 'Customer' }).waitFor();
    await visitor.settled();
    expect(await begin().count()).toBe(0);
    await visitor.leave();
    await template('Consulting');
    await visit('/invoices/new', {}, 'viewer@example.com');
    await visitor.settled();
    expect(await begin().count()).toBe(0);
    await visitor.open(`/invoices/${invoice}`);
    expect(await page.getByRole('button', { name: 'Actions' }).count()).toBe(0);
  });

  it('is chosen on a phone, in the dark, in French', async () => {
    await template('Conseil');
    await template('Entretien');
    await visit('/invoices/new', { ...PHONE, colorScheme: 'dark', locale: 'fr-FR' });
    await page.getByRole('button', { name: 'À partir d’un modèle…' }).waitFor();
    await visitor.settled();
    await visitor.picture('invoice-from-template-page-phone-dark-fr');
    await page.getByRole('button', { name: 'À partir d’un modèle…' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Modèle' }).selectOption('Entretien');
    await visitor.settled();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('invoice-from-template-phone-dark-fr');
  });
});
