import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  newId,
  VersionedTable,
  type Stored,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import type { ChainedNumber } from '../../books/numbering/index.js';
import { nameProducts, renameProducts } from '../../books/products/index.js';
import { isInvoiced } from './conversion/invoiced.sql.js';
import type { QuoteEntity } from './entities/quote.entity.js';
import { quotes } from './quotes.resource.js';
import { quoteTerms } from './quotes.terms.js';

type Keys = 'organization_id' | 'id' | 'version' | 'created_at' | 'updated_at';

/** What becomes of a quote after it was written. */
type Lifecycle =
  | 'status'
  | 'number'
  | 'issue_date'
  | 'issued_at'
  | 'sent_at'
  | 'viewed_at'
  | 'closed_at'
  | 'seller'
  | 'buyer'
  | 'acceptance'
  | 'decline_reason'
  | 'superseded_by_quote_id';

type Origin = 'revision' | 'revises_quote_id';

/** What a caller decides, and what follows from it. */
export type QuoteColumns = Omit<QuoteEntity, Keys | Lifecycle | Origin>;

/** A number is only given together with its place in the chain. */
type Changes = Partial<Omit<QuoteEntity, Keys | 'number' | 'issue_date' | Origin>>;

const NAMES = { table: 'quote_products', of: 'quote_id' } as const;

/** Reads and writes quotes. */
export class QuotesRepository {
  private readonly rows: VersionedTable<QuoteEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'quotes');
  }

  /** With the state that follows from its invoices. Raises `not_found`. */
  async get(id: string): Promise<QuoteEntity> {
    // Both leave together: a read has one round trip.
    const [row, invoiced] = await Promise.all([this.rows.byId(id), this.isInvoiced(id)]);
    if (row === undefined) throw notFound(quotes.noun);
    return invoiced ? { ...row, status: 'invoiced' } : row;
  }

  /** As it is stored: whether it is invoiced is not told. */
  byId(id: string): Promise<QuoteEntity | undefined> {
    return this.rows.byId(id);
  }

  /** Whether all lines that were accepted are on invoices that bear their part. */
  private async isInvoiced(id: string): Promise<boolean> {
    const values = [this.tx.organizationId, id];
    const row = await this.tx.row<{ readonly invoiced: boolean }>(isInvoiced, values);
    return row?.invoiced === true;
  }

  /** Locks a quote until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<QuoteEntity> {
    const row = await this.rows.lockById(id);
    if (row === undefined) throw notFound(quotes.noun);
    assertVersion(seen, row.version);
    return row;
  }

  lockById(id: string): Promise<QuoteEntity | undefined> {
    return this.rows.lockById(id);
  }

  /** Stores a new draft. */
  async insert(columns: QuoteColumns, origin: Pick<QuoteEntity, Origin>): Promise<QuoteEntity> {
    const row = await this.rows.insert(newId(this.tx.now), {
      ...storedOf({ ...columns, ...origin, status: 'draft' }),
    });
    nameProducts(this.tx, NAMES, namedBy(row));
    quoteTerms.add(this.tx, row);
    return row;
  }

  /** Changes a locked quote. */
  async update(before: QuoteEntity, changes: Changes): Promise<QuoteEntity> {
    const row = await this.rows.update(before, storedOf(changes));
    if (changes.items !== undefined) renameProducts(this.tx, NAMES, namedBy(row));
    quoteTerms.replace(this.tx, before, row);
    return row;
  }

  /** Makes a locked draft the document that the chain has already. */
  issue(
    before: QuoteEntity,
    { number, issue_date, ...changes }: Changes & ChainedNumber,
  ): Promise<QuoteEntity> {
    return this.rows.update(before, storedOf({ ...changes, number, issue_date }));
  }

  /** Deletes a locked draft. */
  async delete(id: string): Promise<void> {
    await this.rows.delete(id);
    quoteTerms.remove(this.tx, id);
  }
}

function namedBy({ id, items }: QuoteEntity): Parameters<typeof nameProducts>[2] {
  return { id, products: items.map(({ product_id }) => product_id) };
}

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'content',
  'items',
  'discounts',
  'charges',
  'tax_breakdown',
  'metadata',
  'seller',
  'buyer',
  'acceptance',
]);

function storedOf(columns: Partial<QuoteEntity>): Readonly<Record<string, Stored>> {
  const { tax_rate, ...plain } = columns;
  const entries = Object.entries(plain).map(([name, value]: [string, unknown]) => {
    return [name, value !== null && JSON_COLUMNS.has(name) ? JSON.stringify(value) : value];
  });
  if (tax_rate !== undefined) entries.push(['tax_rate', tax_rate.toString()]);
  return Object.fromEntries(entries) as Readonly<Record<string, Stored>>;
}
