import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whatever a command of package.json loads before it has installed the packages. */
function loadedAtOnce(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const name of importsIn(path)) if (name.startsWith('.')) loadedAtOnce(join(dirname(path), name), seen);
  return seen;
}

function importsIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const statics = text.matchAll(
    /^(?:import\s+(?:[\w*{}\s,$]+\s+from\s+)?|export\s+(?:\*|\{[^}]*\})\s+from\s+)['"]([^'"]+)['"]/gm,
  );
  return [...statics].map(([, name = '']) => name);
}

/** Commands that install first, and what they load then. */
const FIRST = ['tools/start.mjs', 'tools/test.mjs', 'tools/setup-only.mjs', 'tools/test-clients.mjs'];
const RUN = 'tools/test/run.mjs';

describe('a fresh checkout', () => {
  it('can run its first commands before any package is installed', () => {
    expect(readdirSync('tools')).toEqual(
      expect.arrayContaining(FIRST.map((path) => path.slice('tools/'.length))),
    );
    const loaded = [...FIRST, RUN].flatMap((path) => [...loadedAtOnce(path)]);
    const packages = loaded.flatMap((path) =>
      importsIn(path)
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
        .map((name) => `${path}: ${name}`),
    );
    expect(packages).toEqual([]);
    expect(loaded).toContain('tools/test/postgres.mjs');
  });
});
