import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** Pages that tell how things are now. Decisions and the changelog tell how they were when they were written. */
const pages = files.filter((file) => {
  return (
    file.endsWith('.md') && !/^(?:docs\/(?:decisions|problems)|test|vendor)\/|^CHANGELOG\.md$/.test(file)
  );
});

/** Says what stands in place of each decorator of plain Nest. */
const TRANSLATION = 'src/platform/README.md';

const PATH = /`((?:src|test|tools|docs|panel|clients|openapi|bench|deploy|packages)\/[\w./-]+)`/g;
const SCRIPT = /npm (?:--prefix (\S+) )?run (?:--silent )?([a-z][\w:-]*)/g;
const DECORATOR = /`@([A-Z]\w+)(?:\([^`]*\))?`/g;

function found(pattern: RegExp): (readonly [page: string, match: RegExpExecArray])[] {
  return pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)].map((match) => [page, match] as const),
  );
}

function scriptsOf(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {});
}

describe('what the pages name', () => {
  it('are paths that exist, from the root or from the folder of the page', () => {
    const paths = found(PATH);
    expect(paths.length).toBeGreaterThan(50);
    const missing = paths.filter(
      ([page, [, path = '']]) => !existsSync(path) && !existsSync(join(dirname(page), path)),
    );
    expect(missing.map(([page, [, path]]) => `${page}: ${path}`)).toEqual([]);
  });

  it('are scripts of the root, of the named folder, or of the folder of the page', () => {
    const scripts = found(SCRIPT);
    expect(scripts.length).toBeGreaterThan(30);
    const missing = scripts.filter(([page, [, prefix = '.', script = '']]) => {
      return ![prefix, dirname(page)].some((folder) => scriptsOf(folder).includes(script));
    });
    expect(missing.map(([page, [, , script]]) => `${page}: ${script}`)).toEqual([]);
  });

  it('are decorators that the code uses', () => {
    const code = files.filter((file) => /^src\/.*\.ts$/.test(file)).map((file) => readFileSync(file, 'utf8'));
    const used = new Set(
      code.flatMap((text) => [...text.matchAll(/@([A-Z]\w+)\(/g)].map(([, name]) => name)),
    );
    const missing = found(DECORATOR).filter(([page, [, name]]) => page !== TRANSLATION && !used.has(name));
    expect(missing.map(([page, [, name]]) => `${page}: @${name}`)).toEqual([]);
  });
});

describe('the configurations of the debugger', () => {
  it('start programs that exist', () => {
    const { configurations } = JSON.parse(readFileSync('.vscode/launch.json', 'utf8')) as {
      readonly configurations: readonly { readonly program?: string }[];
    };
    const programs = configurations.flatMap(({ program }) => (program === undefined ? [] : [program]));
    expect(programs).not.toEqual([]);
    const missing = programs.filter((program) => !existsSync(program.replace('${workspaceFolder}/', '')));
    expect(missing).toEqual([]);
  });
});

describe('.gitattributes', () => {
  it('marks every file that says it is generated', () => {
    const generated = files.filter((file) => {
      if (!/^(?:openapi|docs|src|panel\/src|clients)\/.*\.(?:json|txt|md|sql|ts|py|java|php)$/.test(file))
        return false;
      return /^\W*(?:<\?php\W*)?(?:declare\(strict_types=1\);\W*)?@generated/.test(
        readFileSync(file, 'utf8'),
      );
    });
    expect(generated.length).toBeGreaterThan(100);
    const input = generated.join('\n');
    const marked = execFileSync('git', ['check-attr', '--stdin', 'linguist-generated'], {
      input,
      encoding: 'utf8',
    });
    const unmarked = marked.split('\n').filter((line) => line !== '' && !line.endsWith(': set'));
    expect(unmarked).toEqual([]);
  });
});
