import type { Buyer, Seller } from '../../kernel/parties/party.js';
import { dateInZone } from '../../kernel/time/calendar-date.js';
import type { Transaction } from '../../platform/index.js';
import type { ChainedNumber } from '../numbering/index.js';
import type { Finalization } from './domain/finalization.js';
import type { InvoiceItemEntity } from './entities/invoice-item.entity.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import * as sql from './invoices.sql.js';

/** Who issues an invoice and to whom, as both are now. */
interface Parties {
  readonly seller: Seller;
  readonly buyer: Buyer;
}

/** What may change of an invoice without its lines changing. Its number is set by `finalize` alone. */
type Changes = Partial<
  Omit<InvoiceEntity, 'organization_id' | 'id' | 'version' | 'number' | 'created_at' | 'updated_at'>
>;

/** An invoice, and the time zone that its days are counted in. */
type DatedRow = InvoiceEntity & { readonly time_zone: string };

/** Reads and locks invoices, and moves them from state to state. Drafts are written in `write/`. */
export class InvoicesRepository {
  constructor(private readonly tx: Transaction) {}

  /** The invoice with its lines, or undefined when the organization has none with this id. */
  async byId(id: string): Promise<InvoiceWithItems | undefined> {
    return this.withItems(this.tx.row<DatedRow>(sql.byId, [this.tx.organizationId, id]), id);
  }

  /** The same, held against every other writer until the transaction ends. */
  async lockById(id: string): Promise<InvoiceWithItems | undefined> {
    return this.withItems(this.tx.row<DatedRow>(sql.lockById, [this.tx.organizationId, id]), id);
  }

  /** The same of several, in the order of their ids; those that are not there are absent. */
  async lockByIds(ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceWithItems>> {
    const values = [this.tx.organizationId, [...new Set(ids)]];
    const locked = this.tx.rows<DatedRow>(sql.lockByIds, values);
    const [rows, items] = await Promise.all([
      locked,
      this.tx.rows<InvoiceItemEntity>(sql.itemsByIds, values),
    ]);
    const withItems = rows.map((row) => {
      const own = items.filter((item) => item.invoice_id === row.id);
      return [row.id, withDay(row, own, this.tx.now)] as const;
    });
    return new Map(withItems);
  }

  /** Whether a mail about the invoice is leaving, or may have arrived. */
  async isBeingSent(id: string): Promise<boolean> {
    return (await this.tx.row(sql.messageBeingSent, [this.tx.organizationId, id])) !== undefined;
  }

  /** Those of some payment references that invoices have already. */
  async takenReferences(references: readonly string[]): Promise<ReadonlySet<string>> {
    const values = [this.tx.organizationId, references];
    const rows = await this.tx.rows<{ payment_reference: string }>(sql.takenReferences, values);
    return new Set(rows.map((row) => row.payment_reference));
  }

  /** The organization and the customer of an invoice that is there, as they are now. */
  async parties(customerId: string): Promise<Parties> {
    const parties = await this.tx.row<Parties>(sql.parties, [this.tx.organizationId, customerId]);
    if (parties === undefined) throw new Error('The customer of an invoice is gone.');
    return parties;
  }

  /** Makes a locked draft the document that the chain has already. */
  finalize(draft: InvoiceWithItems, changes: Finalization & ChainedNumber): InvoiceWithItems {
    return this.change(draft, changes);
  }

  /** Changes a locked invoice. The column names come from the code, so that there are few distinct statements. */
  change(before: InvoiceWithItems, changes: Changes): InvoiceWithItems {
    const { organizationId, now } = this.tx;
    const columns = Object.keys(changes).map((name, index) => `${name} = $${index + 5}`);
    this.tx.updateLockedRow(
      `UPDATE invoices SET version = version + 1, updated_at = $3, ${columns.join(', ')}
        WHERE organization_id = $1 AND id = $2 AND version = $4`,
      [organizationId, before.id, now, before.version, ...Object.values(changes).map(stored)],
    );
    return { ...before, ...changes, version: before.version + 1, updated_at: now };
  }

  /** Sends both statements together, so that the lines cost no second round trip. */
  private async withItems(
    row: Promise<DatedRow | undefined>,
    id: string,
  ): Promise<InvoiceWithItems | undefined> {
    const lines = this.tx.rows<InvoiceItemEntity>(sql.itemsById, [this.tx.organizationId, id]);
    const [invoice, items] = await Promise.all([row, lines]);
    return invoice && withDay(invoice, items, this.tx.now);
  }
}

/** A list as JSON: the driver would send it as an array of PostgreSQL. */
function stored(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

function withDay(row: DatedRow, items: readonly InvoiceItemEntity[], now: Date): InvoiceWithItems {
  return Object.assign(row, { items, today: dateInZone(now, row.time_zone) });
}
