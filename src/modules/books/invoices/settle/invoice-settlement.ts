import type { Transaction } from '../../../../platform/index.js';
import { settled, type SettlementChange } from '../domain/settlement.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { InvoiceDeductions, type SettledBy } from './deductions.js';
import { recordMoves } from './settlement-history.js';
import { scheduleOverdue } from './overdue-schedule.js';

/** What payments and credit notes do to invoices. */
export class InvoiceSettlement {
  constructor(private readonly tx: Transaction) {}

  /** The invoices of these ids, held until the transaction ends; those that are not there are absent. */
  lock(ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceWithItems>> {
    return new InvoicesRepository(this.tx).lockByIds(ids);
  }

  /**
   * Applies a payment or a credit note to a locked invoice, or takes one back. The invoice is paid when nothing is due;
   * a discount for paying early that was taken in time settles what is left, as long as the money stays.
   *
   * Callers must have checked that no more is settled than is due. Announces the change.
   */
  async apply(invoice: InvoiceWithItems, change: SettlementChange, by: SettledBy): Promise<InvoiceWithItems> {
    const deducted = await new InvoiceDeductions(this.tx).follow(invoice, change, by);
    const { event, ...changes } = settled(invoice, { ...change, ...deducted }, this.tx.now);
    const now = new InvoicesRepository(this.tx).change(invoice, changes);
    recordMoves(this.tx, { before: invoice, now }, by);
    this.tx.announce(invoiceChanged(event, { before: invoice, now }));
    const isDueAnew = invoice.status === 'paid' || invoice.due_date !== now.due_date;
    if (isDueAnew && now.status === 'open') scheduleOverdue(this.tx, now);
    return now;
  }
}
