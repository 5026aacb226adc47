import type { Buyer, Seller } from '../../kernel/parties/party.js';
import type { Transaction } from '../../platform/index.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import * as sql from './invoices.sql.js';

/** Who issues an invoice and to whom, as both are now. */
export interface Parties {
  readonly seller: Seller;
  readonly buyer: Buyer;
}

/** What may change of an invoice without its lines changing. */
type Changes = Partial<
  Omit<InvoiceEntity, 'organization_id' | 'id' | 'version' | 'created_at' | 'updated_at'>
>;

export class InvoiceStatesRepository {
  constructor(private readonly tx: Transaction) {}

  /** Undefined when the organization has no such invoice. */
  parties(invoiceId: string): Promise<Parties | undefined> {
    return this.tx.row<Parties>(sql.parties, [this.tx.organizationId, invoiceId]);
  }

  /** Changes a locked invoice. The names of the columns come from the code, so that there are few statements. */
  change(before: InvoiceWithItems, changes: Changes): InvoiceWithItems {
    const { organizationId, now } = this.tx;
    const columns = Object.keys(changes).map((name, index) => `${name} = $${index + 5}`);
    this.tx.changeLocked(
      `UPDATE invoices SET version = version + 1, updated_at = $3, ${columns.join(', ')}
        WHERE organization_id = $1 AND id = $2 AND version = $4`,
      [organizationId, before.id, now, before.version, ...Object.values(changes)],
    );
    return { ...before, ...changes, version: before.version + 1, updated_at: now };
  }
}
