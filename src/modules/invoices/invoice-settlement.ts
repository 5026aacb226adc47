import type { Transaction } from '../../platform/index.js';
import { settled, type SettlementChange } from './domain/settlement.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { InvoiceStatesRepository } from './invoice-states.repository.js';
import { invoiceChanged } from './invoices.events.js';
import { InvoicesRepository } from './invoices.repository.js';
import { scheduleOverdue } from './overdue-schedule.js';

/** What payments and credit notes do to invoices. The door of this slice for theirs. */
export class InvoiceSettlement {
  constructor(private readonly tx: Transaction) {}

  /** The invoices of these ids, held until the transaction ends; those that are not there are absent. */
  lock(ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceWithItems>> {
    return new InvoicesRepository(this.tx).lockByIds(ids);
  }

  /**
   * The locked invoice after a payment, a credit note or the taking back of one; paid when nothing is due any more.
   *
   * Whoever asks has made sure that not more is settled than is due. Announces what became of it.
   */
  apply(invoice: InvoiceWithItems, change: SettlementChange): InvoiceWithItems {
    const { event, ...changes } = settled(invoice, change, this.tx.now);
    const now = new InvoiceStatesRepository(this.tx).change(invoice, changes);
    this.tx.announce(invoiceChanged(event, { before: invoice, now }));
    if (invoice.status === 'paid' && now.status === 'open') scheduleOverdue(this.tx, now);
    return now;
  }
}
