import { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { pause } from '../support/eventually.js';
import { times } from '../support/sample.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Somebody else who manages the same organization, signed in. */
async function anotherManager(): Promise<ApiClient> {
  const email = 'other-manager@example.com';
  await service.database.admin.query(
    `WITH other AS (
       INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'Other', password_hash, created_at, created_at FROM users WHERE email = $2
       RETURNING id, created_at)
     INSERT INTO memberships SELECT o.id, other.id, 'admin', other.created_at FROM organizations o, other
      WHERE o.id = (SELECT organization_id FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = $2)`,
    [email, tenant.email],
  );
  const { body } = await service.anonymous.post('/auth/login', { email, password: tenant.password });
  return api.as(body.access_token as string);
}

async function countOf(table: string): Promise<number> {
  const { rows } = await service.database.admin.query(`SELECT count(*)::int AS rows FROM ${table}`);
  return (rows[0] as { rows: number }).rows;
}

describe('a request repeated with its Idempotency-Key', () => {
  it('runs once and gets the same answer again, with a header that says so', async () => {
    const first = await api.post('/customers', { name: 'Once' }, keyed('k1'));
    const again = await api.post('/customers', { name: 'Once' }, keyed('k1'));
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    const { rows } = await service.database.admin.query(
      `SELECT count(*)::int AS n FROM customers WHERE name = 'Once'`,
    );
    expect(rows[0].n).toBe(1);
  });

  it('may quote its key and reorder its fields', async () => {
    const first = await api.post('/customers', { name: 'Order', note: 'x' }, keyed('k2'));
    const again = await api.post('/customers', { note: 'x', name: 'Order' }, keyed('"k2"'));
    expect(again.body).toEqual(first.body);
  });

  it('is refused if it is another request', async () => {
    await api.post('/customers', { name: 'First' }, keyed('k3'));
    const other = await api.post('/customers', { name: 'Other' }, keyed('k3'));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const elsewhere = await api.post('/products', { name: 'First' }, keyed('k3'));
    expect(elsewhere.body.code).toBe('idempotency_key_reused');
  });

  it('is refused when it is to change another version', async () => {
    const id = await tenant.issuedInvoice();
    const asked = (version: string) => ({ headers: { ...keyed('k12').headers, 'if-match': version } });
    const first = await api.post(`/invoices/${id}/void`, undefined, asked('"v2"'));
    const again = await api.post(`/invoices/${id}/void`, undefined, asked('"v2"'));
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const other = await api.post(`/invoices/${id}/void`, undefined, asked('"v3"'));
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('is another one for another organization', async () => {
    const stranger = await service.newTenant('stranger');
    const mine = await api.post('/customers', { name: 'Mine' }, keyed('k4'));
    const theirs = await stranger.api.post('/customers', { name: 'Mine' }, keyed('k4'));
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('may run again after an error in its fields or rights', async () => {
    expect((await api.post('/customers', {}, keyed('k5'))).status).toBe(422);
    expect((await api.post('/customers', { name: 'Corrected' }, keyed('k5'))).status).toBe(201);
  });

  it('gets an error about the stored data again, as long as the key is stored', async () => {
    const taken = { name: 'Taken', external_id: 'taken' };
    const { body } = await api.post('/customers', taken);
    const first = await api.post('/customers', taken, keyed('k6'));
    await api.delete(`/customers/${body.id}`);
    const again = await api.post('/customers', taken, keyed('k6'));
    expect([first.status, again.status, again.body.code]).toEqual([409, 409, 'already_exists']);
    expect(again.body.errors).toEqual(first.body.errors);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('is authorized before the answer is replayed', async () => {
    const session = await tenant.signIn();
    const made = await session.post('/api-keys', { name: 'Short-lived' });
    const key = api.as(made.body.secret as string);
    await key.post('/customers', { name: 'With rights' }, keyed('k7'));
    await session.delete(`/api-keys/${made.body.id}`);
    expect((await key.post('/customers', { name: 'With rights' }, keyed('k7'))).status).toBe(401);
  });

  it('shows the secret of a new API key again, and stores it encrypted', async () => {
    const session = await tenant.signIn();
    const first = await session.post('/api-keys', { name: 'Sealed' }, keyed('k8'));
    const again = await session.post('/api-keys', { name: 'Sealed' }, keyed('k8'));
    expect(again.body).toEqual(first.body);
    const { rows } = await service.database.admin.query(
      `SELECT encode(answer, 'escape') AS answer FROM idempotency_keys`,
    );
    expect(JSON.stringify(rows)).not.toContain((first.body.secret as string).slice(-20));
  });

  it('is another request for somebody else of the organization, who sees nothing of the first answer', async () => {
    const first = await (await tenant.signIn()).post('/api-keys', { name: 'Bound' }, keyed('k10'));
    expect(first.status).toBe(201);
    const sameUser = await (await tenant.signIn()).post('/api-keys', { name: 'Bound' }, keyed('k10'));
    expect(sameUser.body).toEqual(first.body);
    const admin = await anotherManager();
    const other = await admin.post('/api-keys', { name: 'Bound' }, keyed('k10'));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(JSON.stringify(other.body)).not.toContain('ch_live');
    const [one, two] = await Promise.all([
      api.post('/customers', { name: 'Twice' }, keyed('k11')),
      admin.post('/customers', { name: 'Twice' }, keyed('k11')),
    ]);
    expect([one.status, two.status].sort()).toEqual([201, 422]);
  });

  it('runs again after 72 hours', async () => {
    const first = await api.post('/customers', { name: 'Later' }, keyed('k9'));
    service.clock.passes('71 hours');
    expect((await api.post('/customers', { name: 'Later' }, keyed('k9'))).body.id).toBe(first.body.id);
    service.clock.passes('1 hour');
    expect((await api.post('/customers', { name: 'Later' }, keyed('k9'))).body.id).not.toBe(first.body.id);
  });

  it.each([['""'], ['a'.repeat(256)], ['"open'], ['with blank'], ['ümlaut']])(
    'is refused with the key %s',
    async (key) => {
      const answer = await api.post('/customers', { name: 'X' }, keyed(Buffer.from(key).toString('latin1')));
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameter']);
    },
  );
});

describe('a thousand identical requests at once, or ten thousand', () => {
  it('create one invoice and get replays of its answer', async () => {
    const customer_id = await tenant.customer();
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 9.99 }];
    const body = { customer_id, items, tax_rate: 19 };
    const [invoices, events] = [await countOf('invoices'), await countOf('events')];
    const each = times(50, 5);
    const answers: { id: string; replayed: boolean; status: number }[] = [];
    const worker = async (): Promise<void> => {
      for (let time = 0; time < each; time += 1) {
        let answer = await api.post('/invoices', body, keyed('ten-thousand'));
        // Two hundred at once may be more than a slow machine can answer soon; then they retry.
        for (; answer.status === 503; answer = await api.post('/invoices', body, keyed('ten-thousand'))) {
          await pause(Number(answer.headers.get('retry-after')) * 1_000);
        }
        const replayed = answer.headers.get('idempotent-replayed') === 'true';
        answers.push({ id: answer.body.id as string, replayed, status: answer.status });
      }
    };
    await Promise.all(Array.from({ length: 200 }, worker));
    expect(answers).toHaveLength(200 * each);
    const outcomes = [...new Set(answers.map(({ id, status }) => `${status} ${id}`))];
    expect(outcomes).toEqual([expect.stringMatching(/^201 inv_/)]);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([await countOf('invoices'), await countOf('events')]).toEqual([invoices + 1, events + 1]);
  }, 600_000);
});

describe('two nodes with the same request', () => {
  it('create one customer', async () => {
    const other = await TestService.start({ sharing: service });
    const clients = [api, new ApiClient(other.url, api.token)];
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        [0, 1, 0, 1].map((node) =>
          clients[node]!.post('/customers', { name: 'Two' }, keyed(`node-${round}`)),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    }
    await other.stop();
  });
});
