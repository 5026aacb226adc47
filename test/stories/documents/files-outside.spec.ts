import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileSweep } from '../../../src/platform/files/file-sweep.js';
import { FolderStore } from '../../../src/platform/files/folder-store.js';
import { fileTables, moveFiles } from '../../../src/platform/files/move-files.repository.js';
import { logoSvg } from '../../documents/support/pictures.js';
import { ApiClient } from '../../support/api-client.js';
import { Bucket } from '../../support/bucket.js';
import { TestService } from '../../support/test-service.js';
import { unzipped } from '../../support/zip.js';
import { bucketAt } from './bucket-at.js';
import { becomeGerman, germanBuyer, validInvoice } from './german-parties.js';

const attached = 'Day;Hours\n2026-11-02;8\n';

let bucket: Bucket;
let folder: string;
let service: TestService;
let manager: ApiClient;
let organization: string;
let customer_id: string;
let invoice: string;
let paths: string[];

beforeAll(async () => {
  bucket = await Bucket.start();
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-files-'));
  service = await TestService.start({ env: { FILES_URL: bucket.url } });
  await becomeGerman(service.owner);
  manager = await service.owner.signIn();
  const { rows } = await service.database.admin.query<{ id: string }>('SELECT id FROM organizations');
  organization = rows[0]!.id;
  customer_id = await service.owner.customer({ ...germanBuyer, email: 'books@city.example' });
  const content = Buffer.from(logoSvg).toString('base64');
  await manager.put('/organization/logo', { content, media_type: 'image/svg+xml' });
  invoice = await service.owner.invoice({ customer_id, ...validInvoice });
  paths = ['/organization/logo', await attach(), ...(await issue())];
});
afterAll(async () => {
  await service.stop();
  bucket.stop();
  rmSync(folder, { recursive: true });
});

async function attach(): Promise<string> {
  const { headers } = await service.owner.api.post(`/invoices/${invoice}/attachments`, {
    reference: 'TS-1',
    filename: 'hours.csv',
    media_type: 'text/csv',
    content: Buffer.from(attached).toString('base64'),
  });
  return headers.get('location')!.replace(/^\/api/, '');
}

/** Issues the invoice, makes two originals of it, and queues a statement of account with a PDF of its own. */
async function issue(): Promise<string[]> {
  const { api } = service.owner;
  await api.post(`/invoices/${invoice}/finalize`, {});
  const originals = ['factur_x', 'xrechnung_ubl'].map((format) => `/invoices/${invoice}/documents/${format}`);
  for (const path of originals) expect((await api.get(path)).status).toBe(200);
  const { body } = await api.post(`/customers/${customer_id}/statement/send`, {});
  return [...originals, `/messages/${body.id}/file`];
}

function files(some = paths): Promise<string[]> {
  return Promise.all(
    some.map(async (path) => {
      const { status, headers } = await manager.get(path);
      return `${status} ${headers.get('repr-digest')}`;
    }),
  );
}

/** How many rows of files have bytes, and how many say only what is outside. */
async function places(): Promise<{ within: number; outside: number }> {
  const tables = await fileTables(service.database.admin);
  const all = tables.map(({ name }) => `SELECT content FROM ${name}`).join(' UNION ALL ');
  const { rows } = await service.database.admin.query<{ within: number; outside: number }>(
    `SELECT count(content)::integer AS within, (count(*) - count(content))::integer AS outside FROM (${all}) AS f`,
  );
  return rows[0]!;
}

describe('files in a bucket', () => {
  it('are there alone, and are given as from the database', async () => {
    expect(await places()).toEqual({ within: 0, outside: 5 });
    expect(bucket.kept.size).toBe(5);
    expect((await files()).map((file) => file.slice(0, 3))).toEqual(['200', '200', '200', '200', '200']);
    expect((await manager.get(paths[1]!)).body).toBe(attached);
  });

  it('are in the copy of personal data', async () => {
    const response = await fetch(`${service.url}/api/customers/${customer_id}/personal-data`, {
      headers: { authorization: `Bearer ${manager.token}` },
    });
    const copy = unzipped(Buffer.from(await response.arrayBuffer()));
    const kinds = [...copy.keys()].filter((name) => name.includes('/')).map((name) => name.split('/')[0]);
    expect(kinds.sort()).toEqual(['invoice_attachments', 'issued_files', 'issued_files', 'message_files']);
    expect([...copy.values()].some((content) => content.toString() === attached)).toBe(true);
  });

  it('are made again when an original was lost or damaged, as they were', async () => {
    const some = paths.slice(0, 4);
    const before = await files(some);
    const all = [...bucket.kept];
    bucket.kept.clear();
    for (const [key, { content, at }] of all) {
      if (content.toString() === attached || content.includes('<svg')) bucket.kept.set(key, { content, at });
      else if (content.includes('<?xml')) bucket.kept.set(key, { content: Buffer.from('damaged'), at });
    }
    expect(await files(some)).toEqual(before);
    for (const [key, kept] of all) bucket.kept.set(key, kept);
  });

  it('make callers come again while the bucket is away', async () => {
    bucket.isAway = true;
    const { status, headers, body } = await manager.get(paths[2]!);
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'unavailable']);
    const draft = await service.owner.invoice({ customer_id, ...validInvoice });
    const refused = await service.owner.api.get(`/invoices/${draft}/documents/pdf`);
    expect(refused.status).toBe(503);
    bucket.isAway = false;
    expect((await manager.get(paths[2]!)).status).toBe(200);
  });

  it('are swept once no row has named them for a day', async () => {
    const { clock } = service;
    bucket.storesAt = clock.now();
    const draft = await service.owner.invoice({ customer_id });
    const content = Buffer.from('Day;Hours').toString('base64');
    const said = { reference: 'TS-2', filename: 'more.csv', media_type: 'text/csv', content };
    const { body } = await service.owner.api.post(`/invoices/${draft}/attachments`, said);
    expect((await service.owner.api.delete(`/attachments/${body.id}`)).status).toBe(204);
    bucket.kept.set(`files/${organization}/${'0'.repeat(64)}.half.part`, {
      content: Buffer.of(),
      at: clock.now(),
    });
    const store = bucketAt(bucket.url);
    const sweep = service.app.get(FileSweep);
    expect(await sweep.sweep(store, clock.now())).toBe(0);
    clock.set(new Date(Math.max(Date.now(), clock.now().getTime()) + 2 * 86_400_000).toISOString());
    await sweep.run();
    manager = await service.owner.signIn();
    expect(bucket.kept.size).toBe(5);
    expect((await files()).map((file) => file.slice(0, 3))).toEqual(['200', '200', '200', '200', '200']);
    bucket.storesAt = undefined;
  });
});

describe('the function that tells which files are named', () => {
  it('looks into every table of files', async () => {
    const { rows } = await service.database.admin.query<{ text: string }>(
      `SELECT pg_get_functiondef('named_files'::regproc) AS text`,
    );
    const tables = (await fileTables(service.database.admin)).map(({ name }) => name);
    expect(tables).toEqual(
      'data_export_parts invoice_attachments issued_files logos message_files received_file_contents'.split(
        ' ',
      ),
    );
    expect(tables.filter((name) => !rows[0]!.text.includes(`FROM ${name}\n`))).toEqual([]);
  });
});

describe('files that move while the service runs', () => {
  const moving = async (from: 'bucket' | 'folder' | 'database', to: typeof from) => {
    const stores = { bucket: bucketAt(bucket.url), folder: new FolderStore(folder), database: undefined };
    return moveFiles(service.database.connections.migration, { from: stores[from], to: stores[to] });
  };

  it('go to a folder, into the database and back, and are the same', async () => {
    const before = await files();
    expect(await moving('bucket', 'folder')).toMatchObject({ moved: 5, lost: [] });
    const env = { FILES_URL: pathToFileURL(folder).href };
    const other = await TestService.start({ sharing: service, env });
    const there = new ApiClient(other.url, manager.token);
    const read = await Promise.all(paths.map((path) => there.get(path)));
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await other.halt();
    expect(await moving('folder', 'database')).toMatchObject({ moved: 5, lost: [] });
    expect(await places()).toEqual({ within: 5, outside: 0 });
    bucket.kept.clear();
    expect(await files()).toEqual(before);
    expect(await moving('database', 'bucket')).toMatchObject({ moved: 5, lost: [] });
    expect(await places()).toEqual({ within: 0, outside: 5 });
    expect(await files()).toEqual(before);
  });

  it('stay where they are if they are lost, and are named', async () => {
    const [lost = ''] = bucket.kept.keys();
    const kept = bucket.kept.get(lost)!;
    bucket.kept.delete(lost);
    expect(await moving('bucket', 'database')).toMatchObject({
      moved: 4,
      lost: [lost.replace('files/', '')],
    });
    expect(await places()).toEqual({ within: 4, outside: 1 });
    bucket.kept.set(lost, kept);
  });
});
