import { create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What the panel offers to users who are neither owner nor admin. */

let books: SomeBooks;
let invoice: string;
let payment: string;
let creditNote: string;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
  const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
  invoice = await write('/invoices', {
    customer_id: books.customer,
    items: [{ product_id: books.product, quantity: 1, price: 100 }],
    tax_rate: 19,
    finalize: true,
  });
  payment = await write('/payments', { customer_id: books.customer, amount: 50, method: 'cash' });
  creditNote = await write(`/invoices/${invoice}/credit-notes`, { reason: 'order_change' });
  await Promise.all(['bookkeeper', 'viewer'].map(join));
});

beforeEach(() => openWindow());

/** Writes the user to the database, because no operation creates a second user yet. The password is the owner's. */
async function join(role: string): Promise<void> {
  await panel.database.admin.query(
    `WITH made AS (
       INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, password_hash, created_at, updated_at FROM users WHERE email = $3
       RETURNING id)
     INSERT INTO memberships SELECT o.id, made.id, $2, o.created_at FROM organizations o, made`,
    [`${role}@example.com`, role, panel.email],
  );
}

const buttons = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const links = (name: string) => page.getByRole('link', { name, exact: true });

/** Waits for the page, and returns which of the named elements it offers. */
async function offered(path: string, names: readonly string[]): Promise<string[]> {
  await visitor.open(path);
  await page.locator('#content h1').waitFor();
  const counts = await Promise.all(names.map((name) => buttons(name).or(links(name)).count()));
  return names.filter((_name, index) => (counts[index] ?? 0) > 0);
}

const PAGES = [
  ['/customers', ['New customer']],
  ['customer', ['Edit', 'Delete', 'New invoice']],
  ['/products', ['New product']],
  ['product', ['Edit', 'Delete']],
  ['/invoices', ['New invoice']],
  ['draft', ['Actions', 'Edit', 'Finalize…', 'Edit remarks']],
  ['payment', ['Actions', 'Allocate…']],
  ['credit note', ['Actions']],
] as const;

function pathOf(place: string): string {
  const places: Record<string, string> = {
    customer: `/customers/${books.customer}`,
    product: `/products/${books.product}`,
    draft: `/invoices/${books.invoices[0] ?? ''}`,
    payment: `/payments/${payment}`,
    'credit note': `/credit-notes/${creditNote}`,
  };
  return places[place] ?? place;
}

describe('a viewer', () => {
  it('sees everything, and is offered nothing that is not allowed', async () => {
    await visitor.signIn('/', 'viewer@example.com');
    for (const [place, names] of PAGES) {
      expect([place, await offered(pathOf(place), names)]).toEqual([place, []]);
    }
    await visitor.open(`/invoices/${invoice}`);
    await page.getByRole('region', { name: 'History' }).waitFor();
    await visitor.picture('invoice-viewer');
    expect(await visitor.barriers()).toEqual([]);
  });

  it('is refused by the service, too, if a URL leads to a form', async () => {
    await visitor.signIn('/customers/new', 'viewer@example.com');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Not mine to make');
    await page.getByRole('button', { name: 'Create customer' }).click();
    await page.getByRole('alert').getByText('Your role does not allow this.').waitFor();
  });
});

describe('a bookkeeper', () => {
  it('can do all of the daily work', async () => {
    await visitor.signIn('/', 'bookkeeper@example.com');
    for (const [place, names] of PAGES) {
      const found = await offered(pathOf(place), names);
      expect([place, found.length > 0]).toEqual([place, true]);
    }
  });

  it.each(['bookkeeper', 'viewer'])('does not manage keys or the organization, as a %s', async (role) => {
    await visitor.signIn('/settings/api', `${role}@example.com`);
    await page.locator('#content h1').waitFor();
    expect(await buttons('Create key').count()).toBe(0);
    await visitor.picture(`settings-api-${role}`);
    await visitor.open('/settings/organization');
    await page.getByText('Analytical Engines Ltd').last().waitFor();
    expect(await buttons('Save').count()).toBe(0);
    await visitor.open('/settings/numbering');
    await page.getByRole('region', { name: 'Invoices' }).waitFor();
    expect(await buttons('Change the format').count()).toBe(0);
    expect(await visitor.barriers()).toEqual([]);
  });
});
