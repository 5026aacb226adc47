import type { ApiClient } from '../support/api-client.js';
import { closingOf, written } from '../support/bank-corpus.js';
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

describe('a statement', () => {
  it('is told before it is stored, stored once, and told to those who listen', async () => {
    const bac = await account();
    const text = written(slice(0, 6), 'camt053.08');
    const trial = await importFile(bac, text, { dry_run: true });
    expect(trial.body).toMatchObject({
      dry_run: true,
      statements: [{ id: null, new_lines: 4, is_balanced: true }],
    });
    expect(await linesOf(bac)).toEqual([]);
    const { body } = await importFile(bac, text);
    const { id } = body.statements[0] as { id: string };
    expect(body.statements[0]).toMatchObject({
      kind: 'camt053',
      opening_balance: 1000,
      closing_balance: Number(closingOf(slice(0, 6))) / 100,
      from_on: '2026-01-01',
      to_on: '2026-01-04',
    });
    const again = await importFile(bac, text);
    expect([again.status, again.body.code, again.body.existing_id]).toEqual([409, 'already_exists', id]);
    expect((await api.get(`/bank-statements/${id}`)).body).toMatchObject({
      id,
      new_lines: 4,
      known_lines: 0,
    });
    expect((await api.get(`/bank-statements?bank_account_id=${bac}`)).body.data).toHaveLength(1);
    const event = await eventually(() => eventOf('bank_statement.imported', id));
    expect(event).toMatchObject({ new_lines: 4, is_balanced: true });
  });

  it('fills in what an earlier file did not say, and changes nothing else', async () => {
    const bac = await account();
    const part = slice(0, 3);
    await importFile(bac, written(part, 'csv'));
    const [before] = await linesOf(bac);
    expect(before).toMatchObject({ bank_reference: null, bank_code: null });
    const { body } = await importFile(bac, written(part, 'camt053.02'));
    expect(body.statements[0]).toMatchObject({ new_lines: 0, known_lines: 2, filled_lines: 2 });
    const [now] = await linesOf(bac);
    expect(now).toMatchObject({
      id: before?.['id'],
      bank_code: 'PMNT/RCDT/ESCT',
      version: 2,
      text: before?.['text'],
    });
    expect(now?.['bank_reference']).toMatch(/^BANK0[AB]$/);
  });

  it('leaves its lines with another one that has them, when it is deleted', async () => {
    const bac = await account();
    const first = await importFile(bac, written(slice(0, 6), 'mt940'));
    await importFile(bac, written(slice(3, 9), 'camt053.08'));
    expect(await linesOf(bac)).toHaveLength(6);
    const path = `/bank-statements/${first.body.statements[0].id as string}`;
    expect((await api.delete(path)).status).toBe(204);
    expect((await linesOf(bac)).map((line) => line['booked_on'])).toEqual([
      ...['2026-01-04', '2026-01-04', '2026-01-07', '2026-01-07'],
    ]);
    expect((await importFile(bac, written(slice(0, 6), 'mt940'))).body.statements[0]).toMatchObject({
      new_lines: 2,
      known_lines: 2,
    });
  });

  it('has a second equal fee of a day as a second line when it begins where the other one ends', async () => {
    const bac = await account();
    const fee = {
      name: 'Bank',
      iban: 'DE75512108001245126199',
      text: 'Fee',
      endToEnd: 'NOTPROVIDED',
      bankReference: 'NONREF',
    };
    const half = { iban: IBAN, currency: 'EUR', openingDay: '2026-03-01', closingDay: '2026-03-01' } as const;
    const entry = { ...fee, day: '2026-03-01', amount: -100n };
    const morning = written({ ...half, number: 1, opening: 5000n, entries: [entry] }, 'mt940');
    const evening = written({ ...half, number: 2, opening: 4900n, entries: [entry] }, 'mt940');
    await importFile(bac, evening);
    await importFile(bac, morning);
    expect(await linesOf(bac)).toHaveLength(2);
    const { body } = await api.get(`/bank-accounts/${bac}/balances`);
    expect(body.data.at(-1)).toMatchObject({ day: '2026-03-01' });
  });

  it('shows by how much balances and lines part where statements are missing', async () => {
    const bac = await account();
    await importFile(bac, written(slice(0, 30), 'camt053.02'));
    await importFile(bac, written(slice(60, 90), 'camt053.02'));
    const { body } = await api.get(`/bank-accounts/${bac}/balances`);
    const missing = slice(30, 60).entries.reduce((sum, { amount }) => sum + amount, 0n);
    expect(body.data.map(({ difference }: { difference: number }) => difference)).toEqual([
      0,
      Number(missing) / 100,
    ]);
    await importFile(bac, written(slice(30, 60), 'mt940'));
    const after = await api.get(`/bank-accounts/${bac}/balances`);
    expect(after.body.data.map(({ difference }: { difference: number }) => difference)).toEqual([0, 0, 0]);
  });

  it('of another account or currency is refused, and one beside it is left out', async () => {
    const bac = await account({ iban: 'AT611904300234573201' });
    const text = written(slice(0, 6), 'mt940');
    const refused = await importFile(bac, text);
    expect([refused.status, refused.body.code, refused.body.accounts]).toEqual([
      422,
      'statement_of_other_account',
      ['12030000/0000202051 EUR'],
    ]);
    const usd = await account({ currency: 'USD' });
    expect((await importFile(usd, text)).body.code).toBe('statement_of_other_account');
    const both = text + written({ ...slice(0, 6), iban: 'DE75512108001245126199' }, 'mt940');
    const { body } = await importFile(await account(), both);
    expect([body.statements.length, body.other_accounts]).toEqual([1, ['51210800/1245126199 EUR']]);
  });

  it.each([
    ['cut off', written(slice(0, 30), 'camt053.02').slice(0, 900)],
    ['with a document type', '<!DOCTYPE x [<!ENTITY a "b">]><Document/>'],
    ['nested too deeply', '<a>'.repeat(100)],
    ['of another kind', '<invoice/>'],
    ['of no form', '%PDF-1.7\n\0\0'],
    ['with headers that nobody knows', 'a;b;c\n1;2;3\n'],
    ['with a day that is none', written(slice(0, 3), 'csv').replace('01.01.26', '31.02.26')],
  ])('that is %s is refused with a place', async (_what, text) => {
    const bac = await account();
    const { status, body } = await importFile(bac, text);
    expect([status, body.code]).toEqual([422, 'statement_unreadable']);
    expect(body).toMatchObject({ line: expect.any(Number) as number });
    expect(await linesOf(bac)).toEqual([]);
  });
});
