import { call, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What other people and programs change appears by itself. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

/** A change is told by the question that comes after it: the first question would tell a change made before it. */
async function signInAndFollow(path: string): Promise<void> {
  const following = page.waitForResponse(/\/events\?order=desc/);
  await visitor.signIn(path);
  await following;
}

/** Waits until the page has been told of a change. */
async function toldOfChange(): Promise<void> {
  await page.waitForResponse(async (response) => {
    if (!/\/events\?after=/.test(response.url())) return false;
    const { data } = (await response.json()) as { data: unknown[] };
    return data.length > 0;
  });
}

describe('an open page', () => {
  it('shows what a program has changed, without being loaded again', async () => {
    const path = `/invoices/${books.invoices[0] ?? ''}`;
    await signInAndFollow(path);
    await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
    const { body } = await call(panel, token, { method: 'POST', path: `${path}/finalize` });
    const { number } = body as { number: string };
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
  });

  it('shows a payment that was recorded in another window', async () => {
    const path = `/invoices/${books.invoices[1] ?? ''}`;
    const issued = await call(panel, token, { method: 'POST', path: `${path}/finalize` });
    const { amount_due } = issued.body as { amount_due: number };
    await signInAndFollow(path);
    await page.getByRole('button', { name: 'Record payment' }).waitFor();
    const body = { amount: amount_due, method: 'bank_transfer', reference: 'ELSEWHERE-1' };
    await call(panel, token, { method: 'POST', path: `${path}/payments`, body });
    await page.getByText('ELSEWHERE-1').first().waitFor();
    await page.locator('header').getByText('Paid', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Record payment' }).count()).toBe(0);
  });

  it('keeps what is typed into a form when its record is changed by somebody else', async () => {
    const path = `/customers/${books.customer}`;
    await signInAndFollow(`${path}/edit`);
    const name = page.getByRole('textbox', { name: 'Name' }).first();
    await name.fill('Typed by me');
    const told = toldOfChange();
    await call(panel, token, { method: 'PATCH', path, body: { phone: '+49 30 1' } });
    await told;
    expect(await name.inputValue()).toBe('Typed by me');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Somebody else has saved this in the meantime' }).waitFor();
  });

  it('goes on saying that a deleted record is gone when others change', async () => {
    const made = await call(panel, token, { method: 'POST', path: '/customers', body: { name: 'Gone' } });
    const path = `/customers/${(made.body as { id: string }).id}`;
    await call(panel, token, { method: 'DELETE', path });
    await signInAndFollow(path);
    await page.getByRole('heading', { name: 'This does not exist, or no longer' }).waitFor();
    const told = toldOfChange();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await call(panel, token, {
      method: 'PATCH',
      path: `/customers/${books.customer}`,
      body: { phone: '+49 30 2' },
    });
    await told;
    await visitor.settled();
    expect(asked).not.toContain(`/v1${path}`);
  });
});
