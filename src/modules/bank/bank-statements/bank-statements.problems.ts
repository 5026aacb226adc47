import type { ReadLine, ReadStatement } from '../../../kernel/bank/read-statement.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import { lineActionsOf, type LineAction, type StatefulLine } from './domain/line-state.js';

/** Where a file cannot be read, and why. */
interface Unreadable {
  readonly detail: string;
  readonly place: { readonly line?: number; readonly path?: string };
}

export function statementUnreadable({ detail, place }: Unreadable): Problem {
  const where = place.line === undefined ? '' : ` (line ${place.line})`;
  return new Problem('statement_unreadable', `${detail.replace(/\.$/, '')}${where}.`, {
    members: { line: place.line ?? null, path: place.path ?? null },
  });
}

interface Gap {
  /** Null where running balances do not lead from line to line. */
  readonly difference: MinorUnits | null;
  readonly suspects: readonly ReadLine[];
}

/** Refuses a statement whose lines do not lead from its opening to its closing balance. */
export function doesNotAddUp(statement: ReadStatement, { difference, suspects }: Gap): Problem {
  const currency = statement.currency ?? 'EUR';
  const money = (amount: MinorUnits): number => amountNumber(amount, currency);
  const detail =
    difference === null
      ? 'The balances of the lines do not lead from one to the next.'
      : `The closing balance is ${money(difference)} ${currency} away from the opening balance and the lines.`;
  return new Problem('statement_does_not_add_up', detail, {
    members: {
      statement_id: statement.statement_id,
      difference: difference === null ? null : money(difference),
      lines: suspects.map(({ place, booked_on, amount }) => ({
        line: place,
        booked_on,
        amount: money(amount),
      })),
    },
  });
}

interface Contradiction {
  readonly day: string;
  readonly difference: MinorUnits;
  readonly currency: string;
}

/** Refuses a statement whose balance does not fit in between those of others, which agree with their lines. */
export function contradictsOthers({ day, difference, currency }: Contradiction): Problem {
  const amount = amountNumber(difference, currency);
  const detail = `With the balance of ${day}, the lines between other statements no longer lead from one to the next.`;
  return new Problem('statement_does_not_add_up', detail, {
    members: { statement_id: null, difference: amount, lines: [] },
  });
}

export function statementOfOtherAccount(accounts: readonly string[]): Problem {
  const detail = 'No statement in the file is of this bank account and its currency.';
  return new Problem('statement_of_other_account', detail, { members: { accounts } });
}

export function alreadyImported(existing_id: string): Problem {
  const detail = 'This very file was imported for the bank account before.';
  return new Problem('already_exists', detail, {
    errors: [{ pointer: '#/content', code: 'already_exists', detail }],
    members: { existing_id },
  });
}

export function tooManyLines(max: number): Problem {
  const detail = `A file has at most ${max} lines. Take one of fewer days.`;
  return validationFailed([{ pointer: '#/content', code: 'too_many', detail }]);
}

const phrases: Readonly<Record<LineAction, string>> = {
  hold: 'held',
  ignore: 'ignored',
  reopen: 'reopened',
  match: 'matched',
  unmatch: 'unmatched',
};

export function invalidLineAction(action: LineAction, line: StatefulLine): Problem {
  const { state, amount, matched_amount } = line;
  const is = matched_amount !== 0n && matched_amount !== amount ? 'matched in part' : state;
  return new Problem('invalid_state_transition', `The line is ${is}: it cannot be ${phrases[action]}.`, {
    members: { state, available_actions: lineActionsOf(line) },
  });
}

/** Refuses to delete a statement when people have decided about its lines. */
export function linesDecided(count: number): Problem {
  const what = count === 1 ? 'One line is' : `${count} lines are`;
  const detail = `${what} held, ignored or matched. Reopen or unmatch them first.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: 'in_use', available_actions: [] },
  });
}
