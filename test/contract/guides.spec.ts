import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { problemCodes } from '../../src/kernel/problems/registry.js';
import { document } from '../support/contract.js';
import { TestService } from '../support/test-service.js';

/** The guides at /guides. `npm run test:clients` runs their samples in the languages of the client libraries. */

const FOLDER = join(import.meta.dirname, '../../src/platform/reference/guides');
const LANGUAGES = ['sh', 'python', 'js', 'java', 'php'];

const names = readdirSync(FOLDER).sort();
const guides = names.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

function samples(markdown: string, language: string): string[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm');
  return [...markdown.matchAll(pattern)].map(([, sample = '']) => sample);
}

describe('a guide', () => {
  it.each(guides)('has a sample in every language: %s', (_name, markdown) => {
    const counts = LANGUAGES.map((language) => samples(markdown, language).length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
  });

  it.each(guides)('leads only to what there is: %s', (_name, markdown) => {
    const operations = Object.values(document.paths).flatMap((item) => {
      const all = Object.values(item) as unknown as { tags: string[]; operationId: string }[];
      return all.map(({ tags, operationId }) => `/docs#/${encodeURI(tags[0]!)}/${operationId}`);
    });
    const known = [
      ...operations,
      ...problemCodes.map((code) => `/problems/${code}`),
      ...names.map((name) => `/guides/${name.slice(3, -3)}`),
      ...['/docs', '/problems', '/settings/api'],
    ];
    const links = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !known.includes(link!))).toEqual([]);
  });
});

describe('the samples of all guides with curl', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  it('run from top to bottom and do what their guides say', async () => {
    const program = guides
      .map(([name, markdown]) => `echo; echo '== ${name}'\n${samples(markdown, 'sh').join('\n')}`)
      .join('\n')
      .replaceAll('http://127.0.0.1:3000', service.url)
      .replaceAll('ch_live_…', service.owner.api.token ?? '');
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', program]);
    const parts = Object.fromEntries(
      stdout
        .split('\n== ')
        .slice(1)
        .map((part) => [/^\d\d-([a-z-]+)\.md/.exec(part)![1]!, part]),
    );
    expect(parts['quick-start']).toMatch(/"status":"open".*"total":1420\.56/);
    expect(parts['authentication']).toMatch(/"name":.*"code":"invalid_token"/s);
    const made = parts['idempotency']!.match(/cus_\w+/g);
    expect([made?.length, new Set(made).size]).toEqual([2, 1]);
    expect(parts['paging']).toMatch(/"data":\[\{"id":"cus_/);
    expect(parts['errors']).toContain('"pointer":"#/items","code":"too_few"');
    expect(parts['versions']).toMatch(/200\n412\n/);
    expect(parts['events']).toMatch(/"type":"invoice\.created".*"type":"invoice\.finalized"/s);
    expect(parts['webhooks']).toMatch(/\n[\w+/]{43}=\n/);
    expect(parts['many-invoices']).toMatch(/"created":1,"refused":1,.*#\/invoices\/1\/customer_id/s);
    expect(parts['dry-runs']).toMatch(/"would_succeed":true,.*"provisional":\["#\/id","#\/number"\]/s);
    expect(parts['money']).toMatch(/"subtotal":1\.01,.*"total":1\.2,.*"steps":\[/s);
  });
});
