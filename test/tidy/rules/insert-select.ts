import ts from 'typescript';
import type { Finding, Rule } from './rule.js';
import { isSpec, lineAt, nodesOf, type SourceFileView } from './source-file-view.js';

/** Tables that stay on one node of a distributed database, although their rows belong to organizations. */
const LOCAL_TABLES: readonly string[] = ['memberships'];

const INSERT_SELECT =
  /INSERT\s+INTO\s+(?<table>\w+)\s*\(\s*organization_id\b[^)]*\)\s*SELECT\s+(?<first>[^\s,]+)/g;

/**
 * An INSERT of a SELECT takes the organization from a row that is there: `SELECT parent.organization_id, …`.
 *
 * A distributed database then runs it where that row is. Otherwise it collects the rows first and is refused by
 * row-level security (decision 0192). Rows that come from nowhere are written with VALUES (`valueRows`).
 */
export const insertSelect: Rule = (files) =>
  files.filter(({ path }) => /^src\/(modules|platform)\//.test(path) && !isSpec(path)).flatMap(findingsIn);

function findingsIn(view: SourceFileView): Finding[] {
  return nodesOf(view).flatMap((node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? findingsInText(view, node) : [],
  );
}

function findingsInText(view: SourceFileView, node: ts.Node): Finding[] {
  return [...node.getText().matchAll(INSERT_SELECT)].flatMap(({ index, groups }) => {
    const { table = '', first = '' } = groups ?? {};
    if (LOCAL_TABLES.includes(table) || /^\w+\.organization_id$/.test(first)) return [];
    return [
      {
        path: view.path,
        line: lineAt(view, node.getStart(view.ast) + index),
        wrong: `the rows of ${table} come from a SELECT that takes their organization from nowhere`,
        fix: 'select parent.organization_id of the row that they belong to, or write them with valueRows()',
      },
    ];
  });
}
