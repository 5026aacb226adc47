import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `npm test` leaves to `npm run test:all`, and how that adds up what its parts say. */

interface Rooms {
  readonly LATER: Readonly<Record<string, string>>;
  readonly EVERYDAY_CHECKS: readonly string[];
}
interface Whole {
  countsIn(output: string): { passed: number; failed: number; flaky: string[] };
}

const ROOT = resolve(import.meta.dirname, '../..');

async function tool<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(join(ROOT, 'tools/test', file)).href)) as T;
}

describe('what npm test leaves to npm run test:all', () => {
  it('names folders and files that there are', async () => {
    const { LATER } = await tool<Rooms>('rooms.mjs');
    for (const path of Object.keys(LATER)) {
      const [folder = '', start = ''] = path.endsWith('/') ? [path] : split(path);
      expect({ path, exists: existsSync(join(ROOT, folder)) }).toEqual({ path, exists: true });
      const files = readdirSync(join(ROOT, folder)).filter((name) => name.startsWith(start));
      expect({ path, files: files.length > 0 }).toEqual({ path, files: true });
    }
  });

  it('leaves out nothing else', () => {
    const everyday = testFiles({ TESTS_LATER: 'test/panel/,test/contract/bad-input' });
    const whole = testFiles({});
    const missing = whole.filter((file) => !everyday.includes(file));
    expect(missing.filter((file) => !/test\/(panel\/|contract\/bad-input)/.test(file))).toEqual([]);
    expect(missing.length).toBeGreaterThan(40);
  });
});

describe('the sum of a whole run', () => {
  it('is read from the last line of each part', async () => {
    const { countsIn } = await tool<Whole>('all.mjs');
    expect(countsIn('flaky: test/a.spec.ts: is late\n12 passed, 0 failed\n')).toEqual({
      passed: 12,
      failed: 0,
      flaky: ['flaky: test/a.spec.ts: is late'],
    });
    expect(countsIn('7 passed, 2 failed')).toMatchObject({ passed: 7, failed: 2 });
  });

  it('counts a part that does not say as one failure', async () => {
    const { countsIn } = await tool<Whole>('all.mjs');
    for (const output of ['', 'It broke.\n', '12 passed, 0 failed\nThen it broke.\n'])
      expect(countsIn(output)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is printed last, after the flaky tests', () => {
    const { status, stdout } = runParts({
      service: `console.log('noise'); console.log('flaky: test/a.spec.ts: b  c'); console.log('3 passed, 0 failed')`,
      clients: `console.log('flaky: php'); console.log('4 passed, 0 failed')`,
    });
    expect(stdout).toBe('flaky: test/a.spec.ts: b  c\nflaky: php\n7 passed, 0 failed\n');
    expect(status).toBe(0);
  });

  it('fails for a failure, and goes on behind it', () => {
    const { status, stdout } = runParts({
      service: `console.log('3 passed, 2 failed'); process.exit(1)`,
      clients: `console.log('it broke'); process.exit(1)`,
      faults: `console.log('1 passed, 0 failed')`,
    });
    expect(stdout).toBe('4 passed, 3 failed\n');
    expect(status).toBe(1);
  });

  it('is that of the parts in their order, though the first runs beside the others', () => {
    const { stdout } = runParts({
      service: `setTimeout(() => { console.log('flaky: late'); console.log('1 passed, 0 failed') }, 500)`,
      clients: `console.log('flaky: early'); console.log('2 passed, 0 failed')`,
    });
    expect(stdout).toBe('flaky: late\nflaky: early\n3 passed, 0 failed\n');
  });

  it('leaves out what needs a program that there is not, and says so', () => {
    const { status, stdout, stderr } = runParts({ java: `console.log('9 passed, 0 failed')` }, [
      'no-such-program',
    ]);
    expect(stdout).toBe('0 passed, 0 failed\n');
    expect(stderr).toContain('part java: left out, because there is no no-such-program');
    expect(status).toBe(0);
  });

  it('is what the continuous integration prints', () => {
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain(
      'exec npm run --silent test:all </dev/null\n',
    );
  });

  it('refuses a part that there is not', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test-all.mjs', 'cleints'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '0 passed, 1 failed\n' });
    expect(stderr).toContain(
      'There is no part "cleints", only service, audit, clients, faults, java, e-invoice.',
    );
  });
});

function split(path: string): string[] {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

/** The files that jest would run, relative to the repository. */
function testFiles(env: Record<string, string>): string[] {
  const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((file) => file.slice(ROOT.length + 1));
}

/** Runs a whole run that consists of small programs, by their names. */
function runParts(
  programs: Readonly<Record<string, string>>,
  needs: readonly string[] = [],
): { status: number | null; stdout: string; stderr: string } {
  const parts = Object.entries(programs).map(([name, text]) => ({ name, program: ['-e', text], needs }));
  const tool = pathToFileURL(join(ROOT, 'tools/test/all.mjs')).href;
  const text = `import { runAll } from '${tool}'; await runAll([], ${JSON.stringify(parts)}, () => {});`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', text], { cwd: ROOT, encoding: 'utf8' });
}
