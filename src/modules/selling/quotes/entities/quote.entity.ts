import type { PriceSource } from '../../../../kernel/prices/offered-price.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { Buyer, Seller } from '../../../../kernel/parties/party.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import { CustomerEntity } from '../../../books/customers/index.js';
import type { AcceptanceChannel, QuoteStatus } from '../domain/quote.js';
import type { StoredAdjustment, StoredTaxGroup } from '../domain/stored-quote.js';

/** What a quote is made of, with exact numbers as texts. Its lines are in the order of the stored ones. */
export type StoredContent = Readonly<Record<string, unknown>>;

/** A line as it is kept in JSON: exact numbers as texts, amounts in minor units. */
export interface StoredQuoteItem {
  readonly id: string;
  readonly optional: boolean;
  readonly group: string | null;
  /** Whether it is part of the totals. */
  readonly chosen: boolean;
  readonly product_id: string;
  readonly product_name: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly unit: Unit | null;
  readonly price: string;
  /** Absent where the price was named, and in lines from before it was kept. */
  readonly price_source?: PriceSource;
  readonly price_base_quantity: string;
  readonly tax_rate: string;
  readonly tax_category: TaxCategory;
  readonly gross: string;
  readonly net: string;
  readonly taxable: string;
  readonly discounts: readonly StoredAdjustment[];
  readonly charges: readonly StoredAdjustment[];
  readonly e_invoice: Readonly<Record<string, unknown>> | null;
}

/** What proves that a quote was accepted, and what it came to then. Amounts are minor units as texts. */
export interface StoredAcceptance {
  readonly at: string;
  /** Null once the data of the customer were erased. */
  readonly name: string | null;
  readonly channel: AcceptanceChannel;
  /** Of whoever accepted it on its page. Those from before pages have none of them. */
  readonly email?: string | null;
  /** The link that they had. */
  readonly link_id?: string;
  /** Their address, as a keyed hash of that day; null once the data of the customer were erased. */
  readonly address_hash?: string | null;
  /** The lines that hold. */
  readonly items: readonly string[];
  /** SHA-256 of the quote as it was issued, and of its terms, in hexadecimal. */
  readonly document_hash: string;
  readonly terms_hash: string | null;
  readonly subtotal: string;
  readonly discount_total: string;
  readonly charge_total: string;
  readonly tax_total: string;
  readonly total: string;
  readonly tax_breakdown: readonly StoredTaxGroup[];
}

/** A quote with its lines. Amounts are minor units of `currency`, and those of the lines that it proposes. */
@Entity('quotes')
@Index('ix_quotes_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_quotes_updated_at', ['organization_id', 'updated_at', 'id'])
@Index('ix_quotes_customer', ['organization_id', 'customer_id', 'created_at', 'id'])
@Index('ix_quotes_status', ['organization_id', 'status', 'created_at', 'id'])
@Index('ix_quotes_currency', ['organization_id', 'currency', 'created_at', 'id'])
@Index('ix_quotes_valid_until', ['organization_id', 'valid_until', 'id'])
@Index('ix_quotes_number', ['organization_id', 'number', 'id'])
@Index('ix_quotes_total', ['organization_id', 'currency', 'total'])
@Index('ix_quotes_number_end', ['organization_id', 'number_end'])
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'standing_id'], {
  name: 'fk_quotes_customer',
})
@Check(
  'ck_quotes_status',
  `status IN ('draft', 'open', 'accepted', 'declined', 'expired', 'superseded', 'cancelled')`,
)
@Check('ck_quotes_issued', `(status = 'draft') = (number IS NULL) AND (number IS NULL) = (issued_at IS NULL)`)
@Check('ck_quotes_accepted', `(status = 'accepted') = (acceptance IS NOT NULL)`)
@Check('ck_quotes_superseded', `(status = 'superseded') = (superseded_by_quote_id IS NOT NULL)`)
@Check('ck_quotes_total', 'total = subtotal - discount_total + charge_total + tax_total AND total >= 0')
@Check('ck_quotes_tax_rounding', `tax_rounding IN ('document', 'line')`)
export class QuoteEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quotes' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quotes' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  status!: QuoteStatus;

  @Column('text', { nullable: true })
  number!: string | null;

  /** The number from its end to its start, of which an index finds the end. The database sets it. */
  @Column('text', { nullable: true })
  readonly number_end?: string | null;

  /** Counts the quotes that took the place of each other, from 1. */
  @Column('integer')
  revision!: number;

  /** The quote whose place this one takes once it is issued. */
  @Column('uuid', { nullable: true })
  revises_quote_id!: string | null;

  @Column('uuid', { nullable: true })
  superseded_by_quote_id!: string | null;

  @Column('uuid')
  customer_id!: string;

  @Column('text')
  customer_name!: string;

  @Column('text')
  currency!: string;

  /** What invoices are made of; null once the data of its customer were erased. */
  @Column('jsonb', { nullable: true })
  content!: StoredContent | null;

  @Column('jsonb')
  items!: readonly StoredQuoteItem[];

  @Column('numeric', { precision: 7, scale: 4 })
  tax_rate!: Decimal;

  @Column('text')
  tax_category!: TaxCategory;

  @Column('text', { nullable: true })
  tax_exemption_reason!: string | null;

  @Column('text')
  tax_rounding!: 'document' | 'line';

  @Column('boolean')
  prices_include_tax!: boolean;

  @Column('jsonb')
  discounts!: readonly StoredAdjustment[];

  @Column('jsonb')
  charges!: readonly StoredAdjustment[];

  @Column('bigint')
  subtotal!: MinorUnits;

  @Column('bigint')
  discount_total!: MinorUnits;

  @Column('bigint')
  charge_total!: MinorUnits;

  @Column('bigint')
  tax_total!: MinorUnits;

  @Column('bigint')
  total!: MinorUnits;

  @Column('jsonb')
  tax_breakdown!: readonly StoredTaxGroup[];

  @Column('date', { nullable: true })
  issue_date!: string | null;

  /** The last day on which it can be accepted; of a draft null: so many days after its issue. */
  @Column('date', { nullable: true })
  valid_until!: string | null;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  /** What whoever accepts agrees to. */
  @Column('text', { nullable: true })
  terms!: string | null;

  @Column('jsonb')
  metadata!: Readonly<Record<string, string>>;

  @Column('jsonb', { nullable: true })
  seller!: Seller | null;

  @Column('jsonb', { nullable: true })
  buyer!: Buyer | null;

  @Column('jsonb', { nullable: true })
  acceptance!: StoredAcceptance | null;

  @Column('text', { nullable: true })
  decline_reason!: string | null;

  @Column('timestamptz', { nullable: true })
  issued_at!: Date | null;

  /** When it last left by mail, and when its customer looked at it for the first time. */
  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  viewed_at!: Date | null;

  /** When it was accepted, declined, cancelled or superseded, or has expired. */
  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
