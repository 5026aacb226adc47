import { agingBounds } from '../../../kernel/accounts/aging.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { newId, VersionedTable, type Transaction } from '../../../platform/index.js';
import * as sql from './bill-payments.sql.js';
import { moneyOf, type BillAllocation, type NewBillPayment } from './domain/bill-payment.js';
import type { PayablesSum } from './domain/payables.js';
import type { BillPaymentAllocationEntity } from './entities/bill-payment-allocation.entity.js';
import type { BillPaymentEntity, BillPaymentWithAllocations } from './entities/bill-payment.entity.js';

export class BillPaymentsRepository {
  private readonly table: VersionedTable<BillPaymentEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'bill_payments');
  }

  byId(id: string): Promise<BillPaymentWithAllocations | undefined> {
    return this.withParts(this.table.byId(id), id);
  }

  /** The same, held against every other writer until the transaction ends. */
  lockById(id: string): Promise<BillPaymentWithAllocations | undefined> {
    return this.withParts(this.table.lockById(id), id);
  }

  async insert({ allocations, ...payment }: NewBillPayment): Promise<BillPaymentWithAllocations> {
    const id = newId(this.tx.now);
    const inserted = this.table.insert(id, { ...payment, metadata: JSON.stringify(payment.metadata) });
    const [row, rows] = await Promise.all([inserted, this.insertAllocations(id, 0, allocations)]);
    return { ...row, allocations: rows };
  }

  /** Lets a locked payment settle more. */
  async allocate(
    before: BillPaymentWithAllocations,
    allocations: readonly BillAllocation[],
  ): Promise<BillPaymentWithAllocations> {
    const unapplied_amount = before.unapplied_amount - moneyOf(allocations);
    const updated = this.table.update(before, { unapplied_amount });
    const inserted = this.insertAllocations(before.id, before.allocations.length, allocations);
    const [row, rows] = await Promise.all([updated, inserted]);
    return { ...row, allocations: [...before.allocations, ...rows] };
  }

  /** Takes back allocations of a locked payment. They stay on record. */
  async release(
    before: BillPaymentWithAllocations,
    taken: readonly BillPaymentAllocationEntity[],
  ): Promise<BillPaymentWithAllocations> {
    const places = taken.map(({ position }) => position);
    const unapplied_amount = before.unapplied_amount + moneyOf(taken);
    const { organizationId, now } = this.tx;
    const [row] = await Promise.all([
      this.table.update(before, { unapplied_amount }),
      this.tx.touched(sql.releaseAllocations, [organizationId, before.id, now, places]),
    ]);
    const allocations = before.allocations.map((one) => {
      return places.includes(one.position) ? { ...one, released_at: now } : one;
    });
    return { ...row, allocations };
  }

  /** Takes a locked payment back. Its allocations stay on record. */
  async reverse(before: BillPaymentWithAllocations, reason: string): Promise<BillPaymentWithAllocations> {
    const columns = { reversed_at: this.tx.now, reversal_reason: reason, unapplied_amount: 0n };
    return { ...before, ...(await this.table.update(before, columns)) };
  }

  /** What is owed to a supplier, or to all of them without one. */
  async payables(today: CalendarDate, supplierId: string | null): Promise<PayablesSum[]> {
    const values = [this.tx.organizationId, today, agingBounds, supplierId];
    const rows = await this.tx.rowsUnprepared<Omit<PayablesSum, 'amount'> & { readonly amount: string }>(
      sql.PAYABLES,
      values,
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  private async withParts(
    row: Promise<BillPaymentEntity | undefined>,
    id: string,
  ): Promise<BillPaymentWithAllocations | undefined> {
    const values = [this.tx.organizationId, id];
    const [payment, allocations] = await Promise.all([
      row,
      this.tx.rows<BillPaymentAllocationEntity>(sql.allocationsById, values),
    ]);
    return payment && { ...payment, allocations };
  }

  private async insertAllocations(
    payment_id: string,
    after: number,
    allocations: readonly BillAllocation[],
  ): Promise<BillPaymentAllocationEntity[]> {
    if (allocations.length === 0) return [];
    const { organizationId: organization_id, now: created_at } = this.tx;
    const rows = allocations.map((one, at) => {
      return { organization_id, payment_id, position: after + at, ...one, released_at: null, created_at };
    });
    await this.tx.touched(sql.insertAllocations, [
      organization_id,
      payment_id,
      created_at,
      rows.map(({ position }) => position),
      rows.map(({ bill_id }) => bill_id),
      rows.map(({ amount }) => amount),
      rows.map(({ discount }) => discount),
      rows.map(({ is_credit }) => is_credit),
    ]);
    return rows;
  }
}
