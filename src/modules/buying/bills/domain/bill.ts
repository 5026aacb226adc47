import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';

export const billStatuses = [
  'inbox',
  'draft',
  'open',
  'approved',
  'paid',
  'disputed',
  'rejected',
  'void',
] as const;

/** `inbox`: a file of which no total is known. `draft`: it can still be changed. `open`: it is right as a document. */
export type BillStatus = (typeof billStatuses)[number];

export const billKindNames = ['invoice', 'credit_note'] as const;

export type BillKind = (typeof billKindNames)[number];

export const billActions = ['update', 'delete', 'open', 'approve', 'dispute', 'reject', 'void'] as const;

export type BillAction = (typeof billActions)[number];

/** What can be done in each state. Opening an approved bill takes its approval back. */
const ACTIONS: Readonly<Record<BillStatus, readonly BillAction[]>> = {
  inbox: ['update', 'delete', 'reject'],
  draft: ['update', 'delete', 'open', 'reject'],
  open: ['approve', 'dispute', 'void'],
  approved: ['open', 'dispute', 'void'],
  paid: [],
  disputed: ['open', 'void'],
  rejected: [],
  void: [],
};

/**
 * A bill of which something is settled has to be freed of that before it counts no more. In a payment run it stays as
 * it is.
 */
export function billActionsOf({ status, payment_run_id, ...settled }: BillState): readonly BillAction[] {
  if (payment_run_id !== null) return [];
  const isSettled = settled.amount_paid + settled.amount_discounted !== 0n;
  return isSettled ? ACTIONS[status].filter((action) => action !== 'void') : ACTIONS[status];
}

/** A bill as far as what can be done with it goes. */
export interface BillState {
  readonly status: BillStatus;
  readonly amount_paid: MinorUnits;
  readonly amount_discounted: MinorUnits;
  readonly payment_run_id: string | null;
}

/** What a caller says of a group of tax. */
export interface TaxGroupDetails {
  readonly category: string;
  readonly rate?: Decimal;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

/** Where a bill is to be paid to. */
export interface BillPayment {
  readonly iban?: string;
  readonly bic?: string;
  readonly account_holder?: string;
  readonly reference?: string;
}

/** What a caller says of a bill. */
export interface BillDetails {
  readonly file_id?: string;
  readonly supplier_id?: string;
  readonly kind?: BillKind;
  readonly supplier_number?: string;
  readonly issue_date?: string;
  readonly received_on?: string;
  readonly due_date?: string;
  readonly currency?: string;
  readonly subtotal?: Decimal;
  readonly tax_total?: Decimal;
  readonly total?: Decimal;
  readonly amount_payable?: Decimal;
  readonly tax_breakdown?: readonly TaxGroupDetails[];
  readonly payment?: BillPayment;
  readonly order_reference?: string;
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A group of tax as it is kept: amounts and rates as texts, as the supplier writes them. */
export interface TaxGroup {
  readonly category: string;
  readonly rate: string | null;
  readonly taxable: string;
  readonly tax: string;
}

/** A line as it is kept, in texts. */
export interface BillLine {
  readonly description: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly price: string | null;
  readonly net: string | null;
  readonly category: string | null;
  readonly rate: string | null;
}

/** Who stands on the document, as it says it. */
export interface BillParty {
  readonly name: string | null;
  readonly vat_id: string | null;
  readonly registration: string | null;
  readonly country: string | null;
}

/** What was read of a document: as texts, so that nothing is rounded. */
export interface ReadBill {
  readonly kind: BillKind;
  readonly supplier_number: string | null;
  readonly issue_date: string | null;
  readonly due_date: string | null;
  readonly currency: string | null;
  readonly totals: Readonly<Record<TotalName, string | null>>;
  readonly tax_breakdown: readonly TaxGroup[];
  readonly lines: readonly BillLine[];
  readonly seller: BillParty;
  readonly buyer: BillParty;
  readonly payment: BillPayment;
  readonly order_reference: string | null;
  /** Sums that only a document has: they take part in what is compared. */
  readonly sums: BillSums;
}

export type TotalName = 'subtotal' | 'tax_total' | 'total' | 'amount_payable';

export interface BillSums {
  readonly lines: string | null;
  readonly allowances: string | null;
  readonly charges: string | null;
  readonly prepaid: string | null;
  readonly rounding: string | null;
}

export const noSums: BillSums = {
  lines: null,
  allowances: null,
  charges: null,
  prepaid: null,
  rounding: null,
};

/** The number in the form that careless typing leaves the same: `RE-0042`, `re 42` and `Re42` are one. */
export function numberKey(number: string): string {
  const plain = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/(?<!\p{N})0+(?=\p{N})/gu, '');
}
