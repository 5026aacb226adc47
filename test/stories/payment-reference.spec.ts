import {
  asCreditorReference,
  creditorReference,
  spacedReference,
} from '../../src/kernel/parties/creditor-reference.js';
import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { becomeGerman, germanBuyer, germanSeller, validInvoice } from './documents/german-parties.js';
import { pictureOf, readCodes } from '../documents/payment-codes/read-code.js';

const { bank_details: BANK, legal_name } = germanSeller;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('seller');
  ({ api } = tenant);
  await becomeGerman(tenant);
});
afterAll(() => service.stop());

interface Shown {
  readonly id: string;
  readonly number: string;
  readonly payment_reference: string;
}

async function issued(fields: object = {}): Promise<Shown> {
  return (await tenant.shownInvoice(await tenant.issuedInvoice(fields))) as unknown as Shown;
}

async function found(query: string): Promise<string[]> {
  const { status, body } = await api.get(`/invoices?${query}`);
  expect(status).toBe(200);
  return (body.data as Shown[]).map(({ id }) => id);
}

/** What the payment code of the customer's page says, line by line. */
async function codeOf(invoice: string): Promise<string[]> {
  const html = await pageOf(invoice);
  const [svg = ''] = /<svg [^]*<\/svg>/.exec(html) ?? [];
  const [text = ''] = await readCodes(pictureOf(svg));
  return text.split('\n');
}

async function pageOf(invoice: string): Promise<string> {
  const { body } = await api.post(`/invoices/${invoice}/links`);
  return (await fetch(service.url + String(body.path))).text();
}

describe('the payment reference', () => {
  it('is made of the number when an invoice is finalized, and stays', async () => {
    const draft = await tenant.invoice();
    expect((await api.get(`/invoices/${draft}`)).body.payment_reference).toBeNull();
    const { body } = await api.post(`/invoices/${draft}/finalize`);
    const reference = body.payment_reference as string;
    expect(reference).toMatch(/^RF\d\dINV\d{4}00001$/);
    expect(asCreditorReference(reference)).toBe(reference);
    await api.post(`/invoices/${draft}/payments`, { method: 'cash' });
    expect((await api.get(`/invoices/${draft}`)).body.payment_reference).toBe(reference);
  });

  it('stands on the page, in the payment code and in the electronic invoice', async () => {
    const customer_id = await tenant.customer(germanBuyer);
    const { id, payment_reference } = await issued({ customer_id, ...validInvoice });
    expect(await pageOf(id)).toContain(spacedReference(payment_reference));
    expect(await codeOf(id)).toEqual([
      ...['BCD', '002', '1', 'SCT', BANK.bic, legal_name, BANK.iban, 'EUR119.00', ''],
      payment_reference,
    ]);
    const { body } = await api.get(`/invoices/${id}/documents/ubl`);
    expect(body).toContain(`<cbc:PaymentID>${payment_reference}</cbc:PaymentID>`);
  });

  it('is the one that was asked for, also where it is no structured one', async () => {
    const of = (reference: string) => issued({ payment_instructions: { reference } });
    const structured = await of('rf18 5390 0754 7034');
    expect(structured.payment_reference).toBe('RF18539007547034');
    const free = await of('Contract 17');
    expect(free.payment_reference).toBe('Contract 17');
    expect((await codeOf(free.id)).slice(8)).toEqual(['', '', 'Contract 17']);
    expect(await found('q=contract%2017')).toEqual([]);
    expect(await found('q=Contract%2017')).toEqual([free.id]);
  });

  it('is left out of the code where the organization wants the number there', async () => {
    const owner = await tenant.signIn();
    await owner.put('/organization/documents', { payment_code_reference: 'number' });
    const { id, number } = await issued();
    expect((await codeOf(id)).slice(8)).toEqual(['', '', number]);
  });

  it('is another one where two numbers have the same letters and digits', async () => {
    const { number } = await issued();
    const numberOfThird = number.replace(/\W/g, '').replace(/1$/, '3');
    await issued({ payment_instructions: { reference: creditorReference(numberOfThird) } });
    const third = await issued();
    expect(third.payment_reference).toMatch(/^RF\d\dI3$/);
    expect(await found(`payment_reference=${third.payment_reference}`)).toEqual([third.id]);
  });

  it('finds its invoice as a bank statement has it', async () => {
    const [one, other] = [await issued(), await issued()];
    const { payment_reference } = one;
    expect(await found(`payment_reference=${payment_reference}`)).toEqual([one.id]);
    const typed = encodeURIComponent(payment_reference.toLowerCase().replace(/(.{4})/g, '$1 '));
    expect(await found(`payment_reference=${typed}`)).toEqual([one.id]);
    expect(await found(`q=${typed}`)).toEqual([one.id]);
    expect(await found('payment_reference=RF00')).toEqual([]);
    expect(await found(`q=${payment_reference.slice(0, 9)}`)).not.toContain(other.id);
  });
});
