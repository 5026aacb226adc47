import { addDays } from './days.js';

/** Money that a customer sent, or that a bank took back, as the bank has it; in EUR. */
export interface BankEntry {
  readonly label: string;
  readonly day: string;
  readonly amount: bigint;
  readonly invoice: string;
  /** Whether a statement has brought it. */
  isTold: boolean;
  /** The payment that it takes back, until somebody says that it does not. */
  returns?: string | undefined;
}

/** What came in at the bank, whether or not anybody has fetched a statement of it. */
export class Bank {
  readonly entries = new Map<string, BankEntry>();
  /** How many statements were fetched: each has its number. */
  statements = 0;
  /** CSV files have no number: the same one twice is the same file. */
  readonly tables = new Set<string>();

  /** What is booked from a day on. */
  since(day: string): BankEntry[] {
    return [...this.entries.values()].filter((entry) => entry.day >= day);
  }

  /** The balance before a day. */
  before(day: string): bigint {
    const earlier = [...this.entries.values()].filter((entry) => entry.day < day);
    return earlier.reduce((sum, { amount }) => sum + amount, 0n);
  }

  dayBefore(day: string): string {
    return addDays(day, -1);
  }
}
