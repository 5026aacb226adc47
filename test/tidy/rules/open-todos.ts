import ts from 'typescript';
import type { Rule } from './rule.js';
import { isGenerated, isScript } from './source-file-view.js';

/** The word as a note: first in its line, or followed by a colon or bracket, not merely mentioned. */
const NOTE = /(?<=^[ \t]*(?:\/\/|\/\*\*?|\*|#)[ \t]*)(?:TODO|FIXME|XXX)\b|\b(?:TODO|FIXME|XXX)(?=[:(])/gm;
const ID = /\bOP-[A-Za-z0-9][\w-]*|\bdecision \d{4}\b/;

/** A note about unfinished work names its open point or decision, so that it can be found again. */
export const openTodos: Rule = (files) =>
  files
    .filter((view) => !view.path.endsWith('.md') && !isGenerated(view))
    .flatMap((view) =>
      [...view.text.matchAll(NOTE)]
        .filter(({ index }) => !isScript(view.path) || isComment(view.ast, index))
        .map(({ index, 0: word }) => ({ word, line: view.text.slice(0, index).split('\n').length }))
        .filter(({ line }) => !ID.test(view.lines[line - 1] ?? ''))
        .map(({ word, line }) => ({
          path: view.path,
          line,
          wrong: `${word} without an id`,
          fix: 'name its open point (OP-...) or decision (decision 0007) in the same line, or do it now',
        })),
    );

/** Whether the position is between tokens, or in a JSDoc comment. */
function isComment(ast: ts.SourceFile, position: number): boolean {
  let node: ts.Node = ast;
  for (;;) {
    const inner: ts.Node | undefined = node
      .getChildren(ast)
      .find(({ pos, end }) => pos <= position && position < end);
    if (inner === undefined) return position < node.getStart(ast);
    if (inner.kind >= ts.SyntaxKind.FirstJSDocNode && inner.kind <= ts.SyntaxKind.LastJSDocNode) return true;
    node = inner;
  }
}
