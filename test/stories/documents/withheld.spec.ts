import type { ApiClient } from '../../support/api-client.js';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './german-parties.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  service.clock.set('2026-11-02T10:00:00Z');
  tenant = await service.newTenant('withheld');
  ({ api } = tenant);
  await becomeGerman(tenant);
  customer_id = await tenant.customer({ ...germanBuyer, locale: 'en', email: 'ap@example.com' });
  product_id = await tenant.product();
});
afterAll(() => service.stop());

const FORMATS = ['factur_x', 'ubl', 'cii', 'xrechnung_ubl', 'xrechnung_cii', 'peppol'];

/** 1,000 and 19 % of tax, of which 15 % of the net is withheld. */
async function issued(fields: object = {}): Promise<string> {
  const items = [{ product_id, quantity: 10, price: 100 }];
  const withheld = { withholdings: [{ name: 'IRPF', rate: 15 }], ...validInvoice };
  const body = { customer_id, items, ...withheld, finalize: true, require: FORMATS, ...fields };
  const { status, body: invoice } = await api.post('/invoices', body);
  expect([status, invoice.errors]).toEqual([201, undefined]);
  return invoice.id as string;
}

async function written(path: string, format: string): Promise<string> {
  const { status, body } = await api.get(`${path}/documents/${format}`);
  expect(status).toBe(200);
  return body as string;
}

async function pageOf(path: string): Promise<string> {
  const { body } = await api.post(`${path}/links`);
  const html = await (await fetch(service.url + (body.path as string))).text();
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the documents of an invoice whose customer withholds', () => {
  it('are valid in every format and ask for what is to be paid', async () => {
    const xml = await written(`/invoices/${await issued()}`, 'ubl');
    expect(xml).toMatch(/TaxInclusiveAmount[^>]*>1190\.00</);
    expect(xml).toMatch(/PrepaidAmount[^>]*>150\.00</);
    expect(xml).toMatch(/PayableAmount[^>]*>1040\.00</);
    expect(xml.replace(/\s/g, ' ')).toContain(
      'Withholding tax: IRPF 15% of €1,000.00, €150.00, is kept back',
    );
  });

  it('count what was prepaid beside what is withheld', async () => {
    const xml = await written(`/invoices/${await issued({ prepaid_amount: 40 })}`, 'cii');
    expect(xml).toContain('<ram:TotalPrepaidAmount>190.00<');
    expect(xml).toContain('<ram:DuePayableAmount>1000.00<');
  });

  it('say it in the language of the customer, in one note where a format takes one', async () => {
    await api.patch(`/customers/${customer_id}`, { locale: 'es-ES' });
    const id = await issued({ message: 'Gracias.' });
    const xml = await written(`/invoices/${id}`, 'peppol');
    expect(xml.match(/<cbc:Note>/g)).toHaveLength(1);
    expect(xml.replace(/\s/g, ' ')).toMatch(
      /Gracias\. Retención: IRPF 15.% sobre 1\.000,00.€, 150,00.€, se retiene/,
    );
  });

  it('are those of a credit note, too', async () => {
    const id = await issued();
    const { body } = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
    const xml = await written(`/credit-notes/${body.id}`, 'ubl');
    expect(xml).toMatch(/PrepaidAmount[^>]*>150\.00</);
    expect(xml).toMatch(/PayableAmount[^>]*>1040\.00</);
  });
});

describe('the page of a customer that withholds', () => {
  it('shows what is withheld between the total and what is to be paid, and no note about it', async () => {
    const text = await pageOf(`/invoices/${await issued({ prepaid_amount: 40 })}`);
    expect(text).toContain('IRPF 15% on 1,000.00 −150.00 Already paid −40.00 Amount due €1,000.00');
    expect(text).toContain('Total €1,190.00 IRPF 15% −€150.00');
    expect(text).not.toContain('is kept back');
  });

  it('shows it of a credit note', async () => {
    const { body } = await api.post(`/invoices/${await issued()}/credit-notes`, { reason: 'other' });
    expect(await pageOf(`/credit-notes/${body.id}`)).toContain(
      'IRPF 15% on 1,000.00 −150.00 Total credit €1,040.00',
    );
  });
});

describe('a mail to a customer that withholds', () => {
  it('asks for what is to be paid', async () => {
    const { body } = await api.post(`/invoices/${await issued()}/send`, {});
    expect((body.text as string).replace(/\s/g, ' ')).toContain('To be paid: €1,040.00 by');
  });

  it('reminds of what is to be paid', async () => {
    const id = await issued();
    service.clock.passes('60 days');
    expect((await api.post(`/invoices/${id}/remind`, {})).status).toBe(200);
    const { body } = await api.get(`/invoices/${id}/reminders`);
    expect(body.data[0]).toMatchObject({ amount_due: 1040 });
  });
});
