import { ApiProperty } from '@nestjs/swagger';
import { CalculationStepDto } from '../../../books/invoices/index.js';
import { quoteStatuses } from '../domain/quote.js';
import { quoteCalculationExample } from '../quotes.examples.js';

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
