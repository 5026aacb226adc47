import ts from 'typescript';
import { isPure } from './places.js';
import { nodeRule } from './rule.js';
import { isSpec } from './source-file-view.js';

const CLOCK = /^(globalThis\.)?(Date\.now|performance\.now|process\.(hrtime|uptime)|Temporal\.Now)$/;
const CHANCE = /^(globalThis\.)?(Math\.random|(web)?crypto\.(random\w+|getRandomValues))$/i;
const CHANCE_IMPORTED = /^(random\w+|getRandomValues|webcrypto)$/;
const WAITING = /^(setTimeout|setInterval|setImmediate|fetch)$/;

/** A pure decision depends on its arguments only: time and randomness are passed in. */
export const clockAndChance = nodeRule(
  (path) => isPure(path) && !isSpec(path),
  (node) => {
    const found = impurityIn(node);
    if (found === undefined) return undefined;
    return {
      wrong: `${found} in pure code`,
      fix: 'take the instant, the date or the random bytes as a parameter',
    };
  },
);

function impurityIn(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node))
    return isDate(node) && (node.arguments ?? []).length === 0 ? 'new Date()' : undefined;
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText();
    return isDate(node) || WAITING.test(callee) ? `${callee}()` : undefined;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText();
    return CLOCK.test(text) || CHANCE.test(text) ? text : undefined;
  }
  if (ts.isImportSpecifier(node)) {
    const { text } = node.propertyName ?? node.name;
    return CHANCE_IMPORTED.test(text) && /crypto['"]$/.test(moduleOf(node)) ? text : undefined;
  }
  return undefined;
}

function isDate({ expression }: ts.NewExpression | ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'Date';
}

function moduleOf(specifier: ts.ImportSpecifier): string {
  return (specifier.parent.parent.parent as ts.ImportDeclaration).moduleSpecifier.getText();
}
