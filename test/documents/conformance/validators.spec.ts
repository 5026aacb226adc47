import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { printFiles, type PrintedFiles } from './support/printed-files.js';

/** Where tools/pdf-validators.mjs puts them. */
const VALIDATORS = resolve(import.meta.dirname, '../../../node_modules/.cache/pdf-validators');
const PATIENCE_MS = 300_000;

describe('a printed document, judged by other programs,', () => {
  let files: PrintedFiles;

  beforeAll(async () => {
    files = await printFiles();
  });

  afterAll(() => files.remove());

  it.each(['3a', 'ua1'])(
    'is what veraPDF calls %s, unless it is a draft',
    (flavour) => {
      const { stdout } = java('verapdf.jar', [
        '--flavour',
        flavour,
        '--format',
        'text',
        ...files.all.values(),
      ]);
      const verdicts = [...stdout.matchAll(/^(PASS|FAIL) .*\/([a-z0-9-]+)\.pdf\b/gm)].map(
        ([, verdict, name]) => {
          return [name, verdict];
        },
      );
      const expected = [...files.all.keys()].map((name) => [name, name === 'draft' ? 'FAIL' : 'PASS']);
      expect(verdicts.sort()).toEqual(expected.sort());
    },
    PATIENCE_MS,
  );

  it(
    'is a valid Factur-X document to Mustang',
    () => {
      const args = ['--action', 'validateExpectValid', '-d', files.facturX];
      const { stdout } = java('mustang.jar', ['--disable-file-logging', '--no-notices', ...args]);
      expect(stdout).toContain('Overall test result: valid');
    },
    PATIENCE_MS,
  );
});

function java(jar: string, args: readonly string[]) {
  const run = spawnSync('java', ['-Xmx1g', '-jar', join(VALIDATORS, jar), ...args], { encoding: 'utf8' });
  if (run.error !== undefined) throw run.error;
  return run;
}
