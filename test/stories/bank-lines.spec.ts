import type { ApiClient } from '../support/api-client.js';
import { written } from '../support/bank-corpus.js';
import { bankAccount, importFile as sent, linesOf as listed } from '../support/bank-files.js';
import { IBAN, slice } from '../support/bank-year.js';
import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

const account = (more?: object) => bankAccount(api, more);
const importFile = (bac: string, text: string, more: object = {}) => sent(api, bac, { ...more, text });
const linesOf = (bac: string) => listed(api, bac);

/** The object of an event of this type and of this identifier, once it has its number. */
async function eventOf(type: string, id: unknown): Promise<object | undefined> {
  const { body } = await api.get(`/events?object_id=${String(id)}`);
  const events = body.data as { type: string; data: { object: object } }[];
  return events.find((event) => event.type === type)?.data.object;
}

describe('what takes back another entry', () => {
  const statement = (mark: string, closing: string): string =>
    [
      ...[':20:S1', ':25:12030000/0000202051', ':28C:1/1', ':60F:C260101EUR100,00'],
      `:61:2601020102${mark}53,00NRTINONREF//R1`,
      ':86:109?00RUECKLASTSCHRIFT?20EREF+E2E-7?21MREF+M-1?22SVWZ+RETURN REASON MS03?23 COAM 3,00?32Muster',
      `:62F:C260102EUR${closing}`,
      '-',
    ].join('\r\n');

  it('has the sign that the balances prove, and keeps it for files without balances', async () => {
    const [plain, turned] = [await account(), await account()];
    const one = await importFile(plain, statement('RC', '47,00'));
    const other = await importFile(turned, statement('RC', '153,00'));
    expect(one.body.statements[0]).toMatchObject({ is_balanced: true, is_reversal_turned: false });
    expect(other.body.statements[0]).toMatchObject({ is_balanced: true, is_reversal_turned: true });
    expect([(await linesOf(plain))[0], (await linesOf(turned))[0]]).toMatchObject([
      { amount: -53, return_reason: 'MS03', mandate_id: 'M-1', end_to_end_id: 'E2E-7' },
      { amount: 53 },
    ]);
    const wrong = await importFile(plain, statement('RC', '99,00'));
    expect([wrong.body.code, wrong.body.difference]).toEqual(['statement_does_not_add_up', 52]);
  });
});

describe('a batch', () => {
  const payment = (amount: string, name: string): string => `<TxDtls><Amt Ccy="EUR">${amount}</Amt>
    <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`;
  const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn>
    <Id>N1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">30.00</Amt>
    <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-01-02</Dt></BookgDt>
    <NtryDtls><Btch><PmtInfId>B1</PmtInfId></Btch>${payment('10.00', 'A')}${payment('20.00', 'B')}</NtryDtls></Ntry>
    </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
  const sum = [
    ...[':20:S1', ':25:12030000/0000202051', ':28C:1/1', ':60F:C260101EUR0,', ':61:2601020102C30,NTRFNONREF'],
    ...[':62F:C260102EUR30,', '-'],
  ].join('\r\n');

  it.each([
    ['before', [text, sum]],
    ['after', [sum, text]],
  ])('is one line with its payments, whether these come %s it', async (_when, files) => {
    const bac = await account();
    for (const file of files) expect((await importFile(bac, file)).status).toBe(200);
    const lines = await linesOf(bac);
    expect(lines).toMatchObject([{ amount: 30, batch_reference: 'B1', details_count: 2 }]);
    const { body } = await api.get(`/bank-lines/${lines[0]?.['id'] as string}`);
    expect(body.details).toMatchObject([
      { amount: 10, counterparty_name: 'A' },
      { amount: 20, counterparty_name: 'B' },
    ]);
  });
});

describe('a CSV file', () => {
  it('of any bank is read by a mapping, with rows left out that are not booked', async () => {
    const bac = await account();
    const csv_mapping = {
      separator: ',',
      decimal: '.',
      dates: 'mdy',
      columns: { booked_on: 'Date', debit: 'Out', credit: 'In', text: 'What', balance: 'Balance' },
      skip: { column: 'State', value: 'pending' },
    };
    const text =
      'Date,Out,In,What,Balance,State\n' +
      '12/31/2026,,"1,000.50",Sale,1100.50,booked\n01/02/2027,100.00,,"Rent, January",1000.50,booked\n' +
      '01/03/2027,5.00,,Lunch,995.50,pending\n';
    const { body } = await importFile(bac, text, { csv_mapping });
    expect(body.statements[0]).toMatchObject({ left_out: 1, opening_balance: 100, closing_balance: 1000.5 });
    expect(await linesOf(bac)).toMatchObject([
      { booked_on: '2026-12-31', amount: 1000.5, text: 'Sale' },
      { booked_on: '2027-01-02', amount: -100, text: 'Rent, January' },
    ]);
    const wrong = await importFile(bac, text.replace('1000.50,booked', '1000.51,booked'), { csv_mapping });
    expect(wrong.body.code).toBe('statement_does_not_add_up');
  });

  it('that a spreadsheet has damaged is told', async () => {
    const bac = await account();
    const text = written(slice(0, 3), 'csv').replace('E2E0A', '6,17E+25');
    const { body } = await importFile(bac, text);
    expect(body.statements[0].findings).toEqual([{ code: 'reference_damaged', count: 1, day: '2026-01-01' }]);
  });
});

describe('a line', () => {
  it('is held, ignored and reopened, and events name nobody', async () => {
    const bac = await account();
    await importFile(bac, written(slice(0, 3), 'mt940'));
    const [line] = await linesOf(bac);
    const path = `/bank-lines/${line?.['id'] as string}`;
    const held = await api.post(`${path}/hold`, { until: '2026-12-01', note: 'Asked.' });
    expect(held.body).toMatchObject({ state: 'held', hold_until: '2026-12-01', note: 'Asked.', version: 2 });
    const ignored = await api.post(`${path}/ignore`, { reason: 'Private.' });
    expect(ignored.body).toMatchObject({ state: 'ignored', hold_until: null, note: 'Private.' });
    expect((await api.get(`/bank-lines?state=ignored&bank_account_id=${bac}`)).body.data).toHaveLength(1);
    const reopened = await api.post(`${path}/reopen`, {}, { headers: { 'if-match': '"v3"' } });
    expect(reopened.body).toMatchObject({
      state: 'new',
      note: null,
      available_actions: ['hold', 'ignore', 'match'],
    });
    expect((await api.post(`${path}/hold`, {}, { headers: { 'if-match': '"v3"' } })).status).toBe(412);
    const event = await eventually(() => eventOf('bank_line.ignored', line?.['id']));
    expect(Object.keys(event).sort()).toEqual(
      [
        'id',
        'version',
        'bank_account_id',
        'booked_on',
        'amount',
        'currency',
        'matched_amount',
        'matched_by',
        'state',
        'hold_until',
      ].sort(),
    );
  });
});
