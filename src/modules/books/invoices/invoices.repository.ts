import type { Buyer, Seller } from '../../../kernel/parties/party.js';
import { dateInZone } from '../../../kernel/time/calendar-date.js';
import { isDivisionByZero, type Transaction } from '../../../platform/index.js';
import { numberTaken, type ChainedNumber } from '../numbering/index.js';
import type { Finalization } from './domain/finalization.js';
import type { InvoiceItemEntity } from './entities/invoice-item.entity.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import * as sql from './invoices.sql.js';
import { invoiceTerms } from './invoices.terms.js';

/** Who issues an invoice and to whom, as both are now. */
export interface Parties {
  readonly seller: Seller;
  readonly buyer: Buyer;
}

/** The same of one that is issued, and whether its customer's credit settles it then. */
export interface IssuingParties extends Parties {
  readonly applies_credit: boolean;
}

/** A draft that is locked or new, and what makes it the document that the chain has already. */
export interface IssuedDraft {
  readonly draft: InvoiceWithItems;
  readonly changes: Finalization & ChainedNumber;
}

/** In the order of the arrays of `finalizeAll`; the instant is the same for all. */
const finalizedColumns = [
  'status',
  'number',
  'payment_reference',
  'issue_date',
  'due_date',
  'payment_plan',
  'seller',
  'buyer',
  'customer_name',
  'paid_at',
] as const satisfies readonly Exclude<keyof Finalization, 'finalized_at'>[];

/** What may change of an invoice without its lines changing. Its number is set by `finalize` alone. */
type Changes = Partial<
  Omit<
    InvoiceEntity,
    'organization_id' | 'id' | 'version' | 'number' | 'reference' | 'created_at' | 'updated_at'
  >
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
  lockByIds(ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceWithItems>> {
    return this.lockAll(sql.lockByIds, ids);
  }

  /** The same without waiting: those that another transaction has locked are absent, too. */
  lockFreeByIds(ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceWithItems>> {
    return this.lockAll(sql.lockFreeByIds, ids);
  }

  private async lockAll(
    statement: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, InvoiceWithItems>> {
    const values = [this.tx.organizationId, [...new Set(ids)]];
    const all = await this.allOf({ rows: statement, items: sql.itemsByIds }, values);
    return new Map(all.map((invoice) => [invoice.id, invoice]));
  }

  /** Those that were made of a quote, the first one first. */
  ofQuote(quoteId: string): Promise<InvoiceWithItems[]> {
    const values = [this.tx.organizationId, quoteId];
    return this.allOf({ rows: sql.ofQuote, items: sql.itemsOfQuote }, values);
  }

  /** The same of a locked quote, held. Who corrects one of them while it is waited for adds another. */
  async lockOfQuote(quoteId: string): Promise<InvoiceWithItems[]> {
    let found = await this.ofQuote(quoteId);
    for (let held = 0; held < found.length;) {
      held = (await this.lockByIds(found.map(({ id }) => id))).size;
      found = await this.ofQuote(quoteId);
    }
    return found;
  }

  private async allOf(
    statements: { readonly rows: string; readonly items: string },
    values: readonly unknown[],
  ): Promise<InvoiceWithItems[]> {
    const [rows, items] = await Promise.all([
      this.tx.rows<DatedRow>(statements.rows, values),
      this.tx.rows<InvoiceItemEntity>(statements.items, values),
    ]);
    return rows.map((row) => {
      const own = items.filter((item) => item.invoice_id === row.id);
      return withDay(row, own, this.tx.now);
    });
  }

  /** Those of some payment references that invoices have already. */
  async takenReferences(references: readonly string[]): Promise<ReadonlySet<string>> {
    const values = [this.tx.organizationId, references];
    const rows = await this.tx.rows<{ payment_reference: string }>(sql.takenReferences, values);
    return new Set(rows.map((row) => row.payment_reference));
  }

  /** Those of some numbers that deposit invoices of a customer have which still count. */
  async depositsAmong(customerId: string, numbers: readonly string[]): Promise<readonly string[]> {
    const values = [this.tx.organizationId, numbers, customerId];
    const rows = await this.tx.rows<{ number: string }>(sql.depositsAmong, values);
    return rows.map(({ number }) => number);
  }

  /** Lets the work run again if an invoice has one of these payment references. */
  expectFree(references: readonly string[]): void {
    if (references.length > 0) this.tx.expectNone(sql.takenReferences, [this.tx.organizationId, references]);
  }

  /** Refuses the numbers of invoices of before, which are in no chain. Raises `already_exists`. */
  assertFreeNumbers(numbers: readonly string[]): void {
    this.tx.pipeline(
      this.tx.rows(sql.assertFreeNumbers, [this.tx.organizationId, numbers]).catch((error: unknown) => {
        throw isDivisionByZero(error) ? numberTaken(...numbers) : error;
      }),
    );
  }

  /** The organization and the customer of an invoice that is there, as they are now. */
  async parties(customerId: string): Promise<Parties> {
    const parties = await this.tx.row<Parties>(sql.parties, [this.tx.organizationId, customerId]);
    if (parties === undefined) throw new Error('The customer of an invoice is gone.');
    return parties;
  }

  /** The same for the customers of several invoices, by customer. */
  partiesOfInvoices(ids: readonly string[]): Promise<ReadonlyMap<string, IssuingParties>> {
    return this.partiesByCustomer(sql.partiesOfInvoices, ids);
  }

  /** The same for several customers. */
  partiesOfCustomers(ids: readonly string[]): Promise<ReadonlyMap<string, IssuingParties>> {
    return this.partiesByCustomer(sql.partiesOfCustomers, [...new Set(ids)]);
  }

  private async partiesByCustomer(
    statement: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, IssuingParties>> {
    const rows = await this.tx.rows<IssuingParties & { readonly customer_id: string }>(statement, [
      this.tx.organizationId,
      ids,
    ]);
    return new Map(rows.map(({ customer_id, ...parties }) => [customer_id, parties]));
  }

  /** Makes locked drafts the documents that the chain has already, in one statement. */
  finalizeAll(all: readonly IssuedDraft[]): InvoiceWithItems[] {
    const { organizationId, now } = this.tx;
    const columns = [
      all.map(({ draft }) => draft.id),
      all.map(({ draft }) => draft.version),
      ...finalizedColumns.map((name) => all.map(({ changes }) => textOf(changes[name]))),
    ];
    this.tx.updateLockedRows(sql.finalizeAll, [organizationId, now, ...columns], all.length);
    return all.map((issued) => asIssued(issued, now));
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
    const invoice = { ...before, ...changes, version: before.version + 1, updated_at: now };
    if (changes.metadata !== undefined) invoiceTerms.replace(this.tx, before, invoice);
    return invoice;
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

/** The document that a draft is after it was issued. */
export function asIssued({ draft, changes }: IssuedDraft, now: Date): InvoiceWithItems {
  return { ...draft, ...changes, version: draft.version + 1, updated_at: now };
}

/** Within an array the driver would send a list as an array of PostgreSQL. */
function textOf(value: Finalization[keyof Finalization]): string | Date | null {
  return value === null || typeof value === 'string' || value instanceof Date ? value : JSON.stringify(value);
}

/** A list as JSON: the driver would send it as an array of PostgreSQL. */
function stored(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

function withDay(row: DatedRow, items: readonly InvoiceItemEntity[], now: Date): InvoiceWithItems {
  return Object.assign(row, { items, today: dateInZone(now, row.time_zone) });
}
