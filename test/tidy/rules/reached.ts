import { edgesOf } from './graph.js';
import { isDoor } from './places.js';
import type { Rule } from './rule.js';
import { isSpec } from './source-file-view.js';

/**
 * Every file under src is reached from a place where the program begins: main.ts, ormconfig.ts, a migration or a tool.
 * Tests reach nothing, for code that only tests use is dead code. The door of a slice may wait for its first visitor.
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
      instead: 'import it where it is used, or delete it',
    }));
};

/** Where a program begins; the generated files are asked for by tools/generate.mjs, in their built form. */
const PROGRAMS = [
  'src/main.ts',
  'src/generated-files.ts',
  'src/generated-schema.ts',
  'ormconfig.ts',
  // The slice that writes documents will use it, and removes this line (docs/decisions/0090).
  'src/kernel/en16931/index.ts',
  // The slice of documents will call it, and removes this line.
  'src/modules/documents/rendering/index.ts',
];

function isRoot(path: string): boolean {
  return PROGRAMS.includes(path) || /^(src\/database\/migrations|tools)\//.test(path);
}

function isCounted(path: string): boolean {
  return /^src\/.*\.ts$/.test(path) && !path.endsWith('.d.ts') && !isSpec(path) && !isDoor(path);
}
