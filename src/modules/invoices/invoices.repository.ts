import { dateInZone } from '../../kernel/time/calendar-date.js';
import { newId, type Transaction } from '../../platform/index.js';
import type { DraftItem, DraftSurroundings, InvoiceDraft, ProductFacts } from './domain/invoice-draft.js';
import type { InvoiceDetails } from './domain/invoice.js';
import type { InvoiceItemEntity } from './entities/invoice-item.entity.js';
import { draftItemRow, draftRow, draftValues, itemValues, newInvoice } from './draft-rows.sql.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import * as sql from './invoices.sql.js';

interface SurroundingsRow {
  readonly organization: DraftSurroundings['organization'];
  readonly customer: DraftSurroundings['customer'] | null;
  readonly products: readonly (ProductFacts & { readonly id: string })[] | null;
}

/** An invoice, and the time zone that its days are counted in. */
type DatedRow = InvoiceEntity & { readonly time_zone: string };

export class InvoicesRepository {
  constructor(private readonly tx: Transaction) {}

  /** Everything that a draft refers to, in one round trip. Takes what is to be replaced, if anything. */
  async surroundings(details: InvoiceDetails, before?: InvoiceWithItems): Promise<DraftSurroundings> {
    const { organizationId, now } = this.tx;
    const productIds = new Set(details.items.map((item) => item.product_id));
    const values = [organizationId, details.customer_id, [...productIds]];
    const row = await this.tx.row<SurroundingsRow>(sql.surroundings, values);
    if (row === undefined) throw new Error('The organization of a credential is gone.');
    const products = new Map(row.products?.map((product) => [product.id, product]));
    const kept = new Set(before && [before.customer_id, ...before.items.map((item) => item.product_id)]);
    return { organization: row.organization, customer: row.customer ?? undefined, products, now, kept };
  }

  /** Stores a new draft with its lines in one statement. Takes the invoice that it corrects, if any. */
  insert(draft: InvoiceDraft, corrects_invoice_id: string | null): InvoiceWithItems {
    const { organizationId, now } = this.tx;
    const id = newId(now);
    const items = this.itemsOf(id, draft.items);
    const stored = draftRow(draft);
    const head = [organizationId, id, now, corrects_invoice_id, ...Object.values(newInvoice)];
    this.tx.sendAhead(this.tx.rows(sql.insert, [...head, ...draftValues(stored), ...itemValues(items)]));
    return {
      organization_id: organizationId,
      id,
      corrects_invoice_id,
      created_at: now,
      updated_at: now,
      ...newInvoice,
      ...stored,
      items,
    };
  }

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

  /** Replaces a locked draft and all of its lines. */
  replace(before: InvoiceWithItems, draft: InvoiceDraft): InvoiceWithItems {
    const { organizationId, now } = this.tx;
    const { id, version } = before;
    const items = this.itemsOf(id, draft.items);
    const stored = draftRow(draft);
    this.tx.sendAhead(this.tx.touched(sql.deleteItems, [organizationId, id]));
    this.tx.changeLocked(sql.update, [organizationId, id, now, ...draftValues(stored), version]);
    this.tx.sendAhead(this.tx.touched(sql.insertItems, [organizationId, id, ...itemValues(items)]));
    return { ...before, ...stored, version: version + 1, updated_at: now, items };
  }

  /** Deletes a locked draft; its lines go with it. */
  delete(id: string): void {
    this.tx.changeLocked(sql.deleteById, [this.tx.organizationId, id]);
  }

  /** Both statements are under way at once, so that lines cost no second round trip. */
  private async withItems(
    row: Promise<DatedRow | undefined>,
    id: string,
  ): Promise<InvoiceWithItems | undefined> {
    const lines = this.tx.rows<InvoiceItemEntity>(sql.itemsById, [this.tx.organizationId, id]);
    const [invoice, items] = await Promise.all([row, lines]);
    return invoice && withDay(invoice, items, this.tx.now);
  }

  private itemsOf(invoiceId: string, items: readonly DraftItem[]): InvoiceItemEntity[] {
    const { organizationId, now } = this.tx;
    return items.map((item, position) => {
      const row = draftItemRow(item);
      return { organization_id: organizationId, invoice_id: invoiceId, position, id: newId(now), ...row };
    });
  }
}

function withDay(row: DatedRow, items: readonly InvoiceItemEntity[], now: Date): InvoiceWithItems {
  return Object.assign(row, { items, today: dateInZone(now, row.time_zone) });
}
