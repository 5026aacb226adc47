import ts from 'typescript';
import { isDomain, sliceOf } from './places.js';
import { nodeRule } from './rule.js';
import { isSpec } from './source-file-view.js';

const ROUNDING =
  /^(Math\.(round|floor|ceil|trunc|fround)|(Number\.)?parseFloat|.*\.(toFixed|toPrecision|toExponential))$/s;

/** Slices without amounts; they round durations and counts. */
const WITHOUT_MONEY: readonly (string | undefined)[] = ['auth'];

/** Only kernel/money rounds money, on bigint and with a named mode, because floating-point rounding loses cents. */
export const rounding = nodeRule(
  (path) => handlesMoney(path) && !isSpec(path),
  (node) => {
    if (!ts.isCallExpression(node)) return undefined;
    const callee = node.expression.getText();
    if (!ROUNDING.test(callee)) return undefined;
    return {
      wrong: `${callee}() where money is calculated`,
      fix: "use the money type with its rounding named, as in net.times(rate, { round: 'half-up' })",
    };
  },
);

function handlesMoney(path: string): boolean {
  return path.startsWith('src/kernel/money/') || (isDomain(path) && !WITHOUT_MONEY.includes(sliceOf(path)));
}
