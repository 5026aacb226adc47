import type { ReadLine, ReadStatement } from '../../../../kernel/bank/read-statement.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { absolute, type MinorUnits } from '../../../../kernel/money/amount.js';
import { doesNotAddUp } from '../bank-statements.problems.js';

/** The lines of a statement with the signs that its balances prove. */
export interface Balanced {
  readonly lines: readonly ReadLine[];
  /** False where the file has no two balances to compare. */
  readonly is_balanced: boolean;
  readonly is_reversal_turned: boolean;
}

/**
 * Compares opening, lines and closing. Banks do not agree on the sign of what takes back another entry: if the balances
 * do not agree with one, the other one is tried.
 *
 * `turned` is the sign that statements of the account had before, for a file without balances. Raises Problem
 * `statement_does_not_add_up`.
 */
export function balanced(statement: ReadStatement, turned: boolean): Balanced {
  const { opening, closing, runs_on, lines } = statement;
  if (!runs_on) throw doesNotAddUp(statement, { difference: null, suspects: [] });
  const [plain, other] = [lines, lines.map(turnedLine)];
  if (opening === null || closing === null) {
    return { lines: turned ? other : plain, is_balanced: false, is_reversal_turned: turned };
  }
  const moved = closing.amount - opening.amount;
  if (totalOf(plain) === moved) return { lines: plain, is_balanced: true, is_reversal_turned: false };
  if (totalOf(other) === moved) return { lines: other, is_balanced: true, is_reversal_turned: true };
  const difference = moved - totalOf(plain);
  throw doesNotAddUp(statement, { difference, suspects: suspectsOf(lines, difference) });
}

function totalOf(lines: readonly ReadLine[]): MinorUnits {
  return sumOf(lines.map(({ amount }) => amount));
}

function turnedLine(line: ReadLine): ReadLine {
  return line.is_reversal ? { ...line, amount: -line.amount } : line;
}

/** Lines that are there once too often or whose sign is wrong: of the size of the difference, or of half of it. */
function suspectsOf(lines: readonly ReadLine[], difference: MinorUnits): ReadLine[] {
  const size = absolute(difference);
  return lines.filter(({ amount }) => [absolute(amount), 2n * absolute(amount)].includes(size)).slice(0, 20);
}
