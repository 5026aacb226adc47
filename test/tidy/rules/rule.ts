import type ts from 'typescript';
import { importsOf, type Import } from './imports.js';
import { lineOf, nodesOf, type SourceFileView } from './source-file-view.js';

/** What a rule has to say: what is wrong, and what to do instead. Both are plain clauses without a full stop. */
export interface Complaint {
  readonly wrong: string;
  readonly fix: string;
}

/** A complaint at its place. `line` counts from 1. */
export interface Finding extends Complaint {
  readonly path: string;
  readonly line: number;
}

/** A house rule: a pure function of the files it is shown. */
export type Rule = (files: readonly SourceFileView[]) => Finding[];

/** One finding as one line of the report: `path:line: what is wrong; what to do instead`. */
export function asLine({ path, line, wrong, fix }: Finding): string {
  return `${path}:${line}: ${wrong}; ${fix}`;
}

/** A rule that judges one import at a time, in the files where it applies. */
export function importRule(
  applies: (path: string) => boolean,
  judge: (imported: Import, view: SourceFileView) => Complaint | undefined,
): Rule {
  return (files) =>
    files
      .filter((view) => applies(view.path))
      .flatMap((view) =>
        importsOf(view).flatMap((imported) => at(view, imported.line, judge(imported, view))),
      );
}

/** A rule that judges one syntax node at a time, in the files where it applies. */
export function nodeRule(
  applies: (path: string) => boolean,
  judge: (node: ts.Node, view: SourceFileView) => Complaint | undefined,
): Rule {
  return (files) =>
    files
      .filter((view) => applies(view.path))
      .flatMap((view) => nodesOf(view).flatMap((node) => at(view, lineOf(view, node), judge(node, view))));
}

function at(view: SourceFileView, line: number, complaint: Complaint | undefined): Finding[] {
  return complaint === undefined ? [] : [{ path: view.path, line, ...complaint }];
}
