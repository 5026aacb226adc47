import { Receiver } from '../support/receiver.js';
import { begin, DIALOGS } from './dialogs.js';
import { fullBooks } from './full-books.js';
import { openWindow, page, testInBrowser, visitor } from './in-browser.js';
import { bareKeysOn } from './panel-texts.js';
import { misshapenOn } from './shapes.js';

/** Every dialog of the panel in both themes, on a phone, and in turn in each language. Other files use them. */

const SCREEN = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

let receiver: Receiver;
let pages: Readonly<Record<string, string>>;

testInBrowser(async () => {
  receiver = await Receiver.start();
  pages = await fullBooks(receiver);
});
afterAll(() => receiver.stop());

/** Colours fade over from one scheme to the other. What turns for ever is not waited for. */
const FADED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished))`;

/** The buttons of the open dialog that a notification lies upon. Its cross does nothing that the others do not. */
const COVERED = `[...document.querySelectorAll('[role=dialog] button')].filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [top + 2, bottom - 2].some((y) =>
    document.elementFromPoint((left + right) / 2, y)?.closest('.mantine-Notification-root'));
}).map((button) => button.textContent.trim()).filter((name) => name !== '')`;

/** Follows the person from one scheme to the other. The page hears of it a little later, and then begins to fade. */
async function turn(colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await visitor.sees(`document.documentElement.dataset.mantineColorScheme === '${colorScheme}'`);
  await page.evaluate(FADED);
}

/** In both themes; the dark one stays, in which only the colours are others. */
async function barriersInBoth(): Promise<string[]> {
  await turn('light');
  const found = await visitor.barriers();
  await turn('dark');
  const dark = await visitor.barriers('colours');
  return [...found, ...dark.map((barrier) => `dark: ${barrier}`)];
}

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

const isEveryLook = process.env['EVERY_LOOK'] !== undefined;

/**
 * The dialogs of a page, so that somebody signs in once for them; those of the next page in the next language. With
 * EVERY_LOOK all in each language, for people who look at all the pictures.
 */
const byPage = [...new Set(DIALOGS.map(([route]) => route))].flatMap((route, index) => {
  const dialogs = DIALOGS.filter(([of]) => of === route);
  return Object.entries(LOCALES)
    .filter((_, at) => isEveryLook || at === index % 3)
    .map(([language, locale]) => [route, language, locale, dialogs] as const);
});

describe('each dialog of', () => {
  it.each(byPage)(
    '%s in the language %s has no barriers, is not cut, and fits on a phone',
    async (route, language, locale, dialogs) => {
      await openWindow({ viewport: SCREEN, locale });
      await visitor.signIn(pages[route]);
      for (const [, action, name] of dialogs) {
        await page.setViewportSize(SCREEN);
        await begin(action, language);
        const dialog = page.getByRole('dialog', language === 'en' ? { name } : {});
        await dialog.waitFor();
        const faults = await faultsOf(`dialog-${route}-${action}-${language}`);
        expect([action, faults]).toEqual([
          action,
          { barriers: [], misshapen: [], width: PHONE.width, covered: [] },
        ]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await page.reload({ waitUntil: 'commit' });
      }
    },
  );
});

/** What is wrong with the open dialog in both themes and on a phone, of which pictures are saved. */
async function faultsOf(name: string): Promise<object> {
  const picture = name.replaceAll(/[^\w]+/g, '-');
  const barriers = await barriersInBoth();
  const onScreen = await shapeFaults();
  await visitor.picture(`${picture}-dark`);
  await turn('light');
  await visitor.picture(`${picture}-light`);
  await page.setViewportSize(PHONE);
  await page.evaluate(FADED);
  await visitor.picture(`${picture}-phone`);
  const misshapen = [...onScreen, ...(await shapeFaults()).map((fault) => `on a phone: ${fault}`)];
  const width = await page.evaluate('document.documentElement.scrollWidth');
  const covered = await page.evaluate<string[]>(COVERED);
  return { barriers, misshapen, width, covered };
}

async function shapeFaults(): Promise<string[]> {
  return [...(await bareKeysOn(page)), ...(await misshapenOn(page))];
}

describe('a dialog of every page', () => {
  it.each([
    ['?', /^Keyboard shortcuts|^Shortcuts/],
    ['Control+k', /./],
  ] as const)('opens by %s, and has no barriers', async (key, name) => {
    await openWindow({ viewport: SCREEN });
    await visitor.signIn('/invoices');
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    expect(await barriersInBoth()).toEqual([]);
  });

  it('asks about changes that would be lost', async () => {
    await openWindow({ viewport: SCREEN });
    await visitor.signIn('/customers/new');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Nobody yet');
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await barriersInBoth()).toEqual([]);
  });
});
