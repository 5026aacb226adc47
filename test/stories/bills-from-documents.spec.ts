import { eInvoiceXml, formatFacts } from '../../src/kernel/en16931/index.js';
import { sampleDocuments } from '../documents/support/sample-documents.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './documents/german-parties.js';

let service: TestService;
let seller: Tenant;
let buyer: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
  seller = await service.newTenant('seller');
  await becomeGerman(seller);
  customer_id = await seller.customer(germanBuyer);
  const session = await service.owner.signIn();
  const { body } = await session.get('/organization');
  await session.put('/organization', {
    name: 'Stadt Köln',
    currency: 'EUR',
    time_zone: body.time_zone as string,
  });
  buyer = service.owner.api;
});
afterAll(() => service.stop());

async function issuedAs(format: string, fields: object = {}): Promise<string> {
  const id = await seller.issuedInvoice({ customer_id, ...validInvoice, ...fields });
  return (await seller.api.get(`/invoices/${id}/documents/${format}`)).body as string;
}

/** A document as a browser gets it; the client of the tests reads texts. */
async function pdfOf(id: string, format: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${seller.api.token ?? ''}` };
  const answer = await fetch(`${service.url}/api/invoices/${id}/documents/${format}`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

async function fileOf(xml: string | Buffer): Promise<string> {
  const content = Buffer.from(xml as string).toString('base64');
  const { status, body } = await buyer.post('/received-files', { content });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id as string;
}

const read = async (xml: string | Buffer, more: object = {}): Promise<ApiAnswer> =>
  buyer.post('/bills', { file_id: await fileOf(xml), ...more });
const codesOf = ({ body }: ApiAnswer): string[] => body.findings.map(({ code }: { code: string }) => code);

describe('an electronic invoice that was received', () => {
  it.each(['ubl', 'cii', 'xrechnung_ubl', 'xrechnung_cii', 'peppol'])('is read from %s', async (format) => {
    const { status, body } = await read(await issuedAs(format, { reference: 'PO 4711' }));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ status: 'draft', kind: 'invoice', currency: 'EUR', order_reference: 'PO 4711' },
        ...{ subtotal: 100, tax_total: 19, total: 119, amount_payable: 119, differences: [] },
        tax_breakdown: [{ category: 'S', rate: 19, taxable: 100, tax: 19 }],
        seller: expect.objectContaining({ name: 'Muster GmbH', vat_id: 'DE123456789', country: 'DE' }),
        payment: expect.objectContaining({ iban: 'DE89370400440532013000' }),
        lines: [expect.objectContaining({ net: 100, category: 'S', rate: 19 })],
      }),
    ]);
    expect(codesOf({ body } as ApiAnswer)).toEqual(['unknown_supplier']);
  });

  it('is read from our own Factur-X, equal to the cent and the term', async () => {
    const product_id = await seller.product();
    const terms = { payment_terms: { net_days: 21 } };
    const items = [
      { product_id, description: 'Paper', quantity: 3, price: 33.33, tax_rate: 19 },
      { product_id, description: 'Books', quantity: 7, price: 1.01, tax_rate: 7 },
    ];
    const id = await seller.issuedInvoice({ customer_id, ...validInvoice, ...terms, items });
    const { body: invoice } = await seller.api.get(`/invoices/${id}`);
    const pdf = await pdfOf(id, 'factur_x');
    const { status, body } = await read(pdf);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ status: 'draft', supplier_number: invoice.number, issue_date: invoice.issue_date },
        ...{ due_date: invoice.due_date, currency: 'EUR', subtotal: invoice.subtotal, differences: [] },
        ...{ tax_total: invoice.tax_total, total: invoice.total, amount_payable: invoice.amount_due },
        tax_breakdown: invoice.tax_breakdown,
      }),
    ]);
  });

  it('is put into the inbox if the PDF carries none, and refused if the PDF is cut off', async () => {
    const id = await seller.issuedInvoice({ customer_id, ...validInvoice });
    const pdf = await pdfOf(id, 'pdf');
    const { status, body } = await read(pdf);
    expect([status, body.status, body.total, body.available_actions]).toEqual([
      201,
      'inbox',
      null,
      ['update', 'delete', 'reject'],
    ]);
    const file_id = await fileOf(pdf.subarray(0, -300));
    const refused = await buyer.post('/bills', { file_id });
    expect([refused.status, refused.body.code]).toEqual([422, 'unreadable_document']);
    const typed = await buyer.post('/bills', { file_id, total: 119 });
    expect([typed.status, typed.body.status]).toEqual([201, 'draft']);
  });

  it('is of the supplier with its VAT number, and is paid to an account of that supplier', async () => {
    const { body: supplier } = await buyer.post('/suppliers', {
      name: 'Muster GmbH',
      tax_ids: [{ type: 'eu_vat', value: 'DE 123 456 789' }],
      bank_accounts: [{ iban: 'DE89370400440532013000' }],
    });
    const xml = await issuedAs('xrechnung_ubl');
    const { body } = await read(xml);
    expect(body.supplier_id).toBe(supplier.id);
    expect(body.supplier_match).toEqual({ supplier_id: supplier.id, by: 'vat_id', certain: true });
    expect(body.findings).toEqual([]);
    const changed = xml.replaceAll('DE89370400440532013000', 'DE02120300000000202051').replace('</', ' </');
    const again = await read(changed);
    expect([again.status, again.body.code, again.body.existing_id]).toEqual([
      409,
      'duplicate_document',
      body.id,
    ]);
    await buyer.post(`/bills/${body.id}/reject`, { reason: 'To see what is found.' });
    const other = await read(changed);
    expect(codesOf(other)).toEqual(['new_bank_details']);
    await buyer.delete(`/bills/${other.body.id}`);
    await buyer.patch(`/suppliers/${supplier.id}`, { tax_ids: null });
    const byAccount = await read(await issuedAs('ubl'));
    expect([byAccount.body.supplier_id, byAccount.body.supplier_match]).toEqual([
      null,
      { supplier_id: supplier.id, by: 'iban', certain: false },
    ]);
    await buyer.patch(`/suppliers/${supplier.id}`, { bank_accounts: null });
  });

  it('counts once, also when twenty send it at once', async () => {
    const file_id = await fileOf(await issuedAs('cii'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.post('/bills', { file_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('keeps its totals though they are wrong, says so, and names the rule', async () => {
    const xml = (await issuedAs('ubl')).replace(/(TaxInclusiveAmount[^>]*>)119\.00/, '$1120.00');
    const answer = await read(xml);
    expect(answer.body).toMatchObject({ total: 120, amount_payable: 119 });
    expect(answer.body.differences).toEqual([
      { what: 'total', at: null, given: 120, computed: 119, difference: 1, rule: 'BR-CO-15' },
      { what: 'amount_payable', at: null, given: 119, computed: 120, difference: -1, rule: 'BR-CO-16' },
    ]);
    const rules = answer.body.findings.map(({ rule }: { rule: string | null }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['BR-CO-15', 'BR-CO-16']));
  });

  it('tells that it is addressed to somebody else', async () => {
    const xml = (await issuedAs('ubl')).replaceAll('Stadt Köln', 'Stadt Bonn');
    expect(codesOf(await read(xml))).toContain('not_addressed_to_us');
  });

  it('is read in UTF-16, under other prefixes, and out of an envelope', async () => {
    const xml = await issuedAs('ubl');
    const utf16 = Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect((await read(utf16)).body).toMatchObject({ total: 119 });
    const renamed = (await issuedAs('ubl')).replaceAll('cbc:', 'x:').replaceAll(':cbc=', ':x=');
    expect((await read(renamed)).body).toMatchObject({ total: 119 });
    const inside = (await issuedAs('peppol')).replace(/^<\?xml[^>]*>\s*/, '');
    expect((await read(`<e:Envelope xmlns:e="urn:envelope">${inside}</e:Envelope>`)).body).toMatchObject({
      total: 119,
    });
  });

  it('is put into the inbox if it is a picture, and typed in by a person', async () => {
    const { body } = await buyer.post('/bills', {
      file_id: await fileOf(Buffer.from('89504e470d0a1a0a00', 'hex')),
    });
    expect([body.status, body.total]).toEqual(['inbox', null]);
    const { body: typed } = await buyer.put(`/bills/${body.id}`, { file_id: body.file_id, total: 12.5 });
    expect(typed).toMatchObject({ status: 'draft', total: 12.5, currency: 'EUR', file_id: body.file_id });
    const refused = await buyer.delete(`/received-files/${body.file_id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
    service.clock.passes('40 days');
    await service.jobsRun();
    expect((await buyer.get(`/received-files/${body.file_id}`)).status).toBe(200);
    expect((await buyer.delete(`/bills/${body.id}`)).status).toBe(204);
    service.clock.passes('31 days');
    await service.jobsRun();
    expect((await buyer.get(`/received-files/${body.file_id}`)).status).toBe(404);
  });

  it.each(Object.keys(sampleDocuments))(
    'has the totals of our own sample, in each syntax: %s',
    async (name) => {
      for (const format of ['ubl', 'cii'] as const) {
        const document = sampleDocuments[name]!(format);
        const { status, body } = await read(eInvoiceXml(document, formatFacts[format].syntax));
        if (status === 409) continue;
        const number = (text: string | undefined): number | null =>
          text === undefined ? null : Number(text);
        expect([name, format, body.total, body.amount_payable, body.differences]).toEqual([
          ...[name, format, number(document.totals.with_tax), number(document.totals.payable), []],
        ]);
      }
    },
  );
});

describe('a document that is made to do harm', () => {
  const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );
  const invoice = (inner: string): string =>
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${inner}</Invoice>`;
  const documents: readonly (readonly [string, string | Buffer])[] = [
    ['with an external entity', `<!DOCTYPE i [<!ENTITY x SYSTEM "file:///etc/passwd">]>${invoice('&x;')}`],
    ['with a remote document type', `<!DOCTYPE Invoice SYSTEM "http://127.0.0.1:1/x.dtd">${invoice('')}`],
    ['with a billion laughs', `<!DOCTYPE i [<!ENTITY l0 "ha">${laughs}]>${invoice('&l10;')}`],
    ['with an unknown entity', `<?xml version="1.0"?>${invoice('&nbsp;')}`],
    ['nested without end', invoice('<a>'.repeat(100_000))],
    ['cut off', invoice('<a>').slice(0, -5)],
    [
      'with text that is no UTF-8',
      Buffer.concat([Buffer.from(invoice('<a>').slice(0, -10)), Buffer.from([0xff, 0xfe])]),
    ],
    ['of another kind', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'],
    ['with a name that is nearly right', '<Invoice xmlns="urn:example"/>'],
    ['larger than any invoice', invoice(' '.repeat(10 * 1024 * 1024))],
    ['with a million elements', invoice('<a/>'.repeat(1_000_001))],
    ['without a currency', invoice('')],
  ];

  it.each(documents)('is refused within seconds, and leaves no bill: %s', async (_name, xml) => {
    const before = (await buyer.get('/bills?limit=100')).body.data.length as number;
    const file_id = await fileOf(xml);
    const started = Date.now();
    const { status, body } = await buyer.post('/bills', { file_id });
    expect([status, body.code]).toEqual([422, 'unreadable_document']);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect((await buyer.get('/bills?limit=100')).body.data.length).toBe(before);
    expect((await buyer.get(`/received-files/${file_id}`)).status).toBe(200);
  });

  it('tells where it is wrong', async () => {
    const { body } = await read(`<?xml version="1.0"?>\n${invoice('\n<a></b>')}`);
    expect(body).toMatchObject({ code: 'unreadable_document', line: 3 });
  });

  it('may have any amount that is an amount, and no other', async () => {
    const xml = await issuedAs('ubl');
    for (const amount of ['1e9', '99999999999999999999', '119.001', 'NaN', '']) {
      const { status } = await read(xml.replaceAll('>119.00<', `>${amount}<`));
      expect([amount, [201, 422].includes(status)]).toEqual([amount, true]);
    }
  });
});
