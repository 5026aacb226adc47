import { RESOURCES, sliceOf } from './places.js';
import { isSpec } from './source-file-view.js';
import type { Finding, Rule } from './rule.js';
import type { SourceFileView } from './source-file-view.js';

/** Every slice is a folder with a README.md that says what it owns and an index.ts that is its only door. */
export const sliceShape: Rule = (files) => {
  const paths = new Set(files.map((view) => view.path));
  const slices = new Set(files.flatMap((view) => sliceOf(view.path) ?? []));
  return [
    ...[...slices].flatMap((slice) => missingFrom(slice, paths)),
    ...files.filter(isLoose).map(asLoose),
  ];
};

function missingFrom(slice: string, paths: ReadonlySet<string>): Finding[] {
  const expected = {
    'README.md': 'say what the slice owns, what it does not own, its words and its invariants',
    'index.ts': 'export from it what other slices may use, and nothing else',
  };
  return Object.entries(expected)
    .map(([file, instead]) => ({
      path: `src/modules/${slice}/${file}`,
      line: 1,
      wrong: 'the file is missing',
      instead,
    }))
    .filter(({ path }) => !paths.has(path));
}

function isLoose({ path }: SourceFileView): boolean {
  return /^src\/modules\/[^/]+$/.test(path) && path !== RESOURCES && !isSpec(path);
}

function asLoose({ path }: SourceFileView): Finding {
  return {
    path,
    line: 1,
    wrong: 'a file stands in modules/ outside every slice',
    instead: 'give it to the slice that owns it',
  };
}
