import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

/** Emptying test books: everything of them and nothing else. */

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

/** A session in a new sandbox, and a client with a key of it. */
async function sandbox() {
  const { id } = (await owner.get('/organization')).body;
  const made = await owner.post(`/organizations/${id}/sandbox`);
  const { body } = await owner.post('/auth/switch', { organization_id: made.body.id });
  const session = service.anonymous.as(body.access_token as string);
  const key = (await session.post('/api-keys', { name: 'Test' })).body.secret as string;
  return { session, api: service.anonymous.as(key), id: made.body.id as string };
}

/** Books with something of each kind that a shop writes. Returns the number of the invoice. */
async function written(api: ApiClient): Promise<string> {
  const customer_id = (await api.post('/customers', { name: 'Ada', email: 'ada@example.com' })).body.id;
  const product_id = (await api.post('/products', { name: 'Work', metadata: { of: 'Ada' } })).body.id;
  const items = [{ product_id, quantity: 1, price: 100 }];
  const made = await api.post('/invoices', {
    customer_id,
    items,
    tax_rate: 19,
    reference: 'A',
    finalize: true,
  });
  expect(made.status).toBe(201);
  const paid = await api.post(`/invoices/${made.body.id}/payments`, { amount: 40, method: 'cash' });
  expect(paid.status).toBe(201);
  const credited = await api.post(`/invoices/${made.body.id}/credit-notes`, { reason: 'order_change' });
  expect(credited.status).toBe(201);
  await api.post('/invoices', { customer_id, items });
  const sent = await api.post(`/invoices/${made.body.id}/send`, {});
  expect(sent.status).toBeLessThan(300);
  return made.body.number as string;
}

const LISTS = ['/customers', '/products', '/invoices', '/credit-notes', '/payments', '/messages'];

const shown = async (api: ApiClient): Promise<unknown[]> => {
  const answers = await Promise.all(LISTS.map((path) => api.get(path)));
  return answers.map(({ body }) => body.data as unknown);
};

/** How many rows each table has of each organization: `invoices org`. */
async function rows(): Promise<ReadonlyMap<string, number>> {
  const { admin } = service.database;
  const { rows: tables } = await admin.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'organization_id'`,
  );
  const counts = tables.map(
    ({ name }) =>
      `SELECT format('%s %s', '${name}', organization_id) AS place, count(*)::integer AS size FROM ${name} GROUP BY 1`,
  );
  const { rows: found } = await admin.query<{ place: string; size: number }>(counts.join(' UNION ALL '));
  return new Map(found.map(({ place, size }) => [place, size]));
}

/** What a reset leaves: how the books are set up, and the audit log. */
const KEPT = [
  'api_key_addresses',
  'api_keys',
  'event_counters',
  'event_feed',
  'event_queue',
  'events',
  'idempotency_keys',
  'memberships',
  'number_series',
  'sessions',
];

async function settled(): Promise<void> {
  await service.jobsRun();
  await service.eventsNumbered();
}

describe('emptying test books', () => {
  it('deletes everything of them, touches nothing of others, and begins the numbers anew', async () => {
    const { session, api, id } = await sandbox();
    await written(service.owner.api);
    const other = await sandbox();
    await written(other.api);
    const first = await written(api);
    expect(await written(api)).not.toBe(first);
    await settled();
    const before = await rows();
    const place = fromTypeId('org', id) ?? '';
    expect(place).not.toBe('');
    const tables = [...before.keys()].filter((key) => key.endsWith(place)).map((key) => key.split(' ')[0]);
    for (const table of [
      'customers',
      'invoices',
      'issued_documents',
      'issued_files',
      'messages',
      'payments',
    ]) {
      expect(tables).toContain(table);
    }

    const answer = await session.post('/organization/reset');
    expect([answer.status, answer.body.mode]).toEqual([200, 'test']);
    await settled();
    const after = await rows();
    const left = [...after.keys()].filter((key) => key.endsWith(place)).map((key) => key.split(' ')[0] ?? '');
    expect(left.filter((table) => !KEPT.includes(table))).toEqual([]);
    const ofOthers = (all: ReadonlyMap<string, number>) =>
      [...all].filter(([key]) => !key.endsWith(place)).sort();
    expect(ofOthers(after)).toEqual(ofOthers(before));

    expect(await shown(api)).toEqual(LISTS.map(() => []));
    expect(await written(api)).toBe(first);
    await settled();
    const { body: all } = await session.get('/number-series');
    for (const series of all.data as { id: string; document_type: string }[]) {
      const audit = await session.get(`/number-series/${series.id}/audit`);
      // What is written before and after has no quotes.
      expect(audit.body).toMatchObject({ documents: series.document_type === 'quote' ? 0 : 1 });
    }
  });

  it('leaves the event feed to its readers, and tells who did it', async () => {
    const { session, api } = await sandbox();
    await written(api);
    await settled();
    const events = (await api.get('/events?after=0&limit=100')).body.data as { sequence: number }[];
    const last = events.at(-1)?.sequence ?? 0;
    expect(last).toBe(events.length);
    await session.post('/organization/reset');
    await settled();
    const told = (await api.get(`/events?after=${last}`)).body.data as unknown[];
    expect(told).toMatchObject([{ type: 'organization.reset', sequence: last + 1, actor: { kind: 'user' } }]);
  });

  it('is refused for live books, and changes nothing there', async () => {
    const customer = await service.owner.customer({ name: 'Stays' });
    const refused = await owner.post('/organization/reset');
    expect([refused.status, refused.body.code]).toEqual([409, 'test_mode_only']);
    expect((await service.owner.api.get(`/customers/${customer}`)).status).toBe(200);
    const { organization_id } = (
      await service.database.admin.query(`SELECT organization_id FROM customers WHERE name = 'Stays'`)
    ).rows[0] as { organization_id: string };
    const client = await service.database.admin.connect();
    try {
      await client.query(`BEGIN; SET LOCAL app.organization = '${organization_id}'`);
      await expect(client.query('SELECT empty_test_books(now())')).rejects.toThrow('only test books');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('is for managers who have confirmed the session, and never for keys', async () => {
    const { session, api } = await sandbox();
    expect((await api.post('/organization/reset')).status).toBe(403);
    service.clock.passes('11 minutes');
    const late = await session.post('/organization/reset');
    expect([late.status, late.body.code]).toEqual([403, 'confirmation_required']);
  });

  it('happens once under an Idempotency-Key, and forgets the answers of before', async () => {
    const fresh = await service.owner.signIn();
    const { id } = (await fresh.get('/organization')).body;
    const made = await fresh.post(`/organizations/${id}/sandbox`);
    const { body } = await fresh.post('/auth/switch', { organization_id: made.body.id });
    const session = service.anonymous.as(body.access_token as string);
    const ada = { name: 'Ada' };
    const first = await session.post('/customers', ada, { headers: { 'Idempotency-Key': 'ada' } });
    const reset = () =>
      session.post('/organization/reset', undefined, { headers: { 'Idempotency-Key': 'reset' } });
    expect((await reset()).status).toBe(200);
    const again = await session.post('/customers', ada, { headers: { 'Idempotency-Key': 'ada' } });
    expect(again.body.id).not.toBe(first.body.id);
    expect((await reset()).headers.get('idempotent-replayed')).toBe('true');
    expect((await session.get('/customers')).body.data).toHaveLength(1);
  });
});
