import { edgesOf } from './graph.js';
import { isDoor } from './places.js';
import type { Rule } from './rule.js';
import { isSpec } from './source-file-view.js';

/**
 * Every file under src is reachable from an entry point: main.ts, ormconfig.ts, a migration or a tool.
 *
 * Tests do not count, because code that only tests use is dead code. The index.ts of a slice need not be used yet.
 */
export const reached: Rule = (files) => {
  const graph = edgesOf(files);
  const seen = new Set([...graph.keys()].filter(isRoot));
  for (const path of seen) {
    for (const { to } of graph.get(path) ?? []) seen.add(to);
  }
  return files
    .filter(({ path }) => isCounted(path) && !seen.has(path))
    .map(({ path }) => ({
      path,
      line: 1,
      wrong: 'nothing reaches this file',
      fix: 'import it where it is used, or delete it',
    }));
};

/** The entry points. Programs of tools/ import built files, and pages of the reference load scripts. */
const PROGRAMS = [
  'src/main.ts',
  'src/files-main.ts',
  'src/secrets-main.ts',
  'src/user-reset.ts',
  'src/generated-files.ts',
  'src/generated-schema.ts',
  'src/platform/reference/browser/docs.ts',
  'src/platform/reference/browser/guide.ts',
  'src/platform/reference/browser/reference.ts',
  'ormconfig.ts',
];

function isRoot(path: string): boolean {
  return PROGRAMS.includes(path) || /^(src\/database\/migrations|tools)\//.test(path);
}

function isCounted(path: string): boolean {
  return /^src\/.*\.ts$/.test(path) && !path.endsWith('.d.ts') && !isSpec(path) && !isDoor(path);
}
