import { Secret, TOTP } from 'otpauth';
import { openWindow, page, panel, testInBrowser, visitor } from './in-browser.js';

/** Second factors and confirmations in the panel. */

testInBrowser();

beforeEach(() => openWindow());

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The code of an instant, as an authenticator app computes it from what the page shows. */
function codeOf(secret: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Types the e-mail address and the password of the owner, with the keyboard alone. */
async function typePassword(): Promise<void> {
  await page.getByLabel('E-mail address').waitFor();
  await page.keyboard.type(panel.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(panel.password);
  await page.keyboard.press('Enter');
}

/** Makes every session look as if it was opened long ago, also to the service, which keeps sessions in memory. */
async function forgetConfirmations(): Promise<void> {
  await panel.database.admin.query('UPDATE sessions SET confirmed_until = NULL');
  await panel.database.admin.query(`SELECT pg_notify('credential_ended', '')`);
}

describe('a sensitive change', () => {
  it('asks for the password again, and goes on', async () => {
    await visitor.signIn('/settings/profile');
    await forgetConfirmations();
    await button('Set up').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(panel.password);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  });

  it('asks above the dialog that it began in, and keeps what was typed if nothing is confirmed', async () => {
    await visitor.signIn('/settings/api');
    await forgetConfirmations();
    await button('Create key').click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name' }).fill('Web shop');
    await form.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('This was not confirmed. Nothing has changed.').waitFor();
    await form.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(panel.password);
    await page.keyboard.press('Enter');
    await page.getByText(/^ch_live_/).waitFor();
  });
});

describe('a second factor', () => {
  it('is set up, asked for by keyboard, replaced by a recovery code, required, and turned off', async () => {
    await visitor.signIn('/settings/profile');
    await button('Set up').click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await button('Turn on').click();
    await page.getByText('This code is wrong').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    const told = page.waitForResponse(
      (answer) => answer.url().endsWith('/auth/second-factor') && answer.request().method() === 'GET',
    );
    await button('Turn on').click();
    // The feed tells the panel at once that the factor is on. The codes stay until they are stored.
    await told;
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const recovery = await codes.allTextContents();
    expect(recovery).toHaveLength(10);
    await button('I have stored them').click();
    await page.getByText('10 recovery codes left').waitFor();
    await visitor.leave();

    await openWindow();
    await visitor.open('/sign-in');
    await typePassword();
    await page.getByLabel('Code', { exact: true }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.keyboard.type(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.locator('#content h1').waitFor();
    await visitor.leave();

    await openWindow();
    await visitor.open('/sign-in?redirect=/settings/security');
    await typePassword();
    await button('Use a recovery code').click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel('Everybody').check();
    await button('Save').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await visitor.open('/settings/profile');
    await button('Turn off').click();
    await page.getByText('Set it up, and go on.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Set up').click();
    const another = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await page.getByLabel('Code', { exact: true }).fill(codeOf(another));
    await button('Turn on').click();
    await button('I have stored them').click();
    await page.locator('#content h1').waitFor();
  });
});
