/** What the books of the simulation consist of. All amounts are minor units. All days are `YYYY-MM-DD`. */

export interface Line {
  readonly quantity: string;
  readonly price: string;
  readonly rate: number;
  readonly category: 'S' | 'Z' | 'E';
  readonly description?: string;
  /** What stands around it on paper. No amount of the model depends on it. */
  readonly around?: { readonly above?: readonly object[]; readonly below?: readonly object[] };
}

export interface Terms {
  readonly net_days: number;
  readonly net_months?: number;
  /** Off Saturdays and Sundays. */
  readonly if_day_off?: 'next_business_day';
  readonly early_payment?: readonly { readonly days: number; readonly percent: number }[];
}

export interface Customer {
  readonly label: string;
  readonly currency: string;
  /** Whether credit settles new invoices. Without a word, what the organization says: it does not. */
  appliesCredit?: boolean;
}

export interface TaxGroup {
  readonly rate: number;
  readonly category: string;
  taxable: bigint;
  tax: bigint;
}

export interface Invoice {
  readonly label: string;
  customer: string;
  readonly currency: string;
  lines: readonly Line[];
  terms: Terms;
  /** The instalments that it is paid in; days count from the day of issue. */
  plan?: readonly { readonly percent: number; readonly days: number }[];
  prepaid: bigint;
  /** The percentage of the net that its customer withholds. */
  withheld?: number;
  state: 'draft' | 'issued' | 'void' | 'uncollectible';
  issuedOn?: string;
  /** What its document says, and the day that holds. */
  printedDueOn?: string;
  dueOn?: string;
  /** The customer has it: it was sent, or opened. */
  held: boolean;
  /** The last day on which something that had settled it was taken back. */
  reopenedOn?: string;
  /** What a cash discount has closed. */
  discount: bigint;
  /** What was let go as too small. */
  waived: bigint;
  replacedBy?: string;
  readonly corrects?: string;
  readonly enclosures: string[];
}

export interface Allocation {
  readonly invoice: string;
  amount: bigint;
}

export interface Payment {
  readonly label: string;
  customer: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly receivedOn: string;
  allocations: Allocation[];
  refunded: bigint;
  reversed: boolean;
}

export interface CreditNote {
  readonly label: string;
  readonly invoice: string;
  customer: string;
  readonly currency: string;
  readonly groups: readonly TaxGroup[];
  readonly total: bigint;
  /** What of the total was withheld, and is not given back. */
  readonly withheld: bigint;
  /** What of the invoice it takes back. */
  readonly lines: readonly Line[];
  allocations: Allocation[];
  refunded: bigint;
  isVoid: boolean;
  /** What it ended of discount and rest of its invoice, and gives again if it is voided. */
  ended: { discount: bigint; waived: bigint };
  readonly byCorrection: boolean;
}

/** A mail that was asked for, and the day when it leaves. */
export interface Mail {
  readonly label: string;
  readonly invoice: string;
  readonly leavesOn: string;
  /** What is asked for on the day when it leaves. */
  says?: bigint;
  gone: boolean;
  /** A place has read it. */
  checked?: boolean;
  cancelled: boolean;
}
