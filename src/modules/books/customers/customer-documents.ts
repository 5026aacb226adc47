import type { Transaction } from '../../../platform/index.js';

/** What the documents of a customer stand in the way of. Receivables provide it, since they use this slice. */
export abstract class CustomerDocuments {
  abstract of(tx: Transaction, customerId: string): Promise<StateOfDocuments>;
}

export interface StateOfDocuments {
  /** Whether any still changes, is to be paid or is credit. */
  readonly open: boolean;
  /** Whether any is to be paid or is credit. */
  readonly unsettled: boolean;
  /** Whether any is on record. */
  readonly issued: boolean;
}
