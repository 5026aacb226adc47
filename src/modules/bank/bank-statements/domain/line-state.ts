/** `new` is to be looked at, `held` waits, `ignored` has nothing to do with the books, `matched` is explained. */
export const lineStates = ['new', 'held', 'ignored', 'matched'] as const;

export type LineState = (typeof lineStates)[number];

export const lineActions = ['hold', 'ignore', 'reopen', 'match', 'unmatch'] as const;

export type LineAction = (typeof lineActions)[number];

/** A line as far as its state goes. Amounts are minor units. */
export interface StatefulLine {
  readonly state: LineState;
  readonly amount: bigint;
  /** How much of it is said what it is. */
  readonly matched_amount: bigint;
}

const possible = {
  new: ['hold', 'ignore', 'match'],
  held: ['hold', 'ignore', 'reopen', 'match'],
  ignored: ['hold', 'ignore', 'reopen'],
  matched: ['unmatch'],
} as const satisfies Record<LineState, readonly LineAction[]>;

/** What can be done with a line now. One that is matched in part is not ignored, but its rest may be. */
export function lineActionsOf({ state, amount, matched_amount }: StatefulLine): readonly LineAction[] {
  const actions: readonly LineAction[] = possible[state];
  if (amount === 0n) return actions.filter((action) => action !== 'match');
  if (matched_amount === 0n || state === 'matched') return actions;
  return [...actions.filter((action) => action !== 'ignore'), 'unmatch'];
}
