import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestService } from '../../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './german-parties.js';

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await TestService.start();
  await becomeGerman(service.owner);
  folder = await mkdtemp(join(tmpdir(), 'countinghouse-files-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await service.stop();
});

const attached = 'Day;Hours\n2026-11-02;8\n';

/** Puts the export of a series and the files of an invoice where somebody else would keep them. */
async function keep(): Promise<{ list: string; files: string }> {
  const { api } = service.owner;
  const customer_id = await service.owner.customer(germanBuyer);
  const id = await service.owner.invoice({ customer_id, ...validInvoice });
  await api.post(`/invoices/${id}/attachments`, {
    reference: 'TS',
    filename: 'hours.csv',
    media_type: 'text/csv',
    content: Buffer.from(attached).toString('base64'),
  });
  await api.post(`/invoices/${id}/finalize`);
  const files = join(folder, 'files');
  await mkdir(join(files, 'attached'), { recursive: true });
  for (const format of ['ubl', 'cii']) {
    const { body } = await api.get(`/invoices/${id}/documents/${format}`);
    await writeFile(join(files, `${format}.xml`), body as string);
  }
  await writeFile(join(files, 'attached/hours.csv'), attached);
  const series = (await api.get('/number-series')).body.data[0].id as string;
  const list = join(folder, 'documents.jsonl');
  await writeFile(list, (await api.get(`/number-series/${series}/export`)).body as string);
  return { list, files };
}

async function verified(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    const run = await promisify(execFile)(process.execPath, ['tools/verify-export.mjs', ...args]);
    return { code: 0, output: run.stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

describe('files that were kept elsewhere', () => {
  it('are recognized by the export of their series, attached ones too', async () => {
    const { list, files } = await keep();
    expect(await verified(list, files)).toEqual({
      code: 0,
      output: expect.stringContaining('3 files in'),
    });
    await writeFile(join(files, 'ubl.xml'), 'changed');
    const { code, output } = await verified(list, files);
    expect([code, output]).toEqual([1, expect.stringContaining('ubl.xml is no file of these documents')]);
    expect((await verified(list)).code).toBe(0);
    expect((await verified(list, join(folder, 'none'))).code).toBe(2);
  });
});
