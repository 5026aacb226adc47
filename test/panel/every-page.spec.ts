import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { Receiver } from '../support/receiver.js';
import { someOf } from '../support/sample.js';
import { fullBooks } from './full-books.js';
import { openWindow, page, testInBrowser, visitor } from './in-browser.js';

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
    const source = readFileSync(join(PANEL, 'router.tsx'), 'utf8');
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
        const faults = [...(await visitor.barriers()), ...(await bareKeys()), ...(await misshapen())];
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

/** The keys of texts that the page shows as they are, because their texts are not there. */
async function bareKeys(): Promise<string[]> {
  const text = await page.evaluate<string>('document.body.innerText');
  return (text.match(/\b[a-zA-Z]+\.\w+\b/g) ?? []).filter((word) => keys.has(word));
}

/**
 * Texts that are cut off by their box: wider or higher than it, or too low for accents and descenders. And
 * fields of the browser, which speak its language and not that of the panel.
 */
function misshapen(): Promise<string[]> {
  return page.evaluate<string[]>(MISSHAPEN);
}

const MISSHAPEN = `(() => {
  const faults = [];
  const name = (one) => one.tagName.toLowerCase() + ' "' + one.textContent.trim().slice(0, 60) + '"';
  for (const one of document.querySelectorAll('body *:not(script, style, noscript)')) {
    const hasText = [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
    const { overflowX, overflowY, textOverflow, webkitLineClamp, fontSize, clipPath } = getComputedStyle(one);
    if (!hasText || clipPath !== 'none' || one.clientWidth <= 1) continue;
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') continue;
    // What people have typed may be of any length; three dots say that there is more.
    const isTold = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (one.scrollWidth > one.clientWidth + 1 && !isTold) faults.push('cut: ' + name(one));
    if (one.scrollHeight > one.clientHeight + 1 && !isTold) faults.push('cut below: ' + name(one));
    if (one.clientHeight < 1.25 * parseFloat(fontSize)) faults.push('too low: ' + name(one));
  }
  for (const one of document.querySelectorAll('input:is([type=date], [type=time], [type=month], [type^=datetime])')) {
    if (one.closest('[aria-hidden=true]') === null) faults.push('field of the browser: ' + one.outerHTML.slice(0, 120));
  }
  return faults;
})()`;

const keys = new Set(
  readdirSync(join(PANEL, 'i18n/locales/en'))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(PANEL, 'i18n/locales/en', file), 'utf8')) as object;
      const name = file
        .replace('.json', '')
        .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return Object.keys(texts).map((key) => `${name}.${key}`);
    }),
);
