import { changedMetadata } from '../../../kernel/metadata/metadata.js';
import { sumOf } from '../../../kernel/money/allocation.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { newId, VersionedTable, type Columns, type Transaction } from '../../../platform/index.js';
import type { Allocation, NewPayment, PaymentRemarks } from './domain/payment.js';
import type { NewRefund } from './domain/refund.js';
import { restorationsUntil, type PlannedRestoration } from './domain/restoration.js';
import type { PlannedUnallocation } from './domain/unallocation.js';
import type { PaymentAllocationEntity } from './entities/payment-allocation.entity.js';
import type { PaymentRefundEntity } from './entities/payment-refund.entity.js';
import type { PaymentEntity, PaymentWithAllocations } from './entities/payment.entity.js';
import * as sql from './payments.sql.js';
import { paymentTerms } from './payments.terms.js';

export class PaymentsRepository {
  private readonly table: VersionedTable<PaymentEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'payments');
  }

  byId(id: string): Promise<PaymentWithAllocations | undefined> {
    return this.withParts(this.table.byId(id), id);
  }

  /** The same, held against every other writer until the transaction ends. */
  lockById(id: string): Promise<PaymentWithAllocations | undefined> {
    return this.withParts(this.table.lockById(id), id);
  }

  /** Those that were ever allocated to an invoice. */
  async ofInvoice(invoiceId: string): Promise<PaymentWithAllocations[]> {
    const ids = await this.tx.rows<{ id: string }>(sql.idsOfInvoice, [this.tx.organizationId, invoiceId]);
    const found: PaymentWithAllocations[] = [];
    for (const { id } of ids) {
      const payment = await this.byId(id);
      if (payment !== undefined) found.push(payment);
    }
    return found;
  }

  /** Takes the identifier, where it follows from something else. */
  async insert(payment: NewPayment, id = newId(this.tx.now)): Promise<PaymentWithAllocations> {
    const inserted = this.table.insert(id, columnsOf(payment));
    const [row, allocations] = await Promise.all([
      inserted,
      this.insertAllocations(id, 0, payment.allocations),
    ]);
    paymentTerms.add(this.tx, row);
    return { allocations, refunds: [], ...row };
  }

  /** Lets a locked payment settle more. */
  async allocate(
    before: PaymentWithAllocations,
    allocations: readonly Allocation[],
  ): Promise<PaymentWithAllocations> {
    const left = before.unapplied_amount - sumOf(allocations.map(({ amount }) => amount));
    const updated = this.table.update(before, { unapplied_amount: left });
    const inserted = this.insertAllocations(before.id, before.allocations.length, allocations);
    const [row, rows] = await Promise.all([updated, inserted]);
    return { ...before, ...row, allocations: [...before.allocations, ...rows] };
  }

  /** Lowers allocations of a locked payment. What they were stays on record. */
  async unallocate(
    before: PaymentWithAllocations,
    { taken, changes }: PlannedUnallocation,
  ): Promise<PaymentWithAllocations> {
    const left = before.unapplied_amount + sumOf(taken.map(({ amount }) => amount));
    const [row] = await Promise.all([
      this.table.update(before, { unapplied_amount: left }),
      this.lower(before.id, changes),
    ]);
    const changed = new Map(changes.map((change) => [change.position, change]));
    const allocations = before.allocations.map((one) => ({ ...one, ...changed.get(one.position) }));
    return { ...before, ...row, allocations };
  }

  /** When the latest money came in that settles each of some invoices; those without any are absent. */
  async latestDays(invoiceIds: readonly string[]): Promise<ReadonlyMap<string, CalendarDate>> {
    if (invoiceIds.length === 0) return new Map();
    const values = [this.tx.organizationId, invoiceIds];
    const rows = await this.tx.rows<{ invoice_id: string; day: CalendarDate }>(sql.latestDays, values);
    return new Map(rows.map(({ invoice_id, day }) => [invoice_id, day]));
  }

  /** Gives a part of a locked payment back. */
  async refund(before: PaymentWithAllocations, refund: NewRefund): Promise<PaymentWithAllocations> {
    const { organizationId: organization_id, now: created_at } = this.tx;
    const { id: payment_id, currency } = before;
    const position = before.refunds.length;
    const id = newId(created_at);
    const entity = { ...refund, organization_id, payment_id, position, id, currency, cancelled_at: null };
    const { amount, method, refunded_on, reference, reason } = refund;
    const values = [currency, amount, method, refunded_on, reference, reason, created_at];
    const [row] = await Promise.all([
      this.table.update(before, {
        unapplied_amount: before.unapplied_amount - amount,
        refunded_amount: before.refunded_amount + amount,
      }),
      this.tx.touched(sql.insertRefund, [organization_id, payment_id, position, id, ...values]),
    ]);
    return { ...before, ...row, refunds: [...before.refunds, { ...entity, created_at }] };
  }

  /** Takes a refund of a locked payment for one that did not take place. It stays on record. */
  async cancelRefund(
    before: PaymentWithAllocations,
    { position, amount }: PaymentRefundEntity,
  ): Promise<PaymentWithAllocations> {
    const { organizationId, now } = this.tx;
    const [row] = await Promise.all([
      this.table.update(before, {
        unapplied_amount: before.unapplied_amount + amount,
        refunded_amount: before.refunded_amount - amount,
      }),
      this.tx.touched(sql.cancelRefund, [organizationId, before.id, position, now]),
    ]);
    const refunds = before.refunds.map((refund) => {
      return refund.position === position ? { ...refund, cancelled_at: now } : refund;
    });
    return { ...before, ...row, refunds };
  }

  /** Takes a locked payment back. Its allocations stay on record. */
  async reverse(before: PaymentWithAllocations, reason: string | null): Promise<PaymentWithAllocations> {
    const columns = { reversed_at: this.tx.now, reversal_reason: reason, unapplied_amount: 0n };
    return { ...before, ...(await this.table.update(before, columns)) };
  }

  /** Says of a locked payment that was taken back that it did come in. */
  async restore(
    before: PaymentWithAllocations,
    { changes, unapplied_amount }: PlannedRestoration,
  ): Promise<PaymentWithAllocations> {
    const restorations = JSON.stringify(restorationsUntil(before, this.tx.now));
    const columns = { reversed_at: null, reversal_reason: null, unapplied_amount, restorations };
    const row = await this.table.update(before, columns);
    await this.lower(before.id, changes);
    const lowered = new Map(changes.map((change) => [change.position, change]));
    const allocations = before.allocations.map((one) => ({ ...one, ...lowered.get(one.position) }));
    return { ...before, ...row, allocations };
  }

  /** Notes that a receipt of a locked payment has left. */
  async markReceiptSent(before: PaymentWithAllocations): Promise<PaymentWithAllocations> {
    return { ...before, ...(await this.table.update(before, { receipt_sent_at: this.tx.now })) };
  }

  /** Changes what is given, in any state; without anything the payment stays as it is. */
  async remark(before: PaymentWithAllocations, remarks: PaymentRemarks): Promise<PaymentWithAllocations> {
    const { reference, note, metadata } = remarks;
    const changed = metadata === undefined ? undefined : changedMetadata(before.metadata, metadata);
    const columns = { reference, note, metadata: changed && JSON.stringify(changed) };
    const row = await this.table.change(before, columns);
    if (row === undefined) return before;
    paymentTerms.replace(this.tx, before, row);
    return { ...before, ...row };
  }

  private async lower(id: string, changes: PlannedUnallocation['changes']): Promise<void> {
    const columns = [
      changes.map(({ position }) => position),
      changes.map(({ unallocated_amount }) => unallocated_amount),
    ];
    await this.tx.touched(sql.unallocate, [this.tx.organizationId, id, ...columns]);
  }

  /** Sends all statements together. Those after the first begin when it has its lock. */
  private async withParts(
    row: Promise<PaymentEntity | undefined>,
    id: string,
  ): Promise<PaymentWithAllocations | undefined> {
    const values = [this.tx.organizationId, id];
    const [payment, allocations, refunds] = await Promise.all([
      row,
      this.tx.rows<PaymentAllocationEntity>(sql.allocationsById, values),
      this.tx.rows<PaymentRefundEntity>(sql.refundsById, values),
    ]);
    return payment && { allocations, refunds, ...payment };
  }

  private async insertAllocations(
    payment_id: string,
    after: number,
    allocations: readonly Allocation[],
  ): Promise<PaymentAllocationEntity[]> {
    if (allocations.length === 0) return [];
    const { organizationId: organization_id, now: created_at } = this.tx;
    const rows = allocations.map(({ invoice_id, amount }, at) => {
      const settled = { invoice_id, amount, unallocated_amount: 0n };
      return { organization_id, payment_id, position: after + at, ...settled, created_at };
    });
    await this.tx.touched(sql.insertAllocations, [
      organization_id,
      payment_id,
      created_at,
      rows.map(({ position }) => position),
      rows.map(({ invoice_id }) => invoice_id),
      rows.map(({ amount }) => amount),
    ]);
    return rows;
  }
}

function columnsOf(payment: NewPayment): Columns<Omit<NewPayment, 'allocations'>> {
  return {
    customer_id: payment.customer_id,
    customer_name: payment.customer_name,
    currency: payment.currency,
    amount: payment.amount,
    unapplied_amount: payment.unapplied_amount,
    method: payment.method,
    received_on: payment.received_on,
    reference: payment.reference,
    note: payment.note,
    metadata: JSON.stringify(payment.metadata),
  };
}
