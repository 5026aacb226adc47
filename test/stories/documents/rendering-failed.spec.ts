import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestService } from '../../support/test-service.js';

const FONT = join(process.cwd(), 'src/modules/outgoing/documents/rendering/fonts/noto-sans-hebrew-400.ttf');

/** Begins as a font does, and then has no letters: the start does not read further, the engine does. */
const CUT_OFF = Buffer.from('000100000000', 'hex');

let fonts: string;
let service: TestService;

beforeAll(async () => {
  fonts = mkdtempSync(join(tmpdir(), 'countinghouse-fonts-'));
  copyFileSync(FONT, join(fonts, 'more.ttf'));
  service = await TestService.start({ env: { FONTS_DIR: fonts } });
});
afterAll(async () => {
  await service.stop();
  rmSync(fonts, { recursive: true, force: true });
});

describe('an engine that cannot print', () => {
  it('is told as a problem, stores nothing, and prints once the fault is mended', async () => {
    writeFileSync(join(fonts, 'more.ttf'), CUT_OFF);
    const id = await service.owner.issuedInvoice();
    const { number } = await service.owner.shownInvoice(id);
    const path = `/invoices/${id}/documents`;
    const failed = await service.owner.api.get(`${path}/pdf`);
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    expect(failed.body).toMatchObject({
      type: expect.stringMatching(/\/problems\/rendering_failed$/) as string,
      code: 'rendering_failed',
      detail: `The document ${number as string} could not be printed.`,
    });
    // The path of the font is for the operator.
    expect(JSON.stringify(failed.body)).not.toContain('more.ttf');
    expect(service.logLines.join('')).toContain('more.ttf');
    expect(await stateOf(id)).toBe('available');

    copyFileSync(FONT, join(fonts, 'more.ttf'));
    expect((await service.owner.api.get(`${path}/pdf`)).status).toBe(200);
    expect(await stateOf(id)).toBe('stored');
  });
});

describe('an engine that stands still', () => {
  it('is replaced after thirty seconds: one document fails, and the next request prints it', async () => {
    const id = await service.owner.issuedInvoice();
    const path = `/invoices/${id}/documents/pdf`;
    // The first document starts the process, which is kept for the next one.
    await service.owner.api.get(`/invoices/${await service.owner.issuedInvoice()}/documents/pdf`);
    process.kill(engineProcess(), 'SIGSTOP');
    const failed = await service.owner.api.get(path);
    expect([failed.status, failed.body.code]).toEqual([500, 'rendering_failed']);
    expect(await stateOf(id)).toBe('available');
    expect((await service.owner.api.get(path)).status).toBe(200);
  });
});

async function stateOf(id: string): Promise<string | undefined> {
  const { body } = await service.owner.api.get(`/invoices/${id}/documents`);
  const files = body.data as { readonly format: string; readonly state: string }[];
  return files.find(({ format }) => format === 'pdf')?.state;
}

/** The process that lays out documents, a child of the one that runs the service. */
function engineProcess(): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines.find((line) => {
    const [, parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.includes('render-process');
  });
  if (found === undefined) throw new Error('No process lays out documents.');
  return Number.parseInt(found, 10);
}
