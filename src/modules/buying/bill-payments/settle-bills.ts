import { absolute } from '../../../kernel/money/amount.js';
import type { Transaction } from '../../../platform/index.js';
import { amountDue, BillSettlement, isCredit, type BillEntity } from '../bills/index.js';
import type { BillAllocation } from './domain/bill-payment.js';
import type { PayableBill } from './domain/planned-allocations.js';

/** The bills of these ids, held in a fixed order until the transaction ends. */
export function lockBills(
  tx: Transaction,
  wanted: readonly { readonly bill_id: string }[],
): Promise<ReadonlyMap<string, BillEntity>> {
  return new BillSettlement(tx).lock(wanted.map(({ bill_id }) => bill_id));
}

/** Locked bills as far as paying them goes. */
export function payable(bills: ReadonlyMap<string, BillEntity>): ReadonlyMap<string, PayableBill> {
  return new Map([...bills].map(([id, bill]) => [id, payableBill(bill)]));
}

/** Settles locked bills, or takes that back. */
export async function settleBills(
  tx: Transaction,
  bills: ReadonlyMap<string, BillEntity>,
  { allocations, sign }: { readonly allocations: readonly BillAllocation[]; readonly sign: 1n | -1n },
): Promise<void> {
  const settlement = new BillSettlement(tx);
  const settled = new Map(bills);
  for (const { bill_id, amount, discount } of allocations) {
    const bill = settled.get(bill_id);
    if (bill === undefined) throw new Error('An allocation names no locked bill.');
    const change = { paid: sign * amount, discounted: sign * discount };
    settled.set(bill_id, await settlement.apply(bill, change));
  }
}

function payableBill(bill: BillEntity): PayableBill {
  const { supplier_id, currency, status, payment_run_id } = bill;
  return {
    supplier_id,
    currency,
    status,
    payment_run_id,
    due: absolute(amountDue(bill) ?? 0n),
    is_credit: isCredit(bill),
  };
}
