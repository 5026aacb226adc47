import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { Imports } from '../support/imports.js';
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

describe('undoing an import', () => {
  it('takes back what nobody has used or changed since, and tells of it', async () => {
    const rows = ['Noether', 'Hopper', 'Turing'].map((name) => ({ name: `${name} of an import` }));
    const { id } = await imports.checked({ kind: 'customers', rows });
    await imports.committed(id);
    const [used, changed] = await Promise.all(
      ['Noether', 'Hopper'].map(async (name) => (await imports.customersNamed(name))[0]),
    );
    await service.owner.invoice({ customer_id: used?.['id'] });
    await api.patch(`/customers/${String(changed?.['id'])}`, { note: 'Mine' });
    expect((await imports.undone(id))['result']).toMatchObject({ created: 3, taken_back: 1, kept: 2 });
    expect((await imports.customersNamed('of an import')).map(({ name }) => name)).toHaveLength(2);
    expect(await imports.customersNamed('Turing')).toEqual([]);
    const again = await imports.checked({ kind: 'customers', rows });
    expect(again).toMatchObject({ plan: { create: 1, leave: 2 } });
    const told = await eventually(async () => {
      const { body } = await api.get(`/events?limit=100`);
      const types = (body['data'] as Row[]).filter(({ type }) => String(type).startsWith('import.'));
      return types.some(({ type }) => type === 'import.undone') ? types : undefined;
    });
    expect(JSON.stringify(told)).not.toContain('Turing');
  });
});

describe('who may', () => {
  it('bring along what they may write, and see only what is theirs', async () => {
    const { body: key } = await api.post('/api-keys', {
      name: 'Products only',
      scopes: ['imports:read', 'imports:write', 'products:read', 'products:write'],
    });
    const program = api.as(key['secret'] as string);
    const refused = await program.post('/imports', { kind: 'customers', rows: [{ name: 'Ada' }] });
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
    const { status } = await program.post('/imports', { kind: 'products', rows: [{ name: 'Cog' }] });
    expect(status).toBe(201);
    const { id } = await imports.checked({ kind: 'customers', rows: [{ name: 'Secret' }] });
    expect((await program.get(`/imports/${id}`)).status).toBe(403);
    expect((await program.delete(`/imports/${id}`)).status).toBe(403);
    expect((await api.delete(`/imports/${id}`)).status).toBe(204);
    expect((await api.get(`/imports/${id}`)).status).toBe(404);
  });
});

describe('a commit that is cut off', () => {
  it('goes on behind the last hundred, and writes every row once', async () => {
    const { admin } = service.database;
    const rows = Array.from({ length: 230 }, (_row, index) => ({
      name: `Chunked ${index}`,
      sku: `CHUNK-${index}`,
    }));
    await admin.query(`
      CREATE FUNCTION refuse_chunk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF NEW.sku = 'CHUNK-150' THEN RAISE 'cut off'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse_chunk BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION refuse_chunk()`);
    const { id } = await imports.checked({ kind: 'products', rows });
    await api.post(`/imports/${id}/commit`);
    await eventually(async () => {
      const { body } = await api.get(`/imports/${id}`);
      return (body['progress'] as Row)['done'] === 100 ? true : undefined;
    });
    await admin.query('DROP TRIGGER refuse_chunk ON products; DROP FUNCTION refuse_chunk()');
    const done = await imports.stateOf(id, 'done');
    expect(done).toMatchObject({ progress: { done: 230, of: 230 }, result: { created: 230, left: 0 } });
    const stored = await admin.query(
      `SELECT count(DISTINCT sku)::integer AS skus, count(*)::integer AS all FROM products WHERE sku LIKE 'CHUNK-%'`,
    );
    expect(stored.rows).toEqual([{ skus: 230, all: 230 }]);
    expect((await imports.undone(id))['result']).toMatchObject({ taken_back: 230, kept: 0 });
    expect((await admin.query(`SELECT 1 FROM products WHERE sku LIKE 'CHUNK-%'`)).rows).toEqual([]);
  });
});

describe('what an import is made of', () => {
  it('goes after a week, and when a customer is erased', async () => {
    const rows = [{ name: 'Forgotten person' }];
    const [first, second] = [
      await imports.checked({ kind: 'customers', rows }),
      await imports.checked({ kind: 'customers', rows }),
    ];
    await imports.committed(first.id);
    const [person] = await imports.customersNamed('Forgotten');
    const erased = await api.post(`/customers/${String(person?.['id'])}/erase`, {
      reason: 'requested',
      dry_run: false,
    });
    expect([erased.status, erased.body]).toEqual([200, expect.anything()]);
    const { body } = await api.get(`/imports/${second.id}`);
    expect(body).toMatchObject({ state: 'failed', failure: 'erasure', columns: [], findings: [] });
    const { rows: kept } = await service.database.admin.query('SELECT 1 FROM import_contents');
    expect(kept).toEqual([]);
    const { rows: known } = await service.database.admin.query(
      `SELECT fingerprint FROM import_rows r JOIN customers c ON c.id = r.object_id WHERE c.erased_at IS NOT NULL`,
    );
    expect(known).toEqual([{ fingerprint: null }]);
    const again = await api.post(`/imports/${second.id}/commit`);
    expect([again.status, again.body.code]).toEqual([409, 'invalid_state_transition']);
    const third = await imports.checked({ kind: 'customers', rows });
    service.clock.passes('8 days');
    await service.jobsRun();
    api = await service.owner.signIn();
    expect((await api.get(`/imports/${third.id}`)).status).toBe(404);
  });
});
