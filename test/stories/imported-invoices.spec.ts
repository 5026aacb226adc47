import type { ApiClient } from '../support/api-client.js';
import { Imports, type Import } from '../support/imports.js';
import { TestService } from '../support/test-service.js';

type Row = Readonly<Record<string, unknown>>;

let service: TestService;
let api: ApiClient;
let imports: Imports;

beforeAll(async () => {
  service = await TestService.start();
  api = await service.owner.signIn();
  imports = new Imports(api);
});
afterAll(() => service.stop());

function base64(lines: readonly string[]): string {
  return Buffer.from(lines.join('\n')).toString('base64');
}

const codes = ({ findings }: Import): unknown[] =>
  findings.map(({ row, column, pointer, code }) => [row, column, pointer, code]);

async function numbered(number: string): Promise<Row> {
  const { body } = await api.get(`/invoices?number=${encodeURIComponent(number)}`);
  const [found] = body['data'] as { id: string }[];
  return (await api.get(`/invoices/${found?.id ?? ''}`)).body;
}

describe('invoices of before, from a file with a row for each line', () => {
  const file = [
    'Rechnungsnummer;Rechnungsdatum;Fällig;Kunde;Bezeichnung;Menge;Einzelpreis;Steuersatz;Gesamtbetrag;Bezahlt;' +
      'Bezahlt am',
    'RE-2026-0186;12.03.2026;26.03.2026;Lovelace GmbH;Programmierung;10;95,50;19;1.136,45;1.136,45;20.03.2026',
    'RE-2026-0187;31.03.2026;14.04.2026;Babbage KG;Räder;3;10,00;19;46,40;;',
    'RE-2026-0187;31.03.2026;14.04.2026;Babbage KG;Porto;1;10,00;7;;;',
  ];
  const body = { kind: 'invoices', content: base64(file), source: 'old-books' };

  it('are found, calculated beside what the file says, and are not written before they are committed', async () => {
    const found = await imports.checked({ ...body, customers: 'create' });
    expect(found).toMatchObject({
      state: 'ready',
      date_order: 'dmy',
      decimal_sign: ',',
      plan: { create: 2, leave: 0, faulty: 0 },
      totals: [
        {
          currency: 'EUR',
          year: 2026,
          invoices: 2,
          total: 1182.85,
          paid: 1136.45,
          due: 46.4,
          calculated_total: 1182.85,
        },
      ],
      numbering: {
        format: 'RE-{YYYY}-{SEQ:4}',
        reset: 'yearly',
        first_number: 188,
        last_number: 'RE-2026-0187',
      },
    });
    expect(codes(found)).toEqual([
      [2, 'Kunde', '#/customer_name', 'new_customer'],
      [3, 'Kunde', '#/customer_name', 'new_customer'],
    ]);
    expect((await api.get('/invoices')).body['data']).toEqual([]);
    expect((await imports.committed(found.id))['result']).toMatchObject({ created: 2, left: 0 });
  });

  it('are in the books as they were issued: paid, open, and late without being news', async () => {
    expect(await numbered('RE-2026-0186')).toMatchObject({
      imported: true,
      imported_from: 'old-books',
      status: 'paid',
      issue_date: '2026-03-12',
      due_date: '2026-03-26',
      customer_name: 'Lovelace GmbH',
      total: 1136.45,
      amount_paid: 1136.45,
      amount_due: 0,
      items: [{ product_name: 'Programmierung', quantity: 10, price: 95.5, tax_rate: 19 }],
    });
    const open = await numbered('RE-2026-0187');
    expect(open).toMatchObject({
      status: 'open',
      overdue: true,
      total: 46.4,
      tax_total: 6.4,
      tax_breakdown: [
        { rate: 19, taxable: 30, tax: 5.7 },
        { rate: 7, taxable: 10, tax: 0.7 },
      ],
      reminders_paused_until: '9999-12-31',
      available_actions: ['void', 'mark_uncollectible', 'record_payment', 'credit', 'remind', 'extend'],
    });
    const { body: paid } = await api.get('/payments');
    expect(paid['data']).toMatchObject([{ amount: 1136.45, received_on: '2026-03-20', unapplied_amount: 0 }]);
    await service.jobsRun();
    const { body: events } = await api.get('/events?limit=100');
    const types = (events['data'] as Row[]).map(({ type }) => type);
    expect(types).toContain('invoice.imported');
    expect(types).not.toContain('invoice.overdue');
  });

  it('count in what is owed, in revenue and taxes of their days, and in the account of their customer', async () => {
    const { customer_id } = (await numbered('RE-2026-0187')) as { customer_id: string };
    const { body: owed } = await api.get('/reports/receivables');
    expect(JSON.stringify(owed)).toContain('46.4');
    const { body: revenue } = await api.get('/reports/revenue?from=2026-03&to=2026-03');
    expect(JSON.stringify(revenue)).toContain('995');
    const { body: statement } = await api.get(
      `/customers/${customer_id}/statement?from=2026-03-01&to=2026-04-30`,
    );
    expect(JSON.stringify(statement)).toContain('RE-2026-0187');
  });

  it('add nothing when the file is brought along again', async () => {
    const again = await imports.checked(body);
    expect(again).toMatchObject({ state: 'ready', plan: { create: 0, leave: 2, faulty: 0 }, totals: [] });
    expect((await imports.committed(again.id))['result']).toMatchObject({ created: 0, left: 2 });
  });

  it('are paid and credited like others; nothing else is made of them', async () => {
    const { id } = (await numbered('RE-2026-0187')) as { id: string };
    for (const path of ['documents', 'documents/pdf', 'documents/xrechnung_ubl']) {
      const refused = await api.get(`/invoices/${id}/${path}`);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'issued_elsewhere']);
    }
    const linked = await api.post(`/invoices/${id}/links`, {});
    expect([linked.status, linked.body.code]).toEqual([409, 'issued_elsewhere']);
    const { customer_id } = await numbered('RE-2026-0187');
    const { body: paper } = await api.post('/products', { name: 'Paper', price: 1 });
    const other = { customer_id, items: [{ product_id: paper['id'], quantity: 1 }], tax_rate: 19 };
    for (const [action, status, details] of [
      ['send', 409, {}],
      ['mark-sent', 409, {}],
      ['correct', 409, other],
      ['finalize', 200, {}],
    ] as const) {
      const answer = await api.post(`/invoices/${id}/${action}`, details);
      expect([action, answer.status]).toEqual([action, status]);
    }
    const changed = await api.delete(`/invoices/${id}`);
    expect([changed.status, changed.body.code]).toEqual([409, 'invalid_state_transition']);
    const { body: whole } = await api.get(`/invoices/${id}`);
    const [line] = whole['items'] as { id: string }[];
    const credited = await api.post(`/invoices/${id}/credit-notes`, {
      reason: 'product_unsatisfactory',
      items: [{ item_id: line?.id, quantity: 1 }],
    });
    expect([credited.status, credited.body]).toMatchObject([
      201,
      { total: 11.9, invoice_number: 'RE-2026-0187' },
    ]);
    const printed = await api.get(`/credit-notes/${String(credited.body['id'])}/documents`);
    expect(printed.status).toBe(200);
    const paid = await api.post(`/invoices/${id}/payments`, { method: 'bank_transfer' });
    expect([paid.status, paid.body]).toMatchObject([201, { amount: 34.5 }]);
    expect(await numbered('RE-2026-0187')).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  it('let the series go on behind them, and keep their numbers from being given twice', async () => {
    const finalized = async (): Promise<unknown> => {
      const id = await service.owner.invoice({});
      const { status, body: answer } = await api.post(`/invoices/${id}/finalize`);
      return [status, answer['number'] ?? answer.code];
    };
    const settings = (first_number: number, before = 'RE') =>
      api.put('/organization', {
        name: 'Ours',
        currency: 'EUR',
        time_zone: 'Europe/Berlin',
        numbering: { invoice: { format: `${before}-{YYYY}-{SEQ:4}`, reset: 'yearly', first_number } },
      });
    expect((await settings(187)).status).toBe(200);
    expect(await finalized()).toEqual([409, 'already_exists']);
    expect((await settings(188)).status).toBe(200);
    expect(await finalized()).toEqual([200, 'RE-2026-0188']);
    const ahead = await imports.checked({
      kind: 'invoices',
      rows: [{ number: 'RE-2026-0189', issue_date: '2026-03-31', customer_name: 'Babbage KG', total: 1 }],
    });
    await imports.committed(ahead.id);
    expect(await finalized()).toEqual([409, 'already_exists']);
    expect((await settings(188, 'RX')).status).toBe(200);
    expect(await finalized()).toEqual([200, 'RX-2026-0189']);
  });
});

/** Only where somebody is missing nobody new is wanted. */
const customersFor = (pointer: string): string => (pointer === '#/customer_name' ? 'existing' : 'create');

describe('what is wrong with invoices of before', () => {
  const rows = async (invoices: readonly object[], body: object = {}): Promise<Import> =>
    imports.checked({ kind: 'invoices', rows: invoices, customers: 'create', ...body });
  const one = {
    number: 'W-1',
    issue_date: '2026-01-31',
    customer_name: 'Wrong Ltd',
    total: 119,
    tax_total: 19,
  };

  it.each([
    ['a customer who is not there', { customer_name: 'Nobody' }, '#/customer_name', 'unknown_customer'],
    ['no customer at all', { customer_name: undefined }, '#/customer_name', 'required'],
    ['a date that does not exist', { issue_date: '2026-02-30' }, '#/issue_date', 'wrong_date'],
    ['a date that is yet to come', { issue_date: '2031-01-01' }, '#/issue_date', 'in_the_future'],
    ['a state of no issued invoice', { status: 'draft' }, '#/status', 'not_allowed'],
    ['paid in words and not in money', { status: 'paid', amount_paid: 1 }, '#/status', 'contradicts'],
    ['a total below zero', { total: -119, tax_total: -19 }, '#/total', 'negative_total'],
    ['decimals that its currency has not', { currency: 'JPY', total: 1.5 }, '#/total', 'too_many_decimals'],
    ['a currency that there is not', { currency: 'XYZ' }, '#/currency', 'unknown_currency'],
    ['neither lines nor a total', { total: undefined }, '#/total', 'required'],
    ['more tax than total', { tax_total: 120 }, '#/tax_total', 'more_than_total'],
  ])('is named: %s', async (_what, fields, pointer, code) => {
    const found = await rows([{ ...one, ...fields }], { customers: customersFor(pointer) });
    expect([found.state, found.findings.map((finding) => [finding.pointer, finding.code])]).toEqual([
      'needs_attention',
      [[pointer, code]],
    ]);
  });

  it('may be two invoices of one number, a line of none, and a number that was issued here', async () => {
    const id = await service.owner.issuedInvoice();
    const { body: own } = await api.get(`/invoices/${id}`);
    const file = [
      'number,issue_date,customer_name,total',
      'D-1,2026-01-31,Wrong Ltd,10',
      'D-1,2026-01-31,Another Ltd,10',
      ',2026-01-31,Wrong Ltd,10',
      `${String(own['number'])},2026-01-31,Wrong Ltd,10`,
    ];
    const found = await imports.checked({ kind: 'invoices', content: base64(file), customers: 'create' });
    expect(found).toMatchObject({ state: 'needs_attention', plan: { create: 0, faulty: 3 } });
    expect(codes(found)).toEqual([
      [2, 'customer_name', '#/customer_name', 'contradicts'],
      [4, 'number', '#/number', 'required'],
      [5, 'number', '#/number', 'number_taken'],
    ]);
  });

  it('may be sums that do not agree: both are told, and the invoice keeps those of its document', async () => {
    const items = [
      { name: 'A', quantity: 3, price: 33.33, tax_rate: 19 },
      { name: 'B', price: 10, tax_rate: 7 },
    ];
    const found = await rows([{ ...one, number: 'W-2', items, total: 129.7, tax_total: 19.71 }]);
    expect(found).toMatchObject({
      state: 'ready',
      totals: [{ tax: 19.71, total: 129.7, calculated_tax: 19.7, calculated_total: 129.69 }],
    });
    expect(found.findings.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/tax_total', 'differs'],
      ['#/total', 'differs'],
      ['#/customer_name', 'new_customer'],
    ]);
    await imports.committed(found.id);
    const invoice = await numbered('W-2');
    expect(invoice).toMatchObject({ total: 129.7, tax_total: 19.71, amount_due: 129.7 });
    const groups = invoice['tax_breakdown'] as { taxable: number; tax: number }[];
    expect(Math.round(groups.reduce((sum, { tax }) => sum + tax, 0) * 100)).toBe(1971);
  });

  it('is nothing where only the totals are known: the rate follows from them', async () => {
    const found = await rows([{ ...one, number: 'W-3', currency: 'USD', external_id: '4711' }]);
    await imports.committed(found.id);
    expect(await numbered('W-3')).toMatchObject({
      currency: 'USD',
      external_id: '4711',
      tax_breakdown: [{ rate: 19, taxable: 100, tax: 19 }],
      total: 119,
    });
    const { body } = await api.get('/invoices?external_id=4711');
    expect(body['data']).toMatchObject([{ number: 'W-3' }]);
    const renamed = await rows([{ ...one, number: 'W-3b', external_id: '4711' }]);
    expect(renamed).toMatchObject({ plan: { create: 0, leave: 1 } });
  });
});
