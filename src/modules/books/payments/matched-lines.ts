import type { Transaction } from '../../../platform/index.js';

/** Bank lines that are matched with a payment, locked. */
export interface HeldLines {
  /** Says that they are not that payment, or not that refund of it: they are to be looked at again. */
  free(refundId?: string): Promise<void>;
}

/** The bank lines of payments. The matches of lines provide it, since they use this slice. */
export abstract class MatchedLines {
  /** Locks them. A line is locked before its payment, so that this comes first. */
  abstract hold(tx: Transaction, paymentId: string): Promise<HeldLines>;
}
