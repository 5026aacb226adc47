import { call, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What an API key may do at most, at Settings > API. */

let books: SomeBooks;
let secret: string;

testInBrowser(async () => {
  books = await writeSomeBooks(panel);
});

beforeEach(async () => {
  await openWindow();
  const body = { name: 'Agent', limits: { customer_ids: [books.customer] } };
  const made = await call(panel, token, { method: 'POST', path: '/api-keys', body });
  ({ secret } = made.body as { secret: string });
});

const draft = (price: number) =>
  call(panel, secret, {
    method: 'POST',
    path: '/invoices',
    body: {
      customer_id: books.customer,
      items: [{ product_id: books.product, quantity: 1, price }],
      tax_rate: 0,
      tax_exemption_reason: 'Reverse charge.',
    },
  });

describe('the limits of a key', () => {
  it('are set in a dialog, said in a sentence with the use of today, and count at once', async () => {
    await visitor.signIn('/settings/api');
    await page.getByRole('button', { name: 'Limits of Agent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limits of Agent' });
    await dialog.getByRole('textbox', { name: 'At most, for one document or booking' }).fill('500');
    await dialog.getByRole('textbox', { name: 'At most, in a day' }).fill('2000.005');
    await dialog.getByRole('textbox', { name: 'Documents and bookings in a day' }).fill('20');
    await dialog.getByRole('checkbox', { name: 'Drafts only' }).check();
    await dialog.getByText('stay as they are').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('At most 2 decimals are possible in this currency.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('key-limits');
    await dialog.getByRole('textbox', { name: 'At most, in a day' }).fill('2000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Limits of “Agent” saved').waitFor();
    await page
      .getByText(
        'May write drafts only, up to €500.00 each, up to €2,000.00 a day, up to 20 a day, for 1 customer.',
      )
      .waitFor();
    await page.getByText('Today: nothing yet').waitFor();
    expect([(await draft(500)).status, (await draft(500.01)).status]).toEqual([201, 403]);
    await visitor.open('/settings/api');
    await page.getByText('Today: 1 document or booking · €500.00').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('limited-keys');
  });
});

describe('the limits of a member', () => {
  it('are set in Settings > Members, said in a sentence, and count for the member at once', async () => {
    const email = 'limited@example.com';
    const password = 'seven wet otters under a bridge';
    const send = async (path: string, body: unknown, by = token) =>
      (await call(panel, by, { method: 'POST', path, body })).body as Record<string, string>;
    const invited = await send('/invitations', { email, role: 'bookkeeper' });
    await send('/invitations/accept', { token: invited['token'], name: 'Mary', password });
    await visitor.signIn('/settings/members');
    const line = page.getByRole('listitem').filter({ hasText: email });
    await line.getByRole('button', { name: 'Limits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limits of Mary' });
    await dialog.getByRole('textbox', { name: 'At most, for one document or booking' }).fill('500');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Limits of “Mary” saved').waitFor();
    await line.getByText('May write up to €500.00 each.').waitFor();
    await line.getByText('Today: nothing yet').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('limited-member');
    const owner = page.getByRole('listitem').filter({ hasText: panel.email });
    expect(await owner.getByRole('button', { name: 'Limits' }).count()).toBe(0);
    const signedIn = await send('/auth/login', { email, password }, '');
    secret = signedIn['access_token'] ?? '';
    expect([(await draft(500)).status, (await draft(500.01)).status]).toEqual([201, 403]);
  });
});

describe('a new key', () => {
  it('comes with the configuration of known programs, ready to be copied', async () => {
    await visitor.signIn('/settings/api');
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Agent of mine');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const shown = dialog.getByRole('textbox', { name: 'claude_desktop_config.json' });
    await shown.getByText(/"COUNTINGHOUSE_KEY": "ch_live_/).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('new-key');
    await dialog.getByLabel('Connect a program that uses tools').selectOption('Cursor');
    await dialog.getByText(`"url": "${panel.baseUrl}/mcp"`).waitFor();
    await dialog.getByLabel('Connect a program that uses tools').selectOption('Another program');
    await dialog.getByRole('button', { name: 'Configuration for Another program' }).waitFor();
  });
});
