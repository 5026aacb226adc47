import ts from 'typescript';
import { isDomain, sliceOf } from './places.js';
import { nodeRule } from './rule.js';
import { isSpec } from './source-file-view.js';

const AMOUNT = new Set(
  'price prices total totals subtotal amount amounts net nets gross taxable balance discount charge fee'.split(
    ' ',
  ),
);
/** A last word which shows that the number counts or measures something else, as in `netDays` or `totalRows`. */
const NOT_MONEY = new Set(
  (
    'count rows items lines pages days months years hours minutes seconds ms bytes index length size limit version ' +
    'digits decimals scale exponent percent rate ratio quantity id'
  ).split(' '),
);

/** Names of amounts must not be declared as `number` in files that compute or store amounts. */
export const amounts = nodeRule(
  (path) => !isSpec(path) && handlesMoney(path),
  (node) => {
    if (!isNamedAmount(node) || !isNumber(node)) return undefined;
    return {
      wrong: `${node.name.getText()} is an amount typed number`,
      fix: 'use the money type of kernel/money, or bigint minor units; a count says so in its last word (totalRows)',
    };
  },
);

function handlesMoney(path: string): boolean {
  if (sliceOf(path) === undefined) return false;
  return (
    isDomain(path) || path.includes('/entities/') || /\.(entity|repository|service|queries)\.ts$/.test(path)
  );
}

type Typed =
  | ts.PropertyDeclaration
  | ts.PropertySignature
  | ts.ParameterDeclaration
  | ts.VariableDeclaration
  | ts.FunctionDeclaration
  | ts.MethodDeclaration
  | ts.GetAccessorDeclaration;

function isNamedAmount(node: ts.Node): node is Typed & { readonly name: ts.Node } {
  if (
    !isTyped(node) ||
    node.name === undefined ||
    !(ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
  ) {
    return false;
  }
  const words = node.name.text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);
  const noun = words.includes('by') ? words.slice(0, words.indexOf('by')) : words;
  return noun.some((word) => AMOUNT.has(word)) && !NOT_MONEY.has(noun.at(-1) ?? '');
}

function isTyped(node: ts.Node): node is Typed {
  return (
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessor(node)
  );
}

function isNumber(node: Typed): boolean {
  if (node.type !== undefined) return holdsNumber(node.type);
  return 'initializer' in node && node.initializer !== undefined && ts.isNumericLiteral(node.initializer);
}

/** Whether the type is number, or a union, array, promise or map of it. */
function holdsNumber(type: ts.TypeNode): boolean {
  if (type.kind === ts.SyntaxKind.NumberKeyword) return true;
  if (ts.isUnionTypeNode(type)) return type.types.some(holdsNumber);
  if (ts.isArrayTypeNode(type)) return holdsNumber(type.elementType);
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return holdsNumber(type.type);
  const last = ts.isTypeReferenceNode(type) ? type.typeArguments?.at(-1) : undefined;
  return last !== undefined && holdsNumber(last);
}
