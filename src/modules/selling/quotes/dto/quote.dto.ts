import { ApiProperty, OmitType } from '@nestjs/swagger';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  AppliedDocumentAdjustmentDto,
  BuyerDto,
  InvoiceItemDto,
  SellerDto,
  TaxGroupDto,
} from '../../../books/invoices/index.js';
import {
  acceptanceChannels,
  quoteActions,
  quoteStatuses,
  type AcceptanceChannel,
  type QuoteAction,
  type QuoteStatus,
} from '../domain/quote.js';
import { quoteExample, quoteListExample } from '../quotes.examples.js';
import type { quoteFates } from '../quotes.resource.js';

/** Sums of the lines that hold. */
class QuoteTotalsDto {
  @ApiProperty({ description: 'Sum of the lines, without tax.', example: 1193.75 })
  subtotal!: number;

  @ApiProperty({ description: 'Sum of the quote’s own discounts, without tax.', example: 0 })
  discount_total!: number;

  @ApiProperty({ description: 'Sum of the quote’s own charges, without tax.', example: 0 })
  charge_total!: number;

  @ApiProperty({ description: 'Sum of the taxes.', example: 226.81 })
  tax_total!: number;

  @ApiProperty({ description: 'Subtotal less discounts, plus charges, plus tax.', example: 1420.56 })
  total!: number;

  @ApiProperty({
    description: 'One group per tax category and rate, the highest rate first.',
    type: [TaxGroupDto],
  })
  tax_breakdown!: TaxGroupDto[];
}

export class QuoteAcceptanceDto extends QuoteTotalsDto {
  @ApiProperty({ description: 'When it was accepted.', type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({
    description: 'Who has accepted it; null once the data of the customer were erased.',
    type: String,
    nullable: true,
    example: 'Ada Lovelace',
  })
  name!: string | null;

  @ApiProperty({
    description: 'How you were told. `page`: the customer has accepted it on the page behind a link.',
    enum: acceptanceChannels,
    example: 'phone',
  })
  channel!: AcceptanceChannel;

  @ApiProperty({
    description: 'The address for mail that they gave on the page; null elsewhere, and once it was erased.',
    type: String,
    nullable: true,
    example: 'ada@example.com',
  })
  email!: string | null;

  @ApiProperty({
    description: 'The link to the page on which it was accepted.',
    type: String,
    nullable: true,
    example: 'lnk_01h455vb4pex5vsknk084sn02q',
  })
  link_id!: string | null;

  @ApiProperty({
    description:
      'Where the page was asked for: a hash of the network address with a key of this installation and the day, so ' +
      'that two of one day can be compared and none can be read.',
    type: String,
    nullable: true,
  })
  address_hash!: string | null;

  @ApiProperty({
    description: 'The lines that hold.',
    type: [String],
    example: ['qit_01h455vb4pex5vsknk084sn02q'],
  })
  items!: string[];

  @ApiProperty({ description: 'SHA-256 of the quote as it was issued, in hexadecimal, as its chain has it.' })
  document_hash!: string;

  @ApiProperty({
    description: 'SHA-256 of its terms, in hexadecimal; null where it has none.',
    type: String,
    nullable: true,
  })
  terms_hash!: string | null;
}

export class QuoteItemDto extends OmitType(InvoiceItemDto, ['id', 'quote_item_id']) {
  @ApiProperty({ example: 'qit_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Whether the customer may leave it out.', example: false })
  optional!: boolean;

  @ApiProperty({ description: 'One of the lines with this name holds.', type: String, nullable: true })
  group!: string | null;

  @ApiProperty({ description: 'Whether it is part of the totals that are proposed.', example: true })
  chosen!: boolean;
}

/** A quote without its lines, its terms and the parties. */
export class QuoteSummaryDto extends QuoteTotalsDto {
  @ApiProperty({ example: 'quo_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: quoteStatuses, example: 'draft' })
  status!: QuoteStatus;

  @ApiProperty({ description: 'What may be done now.', enum: quoteActions, isArray: true })
  available_actions!: readonly QuoteAction[];

  @ApiProperty({ description: 'Null: it is a draft.', type: String, nullable: true })
  number!: string | null;

  @ApiProperty({
    description: 'Counts the quotes that took the place of each other.',
    type: 'integer',
    example: 1,
  })
  revision!: number;

  @ApiProperty({ description: 'The quote whose place it takes.', type: String, nullable: true })
  revises_quote_id!: string | null;

  @ApiProperty({ description: 'The quote that has taken its place.', type: String, nullable: true })
  superseded_by_quote_id!: string | null;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({
    description: 'The customer’s name when it was written.',
    example: 'Difference Engines GmbH',
  })
  customer_name!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Tax rate of lines without one of their own, as a percentage.', example: 19 })
  tax_rate!: number;

  @ApiProperty({ description: 'Tax category of such lines.', enum: taxCategories, example: 'S' })
  tax_category!: TaxCategory;

  @ApiProperty({ description: 'Why no tax is charged, as it was given.', type: String, nullable: true })
  tax_exemption_reason!: string | null;

  @ApiProperty({
    description: 'Whether tax is rounded once per tax group or once per line.',
    enum: ['document', 'line'],
    example: 'document',
  })
  tax_rounding!: string;

  @ApiProperty({ description: 'Whether prices, discounts and charges include tax.' })
  prices_include_tax!: boolean;

  @ApiProperty({ description: 'Taken off the whole quote.', type: [AppliedDocumentAdjustmentDto] })
  discounts!: AppliedDocumentAdjustmentDto[];

  @ApiProperty({ description: 'Added to the whole quote.', type: [AppliedDocumentAdjustmentDto] })
  charges!: AppliedDocumentAdjustmentDto[];

  @ApiProperty({ description: 'Subtotal less discounts, plus charges.', example: 1193.75 })
  total_excluding_tax!: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  issue_date!: string | null;

  @ApiProperty({
    description: 'The last day on which it can be accepted. Null: 30 days after the issue.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2099-12-31',
  })
  valid_until!: string | null;

  @ApiProperty({ description: 'The customer’s own sign.', type: String, nullable: true })
  reference!: string | null;

  @ApiProperty({ description: 'For yourselves.', type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ description: 'Printed on the document.', type: String, nullable: true })
  message!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Readonly<Record<string, string>>;

  @ApiProperty({
    description: 'What proves that it was accepted, and the sums of the lines that hold since.',
    type: QuoteAcceptanceDto,
    nullable: true,
  })
  acceptance!: QuoteAcceptanceDto | null;

  @ApiProperty({ description: 'Why it was declined.', type: String, nullable: true })
  decline_reason!: string | null;

  @ApiProperty({ description: 'When it was issued.', type: String, format: 'date-time', nullable: true })
  issued_at!: string | null;

  @ApiProperty({
    description: 'When it last left by mail.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  sent_at!: string | null;

  @ApiProperty({
    description: 'When somebody looked at the page behind one of its links for the first time.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  viewed_at!: string | null;

  @ApiProperty({
    description: 'When it was accepted, declined, cancelled or superseded, or has expired.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  closed_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class QuoteDto extends QuoteSummaryDto implements Tells<typeof quoteFates> {
  static readonly example: QuoteDto = quoteExample;

  @ApiProperty({ description: 'What whoever accepts agrees to.', type: String, nullable: true })
  terms!: string | null;

  @ApiProperty({ description: 'Who offers it, as it was at the issue.', type: SellerDto, nullable: true })
  seller!: SellerDto | null;

  @ApiProperty({ description: 'To whom, as it was at the issue.', type: BuyerDto, nullable: true })
  buyer!: BuyerDto | null;

  @ApiProperty({ description: 'The lines, in their order.', type: [QuoteItemDto] })
  items!: QuoteItemDto[];
}

export class QuoteListDto extends ListDto {
  static readonly example: QuoteListDto = quoteListExample;

  @ApiProperty({ type: [QuoteSummaryDto] })
  data!: QuoteSummaryDto[];
}
