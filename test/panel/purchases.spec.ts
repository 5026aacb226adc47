import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** What is owed to suppliers, and paying it: by a run, by the lines of the bank, and back again. */

testInBrowser(async () => {});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });

const IBAN = 'DE89370400440532013000';
let account: string;

beforeAll(async () => {
  account = await write('/bank-accounts', { name: 'Giro', currency: 'EUR', iban: 'DE02120300000000202051' });
});

async function supplier(name: string): Promise<string> {
  return write('/suppliers', { name, bank_accounts: [{ iban: IBAN }] });
}

async function approved(supplier_id: string, number: string, more: Json = {}): Promise<string> {
  const said = { supplier_id, supplier_number: number, issue_date: '2026-01-20', due_date: '2026-02-20' };
  const id = await write('/bills', { ...said, currency: 'EUR', total: 119, ...more });
  await call(panel, token, { method: 'POST', path: `/bills/${id}/open`, body: { approve: true } });
  return id;
}

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE', colorScheme: 'dark' } as const;

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

describe('a payment run', () => {
  it('is proposed by keys, tells what it leaves out, is released, downloaded and settled', async () => {
    const sup = await supplier('Paper GmbH');
    const bill = await approved(sup, 'PR-1');
    await approved(sup, 'PR-2', { currency: 'USD' });
    await visit('/bills');
    await page.getByRole('link', { name: 'Payment runs' }).click();
    await page.getByText('No payment runs yet').waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Propose a payment run' });
    await dialog.getByText('It holds the approved bills').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('run-propose');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: /^Payment run of/ }).waitFor();
    await page.getByText('It is not in euros. Pay it another way.').waitFor();
    await page.getByRole('link', { name: 'PR-1' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('run-proposed', { fullPage: true });
    await page.getByRole('button', { name: 'Release…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
    await page.getByText('The run is released.').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^prn-[0-9a-z]{26}\.xml$/);
    await page.getByRole('button', { name: 'It is executed…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record the payments' }).click();
    await page.getByText('The run is settled.').waitFor();
    await page.getByRole('link', { name: 'executed' }).first().waitFor();
    expect(await get(`/bills/${bill}`)).toMatchObject({ status: 'paid' });
    await page.getByRole('link', { name: 'executed' }).first().click();
    await page.getByRole('heading', { name: 'Payment of €119.00' }).waitFor();
    await page.getByRole('link', { name: 'Paper GmbH' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bill-payment', { fullPage: true });
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Reverse…' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('It came back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse', exact: true }).click();
    await page.getByText('The payment is reversed.').waitFor();
    expect(await get(`/bills/${bill}`)).toMatchObject({ status: 'approved', amount_due: 119 });
  });

  it('is cancelled on a phone, in German and in the dark', async () => {
    const bill = await approved(await supplier('Tinte GmbH'), 'PC-1');
    const run = await write('/payment-runs', { bank_account_id: account, bills: [{ bill_id: bill }] });
    await visit(`/payment-runs/${run}`, PHONE);
    await page.getByRole('heading', { name: /^Zahlungslauf vom/ }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('run-phone-de', { fullPage: true });
    // What still loads moves the menu away from under the pointer.
    await visitor.settled();
    await page.getByRole('button', { name: 'Aktionen' }).click();
    await page.getByRole('menuitem', { name: /^Lauf abbrechen/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lauf abbrechen' }).click();
    await page.getByText('Der Lauf ist abgebrochen.').waitFor();
    expect(await get(`/bills/${bill}`)).toMatchObject({ status: 'approved', payment_run_id: null });
  });
});

describe('a supplier', () => {
  it('is found from the palette, and shows what is owed, its bills and its payments', async () => {
    const sup = await supplier('Quill & Sons Ltd');
    const paid = await approved(sup, 'QS-1');
    await approved(sup, 'QS-2', { total: 60 });
    await write('/bill-payments', {
      ...{ supplier_id: sup, amount: 116.62, currency: 'EUR', method: 'bank_transfer' },
      allocations: [{ bill_id: paid, amount: 116.62, discount: 2.38 }],
    });
    await visit('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').or(page.getByRole('textbox')).last().fill('Suppliers');
    await page.getByText('Suppliers', { exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/suppliers/);
    await page.getByRole('link', { name: 'Quill & Sons Ltd' }).click();
    await page.getByRole('heading', { name: 'Quill & Sons Ltd' }).waitFor();
    await page.getByText('€60.00').first().waitFor();
    await page.getByRole('link', { name: 'QS-2' }).waitFor();
    await page.getByRole('link', { name: '€116.62' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('supplier', { fullPage: true });
    await page.getByRole('link', { name: 'QS-1' }).click();
    await page.getByRole('heading', { name: 'QS-1' }).waitFor();
    await page.getByText('Discount for paying early').waitFor();
    await visitor.picture('bill-paid', { fullPage: true });
  });
});

describe('the bank', () => {
  it('shows that a line pays a bill, and books it by a key', async () => {
    const bill = await approved(await supplier('Reed Pens GmbH'), 'RP-2026-77', { total: 88 });
    const columns = { booked_on: 'Day', amount: 'Amount', counterparty_name: 'Name', text: 'Text' };
    const csv_mapping = { separator: ';', decimal: '.', dates: 'ymd', columns };
    const rows = ['Day;Amount;Name;Text', '2026-02-20;-88.00;REED PENS;RP-2026-77', ''];
    const content = Buffer.from(rows.join('\n')).toString('base64');
    await call(panel, token, {
      ...{ method: 'POST', path: `/bank-accounts/${account}/statements`, body: { content, csv_mapping } },
    });
    await visit('/bank');
    await page.getByText('New payment to a supplier').waitFor();
    await page.getByRole('link', { name: 'RP-2026-77' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bank-bill', { fullPage: true });
    await page.keyboard.press('y');
    await page.getByText('Line matched').waitFor();
    expect(await get(`/bills/${bill}`)).toMatchObject({ status: 'paid' });
  });
});
