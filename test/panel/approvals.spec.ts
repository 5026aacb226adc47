import { askToFinalize } from './approval-pages.js';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Requests of API keys that wait for a person, decided on in the panel by two people. */

let books: SomeBooks;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const ticks = () => page.getByRole('checkbox', { name: /^Select invoices\.finalize/ });

async function act(path: string, body: unknown = {}): Promise<Record<string, unknown>> {
  return (await call(panel, token, { method: 'POST', path, body })).body as Record<string, unknown>;
}

/** Drafts of so many hours, each asked about. */
async function asked(...hours: number[]): Promise<{ drafts: string[]; approvals: string[] }> {
  const drafts: string[] = [];
  for (const quantity of hours) {
    const items = [{ product_id: books.product, quantity, price: 95.5 }];
    const body = { customer_id: books.customer, items, tax_rate: 19 };
    drafts.push(await create(panel, token, { path: '/invoices', body }));
  }
  return { drafts, approvals: await askToFinalize({ act }, drafts) };
}

async function statusesOf(drafts: readonly string[]): Promise<unknown[]> {
  const shown = drafts.map((id) => call(panel, token, { path: `/invoices/${id}` }));
  return (await Promise.all(shown)).map(({ body }) => (body as { status: string }).status);
}

/** Makes the last session look as if it was opened long ago, also to the service, which keeps sessions in memory. */
async function forgetConfirmation(): Promise<void> {
  const last = 'SELECT max(created_at) FROM sessions';
  await panel.database.admin.query(`UPDATE sessions SET confirmed_until = NULL WHERE created_at = (${last})`);
  await panel.database.admin.query(`SELECT pg_notify('credential_ended', '')`);
}

describe('the approvals', () => {
  it('say what waits and what it would do, and several are approved at once with one confirmation', async () => {
    await visitor.signIn('/approvals');
    await page.getByText('Nothing waits').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const { drafts } = await asked(1, 2);
    await page.getByRole('img', { name: '2 requests wait' }).waitFor();
    await page.getByRole('cell', { name: 'Bookkeeping agent' }).first().waitFor();
    await page.getByText('Difference Engines GmbH · €113.65').waitFor();
    await forgetConfirmation();
    await ticks().first().check();
    await ticks().last().check();
    await visitor.picture('approvals-chosen');
    await page.keyboard.press('a');
    await dialog('Approve 2 requests?').getByText('€227.29').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('approvals-approve');
    await page.keyboard.press('Control+Enter');
    await dialog('Confirm that it is you').getByLabel('Password', { exact: true }).fill(panel.password);
    await page.keyboard.press('Enter');
    await page.getByText('2 requests approved').waitFor();
    await page.getByText('Nothing waits').waitFor();
    expect(await statusesOf(drafts)).toEqual(['open', 'open']);
    await button('Approved').click();
    await page.getByRole('link', { name: 'invoices.finalize' }).first().waitFor();
    expect(await ticks().count()).toBe(0);
  });

  it('are rejected by the keyboard on their page, which then shows who decided', async () => {
    const { drafts, approvals } = await asked(3);
    await visitor.signIn(`/approvals/${approvals[0]}`);
    await heading('invoices.finalize').waitFor();
    await page.getByText('Difference Engines GmbH · €340.94').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.keyboard.press('x');
    await dialog('Reject this request?').getByLabel('Reason').fill('The customer asked for two invoices.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('1 request rejected').waitFor();
    await page.getByText('Decided by').waitFor();
    await page.getByText('The customer asked for two invoices.').waitFor();
    expect(await button('Approve').count()).toBe(0);
    expect(await statusesOf(drafts)).toEqual(['draft']);
  });

  it('of two people who decide at once are decided once, and the other one is told', async () => {
    const email = 'second@example.com';
    const password = 'seven wet otters under a bridge';
    const invited = await act('/invitations', { email, role: 'admin' });
    await act('/invitations/accept', { token: invited['token'], name: 'Second', password });
    const { drafts, approvals } = await asked(4);
    const other = await call(panel, '', { method: 'POST', path: '/auth/login', body: { email, password } });
    await visitor.signIn(`/approvals/${approvals[0]}`);
    await page.keyboard.press('a');
    const question = dialog('Approve this request?');
    await question.waitFor();
    const { access_token: second } = other.body as { access_token: string };
    await call(panel, second, { method: 'POST', path: `/approvals/${approvals[0]}/reject` });
    await question.getByRole('button', { name: 'Approve' }).click();
    await question.getByRole('alert').waitFor();
    expect(await statusesOf(drafts)).toEqual(['draft']);
    await question.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('Second', { exact: true }).waitFor();
  });

  it('are for those who decide: others do not find them in the navigation', async () => {
    const email = 'viewer@example.com';
    const password = 'seven wet otters under a bridge';
    const invited = await act('/invitations', { email, role: 'viewer' });
    await act('/invitations/accept', { token: invited['token'], name: 'Viewer', password });
    const { approvals } = await asked(5);
    await page.goto(`${panel.baseUrl}/approvals/${approvals[0]}`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button('Sign in').click();
    await heading('invoices.finalize').waitFor();
    expect(await button('Approve').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Approvals/ }).count()).toBe(1);
    await visitor.open('/approvals');
    await page.getByRole('link', { name: 'invoices.finalize' }).first().waitFor();
    expect([await ticks().count(), await page.getByRole('link', { name: /^Approvals/ }).count()]).toEqual([
      0, 0,
    ]);
  });

  it('that have changed since are out of date when they are approved, and nothing is done', async () => {
    const { drafts, approvals } = await asked(6);
    const items = [{ product_id: books.product, quantity: 7, price: 95.5 }];
    const body = { customer_id: books.customer, items, tax_rate: 19 };
    await call(panel, token, { method: 'PUT', path: `/invoices/${drafts[0]}`, body });
    await visitor.signIn(`/approvals/${approvals[0]}`);
    await heading('invoices.finalize').waitFor();
    await page.keyboard.press('a');
    await dialog('Approve this request?').getByRole('button', { name: 'Approve' }).click();
    await page.getByText('1 request is out of date. Nothing was done.').waitFor();
    await page.getByRole('heading', { name: 'Why nothing was done' }).waitFor();
    const [before, now] = [
      'What was shown when it was asked for',
      'What it would have done when it was approved',
    ];
    await page.getByRole('region', { name: before }).getByText('€681.87').waitFor();
    await page.getByRole('region', { name: now }).getByText('€795.52').waitFor();
    expect(await statusesOf(drafts)).toEqual(['draft']);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('approval-stale');
  });
});
