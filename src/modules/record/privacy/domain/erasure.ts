import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Kept } from './retention.js';

/** Why personal data is erased (GDPR, Art. 17). A closed list: a sentence could name the person again. */
export const erasureReasons = ['requested', 'consent_withdrawn', 'objection', 'no_longer_needed'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

export interface ErasureRequest {
  readonly reason: ErasureReason;
  /** Tells what would happen, and changes nothing. */
  readonly dry_run: boolean;
}

/** How much is erased at once. */
export interface Erased {
  readonly drafts: number;
  readonly messages: number;
  /** Links to pages of documents that end. */
  readonly links: number;
  /** Documents and payments whose retention is over. */
  readonly records: number;
}

/** What an erasure does, and what has to stay. */
export interface ErasureReport extends ErasureRequest {
  readonly customerId: string;
  readonly erased: Erased;
  readonly kept: readonly Kept[];
  /** When the first of what is kept may go; null if nothing is. */
  readonly nextOn: CalendarDate | null;
  /** Null for a dry run. */
  readonly erasedAt: Date | null;
}
