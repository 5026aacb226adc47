import { MailServer } from '../support/mail-server.js';
import { call, create, writeSomeBooks, type SomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Sending documents by e-mail, the outbox, and how mails leave. */

let books: SomeBooks;
let server: MailServer;

testInBrowser(
  async () => {
    books = await writeSomeBooks(panel);
    server = await MailServer.start();
  },
  { OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1/32' },
);
afterAll(() => server.stop());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

async function issued(): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 100 }];
  const body = { customer_id: books.customer, items, tax_rate: 19, finalize: true };
  return create(panel, token, { path: '/invoices', body });
}

async function begin(action: string): Promise<void> {
  await button('Actions').click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('an invoice', () => {
  it('is kept in the outbox as its reader would see it, while there is no mail server', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/${await issued()}`);
    await begin('Send by e-mail…');
    await dialog().getByText('the message is kept in the outbox, and nothing leaves').waitFor();
    await dialog().getByText('Ada Lovelace <ada@example.com>').waitFor();
    await dialog().getByLabel('Subject', { exact: true }).fill('Your invoice of today');
    await dialog().getByRole('article').getByText('Your invoice of today').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('mail-send');
    await button('Send').click();
    await page.getByText('The message is kept in the outbox').waitFor();

    await page.getByRole('link', { name: 'Outbox' }).click();
    await page.getByRole('rowheader', { name: 'Your invoice of today' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('outbox');
    await page.getByRole('link', { name: 'Your invoice of today' }).click();
    await page.getByText('Kept only').first().waitFor();
    await page.getByRole('article').getByText('Dear Ada Lovelace').waitFor();
    await page.getByRole('link', { name: 'Difference Engines GmbH' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('outbox-message');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download .*\.pdf$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });

  it('is not sent to nobody, and says so at the field', async () => {
    await openWindow();
    await visitor.signIn(`/invoices/${await issued()}`);
    await begin('Send by e-mail…');
    await dialog().getByText('Ada Lovelace <ada@example.com>').waitFor();
    await dialog().getByLabel('To', { exact: true }).press('Backspace');
    await button('Send').click();
    await dialog().getByText('Nobody is named as its recipient').waitFor();
    expect(await visitor.barriers()).toEqual([]);
  });

  it('waits for its moment and is taken back', async () => {
    await openWindow({ colorScheme: 'dark' });
    await visitor.signIn(`/invoices/${await issued()}`);
    await begin('Send by e-mail…');
    await button('Copies and time').click();
    await dialog().getByLabel('Not before').fill('1/2/2099');
    await dialog().getByLabel('Time', { exact: true }).fill('8');
    await dialog().getByLabel('Time', { exact: true }).blur();
    expect(await dialog().getByLabel('Time', { exact: true }).inputValue()).toBe('08:00');
    expect(await dialog().getByLabel('Not before').inputValue()).toBe('1 Feb 2099');
    await visitor.picture('mail-send-dark');
    await button('Send').click();
    await page.getByText('The message is kept in the outbox').waitFor();
    await visitor.open('/outbox?status=queued');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await button('Cancel…').click();
    await dialog().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Cancel message').click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    expect(await visitor.barriers()).toEqual([]);
  });
});

describe('several invoices', () => {
  it('are sent at once, after a list of who gets what, and those without an address are left out', async () => {
    const silent = await create(panel, token, { path: '/customers', body: { name: 'No Address Ltd' } });
    const items = [{ product_id: books.product, quantity: 1, price: 50 }];
    const body = { customer_id: silent, items, tax_rate: 19, finalize: true };
    const unsendable = await create(panel, token, { path: '/invoices', body });
    const ids = [await issued(), await issued(), unsendable];
    await openWindow({ viewport: { width: 1280, height: 800 } });
    await visitor.signIn('/invoices?status=open');
    const boxes = page.getByRole('checkbox', { name: /^Select INV-/ });
    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    await button('Send 3 invoices…').click();
    const question = page.getByRole('dialog', { name: 'Send 3 invoices by e-mail?' });
    await question.getByText('ada@example.com').first().waitFor();
    expect(await question.getByText('ada@example.com').count()).toBe(2);
    await question.getByText('no e-mail address', { exact: true }).waitFor();
    await question.getByText('One invoice is left out').waitFor();
    await question.getByText('nothing leaves').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bulk-send');
    // The focus is on the way back: a press by mistake sends nothing.
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await messagesOf(ids)).toEqual([0, 0, 0]);

    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    await button('Send 3 invoices…').click();
    await question.getByText('ada@example.com').first().waitFor();
    let lost = 0;
    await page.route('**/v1/invoices/*/send', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      // The request arrives, and its response is lost.
      await route.fetch();
      return route.abort();
    });
    await button('Send all').click();
    await question.getByText('One invoice was not sent:').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bulk-send-failed');
    await question.getByRole('button', { name: 'Try again' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await messagesOf(ids)).toEqual([1, 1, 0]);
  });

  it('are told about where no button is covered', async () => {
    await openWindow({ viewport: { width: 1280, height: 800 } });
    await visitor.signIn(`/invoices/${await issued()}`);
    await button('Edit remarks').press('Enter');
    await dialog().getByLabel('Internal note').fill('Ours');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Remarks saved').waitFor();
    expect(await page.evaluate(COVERED)).toEqual([]);
    await visitor.picture('notification');
  });
});

/** The buttons of the page and the account that a notification lies over. */
const COVERED = `(() => {
  const box = document.querySelector('.mantine-Notification-root').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('#content header :is(button, a), form button, nav button, nav a')];
  return buttons.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).map((one) => one.textContent);
})()`;

/** How many messages there are of each invoice. */
function messagesOf(ids: readonly string[]): Promise<number[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { body } = await call(panel, token, { path: `/messages?invoice_id=${id}` });
      return (body as { data: unknown[] }).data.length;
    }),
  );
}

describe('the mail settings', () => {
  it('name a server of one’s own, try it, and invoices leave by it', async () => {
    await openWindow();
    await visitor.signIn('/settings/mail');
    await page.getByText('messages are kept in the outbox').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Send a test to me').click();
    await page.getByText('Nothing was sent.').waitFor();
    await page.getByLabel('Send by a mail server of your own').check();
    await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(server.port));
    await page.getByLabel('Encryption').selectOption('none');
    await button('Save').click();
    await page.getByText('Please fill this in.').waitFor();
    await page.getByLabel('Sender address').fill('books@example.com');
    await button('Save').click();
    await page.getByText('Messages leave by your own mail server.').waitFor();
    await visitor.picture('settings-mail');
    await button('Send a test to me').click();
    await page.getByText(`has accepted a message to ${panel.email}`).waitFor();
    await page.getByText('DMARC: the name servers did not answer').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(server.received.map(({ subject }) => subject)).toEqual(['Your mail settings work']);

    await button('Edit: Invoice, English').click();
    await dialog().getByLabel('Subject', { exact: true }).fill('{{invoice.numbre}}');
    await button('Save').last().click();
    await dialog().getByText('There is no placeholder').waitFor();
    await dialog().getByLabel('Subject', { exact: true }).fill('Pay {{invoice.number}}');
    expect(await visitor.barriers()).toEqual([]);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Own text: Pay {{invoice.number}}').waitFor();

    await visitor.open(`/invoices/${await issued()}`);
    await begin('Send by e-mail…');
    await dialog()
      .getByRole('article')
      .getByText(/^Pay INV-/)
      .waitFor();
    await button('Send').click();
    await page.getByText('The message is on its way').waitFor();
    await visitor.open('/outbox');
    await page
      .getByRole('row', { name: /Pay INV-/ })
      .getByText('Sent', { exact: true })
      .last()
      .waitFor();
    expect(server.received.at(-1)?.envelopeTo).toEqual(['ada@example.com']);
  });

  it('show what a text says while it is written', async () => {
    await openWindow();
    await visitor.signIn('/settings/mail');
    await button('Edit: Reminder, German').click();
    const sheet = dialog().getByRole('article');
    await sheet.getByText('Guten Tag Ada Lovelace').waitFor();
    await dialog().getByLabel('Text', { exact: true }).fill('{{invoice.days_overdue}} Tage\n\n{{signature}}');
    await sheet.getByText('7 Tage', { exact: true }).waitFor();
    await dialog().getByLabel('Subject', { exact: true }).fill('{{invoice.numbre}}');
    await dialog().getByText('This text cannot be shown').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog().getByLabel('Subject', { exact: true }).fill('Zu {{invoice.number}}');
    await sheet.getByText('Zu INV-2026-00042').waitFor();
    await visitor.picture('settings-mail-template');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('and the outbox fit a phone', async () => {
    await openWindow(PHONE);
    await visitor.signIn('/settings/mail');
    const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
    expect([await width(), await visitor.barriers()]).toEqual([360, []]);
    await visitor.picture('settings-mail-phone');
    await visitor.open('/outbox');
    await page.getByRole('rowheader').first().waitFor();
    expect([await width(), await visitor.barriers()]).toEqual([360, []]);
    await visitor.picture('outbox-phone');
    await visitor.open(`/invoices/${await issued()}`);
    await begin('Send by e-mail…');
    await dialog().getByText('Ada Lovelace <ada@example.com>').waitFor();
    expect([await width(), await visitor.barriers()]).toEqual([360, []]);
    await visitor.picture('mail-send-phone');
  });
});
