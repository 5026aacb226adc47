import { absolute, decimalAmount } from '../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { recordBillPayment } from '../bill-payments/index.js';
import { amountDue, BillSettlement, type BillEntity } from '../bills/index.js';
import type { EndedTransfer } from './domain/payment-run.js';
import type { PaymentRunItemEntity } from './entities/payment-run-item.entity.js';
import type { PaymentRunWithItems } from './entities/payment-run.entity.js';
import { reserve } from './new-run.js';
import { paymentRunChanged } from './payment-runs.events.js';
import { PaymentRunsRepository } from './payment-runs.repository.js';
import { bankId } from './release-run.js';

/** The transfers of a run that wait for their bank. */
export function waitingOf({ items }: PaymentRunWithItems): readonly PaymentRunItemEntity[] {
  return items.filter(({ ended_at }) => ended_at === null);
}

/** Records a payment of each bill of a locked run that waits. */
export async function settleRun(
  tx: Transaction,
  before: PaymentRunWithItems,
  paid_on: CalendarDate,
): Promise<PaymentRunWithItems> {
  const waiting = waitingOf(before);
  await freeBills(tx, waiting);
  const ended: EndedTransfer[] = [];
  for (const { position, bill_id, supplier_id, amount: units } of waiting) {
    const amount = decimalAmount(units, 'EUR');
    const payment = await recordBillPayment(tx, {
      ...{ supplier_id, amount, currency: 'EUR', method: 'bank_transfer', paid_on },
      reference: bankId('bil', bill_id),
      allocations: [{ bill_id, amount }],
    });
    ended.push({ position, payment_id: payment.id });
  }
  return endTransfers(tx, before, ended);
}

/** Says of transfers of a locked, released run that they were executed. With the last one it is settled. */
export async function endTransfers(
  tx: Transaction,
  before: PaymentRunWithItems,
  ended: readonly EndedTransfer[],
): Promise<PaymentRunWithItems> {
  const isAll = waitingOf(before).length === ended.length;
  const status = isAll ? 'settled' : 'released';
  const run = await new PaymentRunsRepository(tx).end(before, status, ended);
  tx.announce(paymentRunChanged(isAll ? 'settled' : 'updated', before, run));
  return run;
}

/** Takes the bills of transfers out of their run. */
export async function freeBills(
  tx: Transaction,
  items: readonly { readonly bill_id: string }[],
): Promise<void> {
  const ids = items.map(({ bill_id }) => bill_id);
  await reserve(tx, await new BillSettlement(tx).lock(ids), { ids, runId: null });
}

/** The runs whose transfers a payment is, locked in the order of their ids. */
export async function lockedRunsOf(tx: Transaction, paymentId: string): Promise<PaymentRunWithItems[]> {
  const runs = new PaymentRunsRepository(tx);
  const found: PaymentRunWithItems[] = [];
  for (const id of await runs.ofPayment(paymentId)) {
    const run = await runs.lockById(id);
    if (run !== undefined) found.push(run);
  }
  return found;
}

/**
 * Lets the transfers that a reversed payment was of wait again in their locked run, unless that is cancelled. A bill
 * that owes less than its transfer by now stays free.
 */
export async function reopenTransfers(
  tx: Transaction,
  before: PaymentRunWithItems,
  paymentId: string,
): Promise<void> {
  if (before.status === 'cancelled') return;
  const items = before.items.filter(({ payment_id }) => payment_id === paymentId);
  const bills = await new BillSettlement(tx).lock(items.map(({ bill_id }) => bill_id));
  const waiting = items.filter((item) => isToBePaid(bills.get(item.bill_id), item));
  if (waiting.length === 0) return;
  await reserve(tx, bills, { ids: waiting.map(({ bill_id }) => bill_id), runId: before.id });
  const places = waiting.map(({ position }) => position);
  const now = await new PaymentRunsRepository(tx).reopen(before, places);
  tx.announce(paymentRunChanged('updated', before, now));
}

function isToBePaid(bill: BillEntity | undefined, { amount }: PaymentRunItemEntity): boolean {
  if (bill?.status !== 'approved' || bill.payment_run_id !== null) return false;
  return absolute(amountDue(bill) ?? 0n) >= amount;
}
