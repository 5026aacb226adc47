import { isIban, plainIban } from '../../../../kernel/parties/iban.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { RunTransfer } from './payment-run.js';

/** Why a bill is not paid by a run, with what to do. */
export const leftOutReasons = {
  not_approved: 'It is not approved, or not to be paid any more.',
  in_payment_run: 'It is in another run. Cancel that one first.',
  is_credit: 'It is credit with the supplier. Allocate it to a payment.',
  not_in_euros: 'It is not in euros. Pay it another way.',
  nothing_due: 'Nothing is due on it.',
  amount_too_large: 'It is more than a SEPA transfer carries.',
  no_account:
    'It names no IBAN, and its supplier is not known for exactly one. Give the supplier its account.',
  unknown_account: 'Its supplier is not known for its account. Add the account to the supplier after a look.',
} as const satisfies Readonly<Record<string, string>>;

export type LeftOutReason = keyof typeof leftOutReasons;

/** A SEPA transfer carries at most 999999999.99. */
const AMOUNT_MAX: MinorUnits = 99_999_999_999n;

/** A bill as far as a transfer needs it. */
export interface TransferableBill {
  readonly id: string;
  readonly status: string;
  readonly payment_run_id: string | null;
  readonly supplier_id: string | null;
  readonly supplier_number: string | null;
  readonly currency: string | null;
  readonly payment: { readonly iban?: string; readonly reference?: string };
  /** What is due, without a sign. */
  readonly due: MinorUnits;
  readonly is_credit: boolean;
}

/** An account that a supplier is known for. */
interface KnownAccount {
  readonly iban: string;
  readonly account_holder?: string;
}

/** A supplier as far as a transfer needs it. */
export interface PayableSupplier {
  readonly name: string;
  readonly bank_accounts: readonly KnownAccount[];
}

/** The transfer that pays a bill, or why there is none. */
export function transferOf(
  bill: TransferableBill,
  supplier: PayableSupplier | undefined,
): RunTransfer | LeftOutReason {
  const reason = reasonAgainst(bill);
  if (reason !== undefined) return reason;
  const account = accountOf(bill, supplier);
  if (typeof account === 'string') return account;
  const { id, supplier_id, supplier_number, payment, due } = bill;
  if (supplier_id === null || supplier === undefined) return 'no_account';
  return {
    ...{ bill_id: id, supplier_id, amount: due, iban: account.iban },
    creditor_name: account.account_holder ?? supplier.name,
    remittance: payment.reference ?? supplier_number ?? '',
  };
}

function reasonAgainst(bill: TransferableBill): LeftOutReason | undefined {
  if (bill.payment_run_id !== null) return 'in_payment_run';
  if (bill.status !== 'approved') return 'not_approved';
  if (bill.is_credit) return 'is_credit';
  if (bill.currency !== 'EUR') return 'not_in_euros';
  if (bill.due === 0n) return 'nothing_due';
  return bill.due > AMOUNT_MAX ? 'amount_too_large' : undefined;
}

/** The account that the bill names, if its supplier is known for it; else the only one of the supplier. */
function accountOf(
  { payment }: TransferableBill,
  supplier: PayableSupplier | undefined,
): KnownAccount | LeftOutReason {
  const known = (supplier?.bank_accounts ?? []).map((one) => ({ ...one, iban: plainIban(one.iban) }));
  const [only] = known;
  if (payment.iban === undefined)
    return only !== undefined && known.length === 1 && isIban(only.iban) ? only : 'no_account';
  const wanted = plainIban(payment.iban);
  if (!isIban(wanted)) return 'no_account';
  return known.find(({ iban }) => iban === wanted) ?? 'unknown_account';
}
