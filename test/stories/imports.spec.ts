import type { ApiClient } from '../support/api-client.js';
import { Imports, type Import } from '../support/imports.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let imports: Imports;

beforeAll(async () => {
  service = await TestService.start();
  api = await service.owner.signIn();
  imports = new Imports(api);
});
afterAll(() => service.stop());

function base64(text: string, encoding: 'utf8' | 'latin1' | 'utf16le' = 'utf8'): string {
  return Buffer.from(text, encoding).toString('base64');
}

const codes = ({ findings }: Import): unknown[] =>
  findings.map(({ row, column, pointer, code }) => [row, column, pointer, code]);

describe('an import of customers from a file', () => {
  const file = [
    'Former Books 4',
    '',
    'Customer No;Company;E-Mail;Street;Postcode;Town;Country;VAT Number;Payment terms;Crates',
    'A-1;Lovelace Öfen GmbH;ofen@example.com;"Gasse 1; Hof";1010;Wien;Österreich;ATU12345675;14;3',
    'A-2;"Babbage ""Engines"" Ltd";;Dorset Street;W1;London;United Kingdom;;30;4',
  ].join('\r\n');

  it('is understood, shows what it would do, and writes nothing before it is committed', async () => {
    const found = await imports.checked({
      kind: 'customers',
      content: base64(file, 'latin1'),
      source: 'former-books',
    });
    expect(found).toMatchObject({
      state: 'ready',
      encoding: 'windows-1252',
      delimiter: ';',
      plan: { create: 2, change: 0, leave: 0, faulty: 0 },
      findings: [],
      mapping: { name: 'Company', external_id: 'Customer No', 'tax_ids.0.value': 'VAT Number' },
    });
    const columns = found['columns'] as Readonly<Record<string, unknown>>[];
    expect(columns.at(-1)).toEqual({ header: 'Crates', field: null, samples: ['3', '4'] });
    expect(await imports.customersNamed('Lovelace')).toEqual([]);
    const done = await imports.committed(found.id);
    expect(done).toMatchObject({ progress: { done: 2, of: 2 }, result: { created: 2, left: 0 } });
    const [customer] = await imports.customersNamed('Lovelace');
    expect(customer).toMatchObject({
      name: 'Lovelace Öfen GmbH',
      external_id: 'A-1',
      email: 'ofen@example.com',
      billing_address: { line1: 'Gasse 1; Hof', postal_code: '1010', city: 'Wien', country: 'AT' },
      tax_ids: [{ type: 'eu_vat', value: 'ATU12345675' }],
      payment_terms: { net_days: 14 },
    });
    expect(await imports.customersNamed('Babbage')).toMatchObject([
      { name: 'Babbage "Engines" Ltd', tax_ids: [] },
    ]);
  });

  it('adds to the metadata of what is there, is the same afterwards, and says when it is too much', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 49 }, (_none, at) => [`n${at}`, 'x']));
    await api.post('/customers', { name: 'Full', external_id: 'M-1', metadata });
    const asked = { kind: 'customers', existing: 'change', source: 'shop' };
    const row = (names: object): object => ({
      ...asked,
      rows: [{ name: 'Full', external_id: 'M-1', metadata: names }],
    });
    const first = await imports.checked(row({ shelf: '7' }));
    expect(first).toMatchObject({ plan: { change: 1, leave: 0, faulty: 0 } });
    expect((await imports.committed(first.id))['result']).toMatchObject({ changed: 1 });
    expect(await imports.checked(row({ shelf: '7' }))).toMatchObject({ plan: { change: 0, leave: 1 } });
    const many = await imports.checked(row({ shelf: '8', box: '3' }));
    expect([many['plan'], codes(many)]).toMatchObject([{ faulty: 1 }, [[1, null, '#/metadata', 'too_many']]]);
  });

  it('adds nothing when it is brought along again, and changes what is there only if that is asked', async () => {
    const again = await imports.checked({ kind: 'customers', content: base64(file), source: 'former-books' });
    expect(again).toMatchObject({ state: 'ready', plan: { create: 0, change: 0, leave: 2 } });
    expect(codes(again)).toEqual([
      [4, 'Customer No', '#/external_id', 'exists'],
      [5, 'Customer No', '#/external_id', 'exists'],
    ]);
    expect((await imports.committed(again.id))['result']).toMatchObject({ created: 0, changed: 0, left: 2 });
    const moved = await imports.checked({
      kind: 'customers',
      content: base64(file.replace(';London;', ';Devon;')),
      existing: 'change',
    });
    expect(moved).toMatchObject({ plan: { create: 0, change: 1, leave: 1 } });
    await imports.committed(moved.id);
    expect(await imports.customersNamed('Babbage')).toMatchObject([{ billing_address: { city: 'Devon' } }]);
  });
});

describe('what is wrong with an import', () => {
  it('is said with row and column, stops it, and is left out if that is decided', async () => {
    const file = [
      'name,email,country,metadata',
      'Right Ltd,right@example.com,FR,x',
      ',nobody,Atlantis,x',
      'Right Ltd,right@example.com,FR,x',
      'Four,four@example.com,FR,x,y',
    ].join('\n');
    const found = await imports.checked({ kind: 'customers', content: base64(file) });
    expect(found).toMatchObject({ state: 'needs_attention', plan: { create: 1, leave: 1, faulty: 2 } });
    expect(codes(found)).toEqual([
      [3, 'name', '#/name', 'required'],
      [3, 'email', '#/email', 'wrong_format'],
      [3, 'country', '#/billing_address/country', 'too_long'],
      [5, null, '#', 'too_many_cells'],
      [4, null, '#', 'repeated_row'],
    ]);
    const refused = await api.post(`/imports/${found.id}/commit`);
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
    const patched = await api.patch(`/imports/${found.id}`, { faulty: 'leave' });
    expect([patched.status, patched.body.state]).toEqual([200, 'ready']);
    expect((await imports.committed(found.id))['result']).toMatchObject({ created: 1, left: 3 });
  });

  it('may be that no column has the name: then a mapping says it', async () => {
    const file = 'Wer;Was\nGauss;Zahlen\nEuler;Graphen\n';
    const found = await imports.checked({ kind: 'customers', content: base64(`\ufeff${file}`, 'utf16le') });
    expect(found).toMatchObject({ state: 'needs_attention', encoding: 'utf-16le', findings_count: 1 });
    expect(codes(found)).toEqual([[1, null, '#/name', 'no_column']]);
    const mapping = { name: 'Wer', 'metadata.Was': '#2' };
    const patched = await api.patch(`/imports/${found.id}`, { mapping });
    expect(patched.body).toMatchObject({ state: 'ready', plan: { create: 2 }, findings: [], mapping });
    await imports.committed(found.id);
    expect(await imports.customersNamed('Gauss')).toMatchObject([{ metadata: { Was: 'Zahlen' } }]);
    const late = await api.patch(`/imports/${found.id}`, { mapping });
    expect([late.status, late.body.code]).toEqual([409, 'invalid_state_transition']);
  });

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0000', 'latin1')],
    ['no text', Buffer.from('a,b\n\0,c\n')],
    ['blank lines only', Buffer.from('\n\n  \n')],
    ['a quote without an end', Buffer.from('name\n"Ada\n')],
    ['a column too many', Buffer.from('n,'.repeat(250))],
  ])('may be the file: %s is refused in words', async (_what, content) => {
    const refused = await api.post('/imports', { kind: 'customers', content: content.toString('base64') });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: [{ pointer: '#/content', code: 'wrong_format', detail: expect.any(String) as string }] },
    ]);
  });

  it('may be the request: a column that is not there, both ways at once, or a mapping of rows', async () => {
    const content = base64('name\nAda\n');
    const rows = [{ name: 'Ada' }];
    const pointerOf = async (body: object): Promise<unknown> => {
      const { status, body: problem } = await api.post('/imports', body);
      const { errors } = problem as unknown as { errors: { pointer: string }[] };
      return [status, errors[0]?.pointer];
    };
    const kind = 'customers';
    expect(await pointerOf({ kind, content, mapping: { name: 'Wer' } })).toEqual([422, '#/mapping/name']);
    expect(await pointerOf({ kind, content, rows })).toEqual([422, '#/content']);
    expect(await pointerOf({ kind })).toEqual([422, '#/content']);
    expect(await pointerOf({ kind, rows, mapping: { name: 'name' } })).toEqual([422, '#/mapping']);
    expect(await pointerOf({ kind, content, mapping: { nome: 'name' } })).toEqual([422, '#/mapping']);
  });
});

describe('an import of products', () => {
  it('reads numbers as the column shows them, and what is decided otherwise', async () => {
    const file =
      'Artikelnummer;Bezeichnung;Preis;MwSt;Einheit;Aktiv\nP-1;Ventil;1.234,50 €;19 %;Stk;ja\nP-2;Rad;7,5;7;;nein\n';
    const found = await imports.checked({ kind: 'products', content: base64(file) });
    expect(found).toMatchObject({ state: 'ready', decimal_sign: ',', plan: { create: 2 } });
    await imports.committed(found.id);
    const { body } = await api.get('/products?sku=P-1');
    expect(body['data']).toMatchObject([
      { name: 'Ventil', price: 1234.5, tax_rate: 19, unit: { label: 'Stk' }, active: true },
    ]);
    const { body: other } = await api.get('/products?sku=P-2');
    expect(other['data']).toMatchObject([{ price: 7.5, active: false }]);
    const ambiguous = await imports.checked({ kind: 'products', content: base64('name,price\nA,"1,500"\n') });
    expect(ambiguous).toMatchObject({ state: 'ready', decimal_sign: '.' });
    const decided = await api.patch(`/imports/${ambiguous.id}`, { decimal_sign: ',' });
    expect(decided.body).toMatchObject({ decimal_sign: ',' });
    await imports.committed(ambiguous.id);
    const { body: read } = await api.get('/products?q=A&sort=-created_at&limit=1');
    expect(read['data']).toMatchObject([{ name: 'A', price: 1.5 }]);
  });

  it('of rows of JSON takes what creating takes, and tells rows apart by source and content', async () => {
    const rows = [
      { name: 'Spindle', price: 3.25, unit: { label: 'm' } },
      { name: 'Spindle', price: '3' },
    ];
    const found = await imports.checked({ kind: 'products', rows, faulty: 'leave', source: 'shop' });
    expect(found).toMatchObject({ state: 'ready', format: 'rows', plan: { create: 1, faulty: 1 } });
    expect(codes(found)).toEqual([[2, null, '#/price', 'wrong_type']]);
    await imports.committed(found.id);
    const again = await imports.checked({ kind: 'products', rows: rows.slice(0, 1), source: 'shop' });
    expect(again).toMatchObject({ plan: { create: 0, leave: 1 } });
    const elsewhere = await imports.checked({ kind: 'products', rows: rows.slice(0, 1) });
    expect(elsewhere).toMatchObject({ plan: { create: 1 }, findings: [{ code: 'may_exist' }] });
    const careful = await api.patch(`/imports/${elsewhere.id}`, { alike: 'leave' });
    expect(careful.body).toMatchObject({ plan: { create: 0, leave: 1 } });
  });
});
