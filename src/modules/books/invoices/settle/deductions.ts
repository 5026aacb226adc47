import { closingOf, type RestChoice } from '../../../../kernel/accounts/closing.js';
import { offersDiscount } from '../../../../kernel/accounts/early-payment.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../../platform/index.js';
import { organizationSettling } from '../../../people/organizations/index.js';
import {
  creditedDeductions,
  deductedBy,
  deductionsOf,
  endedDeductions,
  restoredDeductions,
  rowAmounts,
  type DeductedChange,
  type Deduction,
  type DeductionChange,
  type DeductionRow,
} from '../domain/deduction.js';
import type { SettlementChange } from '../domain/settlement.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { dayOf } from './settlement-history.js';
import * as sql from './deductions.sql.js';

/** Through what an invoice is settled, or settled no longer. */
export interface SettledBy {
  /** When the money came in, or was taken back. */
  readonly day: CalendarDate;
  /** The last day that any money of the invoice came in on: on that it depends whether it was paid early. */
  readonly completeOn?: CalendarDate;
  readonly payment_id?: string;
  readonly credit_note_id?: string;
  /** What becomes of a rest. */
  readonly settle_rest?: RestChoice | undefined;
  /** It is credit of the invoice itself that comes back, and no money that pays it early. */
  readonly isOwnCredit?: boolean;
}

/** What is taken off invoices beside money and credit notes. */
export class InvoiceDeductions {
  constructor(private readonly tx: Transaction) {}

  /** Those of a locked invoice, ended ones too. */
  async of({ id }: InvoiceWithItems): Promise<Deduction[]> {
    return deductionsOf(await this.rows(id));
  }

  /** What a settlement of a locked invoice changes of its deductions, which it stores. */
  async follow(
    invoice: InvoiceWithItems,
    change: SettlementChange,
    by: SettledBy,
  ): Promise<DeductedChange | undefined> {
    const { paid = 0n, credited = 0n, creditNotes = 0n } = change;
    const money = creditNotes === 0n ? paid + credited : 0n;
    if (money > 0n) return by.isOwnCredit === true ? undefined : this.close(invoice, money, by);
    if (money < 0n) return this.end(invoice, by);
    return creditNotes === 0n ? undefined : this.followNote(invoice, creditNotes, by);
  }

  /** A credit note takes its part of deductions back, or counts no longer. */
  private async followNote(
    invoice: InvoiceWithItems,
    creditNotes: MinorUnits,
    by: SettledBy,
  ): Promise<DeductedChange | undefined> {
    const isIssued = creditNotes > 0n;
    if (isIssued && invoice.amount_discounted + invoice.amount_waived === 0n) return undefined;
    const rows = await this.rows(invoice.id);
    const left = invoice.total - invoice.credit_notes_total;
    const changes = isIssued
      ? creditedDeductions(deductionsOf(rows), { left, credited: creditNotes })
      : restoredDeductions(deductionsOf(rows), by.credit_note_id ?? '');
    const moved = changes.filter(({ amount, deduction }) => amount !== deduction.amount);
    this.insert(invoice, { after: rows.length, changes: moved, by });
    return deductedBy(moved);
  }

  /** Money was taken back. What names a credit note was taken back by it, so that this row names none. */
  private async end(
    invoice: InvoiceWithItems,
    { day, payment_id = '' }: SettledBy,
  ): Promise<DeductedChange | undefined> {
    const rows = await this.rows(invoice.id);
    const changes = endedDeductions(deductionsOf(rows));
    this.insert(invoice, { after: rows.length, changes, by: { day, ...(payment_id && { payment_id }) } });
    return deductedBy(changes);
  }

  /** Settles the rest that money leaves, where a discount or somebody's decision does. */
  private async close(
    invoice: InvoiceWithItems,
    amount: MinorUnits,
    by: SettledBy,
  ): Promise<DeductedChange | undefined> {
    const isPossible = by.settle_rest !== undefined || offersDiscount(invoice);
    if (!isPossible || amount >= invoice.amount_due) return undefined;
    const day = by.completeOn ?? by.day;
    const closing = closingOf(
      invoice,
      { amount, on: day, settleRest: by.settle_rest },
      await organizationSettling(this.tx),
    );
    if (closing === undefined) return undefined;
    const after = (await this.rows(invoice.id)).length;
    const nothing = { begins_at: after, kind: closing.kind, rows: [], amount: 0n, isEnded: false };
    const changes = [{ deduction: nothing, amount: closing.amount }];
    this.insert(invoice, { after, changes, by: { ...by, day } });
    return deductedBy(changes);
  }

  private rows(invoiceId: string): Promise<DeductionRow[]> {
    return this.tx.rows<DeductionRow>(sql.deductionsOf, [this.tx.organizationId, invoiceId]);
  }

  private insert(invoice: InvoiceWithItems, { after, changes, by }: Insert): void {
    if (changes.length === 0) return;
    const { organizationId, now } = this.tx;
    const { id, currency, tax_breakdown } = invoice;
    const amounts = changes.map((change) => rowAmounts(change, tax_breakdown));
    this.tx.pipeline(
      this.tx.touched(sql.insertDeductions, [
        organizationId,
        id,
        currency,
        dayOf(invoice, by.day),
        by.payment_id ?? null,
        by.credit_note_id ?? null,
        now,
        changes.map((_change, at) => after + at),
        changes.map(({ deduction }) => deduction.begins_at),
        changes.map(({ deduction }) => deduction.kind),
        amounts.map((row) => row.amount),
        amounts.map(({ tax }) => tax),
        amounts.map((row) => JSON.stringify(row.tax_breakdown)),
      ]),
    );
  }
}

interface Insert {
  /** How many rows the invoice has. */
  readonly after: number;
  readonly changes: readonly DeductionChange[];
  readonly by: SettledBy;
}
