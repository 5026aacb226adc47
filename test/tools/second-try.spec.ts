import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface AgainTool {
  filesToTryAgain(report: Report): string[];
  flakyTests(first: Report, second: Report, folder: string): string[];
}

const ROOT = resolve(import.meta.dirname, '../..');
let tool: AgainTool;

beforeAll(async () => {
  tool = (await import(pathToFileURL(join(ROOT, 'tools/test/again.mjs')).href)) as AgainTool;
});

/** Makes a report on files, each with its tests and whether they passed. A file without tests failed as a whole. */
function reportOf(files: Readonly<Record<string, Readonly<Record<string, 'passed' | 'failed'>>>>): Report {
  return {
    testResults: Object.entries(files).map(([name, tests]) => {
      const states = Object.entries(tests);
      const isGreen = states.length > 0 && states.every(([, status]) => status === 'passed');
      const assertionResults = states.map(([fullName, status]) => ({ fullName, status }));
      return { name: `/repository/${name}`, status: isGreen ? 'passed' : 'failed', assertionResults };
    }),
  };
}

describe('the second try of test files', () => {
  const first = reportOf({
    'test/green.spec.ts': { 'is green': 'passed' },
    'test/red.spec.ts': { 'comes and goes': 'failed', 'stays red': 'failed', 'stays green': 'passed' },
    'test/unloaded.spec.ts': {},
  });

  it('covers the failed files, unless there are more than three', () => {
    expect(tool.filesToTryAgain(first)).toEqual([
      '/repository/test/red.spec.ts',
      '/repository/test/unloaded.spec.ts',
    ]);
    const files = ['a', 'b', 'c', 'd'].map((name) => [name, { fails: 'failed' as const }]);
    expect(tool.filesToTryAgain(reportOf(Object.fromEntries(files) as never))).toEqual([]);
  });

  it('names the tests that passed only then, or the file if it failed without a failing test', () => {
    const second = reportOf({
      'test/red.spec.ts': { 'comes and goes': 'passed', 'stays red': 'failed', 'stays green': 'passed' },
      'test/unloaded.spec.ts': { 'loads now': 'passed' },
    });
    expect(tool.flakyTests(first, second, '/repository')).toEqual([
      'test/red.spec.ts: comes and goes',
      'test/unloaded.spec.ts',
    ]);
  });

  it('names nothing that keeps failing', () => {
    const second = reportOf({
      'test/red.spec.ts': { 'comes and goes': 'failed', 'stays red': 'failed', 'stays green': 'passed' },
      'test/unloaded.spec.ts': {},
    });
    expect(tool.flakyTests(first, second, '/repository')).toEqual([]);
  });
});
