/** Why a request waits: its operation is named by the limits of its key, or its amount is above what they let pass. */
export const approvalReasons = ['operation', 'amount'] as const;

export type ApprovalReason = (typeof approvalReasons)[number];

/** Ends the work of a request that somebody has to approve first. Nothing of it is stored. */
export class ApprovalNeeded extends Error {
  constructor(readonly reason: ApprovalReason) {
    super(`The request needs an approval for its ${reason}.`);
  }
}

/** What a handler gives in place of its answer: the request waits for an approval, and nothing else has happened. */
export class Held {
  constructor(readonly approval: { readonly id: string }) {}
}

/** On whose word a request is done. Both ids are internal ones. */
export interface Approved {
  readonly approvalId: string;
  readonly approvedBy: string;
}
