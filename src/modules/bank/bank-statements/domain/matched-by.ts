/**
 * How a line came to be matched: `request` said what it is, `accept_certain` had all booked that is certain, and
 * `auto_certain` is the setting of the bank account by which an import does.
 */
export const matchedBy = ['request', 'accept_certain', 'auto_certain'] as const;

export type MatchedBy = (typeof matchedBy)[number];
