/** What can be wrong with an anchor, in a sentence each. */
export const anchorFaults = {
  anchor_changed: 'The anchor has another hash than what it says leads to.',
  not_chained: 'The anchor does not follow from the one before it.',
  event_missing: 'A number of the feed has no event.',
  events_changed: 'An event of this stretch was changed, added or removed.',
} as const;

export type AnchorFault = keyof typeof anchorFaults;
