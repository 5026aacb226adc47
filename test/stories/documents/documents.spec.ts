import { createHash } from 'node:crypto';
import { eInvoiceOf } from '../../../src/kernel/en16931/index.js';
import { parseXml } from '../../documents/support/parse-xml.js';
import { type ApiClient } from '../../support/api-client.js';
import { errorsOf } from '../../support/errors-of.js';
import { TestService } from '../../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './german-parties.js';

const XML = ['ubl', 'cii', 'xrechnung_ubl', 'xrechnung_cii', 'peppol'];

let service: TestService;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  await becomeGerman(service.owner);
  customer_id = await service.owner.customer(germanBuyer);
});
afterAll(() => service.stop());

async function issued(fields: object = {}): Promise<string> {
  return service.owner.issuedInvoice({ customer_id, ...validInvoice, ...fields });
}

describe('the documents of an issued invoice', () => {
  it.each(XML)('are made as %s, and say what the invoice says', async (format) => {
    const id = await issued({ reference: 'PO 4711', message: 'Thank you' });
    const { body: invoice } = await api.get(`/invoices/${id}`);
    const answer = await api.get(`/invoices/${id}/documents/${format}`);
    expect(answer.status).toBe(200);
    const read = eInvoiceOf(parseXml(answer.body as string));
    expect(read).toMatchObject({
      number: invoice.number,
      issue_date: invoice.issue_date,
      due_date: invoice.due_date,
      order_reference: 'PO 4711',
      buyer_reference: '05315-12345-44',
      seller: { name: 'Muster GmbH', vat_id: 'DE123456789' },
      totals: { without_tax: '100.00', tax: '19.00', with_tax: '119.00', payable: '119.00' },
    });
  });

  it('carry their digest, their name and their type', async () => {
    const id = await issued();
    const { number } = (await api.get(`/invoices/${id}`)).body;
    const { headers, body } = await api.get(`/invoices/${id}/documents/ubl`);
    const digest = createHash('sha256').update(body as string, 'utf8');
    const sha256 = digest.copy().digest('hex');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${number}.xml"; filename*=UTF-8''${number}.xml`,
      etag: `"${sha256}"`,
      'repr-digest': `sha-256=:${digest.digest('base64')}:`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are not sent to who has them, nor with HEAD', async () => {
    const path = `/invoices/${await issued()}/documents/cii`;
    const { headers } = await api.get(path);
    const etag = headers.get('etag')!;
    const known = await api.get(path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([known.status, known.body]).toEqual([304, undefined]);
    const head = await api.call('HEAD', path);
    expect([head.status, head.headers.get('etag'), head.body]).toEqual([200, etag, undefined]);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it('are originals: the same bytes, whatever becomes of the parties and the invoice', async () => {
    const id = await issued();
    const path = `/invoices/${id}/documents/xrechnung_ubl`;
    const first = await api.get(path);
    await becomeGerman(service.owner, { legal_name: 'Other GmbH' });
    await service.owner.credit(id);
    const later = await api.get(path);
    const another = await api.get(`/invoices/${id}/documents/peppol`);
    await becomeGerman(service.owner);
    expect(later.body).toBe(first.body);
    expect(another.body).toContain('Muster GmbH');
    expect(another.body).toContain('<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>');
  });

  it('stay when the invoice is void', async () => {
    const id = await issued();
    const first = await api.get(`/invoices/${id}/documents/ubl`);
    await api.post(`/invoices/${id}/void`);
    expect((await api.get(`/invoices/${id}/documents/ubl`)).body).toBe(first.body);
  });

  it('are listed with their state', async () => {
    const id = await issued({
      delivery: undefined,
      customer_id: await service.owner.customer({ name: 'X' }),
    });
    await api.get(`/invoices/${id}/documents/ubl`);
    const { body } = await api.get(`/invoices/${id}/documents`);
    const states = body.data.map(({ format, state }: Record<string, string>) => `${format} ${state}`);
    expect(states).toContain('pdf available');
    expect(states).toContain('xrechnung_ubl not_valid');
    const valid = await issued();
    const { headers } = await api.get(`/invoices/${valid}/documents/ubl`);
    const listed = (await api.get(`/invoices/${valid}/documents`)).body.data as Record<string, unknown>[];
    const stored = listed.find(({ format }) => format === 'ubl');
    expect(stored).toMatchObject({ state: 'stored', rules: 'en16931-1.3.16', errors: 0 });
    expect(headers.get('etag')).toBe(`"${String(stored!['sha256'])}"`);
    expect(listed.find(({ format }) => format === 'peppol')).toMatchObject({
      state: 'available',
      size: null,
    });
  });

  it('name the invoice that they correct', async () => {
    const id = await issued();
    const { number, issue_date } = (await api.get(`/invoices/${id}`)).body;
    const items = [{ product_id: await service.owner.product(), quantity: 1, price: 90 }];
    const { body } = await api.post(`/invoices/${id}/correct`, { customer_id, items, ...validInvoice });
    const answer = await api.get(`/invoices/${body.invoice.id}/documents/ubl`);
    expect(eInvoiceOf(parseXml(answer.body as string)).preceding_invoices).toEqual([{ number, issue_date }]);
  });

  it('are made at once in the format of the customer', async () => {
    const wants = await service.owner.customer({ ...germanBuyer, document_format: 'xrechnung_cii' });
    const id = await issued({ customer_id: wants });
    await service.jobsRun();
    const { body } = await api.get(`/invoices/${id}/documents`);
    const states = body.data.filter(({ state }: { state: string }) => state === 'stored');
    expect(states).toMatchObject([{ format: 'xrechnung_cii', media_type: 'application/xml' }]);
  });

  it('are named by hash in the export of their number series', async () => {
    const id = await issued();
    const { headers } = await api.get(`/invoices/${id}/documents/ubl`);
    const series = (await api.get('/number-series')).body.data[0].id as string;
    const lines = ((await api.get(`/number-series/${series}/export`)).body as string).trim().split('\n');
    const { files } = JSON.parse(lines.at(-1)!) as { files: { sha256: string }[] };
    expect(files).toMatchObject([{ format: 'ubl', sha256: headers.get('etag')!.slice(1, -1) }]);
  });
});

describe('the PDF of an invoice', () => {
  it('is an original like the others, with and without the electronic invoice', async () => {
    const id = await issued();
    const { number } = (await api.get(`/invoices/${id}`)).body;
    for (const format of ['pdf', 'factur_x']) {
      const path = `/invoices/${id}/documents/${format}`;
      const first = await api.get(path);
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(first.headers.get('content-disposition')).toContain(`filename="${number}.pdf"`);
      expect(first.body).toMatch(/^%PDF-1\.7/);
      expect((first.body as string).includes('factur-x.xml')).toBe(format === 'factur_x');
      const again = await api.get(path);
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    }
  });

  it('carries an XRechnung where the customer wants one', async () => {
    const wants = await service.owner.customer({ ...germanBuyer, document_format: 'xrechnung_cii' });
    const id = await issued({ customer_id: wants });
    const { body } = await api.get(`/invoices/${id}/documents/factur_x`);
    expect(body).toContain('xrechnung.xml');
  });

  it('is given of every invoice, valid or not, and with prices that include tax', async () => {
    const id = await service.owner.issuedInvoice({
      prices_include_tax: true,
      discounts: [{ percent: 5 }],
      charges: [{ amount: 3 }],
    });
    const answer = await api.get(`/invoices/${id}/documents/pdf`);
    expect([answer.status, (answer.body as string).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('of a draft is a preview, which nobody keeps', async () => {
    const id = await service.owner.invoice({ customer_id });
    const answer = await api.get(`/invoices/${id}/documents/pdf`);
    expect([answer.status, (answer.body as string).slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(answer.body).not.toContain('pdfaid');
    const { body } = await api.get(`/invoices/${id}/documents`);
    const states = body.data.map(({ format, state }: Record<string, string>) => `${format} ${state}`);
    expect(states.slice(0, 3)).toEqual(['pdf preview', 'factur_x not_issued', 'ubl not_issued']);
  });

  it('looks as the settings wanted on the day of issue', async () => {
    const manager = await service.owner.signIn();
    const [first, second] = [await issued(), await issued()];
    service.clock.passes('1 minute');
    await manager.put('/organization/documents', { template: 'plain', intro: 'Hello' });
    const later = await issued();
    const sizes = [];
    for (const id of [first, second, later]) {
      const { headers } = await api.get(`/invoices/${id}/documents/pdf`);
      sizes.push(Number(headers.get('content-length')));
    }
    await manager.put('/organization/documents', {});
    expect(Math.abs(sizes[0]! - sizes[1]!)).toBeLessThan(200);
    expect(Math.abs(sizes[0]! - sizes[2]!)).toBeGreaterThan(200);
  });

  it('of a credit note is printed too', async () => {
    const { body: note } = await service.owner.credit(await issued());
    const answer = await api.get(`/credit-notes/${note.id}/documents/factur_x`);
    expect([answer.status, (answer.body as string).slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('a document is refused', () => {
  it('in a format whose rules the invoice breaks, with every rule and field', async () => {
    const id = await service.owner.issuedInvoice();
    const answer = await api.get(`/invoices/${id}/documents/xrechnung_ubl`);
    expect([answer.status, answer.body.code]).toEqual([422, 'document_not_valid']);
    expect(answer.body.errors).toContainEqual({
      pointer: '#/buyer_reference',
      code: 'required',
      detail: expect.any(String),
      rule: 'BR-DE-15',
      where: 'invoice',
    });
    expect((await api.get(`/invoices/${id}/documents`)).body.data).toContainEqual(
      expect.objectContaining({ format: 'xrechnung_ubl', state: 'not_valid' }),
    );
  });

  it('of a draft, but for a preview', async () => {
    const id = await service.owner.invoice();
    const answer = await api.get(`/invoices/${id}/documents/ubl`);
    expect([answer.status, answer.body.code]).toEqual([409, 'not_issued']);
  });

  it('in a format that there is not', async () => {
    const answer = await api.get(`/invoices/${await issued()}/documents/docx`);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameter']);
    expect(errorsOf(answer)).toEqual(['format not_allowed']);
  });
});

describe('the documents of a credit note', () => {
  it('repeat the references of the invoice and name it', async () => {
    const id = await issued({ contract_reference: 'C-1' });
    const { number, issue_date } = (await api.get(`/invoices/${id}`)).body;
    const { body: note } = await service.owner.credit(id, { message: 'Sorry' });
    for (const format of XML) {
      const answer = await api.get(`/credit-notes/${note.id}/documents/${format}`);
      expect([format, answer.status]).toEqual([format, 200]);
      expect(eInvoiceOf(parseXml(answer.body as string))).toMatchObject({
        number: note.number,
        type_code: '381',
        contract_reference: 'C-1',
        buyer_reference: '05315-12345-44',
        preceding_invoices: [{ number, issue_date }],
        totals: { with_tax: '119.00', payable: '119.00' },
      });
    }
    const { body } = await api.get(`/credit-notes/${note.id}/documents`);
    expect(body.data.filter(({ state }: { state: string }) => state === 'stored')).toHaveLength(5);
  });

  it('repeat what was said of the article, and the price where it makes the amount', async () => {
    const product_id = await service.owner.product();
    const items = [
      { product_id, price: 40, quantity: 3, description: 'On site', note: 'As agreed' },
      { product_id, price: 9.99, quantity: 2, discounts: [{ percent: 10 }] },
    ];
    const id = await issued({ items });
    const { body: invoice } = await api.get(`/invoices/${id}`);
    const [first, second] = invoice.items;
    const { body: note } = await service.owner.credit(id, {
      items: [
        { item_id: first.id, quantity: 2 },
        { item_id: second.id, quantity: 1 },
        { item_id: first.id, amount: 10 },
      ],
    });
    for (const format of XML) {
      const answer = await api.get(`/credit-notes/${note.id}/documents/${format}`);
      expect(eInvoiceOf(parseXml(answer.body as string)).lines).toMatchObject([
        {
          note: 'As agreed',
          item: { description: 'On site' },
          quantity: '2',
          price: { net: '40' },
          net: '80.00',
        },
        { quantity: '1', price: { net: '8.99' }, net: '8.99' },
        { note: 'As agreed', quantity: '1', price: { net: '10.00' }, net: '10.00' },
      ]);
    }
  });

  it('are those of a credit note alone', async () => {
    const id = await issued();
    const answer = await api.get(`/credit-notes/${id.replace('inv_', 'crn_')}/documents`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });
});
