import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { Transaction } from '../../../platform/index.js';
import { PrepaidCredit, prepaymentOf, type InvoiceWithItems } from '../invoices/index.js';
import { releasedPayment } from './domain/prepaid-payment.js';
import { paymentCreated } from './payments.events.js';
import { PaymentsRepository } from './payments.repository.js';

/**
 * Records what was prepaid on an invoice that ceases to count as an unallocated payment.
 *
 * The excess may be one already, of which the payment has the identifier of the invoice; if not, it is one now, and the
 * job that would record it finds it.
 */
@Injectable()
export class ReleasedPrepayments extends PrepaidCredit {
  override async release(tx: Transaction, invoice: InvoiceWithItems, carried: MinorUnits): Promise<void> {
    const { whole, held } = prepaymentOf(invoice);
    const payments = new PaymentsRepository(tx);
    const isExcessToCome = whole > held && (await payments.byId(invoice.id)) === undefined;
    const amount = (isExcessToCome ? whole : held) - carried;
    if (amount <= 0n) return;
    const id = isExcessToCome ? invoice.id : undefined;
    tx.announce(paymentCreated(await payments.insert(releasedPayment(invoice, amount), id)));
  }
}
