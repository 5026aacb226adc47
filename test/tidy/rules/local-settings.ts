import ts from 'typescript';
import { nodeRule } from './rule.js';
import { isSpec } from './source-file-view.js';

/** Those before the rule. A migration that has run never changes. */
const OLDER = /^src\/database\/migrations\/(?<stamp>\d+)-/;
const FIRST_STAMP = 1795720000001;

/**
 * Settings of a transaction are set by SET LOCAL, in functions of the database by `EXECUTE format('SET LOCAL …')`.
 *
 * A distributed database passes SET LOCAL on to its nodes, and set_config never: row-level security would show them
 * nothing, without any error (decision 0192).
 */
export const localSettings = nodeRule(
  (path) => path.startsWith('src/') && !isSpec(path) && !isOlder(path),
  (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (!isText || !/\bset_config\s*\(/i.test(node.getText())) return undefined;
    return {
      wrong: 'set_config() sets a setting',
      fix: 'use SET LOCAL, which every node of a distributed database gets',
    };
  },
);

function isOlder(path: string): boolean {
  const stamp = OLDER.exec(path)?.groups?.['stamp'];
  return stamp !== undefined && Number(stamp) < FIRST_STAMP;
}
