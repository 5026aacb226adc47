import { call, tokenOf } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, visitor } from './in-browser.js';

/** Test books in the panel: they cannot be taken for the real ones, on any page. */

const LIVE = 'Analytical Engines Ltd';
const WORD = { 'en-GB': 'Test books', 'de-DE': 'Testbücher', 'fr-FR': 'Livres de test' };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const LOOK_MS = 300_000;

/** One page of each kind; every-page.spec.ts has the others, which stand in the same frame. */
const PAGES = ['/', '/invoices', '/customers/new', '/settings/api', '/settings/organizations', '/nowhere'];

testInBrowser(async () => {
  const here = await tokenOf(panel);
  const own = await call(panel, here, { path: '/organization' });
  const { id } = own.body as { id: string };
  const body = { name: 'Sandbox', copy: ['settings'] };
  const made = await call(panel, here, { method: 'POST', path: `/organizations/${id}/sandbox`, body });
  expect(made.status).toBe(201);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const strip = () => page.getByRole('complementary');
const frame = () => page.locator('[data-test-frame]');

async function signInToSandbox(): Promise<void> {
  await visitor.signIn('/settings/organizations');
  const line = page.locator('#content').getByRole('listitem').filter({ hasText: 'Sandbox' });
  await line.getByRole('button').last().click();
  await strip().waitFor();
}

describe.each([
  ['light', 'en-GB', { colorScheme: 'light' }, 1280],
  ['dark', 'de-DE', { colorScheme: 'dark' }, 1280],
  ['phone', 'fr-FR', PHONE, 360],
] as const)('test books in the look %s, %s', (look, locale, options, width) => {
  it(
    'have their word and frame on every page, within its width and without barriers',
    async () => {
      await openWindow({ ...options, locale });
      await signInToSandbox();
      const found: unknown[] = [];
      for (const path of PAGES) {
        await visitor.open(path);
        await page.locator('#content h1').waitFor();
        await strip().getByText(WORD[locale], { exact: true }).waitFor();
        expect(await frame().boundingBox()).toMatchObject({ x: 0, y: 0, width });
        const shown = await page.evaluate<number>('document.documentElement.scrollWidth');
        const barriers = await visitor.barriers();
        if (shown !== width || barriers.length > 0) found.push([path, shown, barriers]);
        await visitor.picture(`test-books-${path.replaceAll('/', '-')}-${look}`);
      }
      expect(found).toEqual([]);
      await visitor.open('/invoices');
      await page.locator('#content h1').waitFor();
      expect(await page.title()).toMatch(/^TEST · /);
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      expect(await strip().boundingBox()).toMatchObject({ y: 0 });
    },
    LOOK_MS,
  );
});

describe('test books', () => {
  it('keep their frame above dialogs', async () => {
    await openWindow();
    await signInToSandbox();
    await visitor.open('/settings/api');
    await button('Create key').first().click();
    await page.getByRole('dialog').waitFor();
    await frame().waitFor({ state: 'attached' });
    const isAbove = `(() => {
      const depth = (one) => Number(getComputedStyle(one).zIndex) || 0;
      const dialog = document.querySelector('[role=dialog]');
      const depths = [];
      for (let one = dialog; one !== null; one = one.parentElement) depths.push(depth(one));
      return depth(document.querySelector('[data-test-frame]')) > Math.max(...depths);
    })()`;
    expect(await page.evaluate(isAbove)).toBe(true);
    await visitor.picture('test-books-dialog');
  });

  it('say of their keys that they are for them', async () => {
    await openWindow();
    await signInToSandbox();
    await visitor.open('/settings/api');
    await button('Create key').first().click();
    await page.getByLabel('Name').fill('Shop');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await page.getByText('This key opens these test books and nothing else.').waitFor();
    expect(await page.getByRole('textbox', { name: /Shop/ }).textContent()).toMatch(/^ch_test_/);
    await page.getByRole('dialog').getByRole('button', { name: 'I have kept the key' }).click();
    await page.getByRole('row', { name: /Shop/ }).getByText('Test', { exact: true }).waitFor();
  });

  it('are marked where one changes to them, and lead back by one press', async () => {
    await openWindow();
    await visitor.signIn('/');
    expect([await strip().count(), await frame().count()]).toEqual([0, 0]);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Sandbox Test', exact: true }).click();
    await strip()
      .getByRole('button', { name: `Back to ${LIVE}` })
      .click();
    await strip().waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Account/ })
      .getByText(LIVE)
      .waitFor();
    expect([await frame().count(), await page.title()]).toEqual([0, expect.not.stringMatching(/^TEST/)]);
  });
});

describe('a sandbox', () => {
  it('is made of the organization with what is ticked, and opened', async () => {
    const here = await tokenOf(panel);
    await call(panel, here, { method: 'POST', path: '/products', body: { name: 'Taken over', price: 5 } });
    await openWindow();
    await visitor.signIn('/settings/organizations');
    await button('Make a sandbox').click();
    const dialog = page.getByRole('dialog', { name: 'Make a sandbox' });
    await dialog.getByLabel('Name').fill('For trying');
    await dialog.getByLabel('The newest 10,000 products').check();
    await dialog.getByRole('button', { name: 'Make a sandbox' }).click();
    await strip().waitFor();
    await visitor.open('/products');
    await page.getByRole('rowheader', { name: 'Taken over' }).waitFor();
    await visitor.open('/settings/organizations');
    await page
      .locator('#content')
      .getByRole('button', { name: `Back to ${LIVE}` })
      .click();
    await strip().waitFor({ state: 'detached' });
    await visitor.open('/settings/organizations');
    await page.getByRole('button', { name: 'Go to For trying' }).click();
    await strip().waitFor();
  });
});

describe('the books of a sandbox', () => {
  it('show their day, and move their clock', async () => {
    await openWindow();
    await signInToSandbox();
    const day = strip().getByRole('time');
    const before = await day.getAttribute('datetime');
    await visitor.open('/settings/organizations');
    await button('Move the clock').click();
    const dialog = page.getByRole('dialog', { name: 'Move the clock' });
    await dialog.waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const field = dialog.getByRole('textbox', { name: 'New day' });
    await field.fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Move the clock' }).click();
    await dialog.getByText('The clock only moves forward').waitFor();
    await field.fill('+365');
    await dialog.getByRole('button', { name: 'Move the clock' }).click();
    await dialog.waitFor({ state: 'detached' });
    const later = new Date(Date.parse(before ?? '') + 365 * 86_400_000).toISOString().slice(0, 10);
    await page.locator(`aside time[datetime="${later}"]`).waitFor();
    await visitor.open('/settings/organizations');
    await page.locator(`aside time[datetime="${later}"]`).waitFor();
  });

  it('are emptied after a question, and can be filled again', async () => {
    await openWindow();
    await signInToSandbox();
    await visitor.open('/products/new');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Of no use');
    await page.getByRole('button', { name: 'Create product' }).click();
    await page.getByRole('heading', { level: 1, name: 'Of no use' }).waitFor();
    await visitor.open('/settings/organizations');
    await button('Empty the books').click();
    const dialog = page.getByRole('dialog', { name: 'Empty Sandbox?' });
    await dialog.waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog.getByRole('button', { name: 'Empty the books' }).click();
    await dialog.waitFor({ state: 'detached' });
    await visitor.open('/products');
    await page.locator('#content h1').waitFor();
    expect(await page.getByText('Of no use').count()).toBe(0);
    await strip().waitFor();
  });
});
