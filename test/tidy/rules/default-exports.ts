import ts from 'typescript';
import { nodeRule } from './rule.js';

/** Everything in src is exported under its name, so that it has the same name everywhere and search finds it. */
export const defaultExports = nodeRule(
  (path) => path.startsWith('src/') && !path.endsWith('.config.ts'),
  (node) => {
    if (!isDefaultExport(node)) return undefined;
    return { wrong: 'a default export', fix: 'export it by its name' };
  },
);

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  if (node.kind === ts.SyntaxKind.DefaultKeyword) return ts.canHaveModifiers(node.parent);
  return ts.isExportAssignment(node);
}
