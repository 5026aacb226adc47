import ts from 'typescript';
import { isSpec, type SourceFileView } from './source-file-view.js';

const FRAMES = new Set(['describe', 'it', 'test', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/** Whether a node, in a test file, is the callback of `describe(...)`, `it.each(table)(...)` and the like. */
export function isTestFrame(node: ts.Node, view: SourceFileView): boolean {
  if (!isSpec(view.path) || !ts.isCallExpression(node.parent)) return false;
  let callee: ts.Node = node.parent.expression;
  while (
    ts.isCallExpression(callee) ||
    ts.isPropertyAccessExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  return ts.isIdentifier(callee) && FRAMES.has(callee.text);
}
