import type ts from 'typescript';
import { importsOf, type Import } from './imports.js';
import { lineOf, nodesOf, type SourceFileView } from './source-file-view.js';

/** What is wrong and how to fix it. Both are plain clauses without a full stop. */
export interface Complaint {
  readonly wrong: string;
  readonly fix: string;
}

/** A complaint with its position. `line` counts from 1. */
export interface Finding extends Complaint {
  readonly path: string;
  readonly line: number;
}

/** A rule: a pure function of the given files. */
export type Rule = (files: readonly SourceFileView[]) => Finding[];

/** Formats a finding as one line of the report: `path:line: what is wrong; how to fix it`. */
export function asLine({ path, line, wrong, fix }: Finding): string {
  return `${path}:${line}: ${wrong}; ${fix}`;
}

/** Makes a rule that checks each import of the files where it applies. */
export function importRule(
  applies: (path: string) => boolean,
  judge: (imported: Import, view: SourceFileView) => Complaint | undefined,
): Rule {
  return (files) =>
    files
      .filter((view) => applies(view.path))
      .flatMap((view) =>
        importsOf(view).flatMap((imported) => at(view, () => imported.line, judge(imported, view))),
      );
}

/** Makes a rule that checks each syntax node of the files where it applies. */
export function nodeRule(
  applies: (path: string) => boolean,
  judge: (node: ts.Node, view: SourceFileView) => Complaint | undefined,
): Rule {
  return (files) =>
    files
      .filter((view) => applies(view.path))
      .flatMap((view) =>
        nodesOf(view).flatMap((node) => at(view, () => lineOf(view, node), judge(node, view))),
      );
}

/** The line is a function, because finding it costs more than most judgements, and almost no node has a complaint. */
function at(view: SourceFileView, line: () => number, complaint: Complaint | undefined): Finding[] {
  return complaint === undefined ? [] : [{ path: view.path, line: line(), ...complaint }];
}
