import type { Transaction } from '../../../../platform/index.js';
import { billChanged } from '../bills.events.js';
import { BillsRepository } from '../bills.repository.js';
import { settledBill, type BillSettled } from '../domain/settlement.js';
import type { BillEntity } from '../entities/bill.entity.js';

/** What payments do to bills. */
export class BillSettlement {
  constructor(private readonly tx: Transaction) {}

  /** The bills of these ids, held until the transaction ends; those that are not there are absent. */
  lock(ids: readonly string[]): Promise<ReadonlyMap<string, BillEntity>> {
    return new BillsRepository(this.tx).lockByIds(ids);
  }

  /** Takes a locked bill into a payment run, or frees it with null, and announces it. */
  async reserve(before: BillEntity, payment_run_id: string | null): Promise<BillEntity> {
    const bill = await new BillsRepository(this.tx).patch(before, { payment_run_id });
    this.tx.announce(billChanged('updated', before, bill));
    return bill;
  }

  /**
   * Settles more or less of a locked bill, and announces it.
   *
   * Callers must have checked that the bill may be paid, and that no more is settled than is due.
   */
  async apply(before: BillEntity, change: BillSettled): Promise<BillEntity> {
    const bill = await new BillsRepository(this.tx).patch(before, settledBill(before, change));
    this.tx.announce(billChanged(bill.status === 'paid' ? 'paid' : 'updated', before, bill));
    return bill;
  }
}
