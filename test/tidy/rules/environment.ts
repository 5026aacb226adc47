import ts from 'typescript';
import { nodeRule } from './rule.js';

/** Only platform/running/config reads the environment, once. All other code gets a typed, validated value. */
export const environment = nodeRule(
  (path) =>
    (path.startsWith('src/') || path === 'ormconfig.ts') && !path.startsWith('src/platform/running/config/'),
  (node) => {
    if (!readsEnvironment(node)) return undefined;
    return {
      wrong: 'process.env is read here',
      fix: 'add the setting to platform/running/config and take it as a parameter',
    };
  },
);

function readsEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'env' && isProcess(node.expression);
  if (ts.isElementAccessExpression(node)) {
    return isProcess(node.expression) && /^['"]env['"]$/.test(node.argumentExpression.getText());
  }
  if (ts.isBindingElement(node) && ts.isVariableDeclaration(node.parent.parent)) {
    const taken = node.propertyName ?? node.name;
    return taken.getText() === 'env' && isProcess(node.parent.parent.initializer);
  }
  if (ts.isImportSpecifier(node)) {
    const { moduleSpecifier } = node.parent.parent.parent as ts.ImportDeclaration;
    return (
      (node.propertyName ?? node.name).text === 'env' &&
      /^['"](node:)?process['"]$/.test(moduleSpecifier.getText())
    );
  }
  return false;
}

function isProcess(node: ts.Expression | undefined): boolean {
  return node !== undefined && /^(globalThis\.)?process$/.test(node.getText());
}
