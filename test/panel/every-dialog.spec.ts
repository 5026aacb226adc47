import { Receiver } from '../support/receiver.js';
import { fullBooks } from './full-books.js';
import { openWindow, page, testInBrowser, visitor } from './in-browser.js';

/** Every dialog of the panel in both themes and on a phone, as it opens. Other files use them. */

const SCREEN = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

let receiver: Receiver;
let pages: Readonly<Record<string, string>>;

testInBrowser(async () => {
  receiver = await Receiver.start();
  pages = await fullBooks(receiver);
});
afterAll(() => receiver.stop());

/** The route of a page, what is pressed there, and the name of the dialog that opens. */
const DIALOGS: readonly [route: string, action: string, dialog: RegExp][] = [
  ['draft', 'Finalize…', /^Finalize this invoice/],
  ['draft', 'Delete…', /^Delete this draft/],
  ['draft', 'Edit remarks', /^Edit remarks/],
  ['draft', 'Why this amount?', /^Why this amount/],
  ['/invoices/$invoiceId', 'Record payment', /^Record/],
  ['/invoices/$invoiceId', 'Issue a credit note…', /^Issue credit note/],
  ['/invoices/$invoiceId', 'Send by e-mail…', /^Send INV-/],
  ['/invoices/$invoiceId', 'Mark as sent…', /^Mark INV-.* as sent/],
  ['/invoices/$invoiceId', 'Write off', /^Write off INV-/],
  ['/invoices/$invoiceId/correct', 'Issue the correction…', /./],
  ['/invoices/$invoiceId/edit', 'Save and finalize…', /^Finalize this invoice/],
  ['/payments', 'Record payment', /^Record payment/],
  ['/payments/$paymentId', 'Allocate…', /^Allocate to invoices/],
  ['/payments/$paymentId', 'Note…', /^Note on the payment/],
  ['/payments/$paymentId', 'Refund…', /^Refund the payment/],
  ['/payments/$paymentId', 'Reverse…', /^Reverse the payment/],
  ['/credit-notes/$creditNoteId', 'Send by e-mail…', /^Send CN-/],
  ['/credit-notes/$creditNoteId', 'Void…', /^Void CN-/],
  ['/customers', 'Import…', /^Import customers/],
  ['/products', 'Import…', /^Import products/],
  ['/customers/$customerId', 'Delete', /^Delete “/],
  ['/customers/$customerId', 'Send by e-mail…', /^Send the statement of account/],
  ['/customers/$customerId', 'Erase personal data', /^Erase the personal data/],
  ['/products/$productId', 'Delete', /^Delete “/],
  ['/products/$productId', 'Replay from here: product.created', /^Replay events/],
  ['/settings/profile', 'Delete account', /^Delete your account/],
  ['/settings/api', 'Create key', /^New API key/],
  ['/settings/api', 'Revoke Shop', /^Revoke “Shop”/],
  ['/settings/webhooks', 'Add endpoint', /^Add endpoint/],
  ['/settings/webhooks/$endpointId', 'Change', /^Change the endpoint/],
  ['/settings/webhooks/$endpointId', 'Send test', /^Send a test/],
  ['/settings/webhooks/$endpointId', 'Replay events', /^Replay events/],
  ['/settings/webhooks/$endpointId', 'Rotate secret', /^Rotate the secret/],
  ['/settings/webhooks/$endpointId', 'Disable', /^Disable the endpoint/],
  ['/settings/webhooks/$endpointId', 'Delete', /^Delete the endpoint/],
  ['/settings/members', 'Invite somebody', /^Invite somebody/],
  ['/settings/members', 'Change role', /^Role of/],
  ['/settings/members', 'Sign out', /^Sign .* out/],
  ['/settings/members', 'Remove', /^Remove/],
  ['/settings/members', 'Revoke', /^Revoke the invitation/],
  ['/settings/organizations', 'New organization', /./],
  ['/settings/organizations', 'Make a sandbox', /^Make a sandbox/],
  ['/settings/organizations', 'Close the books', /^Close the books of/],
  ['/settings/numbering', 'Change the format', /./],
  ['/settings/mail', 'Edit: Invoice, English', /^Invoice, English/],
];

/** What the menu of the page does not have is a button, which may still be loading. */
async function begin(action: string): Promise<void> {
  const content = page.locator('#content');
  await content.locator('h1').waitFor();
  const button = content.getByRole('button', { name: action, exact: true }).first();
  const menu = content.getByRole('button', { name: 'Actions', exact: true });
  await button.or(menu).first().waitFor();
  if (!(await menu.isVisible())) return button.click();
  await menu.click();
  await page.getByRole('menu').waitFor();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  if (await item.isVisible()) return item.click();
  await page.keyboard.press('Escape');
  await button.click();
}

/** Colours fade over from one scheme to the other. What turns for ever is not waited for. */
const FADED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished))`;

/** The buttons of the open dialog that a notification lies upon. Its cross does nothing that the others do not. */
const COVERED = `[...document.querySelectorAll('[role=dialog] button')].filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [top + 2, bottom - 2].some((y) =>
    document.elementFromPoint((left + right) / 2, y)?.closest('.mantine-Notification-root'));
}).map((button) => button.textContent.trim()).filter((name) => name !== '')`;

/** In both themes; the dark one stays. */
async function barriersInBoth(): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(FADED);
    found.push(...(await visitor.barriers()).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return found;
}

/** The dialogs of a page, so that somebody signs in once for them. */
const byPage = [...new Set(DIALOGS.map(([route]) => route))].map((route) => {
  return [route, DIALOGS.filter(([of]) => of === route)] as const;
});

describe('each dialog of', () => {
  it.each(byPage)('%s has no barriers and fits on a phone', async (route, dialogs) => {
    await openWindow({ viewport: SCREEN });
    await visitor.signIn(pages[route]);
    for (const [, action, name] of dialogs) {
      const faults = await faultsOf(route, action, name);
      expect([action, faults]).toEqual([action, { barriers: [], width: PHONE.width, covered: [] }]);
      await page.reload({ waitUntil: 'commit' });
    }
  });
});

/** What is wrong with a dialog in both themes and on a phone, of which pictures are saved. */
async function faultsOf(route: string, action: string, name: RegExp): Promise<object> {
  await page.setViewportSize(SCREEN);
  await begin(action);
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const picture = `dialog-${route}-${action}`.replaceAll(/[^\w]+/g, '-');
  const barriers = await barriersInBoth();
  await visitor.picture(`${picture}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await page.evaluate(FADED);
  await visitor.picture(`${picture}-phone`);
  const width = await page.evaluate('document.documentElement.scrollWidth');
  const covered = await page.evaluate<string[]>(COVERED);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return { barriers, width, covered };
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
