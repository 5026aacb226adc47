import type { ProblemKind } from './problem-kind.js';

/** Problems of bank statements. */
export const bankKinds = {
  statement_unreadable: {
    status: 422,
    title: 'The bank statement cannot be read',
    retry: 'no',
    meaning:
      'The file is of no form that is known, or a value in it is wrong. `line` and `path` say where. Nothing of it ' +
      'was stored.',
    remedy:
      'Download the file again, or take another form of it. For CSV, say in a mapping what its columns mean.',
  },
  statement_does_not_add_up: {
    status: 422,
    title: 'The balances of the bank statement do not fit its lines',
    retry: 'no',
    meaning:
      'The lines do not lead from the opening to the closing balance, or the balance contradicts those of other ' +
      'statements. `difference` says by how much, `lines` which lines are of that size. Nothing of it was stored.',
    remedy: 'Download the statement again, wholly. If that changes nothing, ask the bank.',
  },
  statement_of_other_account: {
    status: 422,
    title: 'The bank statement is of another account',
    retry: 'no',
    meaning:
      'No statement in the file is of this bank account and its currency. `accounts` has those that are in it.',
    remedy: 'Import it for the bank account that it is of, or correct the IBAN of the bank account.',
  },
  line_already_matched: {
    status: 409,
    title: 'The bank line is matched already',
    retry: 'no',
    meaning: 'Somebody has said what the line is, wholly. Nothing was recorded a second time.',
    remedy: 'Read the line and its matches. If they are wrong, unmatch it and match it again.',
  },
  match_does_not_add_up: {
    status: 422,
    title: 'The outcomes do not fit the bank line',
    retry: 'no',
    meaning:
      'Together the outcomes are more than what is left of the line, nothing, or money in the other direction. ' +
      '`left` is what is left, `outcomes` what they come to, `difference` what is between. Nothing was stored.',
    remedy: 'Correct the amounts. What the bank kept is a fee of its own.',
  },
} as const satisfies Record<string, ProblemKind>;
