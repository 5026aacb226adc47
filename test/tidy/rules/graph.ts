import { importsOf, resolveIn } from './imports.js';
import type { SourceFileView } from './source-file-view.js';

/** An import as an edge between two files of the repository. */
export interface Edge {
  readonly to: string;
  readonly line: number;
}

const edgesByFiles = new WeakMap<readonly SourceFileView[], ReadonlyMap<string, readonly Edge[]>>();

/** Returns the imports between the given files, by the path of the importing file, without packages. */
export function edgesOf(files: readonly SourceFileView[]): ReadonlyMap<string, readonly Edge[]> {
  const known = edgesByFiles.get(files);
  if (known !== undefined) return known;
  const paths = new Map(files.map((view) => [view.path, view]));
  const edges = new Map(
    files.map((view) => [
      view.path,
      importsOf(view).flatMap((imported) => {
        const to = resolveIn(paths, imported);
        return to === undefined ? [] : [{ to, line: imported.line }];
      }),
    ]),
  );
  edgesByFiles.set(files, edges);
  return edges;
}
