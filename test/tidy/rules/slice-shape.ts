import { HOUSES, RESOURCES, sliceFolderOf, sliceOf } from './places.js';
import { isSpec } from './source-file-view.js';
import type { Finding, Rule } from './rule.js';
import type { SourceFileView } from './source-file-view.js';

/**
 * Every slice is a folder with a README.md that says what it owns, and an index.ts that is its only entry point.
 *
 * If a slice has folders for its use cases, its root contains only these two and `<slice>.<suffix>.ts`.
 */
export const sliceShape: Rule = (files) => {
  const paths = new Set(files.map((view) => view.path));
  const slices = new Set(files.flatMap((view) => sliceFolderOf(view.path) ?? []));
  const foldered = new Set(files.filter(hasUseCaseFolder).flatMap((view) => sliceOf(view.path) ?? []));
  return [
    ...[...slices].flatMap((slice) => missingFrom(slice, paths)),
    ...files.filter(isLoose).map(asLoose),
    ...files.filter((view) => isBesideFolders(view, foldered)).map(asBesideFolders),
  ];
};

/** The common folders of slices; any other folder is a use case. */
const COMMON_FOLDERS: readonly string[] = ['domain', 'dto', 'entities', 'jobs'];

function hasUseCaseFolder({ path }: SourceFileView): boolean {
  const folder = /^src\/modules\/[^/]+\/[^/]+\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && !COMMON_FOLDERS.includes(folder);
}

function isBesideFolders({ path }: SourceFileView, foldered: ReadonlySet<string>): boolean {
  const [, slice = '', file = ''] = /^src\/modules\/[^/]+\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!foldered.has(slice)) return false;
  return !['README.md', 'index.ts'].includes(file) && !file.startsWith(`${slice}.`);
}

function asBesideFolders({ path }: SourceFileView): Finding {
  return {
    path,
    line: 1,
    wrong: 'a file stands beside the folders of the use cases',
    fix: 'move it into the folder of its use case, or name it <slice>.<suffix>.ts',
  };
}

function missingFrom(folder: string, paths: ReadonlySet<string>): Finding[] {
  const expected = {
    'README.md': 'say what the slice owns, what it does not own, its words and its invariants',
    'index.ts': 'export from it what other slices may use, and nothing else',
  };
  return Object.entries(expected)
    .map(([file, fix]) => ({
      path: `${folder}/${file}`,
      line: 1,
      wrong: 'the file is missing',
      fix,
    }))
    .filter(({ path }) => !paths.has(path));
}

function isLoose({ path }: SourceFileView): boolean {
  return /^src\/modules\/([^/]+\/)?[^/]+$/.test(path) && path !== RESOURCES && !isSpec(path);
}

function asLoose({ path }: SourceFileView): Finding {
  return {
    path,
    line: 1,
    wrong: 'a file stands in modules/ outside every slice',
    fix: `give it to the slice that owns it, in a folder of ${HOUSES.join(', ')}`,
  };
}
