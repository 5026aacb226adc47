import type { Locator } from 'playwright-core';
import { Receiver } from '../support/receiver.js';
import { begin, DIALOGS } from './dialogs.js';
import { fullBooks } from './full-books.js';
import { openWindow, page, testInBrowser, visitor } from './in-browser.js';

/** What was typed into a dialog is not lost by a key, the cross or a click beside it. Date fields take a new date. */

const SCREEN = { width: 1440, height: 900 };

let receiver: Receiver;
let pages: Readonly<Record<string, string>>;

testInBrowser(async () => {
  receiver = await Receiver.start();
  pages = await fullBooks(receiver);
});
afterAll(() => receiver.stop());

beforeEach(() => openWindow({ viewport: SCREEN, locale: 'en-US' }));

const question = (): Locator => page.getByRole('dialog', { name: 'Discard what you typed?' });
const press = (key: string): Promise<void> => page.keyboard.press(key);
const gone = (dialog: Locator): Promise<void> => dialog.waitFor({ state: 'detached' });

/** Opens a dialog of the current page, and returns it with its last field to write into, if it has one. */
async function openDialog(action: string, name: RegExp): Promise<{ dialog: Locator; field?: Locator }> {
  await begin(action);
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  // The fields of some forms come with what is loaded for them.
  await visitor.settled();
  const fields = dialog.getByRole('textbox').and(page.locator(':not([readonly]):not([disabled])'));
  return (await fields.count()) === 0 ? { dialog } : { dialog, field: fields.last() };
}

/** The ways by which a dialog is closed without its own buttons, and by which the question is answered with no. */
const WAYS_OUT: Readonly<Record<string, (dialog: Locator) => Promise<void>>> = {
  Escape: () => press('Escape'),
  'a click beside it': () => page.mouse.click(4, 4),
  'its cross': (dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).first().click(),
};

const routes = [...new Set(DIALOGS.map(([route]) => route))];

describe('each dialog with a field of', () => {
  it.each(routes)('%s asks before it drops what was typed', async (route) => {
    await visitor.signIn(pages[route]);
    for (const [, action, name] of DIALOGS.filter(([of]) => of === route)) {
      const { dialog, field } = await openDialog(action, name);
      if (field !== undefined) {
        await field.fill('7');
        await press('Escape');
        await question().waitFor();
        await press('Escape');
        await gone(question());
        expect([action, await field.inputValue()]).toEqual([action, expect.stringMatching(/^7/)]);
        await press('Escape');
        await question().getByRole('button', { name: 'Discard' }).click();
      } else await press('Escape');
      await gone(dialog);
      await page.reload({ waitUntil: 'commit' });
    }
  });
});

describe('what was typed into', () => {
  it.each([
    ['Send by e-mail…', /^Send INV-/, 'Text'],
    ['Record payment', /^Record/, 'Reference'],
    ['Issue a credit note…', /^Issue credit note/, 'Message'],
  ])('%s stays, whatever is pressed beside the buttons of the dialog', async (action, name, label) => {
    await visitor.signIn(pages['/invoices/$invoiceId']);
    const { dialog } = await openDialog(action, name);
    const field = dialog.getByRole('textbox', { name: label });
    await field.fill('Dear Ada, this time by hand.');
    for (const leave of Object.values(WAYS_OUT)) {
      await leave(dialog);
      await question().waitFor();
      await leave(question());
      await gone(question());
      expect(await field.inputValue()).toBe('Dear Ada, this time by hand.');
    }
    await press('Escape');
    await question().getByText('This form has changes that have not been saved.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture(`typed-${label}`);
    await question().getByRole('button', { name: 'Discard' }).click();
    await gone(dialog);
    await openDialog(action, name);
    expect(await field.inputValue()).not.toContain('by hand');
  });

  it('a note on a payment is gone after it was discarded', async () => {
    await visitor.signIn(pages['/payments/$paymentId']);
    const first = await openDialog('Note…', /^Note on the payment/);
    await first.field?.fill('Cash in an envelope');
    await press('Escape');
    await question().getByRole('button', { name: 'Discard' }).click();
    await gone(first.dialog);
    const { field } = await openDialog('Note…', /^Note on the payment/);
    expect(await field?.inputValue()).toBe('');
  });

  it('a new customer is asked about before the invoice behind it is', async () => {
    await visitor.signIn(pages['/invoices/new']);
    await page.getByRole('combobox', { name: 'Customer' }).fill('Neu');
    await page.getByRole('option', { name: 'Create “Neu”' }).click();
    const dialog = page.getByRole('dialog', { name: 'New customer' });
    await dialog.getByRole('textbox', { name: 'City' }).fill('Bern');
    await press('Escape');
    await question().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(2);
    await press('Escape');
    await gone(question());
    expect(await dialog.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Bern');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await gone(dialog);
  });
});

describe('a date field', () => {
  const LANGUAGES = [
    ['en-US', 'Issue date', '11/25', 'Nov 25, 2026', 'This is not a date. Write it as mm/dd/yyyy.'],
    [
      'de-DE',
      'Rechnungsdatum',
      '25.11.',
      '25.11.2026',
      'Das ist kein Datum. Schreiben Sie es als TT.MM.JJJJ.',
    ],
  ] as const;

  it.each(LANGUAGES)('of %s is replaced by what is typed after Tab and Shift+Tab', async (...row) => {
    const [locale, label, typed, shown] = row;
    await openWindow({ viewport: SCREEN, locale });
    await visitor.signIn(pages['/invoices/$invoiceId/edit']);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('2026-11-24');
    for (const [there, back] of [
      ['Tab', 'Shift+Tab'],
      ['Shift+Tab', 'Tab'],
    ] as const) {
      await field.press(there);
      expect(await field.inputValue()).not.toContain('25');
      await press(back);
      await visitor.isIn(label);
      await page.keyboard.type(typed);
      await field.blur();
      expect(await field.inputValue()).toBe(shown);
      await field.fill('2026-11-24');
    }
  });

  it.each(LANGUAGES)('of %s refuses what is no date once, in its own format', async (...row) => {
    const [locale, label, , , refusal] = row;
    await openWindow({ viewport: SCREEN, locale });
    await visitor.signIn(pages['/invoices/$invoiceId/edit']);
    const field = page.getByRole('textbox', { name: label });
    await visitor.settled();
    await field.fill('99/99');
    await press('Tab');
    await page.getByText(refusal).waitFor();
    await visitor.settled();
    const said = async (): Promise<number[]> => [
      await page.getByText(refusal).count(),
      await page.getByText('YYYY-MM-DD').count(),
    ];
    expect(await said()).toEqual([1, 0]);
    await press('Control+Enter');
    await page.locator('[aria-invalid=true]:focus').waitFor();
    expect(await said()).toEqual([1, 0]);
    await visitor.picture(`no-date-${locale}`);
  });
});
