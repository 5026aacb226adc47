import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyCheckout } from './copied-checkout.js';

const ROOT = resolve(import.meta.dirname, '../..');
const TOOLS = pathToFileURL(`${ROOT}/tools/`).href;

/** The checks that find a module missing somewhere, and the story that calls it through HTTP. */
const CHECKS = [
  'src/modules/resources.spec.ts',
  'test/contract/clients.spec.ts',
  'test/contract/document.spec.ts',
  'test/database/isolation.spec.ts',
  'test/database/migrations-lock.spec.ts',
  'test/database/personal-data.spec.ts',
  'test/database/schema.spec.ts',
  'test/stories/purchase-orders.spec.ts',
];

const ESM = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };

interface Postgres {
  readonly host: string;
  readonly port: number;
  readonly superuser: string;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

let copy: string;

beforeAll(async () => {
  copy = await copyCheckout();
}, 900_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

async function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, words, { cwd: copy, env: { PATH, HOME, ...env } });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The lines of a check that concern the new module. Other lines have tests of their own. */
function aboutIt({ output }: Ended): string[] {
  return output.split('\n').filter((line) => /purchase/i.test(line));
}

describe('npm run new:module', () => {
  it.each([
    [['books/products'], /^Give the noun in the singular; products is a plural\.$/],
    [['books/product'], /^There is a resource with the noun product already\.$/],
    [['books/Order'], /^The noun is up to 30 small letters, .*; not Order\.$/],
    [
      ['books/payslip'],
      /^Identifiers of the resource payments begin with pay_; choose three other letters: /,
    ],
    [['outgoing/scope'], /^The word scope has a meaning of its own in the code; choose another one\.$/],
    [
      ['supplier'],
      /^Name the house before the noun, one of bank, books, buying, outgoing, people, record, selling: /,
    ],
    [
      ['cellar/supplier'],
      /^Name the house before the noun, one of bank, books, buying, outgoing, people, record, selling: /,
    ],
    [[], /^Name the house and the noun: npm run new:module -- books\/supplier$/],
  ])('writes nothing for %j and says why', async (words, sentence) => {
    const { code, output } = await run(['tools/new-module.mjs', ...words]);
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  });

  it('writes a module that passes every check and serves at once', async () => {
    const made = await run(['tools/new-module.mjs', 'books/purchase-order', 'por']);
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('purchase-orders.controller.ts')]);
    const types = await run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
    expect(aboutIt(types)).toEqual([]);
    const rules = await run(['node_modules/jest/bin/jest.js', '--verbose', 'test/tidy'], ESM);
    expect([rules.output.includes('keeps the rule'), aboutIt(rules)]).toEqual([true, []]);
    const tested = await onPostgres(({ host, port, superuser }) =>
      run(['node_modules/jest/bin/jest.js', ...CHECKS], {
        ...ESM,
        TEST_POSTGRES_HOST: host,
        TEST_POSTGRES_PORT: String(port),
        TEST_POSTGRES_USER: superuser,
      }),
    );
    expect([tested.code, tested.code === 0 ? '' : tested.output]).toEqual([0, '']);
  }, 1_200_000);
});

/** Uses a PostgreSQL of its own, because the shared template database lacks the new migration. */
async function onPostgres(work: (postgres: Postgres) => Promise<Ended>): Promise<Ended> {
  const { withPostgres } = (await import(`${TOOLS}test/postgres.mjs`)) as {
    withPostgres(work: (postgres: Postgres) => Promise<Ended>): Promise<Ended>;
  };
  return withPostgres(work);
}

/**
 * Returns the lines that show what a file can do, in the words of the template.
 *
 * Omits the deletion, because that of products may archive instead, and says so.
 */
async function outlineOf(path: string, words: readonly (readonly [RegExp, string])[]): Promise<string[]> {
  let text = await readFile(join(ROOT, path), 'utf8');
  for (const [word, replacement] of words) text = text.replace(word, replacement);
  const lines = text.split('\n').filter((line) => /^ {2}(?:(?:async )?\w+\(.*\{$|@\w+\()/.test(line));
  return lines.filter((line) => !/^ {2}(?:async )?delete\(/.test(line));
}

describe('the template of a module', () => {
  const words = [
    [/Products/g, '{{Nouns}}'],
    [/Product/g, '{{Noun}}'],
    [/products/g, '{{nouns}}'],
    [/product/g, '{{noun}}'],
  ] as const;

  it.each(['controller', 'service', 'repository', 'mapper', 'module'])(
    'has a %s whose routes, methods and arguments are those of products',
    async (role) => {
      const living = await outlineOf(`src/modules/books/products/products.${role}.ts`, words);
      const template = await outlineOf(`tools/new-module/templates/${role}.ts.txt`, []);
      expect(template.filter((line) => !living.includes(line))).toEqual([]);
    },
  );
});
