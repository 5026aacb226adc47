import ts from 'typescript';
import { nodeRule } from './rule.js';
import { isGenerated, lineAt, type SourceFileView } from './source-file-view.js';
import { isTestFrame } from './test-frames.js';

const LINES_MAX = 50;

/**
 * A function has at most 50 lines, without its decorators. The rule ignores the frames of tests, which are tables of
 * contents, and migrations, whose functions are one SQL text.
 */
export const functionLength = nodeRule(
  (path) => !path.startsWith('src/database/migrations/'),
  (node, view) => {
    if (!isFunction(node) || node.body === undefined || isGenerated(view)) return undefined;
    const lines = linesOf(node, view);
    if (lines <= LINES_MAX || isTestFrame(node, view)) return undefined;
    return {
      wrong: `${node.name?.getText() ?? 'a function'} has ${lines} lines, ${LINES_MAX} at most`,
      fix: 'name its steps and let it call them in order',
    };
  },
);

type WithBody =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.AccessorDeclaration;

function isFunction(node: ts.Node): node is WithBody {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node)
  );
}

function linesOf(node: WithBody, view: SourceFileView): number {
  const start = (node.name ?? node).getStart();
  return lineAt(view, node.end) - lineAt(view, start) + 1;
}
