import { sumOf } from '../../../kernel/money/allocation.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { newId, VersionedTable, type Stored, type Transaction } from '../../../platform/index.js';
import {
  TRANSFERS_MAX,
  type EndedTransfer,
  type PaymentRunStatus,
  type RunTransfer,
} from './domain/payment-run.js';
import type { PaymentRunItemEntity } from './entities/payment-run-item.entity.js';
import type { PaymentRunEntity, PaymentRunWithItems } from './entities/payment-run.entity.js';

const itemsById = `
  SELECT organization_id, run_id, position, bill_id, supplier_id, amount, creditor_name, iban, remittance, payment_id,
         ended_at
    FROM payment_run_items WHERE organization_id = $1 AND run_id = $2 ORDER BY position`;

/** $1 organization, $2 run, then one array per column. */
const insertItems = `
  INSERT INTO payment_run_items (organization_id, run_id, position, bill_id, supplier_id, amount, creditor_name, iban,
                                 remittance)
  SELECT r.organization_id, r.id, i.*
    FROM payment_runs r,
         unnest($3::integer[], $4::uuid[], $5::uuid[], $6::bigint[], $7::text[], $8::text[], $9::text[]) AS i
   WHERE r.organization_id = $1 AND r.id = $2`;

/** $1 organization, $2 run, $3 now, $4 its places, $5 what pays each, if anything does. */
const endItems = `
  UPDATE payment_run_items i SET ended_at = $3, payment_id = e.payment_id
    FROM unnest($4::integer[], $5::uuid[]) AS e (position, payment_id)
   WHERE i.organization_id = $1 AND i.run_id = $2 AND i.position = e.position`;

/** $1 organization, $2 run, $3 its places. */
const reopenItems = `
  UPDATE payment_run_items SET ended_at = NULL, payment_id = NULL
   WHERE organization_id = $1 AND run_id = $2 AND position = ANY ($3::integer[])`;

/** $1 organization, $2 payment. */
const runsOfPayment = `
  SELECT DISTINCT run_id FROM payment_run_items WHERE organization_id = $1 AND payment_id = $2 ORDER BY run_id`;

/** $1 organization, $2 day. Those that are due first. */
const dueBills = `
  SELECT id FROM bills
   WHERE organization_id = $1 AND status = 'approved' AND (due_date IS NULL OR due_date <= $2)
   ORDER BY due_date NULLS LAST, id LIMIT ${TRANSFERS_MAX}`;

export class PaymentRunsRepository {
  private readonly table: VersionedTable<PaymentRunEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'payment_runs');
  }

  byId(id: string): Promise<PaymentRunWithItems | undefined> {
    return this.withItems(this.table.byId(id), id);
  }

  /** The same, held against every other writer until the transaction ends. */
  lockById(id: string): Promise<PaymentRunWithItems | undefined> {
    return this.withItems(this.table.lockById(id), id);
  }

  /** Approved bills that are due by a day, or have no due date. */
  async dueBy(day: CalendarDate): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(dueBills, [this.tx.organizationId, day]);
    return rows.map(({ id }) => id);
  }

  async insert(
    run: Pick<PaymentRunEntity, 'bank_account_id' | 'execute_on' | 'left_out'>,
    transfers: readonly RunTransfer[],
  ): Promise<PaymentRunWithItems> {
    const id = newId(this.tx.now);
    const inserted = this.table.insert(id, {
      ...{ status: 'proposed', currency: 'EUR', bank_account_id: run.bank_account_id },
      execute_on: run.execute_on,
      total: sumOf(transfers.map(({ amount }) => amount)),
      transfers: transfers.length,
      left_out: JSON.stringify(run.left_out),
    });
    const column = (name: keyof RunTransfer): unknown[] => transfers.map((transfer) => transfer[name]);
    const [row] = await Promise.all([
      inserted,
      this.tx.touched(insertItems, [
        ...[this.tx.organizationId, id, transfers.map((_transfer, at) => at), column('bill_id')],
        ...[column('supplier_id'), column('amount'), column('creditor_name'), column('iban')],
        column('remittance'),
      ]),
    ]);
    const rest = { organization_id: row.organization_id, run_id: id, payment_id: null, ended_at: null };
    return { ...row, items: transfers.map((transfer, position) => ({ ...transfer, ...rest, position })) };
  }

  async change(
    before: PaymentRunWithItems,
    columns: Readonly<Record<string, Stored>>,
  ): Promise<PaymentRunWithItems> {
    return { ...(await this.table.update(before, columns)), items: before.items };
  }

  /** Ends transfers of a locked run: their bills are free, and paid by these payments if they were executed. */
  async end(
    before: PaymentRunWithItems,
    status: PaymentRunStatus,
    ended: readonly EndedTransfer[],
  ): Promise<PaymentRunWithItems> {
    const { organizationId, now } = this.tx;
    const places = ended.map(({ position }) => position);
    const paid = new Map(ended.map(({ position, payment_id }) => [position, payment_id]));
    const [row] = await Promise.all([
      this.table.update(before, { status }),
      this.tx.touched(endItems, [organizationId, before.id, now, places, [...paid.values()]]),
    ]);
    const items = before.items.map((item) => {
      const payment_id = paid.get(item.position);
      return payment_id === undefined ? item : { ...item, ended_at: now, payment_id };
    });
    return { ...row, items };
  }

  /** Lets transfers of a locked run wait for their bank again. */
  async reopen(before: PaymentRunWithItems, places: readonly number[]): Promise<PaymentRunWithItems> {
    const [row] = await Promise.all([
      this.table.update(before, { status: 'released' }),
      this.tx.touched(reopenItems, [this.tx.organizationId, before.id, places]),
    ]);
    const items = before.items.map((item) => {
      return places.includes(item.position) ? { ...item, ended_at: null, payment_id: null } : item;
    });
    return { ...row, items };
  }

  /** The runs whose transfers a payment is. */
  async ofPayment(paymentId: string): Promise<string[]> {
    const rows = await this.tx.rows<{ run_id: string }>(runsOfPayment, [this.tx.organizationId, paymentId]);
    return rows.map(({ run_id }) => run_id);
  }

  private async withItems(
    row: Promise<PaymentRunEntity | undefined>,
    id: string,
  ): Promise<PaymentRunWithItems | undefined> {
    const values = [this.tx.organizationId, id];
    const [run, items] = await Promise.all([row, this.tx.rows<PaymentRunItemEntity>(itemsById, values)]);
    return run && { ...run, items };
  }
}
