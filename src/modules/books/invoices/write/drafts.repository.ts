import { holidaysOf, inParts, newId, type Transaction } from '../../../../platform/index.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { OfferedList } from '../../../../kernel/prices/offered-price.js';
import { offeredLists, type OfferedListRow } from '../../price-lists/index.js';
import { lacksPrices } from '../domain/item-prices.js';
import type { CustomerFacts, ProductFacts } from '../domain/draft-facts.js';
import type { DraftItem, DraftSurroundings, InvoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { InvoiceItemEntity } from '../entities/invoice-item.entity.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { asIssued, type IssuedDraft } from '../invoices.repository.js';
import { taxDifferencesOf } from '../domain/tax-differences.js';
import { invoiceTerms } from '../invoices.terms.js';
import { draftValues, invoiceArrays, itemArrays, itemValues, newInvoice } from './draft-columns.sql.js';
import { draftItemRow, draftRow, type DraftRow } from './draft-rows.sql.js';
import * as sql from './drafts.sql.js';
import { keptQuoteItems } from '../domain/kept-quote-items.js';

type Identified<Facts> = Facts & { readonly id: string };

interface OrganizationRow {
  readonly organization: DraftSurroundings['organization'];
  readonly products: readonly ProductRow[] | null;
  /** Read only where a line names no price. */
  readonly price_lists?: readonly OfferedListRow[] | null;
}

type ProductRow = Identified<Omit<ProductFacts, 'price'>> & { readonly price?: string | null };

type CustomerRow = CustomerFacts & { readonly price_list_id?: string | null };

interface SurroundingsRow extends OrganizationRow {
  readonly customer: CustomerRow | null;
}

interface SurroundingsOfAllRow extends OrganizationRow {
  readonly customers: readonly Identified<CustomerRow>[] | null;
}

/** A draft that is not stored yet, and the document that it becomes at once, if it does. */
interface NewDraft {
  readonly draft: InvoiceWithItems;
  readonly issued?: IssuedDraft;
}

/** What a draft comes from. */
type Origin = Pick<InvoiceWithItems, 'corrects_invoice_id' | 'recurring_invoice_id' | 'quote_id'> & {
  /** The lines of a quote behind the first lines, in their order. */
  readonly quoteItemIds?: readonly (string | null)[] | undefined;
};

const ofItself: Origin = { corrects_invoice_id: null, recurring_invoice_id: null, quote_id: null };

/** Writes drafts, each together with its lines. */
export class DraftsRepository {
  constructor(private readonly tx: Transaction) {}

  /** Everything that a draft refers to, in one round trip. Takes the invoice that it replaces or corrects, if any. */
  async surroundings(details: InvoiceDetails, before?: InvoiceWithItems): Promise<DraftSurroundings> {
    const { organizationId, now } = this.tx;
    const productIds = new Set(details.items.map((item) => item.product_id));
    const values = [organizationId, details.customer_id, [...productIds]];
    const statement = lacksPrices(details) ? sql.pricedSurroundings : sql.surroundings;
    const row = await this.tx.row<SurroundingsRow>(statement, values);
    if (row === undefined) throw new Error('The organization of a credential is gone.');
    const products = productsOf(row);
    const kept = new Set(before && [before.customer_id, ...before.items.map((item) => item.product_id)]);
    // They hold as long as the groups stay as they were.
    const tax_differences = before && taxDifferencesOf(before);
    const { organization } = row;
    const customer = row.customer ?? undefined;
    const priceList = listOf(row, customer);
    return { organization, customer, priceList, products, now, kept, tax_differences, holidaysOf };
  }

  /**
   * The same of several new drafts, in one round trip however many they are. No customer and no product of theirs is
   * deleted before the transaction ends.
   */
  async surroundingsOfAll(
    all: readonly InvoiceDetails[],
  ): Promise<(details: InvoiceDetails) => DraftSurroundings> {
    const customerIds = new Set(all.map(({ customer_id }) => customer_id));
    const productIds = new Set(all.flatMap(({ items }) => items.map(({ product_id }) => product_id)));
    const { organizationId, now } = this.tx;
    const values = [organizationId, [...customerIds], [...productIds]];
    const statement = all.some(lacksPrices) ? sql.pricedSurroundingsOfAll : sql.surroundingsOfAll;
    const row = await this.tx.row<SurroundingsOfAllRow>(statement, values);
    if (row === undefined) throw new Error('The organization of a credential is gone.');
    const [customers, products] = [byId(row.customers), productsOf(row)];
    const lists = offeredLists(row.price_lists ?? null);
    const { organization } = row;
    const kept = new Set<string>();
    return ({ customer_id }) => {
      const customer = customers.get(customer_id);
      const priceList = lists.get(customer?.price_list_id ?? '');
      return { organization, customer, priceList, products, now, kept, holidaysOf };
    };
  }

  /** Stores a new draft, with its lines in the same statement. Takes the invoice that it corrects, if any. */
  insert(draft: InvoiceDraft, origin: Origin): InvoiceWithItems {
    const { organizationId: organization_id, now } = this.tx;
    const id = newId(now);
    const stored = draftRow(draft);
    const invoice = this.rowOf(draft, stored, { id, ...origin });
    const { corrects_invoice_id, recurring_invoice_id, quote_id } = origin;
    const keys = [organization_id, id, now, corrects_invoice_id, recurring_invoice_id, quote_id];
    const [first = [], ...others] = inParts(invoice.items);
    const values = [...keys, ...draftValues(stored), ...itemValues(first)];
    this.tx.pipeline(this.tx.touched(sql.insert(first.length), values));
    this.insertItems(id, others);
    invoiceTerms.add(this.tx, invoice);
    return invoice;
  }

  /**
   * Stores several new invoices, of which `surroundingsOfAll` was asked, with their lines: drafts, and documents that
   * the chain has already. These are written once, as they are issued.
   */
  insertAll(all: readonly NewDraft[]): InvoiceWithItems[] {
    const { organizationId, now } = this.tx;
    const invoices = all.map(({ draft, issued }) => (issued === undefined ? draft : asIssued(issued, now)));
    const send = (statement: string, values: unknown[]): void => {
      this.tx.pipeline(this.tx.touched(statement, [organizationId, ...values]));
    };
    send(sql.insertAll, [now, invoices.map(({ id }) => id), ...invoiceArrays(invoices)]);
    const items = invoices.flatMap((invoice) => invoice.items);
    send(sql.insertItemsOfAll, [items.map(({ invoice_id }) => invoice_id), ...itemArrays(items)]);
    invoiceTerms.add(this.tx, ...invoices);
    return invoices;
  }

  /** The invoice that a draft would be, without storing it. */
  unstored(draft: InvoiceDraft, id: string): InvoiceWithItems {
    return this.rowOf(draft, draftRow(draft), { id, ...ofItself });
  }

  private rowOf(
    draft: InvoiceDraft,
    stored: DraftRow,
    { id, quoteItemIds, ...origin }: Origin & Pick<InvoiceWithItems, 'id'>,
  ): InvoiceWithItems {
    const { organizationId: organization_id, now } = this.tx;
    const items = this.itemsOf(id, draft.items, quoteItemIds);
    return {
      organization_id,
      id,
      ...origin,
      created_at: now,
      updated_at: now,
      ...newInvoice,
      ...stored,
      items,
    };
  }

  /** Replaces a locked draft and all of its lines. */
  replace(before: InvoiceWithItems, draft: InvoiceDraft): InvoiceWithItems {
    const { organizationId, now } = this.tx;
    const { id, version } = before;
    const items = this.itemsOf(id, draft.items, keptQuoteItems(before.items, draft.items));
    const stored = draftRow(draft);
    this.tx.pipeline(this.tx.touched(sql.deleteItems, [organizationId, id]));
    this.tx.updateLockedRow(sql.update, [organizationId, id, now, ...draftValues(stored), version]);
    this.insertItems(id, inParts(items));
    const invoice = { ...before, ...stored, version: version + 1, updated_at: now, items };
    invoiceTerms.replace(this.tx, before, invoice);
    return invoice;
  }

  /** Deletes a locked draft; its lines go with it. */
  delete(id: string): void {
    this.tx.updateLockedRow(sql.deleteById, [this.tx.organizationId, id]);
    invoiceTerms.remove(this.tx, id);
  }

  private insertItems(id: string, parts: readonly (readonly InvoiceItemEntity[])[]): void {
    for (const items of parts) {
      const values = [this.tx.organizationId, id, ...itemValues(items)];
      this.tx.pipeline(this.tx.touched(sql.insertItems(items.length), values));
    }
  }

  private itemsOf(
    invoiceId: string,
    items: readonly DraftItem[],
    quoteItemIds: readonly (string | null)[] = [],
  ): InvoiceItemEntity[] {
    const { organizationId, now } = this.tx;
    return items.map((item, position) => {
      const row = draftItemRow(item);
      const quote_item_id = quoteItemIds[position] ?? null;
      const keys = { organization_id: organizationId, invoice_id: invoiceId, position, id: newId(now) };
      return { ...keys, quote_item_id, ...row };
    });
  }
}

/** Products with their own price, if that was read. */
function productsOf({ products }: OrganizationRow): ReadonlyMap<string, ProductFacts> {
  return byId(
    products?.map(({ price, ...product }) => {
      return typeof price === 'string' ? { ...product, price: Decimal.ofStored(price) } : product;
    }) ?? null,
  );
}

function listOf(
  { price_lists }: OrganizationRow,
  customer: CustomerRow | undefined,
): OfferedList | undefined {
  if (!price_lists || !customer?.price_list_id) return undefined;
  return offeredLists(price_lists).get(customer.price_list_id);
}

function byId<Facts>(found: readonly Identified<Facts>[] | null): Map<string, Identified<Facts>> {
  return new Map(found?.map((one) => [one.id, one]));
}
