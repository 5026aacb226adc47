import { changedMetadata } from '../../../kernel/metadata/metadata.js';
import { sumOf } from '../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import { Decimal } from '../../../kernel/money/decimal.js';
import { VersionedTable, type Columns, type Transaction } from '../../../platform/index.js';
import type { StoredTaxGroup } from '../invoices/index.js';
import type { ChainedNumber } from '../numbering/index.js';
import * as sql from './credit-notes.sql.js';
import { creditNoteTerms } from './credit-notes.terms.js';
import type { CreditNoteRemarks } from './domain/credit-note.js';
import type { NewCreditRefund } from './domain/credit-refund.js';
import type { Homecoming } from './domain/homecoming.js';
import type { Credited, CreditedLine, TaxGroup } from './domain/creditable.js';
import type { CreditNoteAllocationEntity } from './entities/credit-note-allocation.entity.js';
import type { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';
import type { CreditNoteRefundEntity } from './entities/credit-note-refund.entity.js';
import type {
  CreditNoteEntity,
  CreditNoteWithItems,
  ListedCreditNote,
} from './entities/credit-note.entity.js';

/** What a credit note is issued with; the rest follows from its use. */
type CreditNoteRow = Omit<
  CreditNoteEntity,
  'organization_id' | 'id' | 'number_end' | 'version' | 'created_at' | 'updated_at'
>;

type ListedAllocation = Pick<
  CreditNoteAllocationEntity,
  'credit_note_id' | 'invoice_id' | 'amount' | 'unallocated_amount'
>;

/** What settles one invoice. */
interface Allocation {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
}

export class CreditNotesRepository {
  private readonly table: VersionedTable<CreditNoteEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'credit_notes');
  }

  byId(id: string): Promise<CreditNoteWithItems | undefined> {
    return this.withItems(this.table.byId(id), id);
  }

  /** The same, held against every other writer until the transaction ends. */
  lockById(id: string): Promise<CreditNoteWithItems | undefined> {
    return this.withItems(this.table.lockById(id), id);
  }

  /** The credit notes that `reachable` finds, locked in the order of their ids. */
  async lockReachable(invoiceIds: readonly string[]): Promise<CreditNoteWithItems[]> {
    const found = await this.tx.rows<{ id: string }>(sql.reachable, [this.tx.organizationId, invoiceIds]);
    const notes: CreditNoteWithItems[] = [];
    for (const id of found.map((row) => row.id).sort()) {
      const note = await this.lockById(id);
      if (note?.status === 'issued') notes.push(note);
    }
    return notes;
  }

  /** Lets the work run again if there are more of them than some that are locked. */
  expectReached(invoiceIds: readonly string[], locked: readonly string[]): void {
    this.tx.expectNone(sql.reachableBeside, [this.tx.organizationId, invoiceIds, locked]);
  }

  /** The number of the invoice that counts instead of the one that a credit note takes back, if there is one. */
  async reissuedAs(id: string): Promise<string | null> {
    const row = await this.tx.row<{ number: string }>(sql.reissuedAs, [this.tx.organizationId, id]);
    return row?.number ?? null;
  }

  /** Rows of a list, each with what decides what may be done with it. Two statements, however many rows. */
  async withState(rows: readonly CreditNoteEntity[]): Promise<ListedCreditNote[]> {
    if (rows.length === 0) return [];
    const values = [this.tx.organizationId, rows.map(({ id }) => id)];
    const [allocations, reissued] = await Promise.all([
      this.tx.rows<ListedAllocation>(sql.allocationsOf, values),
      this.tx.rows<{ credit_note_id: string; number: string }>(sql.reissuedAsOf, values),
    ]);
    const numbers = new Map(reissued.map(({ credit_note_id, number }) => [credit_note_id, number]));
    return rows.map((row) => ({
      ...row,
      allocations: allocations.filter(({ credit_note_id }) => credit_note_id === row.id),
      reissued_as: numbers.get(row.id) ?? null,
    }));
  }

  /** What credit notes that stand have taken back of a locked invoice. */
  async standing(invoiceId: string): Promise<Credited> {
    const values = [this.tx.organizationId, invoiceId];
    const [lines, groups] = await Promise.all([
      this.tx.rows<CreditedLine>(sql.standingItems, values),
      this.tx.rows<Pick<CreditNoteEntity, 'tax_breakdown' | 'withholdings'>>(sql.standingGroups, values),
    ]);
    return {
      lines,
      groups: groups.flatMap(({ tax_breakdown }) => tax_breakdown.map(taxGroupOf)),
      withholdings: groups.map((note) => note.withholdings),
    };
  }

  /** Stores a credit note that the chain has already, with its lines and what it settles. */
  insert(note: CreditNoteWithItems & ChainedNumber): CreditNoteWithItems {
    this.tx.pipeline(this.table.insert(note.id, columnsOf(note)));
    this.tx.pipeline(this.insertItems(note.items));
    this.tx.pipeline(this.insertAllocations(note.id, 0, note.allocations));
    for (const refund of note.refunds) this.tx.pipeline(this.insertRefund(refund));
    creditNoteTerms.add(this.tx, note);
    return note;
  }

  /** Lets a locked credit note settle more. */
  async allocate(
    before: CreditNoteWithItems,
    allocations: readonly Allocation[],
  ): Promise<CreditNoteWithItems> {
    const amount = sumOf(allocations.map((allocation) => allocation.amount));
    const [row, added] = await Promise.all([
      this.table.update(before, {
        applied_amount: before.applied_amount + amount,
        unapplied_amount: before.unapplied_amount - amount,
      }),
      this.insertAllocations(before.id, before.allocations.length, allocations),
    ]);
    return { ...before, ...row, allocations: [...before.allocations, ...added] };
  }

  /** Lets a locked credit note settle its own invoice again. */
  async bringHome(
    before: CreditNoteWithItems,
    { free, taken, amount }: Homecoming,
  ): Promise<CreditNoteWithItems> {
    const allocations = before.allocations.map((one) => {
      const gone = taken.find(({ position }) => position === one.position)?.amount ?? 0n;
      return gone === 0n ? one : { ...one, unallocated_amount: one.unallocated_amount + gone };
    });
    const changed = allocations.filter((one) => taken.some(({ position }) => position === one.position));
    const home = [{ invoice_id: before.invoice_id, amount }];
    const [row, added] = await Promise.all([
      this.table.update(before, {
        applied_amount: before.applied_amount + free,
        unapplied_amount: before.unapplied_amount - free,
      }),
      this.insertAllocations(before.id, before.allocations.length, home),
      this.tx.touched(sql.unallocate, [
        this.tx.organizationId,
        before.id,
        changed.map(({ position }) => position),
        changed.map(({ unallocated_amount }) => unallocated_amount),
      ]),
    ]);
    return { ...before, ...row, allocations: [...allocations, ...added] };
  }

  /** Notes that a part of the credit was paid out. */
  async refund(before: CreditNoteWithItems, refund: NewCreditRefund): Promise<CreditNoteWithItems> {
    const { id: credit_note_id, organization_id, currency, refunds } = before;
    const keys = { organization_id, credit_note_id, position: refunds.length, currency };
    const added = { ...keys, ...refund, day_known: true, created_at: this.tx.now };
    const [row] = await Promise.all([
      this.table.update(before, {
        refunded_amount: before.refunded_amount + refund.amount,
        unapplied_amount: before.unapplied_amount - refund.amount,
      }),
      this.insertRefund(added),
    ]);
    return { ...before, ...row, refunds: [...refunds, added] };
  }

  /** Changes what is given, in any state; without anything the credit note stays as it is. */
  async remark(
    before: CreditNoteWithItems,
    { note, metadata }: CreditNoteRemarks,
  ): Promise<CreditNoteWithItems> {
    const changed = metadata === undefined ? undefined : changedMetadata(before.metadata, metadata);
    const columns = { note, metadata: changed && JSON.stringify(changed) };
    const row = await this.table.change(before, columns);
    if (row === undefined) return before;
    creditNoteTerms.replace(this.tx, before, row);
    return { ...before, ...row };
  }

  /** Its allocations stay on record. */
  async void(before: CreditNoteWithItems): Promise<CreditNoteWithItems> {
    const row = await this.table.update(before, {
      status: 'void',
      voided_at: this.tx.now,
      applied_amount: 0n,
      unapplied_amount: 0n,
    });
    return { ...before, ...row };
  }

  /** Notes that it was sent to its customer. */
  async markSent(before: CreditNoteWithItems): Promise<CreditNoteWithItems> {
    const row = await this.table.update(before, { sent_at: this.tx.now });
    return { ...before, ...row };
  }

  /** Sends all statements together. Those after the first begin when it has its lock. */
  private async withItems(
    row: Promise<CreditNoteEntity | undefined>,
    id: string,
  ): Promise<CreditNoteWithItems | undefined> {
    const values = [this.tx.organizationId, id];
    const [note, items, allocations, refunds, reissued_as] = await Promise.all([
      row,
      this.tx.rows<CreditNoteItemEntity>(sql.itemsById, values),
      this.tx.rows<CreditNoteAllocationEntity>(sql.allocationsById, values),
      this.tx.rows<CreditNoteRefundEntity>(sql.refundsById, values),
      this.reissuedAs(id),
    ]);
    return note && { ...note, items, allocations, refunds, reissued_as };
  }

  private async insertRefund(refund: CreditNoteRefundEntity): Promise<void> {
    const { organization_id, credit_note_id, position, currency, amount, method, refunded_on } = refund;
    const values = [organization_id, credit_note_id, position, currency, amount, method, refunded_on];
    await this.tx.touched(sql.insertRefund, [...values, refund.reference, refund.created_at]);
  }

  private async insertItems(items: readonly CreditNoteItemEntity[]): Promise<void> {
    await this.tx.touched(sql.insertItems, [
      this.tx.organizationId,
      items[0]?.credit_note_id,
      ...sql.itemColumns(items),
    ]);
  }

  private async insertAllocations(
    credit_note_id: string,
    after: number,
    allocations: readonly Allocation[],
  ): Promise<CreditNoteAllocationEntity[]> {
    if (allocations.length === 0) return [];
    const { organizationId: organization_id, now: created_at } = this.tx;
    const rows = allocations.map(({ invoice_id, amount }, at) => {
      const settled = { invoice_id, amount, unallocated_amount: 0n };
      return { organization_id, credit_note_id, position: after + at, ...settled, created_at };
    });
    await this.tx.touched(sql.insertAllocations, [
      organization_id,
      credit_note_id,
      created_at,
      rows.map(({ position }) => position),
      rows.map(({ invoice_id }) => invoice_id),
      rows.map(({ amount }) => amount),
    ]);
    return rows;
  }
}

/** A tax group out of JSON. */
export function taxGroupOf({ category, rate, taxable, tax }: StoredTaxGroup): TaxGroup {
  const exact = Decimal.parse(rate);
  if (exact === undefined) throw new Error('A stored tax rate is no number.');
  return { category, rate: exact, taxable: BigInt(taxable), tax: BigInt(tax) };
}

function columnsOf(note: CreditNoteWithItems): Columns<CreditNoteRow> {
  return {
    status: note.status,
    number: note.number,
    invoice_id: note.invoice_id,
    invoice_number: note.invoice_number,
    customer_id: note.customer_id,
    customer_name: note.customer_name,
    currency: note.currency,
    issue_date: note.issue_date,
    reason: note.reason,
    message: note.message,
    note: note.note,
    metadata: JSON.stringify(note.metadata),
    seller: JSON.stringify(note.seller),
    buyer: JSON.stringify(note.buyer),
    tax_breakdown: JSON.stringify(note.tax_breakdown),
    subtotal: note.subtotal,
    tax_total: note.tax_total,
    total: note.total,
    withholdings: note.withholdings && JSON.stringify(note.withholdings),
    withholding_total: note.withholding_total,
    payable_rounding: note.payable_rounding,
    applied_amount: note.applied_amount,
    refunded_amount: note.refunded_amount,
    unapplied_amount: note.unapplied_amount,
    voided_at: note.voided_at,
    sent_at: note.sent_at,
  };
}
