import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestService } from '../../support/test-service.js';

const BLOCKS = [...readFileSync('README.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)];

let folder: string;
let service: TestService;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-readme-'));
  service = await TestService.start();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the commands of the README', () => {
  it('make a valid XRechnung, and a PDF that carries an invoice', async () => {
    const { owner, url } = service;
    const [first, electronic] = [blockWith('post customers'), blockWith('documents/factur_x')];
    await bash(
      filledIn(first + electronic, [
        [/^API=.*$/m, `API=${url}/api`],
        [/^KEY=.*$/m, `KEY=${owner.api.token ?? ''}`],
        [/"email":"[^"]*","password":"[^"]*"/, credentials()],
      ]),
    );
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['INV-2026-00002.pdf', 'INV-2026-00002.xml']);
    const [pdf, xml] = files.map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(pdf).toContain('factur-x.xml');
    expect(xml).toContain('urn:xeinkauf.de:kosit:xrechnung_3.0');
  });
});

function credentials(): string {
  const { email, password } = service.owner;
  return `"email":${JSON.stringify(email)},"password":${JSON.stringify(password)}`;
}

function blockWith(command: string): string {
  const found = BLOCKS.find(([, block = '']) => block.includes(command))?.[1];
  if (found === undefined) throw new Error(`The README has no block with ${command}.`);
  return found;
}

/** Replaces what is different here, each exactly once. */
function filledIn(script: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((text, [pattern, here]) => {
    if (!pattern.test(text)) throw new Error(`The README has nothing like ${String(pattern)}.`);
    return text.replace(pattern, () => here);
  }, script);
}

/** As somebody pastes them. The service of the test runs in this process, so that it must not wait for them. */
async function bash(script: string): Promise<void> {
  const child = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
}
