import { call, tokenOf } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, visitor } from './in-browser.js';

/** Members, passwords, sessions and several organizations in the panel. */

const GOOD_PASSWORD = 'seven wet otters under a bridge';

testInBrowser();

beforeEach(() => openWindow());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button('Sign in').click();
}

describe('the members', () => {
  it('are invited by a link, which a new user accepts, and change their role', async () => {
    await visitor.signIn('/settings/members');
    await heading('Members').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Invite somebody').click();
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByLabel('Role').selectOption('viewer');
    await page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click();
    const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
    expect(link).toMatch(/\/accept-invitation#ch_inv_[0-9A-Za-z]{49}$/);
    await button('Done').click();
    await page.getByText('ada@example.com').waitFor();
    const owner = { page, visitor };

    await openWindow();
    await page.goto(link, { waitUntil: 'networkidle' });
    await heading('You are invited').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await button('Accept').click();
    await page.getByText('This is one of the passwords that are guessed first.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await button('Accept').click();
    await page.locator('#content h1').waitFor();
    await visitor.open('/customers');
    await heading('Customers').waitFor();
    expect(await page.getByRole('link', { name: 'New customer' }).count()).toBe(0);

    await owner.visitor.reload();
    const line = owner.page.getByRole('listitem').filter({ hasText: 'ada@example.com' });
    await line.getByRole('button', { name: 'Change role' }).click();
    await owner.page.getByLabel('Role', { exact: true }).selectOption('member');
    await owner.page.getByRole('button', { name: 'Save' }).click();
    await line.getByText('Member', { exact: false }).waitFor();
    await owner.visitor.leave();
    await visitor.reload();
    await page.getByRole('link', { name: 'New customer' }).first().waitFor();
  });

  it('are shown the way to sign in by a link that was used', async () => {
    const made = await sent(
      '/invitations',
      { email: 'mary@example.com', role: 'viewer' },
      await tokenOf(panel),
    );
    await sent('/invitations/accept', { token: made['token'], password: GOOD_PASSWORD });
    await visitor.open(`/accept-invitation#${made['token']}`);
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await button('Accept').click();
    await page.getByRole('alert').getByText('This link no longer works').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('used-invitation');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/sign-in');
  });
});

describe('the profile', () => {
  it('changes the password and ends other sessions', async () => {
    await visitor.signIn('/settings/members');
    await button('Invite somebody').click();
    await page.getByLabel('E-mail address').fill('grace@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click();
    const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
    await visitor.leave();

    await openWindow();
    await page.goto(link, { waitUntil: 'networkidle' });
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await button('Accept').click();
    await page.locator('#content h1').waitFor();
    await visitor.open('/settings/profile');
    await page.getByText('This session').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('nine dry badgers on a hill');
    await button('Change password').click();
    await page.getByText('This is not your current password.').waitFor();
    await page.getByLabel('Current password').fill(GOOD_PASSWORD);
    await button('Change password').click();
    await page.getByText('The password is changed').waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await button('Sign out').click();
    await heading('Sign in').waitFor();
    await signIn('grace@example.com', 'nine dry badgers on a hill');
    await page.locator('#content h1').waitFor();
  });
});

describe('a password that is forgotten', () => {
  it('is asked for on a page that says what happens without mail', async () => {
    await visitor.open('/sign-in');
    await page.getByRole('link', { name: 'Password forgotten?' }).click();
    await heading('Password forgotten').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('E-mail address').fill('nobody@example.com');
    await button('Ask for a link').click();
    await page.getByRole('status').getByText('If this address has an account').waitFor();
  });

  it('is not set by a link that is not valid', async () => {
    await visitor.open(`/reset-password#ch_rst_${'0'.repeat(49)}`);
    await page.getByLabel('New password').fill(GOOD_PASSWORD);
    await button('Change password').click();
    await page.getByRole('alert').getByText('Ask for a new one.').waitFor();
  });
});

describe('another organization', () => {
  it('is opened and worked in, while another tab stays in the first', async () => {
    await visitor.signIn('/settings/organizations');
    await heading('Organizations').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('New organization').click();
    await page.getByLabel('Name').fill('Second books');
    await page.getByRole('dialog').getByRole('button', { name: 'New organization' }).click();
    const tab = await page.context().newPage();
    await tab.goto(`${panel.baseUrl}/settings/profile`, { waitUntil: 'networkidle' });
    await tab.getByText('Where you are signed in').waitFor();
    await button('Work there: Second books').click();
    await page
      .getByRole('button', { name: /^Account/ })
      .getByText('Second books')
      .waitFor();
    await tab.reload({ waitUntil: 'networkidle' });
    await tab.getByText('Where you are signed in').waitFor();
    expect(await tab.getByRole('button', { name: /^Account/ }).textContent()).not.toContain('Second books');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByText('Work in', { exact: true }).waitFor();
  });
});

/** The answer to what a program sends, without a token unless one is given. */
async function sent(path: string, body: object, bearer = ''): Promise<Record<string, string>> {
  const answer = await call(panel, bearer, { method: 'POST', path, body });
  return answer.body as Record<string, string>;
}

describe('an invitation to somebody who is signed in', () => {
  it('is accepted without a password, but not with another account', async () => {
    const here = await tokenOf(panel);
    const other = { name: 'Joined books', currency: 'EUR', time_zone: 'Europe/Berlin' };
    const { id: organization_id } = await sent('/organizations', other, here);
    const { access_token: there } = await sent('/auth/switch', { organization_id }, here);
    const joan = { email: 'joan@example.com', role: 'viewer' };
    const first = await sent('/invitations', joan, here);
    await sent('/invitations/accept', { token: first['token'], password: GOOD_PASSWORD });
    const second = await sent('/invitations', joan, there);
    const another = await sent('/invitations', { ...joan, email: 'kim@example.com' }, there);

    await visitor.open('/sign-in');
    await signIn(joan.email, GOOD_PASSWORD);
    await page.locator('#content h1').waitFor();
    await visitor.open(`/accept-invitation#${another['token']}`);
    await page.getByText('You are signed in as joan@example.com.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Join').click();
    await page.getByRole('alert').getByText('This invitation is not for joan@example.com.').waitFor();
    await page.getByLabel('Password', { exact: true }).waitFor();

    await visitor.open('/settings/profile');
    await page.getByText('Where you are signed in').waitFor();
    await visitor.open(`/accept-invitation#${second['token']}`);
    await button('Join').click();
    await page
      .getByRole('button', { name: /^Account/ })
      .getByText('Joined books')
      .waitFor();
  });
});

describe('a session that ends in the second books of a person', () => {
  const again = () => page.getByRole('dialog', { name: 'Please sign in again' });
  const tokenHere = () =>
    page.evaluate<string>("JSON.parse(sessionStorage['countinghouse.session']).accessToken");

  it('goes on in these books, and says so when the person is no longer a member', async () => {
    const owner = await tokenOf(panel);
    const ida = { email: 'ida@example.com', role: 'member' };
    const first = await sent('/invitations', ida, owner);
    await sent('/invitations/accept', { token: first['token'], password: GOOD_PASSWORD });
    const books = { name: 'Books of Ida', currency: 'EUR', time_zone: 'Europe/Berlin' };
    const { id: organization_id } = await sent('/organizations', books, owner);
    const { access_token: there = '' } = await sent('/auth/switch', { organization_id }, owner);
    const second = await sent('/invitations', ida, there);

    await visitor.open('/sign-in');
    await signIn(ida.email, GOOD_PASSWORD);
    await page.locator('#content h1').waitFor();
    await visitor.open(`/accept-invitation#${second['token']}`);
    await button('Join').click();
    await page
      .getByRole('button', { name: /^Account/ })
      .getByText(books.name)
      .waitFor();
    await visitor.open('/customers/new');
    await page.getByLabel('Name').fill('Lovelace Looms');
    await call(panel, await tokenHere(), { method: 'POST', path: '/auth/logout' });
    await button('Create customer').click();
    await again().getByText('you are no longer a member of Books of Ida').waitFor();
    await again().getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await page.keyboard.press('Enter');
    await heading('Lovelace Looms').waitFor();
    const stored = async (token: string): Promise<number> => {
      const { body } = await call(panel, token, { path: '/customers?q=Lovelace%20Looms' });
      return (body as { data: unknown[] }).data.length;
    };
    expect(await stored(there)).toBe(1);
    expect(await stored(owner)).toBe(0);

    await visitor.open('/customers/new');
    await page.getByLabel('Name').fill('Too late');
    const { body } = await call(panel, there, { path: '/members' });
    const { data } = body as { data: { id: string; email: string }[] };
    const { id } = data.find(({ email }) => email === ida.email) ?? { id: '' };
    const removed = await call(panel, there, { method: 'DELETE', path: `/members/${id}` });
    expect(removed.status).toBe(204);
    await button('Create customer').click();
    await again().getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await page.keyboard.press('Enter');
    await again()
      .getByRole('alert')
      .getByText('The password is wrong, or you are no longer a member of Books of Ida.')
      .waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await again().getByRole('button', { name: 'Sign out instead' }).click();
    await signIn(ida.email, GOOD_PASSWORD);
    await page.locator('#content h1').waitFor();
  });
});
