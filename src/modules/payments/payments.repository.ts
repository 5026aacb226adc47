import { sumOf } from '../../kernel/money/allocation.js';
import { newId, VersionedTable, type Columns, type Transaction } from '../../platform/index.js';
import type { Allocation, NewPayment } from './domain/payment.js';
import type { PaymentAllocationEntity } from './entities/payment-allocation.entity.js';
import type { PaymentEntity, PaymentWithAllocations } from './entities/payment.entity.js';

export class PaymentsRepository {
  private readonly table: VersionedTable<PaymentEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'payments');
  }

  byId(id: string): Promise<PaymentWithAllocations | undefined> {
    return this.withAllocations(this.table.byId(id), id);
  }

  /** The same, held against every other writer until the transaction ends. */
  lockById(id: string): Promise<PaymentWithAllocations | undefined> {
    return this.withAllocations(this.table.lockById(id), id);
  }

  /** Takes the identifier, where it follows from something else. */
  async insert(payment: NewPayment, id = newId(this.tx.now)): Promise<PaymentWithAllocations> {
    const inserted = this.table.insert(id, columnsOf(payment));
    const [row, allocations] = await Promise.all([
      inserted,
      this.insertAllocations(id, 0, payment.allocations),
    ]);
    return { allocations, ...row };
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
    return { allocations: [...before.allocations, ...rows], ...row };
  }

  /** Takes a locked payment back. Its allocations stay on record. */
  async reverse(before: PaymentWithAllocations, reason: string | null): Promise<PaymentWithAllocations> {
    const columns = { reversed_at: this.tx.now, reversal_reason: reason, unapplied_amount: 0n };
    return { allocations: before.allocations, ...(await this.table.update(before, columns)) };
  }

  /** Both statements are under way at once; the second begins when the first has its lock. */
  private async withAllocations(
    row: Promise<PaymentEntity | undefined>,
    id: string,
  ): Promise<PaymentWithAllocations | undefined> {
    const rows = this.tx.rows<PaymentAllocationEntity>(
      'SELECT * FROM payment_allocations WHERE organization_id = $1 AND payment_id = $2 ORDER BY position',
      [this.tx.organizationId, id],
    );
    const [payment, allocations] = await Promise.all([row, rows]);
    return payment && { allocations, ...payment };
  }

  private async insertAllocations(
    payment_id: string,
    after: number,
    allocations: readonly Allocation[],
  ): Promise<PaymentAllocationEntity[]> {
    if (allocations.length === 0) return [];
    const { organizationId, now } = this.tx;
    const rows = allocations.map(({ invoice_id, amount }, at) => {
      const position = after + at;
      return { organization_id: organizationId, payment_id, position, invoice_id, amount, created_at: now };
    });
    await this.tx.touched(
      `INSERT INTO payment_allocations (organization_id, payment_id, created_at, position, invoice_id, amount)
       SELECT $1, $2, $3, a.* FROM unnest($4::integer[], $5::uuid[], $6::bigint[]) AS a`,
      [
        organizationId,
        payment_id,
        now,
        rows.map(({ position }) => position),
        rows.map(({ invoice_id }) => invoice_id),
        rows.map(({ amount }) => amount),
      ],
    );
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
