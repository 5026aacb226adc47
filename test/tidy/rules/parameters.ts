import ts from 'typescript';
import { nodeRule } from './rule.js';
import { isGenerated } from './source-file-view.js';
import { isTestFrame } from './test-frames.js';

const PARAMETERS_MAX = 3;
const INJECTED_MAX = 6;

/**
 * At most three positional parameters, in signatures and types too, because nobody remembers the order of four. A
 * constructor whose parameters are all properties is called by Nest, by type, and may have six. A test callback may
 * have as many as its table has columns.
 */
export const parameters = nodeRule(
  () => true,
  (node, view) => {
    if (!ts.isFunctionLike(node) || isGenerated(view) || isTestFrame(node, view)) return undefined;
    const count = node.parameters.filter(({ name }) => name.getText() !== 'this').length;
    const injected = ts.isConstructorDeclaration(node) && node.parameters.every(isProperty);
    const most = injected ? INJECTED_MAX : PARAMETERS_MAX;
    if (count <= most) return undefined;
    const name = ts.isConstructorDeclaration(node)
      ? 'the constructor'
      : (node.name?.getText() ?? 'a function');
    return {
      wrong: `${name} has ${count} parameters, ${most} at most`,
      fix: injected
        ? 'split the class by what it does'
        : 'take one object with named fields after the main argument',
    };
  },
);

function isProperty(parameter: ts.ParameterDeclaration): boolean {
  return ts.isParameterPropertyDeclaration(parameter, parameter.parent);
}
