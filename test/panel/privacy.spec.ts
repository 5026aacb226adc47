import { call } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** One's own account, and what is kept of customers, in the panel. */

const GOOD_PASSWORD = 'seven wet otters under a bridge';

testInBrowser(async () => {
  const customer = (await post('/customers', { name: 'Ada' }))['id'] as string;
  const product = (await post('/products', { name: 'Mill', price: 100, tax_rate: 19 }))['id'] as string;
  const items = [{ product_id: product, quantity: 1, price: 100 }];
  const invoice = { customer_id: customer, items, tax_rate: 19, finalize: true };
  const { id } = await post('/invoices', invoice);
  await post(`/invoices/${String(id)}/payments`, { method: 'cash' });
  await post(`/customers/${customer}/erase`, { reason: 'requested', dry_run: false });
});

beforeEach(() => openWindow());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panelOf = (name: string) => page.getByRole('region', { name, exact: true });

async function post(path: string, body: object, bearer = token): Promise<Record<string, unknown>> {
  const { status, body: answer } = await call(panel, bearer, { method: 'POST', path, body });
  if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return (answer ?? {}) as Record<string, unknown>;
}

/** A member who signs in here, and stays on the profile. */
async function memberOnProfile(email: string): Promise<void> {
  const invited = await post('/invitations', { email, role: 'viewer' });
  await post('/invitations/accept', { token: invited['token'], name: 'Grace', password: GOOD_PASSWORD }, '');
  await visitor.open('/sign-in?redirect=/settings/profile');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await button('Sign in').click();
  await panelOf('Your account').waitFor();
}

describe('the profile', () => {
  it('changes name and address, and shows them in the frame at once', async () => {
    await memberOnProfile('grace@example.com');
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('Name').fill('Grace Hopper');
    await button('Save name').click();
    await page.getByText('Your name was saved').waitFor();
    await page.getByRole('button', { name: /Grace Hopper/ }).waitFor();
    await page.getByLabel('Address', { exact: true }).fill('hopper@example.com');
    await button('Change address').click();
    await page.getByText('Your address was changed').waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByText('hopper@example.com').first().waitFor();
  });

  it('gives a copy of one’s data, and lets a member leave for good', async () => {
    await memberOnProfile('leaver@example.com');
    const download = page.waitForEvent('download');
    await button('Download my data').click();
    expect((await download).suggestedFilename()).toBe('personal-data.zip');
    await button('Delete account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText('(Viewer)').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('delete-account');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL((url) => url.pathname === '/sign-in');
    await page.getByLabel('E-mail address').fill('leaver@example.com');
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
    await button('Sign in').click();
    await page.getByRole('alert').waitFor();
  });

  it('tells the only owner which books would have no owner', async () => {
    await visitor.signIn('/settings/profile');
    await button('Delete account').click();
    await button('Delete for good').click();
    await page
      .getByRole('alert')
      .getByText(/^You are the only owner of /)
      .waitFor();
  });
});

describe('the page of a link to a new address', () => {
  it('asks whoever is not signed in, and says when the link is not valid', async () => {
    await visitor.open(`/confirm-address#ch_eml_${'0'.repeat(49)}`);
    await page.getByText('Sign in with the address that you have used so far.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('E-mail address').fill(panel.email);
    await page.getByLabel('Password', { exact: true }).fill(panel.password);
    await button('Sign in').click();
    await page.getByText(`You are signed in as ${panel.email}.`).waitFor();
    await button('Confirm the address').click();
    await page.getByRole('alert').waitFor();
  });
});

describe('the page about privacy', () => {
  it('tells what goes when, what was asked for, and for how long documents are kept', async () => {
    await visitor.signIn('/settings/privacy');
    await panelOf('What is erased next').getByText('1 customer').waitFor();
    await panelOf('Requests').getByText('Customer erased').waitFor();
    await panelOf('Years of retention').getByText('no legal advice').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('Invoices').fill('12');
    await button('Save').click();
    await page.getByText('Saved').waitFor();
    await visitor.reload();
    expect(await page.getByLabel('Invoices').inputValue()).toBe('12');
    await page.getByLabel('Invoices').fill('0');
    await button('Save').click();
    await page.getByText('A whole number from 1 to 50 was expected.').waitFor();
  });

  it('is for managers', async () => {
    await memberOnProfile('reader@example.com');
    await visitor.open('/settings/privacy');
    await page.getByText(/^Owners and administrators look after privacy/).waitFor();
  });
});
