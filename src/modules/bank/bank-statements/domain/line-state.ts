/** `new` is to be looked at, `held` waits, and `ignored` has nothing to do with the books. */
export const lineStates = ['new', 'held', 'ignored'] as const;

export type LineState = (typeof lineStates)[number];

export const lineActions = ['hold', 'ignore', 'reopen'] as const;

export type LineAction = (typeof lineActions)[number];

const possible = {
  new: ['hold', 'ignore'],
  held: ['hold', 'ignore', 'reopen'],
  ignored: ['hold', 'ignore', 'reopen'],
} as const satisfies Record<LineState, readonly LineAction[]>;

/** What can be done with a line in this state. */
export function lineActionsOf(state: LineState): readonly LineAction[] {
  return possible[state];
}
