import type { Problem } from '../../kernel/problems/problem.js';
import type { DomainEvent } from './domain-event.js';

/** What a unit of work is about to store, as far as limits look at it. */
export interface LimitedWork {
  readonly organizationId: string;
  /** The instant by the clock of the books. */
  readonly now: Date;
  readonly events: readonly DomainEvent[];
  /** Whether it is only tried. */
  readonly isDryRun: boolean;
  rows<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]>;
}

/** The versions of the limits that allowed something: of the key or the member, and of the member who made the key. */
export interface AllowedUnder {
  readonly limits_version?: number;
  readonly maker_limits_version?: number;
}

/** What narrows a credential beyond its scopes. The module that stores the credentials implements it. */
export interface CredentialLimits {
  /** Why an operation may not be called, whatever is sent; undefined if it may. Takes its method in lower case. */
  refusalOf(operation: { readonly id: string; readonly method: string }): Problem | undefined;

  /** Whether an operation waits for an approval, whatever is sent. */
  alwaysWaits(operationId: string): boolean;

  /** Whether what would be done waits for an approval, because of its amounts. */
  waitsFor(events: readonly DomainEvent[]): boolean;

  /**
   * The last step of a unit of work before its events are stored: all amounts are known, and nothing else is locked
   * afterwards. Counts what was done, and returns the versions of the limits that allowed it.
   *
   * Raises Problem `limit_exceeded`, or ApprovalNeeded for an amount that somebody has to approve; both undo the work.
   */
  admit(work: LimitedWork): Promise<AllowedUnder>;
}
