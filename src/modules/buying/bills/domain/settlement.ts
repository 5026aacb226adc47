import { absolute, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { BillKind, BillStatus } from './bill.js';

/** A bill as far as it can be settled. */
export interface SettleableBill {
  readonly kind: BillKind;
  readonly status: BillStatus;
  readonly amount_payable: MinorUnits | null;
  readonly amount_paid: MinorUnits;
  readonly amount_discounted: MinorUnits;
}

/** What is settled more, or less if it is negative: without a sign of the bill's. */
export interface BillSettled {
  readonly paid: MinorUnits;
  readonly discounted: MinorUnits;
}

/** What is still to be paid, with the sign of what the bill asks for; null while that is not known. */
export function amountDue(bill: Omit<SettleableBill, 'kind' | 'status'>): MinorUnits | null {
  const { amount_payable, amount_paid, amount_discounted } = bill;
  return amount_payable === null ? null : amount_payable - amount_paid - amount_discounted;
}

/** Whether a bill is money of ours with the supplier: a credit note, or a bill that asks for less than nothing. */
export function isCredit({ kind, amount_payable }: Pick<SettleableBill, 'kind' | 'amount_payable'>): boolean {
  return (kind === 'credit_note') !== (amount_payable ?? 0n) < 0n;
}

/** What a bill comes to when more or less of it is settled. It is paid when nothing is due. */
export function settledBill(
  bill: SettleableBill,
  { paid, discounted }: BillSettled,
): Pick<SettleableBill, 'status' | 'amount_paid' | 'amount_discounted'> {
  const sign = (bill.amount_payable ?? 0n) < 0n ? -1n : 1n;
  const amount_paid = bill.amount_paid + sign * paid;
  const amount_discounted = bill.amount_discounted + sign * discounted;
  const due = amountDue({ ...bill, amount_paid, amount_discounted });
  if (due === null || absolute(due) > absolute(bill.amount_payable ?? 0n) || due * sign < 0n)
    throw new Error('More is settled than a bill asks for, or less than nothing.');
  if (due === 0n) return { status: 'paid', amount_paid, amount_discounted };
  return { status: bill.status === 'paid' ? 'approved' : bill.status, amount_paid, amount_discounted };
}
