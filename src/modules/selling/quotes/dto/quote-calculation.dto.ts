import { ApiProperty, PickType } from '@nestjs/swagger';
import { CalculatedItemDto, CalculationStepDto } from '../../../books/invoices/index.js';
import { quoteStatuses } from '../domain/quote.js';
import { calculatedQuoteExample, quoteCalculationExample } from '../quotes.examples.js';
import { QuoteSummaryDto } from './quote.dto.js';

export class CalculatedQuoteItemDto extends CalculatedItemDto {
  @ApiProperty({ description: 'Whether the customer may leave it out.', example: false })
  optional!: boolean;

  @ApiProperty({ description: 'One of the lines with this name holds.', type: String, nullable: true })
  group!: string | null;

  @ApiProperty({ description: 'Whether it is part of the totals.', example: true })
  chosen!: boolean;
}

/** What a quote would come to. */
export class CalculatedQuoteDto extends PickType(QuoteSummaryDto, [
  'customer_id',
  'customer_name',
  'currency',
  'tax_rate',
  'tax_category',
  'tax_exemption_reason',
  'tax_rounding',
  'prices_include_tax',
  'discounts',
  'charges',
  'subtotal',
  'discount_total',
  'charge_total',
  'total_excluding_tax',
  'tax_total',
  'total',
  'tax_breakdown',
]) {
  static readonly example: CalculatedQuoteDto = calculatedQuoteExample;

  @ApiProperty({ description: 'The lines, in their order.', type: [CalculatedQuoteItemDto] })
  items!: CalculatedQuoteItemDto[];
}

export class QuoteCalculationDto {
  static readonly example: QuoteCalculationDto = quoteCalculationExample;

  @ApiProperty({ example: 'quo_01h455vb4pex5vsknk084sn02q' })
  quote_id!: string;

  @ApiProperty({ description: 'The version of the quote.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: quoteStatuses, example: 'draft' })
  status!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ enum: ['document', 'line'], example: 'document' })
  tax_rounding!: string;

  @ApiProperty({ description: 'Whether prices, discounts and charges include tax.' })
  prices_include_tax!: boolean;

  @ApiProperty({ description: 'Every step, in the order in which it was taken.', type: [CalculationStepDto] })
  steps!: CalculationStepDto[];
}
