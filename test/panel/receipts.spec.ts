import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The receipt of a payment: downloaded, sent by mail, and sent by itself where the settings say so. */

let payment: string;

testInBrowser(async () => {
  const customer_id = await create(panel, token, {
    path: '/customers',
    body: { name: 'Receipt Engines', email: 'ap@example.com' },
  });
  const body = { customer_id, amount: 50, method: 'cash', reference: 'Till 7' };
  payment = await create(panel, token, { path: '/payments', body });
});

const dialog = () => page.getByRole('dialog');

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('the receipt on the page of a payment', () => {
  beforeEach(async () => {
    await openWindow();
    await visitor.signIn(`/payments/${payment}`);
  });

  it('is downloaded as a PDF', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose('Download receipt')]);
    expect(download.suggestedFilename()).toBe(`receipt-${payment}.pdf`);
  });

  it('is sent, and kept as it was sent', async () => {
    await choose('Send receipt…');
    await dialog().getByLabel('Language').selectOption('de');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('receipt-send');
    await dialog().getByRole('button', { name: 'Send', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });

    await visitor.open('/outbox');
    await page.getByRole('link', { name: /^Ihre Zahlung an/ }).click();
    await page.getByRole('link', { name: 'Receipt', exact: true }).waitFor();
    const file = page.getByRole('button', { name: /receipt-.*\.pdf/ });
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe(`receipt-${payment}.pdf`);
    await page.getByRole('link', { name: 'Receipt', exact: true }).click();
    await page.getByRole('heading', { name: /^Payment of/ }).waitFor();
  });
});

describe('receipts in the settings of the organization', () => {
  it('are sent by themselves once that is chosen', async () => {
    await openWindow();
    await visitor.signIn('/settings/organization');
    const field = page.getByRole('combobox', { name: 'Receipts' });
    await field.focus();
    await field.press('ArrowDown');
    await page.getByRole('option', { name: 'Sent once a payment is recorded' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('saved').first().waitFor();
    const { body } = await call(panel, token, { path: '/organization' });
    expect(body).toMatchObject({ send_receipts: 'on_receipt' });
  });
});
