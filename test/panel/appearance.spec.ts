import { writeSomeBooks } from './api-calls.js';
import { openWindow, panel, testInBrowser } from './in-browser.js';

/** How the panel looks: themes, languages, phones, and a service that fails. every-page.spec.ts has all the pages. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DARK_GROUND = 'rgb(21, 25, 27)';

testInBrowser(async () => {
  await writeSomeBooks(panel);
});

describe.each(['light', 'dark'] as const)('the %s theme', (colorScheme) => {
  it('has no accessibility faults on the sign-in page', async () => {
    const { open, barriers, picture } = await openWindow({ colorScheme });
    await open('/');
    expect(await barriers()).toEqual([]);
    await picture(`sign-in-${colorScheme}`);
  });
});

describe('a phone', () => {
  it('shows the sign-in page within 360 pixels', async () => {
    const { page, open, barriers, picture } = await openWindow(PHONE);
    await open('/');
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect([width, await barriers()]).toEqual([360, []]);
    await picture('sign-in-phone');
  });

  it('opens and closes the navigation', async () => {
    const { page, signIn, barriers, picture } = await openWindow(PHONE);
    await signIn();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Customers' }).waitFor();
    expect(await barriers()).toEqual([]);
    await picture('navigation-phone');
    await page.getByRole('dialog').getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('the editor on a phone', () => {
  it('marks the fields of a line that are required', async () => {
    const { page, signIn } = await openWindow(PHONE);
    await signIn('/invoices/new');
    await page.getByRole('group', { name: 'Line: 1' }).waitFor();
    expect(await page.evaluate<string[]>(MARKED)).toEqual(['Product', 'Quantity', 'Price', 'Tax']);
  });
});

/** The labels in a line that end with a star. */
const MARKED = `[...document.querySelectorAll('[data-line] label')]
  .filter((label) => getComputedStyle(label, '::after').content.includes('*')).map((label) => label.textContent)`;

describe('a theme', () => {
  it('is chosen and remembered', async () => {
    const { page, open, reload } = await openWindow({ colorScheme: 'light' });
    const ground = (): Promise<string> =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await open('/');
    await page.getByText('Dark', { exact: true }).click();
    expect(await ground()).toBe(DARK_GROUND);
    await reload();
    expect(await ground()).toBe(DARK_GROUND);
  });
});

describe('a language', () => {
  it('is that of the browser by default', async () => {
    const { page, open } = await openWindow({ locale: 'fr-CH' });
    await open('/');
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
  });

  it('is chosen and remembered, and decides how amounts are written', async () => {
    const { page, signIn, barriers, picture } = await openWindow();
    await signIn('/invoices');
    await page.getByText('€142,056.25').waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('heading', { name: 'Rechnungen' }).waitFor();
    await page.reload();
    await page.getByText('142.056,25\u00a0€').waitFor();
    expect(await barriers()).toEqual([]);
    await picture('invoices-german');
  });
});

describe('a failing service', () => {
  const problem = { contentType: 'application/problem+json', headers: { 'X-Request-Id': 'req_test' } };
  const body = (code: string): string => JSON.stringify({ code, detail: 'It is like that.' });

  it.each([
    ['fails', 500, 'internal_error', 'The service has failed.'],
    ['is unavailable', 503, 'unavailable', 'The service is not available right now.'],
  ])('that %s is reported with the request id, and can be retried', async (_, status, code, sentence) => {
    const { page, signIn, open, barriers, picture } = await openWindow();
    await signIn();
    await page.route('**/v1/customers?*', (route) => route.fulfill({ ...problem, status, body: body(code) }));
    await open('/customers');
    await page.getByText(sentence).waitFor();
    await page.getByText('req_test').waitFor();
    expect(await barriers()).toEqual([]);
    await picture(`trouble-${status}`);
    await page.unroute('**/v1/customers?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('rowheader', { name: 'Difference Engines GmbH' }).waitFor();
  });

  it('that cannot be reached is reported on the sign-in page', async () => {
    const { page, open } = await openWindow();
    await open('/');
    await page.route('**/v1/**', (route) => route.abort());
    await page.getByLabel('E-mail address').fill(panel.email);
    await page.getByLabel('Password', { exact: true }).fill(panel.password);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The service cannot be reached.').waitFor();
  });

  it('behind a proxy that sends an error page is reported too', async () => {
    const { page, signIn, open } = await openWindow();
    await signIn();
    await page.route('**/v1/invoices?*', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await open('/invoices');
    await page.getByText('Something other than the service has answered.').waitFor();
  });
});

/** Runs last, because these failures slow down all other sign-ins from the same address. */
describe('a wrong password', () => {
  it('is reported, and after some attempts there is a wait that counts down', async () => {
    const { page, open, barriers, picture } = await openWindow();
    await open('/');
    await page.getByLabel('E-mail address').fill('nobody@example.com');
    const password = page.getByLabel('Password', { exact: true });
    const button = page.locator('button[type=submit]');
    for (let tries = 0; tries < 12 && !(await button.innerText()).startsWith('Possible'); tries += 1) {
      await password.fill(`wrong ${tries}`);
      const [response] = await Promise.all([
        page.waitForResponse('**/auth/login'),
        page.keyboard.press('Enter'),
      ]);
      const sentence =
        response.status() === 429 ? 'Too many sign-ins have failed.' : 'or the password is wrong.';
      await page.getByRole('alert').getByText(sentence).waitFor();
    }
    await page.getByRole('button', { name: /^Possible again in \d+ s$/ }).waitFor();
    expect(await barriers()).toEqual([]);
    await picture('sign-in-wait');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
});
