import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

const details = {
  name: 'Ørsted Papier GmbH',
  email: 'Rechnung@papier.example.com',
  our_number: 'K-1',
  tax_ids: [{ type: 'eu_vat', value: 'DE123456788' }],
  address: { city: 'Köln', country: 'DE' },
  bank_accounts: [{ iban: 'DE02120300000000202051', account_holder: 'Factoring AG' }],
  currency: 'EUR',
  payment_terms: { net_days: 14 },
  note: 'Since 1820.',
  metadata: { region: 'north' },
};

describe('a supplier', () => {
  it('comes back as it was created, and is found by what a bill says of it', async () => {
    const { status, body } = await api.post('/suppliers', { ...details, external_id: 'S-1' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...details, version: 1, archived_at: null }),
    ]);
    expect((await api.get(`/suppliers/${body.id as string}`)).body).toEqual(body);
    const queries = [
      ...['q=orsted', 'q=papier', 'email=rechnung@papier.example.com', 'external_id=S-1'],
      ...['tax_id=DE 123.456.788', 'tax_id=de123456788', 'iban=DE02 1203 0000 0000 2020 51'],
      ...['iban=de02120300000000202051', 'metadata[region]=north'],
    ];
    for (const query of queries) {
      expect([query, (await api.get(`/suppliers?${query}`)).body.data]).toEqual([query, [body]]);
    }
    for (const query of ['iban=DE89370400440532013000', 'tax_id=DE999999999', 'q=paper']) {
      expect([query, (await api.get(`/suppliers?${query}`)).body.data]).toEqual([query, []]);
    }
  });

  it('is replaced as a whole or changed in part, and found by what it is now', async () => {
    const { body } = await api.post('/suppliers', details);
    const path = `/suppliers/${body.id as string}`;
    const other = [{ iban: 'DE89370400440532013000' }];
    const { body: patched } = await api.patch(path, { bank_accounts: other, note: null });
    expect(patched).toMatchObject({ name: details.name, bank_accounts: other, note: null, version: 2 });
    expect((await api.get('/suppliers?iban=DE89370400440532013000')).body.data).toEqual([patched]);
    const { body: replaced } = await api.put(path, { name: 'Ampère' }, { headers: { 'if-match': '"v2"' } });
    expect(replaced).toMatchObject({
      name: 'Ampère',
      tax_ids: [],
      bank_accounts: [],
      metadata: {},
      version: 3,
    });
    expect((await api.put(path, { name: 'X' }, { headers: { 'if-match': '"v2"' } })).status).toBe(412);
    expect((await api.get('/suppliers?iban=DE89370400440532013000')).body.data).toEqual([]);
  });

  it('is hidden from lists while it is archived', async () => {
    const { body } = await api.post('/suppliers', { name: 'Volta', external_id: 'S-2' });
    const path = `/suppliers/${body.id as string}`;
    const archived = await api.post(`${path}/archive`);
    expect(archived.body.archived_at).not.toBeNull();
    expect((await api.post(`${path}/archive`)).body).toEqual(archived.body);
    expect((await api.get('/suppliers?q=volta')).body.data).toEqual([]);
    expect((await api.get('/suppliers?q=volta&include_archived=true')).body.data).toEqual([archived.body]);
    const taken = await api.post('/suppliers', { name: 'Volta', external_id: 'S-2' });
    expect([taken.status, taken.body.existing_id, taken.body.is_archived]).toEqual([409, body.id, true]);
    expect((await api.post(`${path}/unarchive`)).body.archived_at).toBeNull();
    expect((await api.get('/suppliers?q=volta')).body.data).toHaveLength(1);
  });

  it('has one external_id, also when ten come at once', async () => {
    const bodies = Array.from({ length: 10 }, () =>
      api.post('/suppliers', { name: 'Ohm', external_id: 'S-3' }),
    );
    const statuses = (await Promise.all(bodies)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('leaves nothing that names it once it is deleted', async () => {
    const { body } = await api.post('/suppliers', { ...details, name: 'Ada Lovelace' });
    await api.patch(`/suppliers/${body.id as string}`, { name: 'Ada King' });
    const { status, headers } = await api.delete(`/suppliers/${body.id as string}`);
    expect([status, headers.get('deletion-outcome')]).toEqual([204, 'deleted']);
    expect((await api.get(`/suppliers/${body.id as string}`)).status).toBe(404);
    await service.eventsNumbered();
    const { body: told } = await api.get(`/events?object_id=${body.id as string}`);
    expect(told.data.map(({ type }: { type: string }) => type).sort()).toEqual([
      ...['supplier.created', 'supplier.deleted', 'supplier.updated'],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Lovelace|King|papier|DE02/);
    const { rows } = await service.database.admin.query(
      `SELECT 1 FROM supplier_terms WHERE term IN ('lovelace', 'king')`,
    );
    expect(rows).toEqual([]);
  });

  it('is of one organization alone, and needs its scopes', async () => {
    const { body } = await api.post('/suppliers', details);
    const path = `/suppliers/${body.id as string}`;
    const other = await service.newTenant('another');
    const answers = [
      ...[await other.api.get(path), await other.api.put(path, { name: 'X' }), await other.api.delete(path)],
      ...[await other.api.patch(path, { name: 'X' }), await other.api.post(`${path}/archive`)],
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await other.api.get('/suppliers?iban=DE02120300000000202051')).body.data).toEqual([]);
    const session = await service.owner.signIn();
    const key = await session.post('/api-keys', { name: 'Reader', scopes: ['suppliers:read'] });
    const reader = api.as(key.body.secret as string);
    expect((await reader.get(path)).status).toBe(200);
    expect((await reader.patch(path, { name: 'X' })).status).toBe(403);
    expect((await reader.get('/received-files')).status).toBe(403);
  });
});
