import { createHash } from 'node:crypto';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { exportedKinds, leftOutOfExports } from '../../src/modules/record/data-exports/index.js';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';
import { unzipped } from '../support/zip.js';

type Row = Readonly<Record<string, unknown>>;

interface Export extends Row {
  readonly id: string;
  readonly state: string;
  readonly size: number;
  readonly sha256: string;
}

interface Manifest {
  readonly kinds: readonly {
    readonly kind: string;
    readonly file: string;
    readonly rows: number;
    readonly size: number;
    readonly sha256: string;
    readonly columns: readonly { readonly name: string; readonly meaning: string | null }[];
  }[];
  readonly files: readonly { readonly kind: string; readonly count: number }[];
}

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  api = await service.owner.signIn();
});
afterAll(() => service.stop());

async function stateOf(id: string, state: string): Promise<Export> {
  return eventually(async () => {
    const { body } = await api.get(`/exports/${id}`);
    return body['state'] === state ? (body as Export) : undefined;
  });
}

async function made(body: object = {}): Promise<Export> {
  const created = await api.post('/exports', body);
  expect([created.status, created.body.state]).toEqual([201, 'queued']);
  return stateOf(created.body.id as string, 'ready');
}

function download(id: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const authorization = `Bearer ${api.token}`;
  return fetch(`${service.url}/api/exports/${id}/content`, { headers: { authorization, ...headers } });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

function rowsOf(files: ReadonlyMap<string, Buffer>, kind: string): Row[] {
  const lines = files.get(`data/${kind}.ndjson`)?.toString().split('\n').filter(Boolean) ?? [];
  return lines.map((line) => JSON.parse(line) as Row);
}

function sha256(bytes: Buffer | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
}

/** What the first bytes of a PNG are known by. */
const PHOTO = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('the registry of kinds', () => {
  it('says of every table of the database whether exports have it, or why not', async () => {
    const { rows } = await service.database.admin.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations'`,
    );
    const named = [...Object.keys(exportedKinds), ...Object.keys(leftOutOfExports)];
    expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

describe('an export of the books', () => {
  let invoice: Row;
  let whole: Export;
  let zip: Buffer;
  let files: ReadonlyMap<string, Buffer>;
  let manifest: Manifest;

  async function original(): Promise<Buffer> {
    const url = `${service.url}/api/invoices/${String(invoice['id'])}/documents/pdf`;
    return bytesOf(await fetch(url, { headers: { authorization: `Bearer ${api.token}` } }));
  }

  beforeAll(async () => {
    await (await service.newTenant('strangers')).customer({ name: 'Of strangers' });
    const customer_id = await service.owner.customer({ name: '=HYPERLINK("x")', note: 'Tea; "black"' });
    const id = await service.owner.issuedInvoice({ customer_id });
    invoice = (await service.owner.api.get(`/invoices/${id}`)).body as Row;
    await service.owner.api.post('/products', { name: 'Tea', price: 95.5 });
    const received = { content: PHOTO.toString('base64'), filename: 'receipt.png' };
    expect((await service.owner.api.post('/received-files', received)).status).toBe(200);
    await original();
    await service.jobsRun();
    await service.eventsNumbered();
    whole = await made({ with_files: true });
    zip = await bytesOf(await download(whole.id));
    files = unzipped(zip);
    manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '{}') as Manifest;
  });

  it('has a file of each kind, as its manifest says', () => {
    expect(manifest.kinds.map(({ kind }) => kind)).toEqual(Object.keys(exportedKinds));
    for (const { kind, file, ...facts } of manifest.kinds) {
      const bytes = files.get(file);
      const found = { rows: rowsOf(files, kind).length, size: bytes?.length, sha256: sha256(bytes) };
      expect([kind, found]).toEqual([kind, expect.objectContaining({ ...found, ...pick(facts) })]);
    }
    const all = manifest.kinds.reduce((sum, { rows }) => sum + rows, 0);
    expect(whole.progress).toEqual({ done: all, of: all });
    expect([whole.size, whole.sha256]).toEqual([zip.length, sha256(zip)]);
  });

  it('explains each column', () => {
    const unexplained = manifest.kinds.flatMap(({ kind, columns }) =>
      columns.filter(({ meaning }) => meaning === null).map(({ name }) => `${kind}.${name}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('has the values of the API', async () => {
    const { body } = await service.owner.api.get(`/invoices/${String(invoice['id'])}`);
    const [row] = rowsOf(files, 'invoices');
    const names = 'id number customer_id total tax_total amount_due issue_date finalized_at'.split(' ');
    expect(names.map((name) => row?.[name])).toEqual(names.map((name) => body[name]));
    expect(row?.['tax_breakdown']).toMatchObject(body['tax_breakdown'] as object[]);
    const [item] = rowsOf(files, 'invoice_items');
    expect(item).toMatchObject({ invoice_id: body['id'], currency: body['currency'] });
    const [document] = rowsOf(files, 'issued_documents');
    expect(document?.['document_id']).toBe(body['id']);
    expect(rowsOf(files, 'events').map((event) => event['object_id'])).toContain(body['id']);
  });

  it('has nothing of others, and no secret', async () => {
    expect(zipText(files)).not.toContain('Of strangers');
    const secrets = await service.database.admin.query<{ secret: string }>(
      `SELECT encode(secret_hash, 'hex') AS secret FROM api_keys UNION ALL SELECT password_hash FROM users`,
    );
    expect(secrets.rows.length).toBeGreaterThan(1);
    for (const { secret } of secrets.rows) expect(zipText(files)).not.toContain(secret);
  });

  it('has the originals under the number of their document', async () => {
    const name = [...files.keys()].find((one) =>
      one.startsWith(`files/documents/${String(invoice['number'])}/`),
    );
    expect(sha256(files.get(name ?? ''))).toBe(sha256(await original()));
    expect(manifest.files.find(({ kind }) => kind === 'issued_files')?.count).toBeGreaterThan(0);
  });

  it('has the files that others have sent', () => {
    const [row] = rowsOf(files, 'received_files');
    const [name = ''] = [...files.keys()].filter((one) => one.startsWith('files/received/'));
    expect([row?.['filename'], name.endsWith('-receipt.png')]).toEqual(['receipt.png', true]);
    expect(files.get(name)).toEqual(PHOTO);
  });

  it('can be downloaded in parts, which are the whole', async () => {
    const tag = `"${whole.sha256}"`;
    const first = await download(whole.id, { range: 'bytes=0-999' });
    const rest = await download(whole.id, { range: 'bytes=1000-', 'if-range': tag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('content-range')).toBe(`bytes 1000-${zip.length - 1}/${zip.length}`);
    expect(Buffer.concat([await bytesOf(first), await bytesOf(rest)]).equals(zip)).toBe(true);
    const other = await download(whole.id, { range: 'bytes=1000-', 'if-range': '"another"' });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, zip.length]);
    const behind = await download(whole.id, { range: `bytes=${zip.length}-` });
    expect([behind.status, ((await behind.json()) as Row)['code']]).toEqual([416, 'range_not_satisfiable']);
    expect(behind.headers.get('content-range')).toBe(`bytes */${zip.length}`);
    expect((await download(whole.id, { 'if-none-match': tag })).status).toBe(304);
  });

  it('stands in the audit log with each download', async () => {
    await service.eventsNumbered();
    const { body } = await api.get('/audit?limit=100');
    const told = (body['data'] as Row[]).map(({ type }) => type);
    expect(told).toEqual(expect.arrayContaining(['data_export.created', 'data_export.ready', 'export.made']));
  });
});

function pick({ rows, size, sha256: digest }: Row): Row {
  return { rows, size, sha256: digest };
}

function zipText(files: ReadonlyMap<string, Buffer>): string {
  return [...files].map(([name, bytes]) => (name.startsWith('data/') ? bytes.toString() : '')).join('');
}

describe('an export as CSV', () => {
  it('is for spreadsheets: marked as UTF-8, decimals as asked for, no formula', async () => {
    const kinds = ['products', 'customers'];
    const { id } = await made({ format: 'csv', delimiter: ';', decimal_sign: ',', kinds });
    const files = unzipped(await bytesOf(await download(id)));
    expect([...files.keys()].join(' ')).toBe('README.txt data/customers.csv data/products.csv manifest.json');
    const text = files.get('data/customers.csv')?.toString() ?? '';
    expect(text.startsWith('\uFEFFid;version;name;')).toBe(true);
    expect(text).toContain(`;"'=HYPERLINK(""x"")";`);
    expect(text).toContain(';"Tea; ""black""";');
    expect(files.get('data/products.csv')?.toString()).toContain(';95,5;');
  });
});

describe('who asks for exports', () => {
  it('is an owner or admin, never a key, and confirmed a short while ago', async () => {
    expect((await service.owner.api.post('/exports', {})).status).toBe(403);
    service.clock.passes('11 minutes');
    const { status, body } = await api.post('/exports', {});
    expect([status, body['code']]).toEqual([403, 'confirmation_required']);
    api = await service.owner.signIn();
  });

  it('is told which kinds there are', async () => {
    const { status, body } = await api.post('/exports', { kinds: ['sessions'] });
    expect([status, body['code']]).toEqual([422, 'validation_failed']);
  });

  it('finds none of other organizations', async () => {
    const { id } = await made({ kinds: ['products'] });
    const other = await (await service.newTenant('others')).signIn();
    for (const path of [`/exports/${id}`, `/exports/${id}/content`])
      expect((await other.get(path)).status).toBe(404);
    expect((await other.delete(`/exports/${id}`)).status).toBe(404);
    expect((await other.get('/exports')).body['data']).toEqual([]);
  });
});

describe('the end of an export', () => {
  it('comes after a week', async () => {
    const { id } = await made({ kinds: ['products'] });
    service.clock.passes('8 days');
    await service.jobsRun();
    api = await service.owner.signIn();
    expect(await stateOf(id, 'expired')).toMatchObject({ failure: 'retention' });
    expect((await download(id)).status).toBe(409);
    const parts = 'SELECT 1 FROM data_export_parts';
    expect((await service.database.admin.query(parts)).rows).toEqual([]);
  });

  it('comes when personal data is erased that it has', async () => {
    const customer = await service.owner.customer({ name: 'Ada' });
    const { id } = await made({ kinds: ['customers'] });
    const erased = await api.post(`/customers/${customer}/erase`, { reason: 'requested', dry_run: false });
    expect(erased.status).toBe(200);
    expect(await stateOf(id, 'expired')).toMatchObject({ failure: 'erasure' });
  });

  it('comes by hand, also before it is ready', async () => {
    const { body } = await api.post('/exports', {});
    expect((await api.delete(`/exports/${body.id as string}`)).status).toBe(204);
    await service.jobsRun();
    expect((await api.get(`/exports/${body.id as string}`)).status).toBe(404);
  });
});

describe('exports under way', () => {
  it('are two at once', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => api.post('/exports', {})));
    const refused = asked.filter(({ status }) => status === 409);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    for (const { body } of asked.filter(({ status }) => status === 201))
      await stateOf(body.id as string, 'ready');
  });

  it('begin anew when the service had ended meanwhile, and fail honestly after three times', async () => {
    const { id } = await made({ kinds: ['products'] });
    const again = `UPDATE data_exports SET state = 'running', tries = $1 WHERE id = $2 RETURNING organization_id`;
    const uuid = fromTypeId('dex', id);
    for (const [tries, state] of [
      [1, 'ready'],
      [3, 'failed'],
    ] as const) {
      const { rows } = await service.database.admin.query<{ organization_id: string }>(again, [tries, uuid]);
      await service.database.admin.query(
        `SELECT graphile_worker.add_job('data_exports.make',
           json_build_object('organization_id', $1::text, 'due_at', now(),
             'payload', json_build_object('id', $2::text)))`,
        [rows[0]?.organization_id, uuid],
      );
      const found = await stateOf(id, state);
      expect(found['failure']).toBe(state === 'failed' ? 'interrupted' : null);
    }
  });
});
