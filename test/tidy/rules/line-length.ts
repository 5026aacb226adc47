import ts from 'typescript';
import type { Rule } from './rule.js';
import { isGenerated, lineAt, type SourceFileView } from './source-file-view.js';

const COLUMNS_MAX = 120;

/** A line has at most 120 columns, except imports and lines with a URL. */
export const lineLength: Rule = (files) =>
  files
    .filter((view) => !view.path.endsWith('.md') && !isGenerated(view))
    .flatMap((view) => {
      const free = linesOfImports(view);
      return view.lines.flatMap((text, index) => {
        if (text.length <= COLUMNS_MAX || free.has(index + 1) || /https?:\/\//.test(text)) return [];
        const wrong = `the line has ${text.length} columns, ${COLUMNS_MAX} at most`;
        return [{ path: view.path, line: index + 1, wrong, fix: 'break it, or give a part of it a name' }];
      });
    });

function linesOfImports(view: SourceFileView): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const statement of view.ast.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const last = lineAt(view, statement.end);
    for (let line = lineAt(view, statement.getStart()); line <= last; line += 1) lines.add(line);
  }
  return lines;
}
