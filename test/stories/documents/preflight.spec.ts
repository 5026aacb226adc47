import { type ApiClient } from '../../support/api-client.js';
import { errorsOf } from '../../support/errors-of.js';
import { TestService } from '../../support/test-service.js';
import { becomeGerman, germanBuyer, germanSeller, validInvoice } from './german-parties.js';

interface Finding {
  readonly rule: string;
  readonly where: string;
  readonly pointer: string;
  readonly target_id: string | null;
}

let service: TestService;
let api: ApiClient;
let manager: ApiClient;
let customer_id: string;
let items: object[];

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  manager = await service.owner.signIn();
  customer_id = await service.owner.customer({ ...germanBuyer, document_format: 'xrechnung_ubl' });
  items = [{ product_id: await service.owner.product(), quantity: 1, price: 100 }];
});
beforeEach(() => becomeGerman(service.owner));
afterAll(() => service.stop());

function findingsOf(report: { readonly findings: readonly Finding[] }): string[] {
  return report.findings.map(({ rule, where, pointer }) => `${rule} ${where} ${pointer}`);
}

describe('the preflight', () => {
  it('finds nothing wrong with a draft that is whole, in the format of its customer', async () => {
    const id = await service.owner.invoice({ customer_id, items, ...validInvoice });
    const { status, body } = await api.get(`/invoices/${id}/preflight`);
    expect(status).toBe(200);
    expect(body).toEqual({
      format: 'xrechnung_ubl',
      valid: true,
      errors: 0,
      warnings: 0,
      checked_by: [
        {
          name: 'countinghouse',
          rules: 'en16931-1.3.16 xrechnung-3.0.2',
          countries: ['DE'],
          countries_not_checked: [],
        },
      ],
      findings: [],
    });
  });

  it('names the field, and whose it is', async () => {
    await manager.put('/organization', { ...germanSeller, contact: undefined, phone: undefined });
    const unknown = await service.owner.customer({ name: 'Jane' });
    const id = await service.owner.invoice({ customer_id: unknown, items });
    const { body } = await api.get(`/invoices/${id}/preflight?format=xrechnung_ubl`);
    expect(body.valid).toBe(false);
    expect(findingsOf(body)).toEqual(
      expect.arrayContaining([
        'BR-DE-15 invoice #/buyer_reference',
        'BR-DE-5 organization #/contact/name',
        'BR-10 customer #/billing_address',
      ]),
    );
    const targets = body.findings.map(
      ({ where, target_id }: Finding) => `${where} ${target_id?.slice(0, 4)}`,
    );
    expect(new Set(targets)).toEqual(new Set(['invoice undefined', 'organization org_', 'customer cus_']));
  });

  it('checks a draft with the parties as they are now, an issued invoice as they were', async () => {
    const later = await service.owner.customer({ name: 'Jane' });
    const draft = await service.owner.invoice({ customer_id: later, items, ...validInvoice });
    const issued = await service.owner.issuedInvoice({ customer_id: later, items, ...validInvoice });
    await api.put(`/customers/${later}`, germanBuyer);
    const valid = async (id: string) =>
      (await api.get(`/invoices/${id}/preflight?format=xrechnung_cii`)).body.valid as boolean;
    expect([await valid(draft), await valid(issued)]).toEqual([true, false]);
  });

  it('counts notes as the invoice has them, although its message is written before them', async () => {
    const notes = [{ text: 'Packed by hand' }, { text: 'To be returned', subject_code: 'XQX' }];
    const printed = [{ text: 'Plain' }, { text: 'Fragile: \u{1F9F8}' }];
    const placesOf = async (said: object) => {
      const details = { customer_id, items, ...validInvoice, ...said, formats: ['cii', 'factur_x'] };
      const { body } = await api.post('/invoices/preflight', details);
      return (body.data as { findings: Finding[] }[]).map(findingsOf);
    };
    const wrongCode = ['BR-CL-08 invoice #/notes/1/subject_code'];
    expect(await placesOf({ notes })).toEqual([wrongCode, wrongCode]);
    expect(await placesOf({ notes, message: 'Thank you' })).toEqual([wrongCode, wrongCode]);
    const box = ['CTH-GLYPH invoice #/notes/1/text'];
    expect(await placesOf({ notes: printed, message: 'Thank you' })).toEqual([[], box]);
  });

  it('tells the same where the settings say that nothing is checked on issue', async () => {
    await manager.put('/organization/documents', { preflight: 'off' });
    const jane = await service.owner.customer({ name: 'Jane', document_format: 'xrechnung_ubl' });
    const id = await service.owner.issuedInvoice({ customer_id: jane, items });
    const { body } = await api.get(`/invoices/${id}/preflight`);
    expect(findingsOf(body)).toContain('BR-DE-15 invoice #/buyer_reference');
    const files = (await api.get(`/invoices/${id}/documents`)).body.data as {
      format: string;
      state: string;
    }[];
    expect(files.find(({ format }) => format === 'xrechnung_ubl')).toMatchObject({
      state: 'not_valid',
      errors: body.errors as number,
    });
    await manager.put('/organization/documents', { preflight: 'warn' });
  });

  it('warns of units without a code and of tax numbers that no electronic invoice carries', async () => {
    await becomeGerman(service.owner, { tax_ids: [...germanSeller.tax_ids, { type: 'us_ein', value: '1' }] });
    const unit = { label: 'bunch' };
    const id = await service.owner.invoice({ customer_id, items: [{ ...items[0], unit }], ...validInvoice });
    const { body } = await api.get(`/invoices/${id}/preflight?format=ubl`);
    expect([body.valid, body.warnings]).toEqual([true, 2]);
    expect(findingsOf(body)).toEqual([
      'CTH-UNIT invoice #/items/0/unit/code',
      'CTH-TAXID organization #/tax_ids/1/type',
    ]);
  });

  it('has no rules for a PDF', async () => {
    const { body } = await api.get(`/invoices/${await service.owner.invoice()}/preflight?format=pdf`);
    expect(body).toMatchObject({ format: 'pdf', valid: true, checked_by: [], findings: [] });
  });

  it('checks credit notes', async () => {
    const id = await service.owner.issuedInvoice({ customer_id, items, ...validInvoice });
    const { body: note } = await service.owner.credit(id);
    const { body } = await api.get(`/credit-notes/${note.id}/preflight`);
    expect(body).toMatchObject({ format: 'xrechnung_ubl', valid: true, errors: 0 });
  });

  it('checks an invoice that is not there, and stores nothing', async () => {
    const before = (await api.get('/invoices')).body;
    const details = { customer_id, items, ...validInvoice };
    const { body } = await api.post('/invoices/preflight', { ...details, formats: ['peppol', 'cii'] });
    expect(body.data).toMatchObject([
      { format: 'peppol', valid: true },
      { format: 'cii', valid: true },
    ]);
    const refused = await api.post('/invoices/preflight', { ...details, items: [] });
    expect(errorsOf(refused)).toEqual(['#/items too_few']);
    expect((await api.get('/invoices')).body).toEqual(before);
  });

  it('refuses a format that there is not', async () => {
    const path = `/invoices/${await service.owner.invoice()}/preflight`;
    const answers = [
      await api.get(`${path}?format=docx`),
      await api.post('/invoices/preflight', { customer_id, items, tax_rate: 19, formats: ['docx'] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 422]);
  });
});

describe('issuing', () => {
  const incomplete = { delivery: undefined };

  it('is refused where a required format would not be valid, and uses no number', async () => {
    const jane = await service.owner.customer({ name: 'Jane' });
    const id = await service.owner.invoice({ customer_id: jane, items, ...incomplete });
    const answer = await api.post(`/invoices/${id}/finalize`, { require: ['xrechnung_ubl'] });
    expect([answer.status, answer.body.code]).toEqual([422, 'document_not_valid']);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ rule: 'BR-DE-15' }));
    expect((await api.get(`/invoices/${id}`)).body).toMatchObject({ status: 'draft', version: 1 });
    const created = await api.post('/invoices', {
      ...{ customer_id: jane, items, tax_rate: 19 },
      ...{ finalize: true, require: ['peppol'] },
    });
    expect(created.body.code).toBe('document_not_valid');
    const first = (await api.post(`/invoices/${id}/finalize`)).body.number as string;
    const next = await service.owner.issuedInvoice({ customer_id, items, ...validInvoice });
    const { number } = (await api.get(`/invoices/${next}`)).body;
    expect(Number(number.slice(-5))).toBe(Number(first.slice(-5)) + 1);
  });

  it('is done where it is valid', async () => {
    const id = await service.owner.invoice({ customer_id, items, ...validInvoice });
    const answer = await api.post(`/invoices/${id}/finalize`, {
      require: ['xrechnung_ubl', 'peppol', 'cii'],
    });
    expect(answer.body.status).toBe('open');
  });

  it('is refused in the format of the customer where the settings say block', async () => {
    const { headers } = await api.get('/organization/documents');
    const ifMatch = { headers: { 'if-match': headers.get('etag')! } };
    await manager.put('/organization/documents', { preflight: 'block' }, ifMatch);
    const wants = await service.owner.customer({ name: 'Jane', document_format: 'xrechnung_ubl' });
    const id = await service.owner.invoice({ customer_id: wants, items });
    expect((await api.post(`/invoices/${id}/finalize`)).body.code).toBe('document_not_valid');
    const entry = { customer_id: wants, items, tax_rate: 19, finalize: true };
    for (const [path, body] of [
      ['/invoices', entry],
      ['/invoices/batch', { invoices: [entry] }],
    ] as const) {
      const { status, body: refused } = await api.post(path, body);
      expect([path, status, refused.code]).toEqual([path, 422, 'document_not_valid']);
    }
    await manager.put('/organization/documents', { preflight: 'warn' });
    expect((await api.post(`/invoices/${id}/finalize`)).body.status).toBe('open');
  });
});

describe('the settings for documents', () => {
  it('have defaults, are replaced, and tell what has changed', async () => {
    await manager.put('/organization/documents', {});
    const { body: before } = await api.get('/organization/documents');
    expect(before).toMatchObject({ template: 'classic', paper: 'a4', preflight: 'warn', footer: [] });
    const details = { template: 'plain', accent_color: '#112233', footer: [{ text: 'One\nTwo' }] };
    const { body, headers } = await manager.put('/organization/documents', details);
    expect(body).toMatchObject({ ...details, version: Number(before.version) + 1, intro: null });
    expect(headers.get('etag')).toBe(`"v${body.version}"`);
    const stale = { headers: { 'if-match': `"v${before.version}"` } };
    expect((await manager.put('/organization/documents', {}, stale)).status).toBe(412);
    const { rows } = await service.database.admin.query<{ data: object }>(
      `SELECT data FROM events WHERE type = 'document_settings.updated' ORDER BY created_at DESC, id DESC LIMIT 1`,
    );
    expect(rows[0]?.data).toMatchObject({ previous_attributes: { template: 'classic', footer: [] } });
  });

  it('are changed by managers alone', async () => {
    expect((await api.put('/organization/documents', {})).status).toBe(403);
  });

  it.each([
    [{ accent_color: 'red' }, '#/accent_color wrong_format'],
    [{ template: 'mine' }, '#/template not_allowed'],
    [{ footer: [{ text: 'x'.repeat(601) }] }, '#/footer/0/text too_long'],
  ])('refuse %j', async (details, fault) => {
    expect(errorsOf(await manager.put('/organization/documents', details))).toEqual([fault]);
  });
});
