import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/index.js';
import { CreditOnIssue, InvoicesRepository, type InvoiceWithItems } from '../invoices/index.js';
import { settleOldestFirst, type SourceRow } from './settle-oldest-first.js';
import * as sql from './applied-credit.sql.js';

/** Others wait for the series of numbers meanwhile; what is left is applied by hand. */
const SOURCES_MAX = 20;

/**
 * Lets credit settle an invoice as soon as it is issued, by what settles by hand as well.
 *
 * Invoices that were open before stay as they are: somebody may have left credit beside them on purpose.
 */
@Injectable()
export class AppliedOnIssue extends CreditOnIssue {
  override async settle(tx: Transaction, invoice: InvoiceWithItems): Promise<InvoiceWithItems> {
    const { id, status, customer_id, currency } = invoice;
    if (status !== 'open') return invoice;
    const values = [tx.organizationId, customer_id, SOURCES_MAX, currency];
    const found = await tx.rows<SourceRow>(sql.sourcesIn, values);
    if (found.length === 0) return invoice;
    await settleOldestFirst(tx, found, () => Promise.resolve([id]));
    return (await new InvoicesRepository(tx).lockByIds([id])).get(id) ?? invoice;
  }
}
