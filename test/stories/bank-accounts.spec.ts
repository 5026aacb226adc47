import type { ApiClient } from '../support/api-client.js';
import { bankThings } from '../support/bank-things.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

describe('a bank account', () => {
  const csv_mapping = {
    separator: ',',
    decimal: '.',
    dates: 'ymd',
    columns: { booked_on: 'Day', amount: '#3' },
    skip: { column: 'State', value: 'Pending' },
  };
  const details = {
    name: 'Ørsted current account',
    currency: 'EUR',
    iban: 'DE02120300000000202051',
    account_number: '202051',
    bic: 'BYLADEM1001',
    csv_mapping,
    note: 'Since 1820.',
    metadata: { region: 'north' },
  };

  it('comes back as it was created, and is found', async () => {
    const { status, body } = await api.post('/bank-accounts', details);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...details, version: 1 })]);
    expect((await api.get(`/bank-accounts/${body.id as string}`)).body).toEqual(body);
    for (const query of ['q=orsted', 'metadata[region]=north', 'sort=name']) {
      expect([query, (await api.get(`/bank-accounts?${query}`)).body.data]).toEqual([query, [body]]);
    }
  });

  it('is replaced as a whole but for its currency, and deleted', async () => {
    const { body } = await api.post('/bank-accounts', { ...details, currency: 'CHF' });
    const path = `/bank-accounts/${body.id as string}`;
    const { body: replaced } = await api.put(path, { name: 'Ampère' }, { headers: { 'if-match': '"v1"' } });
    expect(replaced).toMatchObject({
      name: 'Ampère',
      iban: null,
      csv_mapping: null,
      metadata: {},
      version: 2,
    });
    expect(replaced.currency).toBe('CHF');
    expect((await api.delete(path, { headers: { 'if-match': '"v1"' } })).status).toBe(412);
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get(path)).status).toBe(404);
  });

  it('stays while it has statements', async () => {
    const { bac, bst, bln } = await bankThings(api);
    const refused = await api.delete(`/bank-accounts/${bac}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state_transition']);
    expect((await api.delete(`/bank-statements/${bst}`)).body.code).toBe('invalid_state_transition');
    await api.post(`/bank-lines/${bln}/reopen`);
    expect((await api.delete(`/bank-statements/${bst}`)).status).toBe(204);
    expect((await api.get(`/bank-lines/${bln}`)).status).toBe(404);
    expect((await api.delete(`/bank-accounts/${bac}`)).status).toBe(204);
  });

  it.each([
    ['without an amount', { columns: { booked_on: 'Day' } }],
    ['with a meaning that nobody knows', { columns: { booked_on: 'Day', amount: 'Amount', colour: 'X' } }],
    ['with a header that is no text', { columns: { booked_on: 'Day', amount: 3 } }],
  ])('refuses a mapping %s', async (_what, wrong) => {
    const body = { name: 'X', currency: 'EUR', csv_mapping: { ...csv_mapping, ...wrong } };
    const refused = await api.post('/bank-accounts', body);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '#/csv_mapping/columns']);
  });
});
