import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Bills that suppliers send, from the file that is dropped in to the approval. */

testInBrowser(async () => {});

type Json = Record<string, any>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;

const IBAN = 'DE02120300000000202051';

/** A bill in UBL that adds up, of a supplier that nobody knows. */
function ubl(number: string, seller = 'Paper GmbH'): Buffer {
  const money = (name: string, amount: string): string =>
    `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
    <Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
        xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
        xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
      <cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-01-20</cbc:IssueDate><cbc:DueDate>2026-02-20</cbc:DueDate>
      <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
      <cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity>
        <cbc:RegistrationName>${seller}</cbc:RegistrationName>
      </cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
      <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
        <cac:PayeeFinancialAccount><cbc:ID>${IBAN}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
      <cac:TaxTotal>${money('TaxAmount', '19.00')}<cac:TaxSubtotal>${money('TaxableAmount', '100.00')}
        ${money('TaxAmount', '19.00')}<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
      <cac:LegalMonetaryTotal>${money('LineExtensionAmount', '100.00')}${money('TaxExclusiveAmount', '100.00')}
        ${money('TaxInclusiveAmount', '119.00')}${money('PayableAmount', '119.00')}</cac:LegalMonetaryTotal>
      <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>
        ${money('LineExtensionAmount', '100.00')}<cac:Item><cbc:Name>Paper, A4</cbc:Name>
        <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item>
        <cac:Price>${money('PriceAmount', '100.00')}</cac:Price></cac:InvoiceLine>
    </Invoice>`);
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function visit(path: string, options: Parameters<typeof openWindow>[0] = {}): Promise<void> {
  await openWindow(options);
  await visitor.signIn(path);
}

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const choose = (...files: Chosen[]): Promise<void> =>
  page.locator('input[type=file]').first().setInputFiles(files);
const xml = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: 'application/xml', buffer });

describe('the inbox of bills', () => {
  it('reads a file, makes its supplier in one press, and opens and approves it by keys', async () => {
    await visit('/bills');
    await choose(xml('bill.xml', ubl('P-1')));
    await page.waitForURL(/\/bills\/bil_/);
    await page.getByRole('heading', { name: 'P-1' }).waitFor();
    await page.getByText('It is not known which supplier it is from.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bill-draft', { fullPage: true });
    await page.getByRole('button', { name: 'New supplier: Paper GmbH' }).click();
    await page.getByText('The supplier is set.').waitFor();
    await page.getByText('It is to be paid to an account that its supplier is not known for.').waitFor();
    await page.keyboard.press('o');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'I have looked at this, and let it pass' }).check();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bill-open');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('P-1 is open.').waitFor();
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('P-1 is approved.').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const bill = await get(`/bills/${id}`);
    expect(bill).toMatchObject({
      status: 'approved',
      total: 119,
      accepted_findings: [{ code: 'new_bank_details' }],
    });
    const supplier = await get(`/suppliers/${String(bill['supplier_id'])}`);
    expect(supplier).toMatchObject({ name: 'Paper GmbH', bank_accounts: [{ iban: IBAN }] });
  });

  it('takes several files at once, and says which of them is there already', async () => {
    await visit('/bills');
    await choose(
      xml('first.xml', ubl('M-1', 'Ink GmbH')),
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') },
      xml('again.xml', ubl('M-1', 'Ink GmbH')),
      xml('letter.xml', Buffer.from('<letter/>')),
    );
    await page.getByText('2 bills are added.').waitFor();
    await page.getByText('again.xml was not added').waitFor();
    await page.getByText('letter.xml was not added').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bills-list', { fullPage: true });
    await page.getByRole('button', { name: /^Inbox \(1\)/ }).click();
    await page.getByRole('link', { name: 'Without a number' }).first().click();
    await page.getByRole('heading', { name: 'Without a number' }).waitFor();
    await page.getByRole('img', { name: 'photo.png' }).waitFor();
    await visitor.picture('bill-scan', { fullPage: true });
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Number' }).fill('S-1');
    await dialog.getByRole('textbox', { name: 'Total' }).fill('12.50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'S-1' }).waitFor();
    const { data } = await get('/bills?status=draft&limit=1');
    expect(data).toMatchObject([{ supplier_number: 'S-1', total: 12.5, currency: 'EUR' }]);
  });

  it('rejects by a key, with a reason, and reads in German on a phone in the dark', async () => {
    const id = await create(panel, token, { path: '/bills', body: { supplier_number: 'R-1', total: 5 } });
    await visit(`/bills/${id}`, {
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
      colorScheme: 'dark',
    });
    await page.getByRole('heading', { name: 'R-1' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bill-phone-de', { fullPage: true });
    await page.keyboard.press('x');
    await page.getByRole('dialog').getByRole('textbox').fill('Nicht für uns.');
    await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByText('R-1 ist abgelehnt.').waitFor();
    await page.getByRole('link', { name: 'Eingangsrechnungen' }).first().click();
    await page.getByRole('link', { name: 'R-1' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('bills-phone-de', { fullPage: true });
    expect(await get(`/bills/${id}`)).toMatchObject({ status: 'rejected', reason: 'Nicht für uns.' });
  });
});
