import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { Receiver } from '../support/receiver.js';
import { someOf } from '../support/sample.js';
import { fullBooks } from './full-books.js';
import { openWindow, page, testInBrowser, visitor } from './in-browser.js';
import { bareKeysOn } from './panel-texts.js';
import { misshapenOn } from './shapes.js';

/** Every page of the panel, in turn in both themes, on a phone and in each language. */

const PANEL = resolve(import.meta.dirname, '../../panel/src');

/** More than thirty pages, each with an accessibility check, take longer than other tests. */
const ALL_PAGES_MS = 300_000;

const WIDTH = { screen: 1440, phone: 360 };
const THEMES: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: { width: WIDTH.screen, height: 900 }, colorScheme: 'light' },
  dark: { viewport: { width: WIDTH.screen, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: WIDTH.phone, height: 740 }, hasTouch: true, isMobile: true },
};
const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];

const isEveryLook = process.env['EVERY_LOOK'] !== undefined;

/** Each theme in one language. With EVERY_LOOK each in every language, for people who look at all the pictures. */
const looks = Object.keys(THEMES).flatMap((theme, index) =>
  LOCALES.filter((_, at) => isEveryLook || at === index).map((locale) => [theme, locale, index] as const),
);

/** Each page in one look: the first in the first look, the second in the second. With WHOLE=1 each in all of them. */
function pagesIn(look: number): [route: string, address: string][] {
  const all = Object.entries(pages);
  return isEveryLook ? all : someOf(all, looks.length, look);
}

let receiver: Receiver;
let pages: Readonly<Record<string, string>>;

testInBrowser(async () => {
  receiver = await Receiver.start();
  pages = await fullBooks(receiver);
});
afterAll(() => receiver.stop());

describe('the pages that are looked at', () => {
  it('are those of all routes behind the sign-in page', async () => {
    await openWindow();
    const files = [
      'router.tsx',
      'approval-routes.tsx',
      'bank-routes.tsx',
      'recurring-routes.tsx',
      'quote-routes.tsx',
      'bill-routes.tsx',
      'price-list-routes.tsx',
    ];
    const source = files.map((file) => readFileSync(join(PANEL, file), 'utf8')).join('\n');
    const routes = [...source.matchAll(/=> (signedIn|settings),\s+path: '([^']+)'/g)];
    const paths = routes.map(([, parent, path = '']) => (parent === 'settings' ? `/settings${path}` : path));
    const shown = paths.filter((path) => !['/settings', '/settings/'].includes(path));
    expect(shown.length).toBeGreaterThan(30);
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(shown));
  });
});

describe.each(looks)('the %s look in %s', (theme, locale, look) => {
  it(
    'has no barriers, no key instead of a text, nothing cut and nothing beyond its width on its pages',
    async () => {
      await openWindow({ ...THEMES[theme], locale });
      await visitor.open('/');
      await visitor.picture(`sign-in-${theme}-${locale}`);
      await visitor.signIn();
      const found: [string, unknown][] = [];
      for (const [route, address] of pagesIn(look)) {
        await visitor.open(address);
        await page.locator('#content h1').waitFor();
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        const expected = theme === 'phone' ? WIDTH.phone : WIDTH.screen;
        const faults = [
          ...(await visitor.barriers()),
          ...(await bareKeysOn(page)),
          ...(await misshapenOn(page)),
        ];
        if (width !== expected) faults.push(`width: ${width}`);
        if (faults.length > 0) found.push([address, faults]);
        const name =
          (route === '/$' ? 'missing' : route).replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'overview';
        await visitor.picture(`${name}-${theme}-${locale}`, { fullPage: true });
      }
      expect(found).toEqual([]);
    },
    ALL_PAGES_MS,
  );
});
