import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
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

async function finalized(): Promise<string> {
  const { body } = await api.post(`/invoices/${await tenant.invoice()}/finalize`);
  return body.number as string;
}

async function invoiceSeries() {
  return (await api.get('/number-series')).body.data[0];
}

describe('the number series of an organization', () => {
  it('exist before the first document, with the next number', async () => {
    const { body } = await api.get('/number-series');
    expect(body.data).toMatchObject([
      { document_type: 'invoice', reset: 'yearly', documents: 0, next_number: 'INV-2026-00001' },
      { document_type: 'credit_note', reset: 'yearly', documents: 0, next_number: 'CN-2026-00001' },
      { document_type: 'quote', reset: 'yearly', documents: 0, next_number: 'QT-2026-00001' },
    ]);
    const read = await api.get(`/number-series/${body.data[0].id}`);
    expect(read.body).toEqual(body.data[0]);
  });

  it('restart every year', async () => {
    expect([await finalized(), await finalized()]).toEqual(['INV-2026-00001', 'INV-2026-00002']);
    service.clock.passes('41 days');
    expect(await finalized()).toBe('INV-2027-00001');
    expect((await invoiceSeries()).documents).toBe(3);
  });

  it('prove that no number is missing', async () => {
    const series = await invoiceSeries();
    expect((await api.get(`/number-series/${series.id}/audit`)).body).toEqual({
      series_id: series.id,
      document_type: 'invoice',
      intact: true,
      documents: 3,
      first: { number: 'INV-2026-00001', issue_date: '2026-11-21' },
      last: { number: 'INV-2027-00001', issue_date: '2027-01-01' },
      ...{ gaps: [], duplicates: [], backdated: [], broken: [] },
      last_hash: series.last_hash,
    });
  });

  it('belong to their organization', async () => {
    const stranger = await service.newTenant('stranger');
    const { id } = await invoiceSeries();
    expect((await stranger.api.get(`/number-series/${id}/audit`)).status).toBe(404);
    expect((await stranger.api.get('/number-series')).body.data[0].documents).toBe(0);
  });
});

describe('a company that has issued invoices elsewhere before', () => {
  const rule = { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 4712 };
  const needed = { name: 'Moved', currency: 'EUR', time_zone: 'UTC' };

  it('begins with the number that follows, without a gap, and begins again at 1 with the next year', async () => {
    const moved = await service.newTenant('moved');
    const session = await moved.signIn();
    const put = (fields: object) =>
      session.put('/organization', { ...needed, numbering: { invoice: fields } });
    const changed = await put(rule);
    expect(changed.body.numbering).toMatchObject({ invoice: rule, credit_note: { first_number: 1 } });
    const seriesNow = async () => (await moved.api.get('/number-series')).body.data[0];
    expect(await seriesNow()).toMatchObject({ first_number: 4712, next_number: 'INV-2027-04712' });
    const numbers: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      numbers.push((await moved.api.post(`/invoices/${await moved.invoice()}/finalize`)).body.number);
    }
    expect(numbers).toEqual(['INV-2027-04712', 'INV-2027-04713']);
    const { id } = await seriesNow();
    expect((await moved.api.get(`/number-series/${id}/audit`)).body).toMatchObject({
      intact: true,
      gaps: [],
    });
    const { body } = await moved.api.get(`/number-series/${id}/export`);
    const exported = (body as unknown as string).trimEnd().split('\n');
    expect(await verified(exported)).toMatchObject({ code: 0 });
    expect((await verified(edit(exported, 0, (line) => line.replace('4712', '4711')))).output).toContain(
      'missing',
    );
    const late = await put({ ...rule, first_number: 4800 });
    expect([late.status, late.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/numbering/invoice/first_number', code: 'not_allowed' })],
    ]);
    expect((await put({ format: rule.format, reset: 'yearly' })).body.numbering.invoice).toEqual(rule);
  });

  it.each([0, -1, 1.5, 1_000_000_000, '7'])('cannot begin with %j', async (first_number) => {
    const session = await (await service.newTenant('moved')).signIn();
    const answer = await session.put('/organization', {
      ...needed,
      numbering: { invoice: { ...rule, first_number } },
    });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '#/numbering/invoice/first_number']);
  });
});

describe('an export of issued documents', () => {
  const lines = async (): Promise<string[]> => {
    const { body } = await api.get(`/number-series/${(await invoiceSeries()).id}/export`);
    return (body as unknown as string).trimEnd().split('\n');
  };

  it('can be verified without the service', async () => {
    const exported = await lines();
    expect(exported).toHaveLength(4);
    expect(await verified(exported)).toMatchObject({
      code: 0,
      output: expect.stringContaining('3 documents'),
    });
  });

  it.each([
    [
      'an amount that was changed',
      (text: string[]) => edit(text, 2, (line) => line.replace('119', '118')),
      'changed',
    ],
    ['a document that was taken out', (text: string[]) => text.filter((_line, at) => at !== 2), 'missing'],
    ['a last document that was taken out', (text: string[]) => text.slice(0, -1), 'not complete'],
    [
      'a document that comes twice',
      (text: string[]) => text.flatMap((line) => [line, line]).slice(1),
      'twice',
    ],
  ])('is refused with %s', async (_name, forge, words) => {
    const { code, output } = await verified(forge(await lines()));
    expect([code, output.includes(words)]).toEqual([1, true]);
  });

  it('contains the document itself, with seller and buyer, and nothing that may still change', async () => {
    const [, first = ''] = await lines();
    const { document } = JSON.parse(first) as { document: string };
    const frozen = JSON.parse(document) as Record<string, unknown>;
    expect(frozen).toMatchObject({
      number: 'INV-2026-00001',
      total: 119,
      buyer: { name: expect.any(String) },
    });
    expect(Object.keys(frozen)).not.toEqual(
      expect.arrayContaining(['status', 'amount_due', 'note', 'metadata']),
    );
  });
});

describe('a series that began with the first form of hashes', () => {
  let old: Tenant;
  const seriesOf = async () => (await old.api.get('/number-series')).body.data[0];
  const audited = async () => (await old.api.get(`/number-series/${(await seriesOf()).id}/audit`)).body;
  const exported = async () => {
    const { body } = await old.api.get(`/number-series/${(await seriesOf()).id}/export`);
    return (body as unknown as string).trimEnd().split('\n');
  };

  beforeAll(async () => {
    old = await service.newTenant('old');
    const first = await old.shownInvoice(await old.issuedInvoice());
    await service.database.admin.query(
      `WITH old AS (
         UPDATE issued_documents SET hash_version = 1, document_hash = NULL, hash = sha256(convert_to(document, 'UTF8'))
          WHERE document::jsonb->>'id' = $1 RETURNING series_id, hash)
       UPDATE number_series s SET last_hash = old.hash FROM old WHERE s.id = old.series_id`,
      [first.id],
    );
    await old.issuedInvoice();
    await old.issuedInvoice();
  });

  it('goes on with the second, and both are proved, with and without the service', async () => {
    expect(await audited()).toMatchObject({ intact: true, documents: 3, broken: [] });
    const lines = await exported();
    expect(lines.slice(1).map((line) => (JSON.parse(line) as Line).hash_version)).toEqual([1, 2, 2]);
    expect(await verified(lines)).toMatchObject({ code: 0, output: expect.stringContaining('3 documents') });
  });

  it('is proved although a text was erased, but for a text of the first form', async () => {
    const { admin } = service.database;
    const { last_hash } = await seriesOf();
    const erase = (position: number) =>
      admin.query(
        `UPDATE issued_documents d SET document = NULL FROM number_series s
          WHERE s.id = d.series_id AND s.last_hash = decode($1, 'hex') AND d.position = $2`,
        [last_hash, position],
      );
    await erase(2);
    expect(await audited()).toMatchObject({ intact: true, documents: 3 });
    const without = expect.stringContaining('(1 without their text)');
    expect(await verified(await exported())).toMatchObject({ code: 0, output: without });
    await erase(1);
    expect(await audited()).toMatchObject({ intact: false, broken: ['INV-2027-00001'] });
    expect((await verified(await exported())).code).toBe(1);
  });

  it('does not believe a text whose own hash was changed with it', async () => {
    const [, , , last = ''] = await exported();
    const line = JSON.parse(last) as Line;
    const forged = { ...line, document: line.document?.replace('119', '118') };
    const text = (await exported()).map((each) => (each === last ? JSON.stringify(forged) : each));
    expect((await verified(text)).output).toContain('INV-2027-00003');
  });
});

interface Line {
  readonly hash_version: number;
  readonly document: string | null;
}

describe('a document that is changed in the database', () => {
  it('breaks the hash chain', async () => {
    const { admin } = service.database;
    await admin.query(
      `UPDATE issued_documents SET document = replace(document, '119', '118') WHERE position = 2`,
    );
    const series = await invoiceSeries();
    const { body } = await api.get(`/number-series/${series.id}/audit`);
    expect([body.intact, body.broken]).toEqual([false, ['INV-2026-00002']]);
    await admin.query('DELETE FROM issued_documents WHERE position = 3');
    const after = await api.get(`/number-series/${series.id}/audit`);
    expect([after.body.intact, after.body.documents]).toEqual([false, 2]);
  });

  it('cannot be changed by the service', async () => {
    const tables = {
      issued_documents: 'number',
      issued_files: 'format',
      document_settings: 'version',
      logos: 'media_type',
    };
    const statements = Object.entries(tables).flatMap(([table, column]) => {
      return [`UPDATE ${table} SET ${column} = 1`, `DELETE FROM ${table}`, `TRUNCATE ${table}`];
    });
    for (const statement of statements) {
      const client = await service.database.admin.connect();
      try {
        await client.query('SET ROLE countinghouse_runtime');
        await expect(client.query(statement)).rejects.toThrow('permission denied');
      } finally {
        await client.query('RESET ROLE');
        client.release();
      }
    }
  });
});

function edit(text: string[], at: number, change: (line: string) => string): string[] {
  return text.map((line, index) => (index === at ? change(line) : line));
}

async function verified(text: readonly string[]): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-export-'));
  const path = join(folder, 'documents.jsonl');
  await writeFile(path, text.join('\n'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/verify-export.mjs', path]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}
