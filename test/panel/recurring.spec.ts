import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Recurring invoices, from an invoice that is repeated to the history of their dates. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

function added(more: object = {}): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 30 }];
  const content = { customer_id: books.customer, items, tax_rate: 19 };
  const rule = { every: 1, unit: 'month', day: 31 };
  const body = { name: 'Support', content, rule, start_on: '2099-01-31', ...more };
  return create(panel, token, { path: '/recurring-invoices', body });
}

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

describe('an invoice that is made recurring', () => {
  it('shows its dates while they are chosen, and starts when it is saved', async () => {
    await visit(`/invoices/${books.invoices[0] ?? ''}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Make it recurring' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Hosting');
    await page.getByRole('textbox', { name: 'Starts on' }).fill('31/01/2099');
    await page.getByRole('combobox', { name: 'Day' }).click();
    await page.getByRole('option', { name: 'Last day' }).click();
    const dates = page.getByRole('region', { name: 'Next dates' });
    await dates.getByText('Every month on the last day').waitFor();
    await dates
      .getByText(/28 Feb 2099/)
      .first()
      .waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('recurring-form', { fullPage: true });
    await page.getByRole('button', { name: 'Save and start' }).click();
    await page.getByText('Hosting starts.').waitFor();
    const { data } = await get('/recurring-invoices');
    expect(data[0]).toMatchObject({
      ...{ name: 'Hosting', status: 'active', next_on: '2099-01-31' },
      rule: { every: 1, unit: 'month', day: 31 },
    });
    const source = await get(`/invoices/${books.invoices[0] ?? ''}`);
    expect(data[0].total).toBe(source['total']);
  });

  it('is refused at the field that is wrong', async () => {
    await visit(`/recurring-invoices/new?invoice_id=${books.invoices[0] ?? ''}`);
    await page.getByRole('combobox', { name: 'End' }).click();
    await page.getByRole('option', { name: 'On a day' }).click();
    await page.getByRole('textbox', { name: 'Last day' }).fill('01/01/2020');
    await page.getByRole('button', { name: 'Save and start' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
    expect((await get('/recurring-invoices?status=paused'))['data']).toEqual([]);
  });
});

describe('the page of a recurring invoice', () => {
  it('runs, pauses and resumes, duplicates by its key, and leads from and to its invoice', async () => {
    const id = await added();
    await visit(`/recurring-invoices/${id}`);
    await page.getByRole('button', { name: 'Run now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
    await page.getByText('Support has made its invoice.').waitFor();
    const runs = page.getByRole('region', { name: 'What became of the dates' });
    await runs.getByText('Made', { exact: true }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('recurring-page', { fullPage: true });
    await runs.getByRole('link', { name: 'Invoice' }).click();
    const madeBy = page.getByRole('region', { name: 'Made by a recurring invoice' });
    await madeBy.getByRole('link', { name: 'Support' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Pause', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Support is paused.').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Support goes on.').waitFor();
    expect(await get(`/recurring-invoices/${id}`)).toMatchObject({ status: 'active', next_occurrence: 2 });
    await page.keyboard.press('d');
    await page.waitForURL(/\/recurring-invoices\/new\?copy_of=/);
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Support');
  });

  it('is changed for the dates to come', async () => {
    const id = await added({ name: 'Rent' });
    await visit(`/recurring-invoices/${id}/edit`);
    await page.getByRole('combobox', { name: 'Unit' }).click();
    await page.getByRole('option', { name: 'week' }).click();
    await page.getByText('Thursday', { exact: true }).click();
    await page.getByRole('region', { name: 'Next dates' }).getByText('Every week on Thursday').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('“Rent” saved').waitFor();
    expect(await get(`/recurring-invoices/${id}`)).toMatchObject({
      rule: { every: 1, unit: 'week', weekdays: ['thursday'] },
    });
  });

  it('ends in the list and the calendar, in the dark and on a phone', async () => {
    await added({
      name: 'Weekly cleaning of all the offices',
      rule: { every: 1, unit: 'week' },
      start_on: soon(),
    });
    await visit('/recurring-invoices?view=calendar', {
      ...{ colorScheme: 'dark', viewport: { width: 360, height: 740 } },
    });
    await page.getByRole('link', { name: 'Weekly cleaning' }).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('recurring-calendar-phone-dark');
    await page.getByRole('link', { name: 'List' }).click();
    await page.getByRole('table', { name: 'Recurring invoices' }).waitFor();
    await visitor.picture('recurring-list-phone-dark');
  });
});

/** A week from now. */
function soon(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
