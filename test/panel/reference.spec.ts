import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The reference by Scalar. Errors of its strict policy and requests to other hosts are complaints of the visitor. */

testInBrowser();

const OPERATION = '/reference#tag/invoices/POST/invoices';

describe('the reference', () => {
  it('is served by this service alone, under a policy without inline scripts', async () => {
    await openWindow();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const answer = await fetch(`${panel.baseUrl}/reference`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[^']+';/);
    await visitor.open(OPERATION);
    await page.getByRole('heading', { name: 'Create an invoice' }).waitFor();
    expect(
      requests.filter((url) => !url.startsWith(`${panel.baseUrl}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    expect(requests.some((url) => url.includes('/reference/scalar/chunks/'))).toBe(true);
    expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(
      'ch_',
    );
  });

  it.each([
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(21, 25, 27)'],
  ] as const)(
    'shows operations with marks of open points and no barriers, %s',
    async (colorScheme, ground) => {
      await openWindow({ colorScheme });
      await visitor.open(OPERATION);
      await page.getByRole('heading', { name: 'Create an invoice' }).waitFor();
      await page.getByText(`curl '${panel.baseUrl}/v1/invoices'`).first().waitFor();
      await page
        .getByText(/^\d+ TODO, (?:decided for now|\d+ open)$/)
        .first()
        .waitFor();
      expect(
        await page.getByRole('link', { name: 'TODO OP-1-tax-computation' }).first().getAttribute('href'),
      ).toBe('/docs#OP-1-tax-computation');
      // Without its style the page has the ground of the browser in both themes.
      expect(
        await page.evaluate('getComputedStyle(document.querySelector(".scalar-app")).backgroundColor'),
      ).toBe(ground);
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture(`reference-${colorScheme}`);
    },
  );

  it('has the key and the records of the reader in its samples, and keeps the key nowhere', async () => {
    const customer = { path: '/customers', body: { name: 'Difference Engines' } };
    const id = await create(panel, token, customer);
    const body = { name: 'Reader', scopes: ['customers:read'] };
    const made = await call(panel, token, { method: 'POST', path: '/api-keys', body });
    const { secret } = made.body as { secret: string };
    await openWindow();
    await visitor.open('/reference#tag/customers/GET/customers/{id}');
    await page.getByRole('heading', { name: 'Get a customer' }).waitFor();
    await page.getByPlaceholder('Token').first().fill(secret);
    const sample = page.getByText(`Bearer ${secret}`).first();
    await sample.waitFor({ state: 'attached' });
    await page.getByText(`/v1/customers/${id}`).first().waitFor();
    expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(
      secret,
    );
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('reference-with-key');
  });

  it('is as wide as a phone, and its menu leads to an operation', async () => {
    await openWindow({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await visitor.open('/reference');
    await page.getByRole('button', { name: 'Open Menu' }).click();
    await page.getByRole('button', { name: 'Close Menu' }).waitFor();
    await visitor.picture('reference-phone-menu');
    await page.getByRole('link', { name: 'customers' }).first().click();
    await page.getByRole('heading', { name: 'customers', exact: false }).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await visitor.picture('reference-phone');
  });
});
